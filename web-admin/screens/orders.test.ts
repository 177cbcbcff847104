import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newOrder } from "../e2e/newOrder.ts";
import { type ConsoleShop, chooseRowAction, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "訂單列表" });
const row = (number: number) =>
  table()
    .getByRole("row")
    .filter({ hasText: `#${number}` });
const drawer = (number: number) => shop.page.getByRole("dialog", { name: `訂單 #${number}` });
const dialog = () => shop.page.getByRole("alertdialog");
const hasText = (text: string) => shop.page.getByText(text).first().waitFor();

async function goTo(search = ""): Promise<void> {
  await shop.openScreen(`/product-order${search}`);
  // An open drawer hides the table from roles, but not visually.
  await shop.page.getByRole("table", { name: "訂單列表", includeHidden: true }).waitFor();
}

it("has every documented filter in the address and exports the filtered orders", async () => {
  await goTo("?state=WAITING&paymentState=PAID&page=1");
  const link = shop.page.getByRole("link", { name: "匯出 CSV" });
  expect(await link.getAttribute("href")).toBe("/exports/orders.csv?state=WAITING&paymentState=PAID&page=1");
  for (const label of ["付款方式", "付款狀態", "訂單來源", "備註"]) {
    await shop.page.getByLabel(label, { exact: true }).waitFor();
  }
  await shop.page.getByLabel("訂單狀態").selectOption("OPEN");
  await shop.page.waitForURL(/state=OPEN/);
  await table().waitFor();
});

describe("deleting", () => {
  it("is offered only where the order's state allows it", async () => {
    await goTo("?state=COMPLETE");
    const first = table().getByRole("row").nth(1);
    await first.getByRole("checkbox").check();
    expect(await shop.page.getByRole("button", { name: "刪除所選" }).isDisabled()).toBe(true);
    await first.getByRole("button", { name: /^更多操作/ }).click();
    await shop.page.getByRole("menuitem", { name: /^查看訂單/ }).waitFor();
    expect(await shop.page.getByRole("menuitem", { name: /^(刪除|取消)訂單/ }).count()).toBe(0);
    await shop.page.keyboard.press("Escape");
  });

  it("asks for confirmation, for one order and for many", async () => {
    const one = await newOrder(shop.admin, { buyerName: "甲" });
    const two = await newOrder(shop.admin, { buyerName: "乙" });
    const three = await newOrder(shop.admin, { buyerName: "丙" });
    await goTo();
    await chooseRowAction(shop.page, row(one.number), `刪除訂單 ${one.number}`);
    await dialog().getByText(`確定要刪除「訂單 #${one.number}」嗎？`).waitFor();
    await dialog().getByRole("button", { name: "刪除" }).click();
    await row(one.number).waitFor({ state: "detached" });
    for (const { number } of [two, three]) {
      await table()
        .getByRole("checkbox", { name: `選取 訂單 #${number}`, exact: true })
        .check();
    }
    await shop.page.getByRole("button", { name: "刪除所選（2）" }).click();
    await dialog().getByRole("button", { name: "刪除" }).click();
    await row(three.number).waitFor({ state: "detached" });
    await row(two.number).waitFor({ state: "detached" });
  });
});

describe("an open order", () => {
  it("accepts another payment state even when final and shows it in its history", async () => {
    const { number, id } = await newOrder(shop.admin, { buyerName: "丁", note: "第一版" });
    await shop.admin.graphql("mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }", {
      input: { id, details: { note: "第二版" } },
    });
    await shop.admin.graphql("mutation ($id: ID!) { cancelOrder(input: { id: $id }) { id } }", { id });
    await goTo(`?order=${number}`);
    await drawer(number).getByLabel("付款狀態").selectOption("REFUNDED");
    await hasText("付款狀態已更新");
    const history = drawer(number).locator("section").filter({ hasText: "變更紀錄" });
    await history.getByText("已退款").waitFor();
    expect(await history.textContent()).toMatch(/未付款.*已退款/);
    expect(await history.textContent()).toMatch(/訂單狀態.*已成立.*已取消/);
    expect(await history.textContent()).toMatch(/備註.*第一版.*第二版/);
    await shop.page.reload();
    expect(await drawer(number).getByLabel("付款狀態").textContent()).toBe("已退款");
  });
});

it("shows a requested day without a time, in the list, on a card, and in the order", async () => {
  const { number } = await newOrder(shop.admin, {
    buyerName: "指定日期的人",
    buyerPhone: "0900-000-555",
    expectedDeliveryDate: "2031-05-06T00:00:00+08:00",
  });
  const search = `/product-order?buyer=${encodeURIComponent("指定日期的人")}`;
  await shop.openScreen(search);
  expect(await row(number).textContent()).toContain("2031/05/06");
  expect(await row(number).textContent()).not.toContain("00:00");
  await shop.openScreen(`/product-order?order=${number}`);
  const panel = shop.page.getByRole("dialog");
  // The history below writes it in the same way.
  await panel
    .getByRole("definition")
    .filter({ hasText: /^2031\/05\/06$/ })
    .waitFor();
  const phone = await shop.openScreen(search, { width: 390 });
  const card = phone.getByRole("list", { name: "訂單列表" }).getByRole("listitem").first();
  await card.getByText("2031/05/06", { exact: true }).waitFor();
});

describe("adding an order", () => {
  const step = (name: string) => shop.page.getByRole("list", { name: "步驟" }).getByText(name);
  const picker = () => shop.page.getByRole("dialog", { name: "選擇商品" });

  const orderCount = async () => {
    const { data } = await shop.admin.graphql<{ orders: { totalCount: number } }>(
      "{ orders { totalCount } }",
    );
    return data?.orders.totalCount;
  };

  it("creates no order in the first step, and keeps its fields", async () => {
    const before = await orderCount();
    await shop.openScreen("/product-order");
    await shop.page.getByRole("button", { name: "新增" }).click();
    await shop.page.waitForURL(/\/product-order\/add$/);
    await shop.page.getByLabel("訂購人", { exact: true }).fill("王太太");
    await shop.page.getByLabel("付款方式").selectOption({ label: "到店付款" });
    await shop.page.getByRole("button", { name: "下一步" }).click();
    await shop.page.waitForURL(/\/product-order\/content$/);
    await step("選擇商品").waitFor();
    await shop.page.getByRole("button", { name: "上一步" }).click();
    await shop.page.waitForURL(/\/product-order\/add$/);
    expect(await shop.page.getByLabel("訂購人", { exact: true }).inputValue()).toBe("王太太");
    await shop.page.getByRole("button", { name: "下一步" }).click();
    await shop.page.waitForURL(/\/product-order\/content$/);
    expect(await orderCount()).toBe(before);
  });

  it("creates the order with its first products in the second step, even after a reload", async () => {
    const found = await shop.admin.graphql<{ products: { edges: { node: { id: string } }[] } }>(
      '{ products(filter: { name: "Yuzu Honey" }) { edges { node { id } } } }',
    );
    await shop.admin.graphql(
      "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
      {
        input: { id: found.data?.products.edges[0]?.node.id, details: { maxPerOrder: "1" } },
      },
    );
    await shop.page.reload();
    const create = shop.page.getByRole("button", { name: "建立訂單" });
    expect(await create.isDisabled()).toBe(true);
    await shop.page.getByRole("button", { name: "選擇商品" }).click();
    await picker().getByRole("textbox", { name: "商品名稱" }).fill("大福");
    await picker()
      .getByRole("button", { name: /^選擇「草莓大福/ })
      .click();
    await picker().getByRole("textbox", { name: "商品名稱" }).fill("Yuzu Honey");
    await picker()
      .getByRole("button", { name: /^選擇「柚子蜜茶醬/ })
      .click();
    await picker().getByRole("button", { name: "完成選擇" }).click();
    await shop.page.getByRole("textbox", { name: /「柚子蜜茶醬.*」的數量/ }).fill("9999");
    expect(await create.isDisabled()).toBe(true);
    await shop.page.getByRole("textbox", { name: /「柚子蜜茶醬.*」的數量/ }).fill("2");
    // A purchase limit warns staff.
    await shop.page.getByText("顧客每筆訂單限購 1 件。").waitFor();
    await create.click();
    await shop.page.waitForURL(/order=\d+&step=3/);
    await shop.page
      .getByText(/^已建立訂單 #\d+$/)
      .first()
      .waitFor();
  });

  it("shows a summary in the third step and ends at the order in its list", async () => {
    const contents = shop.page.getByRole("list", { name: "訂單商品" });
    await contents.getByText(/× 2 =/).waitFor();
    await expect.poll(() => contents.getByRole("listitem").count()).toBe(2);
    await shop.page.getByRole("button", { name: "完成" }).click();
    await shop.page
      .getByRole("dialog", { name: /^訂單 #\d+$/ })
      .getByText("王太太")
      .first()
      .waitFor();
  });

  it("requires an order first when the address names none", async () => {
    await shop.openScreen("/product-order/content");
    await shop.page.getByRole("main").getByRole("link", { name: "新增訂單" }).click();
    await shop.page.waitForURL(/\/product-order\/add$/);
  });

  it("warns about a customer's limit, to which their other orders count", async () => {
    const { page, admin } = shop;
    const limited = await admin.graphql<{ createProducts: { id: string }[] }>(
      "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
      {
        input: {
          products: [{ details: { name: "限量茶", price: "100", stock: "50", maxPerCustomer: "3" } }],
        },
      },
    );
    const made = await admin.graphql<{ createCustomer: { id: string } }>(
      "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }",
      { input: { name: "限量客", phone: "0900-000-444" } },
    );
    const customerId = made.data?.createCustomer.id;
    const lines = [{ productId: limited.data?.createProducts[0]?.id, quantity: "2" }];
    const order = () =>
      admin.graphql<{ createOrder: { number: number } }>(
        "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { number } }",
        { input: { details: { buyerName: "限量客" }, lines, customerId } },
      );
    await order();

    const [, number] = atob(customerId ?? "").split(":");
    await shop.openScreen(`/line-user/customer?customer=${number}`);
    await page.getByRole("button", { name: "新增訂單" }).click();
    await page.getByRole("button", { name: "下一步" }).click();
    await page.getByRole("button", { name: "選擇商品" }).click();
    await picker().getByRole("textbox", { name: "商品名稱" }).fill("限量茶");
    await picker().getByRole("button", { name: "選擇「限量茶」" }).click();
    await picker().getByRole("button", { name: "完成選擇" }).click();
    const quantity = page.getByRole("textbox", { name: "「限量茶」的數量" });
    const warning = page.getByText("每位顧客限購 3 件。");
    await quantity.fill("2");
    await warning.waitFor();
    await quantity.fill("1");
    await warning.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "建立訂單" }).click();
    await page.waitForURL(/order=\d+&step=3/);

    // The edited order itself does not count twice.
    const created = new URL(page.url()).searchParams.get("order");
    await shop.openScreen(`/product-order?edit=${created}&tab=contents`);
    await page.getByRole("dialog").getByRole("tab", { name: "內容" }).or(quantity).first().click();
    await quantity.fill("2");
    await warning.waitFor();
    await quantity.fill("1");
    await warning.waitFor({ state: "detached" });
  });
});

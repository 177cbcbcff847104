import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const step = (name: string) => shop.page.getByRole("list", { name: "步驟" }).getByText(name);
const picker = () => shop.page.getByRole("dialog", { name: "選擇商品" });

const orderCount = async () => {
  const { data } = await shop.admin.graphql<{ orders: { totalCount: number } }>("{ orders { totalCount } }");
  return data?.orders.totalCount;
};

it("creates no order in the first step, and keeps its fields", async () => {
  const before = await orderCount();
  await shop.page.goto(`${shop.origin}/product-order`);
  await shop.page.getByRole("button", { name: "新增" }).click();
  await shop.page.waitForURL(/\/product-order\/add$/);
  await expectAccessible(shop.page);
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
  await shop.admin.graphql("mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }", {
    input: { id: found.data?.products.edges[0]?.node.id, details: { maxPerOrder: "1" } },
  });
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
  await expectAccessible(shop.page);
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
  await expectAccessible(shop.page);
  await shop.page.getByRole("button", { name: "完成" }).click();
  await shop.page
    .getByRole("dialog", { name: /^訂單 #\d+$/ })
    .getByText("王太太")
    .first()
    .waitFor();
});

it("requires an order first when the address names none", async () => {
  await shop.page.goto(`${shop.origin}/product-order/content`);
  await shop.page.getByRole("main").getByRole("link", { name: "新增訂單" }).click();
  await shop.page.waitForURL(/\/product-order\/add$/);
});

it("warns about a customer's limit, to which their other orders count", async () => {
  const { page, admin } = shop;
  const limited = await admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    {
      input: { products: [{ details: { name: "限量茶", price: "100", stock: "50", maxPerCustomer: "3" } }] },
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
  await page.goto(`${shop.origin}/line-user/customer?customer=${number}`);
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
  await page.goto(`${shop.origin}/product-order?edit=${created}&tab=contents`);
  await page.getByRole("dialog").getByRole("tab", { name: "內容" }).or(quantity).first().click();
  await quantity.fill("2");
  await warning.waitFor();
  await quantity.fill("1");
  await warning.waitFor({ state: "detached" });
});

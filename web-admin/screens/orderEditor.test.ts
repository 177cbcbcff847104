import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type NewOrder, newOrder, TEA } from "../e2e/newOrder.ts";
import { type ConsoleShop, chooseRowAction, openConsole } from "./console.ts";

let shop: ConsoleShop;
let order: NewOrder;

beforeAll(async () => {
  shop = await openConsole();
  order = await newOrder(shop.admin, { buyerName: "阿春", note: "早上送" });
});
afterAll(() => shop?.close());

const editor = () => shop.page.getByRole("dialog", { name: /^編輯訂單/ });
const picker = () => shop.page.getByRole("dialog", { name: "選擇商品" });
const hasText = (text: string) => shop.page.getByText(text).first().waitFor();

async function goTo(search: string): Promise<void> {
  await shop.openScreen(`/product-order?${search}`);
  await editor().waitFor();
}

/** Changes the order through the API, as another user would. */
async function changeAsOtherUser(details: Record<string, unknown>): Promise<void> {
  const { code } = await shop.admin.graphql(
    "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }",
    { input: { id: order.id, details } },
  );
  expect(code).toBeNull();
}

describe("the order tab", () => {
  it("opens from the list and by its address, and saves dates in the shop's time zone", async () => {
    await shop.openScreen("/product-order");
    await chooseRowAction(
      shop.page,
      shop.page.getByRole("row").filter({ hasText: `#${order.number}` }),
      `編輯訂單 ${order.number}`,
    );
    await shop.page.waitForURL(new RegExp(`edit=${order.number}`));
    await shop.page.reload();
    await editor().getByLabel("訂購人電話").fill("0900-111-222");
    await editor().getByLabel("實際送達時間").fill("2026-12-24T09:30");
    await editor().getByLabel("付款方式").selectOption({ label: "銀行匯款" });
    await editor().getByRole("button", { name: "儲存" }).click();
    await hasText("修改成功");
    const row = shop.page.getByRole("row").filter({ hasText: `#${order.number}` });
    for (const text of ["0900-111-222", "09:30", "銀行匯款"]) await row.getByText(text).first().waitFor();
  });

  it("shows only the day of a date without a time, and keeps the time optional", async () => {
    await changeAsOtherUser({ expectedDeliveryDate: "2031-05-06T00:00:00+08:00" });
    await goTo(`edit=${order.number}`);
    const wanted = editor().getByLabel("預計送達");
    expect(await wanted.inputValue()).toBe("2031/05/06");
    await wanted.fill("2031/5/8");
    await editor().getByRole("button", { name: "儲存" }).click();
    await hasText("修改成功");
    const saved = () =>
      shop.admin.graphql("query ($id: ID!) { node(id: $id) { ... on Order { expectedDeliveryDate } } }", {
        id: order.id,
      });
    expect((await saved()).data).toEqual({ node: { expectedDeliveryDate: "2031-05-07T16:00:00.000Z" } });
    await goTo(`edit=${order.number}`);
    await wanted.fill("2031/5/8 14:30");
    await editor().getByRole("button", { name: "儲存" }).click();
    await editor().waitFor({ state: "detached" });
    expect((await saved()).data).toEqual({ node: { expectedDeliveryDate: "2031-05-08T06:30:00.000Z" } });
  });

  it("reports another user's change, shows the current values, and can adopt them", async () => {
    await goTo(`edit=${order.number}`);
    await editor().getByLabel("備註").fill("下午送");
    await changeAsOtherUser({ note: "晚上送", paymentState: "PAID" });
    await editor().getByRole("button", { name: "儲存" }).click();
    await editor().getByText("其他人已先儲存變更。").waitFor();
    await editor().getByText("目前：晚上送").waitFor();
    await editor().getByText("您的：下午送").waitFor();
    await editor().getByText("目前：已付款").waitFor();
    await editor().getByRole("button", { name: "採用對方的內容" }).click();
    expect(await editor().getByLabel("備註").inputValue()).toBe("晚上送");
    expect(await editor().getByLabel("付款狀態").inputValue()).toBe("PAID");
  });

  it("can save again with the user's own input and keeps the other change", async () => {
    await editor().getByLabel("備註").fill("隔天送");
    await changeAsOtherUser({ address: "台北市大安區" });
    await editor().getByRole("button", { name: "儲存" }).click();
    await editor().getByText("目前：台北市大安區").waitFor();
    await editor().getByRole("button", { name: "保留我的內容" }).click();
    await hasText("修改成功");
    const row = shop.page.getByRole("row").filter({ hasText: `#${order.number}` });
    for (const text of ["隔天送", "台北市大安區"]) await row.getByText(text).first().waitFor();
  });
});

async function setLimit(maxPerOrder: string | null): Promise<void> {
  const { data } = await shop.admin.graphql<{ products: { edges: { node: { id: string } }[] } }>(
    "query ($name: String!) { products(filter: { name: $name }) { edges { node { id } } } }",
    { name: TEA },
  );
  const input = { id: data?.products.edges[0]?.node.id, details: { maxPerOrder } };
  await shop.admin.graphql("mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }", {
    input,
  });
}

describe("the contents tab", () => {
  it("changes the quantity up to the stock and updates the sums", async () => {
    await goTo(`edit=${order.number}&tab=contents`);
    const quantity = editor().getByRole("textbox", { name: new RegExp(`「${TEA}.*」的數量`) });
    await quantity.fill("0");
    await editor()
      .getByText(/請輸入大於 0/)
      .waitFor();
    expect(await editor().getByRole("button", { name: /^更新/ }).isDisabled()).toBe(true);
    await setLimit("1");
    await shop.page.reload();
    await quantity.fill("2");
    // A purchase limit warns staff, and does not refuse.
    await editor().getByText("顧客每筆訂單限購 1 件。").waitFor();
    await setLimit(null);
    await editor().getByRole("button", { name: /^更新/ }).click();
    await hasText("修改成功");
    await editor().getByText(/× 2 =/).waitFor();
  });

  it("keeps the step of the product, by which its buttons count", async () => {
    const quantity = editor().getByRole("textbox", { name: new RegExp(`「${TEA}.*」的數量`) });
    await quantity.fill("1.5");
    await editor().getByText("請輸入 1 的倍數。").waitFor();
    expect(await editor().getByRole("button", { name: /^更新/ }).isDisabled()).toBe(true);
    await editor()
      .getByRole("button", { name: new RegExp(`^減少「${TEA}`) })
      .click();
    expect(await quantity.inputValue()).toBe("1");
    await quantity.fill("2");
    await editor().getByText("請輸入 1 的倍數。").waitFor({ state: "detached" });
  });

  it("adds products from the drawer, which omits those already ordered or out of stock", async () => {
    await editor().getByRole("tab", { name: "加入商品" }).click();
    await shop.page.waitForURL(/tab=add/);
    await editor().getByRole("button", { name: "選擇商品" }).click();
    await picker().getByRole("button", { name: "選擇", exact: false }).first().waitFor();
    expect(await picker().getByText(TEA).count()).toBe(0);
    expect(await picker().getByText("庫存 0", { exact: true }).count()).toBe(0);
    await picker().getByLabel("商品代碼").fill("daifuku");
    await picker()
      .getByRole("button", { name: /^選擇「草莓大福/ })
      .click();
    await picker()
      .getByRole("button", { name: /^移除「草莓大福/ })
      .click();
    await picker()
      .getByRole("button", { name: /^選擇「草莓大福/ })
      .click();
    await picker().getByRole("button", { name: "完成選擇" }).click();
    await editor()
      .getByRole("button", { name: /^增加「草莓大福/ })
      .click();
    await editor().getByRole("button", { name: "加入訂單" }).click();
    await hasText("已加入商品");
    await shop.page.waitForURL(/tab=contents/);
    await editor().getByText("草莓大福").first().waitFor();
  });

  it("loads ten products at a time", async () => {
    await goTo(`edit=${order.number}&tab=add`);
    await editor().getByRole("button", { name: "選擇商品" }).click();
    const cards = picker().getByRole("listitem");
    await cards.first().waitFor();
    const before = await cards.count();
    expect(before).toBeLessThanOrEqual(20);
    await picker().getByRole("button", { name: "載入更多" }).click();
    await cards.nth(before).waitFor();
    await picker().getByRole("button", { name: "完成選擇" }).click();
  });

  it("removes products after a confirmation", async () => {
    await editor().getByRole("tab", { name: "訂單商品" }).click();
    await editor()
      .getByRole("button", { name: /^移除「草莓大福/ })
      .click();
    await shop.page.getByRole("alertdialog").getByRole("button", { name: "移除" }).click();
    await hasText("刪除成功");
    await editor().getByText("草莓大福").first().waitFor({ state: "detached" });
  });
});

it("allows only payment state and note to change on a final order", async () => {
  await shop.admin.graphql("mutation ($id: ID!) { cancelOrder(input: { id: $id }) { id } }", {
    id: order.id,
  });
  await goTo(`edit=${order.number}`);
  await editor().getByText("這筆訂單已結束，只能修改付款狀態與備註。").waitFor();
  expect(await editor().getByLabel("地址").isDisabled()).toBe(true);
  await editor().getByLabel("備註").fill("已退款");
  await editor().getByRole("button", { name: "儲存" }).click();
  await hasText("修改成功");
});

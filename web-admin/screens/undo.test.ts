import { rowId } from "@machiya/schema/ids";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "../../testing/servers/client.ts";
import { type NewOrder, newOrder, TEA } from "../e2e/newOrder.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

const NAME = "Grace Lim";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

/** Sets the stock of the product that newOrder orders. */
async function setStock(admin: Client, stock: string): Promise<void> {
  const { data } = await admin.graphql<{ products: { edges: { node: { id: string } }[] } }>(
    "query ($name: String!) { products(filter: { name: $name }, first: 1) { edges { node { id } } } }",
    { name: TEA },
  );
  const { code } = await admin.graphql(
    "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
    { input: { id: data?.products.edges[0]?.node.id, details: { stock } } },
  );
  expect(code).toBeNull();
}

/** Returns the states of orders. */
async function states(orders: readonly { id: string }[]): Promise<(string | undefined)[]> {
  return Promise.all(
    orders.map(async ({ id }) => {
      const { data } = await shop.admin.graphql<{ node: { state: string } }>(
        "query ($id: ID!) { node(id: $id) { ... on Order { state } } }",
        { id },
      );
      return data?.node.state;
    }),
  );
}

/** Returns the payment state of an order, and what was received for it less refunds. */
async function paid({ id }: NewOrder) {
  const { data } = await shop.admin.graphql<{
    node: { paymentState: string; payments: { state: string; amount: string }[] };
  }>("query ($id: ID!) { node(id: $id) { ... on Order { paymentState payments { state amount } } } }", {
    id,
  });
  const received = (data?.node.payments ?? []).filter(({ state }) => state === "CAPTURED");
  return { state: data?.node.paymentState, received: received.length };
}

// Exactly this name, because the names of rows contain it too.
const undo = () => shop.page.getByRole("button", { name: "復原", exact: true }).last();

it("returns an advanced order to its state, and shows it in the history", async () => {
  const { page } = shop;
  const { number } = await newOrder(shop.admin, { buyerName: "阿明" });
  await shop.openScreen(`/product-order?order=${number}`);
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: /處理中/ }).click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await undo().click();
  await hasText(page, "已復原");
  await panel.getByRole("button", { name: /處理中/ }).waitFor();
  await panel.getByText("復原", { exact: true }).first().waitFor();
});

it("restores a canceled order, and says why when its last piece was sold", async () => {
  const { page } = shop;
  const { number } = await newOrder(shop.admin, { buyerName: "阿明" });
  await shop.openScreen(`/product-order?order=${number}`);
  const panel = page.getByRole("dialog");
  const cancel = async () => {
    await panel.getByRole("button", { name: `取消訂單 ${number}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "取消訂單" }).click();
    await panel.getByText("已取消", { exact: true }).first().waitFor();
  };
  await cancel();
  await undo().click();
  await hasText(page, "已復原");
  await panel.getByRole("button", { name: /處理中/ }).waitFor();
  await cancel();
  await setStock(shop.admin, "0");
  await undo().click();
  await page
    .getByRole("list", { name: "通知" })
    .getByText(/庫存不足/)
    .first()
    .waitFor();
  await setStock(shop.admin, "20");
});

it("undoes a bulk action row by row, and names the order that was changed since", async () => {
  const { page } = shop;
  const buyer = "整批復原";
  const orders = [
    await newOrder(shop.admin, { buyerName: buyer }),
    await newOrder(shop.admin, { buyerName: buyer }),
  ];
  await shop.openScreen(`/product-order?buyer=${encodeURIComponent(buyer)}`);
  const advance = async () => {
    await page.getByRole("checkbox", { name: "選取本頁全部" }).check();
    const bar = page.getByRole("toolbar", { name: "批次操作" });
    await bar.getByText("已選 2 筆").waitFor();
    await bar.getByRole("button", { name: "進入下一狀態" }).click();
    await expect.poll(() => states(orders)).toEqual(["IN_ACTION", "IN_ACTION"]);
  };
  await advance();
  await undo().click();
  await hasText(page, "已復原 2 筆");
  expect(await states(orders)).toEqual(["ESTABLISHED", "ESTABLISHED"]);
  await advance();
  const [kept, changed] = orders;
  await shop.admin.graphql("mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }", {
    input: { id: changed?.id, details: { note: "同事改的" } },
  });
  await undo().click();
  const report = page.getByRole("dialog", { name: "1 筆無法復原" });
  await report.getByText(`#${changed?.number}`).waitFor();
  expect(await report.getByRole("button", { name: "重試" }).count()).toBe(0);
  await report.getByRole("button", { name: "關閉" }).last().click();
  expect(await states([kept, changed].flatMap((order) => order ?? []))).toEqual(["ESTABLISHED", "IN_ACTION"]);
});

it("shows a deleted product and a deleted discount again", async () => {
  const { page } = shop;
  const name = "可復原的茶碗";
  const { data } = await shop.admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    { input: { products: [{ details: { name, price: "100" } }] } },
  );
  const productId = data?.createProducts[0]?.id;
  const created = await shop.admin.graphql<{ createDiscounts: { id: string }[] }>(
    "mutation ($input: CreateDiscountsInput!) { createDiscounts(input: $input) { id } }",
    {
      input: {
        discounts: [{ name: "可復原的折扣", kind: "PER_PRODUCT", audience: "PRODUCT", multiplier: "0.9" }],
      },
    },
  );
  const discountId = created.data?.createDiscounts[0]?.id;
  await shop.admin.graphql("mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }", {
    input: { id: productId, addDiscountIds: [discountId] },
  });
  for (const [path, row] of [
    [`/product?name=${encodeURIComponent(name)}`, name],
    [`/add-sub-list?name=${encodeURIComponent("可復原的折扣")}`, "可復原的折扣"],
  ] as const) {
    await shop.openScreen(`${path}`);
    await page.getByText(row, { exact: true }).first().waitFor();
    await page.getByRole("checkbox", { name: "選取本頁全部" }).check();
    await page.getByRole("button", { name: /^刪除所選/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).click();
    await page.getByText(row, { exact: true }).first().waitFor({ state: "detached" });
    await undo().click();
    await hasText(page, "已復原 1 筆");
    await page.getByText(row, { exact: true }).first().waitFor();
  }
  const read = await shop.admin.graphql<{ node: { discounts: { discount: { name: string } }[] } }>(
    "query ($id: ID!) { node(id: $id) { ... on Product { discounts { discount { name } } } } }",
    { id: productId },
  );
  expect(read.data?.node.discounts.map(({ discount }) => discount.name)).toEqual(["可復原的折扣"]);
});

it("shows a deleted service and a deleted customer again", async () => {
  const { page } = shop;
  await shop.admin.graphql(
    "mutation ($input: CreateServicesInput!) { createServices(input: $input) { id } }",
    {
      input: { services: [{ name: "可復原的護理", durationMinutes: 60 }] },
    },
  );
  await shop.admin.graphql(
    "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }",
    {
      input: { name: "可復原的顧客", phone: "0900-000-777" },
    },
  );
  for (const [path, row] of [
    ["/service", "可復原的護理"],
    ["/line-user", "可復原的顧客"],
  ] as const) {
    await shop.openScreen(`${path}?name=${encodeURIComponent(row)}`);
    await page.getByText(row, { exact: true }).first().waitFor();
    await page.getByRole("checkbox", { name: "選取本頁全部" }).check();
    await page.getByRole("button", { name: /^刪除所選/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).click();
    await page.getByText(row, { exact: true }).first().waitFor({ state: "detached" });
    await undo().click();
    await hasText(page, "已復原 1 筆");
    await page.getByText(row, { exact: true }).first().waitFor();
  }
});

it("restores the price and the state of a single product", async () => {
  const { page } = shop;
  const name = "可復原的茶杯";
  const { data } = await shop.admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    { input: { products: [{ details: { name, price: "100" } }] } },
  );
  const read = async () => {
    const found = await shop.admin.graphql<{ node: { price: string; state: string } }>(
      "query ($id: ID!) { node(id: $id) { ... on Product { price state } } }",
      { id: data?.createProducts[0]?.id },
    );
    return found.data?.node;
  };
  await shop.openScreen(`/product?name=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `暫停販售「${name}」` }).click();
  await expect.poll(read).toEqual({ price: "100", state: "FROZEN" });
  await undo().click();
  await hasText(page, "已復原");
  await expect.poll(read).toEqual({ price: "100", state: "ENABLED" });
  await shop.openScreen(`/product/${rowId("Product", data?.createProducts[0]?.id ?? "")}`);
  const price = page.getByLabel("價格");
  await price.fill("90");
  await page.getByRole("button", { name: "儲存", exact: true }).click();
  await expect.poll(read).toEqual({ price: "90", state: "ENABLED" });
  await undo().click();
  await expect.poll(read).toEqual({ price: "100", state: "ENABLED" });
  await expect.poll(() => price.inputValue()).toBe("100");
  await page.getByText("$100", { exact: true }).first().waitFor();
});

it("takes back that an order was marked as paid, from its panel", async () => {
  const { page } = shop;
  const order = await newOrder(shop.admin, { buyerName: "阿春" });
  await shop.openScreen(`/product-order?order=${order.number}`);
  const state = page.getByRole("dialog", { name: `訂單 #${order.number}` }).getByLabel("付款狀態");
  await state.selectOption("PAID");
  await expect.poll(() => paid(order)).toEqual({ state: "PAID", received: 1 });
  await undo().click();
  await hasText(page, "已復原");
  await expect.poll(() => state.textContent()).toBe("未付款");
  expect(await paid(order)).toEqual({ state: "UNPAID", received: 0 });
});

it("takes back that a reported transfer was marked as paid, which needs attention again", async () => {
  const { page } = shop;
  const order = await newOrder(shop.admin, { buyerName: "阿秋", paymentMethodCode: 3 });
  const database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
  await database.query(
    `UPDATE "Order" SET "paymentReportDigits" = '48213', "paymentReportedAt" = now() WHERE id = $1`,
    [order.number],
  );
  await database.end();
  await shop.openScreen("/");
  const report = page
    .getByRole("region", { name: "需要處理" })
    .getByRole("listitem")
    .filter({ hasText: `訂單 #${order.number}` })
    .filter({ hasText: "48213" });
  await report.getByRole("button", { name: `將訂單 ${order.number} 標示為已付款` }).click();
  await report.waitFor({ state: "detached" });
  await expect.poll(() => paid(order)).toEqual({ state: "PAID", received: 1 });
  await undo().click();
  await hasText(page, "已復原");
  await report.waitFor();
  expect(await paid(order)).toEqual({ state: "UNPAID", received: 0 });
});

it("takes back the block of a customer", async () => {
  const { page } = shop;
  const { data } = await shop.admin.graphql<{ customers: { edges: { node: { id: string } }[] } }>(
    "query ($name: String!) { customers(filter: { name: $name }, first: 1) { edges { node { id } } } }",
    { name: NAME },
  );
  const id = data?.customers.edges[0]?.node.id ?? "";
  const blockNote = async () => {
    const found = await shop.admin.graphql<{ node: { block: { note: string } | null } }>(
      "query ($id: ID!) { node(id: $id) { ... on Customer { block { note } } } }",
      { id },
    );
    return found.data?.node.block?.note ?? null;
  };
  await shop.openScreen(`/line-user/customer?customer=${Number(atob(id).split(":")[1])}`);
  await page.getByRole("button", { name: `封鎖 ${NAME}`, exact: true }).click();
  await page.getByRole("dialog").getByLabel("封鎖原因").fill("多次未到");
  await page.getByRole("dialog").getByRole("button", { name: "封鎖", exact: true }).click();
  await page.getByRole("button", { name: `解除封鎖 ${NAME}` }).waitFor();
  expect(await blockNote()).toBe("多次未到");
  await undo().click();
  await hasText(page, "已復原");
  await page.getByRole("button", { name: `封鎖 ${NAME}`, exact: true }).waitFor();
  expect(await blockNote()).toBeNull();
  await shop.openScreen("/block-list");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page
    .getByText("沒有被封鎖的顧客")
    .or(page.getByRole("table", { name: "封鎖名單" }))
    .first()
    .waitFor();
  expect(await page.getByText(NAME).count()).toBe(0);
});

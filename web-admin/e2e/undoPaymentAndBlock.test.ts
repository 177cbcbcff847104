import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, hasText, openConsole } from "./console.ts";
import { type NewOrder, newOrder } from "./newOrder.ts";

const NAME = "Grace Lim";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

// Exactly this name, because the names of rows contain it too.
const undo = () => shop.page.getByRole("button", { name: "復原", exact: true }).last();

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

it("takes back that an order was marked as paid, from its panel", async () => {
  const { page } = shop;
  const order = await newOrder(shop.admin, { buyerName: "阿春" });
  await page.goto(`${shop.origin}/product-order?order=${order.number}`);
  const state = page.getByRole("dialog", { name: `訂單 #${order.number}` }).getByLabel("付款狀態");
  await state.selectOption("PAID");
  await expect.poll(() => paid(order)).toEqual({ state: "PAID", received: 1 });
  await undo().click();
  await hasText(page, "已復原");
  await expect.poll(() => state.inputValue()).toBe("UNPAID");
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
  await page.goto(shop.origin);
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
  await page.goto(`${shop.origin}/line-user/customer?customer=${Number(atob(id).split(":")[1])}`);
  await page.getByRole("button", { name: `封鎖 ${NAME}`, exact: true }).click();
  await page.getByRole("dialog").getByLabel("封鎖原因").fill("多次未到");
  await page.getByRole("dialog").getByRole("button", { name: "封鎖", exact: true }).click();
  await page.getByRole("button", { name: `解除封鎖 ${NAME}` }).waitFor();
  expect(await blockNote()).toBe("多次未到");
  await undo().click();
  await hasText(page, "已復原");
  await page.getByRole("button", { name: `封鎖 ${NAME}`, exact: true }).waitFor();
  expect(await blockNote()).toBeNull();
  await page.goto(`${shop.origin}/block-list`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page
    .getByText("沒有被封鎖的顧客")
    .or(page.getByRole("table", { name: "封鎖名單" }))
    .first()
    .waitFor();
  expect(await page.getByText(NAME).count()).toBe(0);
});

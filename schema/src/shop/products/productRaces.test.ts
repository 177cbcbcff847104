import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { customerRow, ordered, product } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../testing/run.ts";

const READ = "query ($id: ID!) { node(id: $id) { ... on Product { stock version } } }";
const UPDATE = "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { version } }";
const PLACE = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }";
const DELETE = "mutation ($ids: [ID!]!) { deleteProducts(input: { ids: $ids }) }";

const ROUNDS = 25;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

interface Seen {
  node: { stock: string; version: number };
}

const see = async (id: string) => {
  const { data } = await testContext.run<Seen>(READ, { id }, ADMIN);
  if (data === null) throw new Error("The product cannot be read.");
  return data.node;
};

const addTo = async ({ stock, version }: Seen["node"], id: string, more: number) =>
  (
    await testContext.run(
      UPDATE,
      { input: { id, version, details: { stock: String(Number(stock) + more) } } },
      ADMIN,
    )
  ).codes;

/** An editor who increments the stock that they read, and retries after a conflict. */
async function restock(id: string, more: number): Promise<void> {
  const codes = await addTo(await see(id), id, more);
  if (codes.length === 0) return;
  expect(codes).toEqual(["CONFLICT"]);
  await restock(id, more);
}

const buy = (productId: number, customerId: number) =>
  testContext.run(
    PLACE,
    { input: { lines: [ordered(productId)], buyerPhone: "0900000000", paymentMethod: "PAY_AT_STORE" } },
    customer(customerId),
  );

describe("an edit of the stock", () => {
  it("based on data before the latest checkout is a CONFLICT and writes nothing", async () => {
    const row = await product(testContext.prisma, { stock: 10 });
    const id = globalId("Product", row.id);
    const seen = await see(id);
    await buy(row.id, (await customerRow(testContext.prisma)).id);
    expect(await addTo(seen, id, 5)).toEqual(["CONFLICT"]);
    expect((await see(id)).stock).toBe("9");
    expect(await addTo(await see(id), id, 5)).toEqual([]);
    expect((await see(id)).stock).toBe("14");
  });
});

describe(`${ROUNDS} rounds of stock edits`, () => {
  it("by two concurrent editors lose no update", async () => {
    const row = await product(testContext.prisma, { stock: 0 });
    const id = globalId("Product", row.id);
    for (let round = 0; round < ROUNDS; round++) await Promise.all([restock(id, 1), restock(id, 10)]);
    expect(await see(id)).toEqual({ stock: String(ROUNDS * 11), version: 1 + ROUNDS * 2 });
  });

  it("by an editor and checkouts lose neither", async () => {
    const row = await product(testContext.prisma, { stock: 10 });
    const id = globalId("Product", row.id);
    const { id: customerId } = await customerRow(testContext.prisma);
    for (let round = 0; round < ROUNDS; round++) {
      const [{ codes }] = await Promise.all([buy(row.id, customerId), restock(id, 3)]);
      expect(codes).toEqual([]);
    }
    expect((await see(id)).stock).toBe(String(10 + ROUNDS * 2));
  });
});

describe("an order between an editor's read and their edit", () => {
  it("is a CONFLICT only for an edit of the stock", async () => {
    const row = await product(testContext.prisma, { stock: 10 });
    const id = globalId("Product", row.id);
    const { id: customerId } = await customerRow(testContext.prisma);
    const { version } = await see(id);
    await buy(row.id, customerId);
    const edit = async (details: object) =>
      (await testContext.run(UPDATE, { input: { id, version, details } }, ADMIN)).codes;
    expect(await edit({ stock: "10" })).toEqual(["CONFLICT"]);
    expect(await edit({ name: "改名" })).toEqual([]);
    expect((await see(id)).stock).toBe("9");
    expect(await edit({ name: "再改" })).toEqual(["CONFLICT"]);
  });
});

describe("deleting a product during a checkout", () => {
  it("either keeps it for the order or refuses the order", async () => {
    const { id: customerId } = await customerRow(testContext.prisma);
    for (let round = 0; round < 20; round++) {
      const row = await product(testContext.prisma);
      const ids = [globalId("Product", row.id)];
      const [bought, deleted] = await Promise.all([
        buy(row.id, customerId),
        testContext.run(DELETE, { ids }, ADMIN),
      ]);
      expect(deleted.codes).toEqual([]);
      const left = await testContext.prisma.product.findUnique({ where: { id: row.id } });
      if (bought.codes.length === 0) expect(left?.deletedAt).toEqual(testContext.now);
      else expect([["NOT_FOUND"], ["PRODUCT_NOT_ON_SALE"]]).toContainEqual(bought.codes);
    }
  });
});

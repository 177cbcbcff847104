import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { queueStockNotifications } from "../../notifications/stockNotifications.ts";
import { customerRow, product, productWithVariants, store } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
  await store(testContext.prisma);
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.outboxMessage.deleteMany();
  await testContext.prisma.stockNotice.deleteMany();
});

const soldOut = (data = {}) => product(testContext.prisma, { stock: 0, ...data });
const setStock = (id: number, stock: number) =>
  testContext.prisma.product.update({ where: { id }, data: { stock } });
const change = (name: "requestStockNotice" | "withdrawStockNotice", id: number, customerId: number) =>
  testContext.run<Record<string, { stockNotice: boolean }>>(
    `mutation ($input: StockNoticeInput!) { ${name}(input: $input) { stockNotice } }`,
    { input: { productId: globalId("Product", id) } },
    customer(customerId),
  );
const request = (id: number, customerId: number) => change("requestStockNotice", id, customerId);
const read = (id: number, viewer = ADMIN, fields = "waitingCustomers") =>
  testContext.run<{ node: object }>(
    `query ($id: ID!) { node(id: $id) { ... on Product { ${fields} } } }`,
    { id: globalId("Product", id) },
    viewer,
  );

/** Creates customers who ask in this order; returns their row numbers. */
async function waiting(id: number, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id: customerId } = await customerRow(testContext.prisma);
    expect((await request(id, customerId)).codes).toEqual([]);
    ids.push(customerId);
  }
  return ids;
}
async function notified(): Promise<(number | null)[]> {
  await queueStockNotifications(testContext.prisma);
  const rows = await testContext.prisma.outboxMessage.findMany({ where: { kind: "BACK_IN_STOCK" } });
  return rows.map(({ customerId }) => customerId).sort((one, other) => (one ?? 0) - (other ?? 0));
}

describe("a request", () => {
  it("is kept once, shown to its customer alone, counted for staff, and can be withdrawn", async () => {
    const { id } = await soldOut();
    const [first = 0, second = 0] = await waiting(id, 2);
    expect((await request(id, first)).data?.requestStockNotice).toEqual({ stockNotice: true });
    expect((await read(id)).data?.node).toEqual({ waitingCustomers: 2 });
    expect((await read(id, customer(second), "stockNotice")).data?.node).toEqual({ stockNotice: true });
    expect((await read(id, ANONYMOUS, "stockNotice")).data?.node).toEqual({ stockNotice: false });
    expect((await read(id, customer(first))).data).toEqual({ node: null });
    expect((await change("withdrawStockNotice", id, first)).data?.withdrawStockNotice).toEqual({
      stockNotice: false,
    });
    expect((await change("withdrawStockNotice", id, first)).codes).toEqual([]);
    expect((await read(id)).data?.node).toEqual({ waitingCustomers: 1 });
  });

  it("is refused in stock, off sale, for a product with variants, and of a blocked customer", async () => {
    const { id: customerId } = await customerRow(testContext.prisma);
    const inStock = await request((await product(testContext.prisma)).id, customerId);
    expect(inStock).toMatchObject({ codes: ["FORBIDDEN"], params: { refusal: "IN_STOCK" } });
    const { id: paused } = await soldOut({ state: "FROZEN" });
    expect((await request(paused, customerId)).codes).toEqual(["PRODUCT_NOT_ON_SALE"]);
    const { parent, variants } = await productWithVariants(testContext.prisma, {}, 0);
    expect((await request(parent.id, customerId)).codes).toEqual(["PRODUCT_NOT_ON_SALE"]);
    expect((await request(variants[0]?.id ?? 0, customerId)).codes).toEqual([]);
    expect((await read(parent.id)).data?.node).toEqual({ waitingCustomers: 1 });
    expect((await request(999_999, customerId)).codes).toEqual(["NOT_FOUND"]);
    await testContext.prisma.customerBlock.create({ data: { customerId } });
    expect((await request((await soldOut()).id, customerId)).codes).toEqual(["CUSTOMER_BLOCKED"]);
  });

  it("is removed with the customer", async () => {
    const { id } = await soldOut();
    const [customerId = 0] = await waiting(id, 1);
    const { codes } = await testContext.run(
      "mutation ($input: DeleteCustomersInput!) { deleteCustomers(input: $input) }",
      { input: { ids: [globalId("Customer", customerId)] } },
      ADMIN,
    );
    expect(codes).toEqual([]);
    expect(await testContext.prisma.stockNotice.count()).toBe(0);
  });
});

describe("when stock returns", () => {
  it("as many customers as whole pieces are notified once, in the order of their requests", async () => {
    const { id } = await soldOut();
    const ids = await waiting(id, 4);
    expect(await notified()).toEqual([]);
    await setStock(id, 0.5);
    expect(await notified()).toEqual([]);
    await setStock(id, 2.5);
    expect(await notified()).toEqual(ids.slice(0, 2));
    expect(await notified()).toEqual(ids.slice(0, 2));
    await setStock(id, 0);
    expect(await notified()).toEqual(ids.slice(0, 2));
    await setStock(id, 1);
    expect(await notified()).toEqual(ids.slice(0, 3));
    await setStock(id, 100);
    expect(await notified()).toEqual(ids);
    expect(await testContext.prisma.stockNotice.count()).toBe(0);
  });

  it("a customer whose piece is gone before the message is queued keeps the place", async () => {
    const { id } = await soldOut();
    const [first = 0] = await waiting(id, 2);
    await setStock(id, 1);
    await setStock(id, 0);
    expect(await notified()).toEqual([]);
    await setStock(id, 1);
    expect(await notified()).toEqual([first]);
  });

  it("a paused product notifies when it is on sale again", async () => {
    const { id } = await soldOut();
    const [first = 0] = await waiting(id, 1);
    await testContext.prisma.product.update({ where: { id }, data: { state: "FROZEN", stock: 3 } });
    expect(await notified()).toEqual([]);
    await testContext.prisma.product.update({ where: { id }, data: { state: "ENABLED" } });
    expect(await notified()).toEqual([first]);
  });

  it("customers who are blocked or cannot be reached keep waiting, and others get their pieces", async () => {
    const { id } = await soldOut();
    const [blocked = 0, unreachable = 0, third = 0] = await waiting(id, 3);
    await testContext.prisma.customerBlock.create({ data: { customerId: blocked } });
    await testContext.prisma.customer.update({ where: { id: unreachable }, data: { reachable: false } });
    await setStock(id, 1);
    expect(await notified()).toEqual([third]);
    expect((await read(id)).data?.node).toEqual({ waitingCustomers: 2 });
  });

  it("the message names the variant, in the customer's language, and opens its product", async () => {
    const { parent, variants } = await productWithVariants(testContext.prisma, { name: "Shirt" }, 0);
    const variantId = variants[1]?.id ?? 0;
    const { id: customerId } = await customerRow(testContext.prisma, { language: "jp" });
    await request(variantId, customerId);
    await setStock(variantId, 1);
    expect(await notified()).toEqual([customerId]);
    expect(await testContext.prisma.outboxMessage.findFirst()).toMatchObject({
      kind: "BACK_IN_STOCK",
      language: "jp",
      state: "PENDING",
      data: { shopName: "町家商店", productName: "Shirt – Blue / M" },
      actions: [{ do: "OPEN_PRODUCT", product: parent.id }],
    });
  });
});

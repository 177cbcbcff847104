import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { customerRow, product } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const CREATE = `mutation ($input: CreateOrderInput!) {
  createOrder(input: $input) { number total totalQuantity buyerName lines { productName quantity } }
}`;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const line = ({ id }: { id: number }, quantity = "1") => ({ productId: globalId("Product", id), quantity });
const create = (lines: object[], details = {}, viewer = ADMIN) =>
  testContext.run(CREATE, { input: { details, lines } }, viewer);
const stockOf = async ({ id }: { id: number }) =>
  Number((await testContext.prisma.product.findUniqueOrThrow({ where: { id } })).stock);

describe("createOrder", () => {
  it("creates the order and its lines together, and takes the stock", async () => {
    const tea = await product(testContext.prisma, { name: "Tea", price: 120, stock: 5 });
    const { data } = await create([line(tea, "2")], { buyerName: "Ms. Wang" });
    expect(data).toMatchObject({
      createOrder: {
        total: "240",
        totalQuantity: "2",
        buyerName: "Ms. Wang",
        lines: [{ productName: "Tea", quantity: "2" }],
      },
    });
    expect(await stockOf(tea)).toBe(3);
  });

  it("enters the order for a customer, who sees it among their orders", async () => {
    const [one, gone] = await Promise.all([
      customerRow(testContext.prisma),
      customerRow(testContext.prisma, { deletedAt: new Date() }),
    ]);
    const lines = [line(await product(testContext.prisma))];
    const enter = (customerId: string) =>
      testContext.run<{ createOrder: { number: number } }>(
        CREATE,
        { input: { details: {}, lines, customerId } },
        ADMIN,
      );
    const { data } = await enter(globalId("Customer", one.id));
    const mine = await testContext.run<{ myOrders: { edges: { node: { number: number } }[] } }>(
      "{ myOrders { edges { node { number } } } }",
      {},
      customer(one.id),
    );
    expect(mine.data?.myOrders.edges).toEqual([{ node: { number: data?.createOrder.number } }]);
    const before = await testContext.prisma.order.count();
    for (const missing of [globalId("Customer", gone.id), globalId("Customer", 999_999), "nonsense"])
      expect((await enter(missing)).codes).toEqual(["NOT_FOUND"]);
    expect(await testContext.prisma.order.count()).toBe(before);
  });

  it("creates nothing without lines, and says how many there must be", async () => {
    const before = await testContext.prisma.order.count();
    const { codes, params, rule } = await create([]);
    expect(codes).toEqual(["INVALID_INPUT"]);
    expect({ ...params, rule }).toEqual({ field: "lines", rule: { kind: "LIST", min: 1, max: 500 } });
    expect(await testContext.prisma.order.count()).toBe(before);
  });

  it.each<[string, () => Promise<object[]>, string]>([
    [
      "a product that is sold out",
      async () => [line(await product(testContext.prisma, { stock: 1 }), "2")],
      "OUT_OF_STOCK",
    ],
    [
      "a product twice",
      async () => {
        const one = await product(testContext.prisma, { stock: 9 });
        return [line(one), line(one)];
      },
      "ALREADY_EXISTS",
    ],
    ["an unknown product", async () => [line({ id: 999_999 })], "NOT_FOUND"],
  ])("creates nothing for %s", async (_case, lines, code) => {
    const before = await testContext.prisma.order.count();
    expect((await create(await lines())).codes).toEqual([code]);
    expect(await testContext.prisma.order.count()).toBe(before);
  });

  it("is only for admins", async () => {
    const tea = await product(testContext.prisma, { stock: 1 });
    expect((await create([line(tea)], {}, staff(2, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
  });
});

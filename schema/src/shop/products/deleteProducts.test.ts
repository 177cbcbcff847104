import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { auditOf, discountOn, orderRow, product } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../../testing/run.ts";

const DELETE = "mutation ($ids: [ID!]!) { deleteProducts(input: { ids: $ids }) }";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const id = (row: { id: number }) => globalId("Product", row.id);
const rowOf = (row: { id: number }) =>
  testContext.prisma.product.findUniqueOrThrow({ where: { id: row.id } });
const gone = globalId("Product", 999_999);

describe("deleteProducts", () => {
  it("marks products as deleted, which hides ordered ones from everything except their orders", async () => {
    const [never, ordered] = [await product(testContext.prisma), await product(testContext.prisma)];
    await discountOn(testContext.prisma, never.id, {});
    const { id: orderId } = await orderRow(testContext.prisma);
    await testContext.prisma.orderLine.create({
      data: { orderId, productId: ordered.id, quantity: 1, unitPrice: 1, productName: "茶碗" },
    });
    const { data } = await testContext.run(DELETE, { ids: [id(ordered), id(never), id(never)] }, ADMIN);
    expect(data).toEqual({ deleteProducts: [id(ordered), id(never)] });
    for (const row of [never, ordered]) expect((await rowOf(row)).deletedAt).toEqual(testContext.now);
    expect(await testContext.prisma.orderLine.count({ where: { productId: ordered.id } })).toBe(1);
    expect(await auditOf(testContext.prisma, "Product", never.id)).toMatchObject([
      { action: "DELETE", before: { name: never.name }, after: null },
    ]);
    expect((await testContext.run(DELETE, { ids: [id(ordered)] }, ADMIN)).codes).toEqual(["NOT_FOUND"]);
  });

  it("deletes all or none, 1 to 1000 at once", async () => {
    const bowl = await product(testContext.prisma);
    expect((await testContext.run(DELETE, { ids: [id(bowl), gone] }, ADMIN)).codes).toEqual(["NOT_FOUND"]);
    expect((await rowOf(bowl)).deletedAt).toBeNull();
    expect((await testContext.run(DELETE, { ids: [] }, ADMIN)).codes).toEqual(["INVALID_INPUT"]);
    expect((await testContext.run(DELETE, { ids: Array(1001).fill(id(bowl)) }, ADMIN)).codes).toEqual([
      "INVALID_INPUT",
    ]);
  });
});

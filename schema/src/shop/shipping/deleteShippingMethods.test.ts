import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { auditOf, orderRow, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.order.deleteMany();
  await testContext.prisma.store.deleteMany();
  await store(testContext.prisma);
});

const SLOT = { slotStart: 840, slotEnd: 960, slotWorkUnits: 2 };
const method = (more: object = {}) =>
  testContext.prisma.shippingMethod.create({
    data: { kind: "HOME_DELIVERY", name: "宅配", fee: "80", slots: [[6, 840, 960, 5]], ...more },
  });
const orderOf = (shippingMethodId: number, more: object = {}) =>
  orderRow(testContext.prisma, {
    shippingMethodId,
    shippingName: "宅配",
    shippingKind: "HOME_DELIVERY",
    shippingFee: 80,
    ...more,
  });
const remove = (...ids: number[]) =>
  testContext.run(
    "mutation ($ids: [ID!]!) { deleteShippingMethods(input: { ids: $ids }) }",
    { ids: ids.map((id) => globalId("ShippingMethod", id)) },
    ADMIN,
  );
const undo = async (id: number) => {
  const { data } = await testContext.run<{ undoDeletions: { rows: { code: string | null }[] } }>(
    "mutation ($ids: [ID!]!) { undoDeletions(input: { ids: $ids }) { rows { code } } }",
    { ids: [globalId("ShippingMethod", id)] },
    ADMIN,
  );
  return data?.undoDeletions.rows.map(({ code }) => code);
};
const names = async () => {
  const methods = await testContext.prisma.shippingMethod.findMany({ orderBy: { id: "asc" } });
  return methods.map(({ name }) => name);
};

describe("deleteShippingMethods", () => {
  it.each(["ESTABLISHED", "IN_ACTION", "WAITING"])(
    "refuses all while one has an order that is %s",
    async (state) => {
      const [used, free] = [await method(), await method({ name: "自取" })];
      await orderOf(used.id, { state });
      const { codes, params } = await remove(free.id, used.id);
      expect([codes, params]).toEqual([["IN_USE"], { what: "ShippingMethod" }]);
      expect(await names()).toEqual(["宅配", "自取"]);
    },
  );

  it.each(["COMPLETE", "CANCELLED"])("keeps the name and the fee of an order that is %s", async (state) => {
    const { id } = await method();
    const { id: orderId } = await orderOf(id, { state });
    expect((await remove(id)).codes).toEqual([]);
    const order = await testContext.prisma.order.findUniqueOrThrow({ where: { id: orderId } });
    expect([order.shippingMethodId, order.shippingName, Number(order.shippingFee)]).toEqual([
      null,
      "宅配",
      80,
    ]);
  });

  it("is undone with its orders and what is taken of its slots", async () => {
    const row = await method();
    const slotDay = new Date("2026-12-05T00:00:00Z");
    const { id: orderId } = await orderOf(row.id, { state: "COMPLETE", slotDay, ...SLOT });
    const uses = () => testContext.prisma.shippingSlotUse.findMany();
    const before = await uses();
    expect(before).toMatchObject([{ shippingMethodId: row.id, orders: 1 }]);
    await remove(row.id);
    expect(await uses()).toEqual([]);
    expect(await undo(row.id)).toEqual([null]);
    expect(await testContext.prisma.shippingMethod.findUnique({ where: { id: row.id } })).toEqual(row);
    expect(await testContext.prisma.order.findUnique({ where: { id: orderId } })).toMatchObject({
      shippingMethodId: row.id,
    });
    expect(await uses()).toEqual(before);
    expect((await auditOf(testContext.prisma, "ShippingMethod", row.id)).map(({ action }) => action)).toEqual(
      ["DELETE", "UNDO"],
    );
    expect(await undo(row.id)).not.toEqual([null]);
  });

  it("is not undone when another one got the name, or the currency does not have the fee", async () => {
    const first = await method();
    await remove(first.id);
    await method();
    expect(await undo(first.id)).toEqual(["ALREADY_EXISTS"]);
    const second = await method({ name: "低溫", freeFrom: "1000.5" });
    await remove(second.id);
    await testContext.prisma.store.updateMany({ data: { currency: "TWD" } });
    expect(await undo(second.id)).toEqual(["INVALID_INPUT"]);
    expect(await names()).toEqual(["宅配"]);
  });
});

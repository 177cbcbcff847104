import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { auditOf, customerRow, orderRow, product, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
let me: number;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.outboxMessage.deleteMany();
  await store(testContext.prisma, { customersCancelOrders: true });
  me = (await customerRow(testContext.prisma)).id;
});

async function order(data: object = {}) {
  const cup = await product(testContext.prisma, { stock: 10 });
  const { id } = await orderRow(testContext.prisma, {
    customerId: me,
    total: 200,
    lines: { create: { productId: cup.id, productName: "cup", unitPrice: 100, quantity: 2 } },
    ...data,
  });
  return { id, productId: cup.id };
}
const FIELDS = "state cancelReason paymentState customerCanCancel { allowed reason }";
const cancel = (id: number, viewer = customer(me)) =>
  testContext.run<{ cancelMyOrder: object }>(
    `mutation ($input: CancelMyOrderInput!) { cancelMyOrder(input: $input) { ${FIELDS} } }`,
    { input: { orderId: globalId("Order", id) } },
    viewer,
  );

describe("cancelMyOrder", () => {
  it("cancels a new order, returns its stock, and names the customer in the history", async () => {
    const { id, productId } = await order();
    expect((await cancel(id)).data?.cancelMyOrder).toEqual({
      state: "CANCELLED",
      cancelReason: "CUSTOMER",
      paymentState: "UNPAID",
      customerCanCancel: { allowed: false, reason: "ORDER_STATE_FORBIDS" },
    });
    const { stock } = await testContext.prisma.product.findUniqueOrThrow({ where: { id: productId } });
    expect(Number(stock)).toBe(12);
    expect(await auditOf(testContext.prisma, "Order", id)).toMatchObject([
      { action: "CANCEL_BY_CUSTOMER", staffMemberId: null, after: { cancelReason: "CUSTOMER" } },
    ]);
    expect(await testContext.prisma.outboxMessage.findMany()).toMatchObject([{ kind: "ORDER_CANCELLED" }]);
    expect((await cancel(id)).codes).toEqual(["ORDER_STATE_FORBIDS"]);
  });

  it("refunds money at a provider, and asks staff to return other money", async () => {
    const { id } = await order();
    const received = { state: "CAPTURED", receivedAt: new Date() } as const;
    await testContext.prisma.payment.create({
      data: { ...received, orderId: id, kind: "TRANSFER", amount: 80 },
    });
    await testContext.prisma.payment.create({
      data: {
        ...received,
        orderId: id,
        provider: "STRIPE",
        channel: "CARD",
        kind: "CARD",
        amount: 120,
        currency: "TWD",
        merchantReference: `REF${id}`,
      },
    });
    expect((await cancel(id)).data?.cancelMyOrder).toMatchObject({ paymentState: "REFUND_PENDING" });
    const refunds = await testContext.prisma.refund.findMany({
      where: { payment: { orderId: id } },
      orderBy: { amount: "asc" },
    });
    expect(refunds.map(({ amount, method, state }) => [Number(amount), method, state])).toEqual([
      [80, "MANUAL", "PENDING"],
      [120, "PROVIDER", "PENDING"],
    ]);
  });

  it.each(["IN_ACTION", "WAITING", "COMPLETE"] as const)("refuses an order that is %s", async (state) => {
    const { id } = await order({ state });
    expect((await cancel(id)).codes).toEqual(["ORDER_STATE_FORBIDS"]);
  });

  it("is off until the store enables it", async () => {
    await store(testContext.prisma, { customersCancelOrders: false });
    const { id } = await order();
    expect((await cancel(id)).codes).toEqual(["ORDER_STATE_FORBIDS"]);
    await testContext.prisma.store.deleteMany();
    expect((await cancel(id)).codes).toEqual(["ORDER_STATE_FORBIDS"]);
    expect((await testContext.prisma.order.findUniqueOrThrow({ where: { id } })).state).toBe("ESTABLISHED");
  });

  it("is for the order's customer, who still exists", async () => {
    const { id } = await order();
    const other = await customerRow(testContext.prisma);
    expect((await cancel(id, customer(other.id))).codes).toEqual(["NOT_FOUND"]);
    expect((await cancel(id, ADMIN)).codes).toEqual(["UNAUTHENTICATED"]);
    await testContext.prisma.customer.update({ where: { id: me }, data: { deletedAt: new Date() } });
    expect((await cancel(id)).codes).toEqual(["UNAUTHENTICATED"]);
  });
});

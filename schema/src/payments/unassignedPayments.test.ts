import { randomUUID } from "node:crypto";
import { Prisma } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orderRow } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../testing/run.ts";
import { EXCESS_MONEY } from "./findExcessMoney.ts";

const LIST = "{ unassignedPayments { reason left orderNumber } }";
/** More than the list shows. */
const MANY = 101;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const order = (data: Parameters<typeof orderRow>[1] = {}) =>
  orderRow(testContext.prisma, { total: 100, ...data });
const received = (orderId: number, more: object = {}) =>
  testContext.prisma.payment.create({
    data: {
      orderId,
      provider: "ECPAY",
      kind: "TRANSFER",
      channel: "ATM",
      currency: "TWD",
      amount: 100,
      state: "CAPTURED",
      receivedAt: new Date(),
      ...more,
      merchantReference: randomUUID().replaceAll("-", ""),
    },
  });
const returned = { refunds: { create: { amount: 100, state: "DONE", doneAt: new Date() } } } as const;
/** Returns the listed payments of an order. */
const listed = async (orderNumber: number) => {
  const { data, codes } = await testContext.run<{ unassignedPayments: { orderNumber: number }[] }>(
    LIST,
    {},
    ADMIN,
  );
  expect(codes).toEqual([]);
  return data?.unassignedPayments.filter((payment) => payment.orderNumber === orderNumber);
};

it("money of a canceled order stays in the list, however many later ones were returned", async () => {
  const { id } = await order({ state: "CANCELLED" });
  await received(id);
  const expected = [{ reason: "ORDER_CANCELLED", left: "100", orderNumber: id }];
  expect(await listed(id)).toEqual(expected);
  for (let count = 0; count < MANY; count += 1)
    await received((await order({ state: "CANCELLED" })).id, returned);
  expect(await listed(id)).toEqual(expected);
});

it("money for an order that staff recorded as paid by other means is in the list until it is returned", async () => {
  const { id } = await order();
  await received(id, { provider: "MANUAL", kind: "CASH", channel: "", currency: null });
  expect(await listed(id)).toEqual([]);
  const { id: paymentId } = await received(id);
  expect(await listed(id)).toEqual([{ reason: "PAID_TWICE", left: "100", orderNumber: id }]);
  await testContext.prisma.refund.create({
    data: { paymentId, amount: 100, state: "DONE", doneAt: new Date() },
  });
  expect(await listed(id)).toEqual([]);
});

it("an order that was paid in two parts needs both", async () => {
  const { id } = await order();
  await received(id, { amount: 40 });
  await received(id, { amount: 60 });
  expect(await listed(id)).toEqual([]);
});

it("an order whose total was lowered needs what is left after the refund of the difference", async () => {
  const { id } = await order();
  await received(id, { refunds: { create: { amount: 60, state: "DONE", doneAt: new Date() } } });
  await testContext.prisma.order.update({ where: { id }, data: { total: 40 } });
  expect(await listed(id)).toEqual([]);
  await testContext.prisma.order.update({ where: { id }, data: { total: 0 } });
  expect(await listed(id)).toEqual([{ reason: "PAID_TWICE", left: "40", orderNumber: id }]);
});

it("only the part of a payment that exceeds the total is too much", async () => {
  const { id } = await order({ total: 200 });
  await received(id, { amount: 100 });
  await received(id, { amount: 100 });
  await testContext.prisma.order.update({ where: { id }, data: { total: 75 } });
  expect(await listed(id)).toEqual([
    { reason: "PAID_TWICE", left: "100", orderNumber: id },
    { reason: "ABOVE_TOTAL", left: "25", orderNumber: id },
  ]);
  await testContext.prisma.order.update({ where: { id }, data: { state: "CANCELLED" } });
  const cancelled = { reason: "ORDER_CANCELLED", left: "100", orderNumber: id };
  expect(await listed(id)).toEqual([cancelled, cancelled]);
});

it("orders that were paid in parts do not hide older money that is not needed", async () => {
  const { id } = await order();
  await received(id);
  await received(id, { amount: 120 });
  for (let count = 0; count < MANY; count += 1) {
    const { id: paidInParts } = await order();
    await received(paidInParts, { amount: 40 });
    await received(paidInParts, { amount: 60 });
  }
  expect(await listed(id)).toEqual([{ reason: "PAID_TWICE", left: "120", orderNumber: id }]);
});

/** A node of a plan, as Postgres describes it. */
interface PlanNode {
  "Actual Loops": number;
  Plans?: PlanNode[];
}
const loopsOf = (node: PlanNode): number[] => [node["Actual Loops"], ...(node.Plans ?? []).flatMap(loopsOf)];

it("is found without a look at each payment of the shop", async () => {
  const { prisma } = testContext;
  const payments = 2000;
  await prisma.$executeRaw`INSERT INTO "Order" ("buyerName", "buyerPhone", "recipientName", "recipientPhone", "address",
      "source", "paymentMethod", "total", "updatedAt")
    SELECT 'Mei', '0912345678', '', '', '', 'MANUAL', 2, 100, now() FROM generate_series(1, ${payments}::int)`;
  await prisma.$executeRaw`INSERT INTO "Payment" ("orderId", "orderNumber", "provider", "kind", "channel", "amount",
      "currency", "state", "merchantReference", "receivedAt", "updatedAt")
    SELECT "id", "id", 'ECPAY', 'CARD', 'CARD', 100, 'TWD', 'CAPTURED', 'M' || "id", now(), now() FROM "Order"
    WHERE "source" = 'MANUAL' AND "paymentMethod" = 2`;
  await prisma.$executeRaw`ANALYZE "Order", "Payment", "Refund"`;
  const [explained] = await prisma.$queryRaw<{ "QUERY PLAN": { Plan: PlanNode }[] }[]>(
    Prisma.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${EXCESS_MONEY}`,
  );
  const loops = explained?.["QUERY PLAN"].flatMap(({ Plan }) => loopsOf(Plan)) ?? [];
  expect(loops.length).toBeGreaterThan(5);
  expect(Math.max(...loops)).toBeLessThan(payments / 2);
});

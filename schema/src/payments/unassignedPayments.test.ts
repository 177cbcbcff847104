import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orderRow } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../testing/run.ts";

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
      ...{ orderId, provider: "ECPAY", kind: "TRANSFER", channel: "ATM", currency: "TWD", amount: 100 },
      ...{ state: "CAPTURED", receivedAt: new Date(), ...more },
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

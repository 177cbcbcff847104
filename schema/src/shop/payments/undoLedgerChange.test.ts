import { PaymentState } from "@machiya/prisma/enums";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toWire } from "../../domain/money.ts";
import { declarePaymentState, type OrderLedger } from "../../domain/orders/declaredPayment.ts";
import { outstandingAmount, paymentStateOf } from "../../domain/orders/paymentLedger.ts";
import { globalId } from "../../ids.ts";
import { orderRow, store } from "../../testing/fixtures.ts";
import { randomLedgers } from "../../testing/randomLedgers.ts";
import { ADMIN, createTestContext, type TestContext } from "../../testing/run.ts";

const UPDATE =
  "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { version undoable { id } } }";
const MARK_PAID =
  "mutation ($ids: [ID!]!) { markOrdersPaid(input: { orders: { ids: $ids } }) { undoable { id } } }";
const UNDO = "mutation ($input: UndoChangeInput!) { undoChange(input: $input) { order { id } } }";
const UNDO_ALL = "mutation ($ids: [ID!]!) { undoChanges(input: { ids: $ids }) { rows { code } } }";
const RECORD =
  "mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { order { version undoable { id } } } }";
const TAKINGS = "query ($from: Day!, $to: Day!) { takings(from: $from, to: $to) { received refunded } }";

const TODAY = "2026-11-21";
const EARLIER = "2026-11-19";
const EARLIER_AT = new Date(`${EARLIER}T03:00:00Z`);

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
  await store(testContext.prisma, { timeZone: "UTC" });
});
afterAll(() => testContext.close());
beforeEach(() => {
  testContext.now = new Date(`${TODAY}T02:00:00Z`);
});

interface Changed {
  version: number;
  undoable: { id: string } | null;
}

async function set(id: number, paymentState: PaymentState): Promise<Changed | undefined> {
  const { data, codes } = await testContext.run<{ updateOrder: Changed }>(
    UPDATE,
    { input: { id: globalId("Order", id), details: { paymentState } } },
    ADMIN,
  );
  expect(codes).toEqual([]);
  return data?.updateOrder;
}
const undo = async (changed: Changed | undefined) =>
  (
    await testContext.run(
      UNDO,
      { input: { id: changed?.undoable?.id ?? "0", version: changed?.version } },
      ADMIN,
    )
  ).codes;
const record = (id: number, amount: string) =>
  testContext.run(RECORD, { input: { orderId: globalId("Order", id), kind: "TRANSFER", amount } }, ADMIN);
const addPayment = (orderId: number, amount: number) =>
  testContext.prisma.payment.create({
    data: { orderId, amount, kind: "CASH", state: "CAPTURED", receivedAt: EARLIER_AT },
  });
const addRefund = (paymentId: number, amount: number, state: "DONE" | "PENDING") =>
  testContext.prisma.refund.create({
    data: { paymentId, amount, state, doneAt: state === "DONE" ? EARLIER_AT : null },
  });

/** Reads an order's payment state, its entries that count, what is outstanding, and the takings. */
async function standing(orderId: number) {
  const { prisma } = testContext;
  const { total, paymentState } = await prisma.order.findUniqueOrThrow({ where: { id: orderId } });
  const omit = { version: true, updatedAt: true } as const;
  const payments = await prisma.payment.findMany({
    where: { orderId, state: { not: "CANCELLED" } },
    include: { refunds: { where: { state: { not: "FAILED" } }, omit, orderBy: { id: "asc" } } },
    omit,
    orderBy: { id: "asc" },
  });
  const { data } = await testContext.run(TAKINGS, { from: EARLIER, to: TODAY }, ADMIN);
  return { paymentState, payments, outstanding: toWire(outstandingAmount(total, payments)), takings: data };
}

describe("an undone payment state", () => {
  it.each<[string, PaymentState, (id: number) => Promise<unknown>]>([
    ["a part that was recorded", "PAID", (id) => record(id, "30")],
    ["a refund of a part", "REFUNDED", async (id) => addRefund((await addPayment(id, 100)).id, 30, "DONE")],
    ["cash of an earlier day", "UNPAID", (id) => addPayment(id, 100)],
    [
      "a pending refund of a part",
      "PAID",
      async (id) => addRefund((await addPayment(id, 100)).id, 30, "PENDING"),
    ],
    [
      "a pending refund of a part",
      "REFUNDED",
      async (id) => addRefund((await addPayment(id, 100)).id, 30, "PENDING"),
    ],
    ["a returned payment", "FAILED", async (id) => addRefund((await addPayment(id, 100)).id, 100, "DONE")],
  ])("keeps %s after %s", async (_, state, begin) => {
    const { id } = await orderRow(testContext.prisma, { total: 100 });
    await begin(id);
    const before = await standing(id);
    const changed = await set(id, state);
    expect((await standing(id)).paymentState).toBe(state);
    expect(await undo(changed)).toEqual([]);
    expect(await standing(id)).toEqual(before);
  });

  it("keeps what was recorded also when many orders were marked as paid", async () => {
    const { id } = await orderRow(testContext.prisma, { total: 100 });
    await record(id, "30");
    const before = await standing(id);
    const { data } = await testContext.run<{ markOrdersPaid: { undoable: { id: string }[] } }>(
      MARK_PAID,
      { ids: [globalId("Order", id)] },
      ADMIN,
    );
    const ids = data?.markOrdersPaid.undoable.map((entry) => entry.id);
    const undone = await testContext.run(UNDO_ALL, { ids }, ADMIN);
    expect(undone.data).toEqual({ undoChanges: { rows: [{ code: null }] } });
    expect(await standing(id)).toEqual(before);
  });

  it("keeps the line of the bank that a payment was counted from", async () => {
    const { prisma } = testContext;
    const { id } = await orderRow(prisma, { total: 100 });
    const { id: paymentId } = await addPayment(id, 100);
    const line = { fingerprint: "one", paymentId, orderVersion: 1, createdAt: EARLIER_AT };
    await prisma.bankLine.create({ data: line });
    const changed = await set(id, "UNPAID");
    expect(await undo(changed)).toEqual([]);
    expect(await prisma.bankLine.findMany()).toMatchObject([line]);
  });

  it("is refused when one of its entries has changed since", async () => {
    const { id } = await orderRow(testContext.prisma, { total: 100 });
    const changed = await set(id, "PAID");
    await testContext.prisma.payment.updateMany({ where: { orderId: id }, data: { state: "CANCELLED" } });
    expect(await undo(changed)).toEqual(["CONFLICT"]);
  });

  it("of an earlier release is one of that state", async () => {
    const { id } = await orderRow(testContext.prisma, { total: 100 });
    await testContext.prisma.auditEntry.create({
      data: {
        action: "UPDATE",
        subjectType: "Order",
        subjectId: id,
        staffMemberId: ADMIN.staff?.id ?? null,
        before: { paymentState: "PAID" },
        after: { paymentState: "UNPAID" },
        createdAt: testContext.now,
      },
    });
    const entry = await testContext.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(await undo({ version: 1, undoable: { id: String(entry.id) } })).toEqual([]);
    expect((await standing(id)).paymentState).toBe("PAID");
  });
});

async function writeLedger({ total, paymentMethod, payments }: OrderLedger): Promise<number> {
  const { id: orderId } = await orderRow(testContext.prisma, { total: toWire(total), paymentMethod });
  for (const { provider, kind, state, amount, declared, refunds } of payments)
    await testContext.prisma.payment.create({
      data: {
        orderId,
        provider,
        kind,
        state,
        declared,
        amount: toWire(amount),
        receivedAt: EARLIER_AT,
        refunds: {
          create: refunds.map((refund) => ({
            state: refund.state,
            declared: refund.declared,
            amount: toWire(refund.amount),
            doneAt: refund.state === "DONE" ? EARLIER_AT : null,
          })),
        },
      },
    });
  return orderId;
}

it("leaves the ledger, what is outstanding, and the takings as they were, whatever they were", async () => {
  const cases = fc
    .sample(fc.tuple(randomLedgers, fc.constantFrom(...Object.values(PaymentState))), 400)
    .filter(
      ([ledger, target]) =>
        paymentStateOf(ledger.total, ledger.payments) !== target &&
        declarePaymentState(ledger, target) !== null,
    )
    .slice(0, 60);
  for (const [ledger, target] of cases) {
    const id = await writeLedger(ledger);
    const before = await standing(id);
    expect(await undo(await set(id, target)), JSON.stringify([ledger, target])).toEqual([]);
    expect(await standing(id), JSON.stringify([ledger, target])).toEqual(before);
  }
});

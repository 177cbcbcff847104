import type { PaymentKind } from "@machiya/prisma/enums";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dayOf } from "../../domain/time/shopTime.ts";
import { orderRow, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../../testing/run.ts";

const ZONE = "Asia/Tokyo";
const TAKINGS = `query ($from: Day!, $to: Day!) {
  takings(from: $from, to: $to) { day received refunded net kinds { kind received refunded net } }
}`;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
  await store(testContext.prisma, { timeZone: ZONE });
});
afterAll(() => testContext.close());

const takings = (from: string, to: string, viewer = ADMIN) => testContext.run(TAKINGS, { from, to }, viewer);

/** Receives money, and returns a part of it when `refunded` is given. */
async function receive(
  at: string,
  [kind, amount]: [PaymentKind, number],
  refund: { amount: number; at: string; state?: "FAILED" | "PENDING" } | null = null,
) {
  const { id: orderId } = await orderRow(testContext.prisma);
  return testContext.prisma.payment.create({
    data: {
      orderId,
      kind,
      amount,
      state: "CAPTURED",
      receivedAt: new Date(at),
      ...(refund && {
        refunds: {
          create: { amount: refund.amount, state: refund.state ?? "DONE", doneAt: new Date(refund.at) },
        },
      }),
    },
  });
}

it("are those of the store's days, by kind, as a plain recount says", async () => {
  // Midnight in Tokyo is 15:00 in UTC.
  await receive("2026-11-01T14:59:59.999Z", ["CASH", 1]);
  await receive("2026-11-01T15:00:00Z", ["CASH", 10.5]);
  await receive("2026-11-02T14:59:59.999Z", ["CARD", 20], { amount: 5, at: "2026-11-03T03:00:00Z" });
  await receive("2026-11-02T03:00:00Z", ["CARD", 7], {
    amount: 7,
    at: "2026-11-02T04:00:00Z",
    state: "FAILED",
  });
  await receive("2026-11-02T03:00:00Z", ["CASH", 3], {
    amount: 3,
    at: "2026-11-02T04:00:00Z",
    state: "PENDING",
  });
  await receive("2026-10-01T03:00:00Z", ["TRANSFER", 100], { amount: 40, at: "2026-11-02T05:00:00Z" });
  const canceled = await receive("2026-11-02T03:00:00Z", ["CASH", 1000]);
  await testContext.prisma.payment.update({ where: { id: canceled.id }, data: { state: "CANCELLED" } });
  const { data } = await takings("2026-11-02", "2026-11-04");
  expect(data).toEqual({
    takings: [
      {
        day: "2026-11-02",
        received: "40.5",
        refunded: "40",
        net: "0.5",
        kinds: [
          { kind: "CARD", received: "27", refunded: "0", net: "27" },
          { kind: "CASH", received: "13.5", refunded: "0", net: "13.5" },
          { kind: "TRANSFER", received: "0", refunded: "40", net: "-40" },
        ],
      },
      {
        day: "2026-11-03",
        received: "0",
        refunded: "5",
        net: "-5",
        kinds: [{ kind: "CARD", received: "0", refunded: "5", net: "-5" }],
      },
      { day: "2026-11-04", received: "0", refunded: "0", net: "0", kinds: [] },
    ],
  });
  const payments = await testContext.prisma.payment.findMany({ include: { refunds: true } });
  let recount = 0;
  const counts = (at: Date | null) => at !== null && ["2026-11-02", "2026-11-03"].includes(dayOf(at, ZONE));
  for (const { state, receivedAt, amount, refunds } of payments) {
    if (state !== "CAPTURED") continue;
    if (counts(receivedAt)) recount += Number(amount);
    for (const refund of refunds)
      if (refund.state === "DONE" && counts(refund.doneAt)) recount -= Number(refund.amount);
  }
  const { takings: rows } = data as { takings: { net: string }[] };
  expect(rows.reduce((sum, { net }) => sum + Number(net), 0)).toBe(recount);
});

it("are for admins, of at most 397 days in order", async () => {
  expect((await takings("2026-11-02", "2026-11-02", staff(2, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
  expect((await takings("2026-11-02", "2026-11-01")).codes).toEqual(["INVALID_INPUT"]);
  expect((await takings("2024-11-02", "2026-11-01")).codes).toEqual(["INVALID_INPUT"]);
});

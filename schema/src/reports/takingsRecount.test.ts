import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Big, decimal, toWire } from "../domain/money.ts";
import { calendarDays, dayOf } from "../domain/time/shopTime.ts";
import { findTakings } from "../shop/payments/findTakings.ts";
import { createTestContext, type TestContext } from "../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext({ empty: true });
});
afterAll(() => testContext?.close());

const HOUR_MS = 3_600_000;
/** Zones whose clocks change in the week of October 24, 2026, which skip midnight, and with odd offsets. */
const CASES = [
  { zone: "Asia/Taipei", from: "2026-11-20" },
  { zone: "Europe/Berlin", from: "2026-10-22" },
  { zone: "America/Santiago", from: "2026-09-03" },
  { zone: "Asia/Kathmandu", from: "2026-11-20" },
] as const;

/** Entries within five days around the first day, at quarters of an hour, so that many are at midnight. */
const entries = fc.array(
  fc.record({
    quarter: fc.integer({ min: -96, max: 96 * 4 }),
    amount: fc.constantFrom("0", "0.00001", "50", "99.5", "1000"),
    state: fc.constantFrom(
      "CAPTURED" as const,
      "CAPTURED" as const,
      "PENDING" as const,
      "CANCELLED" as const,
    ),
    refund: fc.option(
      fc.record({
        quarter: fc.integer({ min: -96, max: 96 * 4 }),
        state: fc.constantFrom("DONE" as const, "PENDING" as const, "FAILED" as const),
      }),
    ),
  }),
  { maxLength: 25 },
);

/** All that was received and returned so far, because the ledger only grows. */
const received: { at: Date; amount: Big }[] = [];

describe("the takings of a day", () => {
  it.each(CASES)("are those of a plain recount in $zone", async ({ zone, from }) => {
    const { prisma } = testContext;
    const start = Date.parse(`${from}T00:00:00Z`);
    const time = (quarter: number) => new Date(start + (quarter * HOUR_MS) / 4);
    const days = calendarDays(from, 3);
    await fc.assert(
      fc.asyncProperty(entries, async (payments) => {
        const add = (at: Date, amount: string, sign: 1 | -1) =>
          received.push({ at, amount: decimal(amount).times(sign) });
        for (const { quarter, amount, state, refund } of payments) {
          const { id } = await prisma.payment.create({
            data: { kind: "CASH", amount, state, receivedAt: time(quarter) },
          });
          if (state !== "CAPTURED") continue;
          add(time(quarter), amount, 1);
          if (refund === null) continue;
          const doneAt = time(refund.quarter);
          await prisma.refund.create({ data: { paymentId: id, amount, state: refund.state, doneAt } });
          if (refund.state === "DONE") add(doneAt, amount, -1);
        }
        const expected = new Map(days.map((day) => [day, decimal(0)]));
        for (const { at, amount } of received) {
          const day = dayOf(at, zone);
          const sum = expected.get(day);
          if (sum !== undefined) expected.set(day, sum.plus(amount));
        }
        const takings = await findTakings(prisma, days, { zone, currency: null, firstCurrency: null });
        expect(takings.map(({ day, net }) => [day, toWire(net)])).toEqual(
          days.map((day) => [day, toWire(expected.get(day) ?? 0)]),
        );
      }),
      { numRuns: 12 },
    );
  });
});

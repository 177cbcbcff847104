import { describe, expect, it } from "vitest";
import { type AttentionEntry, isLate, urgentFirst } from "./attention.ts";

const zone = "Asia/Taipei";
/** 09:00 on November 23 in Taipei. */
const now = new Date("2026-11-23T01:00:00Z");
const entry = (reason: AttentionEntry["reason"], at: string | null, id = 1): AttentionEntry => ({
  reason,
  id,
  at: at === null ? null : new Date(at),
});

describe("isLate", () => {
  it.each<[AttentionEntry["reason"], string | null, boolean]>([
    ["ORDER_DUE", "2026-11-22T16:00:00Z", false],
    ["ORDER_DUE", "2026-11-22T15:59:59Z", true],
    ["PAYMENT_REPORTED", "2026-11-22T23:00:00Z", false],
    ["PAYMENT_REPORTED", "2026-11-22T15:00:00Z", true],
    ["AUTHORIZATION_REFUSED", "2026-11-22T23:00:00Z", false],
    ["AUTHORIZATION_REFUSED", "2026-11-22T15:00:00Z", true],
    ["APPOINTMENT_PENDING", "2026-11-23T01:00:00Z", false],
    ["APPOINTMENT_PENDING", "2026-11-23T00:59:59Z", true],
    ["STOCK_LOW", null, false],
    ["ORDER_OVERPAID", null, false],
  ])("of %s at %s is %s", (reason, at, expected) => {
    expect(isLate(entry(reason, at), now, zone)).toBe(expected);
  });
});

describe("urgentFirst", () => {
  it("puts late entries first, each group by time, and products before what is more than two days away", () => {
    const entries = [
      entry("STOCK_LOW", null, 1),
      entry("APPOINTMENT_PENDING", "2026-11-23T03:00:00Z", 2),
      entry("ORDER_DUE", "2026-11-22T16:00:00Z", 3),
      entry("PAYMENT_REPORTED", "2026-11-21T03:00:00Z", 4),
      entry("APPOINTMENT_PENDING", "2026-11-20T03:00:00Z", 5),
      entry("STOCK_LOW", null, 6),
      entry("APPOINTMENT_PENDING", "2026-11-25T02:00:00Z", 7),
    ];
    const order = (count: number) => urgentFirst(entries, count, { now, zone }).map(({ id }) => id);
    expect(order(10)).toEqual([5, 4, 3, 2, 1, 6, 7]);
    expect(order(2)).toEqual([5, 4]);
  });
});

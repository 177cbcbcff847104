import { describe, expect, it } from "vitest";
import { availableForBroadcast, isWithinQuota, lineMonthEnd, needsReminder, requireQuota } from "./quota.ts";

const ledger = { remaining: 500, waiting: 10, reminders: 110, floor: 200 };

describe("the quota ledger", () => {
  it.each([
    [ledger, 180],
    [{ ...ledger, remaining: 320 }, 0],
    [{ ...ledger, remaining: 321 }, 1],
    [{ ...ledger, remaining: 0 }, 0],
    [{ ...ledger, remaining: null }, null],
  ])("%j leaves broadcasts %s messages", (given, available) => {
    expect(availableForBroadcast(given)).toBe(available);
  });

  it("lets a broadcast use everything that is left, and refuses one more with the needed and remaining messages", () => {
    expect(() => requireQuota(ledger, 180)).not.toThrow();
    expect(() => requireQuota(ledger, 181)).toThrow(
      expect.objectContaining({
        code: "LINE_QUOTA_EXHAUSTED",
        params: { messages: { need: 181, left: 180 } },
      }),
    );
  });

  it("refuses nothing when no limit is known, and an empty audience needs nothing", () => {
    expect(isWithinQuota({ ...ledger, remaining: null }, 1_000_000)).toBe(true);
    expect(isWithinQuota({ ...ledger, remaining: 0 }, 0)).toBe(true);
  });
});

describe("LINE's month", () => {
  it.each([
    ["2026-11-21T02:00:00Z", "2026-11-30T15:00:00.000Z"],
    ["2026-11-30T14:59:59.999Z", "2026-11-30T15:00:00.000Z"],
    ["2026-11-30T15:00:00Z", "2026-12-31T15:00:00.000Z"],
    ["2028-02-29T14:00:00Z", "2028-02-29T15:00:00.000Z"],
  ])("at %s ends at %s, in Japan's time zone", (now, end) => {
    expect(lineMonthEnd(new Date(now)).toISOString()).toBe(end);
  });
});

describe("a reminder that the month will need", () => {
  const zone = "Asia/Taipei";
  const now = new Date("2026-11-21T02:00:00Z");
  const needs = (startsAt: string, createdAt = "2026-11-01T00:00:00Z") =>
    needsReminder({ startsAt: new Date(startsAt), createdAt: new Date(createdAt) }, now, zone);

  it.each([
    ["is due this month", "2026-12-01T14:00:00+08:00", true],
    ["is due on the first day of next month", "2026-12-02T10:00:00+08:00", false],
    ["was due and is late", "2026-11-21T14:00:00+08:00", true],
    ["belongs to an appointment that begins now", "2026-11-21T10:00:00+08:00", false],
  ])("is counted correctly when it %s, for a start at %s", (_, startsAt, wanted) => {
    expect(needs(startsAt)).toBe(wanted);
  });

  it("does not exist for bookings after 10:00 on the day before", () => {
    expect(needs("2026-11-22T14:00:00+08:00", "2026-11-21T09:59:59+08:00")).toBe(true);
    expect(needs("2026-11-22T14:00:00+08:00", "2026-11-21T10:00:00+08:00")).toBe(false);
  });
});

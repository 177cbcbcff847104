import type { SlotRefusal } from "@machiya/schema/domain/appointments/slotRefusals";
import { describe, expect, it } from "vitest";
import { dayRefusal, type FreeDay, firstFreeSlot, freeDates, slotAt } from "./freeDays.ts";

/** Returns a day with a start per hour; a null reason means that it is free. */
const day = (date: string, ...reasons: (SlotRefusal | null)[]): FreeDay => ({
  date,
  slots: reasons.map((reason, index) => ({
    startsAt: `${date}T0${index}:00:00.000Z`,
    endsAt: `${date}T0${index + 1}:00:00.000Z`,
    free: reason === null,
    reason,
  })),
});

describe("dayRefusal", () => {
  const reasons = (...all: (SlotRefusal | null)[]) => dayRefusal(day("2026-12-09", ...all), []);
  it("is null when a start is free, and when the day is unknown", () => {
    expect(reasons("TAKEN", null, "NO_SHIFT")).toBeNull();
    expect(dayRefusal(undefined, [])).toBeNull();
  });
  it("is FULL when a start was bookable", () => {
    expect(reasons("NO_SHIFT", "TAKEN")).toBe("FULL");
  });
  it("is CLOSED for a closure, and for a weekday without any shifts", () => {
    expect(reasons("CLOSED", "NO_SHIFT")).toBe("CLOSED");
    // 9 December 2026 is a Wednesday.
    expect(dayRefusal(day("2026-12-09", "NO_SHIFT"), [3])).toBe("CLOSED");
  });
  it("is NOT_OPEN for all other reasons", () => {
    expect(reasons("NOT_OPEN_TO_CUSTOMERS", "NO_SHIFT")).toBe("NOT_OPEN");
    expect(reasons()).toBe("NOT_OPEN");
  });
});

it("freeDates returns the days with a free start", () => {
  expect(freeDates([day("2026-12-09", "TAKEN"), day("2026-12-10", "TAKEN", null)])).toEqual(["2026-12-10"]);
});

it("firstFreeSlot returns the earliest free start", () => {
  const days = [day("2026-12-09", "TAKEN"), day("2026-12-10", "TAKEN", null, null)];
  expect(firstFreeSlot(days)?.startsAt).toBe("2026-12-10T01:00:00.000Z");
  expect(firstFreeSlot([day("2026-12-09", "TAKEN")])).toBeUndefined();
});

it("slotAt finds a start by its instant, independent of its format", () => {
  const days = [day("2026-12-09", null)];
  expect(slotAt(days, "2026-12-09T08:00:00+08:00")?.free).toBe(true);
  expect(slotAt(days, "2026-12-09T09:00:00+08:00")).toBeUndefined();
  expect(slotAt(days, null)).toBeUndefined();
});

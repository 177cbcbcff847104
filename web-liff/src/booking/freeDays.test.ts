import type { SlotRefusal } from "@machiya/schema/domain/appointments/slots";
import { describe, expect, it } from "vitest";
import { anyOf, dayRefusal, type FreeDay, freeDates, slotAt } from "./freeDays.ts";

/** A day with a start at each hour; null is free. */
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
  it("is null when one start is free, and when nothing is known", () => {
    expect(reasons("TAKEN", null, "NO_SHIFT")).toBeNull();
    expect(dayRefusal(undefined, [])).toBeNull();
  });
  it("says full when a start could have been had", () => {
    expect(reasons("NO_SHIFT", "TAKEN")).toBe("FULL");
  });
  it("says closed for a closure, and for a weekday on which nobody works at all", () => {
    expect(reasons("CLOSED", "NO_SHIFT")).toBe("CLOSED");
    // 9 December 2026 is a Wednesday.
    expect(dayRefusal(day("2026-12-09", "NO_SHIFT"), [3])).toBe("CLOSED");
  });
  it("says not open for anything else", () => {
    expect(reasons("NOT_OPEN_TO_CUSTOMERS", "NO_SHIFT")).toBe("NOT_OPEN");
    expect(reasons()).toBe("NOT_OPEN");
  });
});

describe("anyOf", () => {
  it("is free when one of the answers is", () => {
    const [merged] = anyOf([[day("2026-12-09", "TAKEN", "TAKEN")], [day("2026-12-09", null, "TAKEN")]]);
    expect(merged?.slots.map(({ free }) => free)).toEqual([true, false]);
  });
  it("keeps the reason that comes nearest to being free", () => {
    const [merged] = anyOf([[day("2026-12-09", "LACKS_SERVICE")], [day("2026-12-09", "NO_SHIFT")]]);
    expect(merged?.slots[0]?.reason).toBe("LACKS_SERVICE");
  });
  it("is nothing without answers", () => {
    expect(anyOf([])).toEqual([]);
  });
});

it("freeDates are the days with a free start", () => {
  expect(freeDates([day("2026-12-09", "TAKEN"), day("2026-12-10", "TAKEN", null)])).toEqual(["2026-12-10"]);
});

it("slotAt finds a start by its instant, however it is written", () => {
  const days = [day("2026-12-09", null)];
  expect(slotAt(days, "2026-12-09T08:00:00+08:00")?.free).toBe(true);
  expect(slotAt(days, "2026-12-09T09:00:00+08:00")).toBeUndefined();
  expect(slotAt(days, null)).toBeUndefined();
});

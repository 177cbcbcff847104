import { describe, expect, it } from "vitest";
import { nextOpenDay } from "./nextOpenDay.ts";

const zone = "Asia/Taipei";
/** Open from Tuesday to Saturday; November 23, 2026 is a Monday. */
const hours = { openWeekdays: [2, 3, 4, 5, 6], bookingHours: [{ weekday: 2, start: 600, end: 1200 }] };
const closure = (startsAt: string, endsAt: string) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

describe("nextOpenDay", () => {
  it("is the day itself when the store is open on it", () => {
    expect(nextOpenDay({ hours, closures: [], zone, from: "2026-11-24" })).toBe("2026-11-24");
    expect(nextOpenDay({ hours: null, closures: [], zone, from: "2026-11-23" })).toBe("2026-11-23");
  });

  it("skips closed weekdays and days that closures cover", () => {
    expect(nextOpenDay({ hours, closures: [], zone, from: "2026-11-22" })).toBe("2026-11-24");
    const opening = closure("2026-11-24T02:00:00Z", "2026-11-24T12:00:00Z");
    expect(nextOpenDay({ hours, closures: [opening], zone, from: "2026-11-23" })).toBe("2026-11-25");
    const part = closure("2026-11-24T02:00:00Z", "2026-11-24T11:59:00Z");
    expect(nextOpenDay({ hours, closures: [part], zone, from: "2026-11-23" })).toBe("2026-11-24");
  });

  it("is null when the store is closed for sixty days", () => {
    const closures = [closure("2026-11-01T00:00:00Z", "2027-03-01T00:00:00Z")];
    expect(nextOpenDay({ hours, closures, zone, from: "2026-11-23" })).toBeNull();
  });
});

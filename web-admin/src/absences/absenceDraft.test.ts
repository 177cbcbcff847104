import { describe, expect, it } from "vitest";
import { absenceDetails, absenceDraft, isEndBeforeStart, withWholeDays } from "./absenceDraft.ts";

describe("a time off in its form", () => {
  it("is whole days from midnight to midnight, the last day included", () => {
    expect(absenceDraft("2026-12-01T00:00", "2026-12-02T00:00", "")).toMatchObject({
      wholeDays: "true",
      startsAt: "2026-12-01",
      endsAt: "2026-12-01",
    });
  });

  it("is kept by the clock otherwise", () => {
    expect(absenceDraft("2026-12-01T00:00", "2026-12-01T12:00", "").wholeDays).toBe("false");
  });

  it("stays the same time when it is written by the clock, over the end of a month", () => {
    const days = absenceDraft("2026-11-30T00:00", "2026-12-01T00:00", "x");
    const clocks = withWholeDays(days, false);
    expect(clocks).toMatchObject({ startsAt: "2026-11-30T00:00", endsAt: "2026-12-01T00:00" });
  });

  it("may end on the day it begins, by the clock only later", () => {
    const day = absenceDraft("2026-12-01T00:00", "2026-12-02T00:00", "");
    expect(isEndBeforeStart(day)).toBe(false);
    expect(isEndBeforeStart({ ...day, endsAt: "2026-11-30" })).toBe(true);
    expect(
      isEndBeforeStart({
        ...day,
        wholeDays: "false",
        startsAt: "2026-12-01T10:00",
        endsAt: "2026-12-01T10:00",
      }),
    ).toBe(true);
  });

  it("goes to the server as days, or as instants", () => {
    const day = absenceDraft("2026-12-01T00:00", "2026-12-02T00:00", "");
    expect(absenceDetails(day, () => "never")).toMatchObject({
      startsAt: "2026-12-01",
      endsAt: "2026-12-01",
    });
    const clocks = { ...day, wholeDays: "false", startsAt: "2026-12-01T10:00", endsAt: "2026-12-01T12:00" };
    expect(absenceDetails(clocks, (clock) => `${clock}Z`)).toMatchObject({ endsAt: "2026-12-01T12:00Z" });
  });
});

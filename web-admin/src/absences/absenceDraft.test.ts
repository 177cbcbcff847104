import { describe, expect, it } from "vitest";
import { absenceDetails, absenceDraft, isEndBeforeStart, withWholeDays } from "./absenceDraft.ts";

describe("the draft of an absence", () => {
  it("covers whole days from midnight to midnight, the last day included", () => {
    expect(absenceDraft("2026-12-01T00:00", "2026-12-02T00:00", "")).toMatchObject({
      wholeDays: "true",
      startsAt: "2026-12-01",
      endsAt: "2026-12-01",
    });
  });

  it("has a start and end time otherwise", () => {
    expect(absenceDraft("2026-12-01T00:00", "2026-12-01T12:00", "").wholeDays).toBe("false");
  });

  it("keeps its period when it is converted to times, also at the end of a month", () => {
    const days = absenceDraft("2026-11-30T00:00", "2026-12-01T00:00", "x");
    const clocks = withWholeDays(days, false);
    expect(clocks).toMatchObject({ startsAt: "2026-11-30T00:00", endsAt: "2026-12-01T00:00" });
  });

  it("may end on its first day, but a time must be later than the start", () => {
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

  it("is sent as days or as instants", () => {
    const day = absenceDraft("2026-12-01T00:00", "2026-12-02T00:00", "");
    expect(absenceDetails(day, () => "never")).toMatchObject({
      startsAt: "2026-12-01",
      endsAt: "2026-12-01",
    });
    const clocks = { ...day, wholeDays: "false", startsAt: "2026-12-01T10:00", endsAt: "2026-12-01T12:00" };
    expect(absenceDetails(clocks, (clock) => `${clock}Z`)).toMatchObject({ endsAt: "2026-12-01T12:00Z" });
  });
});

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

  it("keeps its days when it is converted to times and back, also at the end of a month", () => {
    for (const [start, end] of [
      ["2026-12-01", "2026-12-02"],
      ["2026-11-29", "2026-12-01"],
    ]) {
      const days = absenceDraft(`${start}T00:00`, `${end}T00:00`, "x");
      expect(withWholeDays(withWholeDays(days, false), true)).toEqual(days);
    }
  });

  it("includes the day on which its times end, unless they end at its midnight", () => {
    const clocks = (endsAt: string) =>
      withWholeDays({ startsAt: "2026-12-01T10:00", endsAt, note: "", wholeDays: "false" }, true).endsAt;
    expect(clocks("2026-12-02T00:01")).toBe("2026-12-02");
    expect(clocks("2026-12-02T00:00")).toBe("2026-12-01");
    expect(clocks("2026-12-01T00:00")).toBe("2026-12-01");
    expect(clocks("")).toBe("");
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

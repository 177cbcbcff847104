import { describe, expect, it } from "vitest";
import { dayScale, percentAt, spanStyle } from "./dayScale.ts";

const span = (startsAt: string, endsAt: string) => ({
  startsAt: `2026-11-23T${startsAt}:00Z`,
  endsAt: `2026-11-23T${endsAt}:00Z`,
});
const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`);

describe("dayScale", () => {
  it("is null without spans", () => {
    expect(dayScale([])).toBeNull();
  });

  it("shows all spans in whole hours, with at most eight marks", () => {
    expect(dayScale([span("02:30", "05:00"), span("04:00", "06:10")])).toEqual({
      start: at("02:00"),
      end: at("07:00"),
      hours: ["02:00", "03:00", "04:00", "05:00", "06:00", "07:00"].map(at),
    });
    expect(dayScale([span("00:00", "23:30")])?.hours).toHaveLength(7);
  });
});

describe("positions", () => {
  const scale = { start: at("02:00"), end: at("12:00"), hours: [] };

  it("are percentages of the scale, limited to it", () => {
    expect(percentAt(scale, at("07:00"))).toBe(50);
    expect(percentAt(scale, at("01:00"))).toBe(0);
    expect(percentAt(scale, at("13:00"))).toBe(100);
    expect(spanStyle(scale, span("03:00", "04:00"))).toEqual({ left: "10%", width: "10%" });
  });
});

import { expect, it } from "vitest";
import { formatCalendarDay, localDay, shortWeekday } from "./dayFormat.ts";

it("a calendar day is formatted correctly in any browser time zone", () => {
  expect(formatCalendarDay("2026-11-21", "en", { dateStyle: "full" })).toBe("Saturday, November 21, 2026");
  expect(formatCalendarDay("2026-11-21", "th-TH", { dateStyle: "long" })).toBe("21 พฤศจิกายน 2569");
  expect(shortWeekday("2026-11-21", "ja")).toBe("土");
});

it("localDay returns the day of a local date", () => {
  expect(localDay(new Date(2026, 0, 5))).toBe("2026-01-05");
});

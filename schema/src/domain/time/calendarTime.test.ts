import { describe, expect, it } from "vitest";
import {
  clockSpanText,
  daysBetween,
  daysTouched,
  instantOfClock,
  instantOfWall,
  moveSpan,
  resizedMinutes,
  shiftDay,
  shownDays,
  turnPage,
  wallSpan,
  wallTime,
} from "./calendarTime.ts";

const TAIPEI = "Asia/Taipei";
const NEW_YORK = "America/New_York";
const at = (text: string) => new Date(text);
const span = (start: string, end: string) => ({ start: at(start), end: at(end) });

describe("the days that a calendar shows", () => {
  it("are whole weeks, which begin on Sunday", () => {
    expect(shownDays("month", "2026-11-21")).toEqual({ from: "2026-11-01", to: "2026-12-05" });
    expect(shownDays("month", "2026-08-31")).toEqual({ from: "2026-07-26", to: "2026-09-05" });
    expect(shownDays("week", "2026-11-21")).toEqual({ from: "2026-11-15", to: "2026-11-21" });
    expect(shownDays("week", "2026-11-22")).toEqual({ from: "2026-11-22", to: "2026-11-28" });
    expect(shownDays("day", "2026-11-22")).toEqual({ from: "2026-11-22", to: "2026-11-22" });
    expect(shownDays("agenda", "2026-11-28")).toEqual({ from: "2026-11-28", to: "2026-12-04" });
  });

  it("move by a month from its first day, regardless of its length, by a week, or by a day", () => {
    expect(turnPage("month", "2026-01-31", 1)).toBe("2026-02-01");
    expect(turnPage("month", "2026-03-31", -1)).toBe("2026-02-01");
    expect(turnPage("month", "2026-12-05", 1)).toBe("2027-01-01");
    expect(turnPage("week", "2026-12-29", 1)).toBe("2027-01-05");
    expect(turnPage("day", "2026-03-01", -1)).toBe("2026-02-28");
    expect(turnPage("agenda", "2026-03-01", -1)).toBe("2026-02-22");
  });

  it("are counted across months and changes of the clock", () => {
    expect(daysBetween("2026-11-22", "2026-11-25")).toBe(3);
    expect(daysBetween("2026-12-31", "2027-01-01")).toBe(1);
    expect(daysBetween("2026-04-01", "2026-03-01")).toBe(-31);
    expect(daysBetween("2026-11-22", "2026-11-22")).toBe(0);
  });

  it("stay within the years that the API accepts", () => {
    expect(shiftDay("9999-12-30", 7)).toBe("9999-12-31");
    expect(shiftDay("1900-01-02", -7)).toBe("1900-01-01");
    expect(shownDays("month", "9999-12-31").to).toBe("9999-12-31");
    expect(() => shiftDay("soon", 1)).toThrow(RangeError);
  });
});

describe("wall times", () => {
  it("are in the store's zone, across midnight too", () => {
    expect(wallTime(at("2026-11-20T16:00:00Z"), TAIPEI)).toBe("2026-11-21T00:00:00");
    expect(wallTime(at("2026-11-21T15:59:59Z"), TAIPEI)).toBe("2026-11-21T23:59:00");
    expect(instantOfWall("2026-11-21T00:00:00", TAIPEI)).toEqual(at("2026-11-20T16:00:00Z"));
    expect(() => instantOfWall("tomorrow", TAIPEI)).toThrow(RangeError);
  });

  it("convert back to the same instant on a day that loses an hour", () => {
    for (const text of ["2026-03-08T01:59:00", "2026-03-08T03:00:00", "2026-03-08T23:30:00"])
      expect(wallTime(instantOfWall(text, NEW_YORK), NEW_YORK)).toBe(text);
    expect(instantOfWall("2026-03-08T02:30:00", NEW_YORK)).toEqual(at("2026-03-08T07:00:00Z"));
  });

  it("use the first of two instants on a day that repeats an hour", () => {
    expect(instantOfWall("2026-11-01T01:30:00", NEW_YORK)).toEqual(at("2026-11-01T05:30:00Z"));
    expect(wallTime(at("2026-11-01T06:30:00Z"), NEW_YORK)).toBe("2026-11-01T01:30:00");
  });

  it("of a shift's clock minutes reach the end of the day", () => {
    expect(instantOfClock("2026-11-21", 600, TAIPEI)).toEqual(at("2026-11-21T02:00:00Z"));
    expect(instantOfClock("2026-11-21", 1440, TAIPEI)).toEqual(at("2026-11-21T16:00:00Z"));
    expect(instantOfClock("2026-11-01", 1440, NEW_YORK)).toEqual(at("2026-11-02T05:00:00Z"));
  });
});

describe("a calendar span", () => {
  it("is never drawn backwards when the clock is put back within it", () => {
    expect(wallSpan(span("2026-11-01T05:45:00Z", "2026-11-01T06:15:00Z"), NEW_YORK)).toEqual({
      start: "2026-11-01T01:45:00",
      end: "2026-11-01T01:45:00",
    });
  });

  it("keeps its length when it is dragged across a clock change", () => {
    expect(moveSpan(span("2026-03-07T17:00:00Z", "2026-03-07T18:30:00Z"), 1440, NEW_YORK)).toEqual(
      span("2026-03-08T16:00:00Z", "2026-03-08T17:30:00Z"),
    );
    expect(moveSpan(span("2026-03-07T06:30:00Z", "2026-03-07T08:30:00Z"), 1440, NEW_YORK)).toEqual(
      span("2026-03-08T06:30:00Z", "2026-03-08T08:30:00Z"),
    );
  });

  it("keeps its instants when it is not moved, even in the second of two repeated hours", () => {
    const second = span("2026-11-01T06:30:00Z", "2026-11-01T07:00:00Z");
    expect(moveSpan(second, 0, NEW_YORK)).toEqual(second);
  });

  it("has the minutes up to its dragged end, also when the clock changes in between", () => {
    const hour = span("2026-11-21T02:00:00Z", "2026-11-21T03:00:00Z");
    expect([30, -45, 0, -60, -90].map((by) => resizedMinutes(hour, by, TAIPEI))).toEqual([90, 15, 60, 0, 0]);
    const late = span("2026-03-08T06:30:00Z", "2026-03-08T06:45:00Z");
    expect(resizedMinutes(late, 75, NEW_YORK)).toBe(30);
  });

  it("lies on the days that it touches, not on the one at whose start it ends", () => {
    const shown = { from: "2026-11-15", to: "2026-11-21" };
    const days = (start: string, end: string) => daysTouched(span(start, end), shown, TAIPEI);
    expect(days("2026-11-19T16:00:00Z", "2026-11-20T16:00:00Z")).toEqual(["2026-11-20"]);
    expect(days("2026-11-19T15:59:00Z", "2026-11-20T16:01:00Z")).toEqual([
      "2026-11-19",
      "2026-11-20",
      "2026-11-21",
    ]);
    expect(days("2026-01-01T00:00:00Z", "2026-11-15T16:00:00Z")).toEqual(["2026-11-15"]);
    expect(days("2026-11-21T16:00:00Z", "2026-11-22T16:00:00Z")).toEqual([]);
  });

  it("is formatted on the store's clock, up to 24:00", () => {
    expect(clockSpanText(span("2026-11-21T10:00:00Z", "2026-11-21T16:00:00Z"), TAIPEI)).toBe("18:00–24:00");
    expect(clockSpanText(span("2026-11-21T02:00:00Z", "2026-11-21T03:30:00Z"), TAIPEI)).toBe("10:00–11:30");
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { measureDay } from "../time/dayMinutes.ts";
import { clockSpanOn, formatClock, readClock, readShiftTimes, shiftTimes, wireTime } from "./shiftTimes.ts";

const TAIPEI = "Asia/Taipei";

describe("a time of day is read on the store's clock", () => {
  test.each([
    ["00:00", 0],
    ["10:30", 630],
    ["23:59", 1439],
    ["24:00", 1440],
    [" 10:30 ", 630],
    ["10:30:59", 630],
    ["2016-09-10T10:30", 630],
    ["2016-09-10T10:30:00", 630],
    ["2016-09-10T02:30:00.000Z", 630],
    ["2016-09-10T10:30:00+08:00", 630],
    ["2016-09-09T16:00:00Z", 0],
    ["2016-09-10T16:00:00Z", 0],
    ["2026-11-21T02:30:59Z", 630],
  ])("%j is %i", (text, clock) => expect(readClock(text, TAIPEI)).toBe(clock));

  test.each([
    "24:01",
    "25:00",
    "10:60",
    "1:00",
    "10",
    "",
    "2016-09-10",
    "2016-09-10T25:00:00Z",
    "noon",
    "-1:00",
  ])("%j is rejected", (text) => expect(readClock(text, TAIPEI)).toBeNull());

  test("in a zone with daylight saving the offset of the given date applies", () => {
    expect(readClock("2016-09-10T14:00:00Z", "America/New_York")).toBe(600);
    expect(readClock("2016-12-10T15:00:00Z", "America/New_York")).toBe(600);
  });
});

test("a shift lasts at least one minute, and an end of midnight is 24:00", () => {
  expect(shiftTimes(600, 601)).toEqual({ start: 600, end: 601 });
  expect(shiftTimes(600, 0)).toEqual({ start: 600, end: 1440 });
  expect(shiftTimes(600, 1440)).toEqual({ start: 600, end: 1440 });
  expect(shiftTimes(0, 0)).toEqual({ start: 0, end: 1440 });
  expect(shiftTimes(1439, 0)).toEqual({ start: 1439, end: 1440 });
});

test.each([
  [600, 600, "end"],
  [600, 599, "end"],
  [600, 1441, "end"],
  [600, 600.5, "end"],
  [600, Number.NaN, "end"],
  [-1, 600, "start"],
  [1440, 1440, "start"],
  [Number.NaN, Number.NaN, "start"],
])("from %d to %d the invalid field is %s", (start, end, problem) => {
  expect(shiftTimes(start, end)).toEqual({ problem });
});

test("both ends of a shift are read from text", () => {
  expect(readShiftTimes({ start: "10:00", end: "2016-09-10T10:00:00Z" }, TAIPEI)).toEqual({
    start: 600,
    end: 1080,
  });
  expect(readShiftTimes({ start: "10:00", end: "2016-09-10T16:00:00Z" }, TAIPEI)).toEqual({
    start: 600,
    end: 1440,
  });
  expect(readShiftTimes({ start: "ten", end: "18:00" }, TAIPEI)).toEqual({ problem: "start" });
  expect(readShiftTimes({ start: "10:00", end: "six" }, TAIPEI)).toEqual({ problem: "end" });
});

test("a time of day is sent as an instant on 2016-09-10 in the store's zone", () => {
  const sent = [0, 600, 1439, 1440].map((clock) => wireTime(clock, TAIPEI).toISOString());
  expect(sent).toEqual([
    "2016-09-09T16:00:00.000Z",
    "2016-09-10T02:00:00.000Z",
    "2016-09-10T15:59:00.000Z",
    "2016-09-09T16:00:00.000Z",
  ]);
  expect(wireTime(600, "America/New_York").toISOString()).toBe("2016-09-10T14:00:00.000Z");
});

test("every shift is read back as it was sent, in both forms", () => {
  const clock = fc.integer({ min: 0, max: 1440 });
  const zones = fc.constantFrom(TAIPEI, "America/New_York", "Pacific/Kiritimati", "Asia/Kathmandu", "UTC");
  fc.assert(
    fc.property(clock, clock, zones, (a, b, zone) => {
      fc.pre(a !== b);
      const shift = { start: Math.min(a, b), end: Math.max(a, b) };
      const iso = (time: number) => wireTime(time, zone).toISOString();
      expect(readShiftTimes({ start: iso(shift.start), end: iso(shift.end) }, zone)).toEqual(shift);
      const texts = { start: formatClock(shift.start), end: formatClock(shift.end) };
      expect(readShiftTimes(texts, zone)).toEqual(shift);
    }),
  );
});

test.each([
  [0, "00:00"],
  [65, "01:05"],
  [1440, "24:00"],
])("the clock minute %i is formatted as %s", (clock, text) => expect(formatClock(clock)).toBe(text));

test("on a day of 23 or 25 hours a shift across the change is an hour shorter or longer, any other is not", () => {
  const [spring, autumn] = ["2026-03-08", "2026-11-01"].map((day) => measureDay(day, "America/New_York"));
  if (spring === undefined || autumn === undefined) throw new Error("two days");
  expect(clockSpanOn(spring, { start: 0, end: 1440 })).toEqual({ start: 0, end: 1380 });
  expect(clockSpanOn(autumn, { start: 0, end: 1440 })).toEqual({ start: 0, end: 1500 });
  expect(clockSpanOn(spring, { start: 600, end: 1080 })).toEqual({ start: 540, end: 1020 });
  expect(clockSpanOn(autumn, { start: 600, end: 1080 })).toEqual({ start: 660, end: 1140 });
  expect(clockSpanOn(spring, { start: 125, end: 175 })).toEqual({ start: 120, end: 120 });
});

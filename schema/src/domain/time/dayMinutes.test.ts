import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockAt, instantAt, measureDay, minuteAtClock, minuteOf, minutesBetween } from "./dayMinutes.ts";

/** Days of 24, 23 and 25 hours, with the clock changed at 02:00, at midnight, and by half an hour. */
const DAYS = [
  ["Asia/Taipei", "2026-11-21", 1440],
  ["Asia/Kathmandu", "2026-11-21", 1440],
  ["America/New_York", "2026-03-08", 1380],
  ["America/New_York", "2026-11-01", 1500],
  ["America/Santiago", "2026-09-06", 1380],
  ["America/Santiago", "2026-04-04", 1500],
  ["America/Havana", "2026-11-01", 1500],
  ["Australia/Lord_Howe", "2026-10-04", 1410],
  ["Australia/Lord_Howe", "2026-04-05", 1470],
  ["Pacific/Kiritimati", "2026-11-21", 1440],
] as const;

/** The minute of the day that Intl's clock shows. */
function clockByIntl(instant: Date, zone: string): number {
  const text = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
  }).format(instant);
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
}

describe.each(DAYS)("in %s the day %s", (zone, day, length) => {
  const measured = measureDay(day, zone);
  const clocks = Array.from({ length }, (_, minute) => clockByIntl(instantAt(measured, minute), zone));

  test(`has ${length} minutes`, () => expect(measured.length).toBe(length));

  test("shows the correct clock time at every minute, and 24:00 at its end", () => {
    expect(clocks.map((_, minute) => clockAt(measured, minute))).toEqual(clocks);
    expect(clockAt(measured, length)).toBe(1440);
  });

  test("maps every clock time to the first minute that shows it or a later one", () => {
    const first = Array.from({ length: 1440 }, (_, clock) => clocks.findIndex((shown) => shown >= clock));
    const expected = first.map((minute) => (minute === -1 ? length : minute));
    expect(expected.map((_, clock) => minuteAtClock(measured, clock))).toEqual(expected);
    expect(minuteAtClock(measured, 1440)).toBe(length);
  });

  test("converts minutes to instants and back, including those outside the day", () => {
    for (const minute of [-1, 0, 1, length - 1, length, length + 600])
      expect(minuteOf(measured, instantAt(measured, minute))).toBe(minute);
  });
});

test("ten o'clock is nine hours after the start of a day that lost an hour, eleven after one that gained one", () => {
  expect(minuteAtClock(measureDay("2026-03-08", "America/New_York"), 600)).toBe(540);
  expect(minuteAtClock(measureDay("2026-11-01", "America/New_York"), 600)).toBe(660);
});

test("a skipped time is the moment of the jump, and the first of a repeated time counts", () => {
  const spring = measureDay("2026-03-08", "America/New_York");
  expect([119, 120, 150, 179, 180].map((clock) => minuteAtClock(spring, clock))).toEqual([
    119, 120, 120, 120, 120,
  ]);
  const autumn = measureDay("2026-11-01", "America/New_York");
  expect([60, 119, 120].map((clock) => minuteAtClock(autumn, clock))).toEqual([60, 119, 180]);
});

test("a partial minute counts as a whole one, on both ends", () => {
  const measured = measureDay("2026-11-21", "UTC");
  const between = (start: string, end: string) =>
    minutesBetween(measured, {
      start: new Date(`2026-11-21T${start}Z`),
      end: new Date(`2026-11-21T${end}Z`),
    });
  expect(between("01:00:00.000", "02:00:00.000")).toEqual({ start: 60, end: 120 });
  expect(between("01:00:59.999", "02:00:00.001")).toEqual({ start: 60, end: 121 });
  expect(between("00:59:59.999", "01:59:59.999")).toEqual({ start: 59, end: 120 });
});

test("a later clock time never maps to an earlier minute", () => {
  const clock = fc.integer({ min: 0, max: 1440 });
  fc.assert(
    fc.property(fc.constantFrom(...DAYS), clock, clock, ([zone, day], a, b) => {
      const measured = measureDay(day, zone);
      const [early, late] = [Math.min(a, b), Math.max(a, b)];
      expect(minuteAtClock(measured, early)).toBeLessThanOrEqual(minuteAtClock(measured, late));
    }),
  );
});

test("29 February is rejected in a year of 365 days", () => {
  expect(() => measureDay("2026-02-29", "UTC")).toThrow(RangeError);
});

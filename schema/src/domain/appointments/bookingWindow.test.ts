import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantAt, measureDay } from "../time/dayMinutes.ts";
import { calendarDays, dayOf } from "../time/shopTime.ts";
import {
  BOOKING_HOURS,
  type BookingActor,
  bookingStarts,
  bookingWindow,
  selectableDays,
  snapHour,
  startProblem,
  windowOnDay,
} from "./bookingWindow.ts";

const TAIPEI = "Asia/Taipei";
const taipei = (text: string) => new Date(`${text}+08:00`);

describe("customers book from tomorrow to the end of next month in the store's calendar", () => {
  test.each([
    ["31 January", "2026-01-31T12:00:00", "2026-02-01", "2026-02-28"],
    ["31 January before a leap day", "2028-01-31T12:00:00", "2028-02-01", "2028-02-29"],
    ["28 February", "2026-02-28T12:00:00", "2026-03-01", "2026-03-31"],
    ["28 February of a leap year", "2028-02-28T12:00:00", "2028-02-29", "2028-03-31"],
    ["29 February", "2028-02-29T12:00:00", "2028-03-01", "2028-03-31"],
    ["the first of a month", "2026-04-01T00:00:00", "2026-04-02", "2026-05-31"],
    ["30 November", "2026-11-30T12:00:00", "2026-12-01", "2026-12-31"],
    ["31 December", "2026-12-31T12:00:00", "2027-01-01", "2027-01-31"],
    ["a second before the year ends", "2026-12-31T23:59:59", "2027-01-01", "2027-01-31"],
    ["the year's first second", "2027-01-01T00:00:00", "2027-01-02", "2027-02-28"],
    ["a second before a day ends", "2026-11-21T23:59:59", "2026-11-22", "2026-12-31"],
    ["a second later", "2026-11-22T00:00:00", "2026-11-23", "2026-12-31"],
  ])("the window starts and ends correctly on %s", (_rule, time, firstDay, lastDay) => {
    const now = taipei(time);
    expect(bookingWindow({ by: "CUSTOMER", now, zone: TAIPEI })).toEqual({ firstDay, lastDay });
    expect(bookingWindow({ by: "ADMIN", now, zone: TAIPEI })).toEqual({
      firstDay: time.slice(0, 10),
      lastDay: null,
    });
  });

  test("an instant can be on different days in different zones", () => {
    const now = new Date("2026-12-31T16:00:00Z");
    expect(bookingWindow({ by: "CUSTOMER", now, zone: TAIPEI }).firstDay).toBe("2027-01-02");
    expect(bookingWindow({ by: "CUSTOMER", now, zone: "America/New_York" }).firstDay).toBe("2027-01-01");
  });
});

describe("a start is checked against the store's clock", () => {
  const now = taipei("2026-11-21T23:59:59");
  test.each<[string, BookingActor, string, string | null]>([
    ["ten o'clock tomorrow", "CUSTOMER", "2026-11-22T10:00:00", null],
    ["two o'clock tomorrow", "CUSTOMER", "2026-11-22T14:00:00", null],
    ["the last slot of the window", "CUSTOMER", "2026-12-31T18:00:00", null],
    ["the first after it", "CUSTOMER", "2027-01-01T10:00:00", "OUTSIDE_WINDOW"],
    ["another hour", "CUSTOMER", "2026-11-22T11:00:00", "OUTSIDE_WINDOW"],
    ["a minute off", "CUSTOMER", "2026-11-22T10:01:00", "OUTSIDE_WINDOW"],
    ["a millisecond off", "CUSTOMER", "2026-11-22T10:00:00.001", "OUTSIDE_WINDOW"],
    ["this morning", "CUSTOMER", "2026-11-21T10:00:00", "PAST"],
    ["this morning", "ADMIN", "2026-11-21T10:00:00", null],
    ["the first minute of today", "ADMIN", "2026-11-21T00:00:00", null],
    ["the last of yesterday", "ADMIN", "2026-11-20T23:59:59", "PAST"],
    ["any minute in years", "ADMIN", "2030-02-03T11:17:00", null],
  ])("%s by %s (%s) gives %s", (_rule, by, start, problem) => {
    expect(startProblem({ start: taipei(start), by, now, zone: TAIPEI })).toBe(problem);
  });

  test("later today is outside the window for customers, but not past", () => {
    const early = taipei("2026-11-21T09:59:59");
    const start = taipei("2026-11-21T10:00:00");
    expect(startProblem({ start, by: "CUSTOMER", now: early, zone: TAIPEI })).toBe("OUTSIDE_WINDOW");
    expect(startProblem({ start, by: "CUSTOMER", now: start, zone: TAIPEI })).toBe("OUTSIDE_WINDOW");
    const late = taipei("2026-11-21T10:00:00.001");
    expect(startProblem({ start, by: "CUSTOMER", now: late, zone: TAIPEI })).toBe("PAST");
  });

  test.each([
    ["23 hours", "2026-03-08", "2026-03-08T14:00:00.000Z"],
    ["25 hours", "2026-11-01", "2026-11-01T15:00:00.000Z"],
    ["24 hours", "2026-11-02", "2026-11-02T15:00:00.000Z"],
  ])("on a day of %s ten o'clock on the clock is a valid start", (_rule, day, instant) => {
    const zone = "America/New_York";
    const before = new Date(Date.parse(instant) - 86_400_000 * 3);
    expect(instantAt(measureDay(day, zone), bookingStarts(measureDay(day, zone))[0] ?? 0).toISOString()).toBe(
      instant,
    );
    const problem = (start: Date) => startProblem({ start, by: "CUSTOMER", now: before, zone });
    expect(problem(new Date(instant))).toBeNull();
    expect(problem(new Date(Date.parse(instant) + 3_600_000))).toBe("OUTSIDE_WINDOW");
  });
});

describe("the window on a day", () => {
  const now = taipei("2026-11-21T12:30:30");
  const on = (by: BookingActor, day: string) => windowOnDay({ by, now, zone: TAIPEI, day });
  test("for customers tomorrow is open, and the past ends before it begins", () => {
    expect(on("CUSTOMER", "2026-11-22")).toEqual({ pastBefore: -689, window: { start: 0, end: 1440 } });
  });
  test("for customers today is closed, and a minute that has begun is past", () => {
    expect(on("CUSTOMER", "2026-11-21")).toEqual({ pastBefore: 751, window: { start: 0, end: 0 } });
  });
  test("for admins all of today is open and nothing of yesterday", () => {
    expect(on("ADMIN", "2026-11-21")).toEqual({ pastBefore: 0, window: { start: 0, end: 1440 } });
    expect(on("ADMIN", "2026-11-20")).toEqual({ pastBefore: 1440, window: { start: 0, end: 0 } });
  });
});

test("the selectable days are those of the window except closed days", () => {
  const now = taipei("2026-01-31T23:59:59");
  const all = selectableDays({ now, zone: TAIPEI, isClosed: () => false });
  expect(all).toEqual(calendarDays("2026-02-01", 28));
  const open = selectableDays({
    now,
    zone: TAIPEI,
    isClosed: (day) => day === "2026-02-01" || day === "2026-02-28",
  });
  expect(open).toEqual(calendarDays("2026-02-02", 26));
  expect(
    selectableDays({ now: taipei("2026-07-01T00:00:00"), zone: TAIPEI, isClosed: () => false }),
  ).toHaveLength(61);
});

test("at any time every selectable day opens at ten, and the adjacent days do not", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
      fc.constantFrom(TAIPEI, "America/New_York", "America/Santiago", "Pacific/Kiritimati"),
      (now, zone) => {
        const days = selectableDays({ now, zone, isClosed: () => false });
        const today = dayOf(now, zone);
        const candidates = calendarDays(today, 64);
        const open = candidates.filter((day) => {
          const measured = measureDay(day, zone);
          const start = instantAt(measured, bookingStarts(measured)[0] ?? 0);
          return startProblem({ start, by: "CUSTOMER", now, zone }) === null;
        });
        expect(days).toEqual(open);
        expect(days).not.toContain(today);
      },
    ),
    { numRuns: 50 },
  );
});

describe("the hour picker snaps along the ring 10, 14, 18, 10", () => {
  test.each([
    ["a step up from 10", 11, 10, 14],
    ["a step up from 14", 15, 14, 18],
    ["a step up from 18", 19, 18, 10],
    ["10 once more", 10, 10, 14],
    ["14 once more", 14, 14, 18],
    ["18 once more", 18, 18, 10],
    ["a step down from 14", 13, 14, 10],
    ["below 14 after 10", 13, 10, 14],
    ["below 14 after 18", 13, 18, 10],
    ["14 after 18", 14, 18, 10],
    ["14 after 10", 14, 10, 18],
    ["above 18 after 14", 19, 14, 18],
    ["the first hour of the day", 0, 14, 10],
    ["the last hour of the day", 23, 18, 10],
    ["none chosen, it is 9 o'clock", 11, 9, 10],
    ["none chosen, it is 20 o'clock", 20, 20, 18],
  ])("%s: %i after %i gives %i", (_rule, hour, previous, snapped) =>
    expect(snapHour(hour, previous)).toBe(snapped),
  );

  test("three steps lead around the ring", () => {
    const ring = BOOKING_HOURS.map((hour) => snapHour(hour, hour));
    expect(ring).toEqual([14, 18, 10]);
  });

  test.each([-1, 24, 10.5, Number.NaN])("%d is not an hour", (hour) => {
    expect(() => snapHour(hour, 10)).toThrow(RangeError);
  });
});

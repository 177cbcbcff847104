import { describe, expect, it } from "vitest";
import { type OpeningHours, openStatus } from "./openingHours.ts";

const ZONE = "Asia/Taipei";
/** Tuesday to Sunday 11:00–20:00, with a break on Saturday, and until midnight on Friday. */
const HOURS: OpeningHours = {
  openWeekdays: [2, 3, 4, 5, 6, 7],
  bookingHours: [
    ...[2, 3, 4, 7].map((weekday) => ({ weekday, start: 660, end: 1200 })),
    { weekday: 5, start: 660, end: 1440 },
    { weekday: 6, start: 660, end: 840 },
    { weekday: 6, start: 1020, end: 1200 },
  ],
};

/** An instant on the clock of Taipei. 2026-11-23 is a Monday. */
const at = (text: string) => new Date(`${text}:00+08:00`);
const period = (start: string, end: string) => ({ startsAt: at(start), endsAt: at(end) });
const status = (now: string, rest: Partial<Parameters<typeof openStatus>[0]> = {}) =>
  openStatus({ hours: HOURS, closures: [], zone: ZONE, now: at(now), ...rest });
const open = (until: string) => ({ is: "OPEN", until: at(until) });
const closed = (opensAt: string) => ({ is: "CLOSED", opensAt: at(opensAt), timeKnown: true });

describe("openStatus", () => {
  it.each([
    ["before the first minute", "2026-11-24T10:59", closed("2026-11-24T11:00")],
    ["at the first minute", "2026-11-24T11:00", open("2026-11-24T20:00")],
    ["in the last minute", "2026-11-24T19:59", open("2026-11-24T20:00")],
    ["at the end", "2026-11-24T20:00", closed("2026-11-25T11:00")],
    ["on a weekday off", "2026-11-23T12:00", closed("2026-11-24T11:00")],
    ["after the last day before a weekday off", "2026-11-22T20:00", closed("2026-11-24T11:00")],
    ["between two ranges", "2026-11-28T14:00", closed("2026-11-28T17:00")],
    ["in the second range", "2026-11-28T17:00", open("2026-11-28T20:00")],
    ["before midnight", "2026-11-27T23:59", open("2026-11-28T00:00")],
    ["at midnight", "2026-11-28T00:00", closed("2026-11-28T11:00")],
  ])("%s", (_name, now, expected) => {
    expect(status(now)).toEqual(expected);
  });

  it("continues over midnight into hours that begin there", () => {
    const hours = {
      openWeekdays: [],
      bookingHours: [
        { weekday: 5, start: 1080, end: 1440 },
        { weekday: 6, start: 0, end: 120 },
      ],
    };
    expect(status("2026-11-27T23:00", { hours })).toEqual(open("2026-11-28T02:00"));
    expect(status("2026-11-28T01:59", { hours })).toEqual(open("2026-11-28T02:00"));
  });

  it("never closes around the clock", () => {
    const bookingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: 0, end: 1440 }));
    expect(status("2026-11-24T03:00", { hours: { openWeekdays: [], bookingHours } })).toEqual({
      is: "OPEN",
      until: null,
    });
  });

  it.each([
    ["before a closure", "2026-11-24T12:00", open("2026-11-24T15:00")],
    ["when a closure begins", "2026-11-24T15:00", closed("2026-11-24T17:00")],
    ["when a closure ends", "2026-11-24T17:00", open("2026-11-24T20:00")],
    ["in closures of many days that follow each other", "2026-12-01T12:00", closed("2026-12-15T11:00")],
  ])("closures override the hours: %s", (_name, now, expected) => {
    const closures = [
      period("2026-11-24T15:00", "2026-11-24T17:00"),
      period("2026-12-01T00:00", "2026-12-10T00:00"),
      period("2026-12-10T00:00", "2026-12-14T00:00"),
    ];
    expect(status(now, { closures })).toEqual(expected);
  });

  it("ends before a closure that begins at midnight, and with it", () => {
    const closures = [period("2026-11-28T00:00", "2026-11-29T00:00")];
    expect(status("2026-11-27T23:00", { closures })).toEqual(open("2026-11-28T00:00"));
    expect(status("2026-11-28T12:00", { closures })).toEqual(closed("2026-11-29T11:00"));
  });

  it("has no next opening while a closure is longer than it looks ahead", () => {
    const closures = [period("2026-11-01T00:00", "2027-11-01T00:00")];
    expect(status("2026-11-24T12:00", { closures })).toEqual({
      is: "CLOSED",
      opensAt: null,
      timeKnown: false,
    });
  });

  it("knows only the day where an open weekday has no hours", () => {
    const hours = { openWeekdays: [2, 3], bookingHours: [{ weekday: 3, start: 660, end: 1200 }] };
    expect(status("2026-11-24T03:00", { hours })).toEqual({ is: "OPEN_TODAY" });
    expect(status("2026-11-23T12:00", { hours })).toEqual({
      is: "CLOSED",
      opensAt: at("2026-11-24T00:00"),
      timeKnown: false,
    });
    // A closure tells when such a day opens.
    const closures = [period("2026-11-24T00:00", "2026-11-24T13:00")];
    expect(status("2026-11-24T03:00", { hours, closures })).toEqual(closed("2026-11-24T13:00"));
  });

  it("uses the store's clock, also on the day on which it changes", () => {
    const hours = { openWeekdays: [], bookingHours: [{ weekday: 7, start: 60, end: 240 }] };
    // Clocks in Berlin jump from 02:00 to 03:00 on 2026-03-29.
    const status = openStatus({
      hours,
      closures: [],
      zone: "Europe/Berlin",
      now: new Date("2026-03-29T00:30:00Z"),
    });
    expect(status).toEqual({ is: "OPEN", until: new Date("2026-03-29T02:00:00Z") });
    // It is Tuesday 11:30 in Taipei and still Monday in Los Angeles.
    expect(
      openStatus({ hours: HOURS, closures: [], zone: ZONE, now: new Date("2026-11-24T03:30:00Z") }),
    ).toEqual(open("2026-11-24T20:00"));
  });
});

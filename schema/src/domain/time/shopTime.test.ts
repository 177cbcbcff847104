import { execFileSync } from "node:child_process";
import { tzOffset } from "@date-fns/tz";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  calendarDays,
  dayOf,
  endOfDay,
  formatDay,
  formatDayTime,
  isTimeZone,
  lastDayOfMonth,
  momentEnd,
  momentStart,
  readMoment,
  startOfDay,
  utcOffset,
  weekdayOf,
} from "./shopTime.ts";

describe("a day begins and ends at the correct instants of its zone", () => {
  test.each([
    ["Taipei is 8 h ahead", "Asia/Taipei", "2026-11-21", "2026-11-20T16:00:00.000Z", 24],
    ["New York in winter", "America/New_York", "2026-01-15", "2026-01-15T05:00:00.000Z", 24],
    ["New York in summer", "America/New_York", "2026-07-15", "2026-07-15T04:00:00.000Z", 24],
    ["the day on which summer begins", "America/New_York", "2026-03-08", "2026-03-08T05:00:00.000Z", 23],
    ["the day after", "America/New_York", "2026-03-09", "2026-03-09T04:00:00.000Z", 24],
    ["the day on which summer ends", "America/New_York", "2026-11-01", "2026-11-01T04:00:00.000Z", 25],
    ["the day after", "America/New_York", "2026-11-02", "2026-11-02T05:00:00.000Z", 24],
    ["a clock that skips midnight", "America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z", 23],
    ["a clock that repeats the last hour", "America/Santiago", "2026-04-04", "2026-04-04T03:00:00.000Z", 25],
    ["a clock that repeats the first hour", "America/Havana", "2026-11-01", "2026-11-01T04:00:00.000Z", 25],
    ["a quarter of an hour", "Asia/Kathmandu", "2026-11-21", "2026-11-20T18:15:00.000Z", 24],
    ["the easternmost zone", "Pacific/Kiritimati", "2026-11-21", "2026-11-20T10:00:00.000Z", 24],
    ["the westernmost zone", "Pacific/Pago_Pago", "2026-11-21", "2026-11-21T11:00:00.000Z", 24],
    ["UTC", "UTC", "2024-02-29", "2024-02-29T00:00:00.000Z", 24],
  ])("%s (%s %s)", (_rule, zone, day, start, hours) => {
    expect(startOfDay(day, zone).toISOString()).toBe(start);
    const length = endOfDay(day, zone).getTime() + 1 - startOfDay(day, zone).getTime();
    expect(length / 3_600_000).toBe(hours);
  });

  test("for any instant, it lies in its day, and the adjacent days border on it", () => {
    const zones = [
      "Asia/Taipei",
      "America/New_York",
      "America/Santiago",
      "Africa/Cairo",
      "Australia/Lord_Howe",
    ];
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1980-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (instant, zone) => {
          const [day = "", next = ""] = calendarDays(dayOf(instant, zone), 2);
          const start = startOfDay(day, zone).getTime();
          const end = endOfDay(day, zone).getTime();
          expect(start <= instant.getTime() && instant.getTime() <= end).toBe(true);
          expect(dayOf(new Date(start - 1), zone) < day).toBe(true);
          expect(startOfDay(next, zone).getTime()).toBe(end + 1);
        },
      ),
    );
  });

  test("a day that a zone skipped is empty", () => {
    // Samoa skipped 30 December 2011.
    const [start, end] = [startOfDay("2011-12-30", "Pacific/Apia"), endOfDay("2011-12-30", "Pacific/Apia")];
    expect(start.toISOString()).toBe("2011-12-30T10:00:00.000Z");
    expect(end.getTime()).toBe(start.getTime() - 1);
  });

  test("nothing exceeds the year 9999", () => {
    expect(endOfDay("9999-12-31", "America/New_York").toISOString()).toBe("9999-12-31T23:59:59.999Z");
    expect(dayOf(new Date("9999-12-31T20:00:00Z"), "Asia/Taipei")).toBe("9999-12-31");
    expect(calendarDays("9999-12-30", 5)).toEqual(["9999-12-30", "9999-12-31"]);
  });
});

test.each(["Pacific/Kiritimati", "America/New_York", "UTC"])(
  "the process's time zone %s changes nothing",
  (TZ) => {
    const program = `
    import(${JSON.stringify(new URL("./shopTime.ts", import.meta.url))}).then((time) => console.log(JSON.stringify([
      new Date(2026, 0, 1).getTimezoneOffset(),
      time.dayOf(new Date("2026-11-20T16:00:00Z"), "Asia/Taipei"),
      time.startOfDay("2026-03-08", "America/New_York"),
      time.endOfDay("2026-03-08", "America/New_York"),
      time.weekdayOf("2026-11-21"),
      time.calendarDays("2026-03-07", 3),
      time.readMoment("2026-11-21T00:00:00+08:00"),
      time.formatDayTime(new Date("2026-11-20T16:05:00Z"), "Asia/Taipei", "zh-TW"),
    ])));`;
    const [offset, ...answers] = JSON.parse(
      execFileSync(process.execPath, ["-e", program], { env: { ...process.env, TZ }, encoding: "utf8" }),
    );
    expect(offset).toBe({ "Pacific/Kiritimati": -840, "America/New_York": 300 }[TZ] ?? 0);
    expect(answers).toEqual([
      "2026-11-21",
      "2026-03-08T05:00:00.000Z",
      "2026-03-09T03:59:59.999Z",
      6,
      ["2026-03-07", "2026-03-08", "2026-03-09"],
      { instant: "2026-11-20T16:00:00.000Z" },
      "2026/11/21 00:05",
    ]);
  },
);

test("weekdays are numbered from 1 Monday to 7 Sunday", () => {
  expect(calendarDays("2026-11-16", 7).map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("calendar days respect months and leap years", () => {
  expect(calendarDays("2024-02-28", 3)).toEqual(["2024-02-28", "2024-02-29", "2024-03-01"]);
  expect(calendarDays("2026-12-31", 2)).toEqual(["2026-12-31", "2027-01-01"]);
  expect(calendarDays("2026-12-31", 0)).toEqual([]);
});

test.each([
  ["2026-01-31", 0, "2026-01-31"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-12-01", 1, "2027-01-31"],
  ["2026-11-30", 3, "2027-02-28"],
])("for the month of %s and %i months ahead the last day is %s", (day, ahead, last) => {
  expect(lastDayOfMonth(day, ahead)).toBe(last);
});

test("a zone's clock can be ahead of UTC or behind it, also by quarters of an hour", () => {
  const offsets = ["Asia/Taipei", "America/New_York", "Asia/Kathmandu", "UTC"].map((zone) =>
    utcOffset(new Date("2026-11-21T00:00:00Z"), zone),
  );
  expect(offsets).toEqual([480, -300, 345, 0]);
});

test("cached offsets are those of the zone's data, also in the minutes in which its clock changes", () => {
  const zones = ["America/St_Johns", "Africa/Monrovia", "Asia/Kathmandu", "Australia/Lord_Howe", "Asia/Gaza"];
  const [second, day] = [1000, 86_400_000];
  for (const zone of zones) {
    const offsetAt = (time: number) => tzOffset(zone, new Date(time));
    let changes = 0;
    for (let low = Date.UTC(1950, 0, 1); low < Date.UTC(2030, 0, 1); low += day) {
      if (offsetAt(low) === offsetAt(low + day)) continue;
      changes += 1;
      let [before, after] = [low, low + day];
      while (after - before > second) {
        const middle = Math.floor((before + after) / 2);
        if (offsetAt(middle) === offsetAt(low)) before = middle;
        else after = middle;
      }
      for (const near of [-61, -59, -1, 0, 1, 59, 61].map((seconds) => after + seconds * second))
        expect(utcOffset(new Date(near), zone)).toBe(offsetAt(near));
    }
    expect(changes).toBeGreaterThan(0);
  }
});

test("a day that does not exist is rejected", () => {
  expect(() => startOfDay("2026-02-29", "UTC")).toThrow(RangeError);
});

test.each([
  ["Asia/Taipei", true],
  ["UTC", true],
  ["Asia/Nowhere", false],
  ["+08:00", false],
  ["", false],
])("the zone %j is supported: %s", (zone, known) => expect(isTimeZone(zone)).toBe(known));

describe("readMoment", () => {
  test.each([
    ["2026-11-21T02:30:00Z", "2026-11-21T02:30:00.000Z"],
    ["2026-11-21T02:30Z", "2026-11-21T02:30:00.000Z"],
    ["2026-11-21T02:30:00.123Z", "2026-11-21T02:30:00.123Z"],
    ["2026-11-21T02:30:00.1Z", "2026-11-21T02:30:00.100Z"],
    ["2026-11-21T02:30:00.999999Z", "2026-11-21T02:30:00.999Z"],
    ["2026-11-21T02:30:00+08:00", "2026-11-20T18:30:00.000Z"],
    ["2026-11-21T02:30:00-0330", "2026-11-21T06:00:00.000Z"],
    ["2026-11-21T02:30:00+08", "2026-11-20T18:30:00.000Z"],
    ["1900-01-01T00:00:00Z", "1900-01-01T00:00:00.000Z"],
    ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"],
  ])("reads the instant %s", (text, instant) => {
    expect(readMoment(text)).toEqual({ instant: new Date(instant) });
  });

  test.each(["1900-01-01", "2024-02-29", "9999-12-31"])("reads the day %s", (day) => {
    expect(readMoment(day)).toEqual({ day });
  });

  test.each([
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "1899-12-31",
    "0099-01-01",
    "10000-01-01",
    "2026-1-1",
    "2026/11/21",
    "2026-11-21T02:30:00",
    "2026-11-21 02:30:00Z",
    "2026-11-21T24:00:00Z",
    "2026-11-21T23:60:00Z",
    "2026-11-21T23:59:60Z",
    "2026-02-30T00:00:00Z",
    "2026-11-21T00:00:00+24:00",
    "2026-11-21T00:00:00+08:60",
    "1900-01-01T00:00:00+08:00",
    "9999-12-31T23:59:59-08:00",
    "2026-11-21Z",
    "1795219200000",
    "today",
    "",
  ])("rejects %j", (text) => expect(readMoment(text)).toBeNull());
});

test("a day as a moment is the whole day, an instant is itself", () => {
  const instant = new Date("2026-11-21T02:30:00Z");
  expect(momentStart({ instant }, "Asia/Taipei")).toEqual(instant);
  expect(momentEnd({ instant }, "Asia/Taipei")).toEqual(instant);
  expect(momentStart({ day: "2026-11-21" }, "Asia/Taipei").toISOString()).toBe("2026-11-20T16:00:00.000Z");
  expect(momentEnd({ day: "2026-11-21" }, "Asia/Taipei").toISOString()).toBe("2026-11-21T15:59:59.999Z");
});

test.each([
  ["zh-TW", "2026/11/21", "2026/11/21 00:05"],
  ["ja", "2026/11/21", "2026/11/21 00:05"],
  ["en", "2026-11-21", "2026-11-21 00:05"],
  ["th-TH", "21/11/2569", "21/11/2569 00:05"],
])("a day is formatted as usual in %s", (locale, day, dayTime) => {
  const instant = new Date("2026-11-20T16:05:00Z");
  expect(formatDay(instant, "Asia/Taipei", locale)).toBe(day);
  expect(formatDayTime(instant, "Asia/Taipei", locale)).toBe(dayTime);
});

import { describe, expect, test } from "vitest";
import { calendarDays, type Moment, readMoment } from "../time/shopTime.ts";
import {
  closedWeekdays,
  type DeliveryTerms,
  deliveryDateProblem,
  deliverySpan,
  deliveryWindow,
  isOpenOn,
} from "./delivery.ts";

/** A Saturday, 10:00 in Taipei. */
const now = new Date("2026-11-21T02:00:00Z");
const store: DeliveryTerms = {
  orderingOpensAt: null,
  orderingClosesAt: null,
  openWeekdays: [],
  timeZone: "Asia/Taipei",
};

function allowed(text: string, terms: DeliveryTerms | null): boolean {
  const moment = readMoment(text) as Moment;
  return deliveryDateProblem({ moment, store: terms, now }) === null;
}

describe("the window opens now, or when ordering opens if that is later", () => {
  test.each([
    ["2026-11-21T01:59:59.999Z", now.toISOString()],
    ["2026-11-21T02:00:00.001Z", "2026-11-21T02:00:00.001Z"],
    [null, now.toISOString()],
  ])("opening at %s", (opens, earliest) => {
    const orderingOpensAt = opens === null ? null : new Date(opens);
    const window = deliveryWindow({ store: { ...store, orderingOpensAt }, now });
    expect(window.earliest.toISOString()).toBe(earliest);
  });

  test("the window closes when ordering closes, or never", () => {
    expect(deliveryWindow({ store, now }).latest).toBeNull();
    expect(deliveryWindow({ store: { ...store, orderingClosesAt: now }, now }).latest).toEqual(now);
    expect(deliveryWindow({ store: null, now })).toEqual({ earliest: now, latest: null });
  });
});

describe("an instant is compared exactly", () => {
  const closing = {
    ...store,
    orderingOpensAt: new Date("2026-11-22T02:00:00Z"),
    orderingClosesAt: new Date("2026-11-25T02:00:00Z"),
  };
  test.each([
    ["2026-11-22T01:59:59.999Z", false],
    ["2026-11-22T02:00:00Z", true],
    ["2026-11-25T02:00:00Z", true],
    ["2026-11-25T02:00:00.001Z", false],
  ])("%s gives %s", (text, ok) => expect(allowed(text, closing)).toBe(ok));

  test("now is allowed, the moment before is not", () => {
    expect(allowed("2026-11-21T02:00:00Z", store)).toBe(true);
    expect(allowed("2026-11-21T01:59:59.999Z", store)).toBe(false);
  });
});

describe("a bare day is compared by days in the store's zone", () => {
  const closing = {
    ...store,
    // The 22nd at 23:59 and the 25th at 00:01 in Taipei; the 22nd and the 24th in UTC.
    orderingOpensAt: new Date("2026-11-22T15:59:00Z"),
    orderingClosesAt: new Date("2026-11-24T16:01:00Z"),
  };
  test.each([
    ["2026-11-21", false],
    ["2026-11-22", true],
    ["2026-11-25", true],
    ["2026-11-26", false],
  ])("%s gives %s", (day, ok) => expect(allowed(day, closing)).toBe(ok));

  test("today is allowed, yesterday is not", () => {
    expect(allowed("2026-11-21", store)).toBe(true);
    expect(allowed("2026-11-20", store)).toBe(false);
  });

  test("in New York it is still yesterday", () => {
    expect(allowed("2026-11-20", { ...store, timeZone: "America/New_York" })).toBe(true);
    expect(allowed("2026-11-19", { ...store, timeZone: "America/New_York" })).toBe(false);
  });
});

describe("closed weekdays", () => {
  const weekend = { ...store, openWeekdays: [6, 7] };
  test.each([
    ["2026-11-22", true],
    ["2026-11-23", false],
    ["2026-11-22T15:59:59Z", true],
    ["2026-11-22T16:00:00Z", false],
  ])("with Saturday and Sunday open, %s gives %s", (text, ok) => expect(allowed(text, weekend)).toBe(ok));

  test("do not exist when none is listed, and 0 is ignored", () => {
    const week = calendarDays("2026-11-21", 7);
    expect(week.every((day) => allowed(day, store))).toBe(true);
    expect(week.every((day) => allowed(day, { ...store, openWeekdays: [0] }))).toBe(true);
  });

  test("are numbered as in date pickers, Sunday 0", () => {
    expect(closedWeekdays([1, 2, 3, 4, 5])).toEqual([0, 6]);
    expect(closedWeekdays([7])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(closedWeekdays([])).toEqual([]);
    expect(closedWeekdays([0])).toEqual([]);
  });
});

test("without a store record only the past is refused, by days in Taipei", () => {
  expect(allowed("2026-11-21T02:00:00Z", null)).toBe(true);
  expect(allowed("2026-11-21T01:59:59Z", null)).toBe(false);
  expect(allowed("2026-11-20", null)).toBe(false);
  expect(allowed("9999-12-31", null)).toBe(true);
  expect(allowed("9999-12-31T23:00:00Z", null)).toBe(true);
});

describe("a date picker shows", () => {
  test("the days from now, or from the opening of ordering, to its closing", () => {
    const terms = {
      ...store,
      orderingOpensAt: new Date("2026-11-24T02:00:00Z"),
      orderingClosesAt: new Date("2099-12-30T16:00:00Z"),
    };
    expect(deliverySpan({ store: terms, now })).toEqual({ first: "2026-11-24", last: "2099-12-31" });
  });

  test("no last day while ordering does not close, and without a store record", () => {
    const endless = { ...store, orderingOpensAt: null, orderingClosesAt: null };
    expect(deliverySpan({ store: endless, now })).toEqual({ first: "2026-11-21", last: null });
    expect(deliverySpan({ store: null, now })).toEqual({ first: "2026-11-21", last: null });
  });
});

test("a store is open on its weekdays, and every day when it lists none", () => {
  const open = (weekdays: number[]) => [1, 2, 3, 4, 5, 6, 7].filter((day) => isOpenOn(day, weekdays));
  expect(open([2, 7])).toEqual([2, 7]);
  expect(open([])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(open([0])).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

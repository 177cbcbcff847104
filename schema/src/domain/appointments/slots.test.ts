import { describe, expect, test } from "vitest";
import type { ShiftState } from "../shifts/shiftApproval.ts";
import type { Interval } from "../time/intervals.ts";
import { SLOT_REFUSALS } from "./slotRefusals.ts";
import { SLOT_REFUSAL_CODES, type SlotQuery, type StaffDay, slotVerdict } from "./slots.ts";

const whole: Interval = { start: 0, end: 1440 };
const openShift = { start: 600, end: 1080, state: "OPEN_TO_CUSTOMERS" as ShiftState };
const salonDay: StaffDay = {
  shifts: [openShift],
  atLeast: "OPEN_TO_CUSTOMERS",
  opening: [whole],
  closures: [],
  timeOff: [],
  busy: [],
};
const asked = { offersService: true, pastBefore: 0, window: whole };

function reason(start: number, end: number, change: Partial<StaffDay> = {}, more: Partial<SlotQuery> = {}) {
  return slotVerdict({ ...asked, start, end, staffDay: { ...salonDay, ...change }, ...more }).reason;
}

describe("the limits of every reason", () => {
  test.each<[string, number, number, Partial<StaffDay>, Partial<SlotQuery>, string | null]>([
    ["all of the shift", 600, 1080, {}, {}, null],
    ["a minute before the shift", 599, 659, {}, {}, "NO_SHIFT"],
    ["a minute after it", 1021, 1081, {}, {}, "NO_SHIFT"],
    ["at the minute that it is", 600, 660, {}, { pastBefore: 600 }, null],
    ["a minute too late", 600, 660, {}, { pastBefore: 601 }, "PAST"],
    ["the window's first minute", 600, 660, {}, { window: { start: 600, end: 1440 } }, null],
    ["before the window", 600, 660, {}, { window: { start: 601, end: 1440 } }, "OUTSIDE_WINDOW"],
    ["starting in the window's last minute", 600, 660, {}, { window: { start: 0, end: 601 } }, null],
    ["starting when the window ends", 600, 660, {}, { window: { start: 0, end: 600 } }, "OUTSIDE_WINDOW"],
    ["a day outside the window", 600, 660, {}, { window: { start: 0, end: 0 } }, "OUTSIDE_WINDOW"],
    ["opening at ten", 600, 660, { opening: [{ start: 600, end: 1440 }] }, {}, null],
    ["opening a minute later", 600, 660, { opening: [{ start: 601, end: 1440 }] }, {}, "CLOSED"],
    ["a closed weekday", 600, 660, { opening: [] }, {}, "CLOSED"],
    ["a closure that ends before", 600, 660, { closures: [{ start: 0, end: 600 }] }, {}, null],
    ["a closure of its first minute", 600, 660, { closures: [{ start: 0, end: 601 }] }, {}, "CLOSED"],
    ["a closed weekday, for staff", 600, 660, { opening: [] }, { outsideHours: true }, null],
    ["a closure, for staff", 600, 660, { closures: [whole] }, { outsideHours: true }, null],
    ["no shift, for staff", 500, 560, { opening: [] }, { outsideHours: true }, "NO_SHIFT"],
    ["an item, for staff", 600, 660, { busy: [whole] }, { outsideHours: true }, "TAKEN"],
    ["time off that begins after", 600, 660, { timeOff: [{ start: 660, end: 700 }] }, {}, null],
    ["time off in its last minute", 600, 660, { timeOff: [{ start: 659, end: 700 }] }, {}, "TIME_OFF"],
    [
      "between two items",
      660,
      720,
      {
        busy: [
          { start: 600, end: 660 },
          { start: 720, end: 780 },
        ],
      },
      {},
      null,
    ],
    ["an item in its first minute", 660, 720, { busy: [{ start: 600, end: 661 }] }, {}, "TAKEN"],
    ["an item in its last minute", 660, 720, { busy: [{ start: 719, end: 780 }] }, {}, "TAKEN"],
    ["a service that they lack", 600, 660, {}, { offersService: false }, "LACKS_SERVICE"],
  ])("a slot with %s is judged exactly", (_rule, start, end, change, more, expected) =>
    expect(reason(start, end, change, more)).toBe(expected),
  );
});

describe("a shift counts from the required state on", () => {
  test.each<[ShiftState, ShiftState, string | null]>([
    ["PROPOSED", "PROPOSED", null],
    ["PROPOSED", "CONFIRMED", "NO_SHIFT"],
    ["PROPOSED", "OPEN_TO_CUSTOMERS", "NO_SHIFT"],
    ["CONFIRMED", "PROPOSED", null],
    ["CONFIRMED", "CONFIRMED", null],
    ["CONFIRMED", "OPEN_TO_CUSTOMERS", "NOT_OPEN_TO_CUSTOMERS"],
    ["OPEN_TO_CUSTOMERS", "PROPOSED", null],
    ["OPEN_TO_CUSTOMERS", "CONFIRMED", null],
    ["OPEN_TO_CUSTOMERS", "OPEN_TO_CUSTOMERS", null],
  ])("a %s shift when %s is required gives %s", (state, atLeast, expected) => {
    expect(reason(600, 660, { shifts: [{ ...openShift, state }], atLeast })).toBe(expected);
  });

  test("adjacent shifts count as one, and a closed one makes a slot across the border unavailable", () => {
    const early = { ...openShift, end: 840 };
    const late = { ...openShift, start: 840 };
    expect(reason(800, 900, { shifts: [late, early] })).toBeNull();
    expect(reason(800, 900, { shifts: [early, { ...late, state: "CONFIRMED" }] })).toBe(
      "NOT_OPEN_TO_CUSTOMERS",
    );
    expect(reason(800, 900, { shifts: [early, { ...late, start: 841 }] })).toBe("NO_SHIFT");
  });
});

test("of several reasons the first in the list is returned", () => {
  const nothing = { shifts: [], opening: [], timeOff: [whole], busy: [whole] };
  const outside = { window: { start: 0, end: 0 }, offersService: false };
  const reasons = [
    reason(600, 660, nothing, { ...outside, pastBefore: 1440 }),
    reason(600, 660, nothing, outside),
    reason(600, 660, nothing, { offersService: false }),
    reason(
      600,
      660,
      { ...nothing, shifts: [{ ...openShift, state: "CONFIRMED" }] },
      { offersService: false },
    ),
    reason(600, 660, { ...nothing, shifts: [openShift] }, { offersService: false }),
    reason(600, 660, { timeOff: [whole], busy: [whole] }, { offersService: false }),
    reason(600, 660, { busy: [whole] }, { offersService: false }),
    reason(600, 660, { busy: [whole] }),
  ];
  expect(reasons).toEqual(SLOT_REFUSALS);
});

test("every reason has an error code", () => {
  expect(SLOT_REFUSALS.map((refusal) => [refusal, SLOT_REFUSAL_CODES[refusal]])).toEqual([
    ["PAST", "OUTSIDE_BOOKING_WINDOW"],
    ["OUTSIDE_WINDOW", "OUTSIDE_BOOKING_WINDOW"],
    ["NO_SHIFT", "STAFF_NOT_AVAILABLE"],
    ["NOT_OPEN_TO_CUSTOMERS", "STAFF_NOT_AVAILABLE"],
    ["CLOSED", "OUTSIDE_BOOKING_WINDOW"],
    ["TIME_OFF", "STAFF_NOT_AVAILABLE"],
    ["LACKS_SERVICE", "STAFF_NOT_AVAILABLE"],
    ["TAKEN", "SLOT_TAKEN"],
  ]);
});

test.each([
  [600, 600],
  [660, 600],
  [600.5, 660],
  [600, Number.NaN],
])("a time from %d to %d is rejected", (start, end) => expect(() => reason(start, end)).toThrow(RangeError));

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SHIFT_STATES, type ShiftState } from "../shifts/shiftApproval.ts";
import type { Interval } from "../time/intervals.ts";
import { SLOT_REFUSALS } from "./slotRefusals.ts";
import { freeIntervals, type StaffDay, slotVerdict } from "./slots.ts";

describe("compared with a map of every minute of a day of 23, 24 or 25 hours", () => {
  /** A day minute at a quarter of an hour or one minute beside it, so that edges often coincide. */
  const edge = fc
    .tuple(fc.integer({ min: -4, max: 104 }), fc.constantFrom(-1, 0, 0, 1))
    .map(([q, by]) => q * 15 + by);
  const span = fc.tuple(edge, edge).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
  const spans = (maxLength: number) => fc.array(span, { maxLength });
  const state = fc.constantFrom(...SHIFT_STATES);
  const staffDay: fc.Arbitrary<StaffDay> = fc.record({
    shifts: fc.array(
      fc.tuple(span, state).map(([at, is]) => ({ ...at, state: is })),
      { maxLength: 4 },
    ),
    atLeast: state,
    opening: fc.oneof(
      fc.constantFrom(1380, 1440, 1500).map((end) => [{ start: 0, end }]),
      spans(2),
    ),
    closures: spans(1),
    timeOff: spans(1),
    busy: spans(3),
  });
  const within = (intervals: readonly Interval[], minute: number) =>
    intervals.some(({ start, end }) => start <= minute && minute < end);

  /** Why a single minute is not free, from one map per reason, without interval arithmetic. */
  function minuteRefusals(day: StaffDay, minute: number): string[] {
    const rank = (is: ShiftState) => SHIFT_STATES.indexOf(is);
    const inShift = (least: number) =>
      day.shifts.some((shift) => rank(shift.state) >= least && within([shift], minute));
    return [
      inShift(Math.min(rank(day.atLeast), 1)) ? "" : "NO_SHIFT",
      inShift(rank(day.atLeast)) ? "" : "NOT_OPEN_TO_CUSTOMERS",
      within(day.opening, minute) && !within(day.closures, minute) ? "" : "CLOSED",
      within(day.timeOff, minute) ? "TIME_OFF" : "",
      within(day.busy, minute) ? "TAKEN" : "",
    ].filter((text) => text !== "");
  }

  test("the free intervals are the minutes without a reason, in as few intervals as possible", () => {
    fc.assert(
      fc.property(staffDay, (day) => {
        const free = freeIntervals(day);
        for (let minute = -80; minute < 1600; minute += 1)
          if (within(free, minute) !== (minuteRefusals(day, minute).length === 0))
            throw new Error(`minute ${minute}`);
        for (const [index, { start, end }] of free.entries())
          expect(start < end && start > (free[index - 1]?.end ?? -Infinity)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("the verdict is the first reason of any of its minutes", () => {
    const question = fc.record({
      staffDay,
      start: edge,
      length: fc.constantFrom(1, 15, 30, 60, 90),
      offersService: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
      pastBefore: fc.constantFrom(-100, -100, 600),
      window: fc.constantFrom({ start: -100, end: 1600 }, { start: 0, end: 1440 }, { start: 0, end: 0 }),
    });
    const seen = new Set<string | null>();
    fc.assert(
      fc.property(question, ({ length, ...rest }) => {
        const end = rest.start + length;
        const found = new Set<string>(
          Array.from({ length }, (_, index) => minuteRefusals(rest.staffDay, rest.start + index)).flat(),
        );
        if (rest.start < rest.pastBefore) found.add("PAST");
        if (!within([rest.window], rest.start)) found.add("OUTSIDE_WINDOW");
        if (!rest.offersService) found.add("LACKS_SERVICE");
        const first = SLOT_REFUSALS.find((refusal) => found.has(refusal)) ?? null;
        expect(slotVerdict({ ...rest, end })).toEqual({ free: first === null, reason: first });
        seen.add(first);
      }),
      { numRuns: 3000 },
    );
    expect(seen.size).toBe(SLOT_REFUSALS.length + 1);
  });
});

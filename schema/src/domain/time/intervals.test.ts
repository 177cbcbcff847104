import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  covers,
  type Interval,
  intersectIntervals,
  mergeIntervals,
  minutesIn,
  overlaps,
  subtractIntervals,
} from "./intervals.ts";

const span = (start: number, end: number): Interval => ({ start, end });

test("adjacent intervals are merged, those a minute apart are not, and empty ones are removed", () => {
  expect(mergeIntervals([span(60, 90), span(30, 60)])).toEqual([span(30, 90)]);
  expect(mergeIntervals([span(61, 90), span(30, 60)])).toEqual([span(30, 60), span(61, 90)]);
  expect(mergeIntervals([span(30, 90), span(40, 50)])).toEqual([span(30, 90)]);
  expect(mergeIntervals([span(30, 30), span(90, 60)])).toEqual([]);
});

test.each([
  ["touches before", span(0, 10), false],
  ["reaches one minute in", span(0, 11), true],
  ["lies inside", span(12, 13), true],
  ["begins in the last minute", span(19, 30), true],
  ["touches after", span(20, 30), false],
  ["is empty", span(15, 15), false],
])("10 to 20 against an interval that %s", (_rule, other, expected) => {
  expect(overlaps(span(10, 20), other)).toBe(expected);
  expect(overlaps(other, span(10, 20))).toBe(expected);
});

test("two adjacent intervals cover a span across their border, two with a gap do not", () => {
  expect(covers([span(0, 10), span(10, 20)], span(5, 20))).toBe(true);
  expect(covers([span(0, 10), span(11, 20)], span(5, 20))).toBe(false);
  expect(covers([span(0, 20)], span(0, 21))).toBe(false);
  expect(covers([], span(0, 1))).toBe(false);
});

describe("compared with a map of every minute", () => {
  const LENGTH = 60;
  const minute = fc.integer({ min: -3, max: LENGTH + 3 });
  const some = fc.array(fc.record({ start: minute, end: minute }), { maxLength: 6 });
  const map = (intervals: readonly Interval[]) =>
    Array.from({ length: LENGTH + 6 }, (_, index) =>
      intervals.some(({ start, end }) => start <= index - 3 && index - 3 < end),
    );
  const canonical = (intervals: Interval[]) =>
    intervals.every(
      ({ start, end }, index) => start < end && start > (intervals[index - 1]?.end ?? -Infinity),
    );

  test("merging, intersecting, subtracting, covering and counting give the same result", () => {
    fc.assert(
      fc.property(some, some, minute, fc.integer({ min: 1, max: 20 }), (a, b, start, length) => {
        const [inA, inB] = [map(a), map(b)];
        expect(map(mergeIntervals(a))).toEqual(inA);
        expect(map(intersectIntervals(a, b))).toEqual(inA.map((is, index) => is && inB[index]));
        expect(map(subtractIntervals(a, b))).toEqual(inA.map((is, index) => is && !inB[index]));
        for (const result of [mergeIntervals(a), intersectIntervals(a, b), subtractIntervals(a, b)])
          expect(canonical(result)).toBe(true);
        const end = Math.min(start + length, LENGTH + 3);
        if (end > start)
          expect(covers(a, span(start, end))).toBe(!inA.slice(start + 3, end + 3).includes(false));
        expect(minutesIn(a)).toBe(inA.filter(Boolean).length);
      }),
      { numRuns: 1000 },
    );
  });

  test("inputs are not modified", () => {
    const given = [span(10, 20), span(15, 30)];
    mergeIntervals(given);
    subtractIntervals(given, given);
    intersectIntervals(given, given);
    expect(given).toEqual([span(10, 20), span(15, 30)]);
  });
});

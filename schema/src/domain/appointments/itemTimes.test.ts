import fc from "fast-check";
import { expect, test } from "vitest";
import { itemMinutes, itemTimes, totalMinutes } from "./itemTimes.ts";
import { MAX_SERVICE_MINUTES, MIN_SERVICE_MINUTES } from "./serviceRules.ts";

const start = new Date("2026-11-22T02:00:00Z");

test("the lines follow each other, each as long as its service", () => {
  const { items, end } = itemTimes(start, [60, 90, 30]);
  expect(items.map((item) => [item.start.toISOString(), item.end.toISOString()])).toEqual([
    ["2026-11-22T02:00:00.000Z", "2026-11-22T03:00:00.000Z"],
    ["2026-11-22T03:00:00.000Z", "2026-11-22T04:30:00.000Z"],
    ["2026-11-22T04:30:00.000Z", "2026-11-22T05:00:00.000Z"],
  ]);
  expect(end.toISOString()).toBe("2026-11-22T05:00:00.000Z");
});

test("an hour has sixty minutes, even when the clock is put forward", () => {
  // 01:30 in New York, half an hour before the jump.
  const { end } = itemTimes(new Date("2026-03-08T06:30:00Z"), [60]);
  expect(end.toISOString()).toBe("2026-03-08T07:30:00.000Z");
});

test("an appointment without lines ends at its start", () => {
  expect(itemTimes(start, [])).toEqual({ items: [], end: start });
  expect(totalMinutes([])).toBe(0);
});

test.each([0, -30, 1.5, Number.NaN, MAX_SERVICE_MINUTES + 1])(
  "a duration of %d minutes is rejected",
  (duration) => {
    expect(() => itemMinutes(600, [60, duration])).toThrow(RangeError);
    expect(() => totalMinutes([duration])).toThrow(RangeError);
  },
);

test("for any services there is no gap and no overlap, and the total is the sum of the durations", () => {
  const durations = fc.array(fc.integer({ min: MIN_SERVICE_MINUTES, max: MAX_SERVICE_MINUTES }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), durations, (from, minutes) => {
      const items = itemMinutes(from, minutes);
      expect(items.map(({ start, end }) => end - start)).toEqual(minutes);
      expect(items.map(({ start }) => start)).toEqual([from, ...items.slice(0, -1).map(({ end }) => end)]);
      expect(items.at(-1)?.end).toBe(from + totalMinutes(minutes));
    }),
  );
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { itemMinutes, itemTimes, resizedIntervals, totalMinutes } from "./itemTimes.ts";
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

describe("items with other lengths", () => {
  type Spans = Record<string, [start: number, end: number]>;
  /** Returns the spans of the items after some of them got other lengths. */
  function resize(spans: Spans, lengths: Record<string, number>): Spans {
    const items = Object.entries(spans).map(([name, [start, end]]) => ({ name, start, end }));
    const resized = resizedIntervals(items, ({ name, start, end }) => lengths[name] ?? end - start);
    return Object.fromEntries(resized.map(({ name, start, end }) => [name, [start, end]]));
  }
  const parallel: Spans = { A: [0, 60], B: [0, 60], C: [60, 90] };
  const staggered: Spans = { A: [0, 60], B: [0, 30], C: [60, 90], D: [30, 60] };

  it.each<[name: string, spans: Spans, lengths: Record<string, number>, expected: Spans]>([
    ["nothing", parallel, {}, {}],
    ["both of two at once", parallel, { A: 90, B: 90 }, { A: [0, 90], B: [0, 90], C: [90, 120] }],
    ["the longer of two at once", parallel, { A: 90 }, { A: [0, 90], C: [90, 120] }],
    ["two at once, differently", parallel, { A: 75, B: 90 }, { A: [0, 75], B: [0, 90], C: [90, 120] }],
    ["only one of two at once, shorter", parallel, { A: 30 }, { A: [0, 30] }],
    ["two at once, shorter", parallel, { A: 30, B: 45 }, { A: [0, 30], B: [0, 45], C: [45, 75] }],
    ["one longer, one shorter", parallel, { A: 30, B: 75 }, { A: [0, 30], B: [0, 75], C: [75, 105] }],
    ["one that ends before another", staggered, { B: 45 }, { B: [0, 45], D: [45, 75], C: [75, 105] }],
    ["the last one", parallel, { C: 15 }, { C: [60, 75] }],
    ["one before a gap", { A: [0, 60], B: [90, 120] }, { A: 75 }, { A: [0, 75], B: [105, 135] }],
    ["one before a gap, shorter", { A: [0, 60], B: [90, 120] }, { A: 15 }, { A: [0, 15], B: [45, 75] }],
    [
      "two in a row",
      { A: [0, 60], B: [60, 90], C: [90, 120] },
      { A: 90, B: 15 },
      { A: [0, 90], B: [90, 105], C: [105, 135] },
    ],
    ["one that another overlaps", { A: [0, 60], B: [59, 90] }, { A: 90 }, { A: [0, 90] }],
  ])("move the later ones with the last end: %s", (_name, spans, lengths, expected) => {
    expect(resize(spans, lengths)).toEqual({ ...spans, ...expected });
  });

  it("keep their order and their distances, for any visit", () => {
    const length = fc.integer({ min: 1, max: 120 });
    const item = fc.record({ start: fc.integer({ min: 0, max: 240 }), before: length, length });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), (visit) => {
        const items = visit.map(({ start, before, length }) => ({ start, end: start + before, length }));
        const resized = resizedIntervals(items, (one) => one.length);
        for (const [index, { start, end, length }] of resized.entries()) {
          expect(end - start).toBe(length);
          const old = items[index]?.start ?? 0;
          const indexes = items.flatMap((other, at) => (other.end <= old ? [at] : []));
          const last = (all: readonly { end: number }[]) =>
            Math.max(...indexes.map((at) => all[at]?.end ?? Number.NaN));
          if (indexes.length === 0) expect(start).toBe(old);
          else expect(start - last(resized)).toBe(old - last(items));
        }
      }),
    );
  });
});

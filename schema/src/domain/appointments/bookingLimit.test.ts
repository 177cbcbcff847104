import { describe, expect, it } from "vitest";
import type { Interval } from "../time/intervals.ts";
import { bookingLimitProblem } from "./bookingLimit.ts";

const span = (start: number, end: number): Interval => ({ start, end });
const OPEN = (most: number | null) => ({ maxOpenAppointments: most, maxOverlappingAppointments: null });
const OVERLAPPING = (most: number | null) => ({
  maxOpenAppointments: null,
  maxOverlappingAppointments: most,
});

describe("the limit on open appointments", () => {
  it.each<[number, number | null, boolean]>([
    [0, 1, false],
    [1, 1, true],
    [2, 3, false],
    [3, 3, true],
    [9, null, false],
  ])("with %i others and the limit %s: refused %s", (count, most, refused) => {
    const others = Array.from({ length: count }, (_, index) => span(index * 100, index * 100 + 60));
    const times = { wanted: span(5000, 5060), others };
    expect(bookingLimitProblem(OPEN(most), { ...times, isNew: true })).toEqual(
      refused ? { of: "OPEN_APPOINTMENTS", most } : null,
    );
    expect(bookingLimitProblem(OPEN(most), { ...times, isNew: false })).toBeNull();
  });
});

describe("the limit on overlapping appointments", () => {
  const cases: [string, Interval[], number | null, boolean][] = [
    ["nothing else", [], 1, false],
    ["one before and one after, which only touch it", [span(0, 60), span(120, 180)], 1, false],
    ["one that overlaps by a minute", [span(0, 61)], 1, true],
    ["one that surrounds it", [span(0, 240)], 1, true],
    ["one within it", [span(70, 80)], 1, true],
    ["one that overlaps, with two allowed", [span(0, 61)], 2, false],
    ["two that overlap it but not each other", [span(0, 90), span(90, 180)], 2, false],
    ["two that overlap it and each other", [span(0, 91), span(90, 180)], 2, true],
    ["many without a limit", [span(60, 120), span(60, 120)], null, false],
  ];
  it.each(cases)("%s", (_name, others, most, refused) => {
    const expected = refused ? { of: "OVERLAPPING_APPOINTMENTS", most } : null;
    for (const isNew of [true, false])
      expect(bookingLimitProblem(OVERLAPPING(most), { wanted: span(60, 120), others, isNew })).toEqual(
        expected,
      );
  });
});

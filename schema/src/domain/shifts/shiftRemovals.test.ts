import { expect, test } from "vitest";
import { pairShiftRemovals } from "./shiftRemovals.ts";

test("lists of equal length are pairs in order", () => {
  expect(pairShiftRemovals([3, 4], ["2026-12-01", "2026-12-02"])).toEqual([
    { template: 3, day: "2026-12-01" },
    { template: 4, day: "2026-12-02" },
  ]);
});

test("days alone are whole days", () => {
  expect(pairShiftRemovals([], ["2026-12-01"])).toEqual([{ template: null, day: "2026-12-01" }]);
  expect(pairShiftRemovals([], [])).toEqual([]);
});

test.each([
  ["templates alone", [3], []],
  ["fewer templates than days", [3], ["2026-12-01", "2026-12-02"]],
  ["more templates than days", [3, 4], ["2026-12-01"]],
])("%s are rejected", (_what, templates, days) => {
  expect(pairShiftRemovals(templates, days)).toBeNull();
});

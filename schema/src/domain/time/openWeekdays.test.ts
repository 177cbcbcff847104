import { describe, expect, it } from "vitest";
import { readOpenWeekdays } from "./openWeekdays.ts";

describe("readOpenWeekdays", () => {
  it.each([
    [[], []],
    [[0], []],
    [
      [7, 1, 7, 0, 3],
      [1, 3, 7],
    ],
  ])("stores %j as %j", (given, kept) => {
    expect(readOpenWeekdays(given)).toEqual(kept);
  });

  it.each([[-1], [8], [1.5], [Number.NaN]])("rejects the weekday %s", (day) => {
    expect(readOpenWeekdays([1, day])).toBeNull();
  });
});

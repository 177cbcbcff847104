import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, toWire } from "../money.ts";
import { countDifference, stockAfterCount } from "./stockTake.ts";

const after = (current: number | string, counted: number | string, seenStock: number | string) => {
  const stock = stockAfterCount(current, { counted, seenStock });
  return stock && toWire(stock);
};

describe("the stock after a count", () => {
  it.each([
    ["as many as displayed", 10, 10, 10, "10"],
    ["fewer", 10, 8, 10, "8"],
    ["more", 10, 12, 10, "12"],
    ["none", 10, 0, 10, "0"],
    ["two sold since", 8, 9, 10, "7"],
    ["one returned since", 11, 9, 10, "10"],
    ["all that were counted sold since", 7, 3, 10, "0"],
    ["one more sold since than was counted", 6, 3, 10, null],
    ["the smallest quantity too many sold since", "6.99999", 3, 10, null],
    ["fractions", "1.25", "0.3", "1.2", "0.35"],
  ])("%s: %s in stock, %s counted when it was %s gives %s", (_case, current, counted, seen, expected) => {
    expect(after(current, counted, seen)).toBe(expected);
  });

  it("is what was counted minus what was sold since, or refused when more was sold", () => {
    const quantity = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(quantity, quantity, quantity, (seen, counted, sold) => {
        fc.pre(sold <= seen);
        expect(after(seen - sold, counted, seen)).toBe(sold > counted ? null : String(counted - sold));
      }),
    );
  });
});

describe("the difference of a count", () => {
  it.each([
    [3, 5, "-2"],
    [5, 5, "0"],
    ["5.5", 5, "0.5"],
  ])("%s counted of %s is %s", (counted, seenStock, expected) => {
    expect(countDifference({ counted, seenStock }).eq(decimal(expected))).toBe(true);
  });
});

import { expect, it } from "vitest";
import { toWire } from "../money.ts";
import { ceilToStep, floorToStep, keepsStep, steppedQuantity } from "./stock.ts";

it.each([
  ["1", "1", true],
  ["1.00000", "1", true],
  ["0.99999", "1", false],
  ["1.00001", "1", false],
  ["0.00104", "1", false],
  // In binary fractions, 0.3 is no multiple of 0.1.
  ["0.3", "0.1", true],
  ["0.30001", "0.1", false],
  ["1", "0.1", true],
  ["0.75", "0.25", true],
  ["0.00003", "0.00001", true],
  ["999999999999.99999", "0.00001", true],
  ["999999999999.99999", "0.00002", false],
  ["3", "1.5", true],
  ["2", "1.5", false],
  ["0.00001", null, true],
  ["1.23456", undefined, true],
])("whether %s keeps a step of %s: %s", (quantity, step, expected) =>
  expect(keepsStep(quantity, step)).toBe(expected),
);

it.each([
  ["2.5", "1", "2", "3"],
  ["2", "1", "2", "2"],
  ["0.99999", "1", "0", "1"],
  ["0", "1", "0", "0"],
  ["0.35", "0.1", "0.3", "0.4"],
  ["0.7", "0.1", "0.7", "0.7"],
  ["2.34567", null, "2.34567", "2.34567"],
])("%s lies between the multiples of %s %s and %s", (quantity, step, least, most) => {
  expect(toWire(floorToStep(quantity, step))).toBe(least);
  expect(toWire(ceilToStep(quantity, step))).toBe(most);
});

it.each([
  ["the next multiple", "1.2", "1", "9", "2"],
  ["a multiple itself", "2", "1", "9", "2"],
  ["the largest one in stock", "3.5", "1", "3.9", "3"],
  ["less than was wanted", "5", "1", "2.5", "2"],
  ["nothing of a stock below one step", "0.5", "1", "0.9", "0"],
  ["any quantity without a step", "1.2", null, "9", "1.2"],
  ["at most the stock without a step", "1.2", null, "0.7", "0.7"],
])("offers %s", (_case, quantity, step, most, offered) =>
  expect(toWire(steppedQuantity(quantity, step, most))).toBe(offered),
);

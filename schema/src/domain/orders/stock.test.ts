import { expect, test } from "vitest";
import { toWire } from "../money.ts";
import { isOrderable, MAX_LINES_PER_ORDER, overStock, sortForLocking, stepQuantity } from "./stock.ts";

test("an order has at most 500 lines", () => expect(MAX_LINES_PER_ORDER).toBe(500));

test.each([
  ["0.00001", true],
  ["0", false],
  ["-1", false],
])("whether a quantity of %s can be ordered: %s", (quantity, expected) =>
  expect(isOrderable(quantity)).toBe(expected),
);

test("rows are locked in ascending id order, each once", () => {
  expect(sortForLocking([10, 9, 2, 10])).toEqual([2, 9, 10]);
});

test.each([
  ["up", "1", 1, "5", "2"],
  ["up to the stock", "4", 1, "5", "5"],
  ["not above the stock", "5", 1, "5", "5"],
  ["not above a fraction of stock", "2", 1, "2.5", "2.5"],
  ["down to 0", "1", -1, "5", "0"],
  ["not below 0", "0", -1, "5", "0"],
  ["down to a stock that shrank", "5", -1, "2", "2"],
  ["nowhere without stock", "0", 1, "0", "0"],
] as const)("a stepper goes %s", (_rule, quantity, delta, stock, stepped) => {
  expect(toWire(stepQuantity({ quantity, delta, stock }))).toBe(stepped);
});

test.each([
  ["up by a tenth", "0.2", 1, "0.1", "5", "0.3"],
  ["down by a tenth", "0.3", -1, "0.1", "5", "0.2"],
  ["from nothing to one step", "0", 1, "0.25", "5", "0.25"],
  ["down to 0", "0.25", -1, "0.25", "5", "0"],
  ["up to the next multiple", "1.5", 1, "1", "5", "2"],
  ["down to the next multiple", "1.5", -1, "1", "5", "1"],
  ["not above the last multiple in stock", "2", 1, "1", "2.9", "2"],
  ["nowhere with a stock below one step", "0", 1, "1", "0.9", "0"],
  ["any quantity by pieces", "1.5", 1, null, "5", "2.5"],
] as const)(
  "with a quantity step, a stepper goes %s",
  (_rule, quantity, delta, quantityStep, stock, stepped) => {
    expect(toWire(stepQuantity({ quantity, delta, quantityStep, stock }))).toBe(stepped);
  },
);

test.each([
  ["5", false],
  ["5.00001", true],
])("with 5 in stock, %s exceeds it: %s", (quantity, over) => expect(overStock(quantity, "5")).toBe(over));

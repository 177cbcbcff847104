import { expect, it } from "vitest";
import { toWire } from "../money.ts";
import {
  agreesToPreOrder,
  isPreOrder,
  isSoldOut,
  orderableQuantity,
  preOrderedAfterArrival,
  preOrderedPart,
  stockAfterArrival,
} from "./preOrder.ts";

it.each([
  ["3", "0", "3"],
  ["0", "2", "2"],
  ["1.5", "2", "3.5"],
])("of a stock of %s with %s left to pre-order, %s can be ordered", (stock, preOrderLeft, all) => {
  expect(toWire(orderableQuantity({ stock, preOrderLeft }))).toBe(all);
});

it.each([
  ["2", "3", "0"],
  ["3", "3", "0"],
  ["3.00001", "3", "0.00001"],
  ["4", "0", "4"],
])("of %s ordered from a stock of %s, %s is pre-ordered", (quantity, stock, part) => {
  expect(toWire(preOrderedPart(quantity, stock))).toBe(part);
});

it.each([
  ["0", "3", "2", "0"],
  ["0", "3", "3", "0"],
  ["0", "3", "10", "7"],
  ["4", "0", "-1", "3"],
])("a stock of %s with %s pre-ordered is after %s: %s", (stock, preOrdered, difference, after) => {
  expect(toWire(stockAfterArrival({ stock, preOrdered }, difference))).toBe(after);
});

it.each([
  ["0", "3", "2", "1"],
  ["0", "3", "3", "0"],
  ["0", "3", "5", "0"],
  ["0", "3", "0", "3"],
  ["4", "0", "-1", "0"],
])(
  "of a stock of %s and %s waited for, %s more leave %s waited for",
  (stock, preOrdered, difference, left) => {
    expect(toWire(preOrderedAfterArrival({ stock, preOrdered }, difference))).toBe(left);
  },
);

it.each([
  ["0", "0", { soldOut: true, preOrder: false }],
  ["0", "0.00001", { soldOut: false, preOrder: true }],
  ["0.00001", "0", { soldOut: false, preOrder: false }],
  ["1", "2", { soldOut: false, preOrder: false }],
])("a stock of %s with %s left to pre-order is %j", (stock, preOrderLeft, { soldOut, preOrder }) => {
  expect(isSoldOut({ stock, preOrderLeft })).toBe(soldOut);
  expect(isPreOrder({ stock, preOrderLeft })).toBe(preOrder);
});

it.each([
  ["nothing, where nothing is pre-ordered", "0", null, "0", null, true],
  ["nothing, where the stock ran out", "0", null, "1", "2031-03-01", false],
  ["as much on the same day", "2", "2031-03-01", "2", "2031-03-01", true],
  ["more than it is now", "2", "2031-03-01", "1.99999", "2031-03-01", true],
  ["less than it is now", "2", "2031-03-01", "2.00001", "2031-03-01", false],
  ["an earlier day", "2", "2031-03-01", "2", "2031-03-02", false],
  ["a later day", "2", "2031-03-02", "2", "2031-03-01", true],
  ["a day that no longer matters", "2", "2031-03-01", "0", "2031-03-02", true],
  ["a quantity alone", "2", null, "2", "2031-03-02", true],
])("a customer who saw %s", (_case, seen, seenDay, preOrdered, expectedDay, agrees) => {
  expect(agreesToPreOrder({ preOrdered: seen, expectedDay: seenDay }, { preOrdered, expectedDay })).toBe(
    agrees,
  );
});

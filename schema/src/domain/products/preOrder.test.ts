import { expect, it } from "vitest";
import { toWire } from "../money.ts";
import { isPreOrder, isSoldOut, orderableQuantity, preOrderedPart, stockAfterArrival } from "./preOrder.ts";

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
  ["0", "0", { soldOut: true, preOrder: false }],
  ["0", "0.00001", { soldOut: false, preOrder: true }],
  ["0.00001", "0", { soldOut: false, preOrder: false }],
  ["1", "2", { soldOut: false, preOrder: false }],
])("a stock of %s with %s left to pre-order is %j", (stock, preOrderLeft, { soldOut, preOrder }) => {
  expect(isSoldOut({ stock, preOrderLeft })).toBe(soldOut);
  expect(isPreOrder({ stock, preOrderLeft })).toBe(preOrder);
});

import { expect, it } from "vitest";
import { shownPreOrders } from "./shownPreOrders.ts";

const DAY = "2031-03-01";
const line = (quantity: string) => ({ productId: "A", quantity, seenPrice: "1" });
const quoted = (stock: string, preOrderLeft: string, preOrderDay: string | null = DAY) => ({
  productId: "A",
  product: { name: "Cup", stock, preOrderLeft, preOrderDay },
});

it.each([
  ["what the stock does not have", "3", quoted("1", "9"), "2"],
  ["all when nothing is in stock", "3", quoted("0", "9"), "3"],
  ["more than can be pre-ordered, which the server refuses", "3", quoted("0", "1"), "3"],
])("shows %s", (_case, quantity, offered, preOrdered) => {
  expect(shownPreOrders([line(quantity)], [offered])).toEqual([
    { productId: "A", name: "Cup", quantity, preOrdered, expectedDay: DAY },
  ]);
});

it.each([
  ["a line that is in stock", "1", quoted("1", "9")],
  ["a product without pre-orders", "3", quoted("1", "0", null)],
  ["a product whose pre-orders are used up", "3", quoted("1", "0")],
  ["a quantity of 0", "0", quoted("0", "9")],
  ["a product that is gone", "1", { productId: "A", product: null }],
])("shows nothing of %s", (_case, quantity, offered) => {
  expect(shownPreOrders([line(quantity)], [offered])).toEqual([]);
});

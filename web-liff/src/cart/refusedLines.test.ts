import { globalId } from "@machiya/schema/ids";
import { expect, it } from "vitest";
import { availableOf, goneLines, lineRefusal, refusedLines } from "./refusedLines.ts";

const line = (id: number, quantity = "2") => ({
  productId: globalId("Product", id),
  quantity,
  seenPrice: "100",
});
const quoted = (
  id: number,
  stock: string | null,
  problem: string | null,
  maxQuantity: string | null = null,
  preOrderLeft = "0",
  { quantity = "2", quantityStep = null as string | null } = {},
) => ({
  maxQuantity,
  quantity,
  productId: globalId("Product", id),
  problem,
  product: stock === null ? null : { name: `#${id}`, stock, preOrderLeft, quantityStep },
});

it.each([
  ["a line that can be ordered", quoted(1, "5", null), null],
  ["less stock than wanted", quoted(1, "1", "OUT_OF_STOCK"), { is: "TOO_FEW", stock: "1" }],
  ["more than the limit", quoted(1, "5", "PURCHASE_LIMIT", "2"), { is: "LIMITED", most: "2" }],
  ["a limit above the stock", quoted(1, "1", "PURCHASE_LIMIT", "2"), { is: "LIMITED", most: "1" }],
  ["a limit that is used up", quoted(1, "5", "PURCHASE_LIMIT", "0"), { is: "LIMITED", most: "0" }],
  [
    "more than stock and pre-orders",
    quoted(1, "1", "OUT_OF_STOCK", null, "2"),
    { is: "TOO_MANY", most: "3" },
  ],
  [
    "no multiple of the step",
    quoted(1, "5", "INVALID_INPUT", null, "0", { quantity: "1.5", quantityStep: "1" }),
    { is: "UNSTEPPED", step: "1", next: "2" },
  ],
  [
    "no multiple of the step with less in stock",
    quoted(1, "1.9", "INVALID_INPUT", null, "0", { quantity: "1.5", quantityStep: "1" }),
    { is: "UNSTEPPED", step: "1", next: "1" },
  ],
  [
    "less than one step in stock",
    quoted(1, "0.5", "OUT_OF_STOCK", null, "0", { quantityStep: "1" }),
    { is: "SOLD_OUT" },
  ],
  [
    "less than was wanted, in steps",
    quoted(1, "1.5", "OUT_OF_STOCK", null, "0", { quantityStep: "1" }),
    { is: "TOO_MANY", most: "1" },
  ],
  ["no stock", quoted(1, "0", "OUT_OF_STOCK"), { is: "SOLD_OUT" }],
  ["a frozen product", quoted(1, null, "PRODUCT_NOT_ON_SALE"), { is: "OFF_SALE" }],
])("judges %s", (_name, answer, refusal) => {
  expect(lineRefusal(answer)).toEqual(refusal);
});

it("lists the refused lines in the order of the cart", () => {
  const cart = [line(3), line(2), line(1)];
  const answers = [
    quoted(1, "0", "OUT_OF_STOCK"),
    quoted(2, "9", null),
    quoted(3, null, "PRODUCT_NOT_ON_SALE"),
  ];
  expect(refusedLines(cart, answers)).toEqual([
    { line: line(3), refusal: { is: "OFF_SALE" } },
    { line: line(1), refusal: { is: "SOLD_OUT" } },
  ]);
});

it("ignores lines of 0 and products that are no longer in the cart", () => {
  const answers = [quoted(1, "0", "OUT_OF_STOCK"), quoted(2, "0", "OUT_OF_STOCK")];
  expect(refusedLines([line(1, "0")], answers)).toEqual([]);
});

it("counts a line beyond a limit not among those that are gone", () => {
  const answers = [
    quoted(1, "0", "OUT_OF_STOCK"),
    quoted(2, "9", "PURCHASE_LIMIT", "0"),
    quoted(3, null, "PRODUCT_NOT_ON_SALE"),
    quoted(4, "1", "OUT_OF_STOCK"),
  ];
  expect(goneLines([line(1), line(2), line(3), line(4)], answers)).toEqual([line(1), line(3)]);
});

it("offers what is available of a refused line", () => {
  expect(availableOf({ is: "TOO_FEW", stock: "3" })).toBe("3");
  expect(availableOf({ is: "TOO_MANY", most: "3" })).toBe("3");
  expect(availableOf({ is: "LIMITED", most: "2" })).toBe("2");
  expect(availableOf({ is: "LIMITED", most: "0" })).toBeNull();
  expect(availableOf({ is: "UNSTEPPED", step: "1", next: "2" })).toBe("2");
  expect(availableOf({ is: "UNSTEPPED", step: "1", next: "0" })).toBeNull();
  expect(availableOf({ is: "SOLD_OUT" })).toBeNull();
  expect(availableOf({ is: "OFF_SALE" })).toBeNull();
});

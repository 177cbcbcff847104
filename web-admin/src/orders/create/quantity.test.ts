import { describe, expect, it } from "vitest";
import { isQuantity, maxQuantityOf, quantityBesides, quantityProblem, shownPreOrder } from "./quantity.ts";

describe("a typed quantity", () => {
  it("is above 0 and at most the stock", () => {
    expect(isQuantity("0.00001", "3", null)).toBe(true);
    expect(isQuantity("3", "3", null)).toBe(true);
    expect(isQuantity("0", "3", null)).toBe(false);
    expect(isQuantity("-1", "3", null)).toBe(false);
    expect(isQuantity("3.00001", "3", null)).toBe(false);
  });

  it("has at most five fraction digits", () => {
    for (const text of ["", " ", "two", "1.000001", "1e1"]) expect(isQuantity(text, "30", null)).toBe(false);
  });
});

describe("a quantity with a step", () => {
  it("is a multiple of it", () => {
    expect(quantityProblem("2", "3", "1")).toBeNull();
    expect(quantityProblem("0.3", "3", "0.1")).toBeNull();
    expect(quantityProblem("1.5", "3", "1")).toBe("STEP");
    expect(quantityProblem("0.35", "3", "0.1")).toBe("STEP");
  });

  it("is first of all a number that can be ordered", () => {
    for (const text of ["0", "3.5", "two"]) expect(quantityProblem(text, "3", "1")).toBe("NUMBER");
  });
});

describe("a pre-order", () => {
  const product = { stock: "3", preOrderLeft: "5", preOrderDay: "2031-03-01" };

  it("adds to the maximum quantity, and to what the line has", () => {
    expect(maxQuantityOf(product)).toBe("8");
    expect(maxQuantityOf(product, "2.5")).toBe("10.5");
    expect(maxQuantityOf({ stock: "3", preOrderLeft: "" })).toBe("3");
  });

  it("is what exceeds the stock, besides what the line has", () => {
    expect(shownPreOrder("3", product)).toEqual({ seenPreOrdered: "0", seenExpectedDay: null });
    const two = { seenPreOrdered: "2", seenExpectedDay: "2031-03-01" };
    expect(shownPreOrder(" 5 ", product)).toEqual(two);
    expect(shownPreOrder("9", product, "4")).toEqual(two);
    expect(shownPreOrder("many", product)).toEqual({ seenPreOrdered: "0", seenExpectedDay: null });
  });
});

it("the other lines of a product are those of its variants too", () => {
  const lines = [
    { id: "small", limitedId: "shirt", quantity: "2" },
    { id: "medium", limitedId: "shirt", quantity: " 1.5 " },
    { id: "large", limitedId: "shirt", quantity: "many" },
    { id: "cup", limitedId: "", quantity: "7" },
  ];
  expect(quantityBesides(lines, { id: "small", limitedId: "shirt" })).toBe("1.5");
  expect(quantityBesides(lines, { id: "new", limitedId: "shirt" })).toBe("3.5");
  expect(quantityBesides(lines, { id: "cup" })).toBe("0");
  expect(quantityBesides([...lines, { id: "other", limitedId: "cup", quantity: "1" }], { id: "cup" })).toBe(
    "1",
  );
});

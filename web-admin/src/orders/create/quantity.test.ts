import { describe, expect, it } from "vitest";
import { isQuantity, quantityBesides } from "./quantity.ts";

describe("a typed quantity", () => {
  it("is above 0 and at most the stock", () => {
    expect(isQuantity("0.00001", "3")).toBe(true);
    expect(isQuantity("3", "3")).toBe(true);
    expect(isQuantity("0", "3")).toBe(false);
    expect(isQuantity("-1", "3")).toBe(false);
    expect(isQuantity("3.00001", "3")).toBe(false);
  });

  it("has at most five fraction digits", () => {
    for (const text of ["", " ", "two", "1.000001", "1e1"]) expect(isQuantity(text, "30")).toBe(false);
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

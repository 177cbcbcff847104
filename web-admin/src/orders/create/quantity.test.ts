import { describe, expect, it } from "vitest";
import { isQuantity } from "./quantity.ts";

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

import { expect, it } from "vitest";
import { numbersOf } from "./useDiscountForm.ts";

it("a discount switched to the whole cart drops the numbers that no longer apply", () => {
  expect(numbersOf({ kind: "WHOLE_CART" })).toEqual({ amount: null, multiplier: null });
  expect(numbersOf({ kind: "WHOLE_CART", amount: "-10", multiplier: "0.9" })).toEqual({
    amount: null,
    multiplier: null,
  });
});

it("other discounts change only the numbers that were written, and an empty one is cleared", () => {
  expect(numbersOf({ kind: "PER_PRODUCT", amount: " -10 " })).toEqual({ amount: "-10" });
  expect(numbersOf({ multiplier: " " })).toEqual({ multiplier: null });
  expect(numbersOf({ kind: "PER_PRODUCT" })).toEqual({});
});

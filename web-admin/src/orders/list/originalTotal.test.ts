import { expect, it } from "vitest";
import { originalTotal } from "./originalTotal.ts";

it.each([
  ["without discounts", "630", "0", "630", null],
  ["with shipping alone", "630", "90", "720", null],
  ["with a discount", "630", "0", "567", "630"],
  ["with a discount that is less than the shipping", "630", "90", "655", "720"],
  ["with a surcharge", "630", "0", "640", null],
])("the total of an order %s", (_what, subtotal, shippingFee, total, original) => {
  expect(originalTotal({ subtotal, shippingFee, total })).toBe(original);
});

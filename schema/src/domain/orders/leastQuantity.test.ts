import { expect, it } from "vitest";
import { CURRENCIES } from "../minorUnits.ts";
import { decimal, toWire } from "../money.ts";
import { isForNothing, leastQuantity } from "./pricing.ts";

it("a line of something that has a price never costs nothing", () => {
  expect(isForNothing("TWD", { quantity: "0.00104", unitPrice: 480 })).toBe(true);
  expect(isForNothing("TWD", { quantity: "0.00105", unitPrice: 480 })).toBe(false);
  expect(isForNothing("USD", { quantity: "0.00104", unitPrice: 480 })).toBe(false);
  expect(isForNothing(null, { quantity: "0.00104", unitPrice: 480 })).toBe(false);
  expect(isForNothing("TWD", { quantity: 1, unitPrice: 0 })).toBe(false);
});

it("says which quantity is the least", () => {
  expect(toWire(leastQuantity("TWD", 480))).toBe("0.00105");
  for (const currency of [...CURRENCIES, null])
    for (const unitPrice of ["0.01", "0.7", 3, 480, "999999.99"]) {
      const least = leastQuantity(currency, unitPrice);
      expect(isForNothing(currency, { quantity: least, unitPrice })).toBe(false);
      const less = least.minus(decimal("0.00001"));
      if (less.gt(0)) expect(isForNothing(currency, { quantity: less, unitPrice })).toBe(true);
    }
});

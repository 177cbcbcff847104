import { expect, test } from "vitest";
import { priceWithPercent } from "./pricePercent.ts";

test.each([
  ["120", "5", "126"],
  ["125", "5", "131"],
  ["130", "-5", "124"],
  ["9.9", "10", "10.9"],
  ["9.95", "10", "10.95"],
  ["0", "50", "0"],
])(
  "a price of %s changed by %s %% is %s, with the fraction digits of the old price",
  (price, percent, result) => {
    expect(priceWithPercent(price, percent).toFixed()).toBe(result);
  },
);

import { describe, expect, it } from "vitest";
import type { Currency } from "../minorUnits.ts";
import { decimal, toWire } from "../money.ts";
import {
  endedDiscounts,
  endingDiscounts,
  linePrice,
  nextDiscount,
  nextWholeCartTier,
  wholeCartTiers,
} from "./discountHints.ts";
import { type LineDiscount, priceCart } from "./pricing.ts";

const tenth: LineDiscount = {
  id: 1,
  name: "茶葉 3 件 9 折",
  kind: "PER_PRODUCT",
  amount: null,
  multiplier: "0.9",
  audience: "PRODUCT",
  state: "ENABLED",
  minQuantity: "3",
  maxQuantity: "10",
};
const line = (quantity: string, ...discounts: LineDiscount[]) => ({
  productId: 1,
  quantity,
  unitPrice: "390",
  discounts,
});

describe("endingDiscounts", () => {
  it.each(["8", "9", "9.5"])("tells at %s that the tenth piece costs $741", (quantity) => {
    expect(endingDiscounts(line(quantity, tenth), null)).toEqual([
      {
        id: 1,
        name: "茶葉 3 件 9 折",
        from: "10",
        jump: { last: "9", to: "10", cost: "741", isLost: false },
      },
    ]);
  });
  it.each([
    ["10", "741"],
    ["11", "1131"],
    ["12", "1521"],
  ])("tells at %s that nine pieces cost $%s less", (quantity, cost) => {
    expect(endingDiscounts(line(quantity, tenth), null)).toMatchObject([
      { from: "10", jump: { last: "9", to: quantity, cost, isLost: true } },
    ]);
  });
  it.each(["1", "2", "2.99999", "3", "7", "7.99999", "12.00001", "50"])(
    "is silent at %s, far from the end",
    (quantity) => {
      expect(endingDiscounts(line(quantity, tenth), null)).toEqual([]);
    },
  );
  it("agrees with the price of the cart", () => {
    const total = (quantity: string) =>
      priceCart({ lines: [line(quantity, tenth)], customerDiscounts: [] }).total;
    const [{ jump } = { jump: null }] = endingDiscounts(line("8", tenth), null);
    expect(toWire(total("10").minus(total("9")))).toBe(jump?.cost);
  });
  it("compares with the first quantity when the window is narrower than one piece", () => {
    const narrow = { ...tenth, minQuantity: "9.5" };
    expect(endingDiscounts(line("9.5", narrow), null)[0]?.jump?.last).toBe("9.5");
  });
  it.each([
    ["without an end", { maxQuantity: null }],
    ["that is disabled", { state: "DISABLED" as const }],
    ["of customers", { audience: "CUSTOMER" as const }],
    ["on the whole cart, whose window does not count", { kind: "WHOLE_CART" as const }],
    ["that is a fee", { multiplier: null, amount: "50" }],
    ["without effect", { multiplier: null }],
  ])("leaves out a discount %s", (_what, more) => {
    expect(endingDiscounts(line("9", { ...tenth, ...more }), null)).toEqual([]);
  });
  it("has no jump where a better discount takes over", () => {
    const better = { ...tenth, id: 2, name: "8 折", multiplier: "0.8", minQuantity: "10", maxQuantity: null };
    expect(endingDiscounts(line("9", tenth, better), null)).toMatchObject([{ from: "10", jump: null }]);
  });
});

describe("nextDiscount", () => {
  const more: LineDiscount = { ...tenth, id: 2, name: "12 件 8 折", multiplier: "0.8", minQuantity: "12" };
  const starts = { ...more, maxQuantity: null };
  it.each([
    ["1", "茶葉 3 件 9 折", "2"],
    ["2.5", "茶葉 3 件 9 折", "0.5"],
    ["3", "12 件 8 折", "9"],
    ["11.99999", "12 件 8 折", "0.00001"],
  ])("at %s is %s, and lacks %s", (quantity, name, missing) => {
    expect(nextDiscount(line(quantity, starts, tenth), "99")).toEqual({ name, missing });
  });
  it.each([
    ["nothing is chosen", "0", "99"],
    ["the last one applies", "12", "99"],
    ["as many cannot be ordered", "5", "11"],
  ])("is none when %s", (_why, quantity, most) => {
    expect(nextDiscount(line(quantity, starts, tenth), most)).toBeNull();
  });
  it.each([
    ["that is disabled", { state: "DISABLED" as const }],
    ["of customers", { audience: "CUSTOMER" as const }],
    ["on the whole cart", { kind: "WHOLE_CART" as const }],
    ["that is a fee", { multiplier: null, amount: "50" }],
  ])("leaves out a discount %s", (_what, changes) => {
    expect(nextDiscount(line("1", { ...tenth, ...changes }), "99")).toBeNull();
  });
});

describe("endedDiscounts", () => {
  it.each([
    ["8", "9", 0],
    ["9", "10", 1],
    ["9.99999", "10", 1],
    ["0", "10", 1],
    ["10", "11", 0],
    ["11", "10", 0],
    ["10", "9", 0],
  ])("from %s to %s are %i", (before, quantity, count) => {
    expect(endedDiscounts(line(quantity, tenth), before, null)).toHaveLength(count);
  });
});

it("a discount that ended far below the quantity is told without a better quantity", () => {
  expect(endedDiscounts(line("50", tenth), "1", null)).toMatchObject([{ from: "10", jump: null }]);
});

describe("linePrice", () => {
  const fee: LineDiscount = { ...tenth, id: 2, multiplier: null, amount: "50", minQuantity: "0" };
  it.each([
    ["2", "780"],
    ["9", "3159"],
    ["10", "3900"],
  ])("at %s is %s with the discount", (quantity, price) => {
    expect(toWire(linePrice(line(quantity, tenth), null))).toBe(price);
  });
  it("has the fees of the product, and costs nothing without a piece", () => {
    expect(toWire(linePrice(line("1", fee), null))).toBe("440");
    expect(toWire(linePrice(line("0", fee), null))).toBe("0");
  });
  it("is rounded as the currency is", () => {
    const odd = { ...line("3", tenth), unitPrice: "10.5" };
    expect(["TWD", "THB", null].map((one) => toWire(linePrice(odd, one as Currency | null)))).toEqual([
      "29",
      "28.35",
      "28.5",
    ]);
  });
});

describe("the whole-cart tiers", () => {
  it("are listed from the lowest", () => {
    expect(wholeCartTiers()).toEqual([
      { from: "500", percentOff: 5 },
      { from: "1000", percentOff: 10 },
    ]);
  });
  it.each([
    ["0", { from: "500", percentOff: 5, missing: "500" }],
    ["499.99999", { from: "500", percentOff: 5, missing: "0.00001" }],
    ["500", { from: "1000", percentOff: 10, missing: "500" }],
    ["720", { from: "1000", percentOff: 10, missing: "280" }],
    ["1000", null],
    ["99999", null],
  ])("at %s the next one is %j", (subtotal, next) => {
    expect(nextWholeCartTier(subtotal)).toEqual(next);
  });
  it("are those that price a cart", () => {
    for (const { from, percentOff } of wholeCartTiers()) {
      const whole = { ...tenth, kind: "WHOLE_CART" as const };
      const lines = [{ ...line("1", whole), unitPrice: from }];
      const { discountTotal } = priceCart({ lines, customerDiscounts: [] });
      expect(toWire(discountTotal)).toBe(toWire(decimal(from).times(percentOff).div(-100)));
    }
  });
});

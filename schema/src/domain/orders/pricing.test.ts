import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, roundHalfUp, toWire } from "../money.ts";
import {
  type CartDiscount,
  type CartLine,
  discountApplies,
  isDiscountTagShown,
  type LineDiscount,
  priceCart,
} from "./pricing.ts";

const perProduct: LineDiscount = {
  id: 1,
  name: "Ten off",
  kind: "PER_PRODUCT",
  amount: "-10",
  multiplier: null,
  audience: "PRODUCT",
  state: "ENABLED",
  minQuantity: "0",
  maxQuantity: null,
};
const wholeCart: LineDiscount = { ...perProduct, id: 2, name: "Big cart", kind: "WHOLE_CART", amount: null };
const ofCustomer: CartDiscount = { ...perProduct, id: 3, name: "Regular", audience: "CUSTOMER" };

function line(quantity: string, unitPrice: string, ...discounts: LineDiscount[]): CartLine {
  return { productId: 1, quantity, unitPrice, discounts };
}

/** Formats a priced cart as text. */
function priced(lines: CartLine[], customerDiscounts: CartDiscount[] = []) {
  const { totalQuantity, subtotal, records, discountTotal, total } = priceCart({ lines, customerDiscounts });
  return {
    totalQuantity: toWire(totalQuantity),
    subtotal: toWire(subtotal),
    records: records.map(({ name, amount }) => `${name} ${toWire(amount)}`),
    discountTotal: toWire(discountTotal),
    total: toWire(total),
  };
}

test("an empty cart costs nothing", () => {
  expect(priced([], [ofCustomer, { ...ofCustomer, id: 4, kind: "WHOLE_CART" }])).toEqual({
    totalQuantity: "0",
    subtotal: "0",
    records: [],
    discountTotal: "0",
    total: "0",
  });
});

test("without discounts the total is the sum of the lines", () => {
  expect(priced([line("2", "60"), line("1.5", "10.1")])).toEqual({
    totalQuantity: "3.5",
    subtotal: "135.15",
    records: [],
    discountTotal: "0",
    total: "135.15",
  });
});

describe("a whole-cart discount takes 5 % off from 500 and 10 % from 1000", () => {
  test.each([
    ["499.99999", [], "0", "499.99999"],
    ["500", ["Big cart -25"], "-25", "475"],
    ["999.99999", ["Big cart -50"], "-50", "949.99999"],
    ["1000", ["Big cart -100"], "-100", "900"],
  ])("for a cart of %s", (price, records, discountTotal, total) => {
    expect(priced([line("1", price, wholeCart)])).toMatchObject({ records, discountTotal, total });
  });

  test("of the sum of all lines, even if only one has the discount", () => {
    expect(priced([line("1", "100", wholeCart), line("2", "450")])).toMatchObject({ discountTotal: "-100" });
  });

  test("once per cart, even if several lines have it", () => {
    expect(priced([line("1", "300", wholeCart), line("1", "300", wholeCart)])).toMatchObject({
      records: ["Big cart -30"],
    });
  });

  test("once per cart when there are several: the oldest one counts", () => {
    const later = { ...wholeCart, id: 9, name: "Later" };
    expect(priced([line("1", "300", later), line("1", "300", wholeCart)]).records).toEqual(["Big cart -30"]);
  });

  test("regardless of the line's quantity window", () => {
    const window = { ...wholeCart, minQuantity: "5", maxQuantity: "6" };
    expect(priced([line("1", "500", window)])).toMatchObject({ discountTotal: "-25" });
  });

  test("also when it is assigned to the customer", () => {
    const given: CartDiscount = { ...ofCustomer, kind: "WHOLE_CART" };
    expect(priced([line("1", "500")], [given]).records).toEqual(["Regular -25"]);
  });

  test("regardless of its own amount and multiplier", () => {
    expect(priced([line("1", "500", { ...wholeCart, amount: "-99", multiplier: "0.1" })]).discountTotal).toBe(
      "-25",
    );
  });
});

describe("a product's discount applies for min ≤ quantity < max", () => {
  const window = { ...perProduct, minQuantity: "2", maxQuantity: "5" };
  test.each([
    ["1.99999", false],
    ["2", true],
    ["4.99999", true],
    ["5", false],
  ])("a quantity of %s gives %s", (quantity, applies) => {
    expect(discountApplies(window, quantity)).toBe(applies);
    expect(isDiscountTagShown(window, quantity)).toBe(applies);
    expect(priced([line(quantity, "100", window)]).records).toEqual(applies ? ["Ten off -10"] : []);
  });

  test("a missing maximum means no limit", () => {
    expect(discountApplies({ ...window, maxQuantity: null }, "999999999999")).toBe(true);
  });

  test("the window applies to each line, not to the cart", () => {
    expect(priced([line("1", "100", window), line("1", "100", window)]).records).toEqual([]);
  });
});

describe("a line's discount is lineTotal × (multiplier − 1) + amount", () => {
  test.each([
    ["a multiplier takes off", "0.9", null, "-20"],
    ["a multiplier above 1 adds", "1.1", null, "20"],
    ["a negative amount takes off", null, "-10", "-10"],
    ["a positive amount adds", null, "10", "10"],
    ["both count", "0.9", "-10", "-30"],
    ["a multiplier of 0 counts as 1", "0", "-10", "-10"],
    ["a multiplier of 1 changes nothing", "1", "5", "5"],
  ])("%s", (_rule, multiplier, amount, discountTotal) => {
    expect(priced([line("2", "100", { ...perProduct, multiplier, amount })])).toMatchObject({
      discountTotal,
      total: toWire(decimal(200).plus(discountTotal)),
    });
  });

  test("several discounts of a line each apply to its full total", () => {
    const half = { ...perProduct, id: 5, name: "Half", amount: null, multiplier: "0.5" };
    expect(priced([line("1", "100", perProduct, half)])).toMatchObject({
      records: ["Ten off -10", "Half -50"],
      total: "40",
    });
  });

  test("one discount on several lines is one record with the sum", () => {
    expect(priced([line("1", "50", perProduct), line("1", "60", perProduct)]).records).toEqual([
      "Ten off -20",
    ]);
  });
});

describe("only enabled discounts apply", () => {
  test.each(["DISABLED", "FROZEN"] as const)("a discount that is %s does not", (state) => {
    expect(priced([line("1", "1000", { ...perProduct, state }, { ...wholeCart, state })])).toMatchObject({
      records: [],
    });
    expect(priced([line("1", "1000")], [{ ...ofCustomer, state }]).records).toEqual([]);
    expect(isDiscountTagShown({ ...wholeCart, state }, "1")).toBe(false);
  });
});

describe("a customer's discounts", () => {
  test("apply to every line, without a window", () => {
    expect(priced([line("1", "50"), line("0.00001", "60")], [ofCustomer]).records).toEqual(["Regular -20"]);
  });

  test("apply only to the customer, not to a product", () => {
    expect(priced([line("1", "50", { ...perProduct, audience: "CUSTOMER" })]).records).toEqual([]);
  });

  test("do not include product discounts that are assigned to the customer", () => {
    expect(priced([line("1", "50")], [{ ...ofCustomer, audience: "PRODUCT" }]).records).toEqual([]);
  });
});

test("a whole-cart discount's tag is shown for any quantity", () => {
  expect(isDiscountTagShown({ ...wholeCart, minQuantity: "5", maxQuantity: "6" }, "1")).toBe(true);
});

describe("the sum of the discounts is rounded once, like Math.round", () => {
  test.each([
    ["-0.5", "0"],
    ["-1.5", "-1"],
    ["-1.50001", "-2"],
    ["0.5", "1"],
    ["0.49999", "0"],
  ])("%s becomes %s, and its record stays exact", (amount, discountTotal) => {
    expect(priced([line("1", "100", { ...perProduct, amount })])).toMatchObject({
      records: [`Ten off ${amount}`],
      discountTotal,
    });
  });

  test("not each discount separately", () => {
    const other = { ...perProduct, id: 5, name: "Other", amount: "-0.4" };
    expect(priced([line("1", "9", { ...perProduct, amount: "-0.4" }, other)]).discountTotal).toBe("-1");
  });

  test("a record has 5 fraction digits, while the sum uses the unrounded amounts", () => {
    // 0.00001 × -0.4 = -0.000004 each: no record, but -0.500008 in total rounds to -1, not to 0.
    const tiny = { ...perProduct, id: 5, name: "Tiny", amount: null, multiplier: "0.6" };
    expect(
      priced([line("1", "0.00001", { ...perProduct, amount: "-0.5" }, tiny), line("1", "0.00001", tiny)]),
    ).toMatchObject({ records: ["Ten off -0.5", "Tiny -0.00001"], discountTotal: "-1" });
    expect(priced([line("1", "0.00001", tiny)]).records).toEqual([]);
  });
});

describe("a total is never below 0", () => {
  test.each([
    ["9.99999", "0"],
    ["10", "0"],
    ["10.00001", "0.00001"],
  ])("ten off %s leaves %s", (price, total) => {
    expect(priced([line("1", price, perProduct)])).toMatchObject({ discountTotal: "-10", total });
  });
});

test("for any cart the sums add up, and the order of the lines does not matter", () => {
  const cents = (max: number) => fc.integer({ min: 1, max }).map((value) => toWire(decimal(value).div(100)));
  const discount = fc.record({
    name: fc.constant("Any"),
    audience: fc.constant("PRODUCT" as const),
    state: fc.constant("ENABLED" as const),
    id: fc.integer({ min: 1, max: 4 }),
    amount: fc.option(fc.integer({ min: -50, max: 50 }).map(String)),
    multiplier: fc.option(cents(150)),
    minQuantity: fc.integer({ min: 0, max: 3 }),
    maxQuantity: fc.option(fc.integer({ min: 4, max: 9 })),
  });
  // A discount's id has the same meaning on every line.
  const withKind = discount.map(
    (fields): LineDiscount => ({ ...fields, kind: fields.id > 2 ? "WHOLE_CART" : "PER_PRODUCT" }),
  );
  const lines = fc.array(
    fc.record({
      productId: fc.nat(),
      quantity: cents(1000),
      unitPrice: cents(50_000),
      discounts: fc.uniqueArray(withKind, { selector: ({ id }) => id }),
    }),
  );
  fc.assert(
    fc.property(lines, (cart) => {
      const there = priceCart({ lines: cart, customerDiscounts: [] });
      const sum = there.records.reduce((total, { amount }) => total.plus(amount), decimal(0));
      expect(there.discountTotal.minus(roundHalfUp(sum)).abs().lte(1)).toBe(true);
      const owed = there.subtotal.plus(there.discountTotal);
      expect(there.total.eq(owed.lt(0) ? 0 : owed)).toBe(true);
      expect(there.records.filter(({ discountId }) => discountId > 2).length).toBeLessThanOrEqual(1);
      expect(priceCart({ lines: cart.toReversed(), customerDiscounts: [] })).toEqual(there);
    }),
  );
});

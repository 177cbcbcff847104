import fc from "fast-check";
import { expect, it } from "vitest";
import { formatCurrency } from "../../wording/formatCurrency.ts";
import { LANGUAGES } from "../language.ts";
import { CURRENCIES, FRACTION_DIGITS } from "../minorUnits.ts";
import { Big, toWire } from "../money.ts";
import { type SumRow, type Sums, sumRows } from "./orderSums.ts";
import { type LineDiscount, priceCart } from "./pricing.ts";

const sums = (more: Partial<Sums> = {}): Sums => ({
  subtotal: "1000",
  records: [],
  discountTotal: "0",
  shippingName: "",
  shippingFee: "0",
  total: "1000",
  ...more,
});
const shown = (rows: readonly SumRow[]) =>
  rows.map(({ kind, name, amount }) => [kind, name, amount].filter((part) => part !== null).join(" "));

it("has a single row without discounts", () => {
  expect(shown(sumRows(sums()))).toEqual(["ITEMS 1000"]);
});

it("has no row at all for an order of nothing", () => {
  expect(sumRows(sums({ subtotal: "0", total: "0" }))).toEqual([]);
});

it("lists each discount once and has no row for their sum", () => {
  const records = [
    { name: "Tea", amount: "-117" },
    { name: "Whole cart", amount: "-1622" },
  ];
  const order = sums({ subtotal: "16220", records, discountTotal: "-1739", total: "14481" });
  expect(shown(sumRows(order))).toEqual(["ITEMS 16220", "DISCOUNT Tea -117", "DISCOUNT Whole cart -1622"]);
});

it("lists fees after the discounts, in rows of their own", () => {
  const records = [
    { name: "Cool box", amount: "50" },
    { name: "Tea", amount: "-100" },
  ];
  expect(shown(sumRows(sums({ records, discountTotal: "-50", total: "950" })))).toEqual([
    "ITEMS 1000",
    "DISCOUNT Tea -100",
    "FEE Cool box 50",
  ]);
});

it("gives two discounts of the same name one row, but not a fee of that name", () => {
  const records = [
    { name: "Tea", amount: "-10" },
    { name: "Tea", amount: "3" },
    { name: "Tea", amount: "-5" },
  ];
  expect(shown(sumRows(sums({ records, discountTotal: "-12", total: "988" })))).toEqual([
    "ITEMS 1000",
    "DISCOUNT Tea -15",
    "FEE Tea 3",
  ]);
});

it("shows the rounding of 2 × $120.5 with ten percent off", () => {
  const order = sums({
    subtotal: "241",
    records: [{ name: "10 % off", amount: "-24.1" }],
    discountTotal: "-24",
    total: "217",
  });
  expect(shown(sumRows(order))).toEqual(["ITEMS 241", "DISCOUNT 10 % off -24.1", "ROUNDING 0.1"]);
});

it("explains a total that does not fall below 0", () => {
  const order = sums({ records: [{ name: "Gift", amount: "-1200.5" }], discountTotal: "-1200", total: "0" });
  expect(shown(sumRows(order))).toEqual([
    "ITEMS 1000",
    "DISCOUNT Gift -1200.5",
    "ROUNDING 0.5",
    "ADJUSTMENT 200",
  ]);
});

it("calls a difference of a dollar or more no rounding", () => {
  expect(shown(sumRows(sums({ discountTotal: "-1", total: "999" })))).toEqual([
    "ITEMS 1000",
    "ADJUSTMENT -1",
  ]);
  expect(shown(sumRows(sums({ discountTotal: "-0.99", total: "999.01" })))).toEqual([
    "ITEMS 1000",
    "ROUNDING -0.99",
  ]);
});

it("has a row for shipping, also when it is free", () => {
  const shipped = { shippingName: "Courier", shippingFee: "80", total: "1080" };
  expect(shown(sumRows(sums(shipped)))).toEqual(["ITEMS 1000", "SHIPPING Courier 80"]);
  expect(shown(sumRows(sums({ shippingName: "Courier" })))).toEqual(["ITEMS 1000", "SHIPPING Courier 0"]);
  const gift = { records: [{ name: "Gift", amount: "-1200" }], discountTotal: "-1200" };
  expect(shown(sumRows(sums({ ...shipped, ...gift, total: "80" })))).toEqual([
    ...["ITEMS 1000", "DISCOUNT Gift -1200", "ADJUSTMENT 200", "SHIPPING Courier 80"],
  ]);
});

const cents = (min: number, max: number) => fc.integer({ min, max }).map((value) => String(value / 100));
const discount: fc.Arbitrary<LineDiscount> = fc.record({
  id: fc.integer({ min: 1, max: 5 }),
  name: fc.string(),
  kind: fc.constantFrom("PER_PRODUCT", "WHOLE_CART"),
  amount: fc.option(cents(-50_000, 50_000)),
  multiplier: fc.option(cents(0, 150)),
  audience: fc.constant("PRODUCT"),
  state: fc.constant("ENABLED"),
  minQuantity: fc.constant("0"),
  maxQuantity: fc.constant(null),
});
const line = fc.record({
  productId: fc.integer({ min: 1, max: 3 }),
  quantity: cents(1, 2000),
  unitPrice: cents(0, 200_000),
  discounts: fc.array(discount, { maxLength: 3 }),
});

it("adds up to the total of every cart, without a row of 0", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      const priced = priceCart({ lines, customerDiscounts: [] });
      const rows = sumRows({ ...priced, shippingName: "", shippingFee: "0" });
      expect(toWire(rows.reduce((sum, { amount }) => sum.plus(amount), new Big(0)))).toBe(
        toWire(priced.total),
      );
      expect(rows.filter(({ amount }) => amount === "0")).toEqual([]);
      expect(rows.filter(({ kind, amount }) => kind === "ROUNDING" && new Big(amount).abs().gte(1))).toEqual(
        [],
      );
    }),
  );
});

/** Reads the number of a shown amount, as a customer does with a calculator. */
const shownNumber = (text: string) => new Big(text.replace(/[^-.\d]/g, "").replace(/^(-?)\.+/, "$1"));

it("shows rows that add up to the shown total in every currency and language, with shipping", () => {
  const currency = fc.constantFrom(null, ...CURRENCIES);
  fc.assert(
    fc.property(
      currency,
      fc.constantFrom(...LANGUAGES),
      fc.array(line, { maxLength: 4 }),
      fc.nat(20_000),
      (currency, language, lines, fee) => {
        const digits = currency === null ? 2 : FRACTION_DIGITS[currency];
        const shippingFee = toWire(new Big(fee).div(10 ** digits));
        const priced = priceCart({ lines, customerDiscounts: [], currency });
        const total = priced.total.plus(shippingFee);
        const amountOf = (amount: string) => shownNumber(formatCurrency(language, currency, amount));
        const rows = sumRows({ ...priced, shippingName: "Courier", shippingFee, total });
        const sum = rows.reduce((before, { amount }) => before.plus(amountOf(amount)), new Big(0));
        expect(toWire(sum)).toBe(toWire(amountOf(toWire(total))));
      },
    ),
  );
});

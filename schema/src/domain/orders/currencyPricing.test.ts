import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENCIES, type Currency, FRACTION_DIGITS, toMinorUnits } from "../minorUnits.ts";
import { type Big, decimal } from "../money.ts";
import { type Cart, type LineDiscount, priceCart } from "./pricing.ts";

const discount = (
  id: number,
  multiplier: string | null,
  others: Partial<LineDiscount> = {},
): LineDiscount => ({
  id,
  name: `Discount ${id}`,
  kind: "PER_PRODUCT",
  amount: null,
  multiplier,
  audience: "PRODUCT",
  state: "ENABLED",
  minQuantity: 0,
  maxQuantity: null,
  ...others,
});

const sum = (values: readonly Big[]) => values.reduce((total, value) => total.plus(value), decimal(0));

describe("priceCart in a currency", () => {
  const oneAndAHalf = {
    lines: [
      {
        productId: 1,
        quantity: "1.5",
        unitPrice: "333.53",
        discounts: [discount(1, "0.95"), discount(2, "0.99")],
      },
    ],
    customerDiscounts: [],
  };

  it.each([
    ["TWD", "500", ["-25", "-5"], "470"],
    ["JPY", "500", ["-25", "-5"], "470"],
    ["THB", "500.3", ["-25.01", "-5"], "470.29"],
    ["HKD", "500.3", ["-25.01", "-5"], "470.29"],
    ["USD", "500.3", ["-25.01", "-5"], "470.29"],
  ] as const)("rounds rows to the smallest unit of %s", (currency, subtotal, amounts, total) => {
    const priced = priceCart({ ...oneAndAHalf, currency });
    expect(priced.subtotal.toFixed()).toBe(subtotal);
    expect(priced.records.map(({ amount }) => amount.toFixed())).toEqual(amounts);
    expect(priced.total.toFixed()).toBe(total);
  });

  it("prices as documented when the currency is null", () => {
    expect(priceCart({ ...oneAndAHalf, currency: null })).toEqual(priceCart(oneAndAHalf));
    expect(priceCart(oneAndAHalf)).toMatchObject({
      subtotal: decimal("500.295"),
      discountTotal: decimal("-30"),
    });
  });

  it("leaves out a discount that rounds to nothing", () => {
    const lines = [{ productId: 1, quantity: "1", unitPrice: "8", discounts: [discount(1, "0.95")] }];
    const cart = { lines, customerDiscounts: [] };
    expect(priceCart({ ...cart, currency: "JPY" })).toMatchObject({ records: [], total: decimal("8") });
    expect(priceCart({ ...cart, currency: "USD" })).toMatchObject({ total: decimal("7.6") });
  });

  it("never returns a total below 0", () => {
    const lines = [
      {
        productId: 1,
        quantity: "1",
        unitPrice: "1.5",
        discounts: [discount(1, null, { amount: "-100.005" })],
      },
    ];
    const priced = priceCart({ lines, customerDiscounts: [], currency: "THB" });
    expect(priced.discountTotal.toFixed()).toBe("-100");
    expect(priced.total.toFixed()).toBe("0");
  });
});

const SCALE = 100_000n;

/** Returns the floor of a fraction with a positive denominator plus one half. */
function roundedDivision(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator;
  const quotient = doubled / (2n * denominator);
  return doubled % (2n * denominator) < 0n ? quotient - 1n : quotient;
}

interface OracleRow {
  /** In hundred-thousandths. */
  quantity: bigint;
  unitPrice: bigint;
  discounts: { id: number; multiplier: bigint; amount: bigint }[];
}

/** Prices rows with whole numbers only, independently of big.js and of the rules under test; in minor units. */
function oraclePrice(rows: readonly OracleRow[], currency: Currency, wholeCart: number | null) {
  const unit = 10n ** BigInt(FRACTION_DIGITS[currency]);
  const exact = new Map<number, bigint>();
  let subtotal = 0n;
  for (const { quantity, unitPrice, discounts } of rows) {
    const total = roundedDivision(quantity * unitPrice * unit, SCALE * SCALE);
    subtotal += total;
    for (const { id, multiplier, amount } of discounts) {
      const share = multiplier === 0n ? 0n : total * (multiplier - SCALE);
      exact.set(id, (exact.get(id) ?? 0n) + share + amount * unit);
    }
  }
  if (wholeCart !== null) {
    const percent = subtotal >= 1000n * unit ? 10n : subtotal >= 500n * unit ? 5n : 0n;
    exact.set(wholeCart, (-subtotal * percent * SCALE) / 100n);
  }
  const records = [...exact]
    .sort(([a], [b]) => a - b)
    .map(([id, amount]) => ({ id, minor: roundedDivision(amount, SCALE) }))
    .filter(({ minor }) => minor !== 0n);
  const discountTotal = records.reduce((total, { minor }) => total + minor, 0n);
  const total = subtotal + discountTotal;
  return { subtotal, records, discountTotal, total: total < 0n ? 0n : total };
}

const text = (scaled: bigint) => decimal(scaled.toString()).div(SCALE.toString()).toFixed();

const someCart = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  hasWholeCart: fc.boolean(),
  rows: fc.array(
    fc.record({
      quantity: fc.bigInt(0n, 50n * SCALE),
      unitPrice: fc.bigInt(0n, 900n * SCALE),
      discounts: fc.uniqueArray(
        fc.record({
          id: fc.integer({ min: 1, max: 4 }),
          multiplier: fc.bigInt(0n, 2n * SCALE),
          amount: fc.bigInt(-50n * SCALE, 50n * SCALE),
        }),
        { maxLength: 3, selector: ({ id }) => id },
      ),
    }),
    { maxLength: 5 },
  ),
});

const WHOLE_CART_ID = 9;

function cartOf({
  currency,
  rows,
  hasWholeCart,
}: {
  currency: Currency;
  rows: OracleRow[];
  hasWholeCart: boolean;
}): Cart {
  return {
    currency,
    lines: rows.map(({ quantity, unitPrice, discounts }, productId) => ({
      productId,
      quantity: text(quantity),
      unitPrice: text(unitPrice),
      discounts: [
        ...discounts.map(({ id, multiplier, amount }) =>
          discount(id, text(multiplier), { amount: text(amount) }),
        ),
        ...(hasWholeCart ? [discount(WHOLE_CART_ID, null, { kind: "WHOLE_CART" })] : []),
      ],
    })),
    customerDiscounts: [],
  };
}

it("prices like an independent computation with whole numbers, for any cart", () => {
  fc.assert(
    fc.property(someCart, (some) => {
      const { subtotal, records, discountTotal, total } = priceCart(cartOf(some));
      const hasWholeCart = some.hasWholeCart && some.rows.length > 0;
      const expected = oraclePrice(some.rows, some.currency, hasWholeCart ? WHOLE_CART_ID : null);
      const minor = (amount: Big) => toMinorUnits(amount, some.currency);
      expect(minor(subtotal)).toBe(Number(expected.subtotal));
      expect(records.map(({ discountId, amount }) => [discountId, minor(amount)])).toEqual(
        expected.records.map((record) => [record.id, Number(record.minor)]),
      );
      expect(minor(discountTotal)).toBe(Number(expected.discountTotal));
      expect(minor(total)).toBe(Number(expected.total));
    }),
    { numRuns: 500 },
  );
});

it("shows rows that add up to the total, for any cart", () => {
  fc.assert(
    fc.property(someCart, (some) => {
      const { subtotal, records, discountTotal, total } = priceCart(cartOf(some));
      const net = sum([subtotal, ...records.map(({ amount }) => amount)]);
      expect(subtotal.plus(discountTotal).toFixed()).toBe(net.toFixed());
      expect(total.toFixed()).toBe(net.lt(0) ? "0" : net.toFixed());
    }),
  );
});

import { type Big, type DecimalLike, decimal, toWire } from "../money.ts";

/**
 * What a row of an order's sums stands for. ADJUSTMENT is a difference that neither a discount nor rounding
 * explains, such as discounts beyond the price of the products.
 */
export type SumKind = "ITEMS" | "DISCOUNT" | "FEE" | "ROUNDING" | "ADJUSTMENT" | "SHIPPING";

export interface SumRow {
  kind: SumKind;
  /** The name of the discount, fee, or shipping method; null for the other kinds. */
  name: string | null;
  /** A signed decimal; 0 only for free shipping. */
  amount: string;
}

/** The sums of a quote or an order. */
export interface Sums {
  subtotal: DecimalLike;
  /** Signed amounts: a negative one is a discount, a positive one a fee. */
  records: readonly { name: string; amount: DecimalLike }[];
  /** The rounded sum of the records. */
  discountTotal: DecimalLike;
  shippingName: string;
  /** The fee for shipping, which is part of the total. */
  shippingFee: DecimalLike;
  total: DecimalLike;
}

/** Rounding to a whole dollar changes less than this. A larger difference has another cause. */
export const ROUNDING_LIMIT = 1;

/** Adds up records of the same name, so that a name has one row. */
function byName(records: Sums["records"]): { name: string; amount: Big }[] {
  const amounts = new Map<string, Big>();
  for (const { name, amount } of records)
    amounts.set(name, (amounts.get(name) ?? decimal(0)).plus(decimal(amount)));
  return [...amounts].map(([name, amount]) => ({ name, amount }));
}

/**
 * Returns the rows that add up to exactly the total: the products, each discount, each fee, the rounding, and
 * the shipping. Rows of 0 are left out. Kind and name together are unique.
 */
export function sumRows(sums: Sums): SumRow[] {
  const { subtotal, records, discountTotal, shippingName, shippingFee, total } = sums;
  const discounts = byName(records.filter(({ amount }) => decimal(amount).lt(0)));
  const fees = byName(records.filter(({ amount }) => decimal(amount).gt(0)));
  const exact = [...discounts, ...fees].reduce((sum, { amount }) => sum.plus(amount), decimal(0));
  const difference = decimal(total).minus(decimal(shippingFee)).minus(decimal(subtotal)).minus(exact);
  const rounded = decimal(discountTotal).minus(exact);
  const rounding = rounded.abs().lt(ROUNDING_LIMIT) ? rounded : decimal(0);
  const row = (kind: SumKind, name: string | null, amount: Big) => ({ kind, name, amount });
  return [
    row("ITEMS", null, decimal(subtotal)),
    ...discounts.map(({ name, amount }) => row("DISCOUNT", name, amount)),
    ...fees.map(({ name, amount }) => row("FEE", name, amount)),
    row("ROUNDING", null, rounding),
    row("ADJUSTMENT", null, difference.minus(rounding)),
    row("SHIPPING", shippingName, decimal(shippingFee)),
  ].flatMap(({ kind, name, amount }) => {
    const isFreeShipping = kind === "SHIPPING" && shippingName !== "";
    return amount.eq(0) && !isFreeShipping ? [] : [{ kind, name, amount: toWire(amount) }];
  });
}

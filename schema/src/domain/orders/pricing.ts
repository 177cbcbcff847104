import type { DiscountAudience, DiscountKind, DiscountState } from "@machiya/prisma/enums";
import { type Currency, FRACTION_DIGITS, lineTotalIn, roundAmount } from "../minorUnits.ts";
import { Big, type DecimalLike, decimal, roundHalfUp, SCALE } from "../money.ts";

/** A stored discount. `amount` is signed, a `multiplier` of 0.9 means ten percent off; null has no effect. */
export interface CartDiscount {
  id: number;
  name: string;
  kind: DiscountKind;
  amount: DecimalLike | null;
  multiplier: DecimalLike | null;
  audience: DiscountAudience;
  state: DiscountState;
}

/** A discount on a product for quantities in [minQuantity, maxQuantity); a null maximum means no limit. */
export interface LineDiscount extends CartDiscount {
  minQuantity: DecimalLike;
  maxQuantity: DecimalLike | null;
}

export interface CartLine {
  productId: number;
  quantity: DecimalLike;
  unitPrice: DecimalLike;
  discounts: readonly LineDiscount[];
}

export interface Cart {
  lines: readonly CartLine[];
  /** Discounts assigned to the customer. */
  customerDiscounts: readonly CartDiscount[];
  /** The currency to whose smallest unit amounts are rounded; null or absent when the shop has set none. */
  currency?: Currency | null;
}

export interface PricedCart {
  totalQuantity: Big;
  /** Sum of the line totals. */
  subtotal: Big;
  /**
   * The amount of each discount, by ascending id, rounded to the smallest unit of the currency, and without
   * one only to the stored scale. Amounts of 0 are left out.
   */
  records: { discountId: number; name: string; amount: Big }[];
  /** The sum of the records; without a currency, the sum of the exact discounts, rounded once to an integer. */
  discountTotal: Big;
  /** Never below 0. */
  total: Big;
  /** The name of the whole-cart discount, also below its lowest step; null when there is none. */
  wholeCartDiscount: string | null;
}

/**
 * The share of the cart's sum that a whole-cart discount takes off, by minimum sum, highest first (shop.md
 * §9).
 */
export const WHOLE_CART_TIERS = [
  { from: 1000, rate: "0.10" },
  { from: 500, rate: "0.05" },
] as const;

type Window = Pick<LineDiscount, "minQuantity" | "maxQuantity">;

function inWindow({ minQuantity, maxQuantity }: Window, quantity: DecimalLike): boolean {
  const wanted = decimal(quantity);
  return wanted.gte(decimal(minQuantity)) && (maxQuantity === null || wanted.lt(decimal(maxQuantity)));
}

/** Returns whether a line of this quantity shows the discount's tag (shop.md §5). */
export function isDiscountTagShown(
  discount: Pick<LineDiscount, "kind" | "state"> & Window,
  quantity: DecimalLike,
): boolean {
  return discount.state === "ENABLED" && (discount.kind === "WHOLE_CART" || inWindow(discount, quantity));
}

/**
 * Returns whether a product's discount applies to a line of this quantity. Customer discounts do not apply to
 * products.
 */
export function discountApplies(
  discount: Pick<LineDiscount, "kind" | "audience" | "state"> & Window,
  quantity: DecimalLike,
): boolean {
  return discount.audience === "PRODUCT" && isDiscountTagShown(discount, quantity);
}

/**
 * Returns the amount by which a discount per product changes a line of this total: total × (multiplier − 1) +
 * amount; a multiplier of null or 0 counts as 1 (decisions.md §4). A positive amount is a fee.
 */
export function perProductAmount(
  total: Big,
  { multiplier, amount }: Pick<CartDiscount, "multiplier" | "amount">,
): Big {
  const factor = decimal(multiplier ?? 0);
  const share = factor.eq(0) ? decimal(0) : total.times(factor.minus(1));
  return share.plus(decimal(amount ?? 0));
}

function wholeCartAmount(subtotal: Big): Big {
  const tier = WHOLE_CART_TIERS.find(({ from }) => subtotal.gte(from));
  return tier === undefined ? decimal(0) : subtotal.times(tier.rate).neg();
}

/**
 * Prices a cart, for both the preview and checkout (decisions.md §4, shop.md §9). Throws when a text is not a
 * number.
 */
export function priceCart({ lines, customerDiscounts, currency = null }: Cart): PricedCart {
  const sum = (numbers: readonly Big[]) => numbers.reduce((total, number) => total.plus(number), decimal(0));
  const totalOf = ({ quantity, unitPrice }: CartLine) => lineTotalIn(currency, quantity, unitPrice);
  const applicable = customerDiscounts.filter(
    ({ audience, state }) => audience === "CUSTOMER" && state === "ENABLED",
  );
  const counted = lines.flatMap((line) => {
    const total = totalOf(line);
    const onProduct = line.discounts.filter((discount) => discountApplies(discount, line.quantity));
    return [...onProduct, ...applicable].map((discount) => ({ discount, total }));
  });
  const subtotal = sum(lines.map(totalOf));

  // A whole-cart discount applies once. Of several the oldest counts, regardless of the order of the lines.
  const wholeCart = counted
    .map(({ discount }) => discount)
    .filter(({ kind }) => kind === "WHOLE_CART")
    .sort((a, b) => a.id - b.id)[0];
  const exact = new Map<number, { name: string; amount: Big }>();
  for (const { discount, total } of counted) {
    if (discount.kind !== "PER_PRODUCT") continue;
    const sofar = exact.get(discount.id)?.amount ?? decimal(0);
    exact.set(discount.id, { name: discount.name, amount: sofar.plus(perProductAmount(total, discount)) });
  }
  if (wholeCart !== undefined) {
    exact.set(wholeCart.id, { name: wholeCart.name, amount: wholeCartAmount(subtotal) });
  }

  const records = [...exact]
    .sort(([a], [b]) => a - b)
    .map(([discountId, { name, amount }]) => ({
      discountId,
      name,
      amount: roundAmount(currency, amount),
    }))
    .filter(({ amount }) => !amount.eq(0));
  const discountTotal =
    currency === null
      ? roundHalfUp(sum([...exact.values()].map(({ amount }) => amount)))
      : sum(records.map(({ amount }) => amount));
  const total = subtotal.plus(discountTotal);
  return {
    totalQuantity: sum(lines.map(({ quantity }) => decimal(quantity))),
    subtotal,
    records,
    discountTotal,
    total: total.lt(0) ? decimal(0) : total,
    wholeCartDiscount: wholeCart?.name ?? null,
  };
}

/** Returns whether a line of something that has a price costs nothing, because its amount is rounded to 0. */
export function isForNothing(
  currency: Currency | null,
  { quantity, unitPrice }: { quantity: DecimalLike; unitPrice: DecimalLike },
): boolean {
  return decimal(unitPrice).gt(0) && lineTotalIn(currency, quantity, unitPrice).eq(0);
}

/** Returns the least quantity whose line costs the smallest unit of the currency at a price of more than 0. */
export function leastQuantity(currency: Currency | null, unitPrice: DecimalLike): Big {
  const digits = currency === null ? SCALE : FRACTION_DIGITS[currency];
  const half = new Big(5).div(new Big(10).pow(digits + 1));
  return half.div(decimal(unitPrice)).round(SCALE, Big.roundUp);
}

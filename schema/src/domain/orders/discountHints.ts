import type { Currency } from "../minorUnits.ts";
import { type Big, type DecimalLike, decimal, lineTotal, toWire } from "../money.ts";
import {
  type CartLine,
  type LineDiscount,
  perProductAmount,
  priceCart,
  WHOLE_CART_TIERS,
} from "./pricing.ts";

/** Warnings and offers of a better quantity are shown from this many pieces before the end of a discount to as many after it. */
const NEAR_PIECES = 2;

/** A discount that ends at a quantity. */
export interface EndingDiscount {
  id: number;
  name: string;
  /** The first quantity without the discount. */
  from: string;
  /** What more pieces cost; null if it is no jump, or far from the quantity. */
  jump: QuantityJump | null;
}

export interface QuantityJump {
  /** The last quantity with the discount. */
  last: string;
  /** The quantity that is compared with it: the first one without the discount, or the line's own beyond that. */
  to: string;
  /** The difference of their prices. */
  cost: string;
  /** Whether the line has lost the discount already. */
  isLost: boolean;
}

/** Returns the discounts of a line's product that lower its price at their first quantity. */
function quantityDiscounts(line: CartLine): LineDiscount[] {
  return line.discounts.filter((discount) => {
    const { kind, audience, state, minQuantity } = discount;
    if (kind !== "PER_PRODUCT" || audience !== "PRODUCT" || state !== "ENABLED") return false;
    return perProductAmount(lineTotal(decimal(minQuantity), line.unitPrice), discount).lt(0);
  });
}

/** Returns the discounts of a line that apply to its quantity, or have ended below it, and that end at a quantity. */
function endings(line: CartLine, currency: Currency | null): EndingDiscount[] {
  const quantity = decimal(line.quantity);
  const priceOf = (of: Big) => linePrice({ ...line, quantity: of }, currency);
  return quantityDiscounts(line).flatMap(({ id, name, minQuantity, maxQuantity }) => {
    if (maxQuantity === null || quantity.lt(decimal(minQuantity))) return [];
    const from = decimal(maxQuantity);
    const first = decimal(minQuantity);
    const last = from.minus(1).lt(first) ? first : from.minus(1);
    const isLost = quantity.gte(from);
    const to = isLost ? quantity : from;
    const cost = priceOf(to).minus(priceOf(last));
    // More pieces always cost something; more than their own price is a jump.
    const jumps = cost.gt(to.minus(last).times(decimal(line.unitPrice)));
    const isNear = quantity.minus(from).abs().lte(NEAR_PIECES);
    const jump = { last: toWire(last), to: toWire(to), cost: toWire(cost), isLost };
    return [{ id, name, from: toWire(from), jump: jumps && isNear ? jump : null }];
  });
}

/** Returns the discounts that end near the quantity of a line: they are about to be lost, or have just been lost. */
export function endingDiscounts(line: CartLine, currency: Currency | null): EndingDiscount[] {
  return endings(line, currency).filter(({ from }) =>
    decimal(line.quantity).minus(from).abs().lte(NEAR_PIECES),
  );
}

/** Returns the discounts that end when a line grows from a smaller quantity to its own. */
export function endedDiscounts(
  line: CartLine,
  before: DecimalLike,
  currency: Currency | null,
): EndingDiscount[] {
  return endings(line, currency).filter(
    ({ from }) => decimal(before).lt(from) && decimal(line.quantity).gte(from),
  );
}

/** A discount that begins at a quantity. */
export interface StartingDiscount {
  name: string;
  /** How many pieces are missing. */
  missing: string;
}

/**
 * Returns the next discount that a chosen line reaches with more pieces; null when there is none, or when not as many can
 * be ordered (`most`).
 */
export function nextDiscount(line: CartLine, most: DecimalLike): StartingDiscount | null {
  const quantity = decimal(line.quantity);
  if (quantity.eq(0)) return null;
  const next = quantityDiscounts(line)
    .filter(({ minQuantity }) => quantity.lt(decimal(minQuantity)) && decimal(minQuantity).lte(decimal(most)))
    .toSorted((one, other) => decimal(one.minQuantity).cmp(decimal(other.minQuantity)))[0];
  return next === undefined
    ? null
    : { name: next.name, missing: toWire(decimal(next.minQuantity).minus(quantity)) };
}

/** Returns the price of a cart that contains only this line, with the discounts and fees of its product. */
export function linePrice(line: CartLine, currency: Currency | null): Big {
  const lines = decimal(line.quantity).eq(0) ? [] : [line];
  return priceCart({ lines, customerDiscounts: [], currency }).total;
}

/** A step of the whole-cart discount. */
export interface WholeCartTier {
  /** The minimum sum of the products. */
  from: string;
  /** The percentage that it takes off the sum. */
  percentOff: number;
}

const tierOf = ({ from, rate }: (typeof WHOLE_CART_TIERS)[number]): WholeCartTier => ({
  from: String(from),
  percentOff: decimal(rate).times(100).toNumber(),
});

/** Returns the steps of a whole-cart discount, lowest first. */
export function wholeCartTiers(): WholeCartTier[] {
  return WHOLE_CART_TIERS.map(tierOf).reverse();
}

/** Returns the next step of a whole-cart discount and what is missing to it; null after the last one. */
export function nextWholeCartTier(subtotal: DecimalLike): (WholeCartTier & { missing: string }) | null {
  const next = wholeCartTiers().find(({ from }) => decimal(subtotal).lt(from));
  return next === undefined
    ? null
    : { ...next, missing: toWire(decimal(next.from).minus(decimal(subtotal))) };
}

import type { Currency } from "../minorUnits.ts";
import { type Big, type DecimalLike, decimal, lineTotal, toWire } from "../money.ts";
import { type CartLine, perProductAmount, priceCart, WHOLE_CART_TIERS } from "./pricing.ts";

/** A discount that ends at a quantity. */
export interface EndingDiscount {
  id: number;
  name: string;
  /** The first quantity without the discount. */
  from: string;
  /** What one piece more costs at that quantity, and the last quantity before it; null if it is no jump. */
  jump: { last: string; cost: string } | null;
}

/**
 * Returns the discounts of a line that apply to its quantity, or have ended below it, and that end at a
 * quantity. Fees that end are left out, as they cost nothing.
 */
export function endingDiscounts(line: CartLine, currency: Currency | null): EndingDiscount[] {
  const quantity = decimal(line.quantity);
  return line.discounts.flatMap((discount) => {
    const { id, name, kind, audience, state, minQuantity, maxQuantity } = discount;
    if (kind !== "PER_PRODUCT" || audience !== "PRODUCT" || state !== "ENABLED" || maxQuantity === null)
      return [];
    if (quantity.lt(decimal(minQuantity))) return [];
    const from = decimal(maxQuantity);
    const last = from.minus(1);
    const before = last.lt(decimal(minQuantity)) ? decimal(minQuantity) : last;
    if (perProductAmount(lineTotal(before, line.unitPrice), discount).gte(0)) return [];
    const priceOf = (quantity: Big) => linePrice({ ...line, quantity }, currency);
    const cost = priceOf(from).minus(priceOf(before));
    // One piece more always costs something; more than its own price is a jump.
    const jumps = cost.gt(decimal(line.unitPrice));
    return [
      {
        id,
        name,
        from: toWire(from),
        jump: jumps ? { last: toWire(before), cost: toWire(cost) } : null,
      },
    ];
  });
}

/** Returns the discounts that end when a line grows from a smaller quantity to its own. */
export function endedDiscounts(
  line: CartLine,
  before: DecimalLike,
  currency: Currency | null,
): EndingDiscount[] {
  return endingDiscounts(line, currency).filter(
    ({ from }) => decimal(before).lt(from) && decimal(line.quantity).gte(from),
  );
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

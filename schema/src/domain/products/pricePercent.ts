import { Big, type DecimalLike, decimal } from "../money.ts";

export const MIN_PRICE_PERCENT = -90;
export const MAX_PRICE_PERCENT = 1000;

/**
 * Returns the price changed by a percentage: 5 is five percent more. It is rounded, halves up, to the fraction
 * digits of the old price, so that whole dollars stay whole.
 */
export function priceWithPercent(price: DecimalLike, percent: DecimalLike): Big {
  const old = decimal(price);
  const digits = old.toFixed().split(".")[1]?.length ?? 0;
  return old.times(decimal(percent).plus(100)).div(100).round(digits, Big.roundHalfUp);
}

import { type Big, type DecimalLike, decimal } from "../money.ts";
import { type QuantityStep, stepAtLeast, stepAtMost } from "./quantityStep.ts";

/** Maximum number of lines per order (shop.md §9). */
export const MAX_LINES_PER_ORDER = 500;

/** Maximum number of products in a cart that is priced without a customer's or staff's session. */
export const MAX_LINES_WITHOUT_SESSION = 50;

/** Returns whether a quantity can be ordered, regardless of stock: it is more than 0. */
export function isOrderable(quantity: DecimalLike): boolean {
  return decimal(quantity).gt(0);
}

/**
 * Returns the order in which rows are locked. It is the same everywhere, so that transactions do not
 * deadlock.
 */
export function sortForLocking(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

/**
 * Returns the value of a stepper after a step up or down, which is of one piece for a product without a quantity step:
 * never below 0 and never above the stock (shop.md §5). From between two multiples it goes to the next one.
 */
export function stepQuantity({
  quantity,
  delta,
  stock,
  quantityStep,
}: {
  quantity: DecimalLike;
  delta: 1 | -1;
  stock: DecimalLike;
  quantityStep?: QuantityStep;
}): Big {
  const from = delta > 0 ? stepAtMost(quantity, quantityStep) : stepAtLeast(quantity, quantityStep);
  const wanted = from.plus(decimal(quantityStep ?? 1).times(delta));
  const last = stepAtMost(stock, quantityStep);
  const most = wanted.gt(last) ? last : wanted;
  return most.lt(0) ? decimal(0) : most;
}

/** Returns whether the quantity exceeds the stock. */
export function overStock(quantity: DecimalLike, stock: DecimalLike): boolean {
  return decimal(quantity).gt(decimal(stock));
}

/**
 * A stock of this quantity or less is low, unless the product has a level of its own. The column
 * Product.isLowStock compares them.
 */
export const DEFAULT_LOW_STOCK_LEVEL = 5;

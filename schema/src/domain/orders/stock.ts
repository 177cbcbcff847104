import { type Big, type DecimalLike, decimal } from "../money.ts";

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

/** Of what the ordered quantities of a product are multiples: 1 by the piece, 0.1 by the tenth; null or undefined: any. */
export type QuantityStep = DecimalLike | null | undefined;

/** Returns whether a quantity is a multiple of the step. */
export function keepsStep(quantity: DecimalLike, step: QuantityStep): boolean {
  return step == null || decimal(quantity).mod(decimal(step)).eq(0);
}

/** Returns the largest multiple of the step that is not above the quantity. */
export function floorToStep(quantity: DecimalLike, step: QuantityStep): Big {
  const value = decimal(quantity);
  return step == null ? value : value.minus(value.mod(decimal(step)));
}

/** Returns the smallest multiple of the step that is not below the quantity. */
export function ceilToStep(quantity: DecimalLike, step: QuantityStep): Big {
  const below = floorToStep(quantity, step);
  return step == null || below.eq(decimal(quantity)) ? below : below.plus(decimal(step));
}

/**
 * Returns the multiple of the step that is offered in place of a quantity: the next one, or the largest that can be
 * ordered if that is less.
 */
export function steppedQuantity(quantity: DecimalLike, step: QuantityStep, most: DecimalLike): Big {
  const [next, last] = [ceilToStep(quantity, step), floorToStep(most, step)];
  return next.gt(last) ? last : next;
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
  const from = delta > 0 ? floorToStep(quantity, quantityStep) : ceilToStep(quantity, quantityStep);
  const wanted = from.plus(decimal(quantityStep ?? 1).times(delta));
  const last = floorToStep(stock, quantityStep);
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

import { type Big, type DecimalLike, decimal } from "../money.ts";

/** A product by the piece (1), by a tenth (0.1), and so on; null or undefined: any quantity can be ordered. */
export type QuantityStep = DecimalLike | null | undefined;

/** Returns whether a quantity is a multiple of the step. */
export function keepsStep(quantity: DecimalLike, step: QuantityStep): boolean {
  return step == null || decimal(quantity).mod(decimal(step)).eq(0);
}

/** Returns the largest multiple of the step that is not above the quantity. */
export function stepAtMost(quantity: DecimalLike, step: QuantityStep): Big {
  const value = decimal(quantity);
  return step == null ? value : value.minus(value.mod(decimal(step)));
}

/** Returns the smallest multiple of the step that is not below the quantity. */
export function stepAtLeast(quantity: DecimalLike, step: QuantityStep): Big {
  const below = stepAtMost(quantity, step);
  return step == null || below.eq(decimal(quantity)) ? below : below.plus(decimal(step));
}

/**
 * Returns the multiple of the step that is offered in place of a quantity: the next one, or the largest that can be
 * ordered if that is less.
 */
export function steppedQuantity(quantity: DecimalLike, step: QuantityStep, most: DecimalLike): Big {
  const [next, last] = [stepAtLeast(quantity, step), stepAtMost(most, step)];
  return next.gt(last) ? last : next;
}

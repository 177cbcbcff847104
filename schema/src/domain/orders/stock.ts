import type { ErrorCode } from "../errors.ts";
import { type Big, type DecimalLike, decimal } from "../money.ts";

/** Lines of one order (shop.md §9). */
export const MAX_LINES_PER_ORDER = 500;

/** Why this cannot be ordered, however much there is; null when it can: more than 0. */
export function quantityProblem(quantity: DecimalLike): Extract<ErrorCode, "INVALID_INPUT"> | null {
  return decimal(quantity).gt(0) ? null : "INVALID_INPUT";
}

/** The order in which rows are locked, everywhere the same, so that two transactions never wait for each other. */
export function sortForLocking(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** What a stepper shows after a step: never below 0, never above the stock (shop.md §5). */
export function stepQuantity(step: { quantity: DecimalLike; delta: DecimalLike; stock: DecimalLike }): Big {
  const wanted = decimal(step.quantity).plus(decimal(step.delta));
  const stock = decimal(step.stock);
  const most = wanted.gt(stock) ? stock : wanted;
  return most.lt(0) ? decimal(0) : most;
}

/** Whether more is wanted than there is. */
export function overStock(quantity: DecimalLike, stock: DecimalLike): boolean {
  return decimal(quantity).gt(decimal(stock));
}

/** At most so many left: the home page says that stock is low. */
export const LOW_STOCK = 5;

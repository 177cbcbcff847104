import { type Big, type DecimalLike, decimal } from "../money.ts";

/** What can be ordered of a product: its stock, and what can be pre-ordered beyond it. */
export interface Orderable {
  stock: DecimalLike;
  preOrderLeft: DecimalLike;
}

/** Returns how much can be ordered at once. */
export function orderableQuantity({ stock, preOrderLeft }: Orderable): Big {
  return decimal(stock).plus(decimal(preOrderLeft));
}

/** Returns whether nothing of a product can be ordered, not even as a pre-order. */
export function isSoldOut(product: Orderable): boolean {
  return orderableQuantity(product).lte(0);
}

/** Returns whether the stock is used up and what is ordered now is a pre-order. */
export function isPreOrder(product: Orderable): boolean {
  return !decimal(product.stock).gt(0) && !isSoldOut(product);
}

/** Returns how much of a quantity is pre-ordered because the stock does not have it. */
export function preOrderedPart(quantity: DecimalLike, stock: DecimalLike): Big {
  const beyond = decimal(quantity).minus(decimal(stock));
  return beyond.gt(0) ? beyond : decimal(0);
}

/** What a customer saw of a pre-order: how much of the quantity, and the expected day (YYYY-MM-DD); null: any day. */
export interface SeenPreOrder {
  preOrdered: DecimalLike;
  expectedDay: string | null;
}

/** Returns whether a pre-order is what the customer saw, or better: less of it, or on an earlier day. */
export function agreesToPreOrder(
  seen: SeenPreOrder,
  { preOrdered, expectedDay }: { preOrdered: DecimalLike; expectedDay: string | null },
): boolean {
  if (!decimal(preOrdered).gt(0)) return true;
  if (decimal(preOrdered).gt(decimal(seen.preOrdered))) return false;
  return seen.expectedDay === null || expectedDay === null || expectedDay <= seen.expectedDay;
}

/** Returns for how many pieces orders still wait after pieces arrive or leave. */
export function preOrderedAfterArrival(
  { stock, preOrdered }: { stock: DecimalLike; preOrdered: DecimalLike },
  difference: DecimalLike,
): Big {
  return preOrderedPart(preOrdered, decimal(stock).plus(decimal(difference)));
}

/** Returns the stock after pieces arrive or leave: those that arrive serve the orders that wait for them first. */
export function stockAfterArrival(
  { stock, preOrdered }: { stock: DecimalLike; preOrdered: DecimalLike },
  difference: DecimalLike,
): Big {
  return preOrderedPart(decimal(stock).plus(decimal(difference)), preOrdered);
}

/**
 * Returns the first day (YYYY-MM-DD) on which everything that is ordered is there: the latest expected day of what is
 * pre-ordered; null: all of it is in stock.
 */
export function firstCompleteDay(
  lines: readonly { preOrdered: DecimalLike; expectedDay: string | null }[],
): string | null {
  const days = lines.flatMap(({ preOrdered, expectedDay }) =>
    expectedDay !== null && decimal(preOrdered).gt(0) ? expectedDay : [],
  );
  return days.sort().at(-1) ?? null;
}

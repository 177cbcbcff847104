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

/** Returns the stock after pieces arrive or leave: those that arrive serve the orders that wait for them first. */
export function stockAfterArrival(
  { stock, preOrdered }: { stock: DecimalLike; preOrdered: DecimalLike },
  difference: DecimalLike,
): Big {
  return preOrderedPart(decimal(stock).plus(decimal(difference)), preOrdered);
}

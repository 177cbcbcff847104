import { type Big, type DecimalLike, decimal } from "../money.ts";

/** A counted quantity of a product, and the stock that was displayed when it was counted. */
export interface StockCount {
  counted: DecimalLike;
  seenStock: DecimalLike;
}

/** Returns by how much a count differs from the stock at that time; below 0, products are missing. */
export function countDifference({ counted, seenStock }: StockCount): Big {
  return decimal(counted).minus(decimal(seenStock));
}

/**
 * Returns the stock after a count is applied. Only the difference is applied, so that orders and returns between
 * the count and its application are kept. Null: more was sold since than was counted, and a stock is never below 0.
 */
export function stockAfterCount(current: DecimalLike, count: StockCount): Big | null {
  const stock = decimal(current).plus(countDifference(count));
  return stock.lt(0) ? null : stock;
}

import { type DecimalLike, decimal } from "../money.ts";

/** Quantities of a line for which a discount counts: min ≤ quantity < max; a null max has no end (decisions.md §4). */
export interface DiscountWindow {
  minQuantity: DecimalLike;
  maxQuantity: DecimalLike | null;
}

/** The end that makes a window impossible; null when it is a window. */
export function discountWindowProblem({
  minQuantity,
  maxQuantity,
}: DiscountWindow): "minQuantity" | "maxQuantity" | null {
  const min = decimal(minQuantity);
  if (min.lt(0)) return "minQuantity";
  return maxQuantity !== null && decimal(maxQuantity).lte(min) ? "maxQuantity" : null;
}

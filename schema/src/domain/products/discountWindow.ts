import { type DecimalLike, decimal } from "../money.ts";

/**
 * The line quantities to which a discount applies: min ≤ quantity < max; a null max means no limit
 * (decisions.md §4).
 */
export interface DiscountWindow {
  minQuantity: DecimalLike;
  maxQuantity: DecimalLike | null;
}

/** Returns the field that makes a window invalid; null when it is valid. */
export function discountWindowProblem({
  minQuantity,
  maxQuantity,
}: DiscountWindow): "minQuantity" | "maxQuantity" | null {
  const min = decimal(minQuantity);
  if (min.lt(0)) return "minQuantity";
  return maxQuantity !== null && decimal(maxQuantity).lte(min) ? "maxQuantity" : null;
}

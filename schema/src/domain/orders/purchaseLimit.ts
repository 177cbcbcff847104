import { type Big, type DecimalLike, decimal, toWire } from "../money.ts";
import { type Orderable, orderableQuantity } from "../products/preOrder.ts";

/** How much of a product one order, and one customer in all orders, may have; null means no limit. */
export interface PurchaseLimits {
  maxPerOrder?: DecimalLike | null | undefined;
  maxPerCustomer?: DecimalLike | null | undefined;
}

/** The limit that allows least, its number, and how much of it an order may still take. */
export interface PurchaseLimit {
  of: "PER_ORDER" | "PER_CUSTOMER";
  most: string;
  left: string;
}

/**
 * Returns the limit that allows an order of a customer least; null without limits. `ordered` is what their other
 * orders have, which can exceed a limit that was lowered.
 */
export function purchaseLimit(
  { maxPerOrder, maxPerCustomer }: PurchaseLimits,
  ordered: DecimalLike = 0,
): PurchaseLimit | null {
  const perOrder = maxPerOrder == null ? null : decimal(maxPerOrder);
  const rest = maxPerCustomer == null ? null : atLeastZero(decimal(maxPerCustomer).minus(decimal(ordered)));
  if (maxPerCustomer != null && rest !== null && (perOrder === null || rest.lte(perOrder)))
    return { of: "PER_CUSTOMER", most: toWire(decimal(maxPerCustomer)), left: toWire(rest) };
  return perOrder && { of: "PER_ORDER", most: toWire(perOrder), left: toWire(perOrder) };
}

const atLeastZero = (value: Big): Big => (value.lt(0) ? decimal(0) : value);

/** Returns the limit that an order of this quantity exceeds; null when it exceeds none. */
export function exceededLimit(
  quantity: DecimalLike,
  limits: PurchaseLimits,
  ordered: DecimalLike = 0,
): PurchaseLimit | null {
  const limit = purchaseLimit(limits, ordered);
  return limit !== null && decimal(quantity).gt(decimal(limit.left)) ? limit : null;
}

/** A line of an order or a cart, with its product or variant. */
interface LimitedLine {
  quantity: DecimalLike;
  product: PurchaseLimits & { id: number; parentId: number | null };
}

/** Returns the ID of the product whose limits apply: a variant's product, or the product itself. */
export const limitedProductId = ({ id, parentId }: LimitedLine["product"]): number => parentId ?? id;

/** Returns how much the lines have of each product, with all its variants. */
export function quantitiesByProduct(lines: readonly LimitedLine[]): Map<number, Big> {
  const sums = new Map<number, Big>();
  for (const { product, quantity } of lines) {
    const id = limitedProductId(product);
    sums.set(id, decimal(quantity).plus(sums.get(id) ?? 0));
  }
  return sums;
}

/** Returns the most that can be chosen: the stock with what can be pre-ordered, or what the limit leaves if that is less. */
export function maxOrderable(product: Orderable, left: string | null | undefined): string {
  const most = orderableQuantity(product);
  return left != null && decimal(left).lt(most) ? left : toWire(most);
}

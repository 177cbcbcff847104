import { type Big, type DecimalLike, decimal, toWire } from "../money.ts";
import { type Orderable, orderableQuantity } from "../products/preOrder.ts";
import { floorToStep, type QuantityStep } from "./stock.ts";

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

/** How much of a cart's line the limits allow. */
export interface LimitedShare {
  /** Whether the line has more than the limits leave after the preceding lines. */
  isExceeded: boolean;
  /** The most that the line may have beside what the others get. */
  most: Big;
}

/**
 * Allots the limits to the lines of a cart in their order, so that a line beyond a limit does not refuse the
 * preceding ones. What cannot be ordered for other reasons takes nothing from the following lines. A line
 * without limits is null. `ordered` is what the customer's orders have of each product.
 */
export function limitShares(
  lines: readonly (LimitedLine & { product: Orderable })[],
  ordered: ReadonlyMap<number, DecimalLike>,
): (LimitedShare | null)[] {
  const rest = new Map<number, Big>();
  const shares = lines.map(({ product, quantity }) => {
    const id = limitedProductId(product);
    const limit = purchaseLimit(product, ordered.get(id));
    if (limit === null) return null;
    const left = rest.get(id) ?? decimal(limit.left);
    const taken = [decimal(quantity), orderableQuantity(product)].reduce(smaller, left);
    rest.set(id, left.minus(taken));
    return { id, taken, isExceeded: decimal(quantity).gt(left) };
  });
  return shares.map(
    (share) =>
      share && { isExceeded: share.isExceeded, most: share.taken.plus(rest.get(share.id) ?? decimal(0)) },
  );
}

const smaller = (one: Big, other: Big): Big => (other.lt(one) ? other : one);

/**
 * Returns the most that can be chosen: the stock with what can be pre-ordered, or what the limit leaves if that is less,
 * in multiples of the product's quantity step.
 */
export function maxOrderable(
  product: Orderable & { quantityStep?: QuantityStep },
  left: string | null | undefined,
): string {
  const orderable = orderableQuantity(product);
  const most = left != null && decimal(left).lt(orderable) ? decimal(left) : orderable;
  return toWire(floorToStep(most, product.quantityStep));
}

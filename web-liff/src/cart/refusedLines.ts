import { toWire } from "@machiya/schema/domain/money";
import { maxOrderable } from "@machiya/schema/domain/orders/purchaseLimit";
import { steppedQuantity } from "@machiya/schema/domain/orders/stock";
import { type CartLine, requestedLines } from "./cart.ts";

/** The parts of a quoted line that tell whether it can be ordered. */
interface QuotedLine {
  productId: string;
  quantity: string;
  problem?: string | null | undefined;
  maxQuantity?: string | null | undefined;
  product?:
    | { name: string; stock: string; preOrderLeft: string; quantityStep?: string | null | undefined }
    | null
    | undefined;
}

/** Why a line cannot be ordered: too little stock, none at all, more than can be pre-ordered, more than its limits allow, no multiple of the product's step, or no longer on sale. */
export type LineRefusal =
  | { is: "TOO_FEW"; stock: string }
  | { is: "SOLD_OUT" }
  | { is: "TOO_MANY"; most: string }
  | { is: "LIMITED"; most: string }
  | { is: "UNSTEPPED"; step: string; next: string }
  | { is: "OFF_SALE" };

/** Returns why a quoted line cannot be ordered; null when it can. */
export function lineRefusal({ problem, product, maxQuantity, quantity }: QuotedLine): LineRefusal | null {
  if (problem == null) return null;
  if (product == null) return { is: "OFF_SALE" };
  if (problem === "PURCHASE_LIMIT") return { is: "LIMITED", most: maxOrderable(product, maxQuantity) };
  const most = maxOrderable(product, null);
  // Less than one step may be left.
  if (most === "0") return { is: "SOLD_OUT" };
  if (problem === "INVALID_INPUT") {
    const { quantityStep: step } = product;
    const next = steppedQuantity(quantity, step, maxOrderable(product, maxQuantity));
    return { is: "UNSTEPPED", step: step ?? "1", next: toWire(next) };
  }
  return most === product.stock ? { is: "TOO_FEW", stock: most } : { is: "TOO_MANY", most };
}

/** Returns the quantity to which a refused line can be changed; null when none of it can be ordered. */
export function availableOf(refusal: LineRefusal): string | null {
  if (refusal.is === "TOO_FEW") return refusal.stock;
  if (refusal.is === "TOO_MANY") return refusal.most;
  if (refusal.is === "UNSTEPPED") return refusal.next === "0" ? null : refusal.next;
  return refusal.is === "LIMITED" && refusal.most !== "0" ? refusal.most : null;
}

/**
 * Returns the lines whose product is sold out or no longer on sale. Lines beyond a purchase limit are left out, because
 * the customer can order them instead of another variant.
 */
export const goneLines = (cart: readonly CartLine[], quoted: readonly QuotedLine[]): CartLine[] =>
  refusedLines(cart, quoted)
    .filter(({ refusal }) => refusal.is === "SOLD_OUT" || refusal.is === "OFF_SALE")
    .map(({ line }) => line);

/** Returns the lines of the cart that the quote refuses, in the order of the cart. */
export function refusedLines(
  cart: readonly CartLine[],
  quoted: readonly QuotedLine[],
): { line: CartLine; refusal: LineRefusal }[] {
  return requestedLines(cart).flatMap((line) => {
    const answer = quoted.find(({ productId }) => productId === line.productId);
    const refusal = answer === undefined ? null : lineRefusal(answer);
    return refusal === null ? [] : [{ line, refusal }];
  });
}

import { decimal } from "@machiya/schema/domain/money";
import type { CartLine } from "../cart/cart.ts";
import { availableOf, type LineRefusal, lineRefusal } from "../cart/refusedLines.ts";

/** A line of the earlier order. */
export interface EarlierLine {
  productId: string;
  productName: string;
  quantity: string;
}

/** A line as it would be ordered now. */
export interface OfferedLine {
  productId: string;
  quantity: string;
  unitPrice: string;
  problem?: string | null | undefined;
  maxQuantity?: string | null | undefined;
  product?:
    | { name: string; stock: string; preOrderLeft: string; quantityStep?: string | null | undefined }
    | null
    | undefined;
}

export interface Reorder {
  /** The lines to put into the cart. */
  lines: CartLine[];
  /** What is not available, or not completely. */
  refused: { name: string; refusal: LineRefusal }[];
}

/**
 * Returns what of an earlier order can be put into the cart. A product that is in the cart keeps the larger
 * quantity, so that ordering again twice does not double it.
 */
export function reorderLines(
  earlier: readonly EarlierLine[],
  offered: readonly OfferedLine[],
  cart: readonly CartLine[],
): Reorder {
  const reorder: Reorder = { lines: [], refused: [] };
  for (const { productId, productName, quantity } of earlier) {
    const offer = offered.find((line) => line.productId === productId);
    const refusal: LineRefusal | null = offer === undefined ? { is: "OFF_SALE" } : lineRefusal(offer);
    if (refusal !== null) reorder.refused.push({ name: offer?.product?.name ?? productName, refusal });
    const available = refusal === null ? quantity : availableOf(refusal);
    if (offer === undefined || available === null) continue;
    const inCart = cart.find((line) => line.productId === productId)?.quantity ?? "0";
    reorder.lines.push({
      productId,
      quantity: decimal(inCart).gt(decimal(available)) ? inCart : available,
      seenPrice: offer.unitPrice,
    });
  }
  return reorder;
}

import { decimal, toWire } from "@machiya/schema/domain/money";
import { preOrderedPart } from "@machiya/schema/domain/products/preOrder";
import { type CartLine, requestedLines } from "./cart.ts";

/** The parts of a quoted line that tell what of it is pre-ordered. */
interface QuotedLine {
  productId: string;
  product?:
    | { name: string; stock: string; preOrderLeft: string; preOrderDay?: string | null | undefined }
    | null
    | undefined;
}

/** A line of the cart that is pre-ordered, in whole or in part, as the customer sees it. */
export interface ShownPreOrder {
  productId: string;
  name: string;
  quantity: string;
  preOrdered: string;
  /** YYYY-MM-DD. */
  expectedDay: string;
}

/** Returns the lines that a quote shows as pre-orders. A checkout sends them, so that no other line becomes one. */
export function shownPreOrders(cart: readonly CartLine[], quoted: readonly QuotedLine[]): ShownPreOrder[] {
  return requestedLines(cart).flatMap(({ productId, quantity }) => {
    const product = quoted.find((line) => line.productId === productId)?.product;
    if (product?.preOrderDay == null || !decimal(product.preOrderLeft).gt(0)) return [];
    const preOrdered = toWire(preOrderedPart(quantity, product.stock));
    if (preOrdered === "0") return [];
    return [{ productId, name: product.name, quantity, preOrdered, expectedDay: product.preOrderDay }];
  });
}

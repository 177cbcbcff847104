import { decimal, readDecimal, toWire } from "@machiya/schema/domain/money";
import { isOrderable, keepsStep, overStock, type QuantityStep } from "@machiya/schema/domain/orders/stock";
import { orderableQuantity, preOrderedPart } from "@machiya/schema/domain/products/preOrder";

/** The stock of a product, and what can be pre-ordered beyond it. */
export interface StockedProduct {
  stock: string;
  /** Empty or undefined: nothing. */
  preOrderLeft?: string | undefined;
  /** The expected day (YYYY-MM-DD) of what is pre-ordered. */
  preOrderDay?: string | null | undefined;
  /** Of what its quantities are multiples; null or undefined: any quantity. */
  quantityStep?: string | null | undefined;
}

/** Returns why a typed quantity cannot be ordered; null when it can: a multiple of the step above 0 and at most `most`. */
export function quantityProblem(text: string, most: string, step: QuantityStep): "NUMBER" | "STEP" | null {
  const quantity = text.trim() === "" ? null : readDecimal(text.trim());
  if (quantity === null || !isOrderable(quantity) || overStock(quantity, most)) return "NUMBER";
  return keepsStep(quantity, step) ? null : "STEP";
}

/** Returns whether a typed quantity can be ordered. */
export const isQuantity = (text: string, most: string, step: QuantityStep): boolean =>
  quantityProblem(text, most, step) === null;

/** Returns the sum of two quantities. */
export function sumOf(quantity: string, other: string): string {
  return toWire(decimal(quantity).plus(decimal(other)));
}

/** Returns the maximum quantity of a line: what it has, and what can be ordered of the product. */
export function maxQuantityOf({ stock, preOrderLeft }: StockedProduct, had = "0"): string {
  return sumOf(had, toWire(orderableQuantity({ stock, preOrderLeft: preOrderLeft || "0" })));
}

/** The fields of a line's input that state which pre-order the form showed. */
export interface PreOrderFields {
  seenPreOrdered: string;
  seenExpectedDay: string | null;
}

/** Returns how much of a typed quantity will be pre-ordered, besides what the line has; "0": nothing. */
export function shownPreOrder(text: string, product: StockedProduct, had = "0"): PreOrderFields {
  const added = (readDecimal(text.trim()) ?? decimal(0)).minus(decimal(had));
  const preOrdered = preOrderedPart(added, product.stock);
  return {
    seenPreOrdered: toWire(preOrdered),
    seenExpectedDay: preOrdered.gt(0) ? (product.preOrderDay ?? null) : null,
  };
}

/** A line of an order that is being edited. */
export interface EditedLine {
  id: string;
  /** The product whose limits apply, which is that of a variant; empty: the line's own. */
  limitedId?: string | undefined;
  /** The typed text. */
  quantity: string;
}

const limitedIdOf = ({ id, limitedId }: Pick<EditedLine, "id" | "limitedId">) => limitedId || id;

/** Returns how much the other lines have of a line's product, with all its variants. */
export function quantityBesides(
  lines: readonly EditedLine[],
  line: Pick<EditedLine, "id" | "limitedId">,
): string {
  const others = lines.filter(({ id }) => id !== line.id);
  const same = others.filter((other) => limitedIdOf(other) === limitedIdOf(line));
  return toWire(same.reduce((sum, { quantity }) => sum.plus(readDecimal(quantity.trim()) ?? 0), decimal(0)));
}

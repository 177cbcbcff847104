import { decimal, readDecimal, toWire } from "@machiya/schema/domain/money";
import { isOrderable, overStock } from "@machiya/schema/domain/orders/stock";

/** Returns whether a typed quantity can be ordered: a decimal above 0 and at most `most`. */
export function isQuantity(text: string, most: string): boolean {
  const quantity = text.trim() === "" ? null : readDecimal(text.trim());
  return quantity !== null && isOrderable(quantity) && !overStock(quantity, most);
}

/** Returns the maximum quantity of a line: its current quantity plus the product's remaining stock. */
export function sumOf(quantity: string, stock: string): string {
  return toWire(decimal(quantity).plus(decimal(stock)));
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

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

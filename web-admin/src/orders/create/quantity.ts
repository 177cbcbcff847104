import { decimal, readDecimal, toWire } from "@machiya/schema/domain/money";
import { overStock, quantityProblem } from "@machiya/schema/domain/orders/stock";

/** Whether a typed quantity can be ordered: a decimal above 0, at most `most`. */
export function isQuantity(text: string, most: string): boolean {
  const quantity = text.trim() === "" ? null : readDecimal(text.trim());
  return quantity !== null && quantityProblem(quantity) === null && !overStock(quantity, most);
}

/** What can be on a line at the most: what is on it, and what is left of the product. */
export function sumOf(quantity: string, stock: string): string {
  return toWire(decimal(quantity).plus(decimal(stock)));
}

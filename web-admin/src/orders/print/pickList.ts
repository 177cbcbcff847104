import { type Language, nameOrder } from "@machiya/schema/domain/language";
import { type Big, decimal, toWire } from "@machiya/schema/domain/money";

/** A line of an order, as far as a pick list needs it. */
export interface PickedLine {
  productId: string;
  name: string;
  imageUrl: string | null | undefined;
  /** The first type of the product, by whose name the shelf is found; empty for none. */
  shelf: string;
  quantity: string;
  /** How much of it is pre-ordered, as a text; null: nothing. */
  waits: string | null;
}

/** A product to fetch, for all orders together. */
export interface PickRow {
  key: string;
  name: string;
  imageUrl: string | null | undefined;
  shelf: string;
  quantity: string;
  /** How many of them belong to each order. */
  orders: { number: number; quantity: string; waits: string | null }[];
}

/**
 * Sums the lines of orders by product, sorted by shelf and name as the language sorts them. A product that was renamed between the orders
 * has a row for each of its names, because the shelf may hold both.
 */
export function pickRows(
  orders: readonly { number: number; lines: readonly PickedLine[] }[],
  language: Language,
): PickRow[] {
  const compare = nameOrder(language);
  const rows = new Map<string, Omit<PickRow, "quantity"> & { quantity: Big }>();
  for (const { number, lines } of orders) {
    for (const { productId, name, imageUrl, shelf, quantity, waits } of lines) {
      const key = `${productId} ${name}`;
      const row = rows.get(key) ?? { key, name, imageUrl, shelf, quantity: decimal(0), orders: [] };
      row.quantity = row.quantity.plus(decimal(quantity));
      row.orders.push({ number, quantity, waits });
      rows.set(key, row);
    }
  }
  return [...rows.values()]
    .map((row) => ({ ...row, quantity: toWire(row.quantity) }))
    .sort((a, b) => compare(a.shelf, b.shelf) || compare(a.name, b.name));
}

import { decimal, readDecimal, toWire } from "@machiya/schema/domain/money";
import { MAX_LINES_PER_ORDER } from "@machiya/schema/domain/orders/stock";
import { rowId } from "@machiya/schema/ids";

/** What the phone remembers of a line; name, picture and today's price are the server's to say. */
export interface CartLine {
  productId: string;
  /** A decimal, "0" while the customer makes up their mind. */
  quantity: string;
  /** The price of one that the customer was shown. */
  seenPrice: string;
}

/** Reads what was kept; whatever is not a line of a cart is left out, and so are lines of nothing. */
export function readCart(kept: string | null): CartLine[] {
  let stored: unknown;
  try {
    stored = JSON.parse(kept ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  const lines = new Map<string, CartLine>();
  for (const entry of stored) {
    const line = readLine(entry);
    if (line !== null) lines.set(line.productId, line);
  }
  return [...lines.values()].slice(0, MAX_LINES_PER_ORDER);
}

function readLine(entry: unknown): CartLine | null {
  if (typeof entry !== "object" || entry === null) return null;
  const { productId, quantity, seenPrice }: Partial<Record<keyof CartLine, unknown>> = entry;
  const count = readDecimal(quantity);
  const price = readDecimal(seenPrice);
  if (typeof productId !== "string" || rowId("Product", productId) === null) return null;
  if (count === null || price === null || count.lte(0) || price.lt(0)) return null;
  return { productId, quantity: toWire(count), seenPrice: toWire(price) };
}

/** The cart with this line in place of the product's one, at its place, or at the end. */
export function putLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const known = lines.some(({ productId }) => productId === line.productId);
  if (!known) return [...lines, line];
  return lines.map((other) => (other.productId === line.productId ? line : other));
}

export function removeLine(lines: readonly CartLine[], productId: string): CartLine[] {
  return lines.filter((line) => line.productId !== productId);
}

/** The cart with the prices that the customer has now been shown. */
export function acknowledgePrices(
  lines: readonly CartLine[],
  prices: readonly { productId: string; price: string }[],
): CartLine[] {
  const today = new Map(prices.map(({ productId, price }) => [productId, price]));
  return lines.map((line) => ({ ...line, seenPrice: today.get(line.productId) ?? line.seenPrice }));
}

/** The lines that would be ordered. */
export function requestedLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({ quantity }) => quantity !== "0");
}

/** How many pieces the cart holds. */
export function countItems(lines: readonly CartLine[]): string {
  return toWire(lines.reduce((sum, { quantity }) => sum.plus(quantity), decimal(0)));
}

import { decimal, readDecimal, toWire } from "@machiya/schema/domain/money";
import { MAX_LINES_PER_ORDER } from "@machiya/schema/domain/orders/stock";
import { rowId } from "@machiya/schema/ids";

/** A line in local storage; name, picture, and current price come from the server. */
export interface CartLine {
  productId: string;
  /** A decimal; "0" while the customer is still choosing. */
  quantity: string;
  /** The unit price that the customer has seen. */
  seenPrice: string;
}

/** Parses the stored cart; malformed lines are dropped. */
export function readCart(json: string | null): CartLine[] {
  let stored: unknown;
  try {
    stored = JSON.parse(json ?? "[]");
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

/** Returns the cart with the product's line replaced in place, or appended. */
export function putLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const known = lines.some(({ productId }) => productId === line.productId);
  if (!known) return [...lines, line];
  return lines.map((other) => (other.productId === line.productId ? line : other));
}

/** Returns the cart without the lines of these products. */
export function removeLines(lines: readonly CartLine[], productIds: readonly string[]): CartLine[] {
  return lines.filter(({ productId }) => !productIds.includes(productId));
}

/** Returns the cart with the prices that the customer has now seen. */
export function acknowledgePrices(
  lines: readonly CartLine[],
  prices: readonly { productId: string; price: string }[],
): CartLine[] {
  const today = new Map(prices.map(({ productId, price }) => [productId, price]));
  return lines.map((line) => ({ ...line, seenPrice: today.get(line.productId) ?? line.seenPrice }));
}

/** Returns the lines with a quantity above 0. */
export function requestedLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({ quantity }) => quantity !== "0");
}

/** Returns the total quantity. */
export function countItems(lines: readonly CartLine[]): string {
  return toWire(lines.reduce((sum, { quantity }) => sum.plus(quantity), decimal(0)));
}

import { DomainError, type InvalidField } from "../../domain/errors.ts";
import type { DecimalLike } from "../../domain/money.ts";
import { isOrderable, MAX_LINES_PER_ORDER } from "../../domain/orders/stock.ts";

const QUANTITY = { field: "quantity", rule: { kind: "POSITIVE" } } satisfies InvalidField;

const LINES = {
  field: "lines",
  rule: { kind: "LIST", min: 1, max: MAX_LINES_PER_ORDER },
} satisfies InvalidField;

/** Throws INVALID_INPUT unless a quantity is more than 0. */
export function requireQuantity(quantity: DecimalLike, inputPath?: readonly (string | number)[]): void {
  if (!isOrderable(quantity)) throw new DomainError("INVALID_INPUT", QUANTITY, inputPath);
}

/** Throws INVALID_INPUT unless an order may have this many lines. */
export function requireOrderSize(lines: number): void {
  if (lines < 1 || lines > MAX_LINES_PER_ORDER) throw new DomainError("INVALID_INPUT", LINES);
}

import { ORDER_TEXT_LENGTHS, type OrderTextField } from "../../domain/orders/orderFields.ts";
import { line, lines } from "../../input.ts";

/** An order's text fields with their values. */
export type OrderTexts = Record<OrderTextField, string>;

export const ORDER_TEXT_FIELDS = Object.keys(ORDER_TEXT_LENGTHS) as OrderTextField[];

/** The texts that may have several lines. */
const LONG: ReadonlySet<OrderTextField> = new Set(["address", "note"]);

/** The trimmed text fields of an order with their maximum lengths. */
export const orderTexts = Object.fromEntries(
  ORDER_TEXT_FIELDS.map((field) => [field, (LONG.has(field) ? lines : line)(ORDER_TEXT_LENGTHS[field])]),
) as Record<OrderTextField, ReturnType<typeof line>>;

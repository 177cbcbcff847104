import Big from "big.js";

export { Big };

/** A decimal number from any source: a database row, a request or our own code. */
export type DecimalLike = string | number | Big | { toFixed(): string };

/** Maximum number of fraction digits of money, quantities and multipliers (decisions.md §2.6). */
export const SCALE = 5;

/** At most 12 integer and 5 fraction digits (decisions.md §2.6). */
const WIRE_DECIMAL = /^-?\d{1,12}(?:\.\d{1,5})?$/;

/** Returns the exact number. Throws when the text is not a number. */
export function decimal(value: DecimalLike): Big {
  // A number's toFixed() would round to an integer; the toFixed() of decimal objects returns all digits.
  return new Big(typeof value === "object" ? value.toFixed() : value);
}

/** Returns the number as text, without exponent, trailing zeros or negative zero: `"120"`, `"0.95"`. */
export function toWire(value: DecimalLike): string {
  const text = typeof value === "object" ? value.toFixed() : decimal(value).toFixed();
  if (text === "-0") return "0";
  // Decimal objects write no trailing zeros, so that most values need not be parsed again.
  return text.endsWith("0") && text.includes(".") ? decimal(text).toFixed() : text;
}

/** Parses a caller's text or number; null when it is not a decimal number or has too many digits. */
export function readDecimal(text: unknown): Big | null {
  if (typeof text !== "string" && typeof text !== "number") return null;
  // The text of a small number may have an exponent ("1e-5"), which the pattern does not accept.
  const digits = typeof text === "string" ? text : Number.isFinite(text) ? new Big(text).toFixed() : "";
  return WIRE_DECIMAL.test(digits) ? new Big(digits) : null;
}

/** Rounds to an integer like Math.round: halves go up, -2.5 to -2. Never returns -0. */
export function roundHalfUp(value: Big): Big {
  const shifted = value.plus("0.5");
  const truncated = shifted.round(0, Big.roundDown);
  const floor = truncated.gt(shifted) ? truncated.minus(1) : truncated;
  return floor.eq(0) ? new Big(0) : floor;
}

/** Rounds to the 5 stored fraction digits, halves away from zero, as Postgres does. */
export function atScale5(value: Big): Big {
  const rounded = value.round(SCALE, Big.roundHalfUp);
  return rounded.eq(0) ? new Big(0) : rounded;
}

/**
 * Returns quantity × unit price at the stored scale, or with the digits of the store's currency, so that the displayed
 * lines add up to the displayed sum.
 */
export function lineTotal(quantity: DecimalLike, unitPrice: DecimalLike, digits = SCALE): Big {
  return decimal(quantity).times(decimal(unitPrice)).round(digits, Big.roundHalfUp);
}

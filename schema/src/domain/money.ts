import Big from "big.js";

export { Big };

/** A decimal number in any of the forms in which it comes: a row's, the wire's, our own. */
export type DecimalLike = string | number | Big | { toFixed(): string };

/** Money, quantities and multipliers have at most this many digits after the point (decisions.md §2.6). */
const SCALE = 5;

/** At most 12 integer and 5 fraction digits (decisions.md §2.6). */
const WIRE_DECIMAL = /^-?\d{1,12}(?:\.\d{1,5})?$/;

/** The exact number. Throws on a text that is none. */
export function decimal(value: DecimalLike): Big {
  // A number's toFixed() would round to an integer; every other kind's gives all digits.
  return new Big(typeof value === "object" ? value.toFixed() : value);
}

/** The number as text, without exponent, trailing zeros or negative zero: `"120"`, `"0.95"`. */
export function toWire(value: DecimalLike): string {
  // Objects write all their digits themselves.
  const text = typeof value === "object" ? value.toFixed() : new Big(value).toFixed();
  return text === "-0" ? "0" : text;
}

/** Reads what a caller sent, a text or a number; null when it is no decimal number or has too many digits. */
export function readDecimal(text: unknown): Big | null {
  if (typeof text !== "string" && typeof text !== "number") return null;
  // A small number's own text may carry an exponent ("1e-5"), which the pattern does not know.
  const digits = typeof text === "string" ? text : Number.isFinite(text) ? new Big(text).toFixed() : "";
  return WIRE_DECIMAL.test(digits) ? new Big(digits) : null;
}

/** Rounds to an integer as Math.round does: a half goes up, -2.5 to -2; never -0. */
export function roundHalfUp(value: Big): Big {
  const shifted = value.plus("0.5");
  const truncated = shifted.round(0, Big.roundDown);
  const floor = truncated.gt(shifted) ? truncated.minus(1) : truncated;
  return floor.eq(0) ? new Big(0) : floor;
}

/** Rounds to the 5 fraction digits that are stored and shown, a half away from zero, as Postgres does. */
export function atScale5(value: Big): Big {
  const rounded = value.round(SCALE, Big.roundHalfUp);
  return rounded.eq(0) ? new Big(0) : rounded;
}

/** Quantity × unit price at the stored scale, so that the lines that are shown add up to the sum that is shown. */
export function lineTotal(quantity: DecimalLike, unitPrice: DecimalLike): Big {
  return atScale5(decimal(quantity).times(decimal(unitPrice)));
}

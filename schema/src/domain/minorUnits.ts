import type { FieldRule } from "./fieldRule.ts";
import { atScale5, type Big, type DecimalLike, decimal, lineTotal, roundHalfUp } from "./money.ts";

/** The currencies in which a shop can take payments. */
export const CURRENCIES = ["TWD", "JPY", "THB", "HKD", "USD"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The number of fraction digits that amounts of a currency have in payments. */
export const FRACTION_DIGITS: Readonly<Record<Currency, number>> = { TWD: 0, JPY: 0, THB: 2, HKD: 2, USD: 2 };

/** An amount at the boundary to a payment provider: a whole number of the currency's smallest units. */
export interface MinorAmount {
  currency: Currency;
  minor: number;
}

/** Returns whether a text is the code of a supported currency, in capitals. */
export function isCurrency(text: unknown): text is Currency {
  return CURRENCIES.some((currency) => currency === text);
}

/** Returns the currency of a stored code. Throws for a code that this version does not know. */
export function requireCurrency(text: string): Currency {
  if (!isCurrency(text)) throw new Error(`There is no currency ${text}.`);
  return text;
}

/** Returns the currency of a stored code; null for none, and for a code that this version does not know. */
export function readCurrency(text: string | null | undefined): Currency | null {
  return isCurrency(text) ? text : null;
}

/**
 * Converts a decimal amount to the currency's smallest units. Returns null when it has a fraction that the
 * currency does not have, or is too large to be exact: an amount is never rounded on its way to a provider.
 */
export function toMinorUnits(amount: DecimalLike, currency: Currency): number | null {
  const minor = scaled(decimal(amount), FRACTION_DIGITS[currency]);
  const number = Number(minor.toFixed());
  return minor.eq(minor.round(0)) && Number.isSafeInteger(number) ? number : null;
}

/** Converts smallest units to the decimal amount, without trailing zeros: 1050 satang are "10.5". */
export function fromMinorUnits({ currency, minor }: MinorAmount): string {
  return scaled(decimal(minor), -FRACTION_DIGITS[currency]).toFixed();
}

/** Rounds to the currency's smallest unit; halves go up, as in {@link roundHalfUp}. */
export function roundToMinorUnit(value: DecimalLike, currency: Currency): Big {
  const digits = FRACTION_DIGITS[currency];
  return scaled(roundHalfUp(scaled(decimal(value), digits)), -digits);
}

/** Rounds to the smallest unit of the currency, and without a currency to the stored scale. */
export function roundAmount(currency: Currency | null, value: Big): Big {
  return currency === null ? atScale5(value) : roundToMinorUnit(value, currency);
}

/** Returns quantity × unit price in the currency; null for none. */
export function lineTotalIn(currency: Currency | null, quantity: DecimalLike, unitPrice: DecimalLike): Big {
  return lineTotal(quantity, unitPrice, currency === null ? undefined : FRACTION_DIGITS[currency]);
}

/** Returns the rule that an amount of the currency breaks; null when it breaks none, as always without a currency. */
export function amountProblem(currency: Currency | null, amount: DecimalLike): FieldRule | null {
  if (currency === null || toMinorUnits(amount, currency) !== null) return null;
  return { kind: "DECIMAL", max: FRACTION_DIGITS[currency] };
}

function scaled(value: Big, digits: number): Big {
  return digits < 0 ? value.div(10 ** -digits) : value.times(10 ** digits);
}

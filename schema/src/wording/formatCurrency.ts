import { LANGUAGES, type Language, localeOf } from "../domain/language.ts";
import { type Currency, FRACTION_DIGITS, readCurrency } from "../domain/minorUnits.ts";
import type { DecimalLike } from "../domain/money.ts";
import { formatMoney, type MoneyFormat } from "./formatMoney.ts";

const formats = new Map<Currency, MoneyFormat>();

/** Returns what is written before an amount in the language, as Intl knows it: a symbol, or a code and a space. */
function currencySymbol(language: Language, currency: Currency): string {
  const parts = new Intl.NumberFormat(localeOf(language), { style: "currency", currency }).formatToParts(1);
  const beforeDigits = parts.slice(
    0,
    parts.findIndex(({ type }) => type === "integer"),
  );
  return beforeDigits.map(({ value }) => value).join("");
}

/**
 * Returns how the amounts of a stored currency are written. Null for none, and for a code that this version does not
 * know: they are written with "$". A page that the server renders must get it from the server, because browsers may
 * know other symbols.
 */
export function moneyFormat(code: string | null | undefined): MoneyFormat | null {
  const currency = readCurrency(code);
  if (currency === null) return null;
  const known = formats.get(currency);
  if (known !== undefined) return known;
  const symbols = LANGUAGES.map((language) => [language, currencySymbol(language, currency)] as const);
  const format = {
    currency,
    symbols: Object.fromEntries(symbols) as Record<Language, string>,
    digits: FRACTION_DIGITS[currency],
  };
  formats.set(currency, format);
  return format;
}

/** Formats an amount in a stored currency, with at least the currency's fraction digits: NT$1,280, ฿99.50. */
export function formatCurrency(
  language: Language,
  code: string | null | undefined,
  amount: DecimalLike,
): string {
  return formatMoney(amount, language, moneyFormat(code));
}

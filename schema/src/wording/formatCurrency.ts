import { type Language, localeOf } from "../domain/language.ts";
import { type Currency, FRACTION_DIGITS, readCurrency } from "../domain/minorUnits.ts";
import type { DecimalLike } from "../domain/money.ts";
import { formatMoney } from "./formatMoney.ts";

const symbols = new Map<string, string>();

/**
 * Returns what is written before an amount of the currency in the language, as Intl knows it: a symbol, or a code and
 * a space. A page that the server renders must get it from the server, because browsers know other symbols.
 */
export function currencySymbol(language: Language, currency: Currency): string {
  const key = `${language} ${currency}`;
  const known = symbols.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(localeOf(language), { style: "currency", currency }).formatToParts(1);
  const beforeDigits = parts.slice(
    0,
    parts.findIndex(({ type }) => type === "integer"),
  );
  const symbol = beforeDigits.map(({ value }) => value).join("");
  symbols.set(key, symbol);
  return symbol;
}

/**
 * Formats an amount in a stored currency, with at least the currency's fraction digits: NT$1,280, ฿99.50. It never
 * rounds: further digits are shown. Null, and a code that this version does not know, is formatted with "$".
 */
export function formatCurrency(
  language: Language,
  code: string | null | undefined,
  amount: DecimalLike,
): string {
  const currency = readCurrency(code);
  const dollars = formatMoney(amount);
  if (currency === null) return dollars;
  const [integer = "", fraction = ""] = dollars.split(".");
  const digits = fraction.padEnd(FRACTION_DIGITS[currency], "0");
  // A text as the replacement would be a pattern, in which "$" has a meaning.
  const shown = integer.replace("$", () => currencySymbol(language, currency));
  return digits === "" ? shown : `${shown}.${digits}`;
}

import { type Language, localeOf } from "../domain/language.ts";
import { type DecimalLike, toWire } from "../domain/money.ts";

/** Formats an exact amount with grouping and without trailing zeros: $1,280, $99.5, -$10. */
export function formatMoney(language: Language, value: DecimalLike): string {
  const text = toWire(value);
  const digits = text.replace("-", "") as Intl.StringNumericLiteral;
  const grouped = amountFormat(language).format(digits);
  return `${text.startsWith("-") ? "-" : ""}$${grouped}`;
}

const amountFormats = new Map<Language, Intl.NumberFormat>();

/** Formats are cached because creating one is slow and uses memory outside the heap. */
function amountFormat(language: Language): Intl.NumberFormat {
  const format =
    amountFormats.get(language) ?? new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 20 });
  amountFormats.set(language, format);
  return format;
}

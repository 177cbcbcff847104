import type { FieldRule } from "../fieldRule.ts";
import { type Currency, roundToMinorUnit } from "../minorUnits.ts";
import { type Big, type DecimalLike, decimal, readDecimal, roundHalfUp } from "../money.ts";
import { plainText } from "../typedText.ts";

const MAX_PERCENT = 100;
/** The fraction digits that a tax rate can have. */
const PERCENT_DIGITS = 2;

/** Returns the rule that a tax rate in percent breaks; null when it breaks none. */
export function taxPercentRule(percent: Big): FieldRule | null {
  if (percent.lte(0)) return { kind: "POSITIVE" };
  if (percent.gt(MAX_PERCENT)) return { kind: "NUMBER", max: MAX_PERCENT };
  return percent.round(PERCENT_DIGITS).eq(percent) ? null : { kind: "DECIMAL", max: PERCENT_DIGITS };
}

/** Returns the tax in an amount that includes it, rounded to the currency's smallest unit, or to a whole dollar. */
export function includedTax(total: DecimalLike, percent: DecimalLike, currency: Currency | null): Big {
  const rate = decimal(percent);
  const tax = decimal(total).times(rate).div(rate.plus(100));
  return currency === null ? roundHalfUp(tax) : roundToMinorUnit(tax, currency);
}

/** Returns the rate that a form's text means: null for none when it is empty, undefined when it is invalid. */
export function readTaxPercent(text: string): Big | null | undefined {
  const typed = plainText(text).replace(/%$/, "").trim();
  if (typed === "") return null;
  const percent = readDecimal(typed);
  return percent !== null && taxPercentRule(percent) === null ? percent : undefined;
}

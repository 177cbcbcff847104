import { readDecimal } from "@machiya/schema/domain/money";

/** Returns whether the text is a decimal number of at most 12 integer and 5 fraction digits. */
export function isDecimal(written: string): boolean {
  return readDecimal(written.trim()) !== null;
}

/** Returns whether the text is such a number and not below the minimum. */
export function isDecimalFrom(least: number, written: string): boolean {
  return readDecimal(written.trim())?.gte(least) ?? false;
}

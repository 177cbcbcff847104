import { readDecimal } from "@machiya/schema/domain/money";

/** Returns whether a text is an amount or a quantity of more than 0. */
export function isAmount(text: string): boolean {
  return readDecimal(text.trim())?.gt(0) ?? false;
}

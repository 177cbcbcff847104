import { readDecimal, toWire } from "@machiya/schema/domain/money";
import { useMessages } from "../language/language.ts";

/** What a written multiplier does to a price, in words; 0 and nothing leave it (decisions.md §4). */
export function useMultiplierText(written: string): string {
  const words = useMessages("discounts");
  const multiplier = readDecimal(written.trim());
  if (multiplier === null || multiplier.lt(0)) return "";
  if (multiplier.eq(0) || multiplier.eq(1)) return words.multiplierNone;
  const percent = toWire(multiplier.minus(1).times(100).abs());
  return multiplier.lt(1) ? words.multiplierOff(percent) : words.multiplierOn(percent);
}

import { readMoment } from "../time/shopTime.ts";
import type { FilterField } from "./listFilters.ts";

/** Returns a calendar day; empty when the text is not a day. */
export function readDay(text: string | null): string {
  const moment = readMoment(text?.trim() ?? "");
  return moment !== null && "day" in moment ? moment.day : "";
}

/**
 * Creates a filter that accepts a calendar day in the shop's zone. It has a file of its own, because the storefront,
 * which loads the other filters first, has no days.
 */
export function dayFilter<Input extends object>(toInput: (day: string) => Input): FilterField<string, Input> {
  return { read: readDay, toInput };
}

import { readMoment } from "@machiya/schema/domain/shopTime";

/** A filter's text in the console's address, trimmed; empty when not set. */
export function readText(search: URLSearchParams, name: string): string {
  return search.get(name)?.trim() ?? "";
}

/** A calendar day in the address; empty when not set or no day. */
export function readDay(search: URLSearchParams, name: string): string {
  const text = readText(search, name);
  const moment = readMoment(text);
  return moment !== null && "day" in moment ? text : "";
}

/** The value in the address, when it is one of these. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  search: URLSearchParams,
  name: string,
): Value | null {
  return values.find((value) => value === search.get(name)) ?? null;
}

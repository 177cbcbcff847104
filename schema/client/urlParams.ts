import { readMoment } from "../src/domain/shopTime.ts";

/** A text parameter, trimmed; empty when it is missing. */
export function readText(search: URLSearchParams, key: string): string {
  return search.get(key)?.trim() ?? "";
}

/** A calendar day (YYYY-MM-DD); empty when the parameter is missing or not a day. */
export function readDay(search: URLSearchParams, key: string): string {
  const moment = readMoment(readText(search, key));
  return moment !== null && "day" in moment ? moment.day : "";
}

/** The page of a list, from 1; 1 for anything else. */
export function readPage(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The value, when it is one of these; else empty. */
export function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | "" {
  return values.find((value) => value === text) ?? "";
}

/** `search` with some parameters set, or removed where null or empty; starts with "?" unless it is empty. */
export function withParams(search: string, changes: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

import { readMoment } from "@machiya/schema/domain/shopTime";

/** A filter's text in the address, trimmed; empty when not set. */
export function readText(search: URLSearchParams, key: string): string {
  return search.get(key)?.trim() ?? "";
}

/** A calendar day in the address; empty when not set or no day. */
export function readDay(search: URLSearchParams, key: string): string {
  const text = readText(search, key);
  const moment = readMoment(text);
  return moment !== null && "day" in moment ? moment.day : "";
}

/** The page in the address, from 1; 1 for anything else. */
export function readPage(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Written numbers, with or without #, apart by commas or spaces; 0, which is nobody's, for one that GraphQL's Int cannot carry. */
export function readNumbers(text: string): number[] {
  const written = text.split(/[\s,，、]+/).filter((part) => part !== "");
  return written.map((part) => Number(/^#?(\d{1,9})$/.exec(part)?.[1] ?? 0));
}

/** The value, when it is one of these; else empty. */
export function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | "" {
  return values.find((value) => value === text) ?? "";
}

/** The address with these filters changed: empty ones leave it, and the list starts again at its first page. */
export function withFilters(search: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === "") changed.delete(key);
    else changed.set(key, value);
  }
  changed.delete("page");
  return changed;
}

/** The address at another page of the same list. */
export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (page === 1) changed.delete("page");
  else changed.set("page", String(page));
  return changed;
}

/** How many filters are set, a pair of days counting as one. */
export function countFilters(filters: Record<string, string>): number {
  const set = Object.entries(filters).filter(([, value]) => value !== "");
  return new Set(set.map(([key]) => key.replace(/(From|To)$/, ""))).size;
}

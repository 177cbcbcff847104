import { readPage } from "@machiya/schema/client/urlParams";
import { readNumbers } from "@machiya/schema/domain/listFilters/searchParams";
import { globalId, type NodeType, pageCursor } from "@machiya/schema/ids";
import { pageSizeOf } from "../../preferences/preferenceStore.ts";

/** Returns the URL's page of a list as connection arguments; the user chose the number of rows. */
export function pageWindow(list: string, search: URLSearchParams) {
  const size = pageSizeOf(list);
  return { first: size, after: pageCursor(readPage(search), size) ?? null };
}

/**
 * Returns the sort of the URL, as in `?sort=total` or `?sort=-total` for descending, among the columns that have
 * one; null for the default order.
 */
export function readSort<Field extends string>(
  fields: Readonly<Record<string, Field>>,
  search: URLSearchParams,
): { field: Field; direction: "ASC" | "DESC" } | null {
  const written = search.get("sort") ?? "";
  const field = fields[written.replace(/^-/, "")];
  return field === undefined ? null : { field, direction: written.startsWith("-") ? "DESC" : "ASC" };
}

/** Returns the global id of the record whose number the URL has under this key; null if it has none. */
export function openRecordId(type: NodeType, search: URLSearchParams, key = "edit"): string | null {
  const written = search.get(key);
  return written === null ? null : globalId(type, readNumbers(written)[0] ?? 0);
}

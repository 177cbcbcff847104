import { readPage } from "@machiya/schema/client/urlParams";
import { readNumbers } from "@machiya/schema/domain/listFilters/searchParams";
import { globalId, type NodeType, pageCursor } from "@machiya/schema/ids";

/** Rows of a page. Source: shop.md §9. */
export const PAGE_SIZE = 10;

/** The page at this address, as a connection's arguments. */
export function pageWindow(search: URLSearchParams, size = PAGE_SIZE) {
  return { first: size, after: pageCursor(readPage(search), size) ?? null };
}

/** The id of the record that the address names by its number under this key; null when it names none. */
export function openRecordId(type: NodeType, search: URLSearchParams, key = "edit"): string | null {
  const written = search.get(key);
  return written === null ? null : globalId(type, readNumbers(written)[0] ?? 0);
}

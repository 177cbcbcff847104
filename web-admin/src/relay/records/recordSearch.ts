import { readPage } from "@machiya/schema/client/urlParams";
import { readNumbers } from "@machiya/schema/domain/listFilters/searchParams";
import { globalId, type NodeType, pageCursor } from "@machiya/schema/ids";

/** The number of rows on a page, as specified in shop.md §9. */
export const PAGE_SIZE = 10;

/** Returns the URL's page as connection arguments. */
export function pageWindow(search: URLSearchParams, size = PAGE_SIZE) {
  return { first: size, after: pageCursor(readPage(search), size) ?? null };
}

/** Returns the global id of the record whose number the URL has under this key; null if it has none. */
export function openRecordId(type: NodeType, search: URLSearchParams, key = "edit"): string | null {
  const written = search.get(key);
  return written === null ? null : globalId(type, readNumbers(written)[0] ?? 0);
}

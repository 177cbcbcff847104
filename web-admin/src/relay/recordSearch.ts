import { globalId, type NodeType, pageCursor } from "@machiya/schema/ids";
import { readNumbers, readPage, readText } from "./search.ts";

/** Rows of a page. Source: shop.md §9. */
export const PAGE_SIZE = 10;

/** The filters that every list of records has, as they stand in the address; empty text where none is set. */
export interface RecordSearch {
  /** Numbers of records, apart by commas or spaces. */
  number: string;
  name: string;
}

/** Reads the address. */
export function readRecordSearch(search: URLSearchParams): RecordSearch {
  return { number: readText(search, "number"), name: readText(search, "name") };
}

/** What these filters ask the server for. */
export function recordFilter(type: NodeType, { number, name }: RecordSearch) {
  return {
    ...(number !== "" && { ids: readNumbers(number).map((one) => globalId(type, one)) }),
    ...(name !== "" && { name }),
  };
}

/** The page at this address, as a connection's arguments. */
export function pageWindow(search: URLSearchParams, size = PAGE_SIZE) {
  return { first: size, after: pageCursor(readPage(search), size) ?? null };
}

/** The id of the record that the address names by its number under this key; null when it names none. */
export function openedId(type: NodeType, search: URLSearchParams, key = "edit"): string | null {
  const written = search.get(key);
  return written === null ? null : globalId(type, readNumbers(written)[0] ?? 0);
}

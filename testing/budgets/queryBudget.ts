import { globalId, type NodeType, pageCursor } from "../../schema/src/ids.ts";

/** The expected cost of a screen's query on a filled shop. */
export interface QueryBudget {
  /** The maximum number of SQL statements, independent of the shop's size. */
  statements: number;
  /** Large tables whose rows may be counted by a full scan, and the reason. */
  counts?: { tables: readonly string[]; because: string };
  /**
   * The variables that the screen sends; several where filters lead to different statements. Omitted without
   * variables.
   */
  variables?: readonly Record<string, unknown>[];
}

/** Returns the global id of a row of the filled shop. */
export const id = (type: NodeType, number = 1) => globalId(type, number);
/** Returns variables for the console's pages (shop.md §9): the first, a deep one, and one per filter. */
export const pages = (...filters: object[]) => [
  { first: 10 },
  { first: 10, after: pageCursor(101, 10) },
  ...filters.map((filter) => ({ first: 10, filter })),
];
/** Returns variables for a list sorted by each of these fields, in both directions. */
export const sorted = (...fields: string[]) =>
  fields.flatMap((field) => ["ASC", "DESC"].map((direction) => ({ first: 10, sort: { field, direction } })));
/** Returns variables for a picker before and during typing. */
export const found = (...filters: object[]) => [{}, ...filters].map((filter) => ({ filter, count: 20 }));

/**
 * Allows a full scan, because a list reports its exact filtered count and may match a large part of all rows.
 */
export const exactly = (...tables: string[]) => ({ tables, because: "the count is exact" });

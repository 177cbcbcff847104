import { DomainError } from "@machiya/schema/domain/errors";
import { type NodeType, pageCursor } from "@machiya/schema/ids";
import { z } from "zod";
import { integer, optional } from "./wireTypes.ts";

/** Page sizes follow decisions.md §2.5. */
const DEFAULT_SIZE = 10;
const MAX_SIZE = 1000;

/**
 * The size of a select-list, which has no pages: the largest page that any route documents (decisions.md
 * §2.5).
 */
export const FULL_LIST_SIZE = 10_000;

/** GraphQL's cursors count at most this many rows; every page beyond is past the end. */
const MAX_OFFSET = 999_999_999;

/** The input fields of every paged list. */
export const pageInput = {
  page: optional(integer(1, Number.MAX_SAFE_INTEGER, "The page number, starting at 1; default 1.")).transform(
    (page) => page ?? 1,
  ),
  page_num: optional(integer(1, MAX_SIZE, "The number of rows on a page; default 10.")).transform(
    (size) => size ?? DEFAULT_SIZE,
  ),
};

/** The input fields of lists that calendars fetch whole (decisions.md §2.5). */
export const longPageInput = {
  page: pageInput.page,
  page_num: optional(integer(1, FULL_LIST_SIZE, "The number of rows on a page; default 10.")).transform(
    (size) => size ?? DEFAULT_SIZE,
  ),
};

/** The input fields of a select-list, which is complete unless a page is requested. */
export const choicePageInput = {
  page: pageInput.page,
  page_num: optional(integer(1, MAX_SIZE, "The number of rows on a page; default: all.")).transform(
    (size) => size ?? FULL_LIST_SIZE,
  ),
};

export interface PageInput {
  page: number;
  page_num: number;
}

/** Returns `first` and `after` of the connection for a page. */
export function pageVariables({ page, page_num: size }: PageInput): { first: number; after: string | null } {
  const reachable = Math.min(page, Math.floor(MAX_OFFSET / size));
  return { first: size, after: pageCursor(reachable, size) ?? null };
}

/** Returns the schema of a paged list's response. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    total_count: z.int().meta({ description: "The number of rows on all pages." }),
    page: z.int(),
    datas: z.array(row),
  });
}

/** Returns the schema of a select-list's response. */
export function selectListOf<Row extends z.ZodType>(row: Row) {
  return z.object({ datas: z.array(row) });
}

/** Returns one page of rows that are all in memory. */
export function pageFrom<Row>(rows: readonly Row[], { page, page_num: size }: PageInput) {
  return { total_count: rows.length, page, datas: rows.slice((page - 1) * size, page * size) };
}

/** The selection of a connection that documents use. */
export interface Connection<Node> {
  totalCount: number;
  edges: readonly { node: Node }[];
}

/** Converts a connection's page to the REST list. */
export function presentPage<Node, Row>(
  { totalCount, edges }: Connection<Node>,
  { page }: PageInput,
  present: (node: Node) => Row,
): { total_count: number; page: number; datas: Row[] } {
  return { total_count: totalCount, page, datas: edges.map(({ node }) => present(node)) };
}

/**
 * Converts a connection, which is sorted newest first, to a select-list, which is sorted by id (decisions.md
 * §2.8).
 */
export function presentSelectList<Node, Row>(
  { edges }: Connection<Node>,
  present: (node: Node) => Row,
): { datas: Row[] } {
  return { datas: edges.map(({ node }) => present(node)).reverse() };
}

/** Returns the only row of a list. Throws NOT_FOUND when it is empty. */
export function requireFirst<Node>({ edges: [edge] }: Connection<Node>, what: NodeType): Node {
  if (edge === undefined) throw new DomainError("NOT_FOUND", { what });
  return edge.node;
}

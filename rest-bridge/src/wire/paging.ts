import { DomainError } from "@machiya/schema/domain/errors";
import { type NodeType, pageCursor } from "@machiya/schema/ids";
import { z } from "zod";
import { integer, optional } from "./wireTypes.ts";

/** decisions.md §2.5. */
const DEFAULT_SIZE = 10;
const MAX_SIZE = 1000;

/** Rows of a select-list, which has no pages: the largest page that any route documents (decisions.md §2.5). */
export const FULL_LIST_SIZE = 10_000;

/** Rows before a page beyond which GraphQL's cursors do not count; every such page is past the end. */
const MAX_OFFSET = 999_999_999;

/** The input fields of every numbered list. */
export const pageInput = {
  page: optional(integer(1, Number.MAX_SAFE_INTEGER, "The page number, starting at 1; default 1.")).transform(
    (page) => page ?? 1,
  ),
  page_num: optional(integer(1, MAX_SIZE, "The number of rows on a page; default 10.")).transform(
    (size) => size ?? DEFAULT_SIZE,
  ),
};

/** The same for lists that calendars ask for whole (decisions.md §2.5). */
export const longPageInput = {
  page: pageInput.page,
  page_num: optional(integer(1, FULL_LIST_SIZE, "The number of rows on a page; default 10.")).transform(
    (size) => size ?? DEFAULT_SIZE,
  ),
};

/** The same for a select-list, which is whole unless a page is asked for. */
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

/** `first` and `after` of a connection for this page. */
export function pageVariables({ page, page_num: size }: PageInput): { first: number; after: string | null } {
  const reachable = Math.min(page, Math.floor(MAX_OFFSET / size));
  return { first: size, after: pageCursor(reachable, size) ?? null };
}

/** The shape of a numbered list's answer. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    total_count: z.int().meta({ description: "The number of rows on all pages." }),
    page: z.int(),
    datas: z.array(row),
  });
}

/** The shape of a select-list's answer. */
export function selectListOf<Row extends z.ZodType>(row: Row) {
  return z.object({ datas: z.array(row) });
}

/** A page of rows that are at hand in full. */
export function pageFrom<Row>(rows: readonly Row[], { page, page_num: size }: PageInput) {
  return { total_count: rows.length, page, datas: rows.slice((page - 1) * size, page * size) };
}

/** What documents select of a connection. */
export interface Connection<Node> {
  totalCount: number;
  edges: readonly { node: Node }[];
}

/** A connection's page as the wire's list. */
export function presentPage<Node, Row>(
  { totalCount, edges }: Connection<Node>,
  { page }: PageInput,
  present: (node: Node) => Row,
): { total_count: number; page: number; datas: Row[] } {
  return { total_count: totalCount, page, datas: edges.map(({ node }) => present(node)) };
}

/** All of a connection, which is newest first, as a select-list: by id (decisions.md §2.8). */
export function presentSelectList<Node, Row>(
  { edges }: Connection<Node>,
  present: (node: Node) => Row,
): { datas: Row[] } {
  return { datas: edges.map(({ node }) => present(node)).reverse() };
}

/** The one row of a list that was asked for it. Throws NOT_FOUND. */
export function requireFirst<Node>({ edges: [edge] }: Connection<Node>, what: NodeType): Node {
  if (edge === undefined) throw new DomainError("NOT_FOUND", { what });
  return edge.node;
}

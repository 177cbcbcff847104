import type { ResultBranch, ResultTable } from "./layout.ts";
import { type Model, type Relation, scalarCodecOf } from "./models.ts";
import type { Sql } from "./queryShape.ts";
import type { Rows } from "./selection.ts";

/**
 * The page of rows: placeholders, and `most`, the upper limit of rows over all parameters as an estimate for
 * the planner.
 */
export interface PageWindow {
  take: string | null;
  skip: string | null;
  most: number | null;
  /**
   * Whether the IDs of all matching rows are found before they are sorted. Otherwise Postgres may read the
   * list in its order until it has found a page, which is the whole list if all matches are at its end.
   */
  findsKeysFirst: boolean;
}

/**
 * Returns one statement for a whole tree of rows. Each table is read by the keys of its parent rows, as in
 * Prisma's separate statements, so that the planner uses an index regardless of its row estimate. The
 * single result row has one column per table: a JSON array of arrays, null without rows.
 */
export function statementOf(rows: Rows, window: PageWindow, tables: readonly ResultTable[]): string {
  const [top] = tables;
  if (top === undefined) throw new Error("A read has at least one table");
  const named: string[] = [];
  const columns: string[] = [];
  const add = (table: ResultTable, source: string) => {
    const hasChildren = table.relations.some((branch) => branch.table !== null);
    if (hasChildren) named.push(`t${table.index} AS MATERIALIZED (${source})`);
    columns.push(
      `(SELECT json_agg(${rowOf(table)}) FROM ${hasChildren ? `t${table.index}` : `(${source})`} a)`,
    );
    for (const branch of table.relations) {
      if (branch.table !== null) add(branch.table, sourceBelow(table, branch, branch.table));
    }
  };
  add(top, sourceOfTop(top, rows, window));
  return `${named.length === 0 ? "" : `WITH ${named.join(", ")} `}SELECT ${columns.join(", ")}`;
}

/** Returns the statement that counts the rows of a model. */
export const countStatement = ({ table }: Model, where: Sql | null) =>
  `SELECT count(*) FROM ${table} a${filter(where)}`;

function sourceOfTop(
  table: ResultTable,
  { selection, where, orderBy }: Rows,
  { take, skip, most, findsKeysFirst }: PageWindow,
): string {
  const limit = `${take === null ? "" : ` LIMIT ${take}`}${skip === null ? "" : ` OFFSET ${skip}`}`;
  if (findsKeysFirst) {
    // OFFSET 0 keeps Postgres from planning the inner statement for the outer one's limit.
    const keys = `SELECT a."id" FROM ${selection.model.table} a${filter(where)} OFFSET 0`;
    const page = `SELECT a."id" FROM (${keys}) a${order(orderBy)}${limit}`;
    return `SELECT ${columnsOf(table)} FROM ${selection.model.table} a WHERE a."id" = ANY(ARRAY(${page}))${order(orderBy)}`;
  }
  const rows = `SELECT ${columnsOf(table)} FROM ${selection.model.table} a${filter(where)}${order(orderBy)}`;
  return most === null ? `${rows}${limit}` : `SELECT * FROM (${rows} LIMIT ${most}) a${limit}`;
}

function sourceBelow(above: ResultTable, { selected }: ResultBranch, table: ResultTable): string {
  const { relation, where, orderBy, take } = selected;
  const { remote, local, model } = relation;
  if (take === null) {
    const keys = `ARRAY(SELECT k."${local}" FROM t${above.index} k)`;
    return `SELECT ${columnsOf(table)} FROM ${model.table} a${filter(where, `a."${remote}" = ANY(${keys})`)}${order(orderBy)}`;
  }
  const ofOne = filter(where, `a."${remote}" = k."${local}"`);
  return `SELECT a.* FROM t${above.index} k CROSS JOIN LATERAL (SELECT ${columnsOf(table)} FROM ${model.table} a${ofOne}${order(orderBy)} LIMIT ${take}) a`;
}

const columnsOf = ({ columns }: ResultTable) => columns.map((name) => `a."${name}"`).join(", ");

function filter(where: Sql | null, keys?: string): string {
  const parts = [...(keys === undefined ? [] : [keys]), ...(where === null ? [] : [where("a")])];
  return parts.length === 0 ? "" : ` WHERE ${parts.join(" AND ")}`;
}

const order = (by: readonly Sql[]) =>
  by.length === 0 ? "" : ` ORDER BY ${by.map((each) => each("a")).join(", ")}`;

function rowOf({ columns, selection }: ResultTable): string {
  const values = columns.map((name) => {
    const field = selection.model.scalars.get(name);
    if (field === undefined) throw new Error(`${selection.model.name} has no ${name}`);
    return scalarCodecOf(field).toJson(`a."${name}"`);
  });
  const counts = selection.counts.map(({ relation, where }) => countOf(relation, where));
  return `json_build_array(${[...values, ...counts].join(", ")})`;
}

function countOf({ model, remote, local }: Relation, where: Sql | null): string {
  const more = where === null ? "" : ` AND ${where("c")}`;
  return `(SELECT count(*) FROM ${model.table} c WHERE c."${remote}" = a."${local}"${more})`;
}

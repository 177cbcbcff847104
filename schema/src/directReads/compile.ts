import { type DocumentNode, Kind, type OperationDefinitionNode, valueFromASTUntyped } from "graphql";
import { DEFAULT_PAGE_SIZE, pageNumbers } from "../connection.ts";
import type { Viewer } from "../context.ts";
import { offsetCursor, readGlobalId } from "../ids.ts";
import { isAdmin } from "../viewer.ts";
import { LISTS, type List, MAX_ROW, NODES, numbersOf } from "./lists.ts";
import { rowSql } from "./rowSql.ts";
import { type Pick, type Picked, picker } from "./selection.ts";
import type { DirectType, DirectViewer } from "./types.ts";
import { byWindow, type Window } from "./windows.ts";

type Variables = Readonly<Record<string, unknown>>;

/** One statement, and how its only row becomes the answer's data. */
export interface PageQuestion {
  sql: string;
  values: (number | number[])[];
  /** JSON of `data`. */
  answer(row: readonly (string | null)[]): string;
}

/** A row by its number, and a statement for many of them: of a list of numbers it answers those of which there is a row, with its JSON. */
export interface RowQuestion {
  sql: string;
  row: number;
  /** JSON of `data` from the row's, which is null when there is no such row. Null: the resolvers must say why. */
  answer(row: string | null): string | null;
}

export type DirectQuestion = PageQuestion | RowQuestion;

/** Asks a document's question with these variables; null: the resolvers must answer it. `maxPageSize` as theirs. */
export type DirectRead = (variables: Variables, maxPageSize: number) => DirectQuestion | null;

/** Whose eyes somebody has here; null: an API token, whose scopes the resolvers know. */
export function viewerOfDirectReads(viewer: Viewer): DirectViewer | null {
  if (viewer.token !== null) return null;
  return isAdmin(viewer) ? "admin" : "others";
}

/**
 * A query that one statement of SQL answers as the resolvers would: a page of the lists above or a row by its id, with nothing but
 * what types.ts knows. Null: no such query. The document is valid, and one of our own or the operator's: what it costs is not weighed.
 */
export function compileDirectRead(document: DocumentNode, viewer: DirectViewer): DirectRead | null {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations as OperationDefinitionNode[];
  if (operations.length !== 1 || operation?.operation !== "query") return null;
  const pick = picker(document);
  const [root, ...others] = pick(operation.selectionSet.selections, (type) => type === "Query") ?? [];
  if (root === undefined || others.length > 0) return null;
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)]],
    ),
  );
  const required = (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) =>
    type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined ? [variable.name.value] : [],
  );
  const argsOf: ArgsOf = (variables) => {
    if (required.some((name) => variables[name] === undefined || variables[name] === null)) return null;
    const given = Object.entries(variables).filter(([, value]) => value !== undefined);
    const known = { ...defaults, ...Object.fromEntries(given) };
    return Object.fromEntries(
      (root.field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, known)]),
    );
  };
  if (root.name === "node") return compileNode(pick, root, viewer, argsOf);
  const list = Object.hasOwn(LISTS, root.name) ? LISTS[root.name] : undefined;
  return list?.viewers.includes(viewer) ? compileList(pick, root, list, viewer, argsOf) : null;
}

/** The root field's arguments; null: a variable is missing. */
type ArgsOf = (variables: Variables) => Record<string, unknown> | null;

function compileNode(pick: Pick, root: Picked, viewer: DirectViewer, argsOf: ArgsOf): DirectRead | null {
  const statements = new Map<string, string>();
  for (const [name, { type, viewers }] of Object.entries(NODES)) {
    const row = viewers.includes(viewer) ? rowSql(pick, type, root.selections, viewer, "t") : null;
    if (row === null) continue;
    statements.set(name, `SELECT t."id", ${row}::text FROM "${name}" t WHERE t."id" ${isAmong("$1")}`);
  }
  if (statements.size === 0) return null;
  return (variables) => {
    const id = argsOf(variables)?.id;
    const asked = typeof id === "string" ? readGlobalId(id) : null;
    const sql = asked && statements.get(asked.typename);
    if (!sql) return null;
    return {
      sql,
      row: Number(asked.id),
      answer: (node: string | null) => (node === null ? null : `{${JSON.stringify(root.key)}:${node}}`),
    };
  };
}

/** What a connection's fields are made of. */
interface Page {
  edges: string;
  offset: number;
  /** As asked for, and how many came, one more than asked for when there are more. */
  size: number;
  found: number;
  total: number;
}

/** JSON of a connection's field. */
type Part = (page: Page) => string;

const LIST_FIELDS = new Set(["edges", "totalCount", "pageInfo", "pageCursors", "__typename"]);

function compileList(
  pick: Pick,
  root: Picked,
  list: List,
  viewer: DirectViewer,
  argsOf: ArgsOf,
): DirectRead | null {
  const { type, table } = list;
  const picked = pick(root.selections, (condition) => condition === `${type.name}Connection`);
  if (picked === null || !picked.every(({ name, field }) => LIST_FIELDS.has(name) && isBare(field)))
    return null;
  const asks = (...names: string[]) => picked.some(({ name }) => names.includes(name));
  const edges = picked.filter(({ name }) => name === "edges");
  if (edges.length > 1) return null;
  const edge = edges[0] === undefined ? "NULL" : edgeSql(pick, edges[0], type, viewer);
  if (edge === null) return null;
  const parts: [string, Part][] = [];
  for (const { key, name, selections } of picked) {
    const part = partOf(pick, name, type, selections);
    if (part === null) return null;
    parts.push([JSON.stringify(key), part]);
  }

  const hidden = list.where(viewer);
  const more = asks("pageInfo") ? 1 : 0;
  const counts = asks("totalCount", "pageCursors");
  /** Rows from the newest on; numbers in the text: of a limit that it does not know, Postgres expects a tenth of the table, and reads all of it. */
  const statement = (rows: Window, where: string, total: string) => `
    SELECT coalesce(json_agg(p.edge ORDER BY p.n) FILTER (WHERE p.n <= $1::int), '[]')::text AS edges, count(*)::int AS found
      ${counts ? `, ${total}::int AS total` : ""}
    FROM (
      SELECT k.n - ${rows.skipped} AS n, ${edge.replaceAll(BEFORE, `$2::int + k.n - ${rows.skipped} - 1`)} AS edge
      FROM (
        SELECT "id", row_number() OVER (ORDER BY "id" DESC) AS n
        FROM (SELECT "id" FROM "${table}" WHERE ${where} ORDER BY "id" DESC ${rows.window}) page
      ) k JOIN "${table}" t ON t."id" = k."id"
      WHERE k.n > ${rows.skipped} AND k.n <= ${rows.skipped} + $1::int + ${more}
    ) p`;
  const all = byWindow((rows) => statement(rows, hidden, list.total(viewer)));
  const some = byWindow((rows) => {
    const where = `${hidden} AND "id" ${isAmong("$3")}`;
    return statement(rows, where, `(SELECT count(*) FROM "${table}" WHERE ${where})`);
  });
  /** First pages of one row at most. */
  const one = `
    SELECT t."id", ${edge.replaceAll(BEFORE, "0")}::text
    FROM "${table}" t WHERE ${hidden} AND t."id" ${isAmong("$1")}`;

  return (variables, maxPageSize) => {
    const args = argsOf(variables);
    const window = args && windowOf(args, maxPageSize);
    const numbers = args && numbersOf(list, args.filter);
    if (window === null || numbers === null) return null;
    const { size, offset } = window;
    const answer = (edges: string, found: number, total: number) => {
      const members = parts.map(([key, part]) => `${key}:${part({ edges, found, total, offset, size })}`);
      return `{${JSON.stringify(root.key)}:{${members.join(",")}}}`;
    };
    const [row, ...others] = numbers === "all" ? [] : numbers;
    if (row !== undefined && others.length === 0 && offset === 0) {
      return {
        sql: one,
        row,
        answer: (edge: string | null) => (edge === null ? answer("[]", 0, 0) : answer(`[${edge}]`, 1, 1)),
      };
    }
    const sql = (numbers === "all" ? all : some)(offset, size + more);
    if (sql === null) return null;
    return {
      sql,
      values: [size, offset, ...(numbers === "all" ? [] : [numbers])],
      answer: ([edges, found, total = null]: readonly (string | null)[]) =>
        answer(edges ?? "[]", Number(found), Number(total)),
    };
  };
}

/** Hidden from the planner as `unseen` of @machiya/prisma does it, in a text with parameters of its own. */
const isAmong = (numbers: string) => `= ANY((SELECT ${numbers}::int[])::int[])`;

/** Stands for how many rows of the list come before one. */
const BEFORE = "k.before";

const isBare = ({ arguments: given = [] }: Picked["field"]) => given.length === 0;

function edgeSql(pick: Pick, { selections }: Picked, type: DirectType, viewer: DirectViewer): string | null {
  const picked = pick(selections, (condition) => condition === `${type.name}Edge`);
  const pairs: string[] = [];
  for (const { key, name, selections: below } of picked ?? []) {
    const sql =
      name === "node"
        ? rowSql(pick, type, below, viewer, "t")
        : name === "cursor"
          ? `encode(convert_to('OffsetConnection:' || (${BEFORE}), 'UTF8'), 'base64')`
          : name === "__typename"
            ? `'${type.name}Edge'`
            : null;
    if (sql === null) return null;
    pairs.push(`'${key}', ${sql}`);
  }
  return picked === null ? null : `json_build_object(${pairs.join(", ")})`;
}

function partOf(pick: Pick, name: string, type: DirectType, selections: Picked["selections"]): Part | null {
  if (name === "edges") return ({ edges }) => edges;
  if (name === "totalCount") return ({ total }) => String(total);
  if (name === "__typename") return () => JSON.stringify(`${type.name}Connection`);
  const typename = name === "pageInfo" ? "PageInfo" : "PageCursors";
  const shape = shapeOf(pick, selections, typename);
  if (shape === null) return null;
  return name === "pageInfo"
    ? (page) => JSON.stringify(shape(pageInfo(page)))
    : ({ offset, size, total }) =>
        JSON.stringify(
          shape(pageNumbers({ current: Math.floor(offset / size) + 1, last: Math.ceil(total / size), size })),
        );
}

function pageInfo({ offset, size, found }: Page) {
  const shown = Math.min(size, found);
  return {
    startCursor: offsetCursor(offset),
    endCursor: offsetCursor(offset + shown - 1),
    hasPreviousPage: offset > 0,
    hasNextPage: found > size,
  };
}

/** Takes of plain objects what is selected, in its order. Null: @include and the like. */
function shapeOf(
  pick: Pick,
  selections: Picked["selections"],
  typename: string,
): ((value: unknown) => unknown) | null {
  const picked = pick(selections, (condition) => condition === typename);
  if (picked === null) return null;
  const members: [key: string, name: string, shape: (value: unknown) => unknown][] = [];
  for (const { key, name, selections: below } of picked) {
    const shape = below.length === 0 ? (value: unknown) => value : shapeOf(pick, below, "PageCursor");
    if (shape === null) return null;
    members.push([key, name, shape]);
  }
  const one = (value: object) =>
    Object.fromEntries(
      members.map(([key, name, shape]) => [
        key,
        name === "__typename" ? typename : shape((value as Record<string, unknown>)[name]),
      ]),
    );
  return (value) =>
    Array.isArray(value) ? value.map(one) : typeof value === "object" && value !== null ? one(value) : value;
}

/** Page size and rows before it; null for what the resolvers refuse or count otherwise. */
function windowOf(
  { first = null, after = null, last = null, before = null }: Record<string, unknown>,
  maxPageSize: number,
): { size: number; offset: number } | null {
  if (last !== null || (before !== null && before !== "")) return null;
  if (first !== null && !(Number.isInteger(first) && Number(first) >= 1 && Number(first) <= maxPageSize))
    return null;
  const size = first === null ? DEFAULT_PAGE_SIZE : Number(first);
  if (after === null || after === "") return { size, offset: 0 };
  const skipped =
    typeof after === "string" ? /^OffsetConnection:(\d{1,9})$/.exec(decoded(after))?.[1] : undefined;
  const offset = Number(skipped) + 1;
  return skipped !== undefined && offset <= MAX_ROW ? { size, offset } : null;
}

function decoded(cursor: string): string {
  try {
    return atob(cursor);
  } catch {
    return "";
  }
}

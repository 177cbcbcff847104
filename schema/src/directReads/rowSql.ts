import type { SelectionNode } from "graphql";
import { valueFromASTUntyped } from "graphql";
import type { Pick, Picked } from "./selection.ts";
import { type DirectType, type DirectViewer, globalIdSql, type Nested } from "./types.ts";

/** json_build_object takes a hundred arguments. */
const MOST_KEYS = 50;

/** An expression of SQL for an object of the answer; null: something of it is not to be had so. */
export function rowSql(
  pick: Pick,
  type: DirectType,
  selections: readonly SelectionNode[],
  viewer: DirectViewer,
  row: string,
): string | null {
  const picked = pick(selections, (condition) => condition === type.name || condition === "Node");
  if (picked === null || picked.length === 0 || picked.length > MOST_KEYS) return null;
  const pairs: string[] = [];
  for (const one of picked) {
    const sql = fieldSql(pick, type, one, viewer, row);
    if (sql === null) return null;
    pairs.push(`'${one.key}', ${sql}`);
  }
  return `json_build_object(${pairs.join(", ")})`;
}

function fieldSql(
  pick: Pick,
  type: DirectType,
  { name, field, selections }: Picked,
  viewer: DirectViewer,
  row: string,
): string | null {
  if (name === "__typename") return `'${type.name}'`;
  const known = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
  const args = literalsOf(field);
  if (known === undefined || args === null) return null;
  if (known.kind === "value") return known.sql(row, args);

  const byKey = keySql(pick, known, selections, row);
  if (byKey !== null) return byKey;
  // Deeper rows have longer names: none stands for two.
  const own = `${row}_`;
  const below = rowSql(pick, known.type(), selections, viewer, own);
  if (below === null) return null;
  const from = known.from(row, own, viewer);
  if (known.kind === "one") return `(SELECT ${below} FROM ${from})`;
  return `(SELECT coalesce(json_agg(${below} ORDER BY ${known.orderBy?.(own)}), '[]') FROM ${from})`;
}

/** An object of which its id alone is asked for: the row at hand has that, and a foreign key says that it is there. Null: more is asked for. */
function keySql(pick: Pick, { type, key }: Nested, selections: readonly SelectionNode[], row: string) {
  const { name } = type();
  const picked = pick(selections, (condition) => condition === name || condition === "Node");
  const isAll = picked?.every((one) => one.name === "id" || one.name === "__typename") ?? false;
  if (key === undefined || picked === null || !isAll) return null;
  const column = `${row}."${key}"`;
  const pairs = picked.map(
    (one) => `'${one.key}', ${one.name === "id" ? globalIdSql(name, column) : `'${name}'`}`,
  );
  return `CASE WHEN ${column} IS NOT NULL THEN json_build_object(${pairs.join(", ")}) END`;
}

/** The arguments of a field of a row; null when one is a variable. */
function literalsOf({ arguments: given = [] }: Picked["field"]): Record<string, unknown> | null {
  const args: Record<string, unknown> = {};
  for (const { name, value } of given) {
    if (value.kind === "Variable") return null;
    args[name.value] = valueFromASTUntyped(value);
  }
  return args;
}

import type { GraphQLField, GraphQLObjectType } from "graphql";
import type { Context } from "../context.ts";
import { globalId, type NodeType } from "../ids.ts";
import { type PothosField, type PothosType, relationName } from "./pothosExtensions.ts";

export type Row = Readonly<Record<string, unknown>>;
export type Args = Readonly<Record<string, unknown>>;

/** Returned when a row does not hold what a field needs. The field's own resolver, which loads it, is called then. */
export const NOT_LOADED = Symbol("not loaded");

/** Reads a field's value from its row without the wrappers that Pothos puts around each resolver. */
export type FieldReader =
  | { kind: "column"; column: string }
  | { kind: "resolver"; read(row: Row, args: Args, context: Context): unknown }
  /** The value comes from rows that the query of an ancestor loaded, as Pothos' selection mapper recorded for this path. */
  | { kind: "loaded"; read(row: Row, args: Args, context: Context): unknown };

/** How a field is read without its wrappers; null if only its own resolver can read it, because it inspects the document or maps its arguments. */
export function fieldReader(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): FieldReader | null {
  const extensions = field.extensions as PothosField;
  if ((extensions.pothosArgMappers?.length ?? 0) > 0) return null;
  if (isNodeId(type, field)) {
    const typename = type.name as NodeType;
    return {
      kind: "resolver",
      read: ({ id }) => (typeof id === "number" ? globalId(typename, id) : NOT_LOADED),
    };
  }
  if (extensions.pothosExposedField !== undefined)
    return { kind: "column", column: extensions.pothosExposedField };
  const relation = relationName(field);
  if (relation !== null)
    return {
      kind: "loaded",
      read: (row) => (row[relation] === undefined ? NOT_LOADED : row[relation]),
    };
  const resolve = extensions.pothosConfig?.resolve;
  // A resolver with a fourth parameter looks at the document.
  if (resolve === undefined || resolve.length > 3) return null;
  const columns = selectedColumns(extensions.pothosPrismaSelect);
  if (columns === null) return { kind: "loaded", read: resolve };
  if (columns.length === 0) return { kind: "resolver", read: resolve };
  return {
    kind: "resolver",
    read: (row, args, context) =>
      columns.every((column) => row[column] !== undefined) ? resolve(row, args, context) : NOT_LOADED,
  };
}

function isNodeId(type: GraphQLObjectType, { name }: GraphQLField<unknown, unknown>): boolean {
  const { pothosPrismaModel: model } = type.extensions as PothosType;
  return name === "id" && model !== undefined && type.getInterfaces().some((one) => one.name === "Node");
}

/** The columns of a selection of nothing but columns; null: it selects relations, or depends on the arguments. */
function selectedColumns(select: PothosField["pothosPrismaSelect"]): string[] | null {
  if (select === undefined) return [];
  if (typeof select === "function") return null;
  const entries = Object.entries(select);
  return entries.every(([, wanted]) => wanted === true) ? entries.map(([name]) => name) : null;
}

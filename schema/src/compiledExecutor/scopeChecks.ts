import type { GraphQLField, GraphQLObjectType } from "graphql";
import type { Context } from "../context.ts";
import type { ViewerScopes } from "../viewer.ts";
import type { PothosField, PothosType, ScopeMap } from "./pothosExtensions.ts";

type Row = Readonly<Record<string, unknown>>;

/** If false, the resolver that Pothos wrapped is called, which checks the scopes again and throws the error with its reason. */
export type ScopeCheck = (row: Row, context: Context, scopes: ViewerScopes) => boolean;

/** Judges the scopes of a type's fields for a row; null: they are open. */
export function typeScopeCheck(type: GraphQLObjectType): ScopeCheck | null {
  const inherited = type.getInterfaces().some((one) => scopesOf(one.extensions) !== undefined);
  if (inherited) return () => false;
  const scopes = scopesOf(type.extensions);
  if (scopes === undefined) return null;
  if (typeof scopes !== "function") return mapCheck(scopes);
  return (row, context, viewer) => {
    const found: unknown = scopes(row, context);
    return found === true || (isScopeMap(found) && isOpen(found, viewer));
  };
}

/** Judges the scopes of one field; null: it has none of its own. */
export function fieldScopeCheck(field: GraphQLField<unknown, unknown>): ScopeCheck | null {
  const scopes = (field.extensions as PothosField).pothosOptions?.authScopes;
  if (scopes === undefined) return null;
  return typeof scopes === "function" ? () => false : mapCheck(scopes);
}

const scopesOf = (extensions: PothosType) => extensions.pothosOptions?.authScopes;

const isScopeMap = (value: unknown): value is ScopeMap =>
  typeof value === "object" && value !== null && !("then" in value);

const mapCheck =
  (map: ScopeMap): ScopeCheck =>
  (_row, _context, scopes) =>
    isOpen(map, scopes);

function isOpen(map: ScopeMap, scopes: ViewerScopes): boolean {
  for (const name in map) if (map[name] === true && scopes[name as keyof ViewerScopes] === true) return true;
  return false;
}

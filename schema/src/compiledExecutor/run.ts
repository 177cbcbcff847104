import type { GraphQLError, GraphQLResolveInfo } from "graphql";
import type { Context } from "../context.ts";
import type { ViewerScopes } from "../viewer.ts";
import type { Args } from "./fieldReaders.ts";

/** One execution of a compiled operation. */
export interface Run {
  context: Context;
  /** The scopes of the viewer, which no row changes. */
  scopes: ViewerScopes;
  rootValue: unknown;
  variables: Record<string, unknown>;
  errors: GraphQLError[];
  /** Arguments that depend on variables, by the number of their field. */
  args: (Args | undefined)[];
  /** The part of every resolver's info that describes the operation. */
  info: Pick<GraphQLResolveInfo, "schema" | "fragments" | "operation">;
}

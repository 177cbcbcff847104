import type { Viewer } from "@machiya/schema/context";
import { missingScopes } from "@machiya/schema/domain/apiScopes";
import { DomainError } from "@machiya/schema/domain/errors";
import type { DocumentNode, GraphQLSchema } from "graphql";
import type { Plugin } from "graphql-yoga";
import { maskError } from "../graphql/masking.ts";
import { neededScopes } from "./neededScopes.ts";

interface Asked {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Nothing to say without a token. Throws FORBIDDEN when a document selects what the token does not open, with the `scopes` that
 * are missing; none of them when no token opens it.
 */
export function requireScopes({ token }: Viewer, { schema, document, variables }: Asked): void {
  if (token === null) return;
  const needed = neededScopes(schema, document, variables ?? {});
  if (needed.closed !== null) throw new DomainError("FORBIDDEN", { scopes: [] });
  const scopes = missingScopes(token.scopes, needed.scopes);
  if (scopes.length > 0) throw new DomainError("FORBIDDEN", { scopes });
}

/** Refuses a token's document before any of it runs. */
export function useTokenScopes(): Plugin<{ viewer: Viewer }> {
  function judge(args: {
    schema: GraphQLSchema;
    document: DocumentNode;
    variableValues?: unknown;
    contextValue: { viewer: Viewer };
  }) {
    try {
      requireScopes(args.contextValue.viewer, {
        schema: args.schema,
        document: args.document,
        variables: args.variableValues as Record<string, unknown> | undefined,
      });
      return null;
    } catch (refusal) {
      return { errors: [maskError(refusal)] };
    }
  }
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const refused = judge(args);
      if (refused !== null) setResultAndStopExecution(refused);
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const refused = judge(args);
      if (refused !== null) setResultAndStopExecution(refused);
    },
  };
}

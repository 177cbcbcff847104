import type { Viewer } from "@machiya/schema/context";
import { missingScopes } from "@machiya/schema/domain/access/apiScopes";
import { DomainError } from "@machiya/schema/domain/errors";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { requiredScopes } from "./requiredScopes.ts";

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
  const needed = requiredScopes(schema, document, variables ?? {});
  if (needed.closed !== null) throw new DomainError("FORBIDDEN", { scopes: [] });
  const scopes = missingScopes(token.scopes, needed.scopes);
  if (scopes.length > 0) throw new DomainError("FORBIDDEN", { scopes });
}

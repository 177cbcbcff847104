import type { Viewer } from "@machiya/schema/context";
import { missingScopes } from "@machiya/schema/domain/access/apiScopes";
import { DomainError } from "@machiya/schema/domain/errors";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { requiredScopes } from "./requiredScopes.ts";

interface ScopeRequest {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Throws FORBIDDEN when a document selects fields that the token does not grant, with the missing `scopes`;
 * the list is empty when no token grants them. Does nothing without a token.
 */
export function requireScopes({ token }: Viewer, { schema, document, variables }: ScopeRequest): void {
  if (token === null) return;
  const needed = requiredScopes(schema, document, variables ?? {});
  if (needed.closed !== null) throw new DomainError("FORBIDDEN", { scopes: [] });
  const scopes = missingScopes(token.scopes, needed.scopes);
  if (scopes.length > 0) throw new DomainError("FORBIDDEN", { scopes });
}

import type { RequestParameters, Variables } from "relay-runtime";

/** The address of GraphQL. */
export const ENDPOINT = "/graphql";

/** The body of a request: the document is named by its id, never sent. */
export function persistedBody(request: RequestParameters, variables: Variables) {
  if (request.id === null) throw new Error(`${request.name} is not in persisted_queries.json`);
  return { extensions: { persistedQuery: { version: 1, sha256Hash: request.id } }, variables };
}

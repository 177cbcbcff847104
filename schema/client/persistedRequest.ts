import type { RequestParameters, Variables } from "relay-runtime";

/** Path of the GraphQL endpoint. */
export const ENDPOINT = "/graphql";

/** Returns the body of a request, which identifies the document by its hash instead of sending it. */
export function persistedBody(request: RequestParameters, variables: Variables) {
  if (request.id === null) throw new Error(`${request.name} is not in persisted_queries.json`);
  return { extensions: { persistedQuery: { version: 1, sha256Hash: request.id } }, variables };
}

import type { Viewer } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { recordsOwnClaim } from "@machiya/schema/idempotency/claimExtension";
import {
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
} from "graphql";
import { z } from "zod";
import { DOCUMENT_LIMITS } from "../graphql/limits.ts";
import { maskError } from "../graphql/masking.ts";
import type { PersistedDocuments } from "../graphql/persistedOperations.ts";
import { clientOf, setClient } from "../http/client.ts";
import { idempotencyKey } from "./idempotencyKey.ts";
import type { Idempotent } from "./idempotent.ts";

type Handler = (request: Request) => Promise<Response>;

interface GraphQLIdempotency {
  handler: Handler;
  idempotent: Idempotent;
  schema: GraphQLSchema;
  persisted: PersistedDocuments;
  viewerOf(request: Request): Promise<Viewer>;
}

/** Executes mutations over HTTP once per Idempotency-Key; queries ignore the header. */
export function idempotentGraphQL({
  handler,
  idempotent,
  schema,
  persisted,
  viewerOf,
}: GraphQLIdempotency): Handler {
  return async (request) => {
    try {
      if (request.method !== "POST" || idempotencyKey(request) === null) return await handler(request);
      const body = new Uint8Array(await request.arrayBuffer());
      const work = () => handler(copyOf(request, body));
      const operation = readOperation(body, persisted);
      if (operation?.operation !== OperationTypeNode.MUTATION) return await work();
      const recordsClaim = recordsOwnClaim(schema, operation);
      const viewer = () => viewerOf(request);
      return await idempotent({ request, body, viewer, recordsClaim, isRetryable }, work);
    } catch (error) {
      if (error instanceof DomainError) return refusal(error);
      throw error;
    }
  };
}

/**
 * Copies a request without its abort signal, so that a write that has begun is completed even if its client
 * disconnects.
 */
function copyOf(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  const copy = new Request(request.url, { method: "POST", headers: request.headers, body });
  setClient(copy, clientOf(request));
  return copy;
}

const graphqlRequest = z.object({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }).optional() }).nullish(),
});

/** Returns the operation that a request's body selects; null where the handler refuses it. */
function readOperation(body: Uint8Array, persisted: PersistedDocuments): OperationDefinitionNode | null {
  try {
    const { query, operationName, extensions } = graphqlRequest.parse(
      JSON.parse(new TextDecoder().decode(body)),
    );
    const document = query
      ? parse(query, { noLocation: true, maxTokens: DOCUMENT_LIMITS.tokens })
      : persisted.get(extensions?.persistedQuery?.sha256Hash ?? "");
    return document === undefined ? null : (getOperationAST(document, operationName) ?? null);
  } catch {
    return null;
  }
}

const graphqlResponse = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }).partial().optional() })).optional(),
});

/** The error codes after which a retry or a corrected request may use the same key. */
const RETRYABLE_CODES = new Set([
  "INTERNAL",
  "LINE_UNAVAILABLE",
  "QUEUE_FULL",
  "TOO_MANY_ATTEMPTS",
  "INVALID_INPUT",
]);

async function isRetryable(response: Response): Promise<boolean> {
  if (response.status >= 400) return true;
  // Clients may request a mutation's response as an event stream, which is not retryable.
  if (!response.headers.get("content-type")?.includes("json")) return false;
  const { errors = [] } = graphqlResponse.parse(await response.clone().json());
  return errors.some(({ extensions }) => RETRYABLE_CODES.has(extensions?.code ?? ""));
}

/** Builds the response to a request that is refused before its operation runs. */
function refusal(error: DomainError): Response {
  const { message, extensions } = maskError(error);
  const { seconds } = error.params;
  return Response.json(
    { errors: [{ message, extensions }] },
    {
      status: error.code === "CONFLICT" ? 409 : 400,
      headers: seconds === undefined ? {} : { "retry-after": String(seconds) },
    },
  );
}

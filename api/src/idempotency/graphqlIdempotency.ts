import type { Viewer } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { recordsOwnClaim } from "@machiya/schema/idempotency/claimExtension";
import { type DocumentNode, type GraphQLSchema, getOperationAST, OperationTypeNode, parse } from "graphql";
import type { GraphQLParams } from "graphql-yoga";
import { z } from "zod";
import { errorResponse } from "../graphql/errorResponse.ts";
import { DOCUMENT_LIMITS } from "../graphql/limits.ts";
import { maskError } from "../graphql/masking.ts";
import { clientOf, setClient } from "../http/client.ts";
import { idempotencyKey } from "./idempotencyKey.ts";
import type { Idempotent } from "./idempotent.ts";

/** A GraphQL request whose body has been read. */
export interface ReceivedOperation {
  request: Request;
  params: GraphQLParams;
  /** The document of ours that the request names; undefined: it sends its own. */
  document: DocumentNode | undefined;
  body: string;
}

/** Runs `work` with the request to execute: once per Idempotency-Key for a mutation. */
export type IdempotentOperation = (
  received: ReceivedOperation,
  work: (request: Request) => Promise<Response>,
) => Promise<Response>;

interface GraphQLIdempotency {
  idempotent: Idempotent;
  schema: GraphQLSchema;
  viewerOf(request: Request): Promise<Viewer>;
}

/** Executes mutations over HTTP once per Idempotency-Key; queries ignore the header. */
export function idempotentGraphQL({ idempotent, schema, viewerOf }: GraphQLIdempotency): IdempotentOperation {
  return async (received, work) => {
    const { request } = received;
    try {
      if (request.method !== "POST" || idempotencyKey(request) === null) return await work(request);
      const operation = getOperationAST(documentOf(received), received.params.operationName);
      if (operation?.operation !== OperationTypeNode.MUTATION) return await work(request);
      const body = new TextEncoder().encode(received.body);
      const recordsClaim = recordsOwnClaim(schema, operation);
      const viewer = () => viewerOf(request);
      return await idempotent({ request, body, viewer, recordsClaim, isRetryable }, () =>
        work(withoutSignal(received)),
      );
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
function withoutSignal({ request, body }: ReceivedOperation): Request {
  const copy = new Request(request.url, { method: "POST", headers: request.headers, body });
  setClient(copy, clientOf(request));
  return copy;
}

const NO_DOCUMENT = parse("{ __typename }");

/** Returns the document of a request; one without a mutation when the request's own document cannot be parsed. */
function documentOf({ document, params }: ReceivedOperation): DocumentNode {
  if (document !== undefined) return document;
  try {
    return parse(params.query ?? "", { noLocation: true, maxTokens: DOCUMENT_LIMITS.tokens });
  } catch {
    return NO_DOCUMENT;
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
  const { seconds } = error.params;
  return errorResponse(
    maskError(error),
    error.code === "CONFLICT" ? 409 : 400,
    seconds === undefined ? {} : { "retry-after": String(seconds) },
  );
}

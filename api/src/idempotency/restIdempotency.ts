import type { BridgeOptions } from "@machiya/rest-bridge";
import { recordsOwnClaim } from "@machiya/schema/idempotency/claimExtension";
import { type DocumentNode, type GraphQLSchema, getOperationAST, OperationTypeNode } from "graphql";
import { findViewer, type Services } from "../context.ts";
import { SESSION_KIND_OF_ENTRYPOINT } from "../sessions/requestSessions.ts";
import type { Idempotent } from "./idempotent.ts";

/** Executes REST writes once per Idempotency-Key. */
export function idempotentRest(
  idempotent: Idempotent,
  schema: GraphQLSchema,
  services: Services,
): BridgeOptions["idempotent"] {
  return ({ request, entrypoint, body, documents }, work) => {
    const viewer = () => findViewer(services, request, [SESSION_KIND_OF_ENTRYPOINT[entrypoint]]);
    const recordsClaim = mutationsOf(documents).every((mutation) => recordsOwnClaim(schema, mutation));
    return idempotent({ request, body, viewer, recordsClaim, isRetryable }, work);
  };
}

const mutationsOf = (documents: readonly DocumentNode[]) =>
  documents.flatMap((document) => {
    const operation = getOperationAST(document);
    return operation?.operation === OperationTypeNode.MUTATION ? operation : [];
  });

/**
 * The error codes after which the same key may be used again: a retry may help after 1004 TOO_MANY_ATTEMPTS,
 * 5000 INTERNAL and 5001 LINE_UNAVAILABLE, a corrected request after 2001 INVALID_INPUT.
 */
const RETRYABLE = /^\{"error_code":(1004|2001|5000|5001),/;

async function isRetryable(response: Response): Promise<boolean> {
  return response.status >= 400 || RETRYABLE.test(await response.clone().text());
}

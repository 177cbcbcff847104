import { ERROR_CODES, type ErrorCode, type ErrorParams } from "../src/domain/errors.ts";

/**
 * Errors between browser and server, which the server itself cannot report. SERVER_FAILED is a response that is
 * no JSON, such as the page of a proxy; TIMED_OUT a write that was not answered in time.
 */
export type TransportError = "UNREACHABLE" | "OUTDATED" | "SERVER_FAILED" | "TIMED_OUT";

/**
 * A request that the server refused or did not answer. Every failed query, mutation and subscription throws
 * it.
 */
export class Refusal extends Error {
  readonly code: ErrorCode | TransportError;
  readonly params: ErrorParams;
  /** The ID by which operators find the request in the log; null if there was no response. */
  readonly requestId: string | null;

  constructor(
    code: ErrorCode | TransportError,
    params: ErrorParams = {},
    cause?: unknown,
    requestId: string | null = null,
  ) {
    super(code, { cause });
    this.name = "Refusal";
    this.code = code;
    this.params = params;
    this.requestId = requestId;
  }
}

/** An entry of `errors` in a GraphQL response, as far as the webs read it. */
export interface WireError {
  message?: string;
  extensions?: { code?: unknown; params?: unknown };
}

const UNREADABLE: ReadonlySet<string> = new Set<TransportError>([
  "UNREACHABLE",
  "SERVER_FAILED",
  "TIMED_OUT",
]);

/** Returns whether there was no readable response. The request may have been executed, and can be retried. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Refusal && UNREADABLE.has(error.code);
}

/**
 * Returns whether a write may have been executed although it failed: its response was lost, or says that the
 * outcome is unknown. A retry with the same idempotency key finds out.
 */
export function mayHaveSucceeded(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof Refusal && error.code === "OUTCOME_UNKNOWN");
}

/**
 * Converts a GraphQL error; unknown codes become INTERNAL. A document that the server does not know was built
 * for another release, so that this page is outdated.
 */
export function refusalOf(error: WireError, requestId: string | null = null): Refusal {
  const code = error.extensions?.code;
  if (code === "PERSISTED_QUERY_NOT_IN_LIST" || error.message === "PersistedQueryNotFound") {
    return new Refusal("OUTDATED", {}, null, requestId);
  }
  const known = ERROR_CODES.find((candidate) => candidate === code);
  if (known === undefined) return new Refusal("INTERNAL", {}, null, requestId);
  return new Refusal(known, paramsOf(error.extensions?.params), null, requestId);
}

function paramsOf(params: unknown): ErrorParams {
  return typeof params === "object" && params !== null ? params : {};
}

import { ERROR_CODES, type ErrorCode, type ErrorParams } from "../src/domain/errors.ts";

/** Faults between the browser and the server, which the server itself cannot name. */
export type TransportError = "UNREACHABLE" | "OUTDATED";

/** A request that the server refused, or that was not answered. Every failed query, mutation and subscription throws it. */
export class Refusal extends Error {
  readonly code: ErrorCode | TransportError;
  readonly params: ErrorParams;

  constructor(code: ErrorCode | TransportError, params: ErrorParams = {}, cause?: unknown) {
    super(code, { cause });
    this.name = "Refusal";
    this.code = code;
    this.params = params;
  }
}

/** The shape of one entry of `errors` in a GraphQL answer, as far as the webs read it. */
export interface WireError {
  message?: string;
  extensions?: { code?: unknown; params?: unknown };
}

/** Whether no answer came, or none that could be read: the request may have been carried out, and is worth sending again. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Refusal && error.code === "UNREACHABLE";
}

/** What a GraphQL error says; an unknown one is INTERNAL. A document the server does not know means that it is newer than this page. */
export function refusalOf(error: WireError): Refusal {
  const code = error.extensions?.code;
  if (code === "PERSISTED_QUERY_NOT_IN_LIST" || error.message === "PersistedQueryNotFound") {
    return new Refusal("OUTDATED");
  }
  const known = ERROR_CODES.find((candidate) => candidate === code);
  if (known === undefined) return new Refusal("INTERNAL");
  return new Refusal(known, paramsOf(error.extensions?.params));
}

function paramsOf(params: unknown): ErrorParams {
  return typeof params === "object" && params !== null ? params : {};
}

import { isDatabaseUnavailable } from "@machiya/prisma/client";
import { DomainError, OutcomeUnknown } from "@machiya/schema/domain/errors";
import { errorText } from "@machiya/schema/wording";
import { GraphQLError, Kind } from "graphql";
import { errorFields, log, noteInvalidRequest } from "../telemetry/log.ts";
import { redactErrors } from "./redactErrors.ts";

/**
 * Headers of errors while the database is away or busy; it recovers by itself, so a client should retry soon.
 */
const NOT_READY = { status: 503, headers: { "retry-after": "1" } };

/**
 * Returns what a caller may see of an error. A refusal by the domain rules keeps its code, params and path;
 * an invalid request keeps its message. Every other error is internal: it is logged with the request's id and
 * returned as INTERNAL.
 */
export function maskError(error: unknown): GraphQLError {
  const cause = rootOf(error);
  const place = error instanceof GraphQLError ? placeOf(error) : {};

  if (cause instanceof DomainError) {
    const { code, params, inputPath } = cause;
    if (code === "INVALID_INPUT") noteInvalidRequest();
    const isUnknown = cause instanceof OutcomeUnknown;
    if (isUnknown) logFailure("the outcome of a write is unknown", cause.cause);
    const extensions = {
      code,
      params,
      ...(inputPath === undefined ? {} : { path: inputPath }),
      ...(isUnknown && { http: { status: 500 } }),
    };
    return new GraphQLError(errorText("en", code, params), { ...place, extensions });
  }
  if (error instanceof GraphQLError && cause instanceof GraphQLError && isRequestError(error))
    return presentable(error);
  // Only the query string of a GET request is parsed as JSON outside a resolver.
  if (error instanceof SyntaxError) {
    noteInvalidRequest();
    const extensions = { code: "BAD_REQUEST", http: { status: 400 } };
    return new GraphQLError("The query string is not valid JSON.", { extensions });
  }

  const away = logFailure("an operation failed", cause);
  return new GraphQLError(errorText("en", "INTERNAL"), {
    ...place,
    extensions: { code: "INTERNAL", params: {}, ...(away && { http: NOT_READY }) },
  });
}

/** Logs an error. Returns whether it only means that the database is away or busy. */
function logFailure(message: string, cause: unknown): boolean {
  const away = isDatabaseUnavailable(cause);
  log[away ? "warn" : "error"](message, errorFields(cause));
  return away;
}

function rootOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

function placeOf({ nodes, source, positions, path }: GraphQLError) {
  return { nodes: nodes ?? null, source: source ?? null, positions: positions ?? null, path: path ?? null };
}

/**
 * Returns whether the request caused the error. Errors of resolvers and result coercion refer to a field;
 * those of variables and arguments refer to their values.
 */
function isRequestError(error: GraphQLError): boolean {
  return error.extensions.code !== undefined || error.nodes?.[0]?.kind !== Kind.FIELD;
}

/** Returns an error in the request with redacted values; one found before execution gets status 400. */
function presentable(error: GraphQLError): GraphQLError {
  // A parser's error message quotes the body.
  const { originalError: unparsed, ...own } = error.extensions;
  // A page loaded before an update names documents that no longer exist, which is not the client's error.
  if (own.code !== "PERSISTED_QUERY_NOT_FOUND") noteInvalidRequest();
  if (unparsed !== undefined)
    return new GraphQLError(error.message, { extensions: { ...own, http: { status: 400 } } });
  const http = error.path === undefined ? { http: { status: 400, spec: true } } : {};
  const extensions = own.code === undefined ? { code: "BAD_USER_INPUT", ...http } : own;
  return new GraphQLError(redactErrors(error.message), { ...placeOf(error), extensions });
}

import { DomainError } from "@machiya/schema/domain/errors";
import { errorText } from "@machiya/schema/wording";
import { GraphQLError, Kind } from "graphql";
import { isDatabaseUnavailable } from "../database/unavailable.ts";
import { errorFields, log } from "../telemetry/log.ts";
import { redactErrors } from "./redactErrors.ts";

/** The database is away or busy and comes back by itself: whoever asks again soon is right. */
const NOT_READY = { status: 503, headers: { "retry-after": "1" } };

/**
 * What a caller may see of an error.
 * A refusal by the rules keeps its code, params and path; a fault in the request keeps its words; all else is our own
 * fault: logged here with the request's id, and answered as INTERNAL.
 */
export function maskError(error: unknown): GraphQLError {
  const cause = rootOf(error);
  const place = error instanceof GraphQLError ? placeOf(error) : {};

  if (cause instanceof DomainError) {
    const { code, params, inputPath } = cause;
    const extensions = { code, params, ...(inputPath === undefined ? {} : { path: inputPath }) };
    return new GraphQLError(errorText("en", code, params), { ...place, extensions });
  }
  if (error instanceof GraphQLError && cause instanceof GraphQLError && isCallersFault(error))
    return presentable(error);
  // Only the query string of a GET request is parsed as JSON outside a resolver.
  if (error instanceof SyntaxError) {
    const extensions = { code: "BAD_REQUEST", http: { status: 400 } };
    return new GraphQLError("The query string is not valid JSON.", { extensions });
  }

  const away = isDatabaseUnavailable(cause);
  log[away ? "warn" : "error"]("an operation failed", errorFields(cause));
  return new GraphQLError(errorText("en", "INTERNAL"), {
    ...place,
    extensions: { code: "INTERNAL", params: {}, ...(away && { http: NOT_READY }) },
  });
}

function rootOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

function placeOf({ nodes, source, positions, path }: GraphQLError) {
  return { nodes: nodes ?? null, source: source ?? null, positions: positions ?? null, path: path ?? null };
}

/** Errors that resolvers and result coercion raise point at a field; those of variables and arguments point at their values. */
function isCallersFault(error: GraphQLError): boolean {
  return error.extensions.code !== undefined || error.nodes?.[0]?.kind !== Kind.FIELD;
}

/** Before anything ran, the request itself is at fault: 400. */
function presentable(error: GraphQLError): GraphQLError {
  // What a parser says quotes the body.
  const { originalError: unparsed, ...given } = error.extensions;
  if (unparsed !== undefined)
    return new GraphQLError(error.message, { extensions: { ...given, http: { status: 400 } } });
  const http = error.path === undefined ? { http: { status: 400, spec: true } } : {};
  const extensions = given.code === undefined ? { code: "BAD_USER_INPUT", ...http } : given;
  return new GraphQLError(redactErrors(error.message), { ...placeOf(error), extensions });
}

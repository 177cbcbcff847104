import { DomainError } from "@machiya/schema/domain/errors";
import { errorText } from "@machiya/schema/wording";
import { GraphQLError, Kind } from "graphql";
import { errorFields, log } from "../log.ts";

/**
 * What a caller may see of an error.
 * A refusal by the rules keeps its code, params and path; a fault in the request keeps its words; all else is our own
 * fault: logged here with the request's id, and answered as INTERNAL.
 */
export function maskError(error: unknown): GraphQLError {
  const cause = rootOf(error);
  const place = error instanceof GraphQLError ? placeOf(error) : {};

  if (cause instanceof DomainError) {
    const { code, params, path } = cause;
    const extensions = { code, params, ...(path === undefined ? {} : { path }) };
    return new GraphQLError(errorText(code, params, "en"), { ...place, extensions });
  }
  if (cause instanceof GraphQLError && isCallersFault(cause)) return withCode(cause, place);
  // Only the query string of a GET request is parsed as JSON outside a resolver.
  if (error instanceof SyntaxError) return refusal("The query string is not valid JSON.", "BAD_REQUEST");

  log.error("an operation failed", errorFields(cause));
  return new GraphQLError(errorText("INTERNAL", {}, "en"), {
    ...place,
    extensions: { code: "INTERNAL", params: {} },
  });
}

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400, spec: true } } });
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

function withCode(
  cause: GraphQLError,
  place: ReturnType<typeof placeOf> | Record<never, never>,
): GraphQLError {
  if (cause.extensions.code !== undefined) {
    return new GraphQLError(cause.message, { ...placeOf(cause), ...place, extensions: cause.extensions });
  }
  const http = cause.path === undefined ? { http: { status: 400, spec: true } } : {};
  return new GraphQLError(cause.message, {
    ...placeOf(cause),
    ...place,
    extensions: { code: "BAD_USER_INPUT", ...http },
  });
}

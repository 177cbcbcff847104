import { DomainError, type ErrorParams } from "@machiya/schema/domain/errors";
import { type DocumentNode, parse } from "graphql";
import { type Naming, wireName } from "../wire/fieldNames.ts";
import { notReady, type ProtocolError } from "./envelope.ts";
import { hasErrorNumber } from "./errorCodes.ts";

/** What a document came to: GraphQL's result, and the cookies of sessions that it opened or ended. */
export interface GraphQLResult {
  data: Record<string, unknown> | null;
  errors?: readonly GraphQLFailure[];
  /** Set-Cookie of sessions. */
  headers: Headers;
}

export interface GraphQLFailure {
  message: string;
  path?: readonly (string | number)[];
  /** Of a refusal by the rules: its `code`, `params` and `path` into the input. */
  extensions?: Readonly<Record<string, unknown>>;
}

/** A document whose data has this shape; that it fits the schema is for a test to see. */
export interface TypedDocument<Data> {
  readonly node: DocumentNode;
  /** Never set: it keeps the shape of the data for the compiler. */
  readonly shape?: Data;
}

/** Parses a document once, when its route is defined. */
export function document<Data>(source: string): TypedDocument<Data> {
  return { node: parse(source, { noLocation: true }) };
}

/**
 * A refusal of GraphQL in the wire's words. On routes that have rows the row is named; elsewhere it would say nothing.
 */
export function translateFailure(
  { extensions }: GraphQLFailure,
  route: Naming & { oneRow?: true },
): DomainError | ProtocolError {
  if (isNotReady(extensions)) return notReady();
  const code = extensions?.code;
  // A value that a scalar refused: what came in over the wire was not what the schema takes.
  if (code === "BAD_USER_INPUT") return new DomainError("INVALID_INPUT");
  if (!hasErrorNumber(code)) return new DomainError("INTERNAL");
  const { field, row, line, ...params } = (extensions?.params ?? {}) as ErrorParams;
  const path: readonly unknown[] = Array.isArray(extensions?.path) ? extensions.path : [];
  const index = path.find((key) => typeof key === "number");
  const inInput = index === undefined ? undefined : index + 1;
  const place = route.oneRow ? 1 : (row ?? inInput ?? line);
  return new DomainError(code, {
    ...params,
    ...(field !== undefined && { field: wireName(field, route) }),
    ...(route.batchField !== undefined && place !== undefined && { row: place }),
  });
}

/** Masked errors that only mean "not now" say so by the status that they ask for. */
function isNotReady(extensions: GraphQLFailure["extensions"]): boolean {
  const http = extensions?.http;
  return typeof http === "object" && http !== null && "status" in http && http.status === 503;
}

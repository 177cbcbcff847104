import { DomainError, type ErrorParams } from "@machiya/schema/domain/errors";
import { type DocumentNode, parse } from "graphql";
import { type Naming, wireName, wireNames } from "../wire/fieldNames.ts";
import { notReady, type ProtocolError } from "./envelope.ts";
import { hasErrorNumber } from "./errorCodes.ts";

/** The result of a document, with the cookies of sessions that it started or ended. */
export interface GraphQLResult {
  data: Record<string, unknown> | null;
  errors?: readonly GraphQLFailure[];
  /** Contains the Set-Cookie headers of sessions. */
  headers: Headers;
}

export interface GraphQLFailure {
  message: string;
  path?: readonly (string | number)[];
  /** For a refusal by the rules: its `code`, its `params` and the `path` into the input. */
  extensions?: Readonly<Record<string, unknown>>;
}

/** A document with the type of its data. A test checks that it matches the schema. */
export interface TypedDocument<Data> {
  readonly node: DocumentNode;
  /** This is never set; it only carries the type of the data. */
  readonly shape?: Data;
}

/** Parses a document once, when its route is defined. */
export function document<Data>(source: string): TypedDocument<Data> {
  return { node: parse(source, { noLocation: true }) };
}

/** Translates a GraphQL error to REST names. The row is included only on routes that have rows. */
export function translateFailure(
  { extensions, message }: GraphQLFailure,
  route: Naming & { oneRow?: true },
): DomainError | ProtocolError {
  if (isNotReady(extensions)) return notReady();
  const code = extensions?.code;
  // A scalar refused the value, so the client's input does not match the schema.
  if (code === "BAD_USER_INPUT") {
    const field = wireName(/[\w]+(?=")/.exec(message)?.[0] ?? "input", route);
    return new DomainError("INVALID_INPUT", { field, rule: { kind: "FORMAT" } });
  }
  if (!hasErrorNumber(code)) return new DomainError("INTERNAL");
  const { row, line, ...params } = (extensions?.params ?? {}) as ErrorParams;
  const path: readonly unknown[] = Array.isArray(extensions?.path) ? extensions.path : [];
  const index = path.find((key) => typeof key === "number");
  const inInput = index === undefined ? undefined : index + 1;
  const place = route.oneRow ? 1 : (row ?? inInput ?? line);
  return DomainError.of(code, {
    ...params,
    ...wireNames(params, route),
    ...(route.batchField !== undefined && place !== undefined && { row: place }),
  });
}

/** Whether a masked error is temporary, which its HTTP status says. */
export function isNotReady(extensions: GraphQLFailure["extensions"]): boolean {
  const http = extensions?.http;
  return typeof http === "object" && http !== null && "status" in http && http.status === 503;
}

import type { ErrorCode } from "@machiya/schema/domain/errors";
import type { DocumentNode } from "graphql";
import type { z } from "zod";
import type { TypedDocument } from "./graphql.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The side of a route: admin routes use the staff session, line routes the customer session. */
export type RouteSide = "admin" | "line";

/**
 * Who may call a route; "admin" is a staff member with role 1. GraphQL decides; this documents and prechecks
 * it.
 */
export type Access = "anonymous" | "customer" | "staff" | "admin";

/** Runs a document with the request's session. Throws the refusal with REST names. */
export interface ExecuteDocument {
  <Data>(document: TypedDocument<Data>, variables?: Record<string, unknown>): Promise<Data>;
  /**
   * Whether an API token authenticates the request; it acts as an admin, but never sees private data of
   * people.
   */
  readonly byToken: boolean;
}

interface RouteMetadata {
  method: Method;
  /** The path without a trailing slash; requests may have one. */
  path: `/api/${string}` | `/line/${string}`;
  summary: string;
  access: Access;
  /** Error codes besides those that follow from access and input. */
  refusals?: readonly ErrorCode[];
  /** The field whose rows are counted from 1 in refusals. */
  batchField?: string;
  /**
   * Marks a batch with at most one row. GraphQL has no list for it, so its refusals contain no row number.
   */
  oneRow?: true;
  /** REST names of GraphQL input fields that differ from the usual ones on this route. */
  fieldNames?: Readonly<Record<string, string>>;
  /** The bridge checks the caller's access first, because GraphQL answers the document to everyone. */
  precheck?: true;
  /** Whether the body contains images and may therefore be larger. */
  carriesPictures?: true;
  /** Fields of the body that may be in the query instead. */
  alsoInQuery?: readonly string[];
}

/** The request of a route and the data of its precheck. */
export interface RouteRequest<PrecheckData> {
  request: Request;
  precheckData: PrecheckData;
}

/** Defines a route as data. */
export interface RouteDefinition<Input extends z.ZodObject, Output extends z.ZodType, Data, PrecheckData>
  extends RouteMetadata {
  /** The schema of the query on GET, of the body on POST and PUT, of both on DELETE. */
  input: Input;
  output: Output;
  /**
   * Runs before the document, when the input needs it; it throws errors that keep the document from running.
   */
  precheckStep?: Precheck<z.output<Input>, PrecheckData>;
  document: TypedDocument<Data> | DocumentChoice<z.output<Input>, PrecheckData, Data>;
  variables?(input: z.output<Input>, routeRequest: RouteRequest<PrecheckData>): Record<string, unknown>;
  present(data: Data, input: z.output<Input>, routeRequest: RouteRequest<PrecheckData>): z.output<Output>;
}

/** Queries that run before a route's document, and the data that they return. */
export interface Precheck<Input, PrecheckData> {
  documents: readonly DocumentNode[];
  load(input: Input, execute: ExecuteDocument): Promise<PrecheckData>;
}

/** Selects one of several documents according to the input. */
interface DocumentChoice<Input, PrecheckData, Data> {
  among: readonly TypedDocument<Data>[];
  choose(input: Input, precheckData: PrecheckData): TypedDocument<Data>;
}

/** A route as the bridge and the documentation use it. */
export interface Route extends RouteMetadata {
  input: z.ZodObject;
  output: z.ZodType;
  /** The route's own documents, followed by those of its precheck. */
  documents: readonly DocumentNode[];
  /** Executes the route for an input that `input` has parsed. */
  run(input: unknown, execute: ExecuteDocument, request: Request): Promise<unknown>;
}

export function route<Input extends z.ZodObject, Output extends z.ZodType, Data, PrecheckData = undefined>({
  precheckStep,
  document,
  variables,
  present,
  ...facts
}: RouteDefinition<Input, Output, Data, PrecheckData>): Route {
  const isChoice = "among" in document;
  const own = isChoice ? document.among.map(({ node }) => node) : [document.node];
  return {
    ...facts,
    documents: [...own, ...(precheckStep?.documents ?? [])],
    async run(read, execute, request) {
      const input = read as z.output<Input>;
      // Routes without a precheck have no precheck data.
      const precheckData = (await precheckStep?.load(input, execute)) as PrecheckData;
      const routeRequest = { request, precheckData };
      const chosen = isChoice ? document.choose(input, precheckData) : document;
      return present(await execute(chosen, variables?.(input, routeRequest) ?? {}), input, routeRequest);
    },
  };
}

export function routeSideOf({ path }: Pick<Route, "path">): RouteSide {
  return path.startsWith("/line/") ? "line" : "admin";
}

/**
 * Whether calls of this method change something and therefore need the product header with a session
 * (decisions.md §2.4).
 */
export function changes({ method }: Pick<Route, "method">): boolean {
  return method !== "GET";
}

/**
 * Whether repeated requests with the same Idempotency-Key get the first response. This holds for all writes
 * that need a session; anonymous writes start and end sessions, whose cookies are never stored.
 */
export function storesResponse(route: Pick<Route, "method" | "access">): boolean {
  return changes(route) && route.access !== "anonymous";
}

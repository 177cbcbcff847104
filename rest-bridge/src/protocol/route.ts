import type { ErrorCode } from "@machiya/schema/domain/errors";
import type { DocumentNode } from "graphql";
import type { z } from "zod";
import type { TypedDocument } from "./graphql.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Whose routes these are: the admin side speaks for the staff session, the line side for the customer's. */
export type RouteSide = "admin" | "line";

/** Who may call; admin is a staff member of role 1. GraphQL decides, this says it beforehand. */
export type Access = "anonymous" | "customer" | "staff" | "admin";

/** Runs a document with the request's session. Throws the refusal in the wire's words. */
export interface ExecuteDocument {
  <Data>(document: TypedDocument<Data>, variables?: Record<string, unknown>): Promise<Data>;
  /** Whether an API token asks: for an admin, and never for what is private to people. */
  readonly byToken: boolean;
}

interface RouteFacts {
  method: Method;
  /** Without a trailing slash, which never matters. */
  path: `/api/${string}` | `/line/${string}`;
  summary: string;
  access: Access;
  /** Refusals besides those that follow from access and input. */
  refusals?: readonly ErrorCode[];
  /** The field whose rows are counted from 1 in refusals. */
  batchField?: string;
  /** A batch that can hold one row at most: GraphQL has no list for it, and so numbers none in its refusals. */
  oneRow?: true;
  /** What this route calls input fields of GraphQL that have another name, or none of one's own, elsewhere. */
  fieldNames?: Readonly<Record<string, string>>;
  /** GraphQL answers the document to everybody; on this route the bridge asks first who calls. */
  precheck?: true;
  /** Whether pictures travel in its body, which may then be larger. */
  carriesPictures?: true;
  /** Fields of the body that the query may have instead. */
  alsoInQuery?: readonly string[];
}

/** What a route was asked with, and what was asked before its own document. */
export interface RouteRequest<Known> {
  request: Request;
  precheckData: Known;
}

/** A route as data. */
export interface RouteDefinition<Input extends z.ZodObject, Answer extends z.ZodType, Data, Known>
  extends RouteFacts {
  /** Of the query on GET, of the body on POST and PUT, of either on DELETE. */
  input: Input;
  answer: Answer;
  /** Asked first, where the input calls for it; it throws what keeps the document from running. */
  precheckStep?: Precheck<z.output<Input>, Known>;
  document: TypedDocument<Data> | DocumentChoice<z.output<Input>, Known, Data>;
  variables?(input: z.output<Input>, asked: RouteRequest<Known>): Record<string, unknown>;
  present(data: Data, input: z.output<Input>, asked: RouteRequest<Known>): z.output<Answer>;
}

/** Questions that come before a route's document, and what is known from them. */
export interface Precheck<Input, Known> {
  documents: readonly DocumentNode[];
  ask(input: Input, ask: ExecuteDocument): Promise<Known>;
}

/** One of several documents, by what is asked for. */
interface DocumentChoice<Input, Known, Data> {
  among: readonly TypedDocument<Data>[];
  choose(input: Input, precheckData: Known): TypedDocument<Data>;
}

/** A route as the bridge and the documentation use it. */
export interface Route extends RouteFacts {
  input: z.ZodObject;
  answer: z.ZodType;
  /** Its own documents, then those that are asked before. */
  documents: readonly DocumentNode[];
  /** Answers an input that `input` has read. */
  run(input: unknown, ask: ExecuteDocument, request: Request): Promise<unknown>;
}

export function route<Input extends z.ZodObject, Answer extends z.ZodType, Data, Known = undefined>({
  precheckStep,
  document,
  variables,
  present,
  ...facts
}: RouteDefinition<Input, Answer, Data, Known>): Route {
  const isChoice = "among" in document;
  const own = isChoice ? document.among.map(({ node }) => node) : [document.node];
  return {
    ...facts,
    documents: [...own, ...(precheckStep?.documents ?? [])],
    async run(read, ask, request) {
      const input = read as z.output<Input>;
      // A route that asks nothing before knows nothing, and cannot tell.
      const precheckData = (await precheckStep?.ask(input, ask)) as Known;
      const asked = { request, precheckData };
      const chosen = isChoice ? document.choose(input, precheckData) : document;
      return present(await ask(chosen, variables?.(input, asked) ?? {}), input, asked);
    },
  };
}

export function routeSideOf({ path }: Pick<Route, "path">): RouteSide {
  return path.startsWith("/line/") ? "line" : "admin";
}

/** Whether calls of this method change something, and so need the product header on a session (decisions.md §2.4). */
export function changes({ method }: Pick<Route, "method">): boolean {
  return method !== "GET";
}

/**
 * Whether a repetition with the same Idempotency-Key gets the first answer: on all that a session may change. What anybody may
 * call opens and ends sessions, whose cookies are kept nowhere.
 */
export function storesResponse(route: Pick<Route, "method" | "access">): boolean {
  return changes(route) && route.access !== "anonymous";
}

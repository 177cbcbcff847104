import type { ErrorCode } from "@machiya/schema/domain/errors";
import type { DocumentNode } from "graphql";
import type { z } from "zod";
import type { TypedDocument } from "./graphql.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Whose routes these are: the admin side speaks for the staff session, the line side for the customer's. */
export type Door = "admin" | "line";

/** Who may call; admin is a staff member of role 1. GraphQL decides, this says it beforehand. */
export type Access = "anonymous" | "customer" | "staff" | "admin";

/** Runs a document with the request's session. Throws the refusal in the wire's words. */
export type Ask = <Data>(document: TypedDocument<Data>, variables?: Record<string, unknown>) => Promise<Data>;

interface RouteFacts {
  method: Method;
  /** Without a trailing slash, which never matters. */
  path: `/api/${string}` | `/line/${string}`;
  summary: string;
  access: Access;
  /** Refusals besides those that follow from access and input. */
  refusals?: readonly ErrorCode[];
  /** Request headers that count, with what they do. */
  headers?: Readonly<Record<string, string>>;
  /** The field whose rows are counted from 1 in refusals. */
  rowsIn?: string;
  /** A batch that can hold one row at most: GraphQL has no list for it, and so numbers none in its refusals. */
  oneRow?: true;
  /** What this route calls input fields of GraphQL that have another name, or none of one's own, elsewhere. */
  fieldNames?: Readonly<Record<string, string>>;
  /** GraphQL answers the document to everybody; on this route the bridge asks first who calls. */
  asksFirst?: true;
  /** Whether pictures travel in its body, which may then be larger. */
  carriesPictures?: true;
}

/** A route as data. */
export interface RouteDefinition<Input extends z.ZodObject, Answer extends z.ZodType, Data>
  extends RouteFacts {
  /** Of the query on GET, of the body on POST and PUT, of either on DELETE. */
  input: Input;
  answer: Answer;
  document: TypedDocument<Data>;
  variables?(input: z.output<Input>, request: Request): Record<string, unknown>;
  present(data: Data, input: z.output<Input>): z.output<Answer>;
  /** Asked first, where the input calls for it; its check throws what keeps the document from running. */
  guard?: Guard<z.output<Input>>;
}

interface Guard<Input> {
  documents: readonly DocumentNode[];
  check(input: Input, ask: Ask): Promise<void>;
}

/** A route as the bridge and the documentation use it. */
export interface Route extends RouteFacts {
  input: z.ZodObject;
  answer: z.ZodType;
  documents: readonly DocumentNode[];
  /** Answers an input that `input` has read. */
  run(input: unknown, ask: Ask, request: Request): Promise<unknown>;
}

export function route<Input extends z.ZodObject, Answer extends z.ZodType, Data>({
  document,
  variables,
  present,
  guard,
  ...facts
}: RouteDefinition<Input, Answer, Data>): Route {
  return {
    ...facts,
    documents: [document.node, ...(guard?.documents ?? [])],
    async run(read, ask, request) {
      const input = read as z.output<Input>;
      await guard?.check(input, ask);
      return present(await ask(document, variables?.(input, request) ?? {}), input);
    },
  };
}

export function doorOf({ path }: Pick<Route, "path">): Door {
  return path.startsWith("/line/") ? "line" : "admin";
}

/** Whether calls of this method change something, and so need the product header on a session (decisions.md §2.4). */
export function changes({ method }: Pick<Route, "method">): boolean {
  return method !== "GET";
}

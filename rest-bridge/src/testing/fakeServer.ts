import { readFileSync } from "node:fs";
import { DomainError } from "@machiya/schema/domain/errors";
import { buildSchema, type DocumentNode, execute, print } from "graphql";
import { createBridge } from "../protocol/bridge.ts";
import type { GraphQLResult } from "../protocol/graphql.ts";
import type { RouteSide } from "../protocol/route.ts";

export const SCHEMA = buildSchema(
  readFileSync(new URL("../../../schema/schema.graphql", import.meta.url), "utf8"),
);

/** The fields of Query and Mutation: values, or functions of the arguments. */
export type Root = Record<string, unknown>;

export interface Operation {
  document: string;
  variables: Record<string, unknown>;
  entrypoint: RouteSide;
}

export interface RestCall {
  headers?: Record<string, string>;
  /** Strings are sent unchanged, other values as JSON. */
  body?: unknown;
}

export interface RestResult {
  status: number;
  headers: Headers;
  error_code: number;
  error_text: string;
  data: unknown;
}

/** The headers of a client that is signed in at both entrypoints. */
export const SIGNED_IN = { product: "shop", session: "admin line" };

/**
 * Creates a bridge to the printed schema with fake data. A request's `session` header names the entrypoints
 * at which it has a session. Errors are masked as the server masks them.
 */
export function fakeServer(root: Root = {}) {
  const operations: Operation[] = [];
  const faults: unknown[] = [];
  const cookies = new Headers();

  async function run(document: DocumentNode, variables: Record<string, unknown>): Promise<GraphQLResult> {
    const result = await execute({ schema: SCHEMA, document, rootValue: root, variableValues: variables });
    const data = (result.data ?? null) as GraphQLResult["data"];
    if (result.errors === undefined) return { data, headers: cookies };
    const errors = result.errors.map(({ message, originalError }) => {
      if (originalError instanceof DomainError) {
        const { code, params, inputPath: path } = originalError;
        return { message, extensions: { code, params, path } };
      }
      return { message, extensions: { code: originalError === undefined ? "BAD_USER_INPUT" : "INTERNAL" } };
    });
    return { data, errors, headers: cookies };
  }

  const hasSession = (request: Request, entrypoint: RouteSide) =>
    (request.headers.get("session") ?? "").split(" ").includes(entrypoint);
  const answer = createBridge({
    graphql: async ({ document, variables, entrypoint }) => {
      operations.push({ document: print(document), variables, entrypoint });
      return run(document, variables);
    },
    isByToken: (request) => request.headers.has("authorization"),
    hasSession,
    isSignedIn: async (request, entrypoint) => hasSession(request, entrypoint),
    idempotent: (_asked, work) => work(),
    onFault: (error) => faults.push(error),
  });

  /** Returns the raw response; null when the path is not a REST path. */
  function request(method: string, path: string, { headers = SIGNED_IN, body }: RestCall = {}) {
    return answer(
      new Request(`http://shop.test${path}`, {
        method,
        headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
    );
  }

  async function call(method: string, path: string, options?: RestCall): Promise<RestResult> {
    const response = await request(method, path, options);
    if (response === null) throw new Error(`Not a REST path: ${path}`);
    return {
      status: response.status,
      headers: response.headers,
      ...((await response.json()) as Pick<RestResult, "error_code" | "error_text" | "data">),
    };
  }

  /** The variables of the last document that ran. */
  const variables = () =>
    operations.at(-1)?.variables as Record<string, never> & { input: never; filter: never };

  return { operations, faults, cookies, request, call, variables };
}

import { TextResponse } from "@machiya/rest-bridge";
import { executeCompiled, subscribeCompiled } from "@machiya/schema/compiledExecutor";
import type { Context } from "@machiya/schema/context";
import { type DocumentNode, type GraphQLError, OperationTypeNode } from "graphql";
import type { GraphQLParams, Plugin } from "graphql-yoga";
import type { Executor } from "./execute.ts";
import { maskError } from "./masking.ts";
import { createOperation } from "./operation.ts";

interface Options {
  contextOf(request: Request): Promise<{ context: Context; headers: Headers }>;
  executor: Executor;
  /** Returns the persisted document that a request names; null: it sends one of its own, or none. */
  namedBy(request: Request): NamedDocument | null;
}

/** A persisted document with the parameters of its request. */
export interface NamedDocument {
  document: DocumentNode;
  params: GraphQLParams;
}

/**
 * Executes operations by the compiled executor (schema/src/compiledExecutor/), in place of graphql-js. Persisted queries
 * and mutations are answered at once: their documents are parsed, valid, and within the limits already.
 */
export function useCompiledExecutor(options: Options): Plugin {
  return {
    async onRequest({ request, endResponse }) {
      const named = options.namedBy(request);
      const response = named && (await answer(request, named, options));
      if (response !== null) endResponse(response);
    },
    onExecute: ({ setExecuteFn }) => setExecuteFn(executeCompiled),
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(subscribeCompiled),
  };
}

/** Returns null when Yoga must answer. */
async function answer(
  request: Request,
  { document, params }: NamedDocument,
  { contextOf, executor }: Options,
): Promise<Response | null> {
  const variables: unknown = params.variables ?? {};
  if (typeof variables !== "object" || Array.isArray(variables)) return null;
  if (!acceptsJson(request)) return null;
  try {
    const { context, headers } = await contextOf(request);
    const operation = createOperation({
      document,
      operationName: params.operationName,
      variables: variables as Record<string, unknown>,
      viewer: context.viewer,
      isOurs: true,
    });
    if (operation === null || operation.kind === OperationTypeNode.SUBSCRIPTION) return null;
    const { data, errors } = await executor.execute(operation, context, executeCompiled);
    // The variables do not match their types: Yoga reports the error in the protocol's form.
    if (data === undefined) return null;
    const response = errors === undefined ? text(JSON.stringify({ data })) : refusal(errors, data);
    for (const cookie of headers.getSetCookie()) response.headers.append("set-cookie", cookie);
    return response;
  } catch (error) {
    return refusal([error], null);
  }
}

/** Returns whether a client prefers JSON; Yoga answers event streams and GraphQL's own media type. */
const acceptsJson = ({ headers }: Request) => headers.get("accept")?.startsWith("application/json") ?? false;

function text(body: string, status = 200, headers: Record<string, string> = {}): Response {
  return new TextResponse(body, {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
}

/** Returns masked errors with the status and headers that they specify. */
function refusal(errors: readonly unknown[], data: unknown): Response {
  let status = 200;
  let headers: Record<string, string> = {};
  const shown = errors.map((error) => {
    const masked = maskError(error).toJSON();
    const { http, ...extensions } = masked.extensions as GraphQLError["extensions"] & { http?: Http };
    if (http !== undefined && !http.spec) {
      status = Math.max(status, http.status ?? 0);
      headers = { ...headers, ...http.headers };
    }
    return { ...masked, extensions };
  });
  return text(JSON.stringify({ errors: shown, data }), status, headers);
}

interface Http {
  status?: number;
  headers?: Record<string, string>;
  /** Whether this applies only to responses of GraphQL's own media type. */
  spec?: boolean;
}

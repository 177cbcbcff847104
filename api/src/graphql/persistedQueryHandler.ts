import { TextResponse } from "@machiya/rest-bridge";
import type { Context } from "@machiya/schema/context";
import { type DocumentNode, type GraphQLError, OperationTypeNode } from "graphql";
import type { GraphQLParams } from "graphql-yoga";
import type { Executor } from "./execute.ts";
import { maskError } from "./masking.ts";
import { createOperation } from "./operation.ts";

interface Options {
  contextOf(request: Request): Promise<{ context: Context; headers: Headers }>;
  executor: Executor;
}

/**
 * Answers persisted queries and mutations without Yoga, which would parse, validate and limit documents that
 * are already valid. Returns null when Yoga must answer the request.
 */
export function createPersistedQueryHandler({ contextOf, executor }: Options) {
  return async (
    request: Request,
    document: DocumentNode,
    params: GraphQLParams,
  ): Promise<Response | null> => {
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
      const { data, errors } = await executor.execute(operation, context);
      // The variables do not match their types: Yoga reports the error in the protocol's form.
      if (data === undefined) return null;
      const response = errors === undefined ? text(JSON.stringify({ data })) : refusal(errors, data);
      for (const cookie of headers.getSetCookie()) response.headers.append("set-cookie", cookie);
      return response;
    } catch (error) {
      return refusal([error], null);
    }
  };
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

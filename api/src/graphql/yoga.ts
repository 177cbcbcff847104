import { TextResponse } from "@machiya/rest-bridge";
import type { Context } from "@machiya/schema/context";
import type { ExecutionResult, GraphQLSchema } from "graphql";
import { createYoga, type GraphQLParams } from "graphql-yoga";
import { CHANGE_POSITION_HEADER } from "../changes/changePosition.ts";
import { clientOf, setClient } from "../http/client.ts";
import type { IdempotentOperation } from "../idempotency/graphqlIdempotency.ts";
import { createCacheKeys } from "./cacheKeys.ts";
import { errorResponse } from "./errorResponse.ts";
import type { Executor } from "./execute.ts";
import { GRAPHQL_PATH } from "./graphqlPath.ts";
import { withHeartbeats } from "./heartbeatStream.ts";
import { useDocumentLimits } from "./limits.ts";
import { maskError } from "./masking.ts";
import type { Operation } from "./operation.ts";
import {
  type DocumentsOf,
  namedDocument,
  type PersistedDocuments,
  usePersistedDocuments,
} from "./persistedOperations.ts";
import { useRedactedErrors } from "./redactErrors.ts";
import type { ResponseCaches } from "./responseCache.ts";
import { type SubscriptionLifetime, useSubscriptionLifetime } from "./subscriptionLifetime.ts";
import { type NamedDocument, useCompiledExecutor } from "./useCompiledExecutor.ts";
import { type LocalOperations, useExecutor, useGraphQLJs } from "./yogaExecution.ts";

export interface GraphQLOptions {
  schema: GraphQLSchema;
  /** Returns the context of a request and the headers for its response. */
  contextOf(request: Request): Promise<{ context: Context; headers: Headers }>;
  persisted: PersistedDocuments;
  /** The clients whose own documents are executed. */
  documentsOf: DocumentsOf;
  /** Hides GraphiQL, the schema's introspection and the names in suggestions. */
  production: boolean;
  lifetime: SubscriptionLifetime;
  executor: Executor;
  responseCaches: ResponseCaches;
  idempotent: IdempotentOperation;
  /** Returns the position of the changes that this process has received. */
  changePosition(): string;
  /** Whether the compiled executor replaces graphql-js. */
  isAccelerated: boolean;
}

export interface GraphQLServer {
  /** Answers a request over HTTP. */
  handle(request: Request): Promise<Response>;
  /** Executes an operation of this server itself; its document is valid. Errors are masked. */
  executeLocally(operation: Operation, context: Context): Promise<ExecutionResult>;
}

/**
 * Serves GraphQL over HTTP at /graphql: JSON bodies, and queries in a URL; nothing that another site's form
 * can send.
 */
export function createGraphQLServer(options: GraphQLOptions): GraphQLServer {
  const {
    schema,
    contextOf,
    persisted,
    documentsOf,
    production,
    lifetime,
    executor,
    responseCaches,
    idempotent,
    changePosition,
    isAccelerated,
  } = options;
  // The viewer may be needed before the document is read, so the context is built once for both.
  const contexts = new WeakMap<Request, ReturnType<typeof contextOf>>();
  const contextOnce = (request: Request) => {
    const context = contexts.get(request) ?? contextOf(request);
    contexts.set(request, context);
    return context;
  };
  const parsed = new WeakMap<Request, GraphQLParams>();
  const named = new WeakMap<Request, NamedDocument>();
  const local: LocalOperations = new WeakMap();
  const engine = isAccelerated
    ? useCompiledExecutor({
        contextOf: contextOnce,
        executor,
        namedBy: (request) => named.get(request) ?? null,
      })
    : useGraphQLJs();
  const yoga = createYoga<{ parts: ResponseParts }, Context>({
    schema,
    graphqlEndpoint: GRAPHQL_PATH,
    // The server has its own health check paths; Yoga's would match the end of any URL.
    healthCheckEndpoint: "/\u0000",
    landingPage: false,
    graphiql: !production && { title: "Machiya", defaultQuery: "{ store { name } }" },
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: false,
    // Errors are logged where they are masked, with the request's id and without the values that they may
    // quote.
    logging: false,
    maskedErrors: { maskError },
    async context({ request, parts }) {
      const { context, headers } = await contextOnce(request);
      parts.headers = headers;
      return context;
    },
    plugins: [
      {
        onRequestParse({ request, setRequestParser }) {
          const params = parsed.get(request);
          if (params !== undefined) setRequestParser(() => params);
        },
      },
      usePersistedDocuments(
        persisted,
        documentsOf,
        async (request) => (await contextOnce(request)).context.viewer,
      ),
      useDocumentLimits({ hideSchema: production }),
      useRedactedErrors(),
      engine,
      useExecutor(executor, persisted, local),
      useSubscriptionLifetime(lifetime),
    ],
  });

  const cacheKeyOf = createCacheKeys(schema, persisted, lifetime.now);

  async function respondWithYoga(request: Request): Promise<Response> {
    const parts: ResponseParts = { headers: null };
    const response = await asText(await yoga.fetch(request, { parts }));
    for (const cookie of parts.headers?.getSetCookie() ?? []) response.headers.append("set-cookie", cookie);
    return response;
  }

  async function respond(original: Request): Promise<Response> {
    if (original.method === "POST" && mediaType(original) !== "application/json") return notJson();
    const { request, params, body } = await readParams(original);
    if (params === null) return respondWithYoga(request);
    const document = namedDocument(persisted, params);
    return idempotent({ request, params, document, body }, (request) => {
      parsed.set(request, params);
      if (document !== undefined) named.set(request, { document, params });
      const work = () => respondWithYoga(request);
      const cached = document === undefined ? null : cacheKeyOf(request, document, params.variables, body);
      return cached === null ? work() : responseCaches[cached.cache].respond(cached.request, work);
    });
  }

  return {
    async handle(request) {
      const before = changePosition();
      const response = await respond(request);
      // A stream passes on what is announced after its opening, and other data may lack what is announced while it is read.
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
      response.headers.set(CHANGE_POSITION_HEADER, isStream ? changePosition() : before);
      return response;
    },
    async executeLocally(operation, context) {
      local.set(context, operation);
      const { document, operationName, variables } = operation;
      // Queries and mutations have one result.
      return yoga.getEnveloped().execute({
        schema,
        document,
        operationName,
        variableValues: variables,
        contextValue: context,
      }) as Promise<ExecutionResult>;
    },
  };
}

/**
 * Returns the parameters of a POST and the request to continue with. A body that is not a JSON object is
 * passed to Yoga, which reports the error.
 */
async function readParams(
  request: Request,
): Promise<{ request: Request; params: GraphQLParams | null; body: string }> {
  if (request.method !== "POST") return { request, params: null, body: "" };
  const body = await request.text();
  try {
    const params: unknown = JSON.parse(body);
    if (typeof params === "object" && params !== null && !Array.isArray(params))
      return { request, params, body };
  } catch {}
  const { url, method, headers, signal } = request;
  const copy = new Request(url, { method, headers, signal, body });
  setClient(copy, clientOf(request));
  return { request: copy, params: null, body };
}

/** Converts a complete JSON response to text; event streams get heartbeats. */
async function asText(response: Response): Promise<Response> {
  if (response instanceof TextResponse) return response;
  const { status, headers } = response;
  if (!/json/.test(headers.get("content-type") ?? "")) return withHeartbeats(response);
  return new TextResponse(await response.text(), { status, headers: Object.fromEntries(headers) });
}

interface ResponseParts {
  headers: Headers | null;
}

function mediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

function notJson(): Response {
  const message = "Send the operation as application/json.";
  return errorResponse({ message, extensions: { code: "BAD_REQUEST" } }, 415);
}

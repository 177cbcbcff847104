import type { Context } from "@machiya/schema/context";
import type { GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import { useTokenScopes } from "./apiTokens/requireScopes.ts";
import type { Reads } from "./database/replica.ts";
import { useDocumentLimits } from "./graphql/limits.ts";
import { maskError } from "./graphql/masking.ts";
import { useOperationName } from "./graphql/operationName.ts";
import {
  type DocumentsOf,
  type PersistedDocuments,
  usePersistedDocuments,
} from "./graphql/persistedOperations.ts";
import { useReads } from "./graphql/reads.ts";
import { type SubscriptionLifetime, useSubscriptionLifetime } from "./graphql/subscriptionLifetime.ts";
import { useErrorsWithoutValues } from "./graphql/withoutValues.ts";
import { GRAPHQL_PATH } from "./graphqlPath.ts";
import { useTracedExecution } from "./telemetry/tracePieces.ts";

export interface GraphQLOptions {
  schema: GraphQLSchema;
  /** The context of a request and the headers that its answer takes along. */
  contextOf(request: Request): Promise<{ context: Context; headers: Headers }>;
  persisted: PersistedDocuments;
  /** Whose other documents are answered. */
  documentsOf: DocumentsOf;
  /** Hides GraphiQL, the schema's introspection and the names in suggestions. */
  production: boolean;
  lifetime: SubscriptionLifetime;
  reads: Reads;
}

/** GraphQL over HTTP at /graphql: JSON bodies, and queries in a URL; nothing that a form of another site can send. */
export function createGraphQLHandler(options: GraphQLOptions): (request: Request) => Promise<Response> {
  const { schema, contextOf, persisted, documentsOf, production, lifetime, reads } = options;
  // Who asks may count before the document is read: once for both.
  const contexts = new WeakMap<Request, ReturnType<typeof contextOf>>();
  const contextOnce = (request: Request) => {
    const context = contexts.get(request) ?? contextOf(request);
    contexts.set(request, context);
    return context;
  };
  const yoga = createYoga<{ answer: Answer }, Context>({
    schema,
    graphqlEndpoint: GRAPHQL_PATH,
    // The server asks for health at paths of its own; this one would match the end of any URL.
    healthCheckEndpoint: "/\u0000",
    landingPage: false,
    graphiql: !production && { title: "Machiya", defaultQuery: "{ store { name } }" },
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: false,
    // Errors are logged where they are masked, with the request's id and without what they may quote.
    logging: false,
    maskedErrors: { maskError },
    async context({ request, answer }) {
      const { context, headers } = await contextOnce(request);
      answer.headers = headers;
      return context;
    },
    plugins: [
      usePersistedDocuments(
        persisted,
        documentsOf,
        async (request) => (await contextOnce(request)).context.viewer,
      ),
      useDocumentLimits({ hideSchema: production }),
      useErrorsWithoutValues(),
      useTokenScopes(),
      useReads(reads),
      useOperationName(persisted),
      useTracedExecution(),
      useSubscriptionLifetime(lifetime),
    ],
  });

  return async (request) => {
    if (request.method === "POST" && mediaType(request) !== "application/json") return notJson();
    const answer: Answer = { headers: null };
    const response = await yoga.fetch(request, { answer });
    for (const cookie of answer.headers?.getSetCookie() ?? []) response.headers.append("set-cookie", cookie);
    return response;
  };
}

interface Answer {
  headers: Headers | null;
}

function mediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

function notJson(): Response {
  const message = "Send the operation as application/json.";
  return Response.json({ errors: [{ message, extensions: { code: "BAD_REQUEST" } }] }, { status: 415 });
}

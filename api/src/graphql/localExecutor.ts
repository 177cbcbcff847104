import type { BridgeOptions, GraphQLResult } from "@machiya/rest-bridge";
import { type DocumentNode, type GraphQLError, type GraphQLSchema, validate } from "graphql";
import { buildContext, type Services } from "../context.ts";
import { SESSION_KIND_OF_ENTRYPOINT } from "../sessions/requestSessions.ts";
import { createOperation } from "./operation.ts";
import type { GraphQLServer } from "./yoga.ts";

type GraphQLFailure = NonNullable<GraphQLResult["errors"]>[number];

/**
 * Executes this server's own documents in this process, for REST, exports and rendered pages, with the same
 * sessions, scopes and error masking as over HTTP but without the limits for clients' documents. The
 * entrypoint decides which of a browser's two sessions counts.
 */
export function createLocalExecutor(
  schema: GraphQLSchema,
  services: Services,
  { executeLocally }: Pick<GraphQLServer, "executeLocally">,
): BridgeOptions["graphql"] {
  const valid = new WeakSet<DocumentNode>();

  return async ({ document, variables, request, entrypoint }): Promise<GraphQLResult> => {
    if (!valid.has(document)) {
      const [error] = validate(schema, document);
      if (error !== undefined) throw error;
      valid.add(document);
    }
    const { context, headers } = await buildContext(services, request, "rest", [
      SESSION_KIND_OF_ENTRYPOINT[entrypoint],
    ]);
    const { viewer } = context;
    const operation = createOperation({ document, variables, viewer, isOurs: true });
    if (operation === null) throw new Error("A document of this server must have exactly one operation.");
    // A query that prepares a write must read from the primary, where the write goes.
    operation.onlyReads = request.method === "GET" || request.method === "HEAD";
    const { data = null, errors } = await executeLocally(operation, context);
    return errors === undefined ? { data, headers } : { data, errors: errors.map(present), headers };
  };
}

function present({ message, path, extensions }: GraphQLError): GraphQLFailure {
  return { message, ...(path === undefined ? {} : { path }), extensions: { ...extensions } };
}

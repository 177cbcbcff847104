import type { Context } from "@machiya/schema/context";
import { executeOperation } from "@machiya/schema/execution/executor";
import { subscribeOperation } from "@machiya/schema/execution/subscribe";
import type { ExecutionResult, GraphQLSchema } from "graphql";
import { requireScopes } from "../apiTokens/requireScopes.ts";
import type { ReadRouting } from "../database/readRouting.ts";
import { noteOperation } from "../telemetry/log.ts";
import { traceExecution } from "../telemetry/spans.ts";
import type { InvalidateCaches } from "./cacheInvalidation.ts";
import type { Operation } from "./operation.ts";

export interface Executor {
  /**
   * Executes a query or a mutation. Throws FORBIDDEN when an API token lacks a scope. A result without `data`
   * means that the variables do not match their types.
   */
  execute(operation: Operation, context: Context): Promise<ExecutionResult>;
  /** Opens a subscription. Throws FORBIDDEN when an API token lacks a scope. */
  subscribe(
    operation: Operation,
    context: Context,
  ): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;
}

/** Creates the executor that all operations use: over GraphQL, over REST and while pages are rendered. */
export function createExecutor(
  schema: GraphQLSchema,
  reads: ReadRouting,
  invalidateCaches: InvalidateCaches,
): Executor {
  function begin({ document, label, variables, operationName }: Operation, context: Context) {
    noteOperation(label);
    requireScopes(context.viewer, { schema, document, variables });
    return { schema, document, operationName, variables, context };
  }
  return {
    async execute(operation, context) {
      const options = begin(operation, context);
      if (operation.onlyReads) context.prisma = await reads.client();
      const result = await traceExecution(operation.label, async () => executeOperation(options));
      invalidateCaches(operation);
      return result;
    },
    subscribe: async (operation, context) => subscribeOperation(begin(operation, context)),
  };
}

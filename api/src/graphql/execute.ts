import type { Context } from "@machiya/schema/context";
import { requireComplexity } from "@machiya/schema/execution/complexity";
import { executeOperation } from "@machiya/schema/execution/executor";
import { subscribeOperation } from "@machiya/schema/execution/subscribe";
import type { ExecutionResult, GraphQLSchema } from "graphql";
import { requireScopes } from "../apiTokens/requireScopes.ts";
import type { ReadRouting } from "../database/readRouting.ts";
import { noteOperation } from "../telemetry/log.ts";
import { traceExecution } from "../telemetry/spans.ts";
import type { InvalidateCaches } from "./cacheInvalidation.ts";
import type { Operation } from "./operation.ts";
import { requireStorableText } from "./requireStorableText.ts";

export interface Executor {
  /**
   * Executes a query or a mutation. Throws FORBIDDEN when an API token lacks a scope,
   * INVALID_INPUT when a text contains U+0000, and GRAPHQL_VALIDATION_FAILED when a client's document selects
   * too much. A result without `data`
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
  function begin(operation: Operation, context: Context) {
    const { document, label, variables, operationName } = operation;
    noteOperation(label);
    requireStorableText(operation);
    // The project's own documents are not checked, because none of them can exceed the limit.
    if (!operation.isOurs) requireComplexity(schema, operation, context);
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

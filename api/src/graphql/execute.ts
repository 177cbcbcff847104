import type { Context } from "@machiya/schema/context";
import { requireComplexity } from "@machiya/schema/execution/complexity";
import { type Execute, executeOperation, type Subscribe } from "@machiya/schema/execution/executeOperation";
import type { ExecutionArgs, ExecutionResult, GraphQLSchema } from "graphql";
import { requireScopes } from "../apiTokens/requireScopes.ts";
import type { ReadRouting } from "../database/readRouting.ts";
import { noteOperation } from "../telemetry/log.ts";
import { traceExecution } from "../telemetry/spans.ts";
import type { InvalidateCaches } from "./cacheInvalidation.ts";
import type { Operation } from "./operation.ts";
import { requireStorableText } from "./requireStorableText.ts";

export interface Executor {
  /**
   * Executes a query or a mutation by graphql-js' `execute`, or one that gives the same answers. Throws FORBIDDEN when
   * an API token lacks a scope, INVALID_INPUT when a text contains U+0000, and GRAPHQL_VALIDATION_FAILED when a
   * client's document selects too much. A result without `data` means that the variables do not match their types.
   */
  execute(operation: Operation, context: Context, by: Execute): Promise<ExecutionResult>;
  /** Opens a subscription. Throws FORBIDDEN when an API token lacks a scope. */
  subscribe(operation: Operation, context: Context, by: Subscribe): ReturnType<Subscribe>;
}

/** Creates the executor that all operations use: over GraphQL, over REST and while pages are rendered. */
export function createExecutor(
  schema: GraphQLSchema,
  reads: ReadRouting,
  invalidateCaches: InvalidateCaches,
): Executor {
  function begin(operation: Operation, context: Context): ExecutionArgs {
    const { document, label, variables, operationName } = operation;
    noteOperation(label);
    requireStorableText(operation);
    // The project's own documents are not checked, because none of them can exceed the limit.
    if (!operation.isOurs) requireComplexity(schema, operation, context);
    requireScopes(context.viewer, { schema, document, variables });
    return { schema, document, operationName, variableValues: variables, contextValue: context };
  }
  return {
    async execute(operation, context, by) {
      const args = begin(operation, context);
      if (operation.onlyReads) context.prisma = await reads.client();
      const result = await traceExecution(operation.label, async () => executeOperation(by, args));
      invalidateCaches(operation);
      return result;
    },
    subscribe: async (operation, context, by) => by(begin(operation, context)),
  };
}

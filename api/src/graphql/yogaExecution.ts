import type { Context } from "@machiya/schema/context";
import type { ExecutionArgs, ExecutionResult } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Executor } from "./execute.ts";
import { maskError } from "./masking.ts";
import { createOperation, type Operation } from "./operation.ts";
import type { PersistedDocuments } from "./persistedOperations.ts";

/** Makes Yoga execute operations with the shared executor. */
export function useExecutor(executor: Executor, persisted: PersistedDocuments): Plugin<Context> {
  const ours = new WeakSet(persisted.values());

  function run<Result>(args: ExecutionArgs, by: (operation: Operation, context: Context) => Promise<Result>) {
    const { document, operationName } = args;
    // Yoga's `context` option created this value.
    const context = args.contextValue as Context;
    const operation = createOperation({
      ...{ document, operationName, viewer: context.viewer },
      variables: args.variableValues,
      isOurs: ours.has(document),
    });
    if (operation === null)
      throw new Error("The document lacks the operation, which Yoga should have checked.");
    return by(operation, context).catch((error): ExecutionResult => ({ errors: [maskError(error)] }));
  }

  return {
    onExecute: ({ setExecuteFn }) => setExecuteFn((args) => run(args, executor.execute)),
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn((args) => run(args, executor.subscribe)),
  };
}

import type { Context } from "@machiya/schema/context";
import { type ExecutionArgs, type ExecutionResult, execute, type GraphQLError, subscribe } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Executor } from "./execute.ts";
import { createOperation, type Operation } from "./operation.ts";
import type { PersistedDocuments } from "./persistedOperations.ts";

/** The operations of this server itself, by their context, which know more of themselves than their document does. */
export type LocalOperations = WeakMap<Context, Operation>;

/**
 * Executes Yoga's operations by the shared executor, which uses the functions of the plug-in that precedes this one.
 * Yoga masks the errors.
 */
export function useExecutor(
  executor: Executor,
  persisted: PersistedDocuments,
  local: LocalOperations,
): Plugin<Context> {
  const ours = new WeakSet(persisted.values());

  function run<Result>(args: ExecutionArgs, by: (operation: Operation, context: Context) => Promise<Result>) {
    const { document, operationName, variableValues } = args;
    // Yoga's `context` option created this value.
    const context = args.contextValue as Context;
    const { viewer } = context;
    const isOurs = ours.has(document);
    const operation =
      local.get(context) ??
      createOperation({ document, operationName, viewer, variables: variableValues, isOurs });
    if (operation === null)
      throw new Error("The document lacks the operation, which Yoga should have checked.");
    return by(operation, context).catch((error): ExecutionResult => ({ errors: [error as GraphQLError] }));
  }

  return {
    onExecute: ({ executeFn, setExecuteFn }) =>
      setExecuteFn((args) =>
        run(args, (operation, context) => executor.execute(operation, context, executeFn)),
      ),
    onSubscribe: ({ subscribeFn, setSubscribeFn }) =>
      setSubscribeFn((args) =>
        run(args, (operation, context) => executor.subscribe(operation, context, subscribeFn)),
      ),
  };
}

/** Executes by graphql-js instead of the fork of it that Yoga includes. */
export const useGraphQLJs = (): Plugin => ({
  onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
  onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(subscribe),
});

import { type ExecutionArgs, type ExecutionResult, getOperationAST, OperationTypeNode } from "graphql";
import { withWriteTracker } from "../writes/writeTracker.ts";

/** graphql-js' `execute`, or a function that gives the same answers. */
export type Execute = (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>;

/** graphql-js' `subscribe`, or a function that gives the same answers. */
export type Subscribe = (
  args: ExecutionArgs,
) => Promise<AsyncIterable<ExecutionResult, void, void> | ExecutionResult>;

/** Executes a query or mutation of a valid document. */
export function executeOperation(
  execute: Execute,
  args: ExecutionArgs,
): ExecutionResult | Promise<ExecutionResult> {
  const operation = getOperationAST(args.document, args.operationName);
  return operation?.operation === OperationTypeNode.MUTATION
    ? withWriteTracker(() => execute(args))
    : execute(args);
}

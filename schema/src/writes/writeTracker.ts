import { AsyncLocalStorage } from "node:async_hooks";
import { isDatabaseUnavailable, renewWaitBudget } from "@machiya/prisma/client";
import { type ExecutionResult, GraphQLError } from "graphql";
import { DomainError, OutcomeUnknown } from "../domain/errors.ts";

/** What one operation has written so far. */
interface WriteTracker {
  /** Set when a transaction was committed, or may have been. */
  mayHaveWritten: boolean;
  /** The response key of the root field that runs. */
  field: string | number | null;
  /** The root fields that ended before anything was written. */
  endedUnwritten: Set<string | number>;
}

const trackers = new AsyncLocalStorage<WriteTracker>();

/**
 * Executes a mutation. Its errors after a write say that only the response was lost (`errorAfterWrite`).
 */
export function withWriteTracker(
  execute: () => ExecutionResult | Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const tracker: WriteTracker = { mayHaveWritten: false, field: null, endedUnwritten: new Set() };
  return trackers.run(tracker, async () => {
    const result = await execute();
    if (!tracker.mayHaveWritten || result.errors === undefined) return result;
    const errors = result.errors.map((error) =>
      tracker.endedUnwritten.has(error.path?.[0] ?? "") ? error : errorAfterWrite(error),
    );
    return { ...result, errors };
  });
}

/** Notes that the next root field of a mutation begins, after the one before it has ended. */
export function noteRootField(key: string | number): void {
  const tracker = trackers.getStore();
  if (tracker === undefined) return;
  if (tracker.field !== null && !tracker.mayHaveWritten) tracker.endedUnwritten.add(tracker.field);
  tracker.field = key;
}

/** Notes a commit. The work after it has its own wait budget, because refusing the caller would be wrong now. */
export function noteCommit(): void {
  const tracker = trackers.getStore();
  if (tracker !== undefined) tracker.mayHaveWritten = true;
  renewWaitBudget();
}

/** Notes a commit whose outcome is unknown, and returns the error that says so. */
export function noteLostCommit(error: unknown): OutcomeUnknown {
  const tracker = trackers.getStore();
  if (tracker !== undefined) tracker.mayHaveWritten = true;
  return new OutcomeUnknown(error);
}

/**
 * Returns the error of a mutation that may have written. Refusals by the rules stay, because a refused write is
 * rolled back. So do the errors of fields below the mutation's own, whose path says that the write is done: a
 * repeated request would get the same error again. Any other failure means that only the response was lost.
 */
function errorAfterWrite(error: GraphQLError): GraphQLError {
  let cause: unknown = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  if (cause instanceof DomainError) return error;
  if (isOfResult(error) && !isDatabaseUnavailable(cause)) return error;
  const originalError = new OutcomeUnknown(cause);
  const { message, nodes = null, path = null } = error;
  return new GraphQLError(message, { nodes, path, originalError });
}

/** Returns whether a field of what the mutation returns has failed, rather than the mutation itself. */
const isOfResult = ({ path }: GraphQLError): boolean => (path?.length ?? 0) > 1;

import { AsyncLocalStorage } from "node:async_hooks";
import { isDatabaseUnavailable, renewWaitBudget } from "@machiya/prisma/client";
import { GraphQLError } from "graphql";
import { DomainError, OutcomeUnknown } from "../domain/errors.ts";

/** What one operation has written so far. */
interface WriteTracker {
  /** Set when a transaction was committed, or may have been. */
  mayHaveWritten: boolean;
}

const trackers = new AsyncLocalStorage<WriteTracker>();

/** Runs an operation whose writes are noted in the tracker. */
export function withWriteTracker<Result>(work: (tracker: WriteTracker) => Result): Result {
  const tracker: WriteTracker = { mayHaveWritten: false };
  return trackers.run(tracker, work, tracker);
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
export function errorAfterWrite(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  if (cause instanceof DomainError) return error;
  if (isOfResult(error) && !isDatabaseUnavailable(cause)) return error;
  const originalError = new OutcomeUnknown(cause);
  if (!(error instanceof GraphQLError)) return originalError;
  const { message, nodes = null, path = null } = error;
  return new GraphQLError(message, { nodes, path, originalError });
}

/** Returns whether a field of what the mutation returns has failed, rather than the mutation itself. */
const isOfResult = (error: unknown): boolean =>
  error instanceof GraphQLError && (error.path?.length ?? 0) > 1;

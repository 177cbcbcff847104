import { AsyncLocalStorage } from "node:async_hooks";
import { renewWaitBudget } from "@machiya/prisma/client";
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
 * Returns the error of a field that may have written: a failure means that only its response was lost. Refusals
 * by the rules stay, because a refused write is rolled back.
 */
export function errorAfterWrite(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  if (cause instanceof DomainError) return error;
  const originalError = new OutcomeUnknown(cause);
  if (!(error instanceof GraphQLError)) return originalError;
  const { message, nodes = null, path = null } = error;
  return new GraphQLError(message, { nodes, path, originalError });
}

import { DomainError } from "../domain/errors.ts";

/** Seconds after which a full queue has room again, unless every job in it takes as long as it may. */
const RETRY_AFTER_SECONDS = 10;

/** Creates the refusal of an upload for which the queue of its kind has no room. */
export function queueFullError(): DomainError {
  return new DomainError("QUEUE_FULL", { seconds: RETRY_AFTER_SECONDS });
}

/**
 * Why a job has no result. TIMEOUT: it ran longer than allowed. OUT_OF_MEMORY: it needed more memory than
 * allowed. CRASHED: its process ended for another reason. QUEUE_FULL: too many jobs are waiting, so it was
 * never started.
 */
export type JobFailure = "TIMEOUT" | "OUT_OF_MEMORY" | "CRASHED" | "QUEUE_FULL";

/** A job that the isolated runner ended or refused. */
export class IsolatedJobError extends Error {
  readonly failure: JobFailure;

  constructor(failure: JobFailure, detail = "") {
    super(detail === "" ? failure : `${failure}: ${detail}`);
    this.name = "IsolatedJobError";
    this.failure = failure;
  }
}

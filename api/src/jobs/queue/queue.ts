import type { Prisma } from "@machiya/prisma/client";

/** A row of a queue that this process has claimed: no other process takes it up before the lease ends. */
export interface Job {
  id: string | number;
  /** Counts this attempt too. */
  attempts: number;
}

/**
 * The outcome of one attempt. DONE: the handler has stored the result. RETRY: another attempt is made after a pause, unless this was
 * the last one. FAILED: no further attempt is made. RELEASED: the attempt was cut short and does not count.
 */
export type JobResult =
  | { outcome: "DONE" }
  | { outcome: "RETRY"; reason: string }
  | { outcome: "FAILED"; reason: string }
  | { outcome: "RELEASED" };

/**
 * Where the rows of a queue are stored. Each table has the columns "id", "attempts" and "availableAt"; in `waiting`, `order` and
 * `set` its row is called `job`.
 */
export interface QueueTable {
  name: Prisma.Sql;
  idType: "uuid" | "text" | "int";
  /** The columns that handlers receive; "id" and "attempts" are always among them. */
  columns: Prisma.Sql;
  /** Whether a row still waits for an attempt; when it may be claimed is decided by "availableAt". */
  waiting(): Prisma.Sql;
  order: Prisma.Sql;
  /** Assignments that each claim makes besides. */
  set?: Prisma.Sql;
  /** Divides the queue, so that a slow receiver delays its own rows alone: the limit of jobs holds for each lane. */
  lanes?: {
    /** The column that names a row's lane, an integer. */
    column: Prisma.Sql;
    /** Selects the ids of the lanes that are open. */
    open: Prisma.Sql;
  };
}

/** A queue as data: its table, its limits, and what is done with its rows. */
export interface Queue<Row extends Job> {
  /** The queue's name in logs, traces and metrics. */
  name: string;
  table: QueueTable;
  /** How many jobs one process runs at the same time, in each lane. */
  concurrency: number;
  /** A job whose process died is claimed again after this time; no attempt may take longer. */
  leaseSeconds: number;
  maxAttempts: number;
  /** The pause after so many attempts. */
  retrySeconds(attempts: number): number;
  /** How often the queue is read when no notification arrives; retries become due without one. */
  pollIntervalMs: number;
  /** How long a stop waits for running jobs before it cuts them short; it waits until they end where this is left out. */
  stopGraceMs?: number;
  /** The lane of a job, where the table has lanes. */
  laneOf?(job: Row): number;
  /** The kind of a job, for traces. */
  kindOf?(job: Row): string;
  handle(job: Row, signal: AbortSignal): Promise<JobResult>;
  /** Stores that the job has failed for good. */
  fail(job: Row, reason: string): Promise<void>;
}

import type { Prisma } from "@machiya/prisma/client";

/** A queue row that this process has claimed; no other process claims it before the lease ends. */
export interface Job {
  id: string | number;
  /** The number of attempts, including the current one. */
  attempts: number;
}

/**
 * The outcome of one attempt. DONE: the handler has stored the result. RETRY: another attempt follows after a
 * pause, unless this was the last one. FAILED: no further attempt is made. RELEASED: the attempt was aborted
 * and does not count.
 */
export type JobResult =
  | { outcome: "DONE" }
  | { outcome: "RETRY"; reason: string }
  | { outcome: "FAILED"; reason: string }
  | { outcome: "RELEASED" };

/**
 * Describes the table of a queue, which has the columns "id", "attempts" and "availableAt", or others in their place. `waiting`,
 * `order` and `set` refer to its row as `job`.
 */
export interface QueueTable {
  name: Prisma.Sql;
  idType: "uuid" | "text" | "int";
  /** The columns that handlers receive; "id" and "attempts" are always among them. */
  columns: Prisma.Sql;
  /** The condition for a row that waits for an attempt; "availableAt" decides when it may be claimed. */
  waiting(): Prisma.Sql;
  order: Prisma.Sql;
  /** The columns in place of "availableAt" and "attempts", where other parts know them by other names. */
  due?: Prisma.Sql;
  counter?: Prisma.Sql;
  /** Further assignments that each claim makes. */
  set?: Prisma.Sql;
  /**
   * Divides the queue into lanes, each with its own limit of jobs, so that a slow receiver delays its own
   * rows only.
   */
  lanes?: {
    /** The integer column that contains a row's lane. */
    column: Prisma.Sql;
    /** Selects the ids of the lanes that are open. */
    open: Prisma.Sql;
  };
}

/** Describes a queue as data: its table, its limits and its handler. */
export interface Queue<Row extends Job> {
  /** The queue's name in logs, traces and metrics. */
  name: string;
  table: QueueTable;
  /** How many jobs one process runs at the same time, in each lane. */
  concurrency: number;
  /** A job whose process died is claimed again after this time; an attempt must not take longer. */
  leaseSeconds: number;
  maxAttempts: number;
  /** Returns the pause in seconds after the given number of attempts. */
  retrySeconds(attempts: number): number;
  /**
   * How often the queue is polled. Retries are found by polling; new rows usually arrive with a notification.
   */
  pollIntervalMs: number;
  /**
   * How long a stop waits for running jobs before it aborts them; without it, a stop waits until they end.
   */
  stopGraceMs?: number;
  /** Returns the lane of a job, if the table has lanes. */
  laneOf?(job: Row): number;
  /** Returns the kind of a job, for traces. */
  kindOf?(job: Row): string;
  handle(job: Row, signal: AbortSignal): Promise<JobResult>;
  /** Stores that the job has failed for good. */
  fail(job: Row, reason: string): Promise<void>;
}

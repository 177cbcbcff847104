import { IsolatedJobError } from "./isolatedJobError.ts";
import { type IsolatedProcess, type JobLimits, startIsolatedProcess } from "./isolatedProcess.ts";

export interface RunnerLimits extends JobLimits {
  /** The maximum number of jobs that wait while another one runs. */
  maxWaiting: number;
}

/** Receives a job's position in the queue whenever it changes: 0 while it runs. */
export type OnPosition = (position: number) => void;

export interface IsolatedRunner<Job, Result> {
  /**
   * Performs a job after those that were given before. Throws IsolatedJobError when the queue is full or the
   * job exceeds a limit.
   */
  run(job: Job, onPosition?: OnPosition): Promise<Result>;
}

interface QueuedJob<Job, Result> {
  job: Job;
  onPosition: OnPosition;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** An idle process is ended after this time; until then, the next job does not wait for a start. */
const IDLE_TIMEOUT_MS = 5_000;

/**
 * Runs untrusted work in a child process with limits of memory and time, one job at a time, so that no job
 * harms the server: requests, logins, and compression never wait for it. The process is started for the first
 * job, and again after a job that exceeded a limit.
 */
export function createIsolatedRunner<Job, Result>(
  script: URL,
  limits: RunnerLimits,
): IsolatedRunner<Job, Result> {
  const waiting: QueuedJob<Job, Result>[] = [];
  let isRunning = false;
  let idle: IsolatedProcess<Job, Result> | null = null;
  let idleTimer: NodeJS.Timeout | undefined;

  function reportPositions(): void {
    for (const [index, { onPosition }] of waiting.entries()) onPosition(index + 1);
  }

  async function perform(job: Job): Promise<Result> {
    clearTimeout(idleTimer);
    const child = idle?.isAlive() ? idle : await startIsolatedProcess<Job, Result>(script, limits);
    idle = null;
    try {
      return await child.perform(job);
    } finally {
      if (child.isAlive() && !child.isLarge()) keep(child);
      else child.kill();
    }
  }

  function keep(child: IsolatedProcess<Job, Result>): void {
    idle = child;
    idleTimer = setTimeout(() => child.kill(), IDLE_TIMEOUT_MS).unref();
  }

  async function work(): Promise<void> {
    isRunning = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      next.onPosition(0);
      reportPositions();
      await perform(next.job).then(next.resolve, next.reject);
    }
    isRunning = false;
  }

  return {
    run(job, onPosition = () => {}) {
      if (isRunning && waiting.length >= limits.maxWaiting)
        return Promise.reject(new IsolatedJobError("QUEUE_FULL"));
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      waiting.push({ job, onPosition, resolve, reject });
      if (isRunning) onPosition(waiting.length);
      else void work();
      return promise;
    },
  };
}

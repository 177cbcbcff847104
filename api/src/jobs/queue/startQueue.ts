import { setTimeout as sleep } from "node:timers/promises";
import type { PrismaClient } from "@machiya/prisma/client";
import { errorFields, log } from "../../telemetry/log.ts";
import { claimJobs } from "./leases.ts";
import type { Job, Queue } from "./queue.ts";
import { runJob } from "./runJob.ts";
import { startWorker, type WakeableWorker } from "./worker.ts";

/**
 * Runs the jobs of a queue in this process until it is stopped. Any number of processes may do so
 * concurrently.
 */
export function startQueue<Row extends Job>(prisma: PrismaClient, queue: Queue<Row>): WakeableWorker {
  const jobsByLane = new Map<number, number>();
  const running = new Set<Promise<void>>();
  const cutShort = new AbortController();

  async function run(job: Row): Promise<void> {
    const lane = queue.laneOf?.(job) ?? 0;
    jobsByLane.set(lane, (jobsByLane.get(lane) ?? 0) + 1);
    try {
      await runJob(prisma, queue, job, cutShort.signal);
    } catch (error) {
      log.warn("the outcome of a job could not be stored", { queue: queue.name, ...errorFields(error) });
    }
    const others = (jobsByLane.get(lane) ?? 1) - 1;
    if (others > 0) jobsByLane.set(lane, others);
    else jobsByLane.delete(lane);
  }

  const isFull = () => queue.table.lanes === undefined && running.size >= queue.concurrency;
  const worker = startWorker(queue.name, queue.pollIntervalMs, async () => {
    if (isFull()) return;
    for (const job of await claimJobs(prisma, queue, jobsByLane)) {
      const ended = run(job).finally(() => {
        running.delete(ended);
        worker.wake();
      });
      running.add(ended);
    }
  });

  return {
    wake: worker.wake,
    async stop() {
      await worker.stop();
      const ended = Promise.all(running);
      if (queue.stopGraceMs !== undefined) {
        const timer = new AbortController();
        const grace = sleep(queue.stopGraceMs, undefined, { signal: timer.signal }).catch(() => {});
        await Promise.race([ended, grace]);
        timer.abort();
        cutShort.abort();
      }
      await ended;
    },
  };
}

/** Runs all due jobs and returns the number that it claimed. */
export async function drainQueue<Row extends Job>(prisma: PrismaClient, queue: Queue<Row>): Promise<number> {
  const { signal } = new AbortController();
  let claimed = 0;
  for (;;) {
    const jobs = await claimJobs(prisma, queue);
    if (jobs.length === 0) return claimed;
    claimed += jobs.length;
    await Promise.all(jobs.map((job) => runJob(prisma, queue, job, signal)));
  }
}

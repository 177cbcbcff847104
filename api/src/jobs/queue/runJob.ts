import type { PrismaClient } from "@machiya/prisma/client";
import { errorFields, log } from "../../telemetry/log.ts";
import { traceJob } from "../../telemetry/spans.ts";
import { releaseJob, rescheduleJob } from "./leases.ts";
import type { Job, JobResult, Queue } from "./queue.ts";

/** The stored reason when a handler threw an error or its process died in the last attempt. */
const ABANDONED = "INTERNAL";

/**
 * Makes one attempt at a claimed job and stores its outcome. Throws when the outcome cannot be stored; the
 * job is then due again when its lease ends.
 */
export async function runJob<Row extends Job>(
  prisma: PrismaClient,
  queue: Queue<Row>,
  job: Row,
  signal: AbortSignal,
): Promise<void> {
  await traceJob(queue.name, queue.kindOf?.(job) ?? queue.name, async () => {
    const result = await attempt(queue, job, signal);
    if (result.outcome === "RELEASED") return releaseJob(prisma, queue.table, job);
    if (result.outcome === "DONE") return;
    if (result.outcome === "RETRY" && job.attempts < queue.maxAttempts) {
      return rescheduleJob(prisma, queue.table, job, queue.retrySeconds(job.attempts));
    }
    await queue.fail(job, result.reason);
    const { id, attempts } = job;
    log.warn("a job failed", { queue: queue.name, job: id, attempts, reason: result.reason });
  });
}

/**
 * Runs the handler once. An exception counts as an attempt; a job whose process died in the last attempt is
 * not run again.
 */
async function attempt<Row extends Job>(
  queue: Queue<Row>,
  job: Row,
  signal: AbortSignal,
): Promise<JobResult> {
  if (job.attempts > queue.maxAttempts) return { outcome: "FAILED", reason: ABANDONED };
  try {
    return await queue.handle(job, signal);
  } catch (error) {
    log.warn("a job threw an error", { queue: queue.name, job: job.id, ...errorFields(error) });
    return { outcome: "RETRY", reason: ABANDONED };
  }
}

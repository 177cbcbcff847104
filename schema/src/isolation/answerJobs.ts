import { writeFileSync } from "node:fs";

/** What the child process answers to each job. */
export type JobAnswer<Result> = { result: Result } | { error: string };

/**
 * Runs in the child process of an isolated runner: performs each job that the parent sends, and ends when the
 * parent is gone.
 */
export function answerJobs<Job, Result>(perform: (job: Job) => Promise<Result>): void {
  // When the machine runs out of memory, the kernel should end this process and not the server.
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Only Linux has this file.
  }
  // A terminal sends Ctrl-C to this process too, but the server lets running requests finish first.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  // SIGKILL is needed because an exit would wait for the threads that decode an image.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.on("message", (job: Job) => {
    perform(job).then(
      (result) => respond({ result }),
      (error: unknown) => respond({ error: error instanceof Error ? (error.stack ?? error.message) : "" }),
    );
  });
  process.send?.("ready");

  function respond(message: JobAnswer<Result>): void {
    process.send?.(message);
  }
}

import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import { z } from "zod";

/** The report of an API process about itself, in bytes and milliseconds. */
export const selfReport = z.object({
  rss: z.number(),
  heapUsed: z.number(),
  /** The heap after the last full garbage collection; null if there was none since the last report. */
  heapLive: z.number().nullable(),
  external: z.number(),
  /** The delay of the event loop since the last report. */
  delayP99: z.number(),
  delayMax: z.number(),
  handles: z.number(),
});

export type SelfReport = z.infer<typeof selfReport>;

/** The prefix of a report in the output of the process. */
export const REPORT = "self-report ";

/** Runs in the watched process before its own code, and prints a SelfReport at every SIGUSR2. */
function printReports(): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let heapLive: number | null = null;
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isMajor)) heapLive = process.memoryUsage().heapUsed;
  }).observe({ entryTypes: ["gc"] });
  process.on("SIGUSR2", () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const report: SelfReport = {
      rss,
      heapUsed,
      heapLive,
      external,
      delayP99: delay.percentile(99) / 1e6,
      delayMax: delay.max / 1e6,
      handles: process.getActiveResourcesInfo().length,
    };
    process.stdout.write(`${REPORT}${JSON.stringify(report)}\n`);
    delay.reset();
    heapLive = null;
  });
}

/** Node's constant for a full garbage collection. */
const MAJOR = 4;

function isMajor(entry: PerformanceEntry): boolean {
  const detail: unknown = "detail" in entry ? entry.detail : null;
  return typeof detail === "object" && detail !== null && "kind" in detail && detail.kind === MAJOR;
}

if (process.execArgv.some((flag) => flag.includes("soakProbe"))) printReports();

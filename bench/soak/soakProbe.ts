import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import { z } from "zod";

/** What an api process says of itself; bytes, milliseconds, numbers. */
export const selfReport = z.object({
  rss: z.number(),
  heapUsed: z.number(),
  /** Heap after the last collection of everything: what is really held. Null: there was none since the last report. */
  heapLive: z.number().nullable(),
  external: z.number(),
  /** Of the event loop, since the last report. */
  delayP99: z.number(),
  delayMost: z.number(),
  handles: z.number(),
});

export type SelfReport = z.infer<typeof selfReport>;

/** Before a report in what the process prints. */
export const REPORT = "self-report ";

/** Loaded into the process that is watched, before its own code: prints a SelfReport at every SIGUSR2. */
function watch(): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let heapLive: number | null = null;
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isMajor)) heapLive = process.memoryUsage().heapUsed;
  }).observe({ entryTypes: ["gc"] });
  process.on("SIGUSR2", () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const report: SelfReport = {
      ...{ rss, heapUsed, heapLive, external },
      delayP99: delay.percentile(99) / 1e6,
      delayMost: delay.max / 1e6,
      handles: process.getActiveResourcesInfo().length,
    };
    process.stdout.write(`${REPORT}${JSON.stringify(report)}\n`);
    delay.reset();
    heapLive = null;
  });
}

/** node's constant of a full collection. */
const MAJOR = 4;

function isMajor(entry: PerformanceEntry): boolean {
  const detail: unknown = "detail" in entry ? entry.detail : null;
  return typeof detail === "object" && detail !== null && "kind" in detail && detail.kind === MAJOR;
}

if (process.execArgv.some((flag) => flag.includes("soakProbe"))) watch();

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

/** Loaded into the process that is watched, before its own code: answers every message of its parent with a SelfReport. */
function watch(tell: (report: SelfReport) => void): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let heapLive: number | null = null;
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isMajor)) heapLive = process.memoryUsage().heapUsed;
  }).observe({ entryTypes: ["gc"] });
  process.on("message", () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    tell({
      ...{ rss, heapUsed, heapLive, external },
      delayP99: delay.percentile(99) / 1e6,
      delayMost: delay.max / 1e6,
      handles: process.getActiveResourcesInfo().length,
    });
    delay.reset();
    heapLive = null;
  });
  // The watched process ends when it likes.
  process.channel?.unref();
}

/** node's constant of a full collection. */
const MAJOR = 4;

function isMajor(entry: PerformanceEntry): boolean {
  const detail: unknown = "detail" in entry ? entry.detail : null;
  return typeof detail === "object" && detail !== null && "kind" in detail && detail.kind === MAJOR;
}

if (process.send !== undefined) {
  const send = process.send.bind(process);
  watch((report) => send(report));
}

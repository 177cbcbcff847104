import { setTimeout as sleep } from "node:timers/promises";
import type { RunningServer } from "../../testing/servers/server.ts";

/** The file that an attacked server loads for this. */
export const PROBE = new URL("serverProbe.ts", import.meta.url).href;
const LINE = /^attack-usage (.+)$/gm;
/** How long a server may take to print a line. */
const PRINTED_WITHIN_MS = 5000;

/** What the main thread of a server used while something ran. */
interface Usage {
  cpuMs: number;
  /** The longest time for which the event loop was blocked. */
  longestMs: number;
}

const linesOf = (server: RunningServer) => [...server.output().matchAll(LINE)].map(([, json = ""]) => json);

/** Runs `work` and returns its result with what each server used meanwhile. */
export async function withUsage<Result>(
  servers: readonly RunningServer[],
  work: () => Promise<Result>,
): Promise<{ result: Result; usages: Usage[] }> {
  const before = servers.map((server) => linesOf(server).length);
  for (const { process } of servers) process.kill("SIGUSR2");
  const result = await work();
  for (const { process } of servers) process.kill("SIGUSR2");
  const usages = servers.map(async (server, index): Promise<Usage> => {
    const deadline = performance.now() + PRINTED_WITHIN_MS;
    for (;;) {
      const line = linesOf(server)[before[index] ?? 0];
      if (line !== undefined) return JSON.parse(line);
      if (performance.now() > deadline) throw new Error("A server did not print its usage.");
      await sleep(20);
    }
  });
  return { result, usages: await Promise.all(usages) };
}

import { setTimeout as sleep } from "node:timers/promises";
import { errorFields, log } from "../../telemetry/log.ts";

export interface Worker {
  /** Resolves when the current round has ended. */
  stop(): Promise<void>;
}

export interface WakeableWorker extends Worker {
  /** Starts the next round immediately, or right after the current one. */
  wake(): void;
}

/**
 * Repeats `work` in this process every `intervalMs` and whenever it is woken. A failure is logged, and the
 * next round tries again. `firstAfterMs` delays the first round.
 */
export function startWorker(
  name: string,
  intervalMs: number,
  work: (until: AbortSignal) => Promise<unknown>,
  firstAfterMs = 0,
): WakeableWorker {
  const stopping = new AbortController();
  let woken = new AbortController();
  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: AbortSignal.any([stopping.signal, woken.signal]) }).catch(() => {});
  const running = (async () => {
    if (firstAfterMs > 0) await pause(firstAfterMs);
    while (!stopping.signal.aborted) {
      woken = new AbortController();
      await work(stopping.signal).catch((error: unknown) =>
        log.warn("a worker failed and will try again", { worker: name, ...errorFields(error) }),
      );
      await pause(intervalMs);
    }
  })();
  return {
    wake: () => woken.abort(),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

import { setTimeout as sleep } from "node:timers/promises";
import { errorFields, log } from "../log.ts";

export interface Worker {
  /** Ends after the piece at hand. */
  stop(): Promise<void>;
}

export interface WakeableWorker extends Worker {
  /** There is something to do: looks at once. */
  wake(): void;
}

/** Does `work` again and again in this process, every `lookEvery` milliseconds and when it is woken; a failure is logged and tried again. */
export function startWorker(
  name: string,
  lookEvery: number,
  work: (until: AbortSignal) => Promise<unknown>,
): WakeableWorker {
  const stopping = new AbortController();
  let woken = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      woken = new AbortController();
      await work(stopping.signal).catch((error: unknown) =>
        log.warn(`${name} has to wait`, errorFields(error)),
      );
      const signal = AbortSignal.any([stopping.signal, woken.signal]);
      await sleep(lookEvery, undefined, { signal }).catch(() => {});
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

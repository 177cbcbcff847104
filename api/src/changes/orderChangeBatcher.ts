import type { WrittenOrder } from "@machiya/schema/context";
import { errorFields, log } from "../telemetry/log.ts";

/** Orders that follow each other within this time come thick and fast. */
const BUSY_MS = 100;
/** How long a bundle is gathered. */
const GATHER_MS = 20;
/** Kept while nothing can be told; older ones are dropped. */
const MAX_WAITING = 1000;

export interface OrderChangeBatcher {
  /** Whether orders come thick and fast; asked once for each, before it is written. */
  isBusy(): boolean;
  add(order: WrittenOrder): void;
  /** Tells of what waits, now. */
  flush(): Promise<void>;
}

/**
 * Tells of orders some at a time: each announcement wakes everybody who listens. What `tell` could not be given waits for the next
 * order or flush.
 */
export function createOrderChangeBatcher(
  tell: (bundle: readonly WrittenOrder[]) => Promise<void>,
): OrderChangeBatcher {
  let waiting: WrittenOrder[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  let gathering: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(gathering);
    gathering = undefined;
    const bundle = waiting;
    if (bundle.length === 0) return;
    waiting = [];
    try {
      await tell(bundle);
    } catch (error) {
      waiting = [...bundle, ...waiting].slice(-MAX_WAITING);
      log.warn("cannot tell of orders", errorFields(error));
    }
  }

  return {
    flush,
    isBusy() {
      const now = performance.now();
      const busy = now - lastAt < BUSY_MS;
      lastAt = now;
      return busy;
    },
    add(order) {
      waiting.push(order);
      gathering ??= setTimeout(() => void flush(), GATHER_MS);
    },
  };
}

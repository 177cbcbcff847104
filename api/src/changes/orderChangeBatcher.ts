import type { WrittenOrder } from "@machiya/schema/context";
import { errorFields, log } from "../telemetry/log.ts";

/** Orders that follow each other within this time count as busy. */
const BUSY_MS = 100;
/** How long a batch is collected. */
const GATHER_MS = 20;
/** Maximum number of orders kept while notifications fail; older ones are dropped. */
const MAX_WAITING = 1000;

export interface OrderChangeBatcher {
  /** Returns whether orders follow each other closely. Call once per order, before it is written. */
  isBusy(): boolean;
  add(order: WrittenOrder): void;
  /** Sends the waiting orders now. */
  flush(): Promise<void>;
}

/**
 * Announces orders in batches, because each announcement wakes every listener. Orders that `notify` failed to
 * send wait for the next order or flush.
 */
export function createOrderChangeBatcher(
  notify: (batch: readonly WrittenOrder[]) => Promise<void>,
): OrderChangeBatcher {
  let waiting: WrittenOrder[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  let gathering: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(gathering);
    gathering = undefined;
    const batch = waiting;
    if (batch.length === 0) return;
    waiting = [];
    try {
      await notify(batch);
    } catch (error) {
      waiting = [...batch, ...waiting].slice(-MAX_WAITING);
      log.warn("cannot announce orders", errorFields(error));
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

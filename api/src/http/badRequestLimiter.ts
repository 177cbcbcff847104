import { setTimeout as sleep } from "node:timers/promises";
import { networkPrefix } from "./networkPrefix.ts";

/** Requests of one address that may be wrong one right after the other; a page that is out of date makes a few. */
export const MAX_BAD_REQUESTS = 30;
/** One of them is forgotten in this time. */
export const BAD_REQUEST_DECAY_MS = 2000;
/** Addresses that are remembered; beyond, those of whom nothing was heard for longest are forgotten. */
const MAX_ADDRESSES = 10_000;
/** How long somebody who makes too many waits for the word that it is so, and how many may wait at once. */
const PAUSE_MS = 1000;
const MAX_WAITING = 200;

/** Seconds after which it is worth trying again. */
export const RETRY_AFTER_SECONDS = 5;

/** Requests that cost us work and come to nothing: whoever sends them by the hundred is not worked for. */
export interface BadRequestLimiter {
  /** `whose`: an address, or somebody whom we know. */
  note(whose: string): void;
  /** Whether these make too many: their request is not to be looked at. */
  isLimited(whose: string): boolean;
  /** What such a request waits for before it is told so. */
  pause(): Promise<void>;
}

/** Counts in this process alone: it is this process that is kept from working for others. */
export function createBadRequestLimiter(
  now: () => number = () => performance.now(),
  pause: () => Promise<unknown> = () => sleep(PAUSE_MS, undefined, { ref: false }),
): BadRequestLimiter {
  const counted = new Map<string, { count: number; at: number }>();
  let waiting = 0;

  function countOf(key: string): number {
    const last = counted.get(key);
    return last === undefined ? 0 : Math.max(0, last.count - (now() - last.at) / BAD_REQUEST_DECAY_MS);
  }

  return {
    note(whose) {
      const key = networkPrefix(whose);
      const count = countOf(key) + 1;
      // Set anew, it is the youngest of the map.
      counted.delete(key);
      counted.set(key, { count: Math.min(count, MAX_BAD_REQUESTS), at: now() });
      const [oldest] = counted.keys();
      if (counted.size > MAX_ADDRESSES && oldest !== undefined) counted.delete(oldest);
    },

    isLimited: (whose) => countOf(networkPrefix(whose)) > MAX_BAD_REQUESTS - 1,

    async pause() {
      if (waiting >= MAX_WAITING) return;
      waiting += 1;
      await pause();
      waiting -= 1;
    },
  };
}

/** For servers whose visitors are all one address, tests among them. */
export const NO_BAD_REQUEST_LIMITER: BadRequestLimiter = {
  note() {},
  isLimited: () => false,
  async pause() {},
};

const WRONG = new Set([400, 408, 413, 415, 429]);

/** Whether an answer says that its request was not worth the work. Streams count when their reader hangs up at once (`isDropped`). */
export function isBadRequest({ status, headers }: Response): boolean {
  return WRONG.has(status) || (status === 200 && headers.has("retry-after"));
}

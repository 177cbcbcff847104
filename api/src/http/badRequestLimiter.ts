import { setTimeout as sleep } from "node:timers/promises";
import { networkPrefix } from "./networkPrefix.ts";

/** An address is limited at this many bad requests in quick succession; an outdated page makes a few. */
export const MAX_BAD_REQUESTS = 30;
/** The time in which the count of an address decreases by one. */
export const BAD_REQUEST_DECAY_MS = 2000;
/** Maximum number of counted addresses; above it, the one with the oldest bad request is dropped. */
const MAX_ADDRESSES = 10_000;
/** How long a limited client waits for its refusal, and how many may wait at the same time. */
const PAUSE_MS = 1000;
const MAX_WAITING = 200;

/** Seconds after which a client should retry. */
export const RETRY_AFTER_SECONDS = 5;

/** Limits clients that send many requests which cost work and fail. */
export interface BadRequestLimiter {
  /** Counts a bad request of `client`: an address or a known viewer. */
  note(client: string): void;
  /** Returns whether this client exceeds the limit, so that its request must not be processed. */
  isLimited(client: string): boolean;
  /** Delays the refusal of a limited request. */
  pause(): Promise<void>;
}

/** Counts in this process only, because it protects this process from work. */
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
    note(client) {
      const key = networkPrefix(client);
      const count = countOf(key) + 1;
      // Inserting the key again moves it to the newest end of the map.
      counted.delete(key);
      counted.set(key, { count: Math.min(count, MAX_BAD_REQUESTS), at: now() });
      const [oldest] = counted.keys();
      if (counted.size > MAX_ADDRESSES && oldest !== undefined) counted.delete(oldest);
    },

    isLimited: (client) => countOf(networkPrefix(client)) > MAX_BAD_REQUESTS - 1,

    async pause() {
      if (waiting >= MAX_WAITING) return;
      waiting += 1;
      await pause();
      waiting -= 1;
    },
  };
}

/** Used where all clients share one address, for example in tests. */
export const NO_BAD_REQUEST_LIMITER: BadRequestLimiter = {
  note() {},
  isLimited: () => false,
  async pause() {},
};

const BAD_STATUSES = new Set([400, 408, 413, 415, 429]);

/**
 * Returns whether a response shows that its request was bad. A 200 with Retry-After is REST's envelope of a
 * refusal.
 */
export function isBadRequest({ status, headers }: Response): boolean {
  return BAD_STATUSES.has(status) || (status === 200 && headers.has("retry-after"));
}

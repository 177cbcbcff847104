import { setTimeout as sleep } from "node:timers/promises";
import { network } from "./network.ts";

/** Requests of one address that may be wrong one right after the other; a page that is out of date makes a few. */
export const MISTAKES_AT_ONCE = 30;
/** One of them is forgotten in this time. */
export const FORGOTTEN_MS = 2000;
/** Addresses that are remembered; beyond, those of whom nothing was heard for longest are forgotten. */
const MOST_ADDRESSES = 10_000;
/** How long somebody who makes too many waits for the word that it is so, and how many may wait at once. */
const PAUSE_MS = 1000;
const MOST_WAITING = 200;

/** Seconds after which it is worth trying again. */
export const RETRY_AFTER_S = 5;

/** Requests that cost us work and come to nothing: whoever sends them by the hundred is not worked for. */
export interface Mistakes {
  /** `whose`: an address, or somebody whom we know. */
  note(whose: string): void;
  /** Whether these make too many: their request is not to be looked at. */
  areTooMany(whose: string): boolean;
  /** What such a request waits for before it is told so. */
  pause(): Promise<void>;
}

/** Counts in this process alone: it is this process that is kept from working for others. */
export function createMistakes(
  now: () => number = () => performance.now(),
  pause: () => Promise<unknown> = () => sleep(PAUSE_MS, undefined, { ref: false }),
): Mistakes {
  const counted = new Map<string, { count: number; at: number }>();
  let waiting = 0;

  function countOf(key: string): number {
    const last = counted.get(key);
    return last === undefined ? 0 : Math.max(0, last.count - (now() - last.at) / FORGOTTEN_MS);
  }

  return {
    note(whose) {
      const key = network(whose);
      const count = countOf(key) + 1;
      // Set anew, it is the youngest of the map.
      counted.delete(key);
      counted.set(key, { count: Math.min(count, MISTAKES_AT_ONCE), at: now() });
      const [oldest] = counted.keys();
      if (counted.size > MOST_ADDRESSES && oldest !== undefined) counted.delete(oldest);
    },

    areTooMany: (whose) => countOf(network(whose)) > MISTAKES_AT_ONCE - 1,

    async pause() {
      if (waiting >= MOST_WAITING) return;
      waiting += 1;
      await pause();
      waiting -= 1;
    },
  };
}

/** For servers whose visitors are all one address, tests among them. */
export const NO_MISTAKES: Mistakes = { note() {}, areTooMany: () => false, async pause() {} };

const WRONG = new Set([400, 408, 413, 415, 429]);

/** Whether an answer says that its request was not worth the work. Streams count when their reader hangs up at once (`isDropped`). */
export function isMistake({ status, headers }: Response): boolean {
  return WRONG.has(status) || (status === 200 && headers.has("retry-after"));
}

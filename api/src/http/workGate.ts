import { setTimeout as sleep } from "node:timers/promises";
import { SPARE_WORK } from "./workBudgets.ts";
import type { ClientKey, WorkLimiter } from "./workLimiter.ts";

/** How long a request of a busy client waits for spare capacity, and how many may wait. */
const WAIT_MS = 1000;
const MAX_WAITING = 200;
/** How many requests of busy clients run at the same time, with and without other clients. */
const MAX_RUNNING = { whileOthersAreActive: 1, otherwise: 8 };
/** How long a client counts as active after a request. */
const ACTIVE_MS = 3000;
/** The number of active clients that are remembered: one may have become busy since. */
const MAX_ACTIVE = 20;
/** How often waiting requests are admitted when no request ends. */
const ADMIT_INTERVAL_MS = 20;
/** How long a refused client waits for its refusal, and how many may wait at the same time. */
const PAUSE_MS = 1000;

/** Lets requests of busy clients use what others leave of this process. */
export interface WorkGate {
  /** Notes a request that does not pass the gate, because its client is within its budget. */
  notePrompt(client: ClientKey): void;
  /** Waits for spare capacity. Returns false when there was none in time. */
  enter(client: ClientKey): Promise<boolean>;
  /** Ends a request that entered, which cost this many milliseconds. */
  leave(ms: number): void;
  /** Delays a refusal, so that refused clients cost little. */
  pause(): Promise<void>;
}

interface WaitingRequest {
  client: ClientKey;
  admit(admitted: boolean): void;
}

export function createWorkGate(
  limiter: Pick<WorkLimiter, "restOf" | "standingOf">,
  now: () => number = () => performance.now(),
  pause: () => Promise<unknown> = () => sleep(PAUSE_MS, undefined, { ref: false }),
): WorkGate {
  const active = new Map<ClientKey, number>();
  const waiting = new Set<WaitingRequest>();
  let running = 0;
  let pausing = 0;
  let spare: number = SPARE_WORK.otherwise;
  let spareAt = now();
  let timer: NodeJS.Timeout | null = null;

  function situation(): "whileOthersAreActive" | "otherwise" {
    for (const [client, at] of active) {
      if (now() - at > ACTIVE_MS) active.delete(client);
      else if (limiter.standingOf(client) === "prompt") return "whileOthersAreActive";
    }
    return "otherwise";
  }

  /** Admits waiting requests while there is spare capacity, those of the least busy clients first. */
  function admit(): void {
    const current = situation();
    const perSecond = SPARE_WORK[current];
    spare = Math.min(perSecond, spare + ((now() - spareAt) * perSecond) / 1000);
    spareAt = now();
    while (waiting.size > 0 && spare > 0 && running < MAX_RUNNING[current]) {
      let next: WaitingRequest | null = null;
      for (const one of waiting)
        if (next === null || limiter.restOf(one.client) > limiter.restOf(next.client)) next = one;
      next?.admit(true);
    }
    if (waiting.size === 0 && timer !== null) {
      clearInterval(timer);
      timer = null;
    } else if (waiting.size > 0) timer ??= setInterval(admit, ADMIT_INTERVAL_MS).unref();
  }

  return {
    notePrompt(client) {
      active.delete(client);
      active.set(client, now());
      const [oldest] = active.keys();
      if (active.size > MAX_ACTIVE && oldest !== undefined) active.delete(oldest);
    },
    async enter(client) {
      if (waiting.size >= MAX_WAITING) return false;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const late = setTimeout(() => request.admit(false), WAIT_MS);
      const request: WaitingRequest = {
        client,
        admit(admitted) {
          clearTimeout(late);
          waiting.delete(request);
          if (admitted) running += 1;
          resolve(admitted);
        },
      };
      waiting.add(request);
      admit();
      return promise;
    },
    leave(ms) {
      running -= 1;
      spare -= ms;
      admit();
    },
    async pause() {
      if (pausing >= MAX_WAITING) return;
      pausing += 1;
      await pause();
      pausing -= 1;
    },
  };
}

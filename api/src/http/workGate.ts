import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { storeNewest } from "@machiya/schema/execution/storeNewest";
import { createInsistingRequests } from "./insistingRequests.ts";
import { createWaitingRequests } from "./waitingRequests.ts";
import {
  CHEAP_MS,
  LONG_MS,
  LONG_WORK_PER_SECOND,
  PROMPT_WORK_AT_ONCE,
  SPARE_WORK_PER_SECOND,
} from "./workBudgets.ts";
import { type ClientKey, kindOfClient, type WorkLimiter } from "./workLimiter.ts";

/** Requests that share capacity, most urgent first, and how many of them run at the same time while other clients are active. */
const LANES = {
  long: { most: 1, perSecond: LONG_WORK_PER_SECOND },
  cheap: { most: 2, perSecond: SPARE_WORK_PER_SECOND.cheap },
  expensive: { most: 1, perSecond: SPARE_WORK_PER_SECOND.expensive },
};
/** How long a client counts as active after a request. */
const ACTIVE_MS = 3000;
/** The number of active clients that are remembered: some may have become busy since. */
const MAX_ACTIVE = 20;
/** How often waiting requests are admitted when no request ends. */
const ADMIT_INTERVAL_MS = 20;
/** A request that takes longer than this waits for something else, and no longer occupies its place. */
const PLACE_MS = 250;
/** How often a request that gives way looks whether shorter ones still run, and how many times at most. */
const GIVE_WAY_INTERVAL_MS = 2;
const MAX_GIVE_WAY_LOOKS = 10;
/** How long a refused client waits for its refusal, and how many may wait at the same time. */
const PAUSE_MS = 1000;
const MAX_PAUSING = 200;

/** Ends a request, which cost this many milliseconds. */
export type LeaveGate = (ms: number) => void;

/** Decides when requests run, so that no kind of client occupies a process alone. */
export interface WorkGate {
  /**
   * Waits for one of the places of clients within their budget, for a request that is expected to cost this
   * much; null: there was none in time.
   */
  enterPrompt(client: ClientKey, expectedMs: number): Promise<LeaveGate | null>;
  /**
   * Waits for what others leave of this process, for a request that is expected to cost this much; null: there
   * was nothing in time.
   */
  enterBusy(client: ClientKey, expectedMs: number): Promise<LeaveGate | null>;
  /** Returns whether a request of a client within its prompt budget is so long that it shares capacity. */
  isLong(client: ClientKey, expectedMs: number): boolean;
  /** Returns whether clients within their budget were active recently. */
  othersAreActive(): boolean;
  /**
   * Lets other requests have their turn, and requests of customers and visitors within their budget end that do not
   * give way themselves.
   */
  giveWay(): Promise<void>;
  /** Delays a refusal, so that refused clients cost little. */
  pause(): Promise<void>;
}

export function createWorkGate(
  limiter: Pick<WorkLimiter, "restOf" | "standingOf" | "affords">,
  now: () => number = () => performance.now(),
  pause: () => Promise<unknown> = () => sleep(PAUSE_MS, undefined, { ref: false }),
): WorkGate {
  const active = new Map<ClientKey, number>();
  const places = {
    address: { count: 0, running: 0, waiting: createWaitingRequests(limiter) },
    customer: { count: 0, running: 0, waiting: createWaitingRequests(limiter) },
  };
  const lanes = { long: createLane("long"), cheap: createLane("cheap"), expensive: createLane("expensive") };
  const insisting = createInsistingRequests(limiter);
  let pausing = 0;
  let timer: NodeJS.Timeout | null = null;

  function createLane(name: keyof typeof LANES) {
    const { most, perSecond } = LANES[name];
    const waiting = createWaitingRequests(limiter);
    return { most, perSecond, waiting, running: 0, spare: perSecond, spareAt: now() };
  }

  function isLong(client: ClientKey, expectedMs: number): boolean {
    const kind = kindOfClient(client);
    return (kind === "address" || kind === "customer") && expectedMs > LONG_MS;
  }

  function othersAreActive(): boolean {
    for (const [client, at] of active) {
      if (now() - at > ACTIVE_MS) active.delete(client);
      else if (limiter.standingOf(client) === "prompt") return true;
    }
    return false;
  }

  function admitWaiting(): void {
    const isShared = othersAreActive();
    for (const lane of Object.values(lanes)) {
      const refilled = lane.spare + ((now() - lane.spareAt) * lane.perSecond) / 1000;
      lane.spare = Math.min(lane.perSecond, refilled);
      lane.spareAt = now();
      while (lane.waiting.size > 0 && (!isShared || (lane.spare > 0 && lane.running < lane.most))) {
        lane.running += 1;
        lane.waiting.admitNext();
      }
    }
    const isWaiting = Object.values(lanes).some(({ waiting }) => waiting.size > 0);
    if (isWaiting) timer ??= setInterval(admitWaiting, ADMIT_INTERVAL_MS).unref();
    else if (timer !== null) {
      clearInterval(timer);
      timer = null;
    }
  }

  /** Waits for a place; `insists` is asked after that whether the request runs without one. */
  async function enterLane(
    lane: ReturnType<typeof createLane>,
    client: ClientKey,
    insists: () => boolean = () => false,
  ): Promise<LeaveGate | null> {
    const waits = lane.waiting.wait(client);
    admitWaiting();
    let endTurn: ((ms: number) => void) | null = null;
    if (!(await waits)) {
      endTurn = await insisting.takeTurn(client, insists);
      if (endTurn === null) return null;
      lane.running += 1;
    }
    return (ms) => {
      endTurn?.(ms);
      lane.running -= 1;
      lane.spare = Math.max(-lane.perSecond, lane.spare - ms);
      admitWaiting();
    };
  }

  return {
    async enterPrompt(client, expectedMs) {
      storeNewest(active, client, now(), MAX_ACTIVE);
      const kind = kindOfClient(client);
      if (kind !== "address" && kind !== "customer") return () => {};
      if (isLong(client, expectedMs)) {
        // The requests of others leave the lane in debt for longer than a request waits. A customer whose budget
        // covers the request must not be refused for that; each one is charged before the next is asked about.
        return enterLane(
          lanes.long,
          client,
          () => kind === "customer" && limiter.affords(client, expectedMs),
        );
      }
      const place = places[kind];
      if (place.running >= PROMPT_WORK_AT_ONCE[kind]) {
        const admitted = await place.waiting.wait(client);
        // A customer within the budget is never refused.
        if (!admitted && kind === "address") return null;
      }
      place.running += expectedMs;
      place.count += 1;
      let isRunning = true;
      const leave = () => {
        if (!isRunning) return;
        isRunning = false;
        clearTimeout(late);
        place.running -= expectedMs;
        place.count -= 1;
        if (place.running < PROMPT_WORK_AT_ONCE[kind]) place.waiting.admitNext();
      };
      const late = setTimeout(leave, PLACE_MS).unref();
      return leave;
    },
    enterBusy: (client, expectedMs) =>
      enterLane(expectedMs <= CHEAP_MS ? lanes.cheap : lanes.expensive, client),
    isLong,
    othersAreActive,
    async giveWay() {
      await setImmediate();
      for (let looks = 0; looks < MAX_GIVE_WAY_LOOKS; looks += 1) {
        if (places.address.count + places.customer.count === 0) return;
        await sleep(GIVE_WAY_INTERVAL_MS);
      }
    },
    async pause() {
      if (pausing >= MAX_PAUSING) return;
      pausing += 1;
      await pause();
      pausing -= 1;
    },
  };
}

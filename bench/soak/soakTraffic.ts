import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../dataset/random.ts";
import type { createMixedDay, RequestedOperation } from "./soakOperations.ts";

type Day = Awaited<ReturnType<typeof createMixedDay>>;

/** The maximum number of concurrent requests; beyond it, the rate drops, because a soak test is not an overload test. */
const MAX_CONCURRENT = 32;
/** The maximum number of open subscriptions; a new one replaces the oldest. */
const MAX_SUBSCRIPTIONS = 20;
/** The intervals of the other requests, in milliseconds. */
const INTERVALS_MS = {
  logIn: 5_000,
  upload: 5_000,
  subscription: 1_500,
  exportOrders: 60_000,
  exportProducts: 90_000,
};
/** The number of stored error messages. */
const MAX_STORED_ERRORS = 10;

export interface TrafficTotals {
  /** The number of correct responses by kind of request. */
  responses: Record<string, number>;
  errors: string[];
  /** The number of events that the subscriptions received. */
  events: number;
}

/** Sends the requests of a day until it is stopped: `rate` usual requests per second, and the others at their own intervals. */
export function startTraffic(
  origin: string,
  day: Day,
  rate: number,
): { totals(): TrafficTotals; stop(): Promise<void> } {
  const random = seededRandom(7);
  const totals: TrafficTotals = { responses: {}, errors: [], events: 0 };
  const stopped = new AbortController();
  const running = new Set<Promise<void>>();
  const streams: AbortController[] = [];

  const addError = (error: string) => {
    if (totals.errors.length < MAX_STORED_ERRORS) totals.errors.push(error);
  };

  async function send({ name, request: { path, ...init }, check }: RequestedOperation): Promise<void> {
    try {
      const response = await fetch(`${origin}${path}`, { ...init, redirect: "manual" });
      const error = check(response.status, await response.text());
      if (error === null) totals.responses[name] = (totals.responses[name] ?? 0) + 1;
      else addError(`${name}: ${error}`);
    } catch (error) {
      addError(`${name}: ${error instanceof Error ? (error.cause ?? error) : error}`);
    }
  }

  /** Reads a subscription until the signal aborts it, like a page that is closed. */
  async function follow(signal: AbortSignal): Promise<void> {
    const { path, ...init } = day.subscription(random);
    try {
      const response = await fetch(`${origin}${path}`, { ...init, signal });
      if (!response.headers.get("content-type")?.startsWith("text/event-stream"))
        addError(`subscriptions: HTTP ${response.status}: ${(await response.text()).slice(0, 200)}`);
      totals.responses.subscriptions = (totals.responses.subscriptions ?? 0) + 1;
      for await (const chunk of response.body ?? [])
        totals.events += Buffer.from(chunk).toString("latin1").split("event: next").length - 1;
    } catch (error) {
      if (!signal.aborted) addError(`subscriptions: ${error}`);
    }
  }

  function run(work: Promise<void>): void {
    running.add(work);
    void work.finally(() => running.delete(work));
  }

  function openStream(): void {
    const controller = new AbortController();
    streams.push(controller);
    if (streams.length > MAX_SUBSCRIPTIONS) streams.shift()?.abort();
    void follow(controller.signal);
  }

  async function repeat(milliseconds: number, act: () => void): Promise<void> {
    for (let next = performance.now(); !stopped.signal.aborted; next += milliseconds) {
      await sleep(Math.max(0, next - performance.now()), undefined, { signal: stopped.signal }).catch(
        () => {},
      );
      // Requests that were skipped by more than a second of delay are not sent later.
      if (performance.now() - next > 1000) next = performance.now();
      if (!stopped.signal.aborted && running.size < MAX_CONCURRENT) act();
    }
  }

  void repeat(1000 / rate, () => run(send(day.usual(random))));
  void repeat(INTERVALS_MS.logIn, () => run(send(day.logIn())));
  void repeat(INTERVALS_MS.upload, () => run(send(day.upload(random))));
  void repeat(INTERVALS_MS.exportOrders, () => run(send(day.exportOrders())));
  void repeat(INTERVALS_MS.exportProducts, () => run(send(day.exportProducts())));
  void repeat(INTERVALS_MS.subscription, openStream);

  return {
    totals: () => totals,
    async stop() {
      stopped.abort();
      await Promise.all(running);
      for (const stream of streams) stream.abort();
    },
  };
}

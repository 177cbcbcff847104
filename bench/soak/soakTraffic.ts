import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../dataset/random.ts";
import type { mixedDay, RequestedOperation } from "./soakOperations.ts";

type Day = Awaited<ReturnType<typeof mixedDay>>;

/** Requests that are on their way at most; beyond, the rate gives way: a soak is no flood. */
const MAX_AT_ONCE = 32;
/** Streams that are open at once; the oldest goes when another comes. */
const STREAMS = 20;
/** Milliseconds between two of each. */
const EVERY = {
  logIn: 5_000,
  upload: 5_000,
  subscription: 1_500,
  exportOrders: 60_000,
  exportProducts: 90_000,
};
/** Faults that are kept. */
const MAX_STORED_ERRORS = 10;

export interface TrafficTotals {
  answered: Record<string, number>;
  faults: string[];
  /** What streams brought, in events. */
  events: number;
}

/** Sends the requests of a day, `rate` usual ones a second and the others at their own pace, until it is stopped. */
export function startTraffic(
  origin: string,
  day: Day,
  rate: number,
): { seen(): TrafficTotals; stop(): Promise<void> } {
  const random = seededRandom(7);
  const seen: TrafficTotals = { answered: {}, faults: [], events: 0 };
  const stopped = new AbortController();
  const running = new Set<Promise<void>>();
  const streams: AbortController[] = [];

  const note = (fault: string) => {
    if (seen.faults.length < MAX_STORED_ERRORS) seen.faults.push(fault);
  };

  async function send({ name, asked: { path, ...asked }, judge }: RequestedOperation): Promise<void> {
    try {
      const response = await fetch(`${origin}${path}`, { ...asked, redirect: "manual" });
      const fault = judge(response.status, await response.text());
      if (fault === null) seen.answered[name] = (seen.answered[name] ?? 0) + 1;
      else note(`${name}: ${fault}`);
    } catch (error) {
      note(`${name}: ${error instanceof Error ? (error.cause ?? error) : error}`);
    }
  }

  /** Follows a stream until the caller leaves it, as pages do that are closed. */
  async function follow(leaving: AbortSignal): Promise<void> {
    const { path, ...asked } = day.subscription(random);
    try {
      const response = await fetch(`${origin}${path}`, { ...asked, signal: leaving });
      if (!response.headers.get("content-type")?.startsWith("text/event-stream"))
        note(`subscriptions: HTTP ${response.status}: ${(await response.text()).slice(0, 200)}`);
      seen.answered.subscriptions = (seen.answered.subscriptions ?? 0) + 1;
      for await (const chunk of response.body ?? [])
        seen.events += Buffer.from(chunk).toString("latin1").split("event: next").length - 1;
    } catch (error) {
      if (!leaving.aborted) note(`subscriptions: ${error}`);
    }
  }

  function run(work: Promise<void>): void {
    running.add(work);
    void work.finally(() => running.delete(work));
  }

  function openStream(): void {
    const leaving = new AbortController();
    streams.push(leaving);
    if (streams.length > STREAMS) streams.shift()?.abort();
    void follow(leaving.signal);
  }

  async function every(milliseconds: number, act: () => void): Promise<void> {
    for (let next = performance.now(); !stopped.signal.aborted; next += milliseconds) {
      await sleep(Math.max(0, next - performance.now()), undefined, { signal: stopped.signal }).catch(
        () => {},
      );
      // Behind by more than a moment: what was missed is not made up for.
      if (performance.now() - next > 1000) next = performance.now();
      if (!stopped.signal.aborted && running.size < MAX_AT_ONCE) act();
    }
  }

  void every(1000 / rate, () => run(send(day.usual(random))));
  void every(EVERY.logIn, () => run(send(day.logIn())));
  void every(EVERY.upload, () => run(send(day.upload(random))));
  void every(EVERY.exportOrders, () => run(send(day.exportOrders())));
  void every(EVERY.exportProducts, () => run(send(day.exportProducts())));
  void every(EVERY.subscription, openStream);

  return {
    seen: () => seen,
    async stop() {
      stopped.abort();
      await Promise.all(running);
      for (const stream of streams) stream.abort();
    },
  };
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Change, Changes, ShiftChange } from "@machiya/schema/context";
import pg from "pg";
import { z } from "zod";
import { errorFields, log } from "./log.ts";
import { createSessionEnds, SESSION_CHANNEL, type SessionEnds } from "./sessionEnds.ts";

/** What each channel of Postgres tells about. */
const CHANNELS = {
  orders: "machiya_order",
  broadcasts: "machiya_broadcast",
  appointments: "machiya_appointment",
  shifts: "machiya_shift",
} as const;
type Topic = keyof typeof CHANNELS;
const TOPICS = Object.keys(CHANNELS) as Topic[];
type ChangeOf = Record<Exclude<Topic, "shifts">, Change> & { shifts: ShiftChange };
type Queues = { [T in Topic]: Set<ChangeQueue<ChangeOf[T]>> };
/** Changes kept for a consumer that does not read; older ones are dropped, so that it goes on from the newest. */
const QUEUE_LENGTH = 100;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 10_000;

const row = z.object({
  kind: z.enum(["CREATED", "UPDATED", "DELETED"]),
  id: z.number().int(),
  customerId: z.number().int().nullable().default(null),
});
const shifts = z.object({
  staffMemberId: z.number().int().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
const PAYLOADS: { [T in Topic]: z.ZodType<ChangeOf[T]> } = {
  orders: row,
  broadcasts: row,
  appointments: row,
  shifts,
};

class ChangeQueue<Announced> implements AsyncIterableIterator<Announced> {
  private readonly waiting: Announced[] = [];
  private wake: ((result: IteratorResult<Announced>) => void) | null = null;
  private ended = false;
  private readonly onEnd: (queue: ChangeQueue<Announced>) => void;

  constructor(onEnd: (queue: ChangeQueue<Announced>) => void) {
    this.onEnd = onEnd;
  }

  push(change: Announced): void {
    if (this.wake !== null) {
      this.wake({ done: false, value: change });
      this.wake = null;
      return;
    }
    this.waiting.push(change);
    if (this.waiting.length > QUEUE_LENGTH) this.waiting.shift();
  }

  next(): Promise<IteratorResult<Announced>> {
    const change = this.waiting.shift();
    if (change !== undefined) return Promise.resolve({ done: false, value: change });
    if (this.ended) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  return(): Promise<IteratorResult<Announced>> {
    this.ended = true;
    this.waiting.length = 0;
    this.wake?.({ done: true, value: undefined });
    this.wake = null;
    this.onEnd(this);
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

export interface ChangeListener extends Changes {
  sessionEnds: SessionEnds;
  /** Ends every iteration and the connection. */
  close(): Promise<void>;
}

/**
 * What Postgres announces, for everyone in this process who asks: one connection, in addition to the pool.
 * Resolves once it listens; a connection lost later is made again, with growing pauses. What was announced meanwhile is lost:
 * an announcement is a hint to read again, never the data.
 */
export async function listenForChanges(databaseUrl: string): Promise<ChangeListener> {
  const queues: Queues = {
    orders: new Set(),
    broadcasts: new Set(),
    appointments: new Set(),
    shifts: new Set(),
  };
  const sessionEnds = createSessionEnds();
  const closing = new AbortController();
  let client: pg.Client | null = null;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    fresh.on("error", (error) => lost(fresh, error));
    fresh.on("end", () => lost(fresh, new Error("The database ended the connection")));
    fresh.on("notification", ({ channel, payload: text }) => announce(channel, text ?? ""));
    try {
      await fresh.connect();
      for (const channel of [SESSION_CHANNEL, ...Object.values(CHANNELS)])
        await fresh.query(`LISTEN ${channel}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    if (closing.signal.aborted) await fresh.end();
  }

  function lost(which: pg.Client, error: Error): void {
    if (which !== client || closing.signal.aborted) return;
    client = null;
    log.warn("no longer listening for changes", errorFields(error));
    void which.end().catch(() => {});
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    for (let pause = FIRST_RETRY_MS; !closing.signal.aborted; pause = Math.min(pause * 2, LAST_RETRY_MS)) {
      try {
        await sleep(pause, undefined, { signal: closing.signal, ref: false });
        await connect();
        sessionEnds.missed();
        log.info("listening for changes again");
        return;
      } catch (error) {
        if (!closing.signal.aborted) log.warn("cannot listen for changes", errorFields(error));
      }
    }
  }

  function announce(channel: string, text: string): void {
    const topic = TOPICS.find((one) => CHANNELS[one] === channel);
    try {
      if (channel === SESSION_CHANNEL) sessionEnds.announce(text);
      else if (topic !== undefined) announceOn(topic, text);
    } catch {
      log.error("an announcement of Postgres is not a change");
    }
  }

  function announceOn<T extends Topic>(topic: T, text: string): void {
    const change = PAYLOADS[topic].parse(JSON.parse(text));
    for (const queue of queues[topic]) queue.push(change);
  }

  function follow<T extends Topic>(topic: T): ChangeQueue<ChangeOf[T]> {
    const queue = new ChangeQueue<ChangeOf[T]>((ended) => queues[topic].delete(ended));
    if (closing.signal.aborted) void queue.return();
    else queues[topic].add(queue);
    return queue;
  }

  await connect();
  return {
    sessionEnds,
    orders: () => follow("orders"),
    broadcasts: () => follow("broadcasts"),
    appointments: () => follow("appointments"),
    shifts: () => follow("shifts"),
    async close() {
      closing.abort();
      for (const topic of TOPICS) for (const queue of queues[topic]) await queue.return();
      await client?.end().catch(() => {});
    },
  };
}

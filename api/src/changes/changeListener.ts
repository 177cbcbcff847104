import { setTimeout as sleep } from "node:timers/promises";
import type { Change, Changes, QueuePosition, ShiftChange } from "@machiya/schema/context";
import pg from "pg";
import { z } from "zod";
import { isAlive, monitorHeartbeat } from "../database/heartbeat.ts";
import {
  createSessionRevocation,
  SESSION_CHANNEL,
  type SequencedSessionRevocation,
} from "../sessions/sessionRevocation.ts";
import { errorFields, log } from "../telemetry/log.ts";
import { AsyncQueue } from "./asyncQueue.ts";
import { createChangePosition } from "./changePosition.ts";
import { createListChanges, LIST_CHANNEL } from "./listChanges.ts";

/** The Postgres channel of each topic. */
const CHANNELS = {
  orders: "machiya_order",
  broadcasts: "machiya_broadcast",
  appointments: "machiya_appointment",
  shifts: "machiya_shift",
  queuePositions: "machiya_queue_position",
} as const;
type Topic = keyof typeof CHANNELS;
const TOPICS = Object.keys(CHANNELS) as Topic[];
type ChangeOf = Record<Exclude<Topic, "shifts" | "queuePositions">, Change> & {
  shifts: ShiftChange;
  queuePositions: QueuePosition;
};
type Queues = { [T in Topic]: Set<AsyncQueue<ChangeOf[T]>> };
/** The channels that notify of new rows in a queue. */
const QUEUE_CHANNELS = {
  outbox: "machiya_outbox",
  lineEvents: "machiya_line_event",
  webhooks: "machiya_webhook",
} as const;
export type QueueTopic = keyof typeof QUEUE_CHANNELS;
/** The channels that announce that cached responses may be outdated. */
const CACHE_CHANNELS = {
  /** Products, product types, discounts and the store, as the public sees them. */
  catalog: "machiya_catalogue",
  /** Everything that decides which slots are free. */
  salon: "machiya_salon",
} as const;
export type CacheName = keyof typeof CACHE_CHANNELS;
/** The channel on which processes announce which clients exceeded a budget (http/limits/budgets.ts). */
const EXCESS_CHANNEL = "machiya_excess";
const LISTENED_TO = [
  SESSION_CHANNEL,
  LIST_CHANNEL,
  EXCESS_CHANNEL,
  ...Object.values(QUEUE_CHANNELS),
  ...Object.values(CACHE_CHANNELS),
  ...Object.values(CHANNELS),
];
const NOTIFY =
  "SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS announced (channel, payload)";
const CANCEL_LOCK_WAITS = `SELECT pg_cancel_backend(pid) FROM (
    SELECT DISTINCT pid FROM pg_locks
    WHERE NOT granted AND pid = ANY($1::int[]) AND waitstart <= clock_timestamp() - $2::int * interval '1 ms'
  ) AS waiting`;
const FIRST_RETRY_MS = 100;
/** The server is not ready until it listens again, so the pauses stay short for when the database is back. */
const LAST_RETRY_MS = 1000;
const CONNECT_WITHIN_MS = 2000;
const READY_WITHIN_MS = 1000;

/** The API's name of a change by its SQL operation. */
const KINDS = { INSERT: "CREATED", UPDATE: "UPDATED", DELETE: "DELETED" } as const satisfies Record<
  string,
  Change["kind"]
>;
type Operation = keyof typeof KINDS;

const row = z
  .object({
    operation: z.enum(Object.keys(KINDS) as Operation[]),
    id: z.number().int(),
    customerId: z.number().int().nullable().default(null),
  })
  .transform(({ operation, ...rest }): Change => ({ kind: KINDS[operation], ...rest }));
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
  queuePositions: z.object({ queueId: z.string(), position: z.number().int() }),
};

export interface ChangeListener extends Changes {
  sessionRevocation: SequencedSessionRevocation;
  /** Returns the position of the changes that the console shows. Each change moves it before it is passed on. */
  position(): string;
  /** Returns whether announcements are received now, as far as is known. */
  isListening(): boolean;
  /**
   * Calls the listener whenever rows were added to a queue, and after a gap in which such a notification may
   * have been missed.
   */
  onQueue(topic: QueueTopic, listener: () => void): void;
  /**
   * Calls the listener with the payload of every change that concerns this cache, and with an empty payload
   * whenever one may have been missed. An empty payload means that anything may have changed.
   */
  onChangeOf(cache: CacheName, listener: (payload: string) => void): void;
  /** Returns whether the database answers on this connection within a second. */
  isReady(): Promise<boolean>;
  /** Cancels the statements of these Postgres processes that have waited for a lock for `sinceMs` or longer. */
  cancelLockWaits(processIds: readonly number[], sinceMs: number): Promise<void>;
  /** Sends this text to every process, this one included. */
  publishExcess(text: string): Promise<void>;
  /** Calls the listener with every text that was sent so. */
  onExcess(listener: (text: string) => void): void;
  /** Ends every subscription and the connection. */
  close(): Promise<void>;
}

/**
 * Listens for Postgres' announcements for all of this process on one connection in addition to the pool.
 * Resolves once it listens. A lost connection is opened again after growing pauses; announcements in between
 * are lost, so an announcement is only a hint to read again, never the data, and subscriptions that lived
 * through the gap are ended so that clients subscribe again. `onSilence` is called when the connection stays
 * open but the database does not answer.
 */
export async function listenForChanges(
  databaseUrl: string,
  onSilence: () => void = () => {},
): Promise<ChangeListener> {
  const queues: Queues = {
    orders: new Set(),
    broadcasts: new Set(),
    appointments: new Set(),
    shifts: new Set(),
    queuePositions: new Set(),
  };
  const sessionRevocation = createSessionRevocation();
  const cacheListeners: { channel: string; listener: (payload: string) => void }[] = [];
  const queueListeners: { channel: string; listener: () => void }[] = [];
  const allMayHaveChanged = () => {
    for (const { listener } of cacheListeners) listener("");
  };
  const excessListeners: ((text: string) => void)[] = [];
  const lists = createListChanges();
  const position = createChangePosition([LIST_CHANNEL, CACHE_CHANNELS.catalog, ...Object.values(CHANNELS)]);
  const closing = new AbortController();
  let client: pg.Client | null = null;
  let stopHeartbeat = () => {};

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    });
    fresh.on("error", (error) => lost(fresh, error));
    fresh.on("end", () => lost(fresh, new Error("The database ended the connection")));
    fresh.on("notification", ({ channel, payload: text }) => announce(channel, text ?? ""));
    try {
      await fresh.connect();
      for (const channel of LISTENED_TO) await fresh.query(`LISTEN ${channel}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    stopHeartbeat = monitorHeartbeat(fresh, () => {
      onSilence();
      lost(fresh, new Error("The database does not answer"));
    });
    if (closing.signal.aborted) await fresh.end();
  }

  function lost(which: pg.Client, error: Error): void {
    if (which !== client || closing.signal.aborted) return;
    client = null;
    stopHeartbeat();
    sessionRevocation.onGap();
    allMayHaveChanged();
    log.warn("no longer listening for changes", errorFields(error));
    void which.end().catch(() => {});
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    for (let pause = FIRST_RETRY_MS; !closing.signal.aborted; pause = Math.min(pause * 2, LAST_RETRY_MS)) {
      try {
        await sleep(pause, undefined, { signal: closing.signal, ref: false });
        await connect();
        sessionRevocation.onGap();
        allMayHaveChanged();
        position.onGap();
        for (const { listener } of queueListeners) listener();
        endAll();
        log.info("listening for changes again");
        return;
      } catch (error) {
        if (!closing.signal.aborted) log.warn("cannot listen for changes", errorFields(error));
      }
    }
  }

  function endAll(): void {
    for (const topic of TOPICS) for (const queue of [...queues[topic]]) void queue.return();
    lists.endAll();
  }

  function announce(channel: string, text: string): void {
    const topic = TOPICS.find((one) => CHANNELS[one] === channel);
    position.announce(channel);
    try {
      if (channel === SESSION_CHANNEL) sessionRevocation.announce(text);
      else if (channel === EXCESS_CHANNEL) for (const listener of excessListeners) listener(text);
      else if (channel === LIST_CHANNEL) lists.report(text);
      else if (topic !== undefined) {
        if (topic === "broadcasts") lists.report("Broadcast");
        announceOn(topic, text);
      } else {
        // The catalog's channel announces changes of products, which have no announcement of their own.
        if (channel === CACHE_CHANNELS.catalog) lists.report("Product");
        for (const one of [...cacheListeners, ...queueListeners]) {
          if (one.channel === channel) one.listener(text);
        }
      }
    } catch {
      log.error("a Postgres notification could not be parsed");
    }
  }

  function announceOn<T extends Topic>(topic: T, text: string): void {
    if (queues[topic].size === 0) return;
    const change = PAYLOADS[topic].parse(JSON.parse(text));
    for (const queue of queues[topic]) queue.push(change);
  }

  function follow<T extends Topic>(topic: T): AsyncQueue<ChangeOf[T]> {
    const queue = new AsyncQueue<ChangeOf[T]>((ended) => queues[topic].delete(ended));
    if (closing.signal.aborted) void queue.return();
    else queues[topic].add(queue);
    return queue;
  }

  await connect();
  return {
    sessionRevocation,
    position: position.read,
    isListening: () => client !== null,
    onQueue: (topic, listener) => void queueListeners.push({ channel: QUEUE_CHANNELS[topic], listener }),
    onChangeOf: (cache, listener) => void cacheListeners.push({ channel: CACHE_CHANNELS[cache], listener }),
    orders: () => follow("orders"),
    broadcasts: () => follow("broadcasts"),
    appointments: () => follow("appointments"),
    shifts: () => follow("shifts"),
    lists: lists.follow,
    queuePositions: () => follow("queuePositions"),
    publishQueuePosition(position) {
      // A position is only shown to a waiting person, so an error is not reported.
      client?.query(NOTIFY, [[CHANNELS.queuePositions], [JSON.stringify(position)]]).catch(() => {});
    },
    isReady: async () => client !== null && isAlive(client, READY_WITHIN_MS),
    async publishExcess(text) {
      await client?.query(NOTIFY, [[EXCESS_CHANNEL], [text]]);
    },
    onExcess: (listener) => void excessListeners.push(listener),
    async cancelLockWaits(processIds, sinceMs) {
      await client?.query(CANCEL_LOCK_WAITS, [processIds, sinceMs]);
    },
    async close() {
      closing.abort();
      stopHeartbeat();
      endAll();
      const last = client;
      client = null;
      await last?.end().catch(() => {});
    },
  };
}

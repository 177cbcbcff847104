import { AsyncLocalStorage } from "node:async_hooks";
import { Socket } from "node:net";
import pg from "pg";

/** No connection to the database could be had: nothing was done, and trying again later is worth it. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DatabaseUnavailable";
  }
}

/** Milliseconds that somebody has waited so far while nothing moved. */
interface WaitBudget {
  spent: number;
  /** When they last asked; a stream of events that lives for days begins anew after a rest. */
  askedAt: number;
}
const newPatience = (): WaitBudget => ({ spent: 0, askedAt: performance.now() });
const patience = new AsyncLocalStorage<WaitBudget>();

/** The one that is in use here; undefined: everybody who asks has their own. */
export const currentWaitBudget = (): object | undefined => patience.getStore();

/** Runs `work` with one patience for all the connections and locks that it asks for, instead of one for each. */
export function withSharedWaitBudget<Result>(work: () => Result): Result {
  return patience.run(newPatience(), work);
}

interface Waiter {
  since: number;
  timer: NodeJS.Timeout | undefined;
  /** The milliseconds until now in which nothing moved. */
  admit(stuck: number): void;
}

/** Whoever waits in a queue that moves waits at most so many times `waitMs`. */
const MAX_IN_MOVING_QUEUE = 5;
/** Whoever has a turn may use at least this part of `waitMs` to connect or for a lock, however long it took to have it. */
const MIN = 1 / 8;

const ignore = () => {};

/** The address without its own options of a session, which node-postgres would take in place of ours, and those. */
function withoutOptions(connectionString: string): { connectionString: string; options: string } {
  const url = URL.parse(connectionString);
  const options = url?.searchParams.get("options");
  if (url === null || options == null) return { connectionString, options: "" };
  url.searchParams.delete("options");
  return { connectionString: url.href, options };
}

/** Not the pool, which would set a clock each time that it lends a connection, limits how long a new one takes. */
const clientThatConnectsWithin = (connectionTimeoutMillis: number) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis });
    }
  };

/**
 * A pool that tells a crowd from a standstill. In a crowd connections come back all the time and everybody's turn comes;
 * at a standstill (all of them held by locks, by slow statements, by a database that does not answer) whoever asks is refused
 * after `waitMs`. Waiting for a lock takes from the same patience.
 */
export class ConnectionPool extends pg.Pool {
  readonly #waitMs: number;
  readonly #most: number;
  readonly #sockets: Set<Socket>;
  readonly #queue: Waiter[] = [];
  readonly #checkedOutCount = new Map<pg.PoolClient, { at: number; to: WaitBudget }>();
  readonly #lockWait = new WeakMap<pg.PoolClient, number>();
  readonly #admit: ((client: pg.PoolClient) => Promise<void>) | undefined;
  #checkedOut = 0;
  #movedAt = 0;

  /** `admit` looks at a connection each time before it is lent; what it throws, whoever asked for it gets. */
  constructor(
    config: pg.PoolConfig & { max: number },
    waitMs: number,
    admit?: (client: pg.PoolClient) => Promise<void>,
  ) {
    const sockets = new Set<Socket>();
    const stream = () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once("close", () => sockets.delete(socket));
    };
    const { connectionString, options: given } = withoutOptions(config.connectionString ?? "");
    const options = `${given} ${config.options ?? ""} -c lock_timeout=${waitMs}`;
    super({ ...config, connectionString, options, stream, Client: clientThatConnectsWithin(waitMs) });
    this.#waitMs = waitMs;
    this.#most = config.max;
    this.#admit = admit;
    this.#sockets = sockets;
    // A connection that breaks while nobody has it is gone from the pool; the next who asks gets another.
    this.on("error", ignore);
    this.on("release", (_error, client) => this.#checkIn(client));
  }

  /** How many wait for a connection. */
  get waiters(): number {
    return this.#queue.length;
  }

  /** Drops every connection, in use or not: for a database that has fallen silent. What runs fails at once. */
  destroyAll(): void {
    for (const { to } of this.#checkedOutCount.values()) to.spent = this.#waitMs;
    this.#checkedOutCount.clear();
    for (const socket of this.#sockets) socket.destroy();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | undefined {
    const asked = this.#connect();
    if (callback === undefined) return asked;
    asked.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  /** Throws DatabaseUnavailable. */
  async #connect(): Promise<pg.PoolClient> {
    const asker = patience.getStore() ?? newPatience();
    if (performance.now() - asker.askedAt > this.#waitMs * MAX_IN_MOVING_QUEUE) asker.spent = 0;
    asker.askedAt = performance.now();
    if (this.#checkedOut >= this.#most) await this.#turn(asker);
    else this.#checkedOut += 1;
    const client = await (this.idleCount > 0 ? this.#connection() : this.#newConnection(asker));
    this.#checkedOutCount.set(client, { at: performance.now(), to: asker });
    const lockWait = this.#lockWaitOf(asker);
    const isAsItShouldBe = (this.#lockWait.get(client) ?? this.#waitMs) === lockWait;
    if (isAsItShouldBe && this.#admit === undefined) return client;
    // Nobody listens yet to a connection that breaks here; what is asked on it fails by itself.
    client.on("error", ignore);
    try {
      if (!isAsItShouldBe) await this.#limitLocks(client, lockWait);
      await this.#admitted(client);
    } finally {
      client.off("error", ignore);
    }
    return client;
  }

  /** The pool's own way. */
  async #connection(): Promise<pg.PoolClient> {
    try {
      return await super.connect();
    } catch (error) {
      this.#passOn();
      const reason = error instanceof Error ? error.message : String(error);
      throw new DatabaseUnavailable(`No connection to the database: ${reason}`, { cause: error });
    }
  }

  #left({ spent }: WaitBudget): number {
    return Math.max(this.#waitMs * MIN, this.#waitMs - spent);
  }

  /** A connection that comes later than the patience lasts is for somebody else. */
  async #newConnection(asker: WaitBudget): Promise<pg.PoolClient> {
    const began = performance.now();
    const connecting = this.#connection();
    let late = false;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        late = true;
        reject(new DatabaseUnavailable("The database did not take the connection in time"));
      }, this.#left(asker));
    });
    connecting.then((client) => late && client.release(), ignore);
    try {
      return await Promise.race([connecting, tooLate]);
    } finally {
      clearTimeout(timer);
      asker.spent += performance.now() - began;
    }
  }

  /** Waits for a connection that somebody gives back; the time in which nothing moved is taken from the patience. */
  #turn(asker: WaitBudget): Promise<void> {
    return new Promise((resolve, reject) => {
      const { spent } = asker;
      const since = performance.now();
      const waiter: Waiter = {
        since,
        timer: undefined,
        admit(stuck) {
          clearTimeout(this.timer);
          asker.spent += stuck;
          resolve();
        },
      };
      const look = () => {
        const left = Math.min(
          this.#waitMs - spent - this.#stuckSince(since),
          this.#waitMs * MAX_IN_MOVING_QUEUE - (performance.now() - since),
        );
        if (left > 0) {
          waiter.timer = setTimeout(look, Math.ceil(left));
          return;
        }
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
        asker.spent += this.#stuckSince(since);
        reject(new DatabaseUnavailable("No connection to the database came free in time"));
      };
      this.#queue.push(waiter);
      look();
    });
  }

  #stuckSince(since: number): number {
    return performance.now() - Math.max(since, this.#movedAt);
  }

  #checkIn(client: pg.PoolClient): void {
    const loan = this.#checkedOutCount.get(client);
    this.#checkedOutCount.delete(client);
    const stuck = this.#stuckSince(this.#queue[0]?.since ?? 0);
    // Whoever kept it as long as a lock is waited for, or lost it, may have waited in vain as everybody else: no movement.
    const inVain = this.#lockWait.get(client) ?? this.#waitMs;
    if (loan !== undefined && performance.now() - loan.at < inVain) this.#movedAt = performance.now();
    this.#passOn(stuck);
  }

  /** The next in the queue may ask for the connection that is free now. */
  #passOn(stuck?: number): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#checkedOut -= 1;
    else next.admit(stuck ?? this.#stuckSince(next.since));
  }

  async #admitted(client: pg.PoolClient): Promise<void> {
    try {
      await this.#admit?.(client);
    } catch (error) {
      client.release();
      throw error;
    }
  }

  /** What was waited for the connection is no longer there for waiting for a lock. */
  #lockWaitOf(asker: WaitBudget): number {
    return asker.spent > this.#waitMs / 4 ? Math.round(this.#left(asker)) : this.#waitMs;
  }

  async #limitLocks(client: pg.PoolClient, wait: number): Promise<void> {
    try {
      await client.query(`SET lock_timeout = ${wait}`);
      this.#lockWait.set(client, wait);
    } catch (error) {
      client.release(true);
      throw new DatabaseUnavailable("The connection broke", { cause: error });
    }
  }
}

import { AsyncLocalStorage } from "node:async_hooks";
import { Socket } from "node:net";
import pg from "pg";

/** No database connection was available. Nothing was executed, so that a retry is safe. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DatabaseUnavailable";
  }
}

/** The time in milliseconds that a caller has spent waiting while no connection was released. */
interface WaitBudget {
  spent: number;
  /**
   * When the caller last requested a connection. Long-lived streams start with a fresh budget after a pause.
   */
  requestedAt: number;
  /** Whether the caller has committed a write, so that it precedes others in the queue. */
  hasCommitted: boolean;
}
const newWaitBudget = (): WaitBudget => ({ spent: 0, requestedAt: performance.now(), hasCommitted: false });
const waitBudgets = new AsyncLocalStorage<WaitBudget>();

/** Returns the wait budget of the current async context; undefined when each request has its own. */
export const currentWaitBudget = (): object | undefined => waitBudgets.getStore();

/** Runs `work` with one wait budget for all its connections and locks, instead of one for each. */
export function withSharedWaitBudget<Result>(work: () => Result): Result {
  return waitBudgets.run(newWaitBudget(), work);
}

/**
 * Gives the work of the current context a new wait budget and the first place in the queue, because it has
 * committed a write and only builds the response.
 */
export function renewWaitBudget(): void {
  const budget = waitBudgets.getStore();
  if (budget !== undefined) Object.assign(budget, newWaitBudget(), { hasCommitted: true });
}

interface Waiter {
  since: number;
  timer: NodeJS.Timeout | undefined;
  /** Resolves the wait; `stuck` is the time in milliseconds without progress. */
  admit(stuck: number): void;
}

/** Maximum wait in a queue that makes progress, as a multiple of `waitMs`. */
const MAX_IN_MOVING_QUEUE = 5;
/**
 * The minimum share of `waitMs` that remains for connecting and for locks, however long the caller waited in
 * the queue.
 */
const MIN_SHARE = 1 / 8;

const ignore = () => {};

/** Splits the session options off the URL, because node-postgres would use them in place of ours. */
function withoutOptions(connectionString: string): { connectionString: string; options: string } {
  const url = URL.parse(connectionString);
  const options = url?.searchParams.get("options");
  if (url === null || options == null) return { connectionString, options: "" };
  url.searchParams.delete("options");
  return { connectionString: url.href, options };
}

/** Limits the connect time in the client, because the pool's own option starts a timer for every checkout. */
const clientThatConnectsWithin = (connectionTimeoutMillis: number) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis });
    }
  };

/**
 * A connection pool that distinguishes high load from a stall. Under high load connections are released all
 * the time and every caller gets one eventually. When none is released (held by locks, slow statements or an
 * unresponsive database), callers are refused after `waitMs`. Waiting for a lock uses the same budget.
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

  /** `admit` checks a connection each time before it is checked out; its errors reach the caller. */
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
    const { connectionString, options: urlOptions } = withoutOptions(config.connectionString ?? "");
    const options = `${urlOptions} ${config.options ?? ""} -c lock_timeout=${waitMs}`;
    super({ ...config, connectionString, options, stream, Client: clientThatConnectsWithin(waitMs) });
    this.#waitMs = waitMs;
    this.#most = config.max;
    this.#admit = admit;
    this.#sockets = sockets;
    // The pool already removes idle connections that break, so that the error needs no handling.
    this.on("error", ignore);
    this.on("release", (_error, client) => this.#checkIn(client));
  }

  /** Number of callers waiting for a connection. */
  get waiters(): number {
    return this.#queue.length;
  }

  /**
   * Destroys every connection, in use or idle, when the database stops responding. Running statements fail at
   * once.
   */
  destroyAll(): void {
    for (const { to } of this.#checkedOutCount.values()) to.spent = this.#waitMs;
    this.#checkedOutCount.clear();
    for (const socket of this.#sockets) socket.destroy();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connect();
    if (callback === undefined) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  /** Checks out a connection. Throws DatabaseUnavailable. */
  async #connect(): Promise<pg.PoolClient> {
    const budget = waitBudgets.getStore() ?? newWaitBudget();
    if (performance.now() - budget.requestedAt > this.#waitMs * MAX_IN_MOVING_QUEUE) budget.spent = 0;
    budget.requestedAt = performance.now();
    if (this.#checkedOut >= this.#most) await this.#turn(budget);
    else this.#checkedOut += 1;
    const client = await (this.idleCount > 0 ? this.#connection() : this.#newConnection(budget));
    this.#checkedOutCount.set(client, { at: performance.now(), to: budget });
    const lockWait = this.#lockWaitOf(budget);
    const hasLockWait = (this.#lockWait.get(client) ?? this.#waitMs) === lockWait;
    if (hasLockWait && this.#admit === undefined) return client;
    // The caller has no error listener yet. If the connection breaks here, its next query fails anyway.
    client.on("error", ignore);
    try {
      if (!hasLockWait) await this.#limitLocks(client, lockWait);
      await this.#admitted(client);
    } finally {
      client.off("error", ignore);
    }
    return client;
  }

  /** Calls the pool's own implementation. */
  async #connection(): Promise<pg.PoolClient> {
    try {
      return await super.connect();
    } catch (error) {
      this.#admitNext();
      const reason = error instanceof Error ? error.message : String(error);
      throw new DatabaseUnavailable(`No connection to the database: ${reason}`, { cause: error });
    }
  }

  #remaining({ spent }: WaitBudget): number {
    return Math.max(this.#waitMs * MIN_SHARE, this.#waitMs - spent);
  }

  /** Opens a connection. One that arrives after the budget is spent is released for the next caller. */
  async #newConnection(budget: WaitBudget): Promise<pg.PoolClient> {
    const began = performance.now();
    const connecting = this.#connection();
    let late = false;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        late = true;
        reject(new DatabaseUnavailable("The database did not take the connection in time"));
      }, this.#remaining(budget));
    });
    connecting.then((client) => late && client.release(), ignore);
    try {
      return await Promise.race([connecting, timeout]);
    } finally {
      clearTimeout(timer);
      budget.spent += performance.now() - began;
    }
  }

  /** Waits for a released connection. Time without progress is charged to the budget. */
  #turn(budget: WaitBudget): Promise<void> {
    return new Promise((resolve, reject) => {
      const { spent } = budget;
      const since = performance.now();
      const waiter: Waiter = {
        since,
        timer: undefined,
        admit(stuck) {
          clearTimeout(this.timer);
          budget.spent += stuck;
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
        budget.spent += this.#stuckSince(since);
        reject(new DatabaseUnavailable("No connection to the database came free in time"));
      };
      if (budget.hasCommitted) this.#queue.unshift(waiter);
      else this.#queue.push(waiter);
      look();
    });
  }

  #stuckSince(since: number): number {
    return performance.now() - Math.max(since, this.#movedAt);
  }

  #checkIn(client: pg.PoolClient): void {
    const checkout = this.#checkedOutCount.get(client);
    this.#checkedOutCount.delete(client);
    const stuck = this.#stuckSince(this.#queue[0]?.since ?? 0);
    // A connection that was held as long as the lock timeout, or was destroyed, does not count as progress,
    // because its holder may have been stuck too.
    const lockWait = this.#lockWait.get(client) ?? this.#waitMs;
    if (checkout !== undefined && performance.now() - checkout.at < lockWait)
      this.#movedAt = performance.now();
    this.#admitNext(stuck);
  }

  /** Lets the next caller in the queue request the free connection. */
  #admitNext(stuck?: number): void {
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

  /** Returns the lock timeout, which is reduced by the time spent waiting for the connection. */
  #lockWaitOf(budget: WaitBudget): number {
    return budget.spent > this.#waitMs / 4 ? Math.round(this.#remaining(budget)) : this.#waitMs;
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

import { Socket } from "node:net";
import pg from "pg";
import { currentWaitBudget, newWaitBudget, type WaitBudget, withWaitBudget } from "./waitBudget.ts";

/** No database connection was available. Nothing was executed, so that a retry is safe. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DatabaseUnavailable";
  }
}

interface Waiter {
  timer: NodeJS.Timeout;
  /** Hands the free connection to the caller. */
  admit(): void;
}

interface Checkout {
  at: number;
  budget: WaitBudget;
}

/**
 * The share of `waitMs` that a wait may take after the deadline, in a request whose own work took that long.
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

/** Outside of requests, and in a stream's later statements, each use of a connection has its own deadline. */
const budgetOf = (shared: WaitBudget | undefined): WaitBudget =>
  shared === undefined || shared.answered ? newWaitBudget(shared) : shared;

/**
 * A connection pool whose waits end at the deadline of the request: the wait for a connection, the connecting
 * itself, and, through `overdue`, statements that wait for a lock or for a database that does not answer.
 * Its connections send a query before the previous one has been answered (compiledReads/readPipeline.ts).
 */
export class ConnectionPool extends pg.Pool {
  readonly #waitMs: number;
  readonly #most: number;
  readonly #sockets: Set<Socket>;
  readonly #queue: Waiter[] = [];
  readonly #checkouts = new Map<pg.PoolClient, Checkout>();
  readonly #admit: ((client: pg.PoolClient) => Promise<void>) | undefined;
  #checkedOut = 0;

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
    super({
      ...config,
      connectionString,
      options,
      stream,
      pipeline: true,
      Client: clientThatConnectsWithin(waitMs),
    });
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

  /** Sends an empty statement as a request would; it waits half as long, so that it notices a stall. */
  async probe(): Promise<void> {
    const budget = newWaitBudget();
    budget.beganAt -= this.#waitMs / 2;
    await withWaitBudget(budget, () => this.query("SELECT 1"));
  }

  /** How long a wait may take after the deadline. */
  get lateWaitMs(): number {
    return this.#waitMs * MIN_SHARE;
  }

  /** Returns the Postgres process IDs of connections whose requests are past their deadline. */
  overdue(): number[] {
    return [...this.#checkouts].flatMap(([client, { at, budget }]) =>
      performance.now() < this.#deadlineOf(budget, at) ? [] : (processIdOf(client) ?? []),
    );
  }

  /**
   * Destroys every connection, in use or idle, when the database stops responding. Running statements fail at
   * once.
   */
  destroyAll(): void {
    // Their requests have waited long enough; they only look up what became of a write.
    for (const { budget } of this.#checkouts.values())
      budget.beganAt = Math.min(budget.beganAt, performance.now() - this.#waitMs);
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
    const budget = budgetOf(currentWaitBudget());
    if (this.#checkedOut >= this.#most) await this.#turn(budget);
    else this.#checkedOut += 1;
    const client = await (this.idleCount > 0 ? this.#connection() : this.#newConnection(budget));
    this.#checkouts.set(client, { at: performance.now(), budget });
    if (this.#admit === undefined) return client;
    // The caller has no error listener yet. If the connection breaks here, its next query fails anyway.
    client.on("error", ignore);
    try {
      await this.#admit(client);
    } catch (error) {
      client.release();
      throw error;
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

  /** Returns when a wait that begins at `from` must end. */
  #deadlineOf({ beganAt, refused }: WaitBudget, from: number): number {
    if (refused) return from;
    const deadline = beganAt + this.#waitMs;
    return from < deadline ? deadline : from + this.lateWaitMs;
  }

  #remaining(budget: WaitBudget): number {
    const from = performance.now();
    return Math.ceil(this.#deadlineOf(budget, from) - from);
  }

  /** Opens a connection. One that arrives after the deadline is released for the next caller. */
  async #newConnection(budget: WaitBudget): Promise<pg.PoolClient> {
    const connecting = this.#connection();
    let late = false;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        late = true;
        budget.refused = true;
        reject(new DatabaseUnavailable("The database did not take the connection in time"));
      }, this.#remaining(budget));
    });
    connecting.then((client) => late && client.release(), ignore);
    try {
      return await Promise.race([connecting, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Waits for a released connection. */
  #turn(budget: WaitBudget): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
        budget.refused = true;
        reject(new DatabaseUnavailable("No connection to the database came free in time"));
      };
      const waiter: Waiter = {
        timer: setTimeout(refuse, this.#remaining(budget)),
        admit() {
          clearTimeout(this.timer);
          resolve();
        },
      };
      if (budget.hasCommitted) this.#queue.unshift(waiter);
      else this.#queue.push(waiter);
    });
  }

  /** Charges a connection in use to another request from now on. */
  charge(client: pg.PoolClient, shared: WaitBudget | undefined): void {
    this.#endCharge(client);
    this.#checkouts.set(client, { at: performance.now(), budget: budgetOf(shared) });
  }

  #endCharge(client: pg.PoolClient): void {
    const { at = 0, budget = undefined } = this.#checkouts.get(client) ?? {};
    this.#checkouts.delete(client);
    for (let charged = budget; charged !== undefined; charged = charged.parent)
      charged.held += performance.now() - at;
  }

  #checkIn(client: pg.PoolClient): void {
    this.#endCharge(client);
    this.#admitNext();
  }

  /** Lets the next caller in the queue request the free connection. */
  #admitNext(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#checkedOut -= 1;
    else next.admit();
  }
}

/** node-postgres keeps the process ID for its own cancel requests, without declaring it. */
function processIdOf(client: pg.PoolClient): number | null {
  return "processID" in client && typeof client.processID === "number" ? client.processID : null;
}

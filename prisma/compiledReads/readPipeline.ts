import type { PoolClient, QueryArrayConfig } from "pg";
import type { ConnectionPool } from "../connectionPool.ts";
import { sqlStateOf } from "../sqlState.ts";
import { currentWaitBudget, currentWaitRank, type WaitBudget, withWaitBudget } from "../waitBudget.ts";

/**
 * How many reads share a connection. More would save little more, and a slow read delays only the reads behind
 * it on its connection.
 */
const MAX_READS_PER_CONNECTION = 4;

/** Postgres' error code for a prepared statement that does not exist. */
const NOT_PREPARED = "26000";

interface QueuedRead<Row extends unknown[]> {
  query: QueryArrayConfig;
  rank: number;
  budget: WaitBudget | undefined;
  resolve(rows: Row[]): void;
  reject(error: unknown): void;
}

const isPrepared = ({ query }: Pick<QueuedRead<unknown[]>, "query">): boolean => Boolean(query.name);

/**
 * Sends the reads that are requested in the same turn of the event loop in groups, each over one connection,
 * without waiting for one result before sending the next read. One write to a socket wakes Postgres once for
 * all of them, which costs more processor time than a small read itself.
 */
export class ReadPipeline<Row extends unknown[]> {
  readonly #pool: ConnectionPool;
  #queue: QueuedRead<Row>[] = [];

  constructor(pool: ConnectionPool) {
    this.#pool = pool;
  }

  /** Runs a read that takes no locks. Throws DatabaseUnavailable, and node-postgres' errors. */
  run(query: QueryArrayConfig): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#add({ query, rank: currentWaitRank(), budget: currentWaitBudget(), resolve, reject });
    });
  }

  #add(read: QueuedRead<Row>): void {
    this.#queue.push(read);
    if (this.#queue.length === 1) process.nextTick(() => this.#sendAll());
  }

  /**
   * The reads with the earliest deadlines come first, so that a read behind another never has less time. Reads
   * that are not prepared, such as searches, may be slow, so that each has a connection of its own.
   */
  #sendAll(): void {
    const reads = this.#queue.sort((first, second) => first.rank - second.rank);
    this.#queue = [];
    const [fast, slow] = [reads.filter(isPrepared), reads.filter((read) => !isPrepared(read))];
    const groups = Math.ceil(fast.length / MAX_READS_PER_CONNECTION);
    for (let group = 0; group < groups; group += 1)
      void this.#sendGroup(fast.filter((_, index) => index % groups === group));
    for (const read of slow) void this.#sendGroup([read]);
  }

  async #sendGroup(reads: QueuedRead<Row>[]): Promise<void> {
    const [first, ...others] = reads;
    if (first === undefined) return;
    let client: PoolClient;
    try {
      client = await withWaitBudget(first.budget, () => this.#pool.connect());
    } catch (error) {
      // The others may have more time left.
      first.reject(error);
      return this.#sendGroup(others);
    }
    this.#runOn(client, reads);
  }

  #runOn(client: PoolClient, reads: QueuedRead<Row>[]): void {
    let failure: Error | undefined;
    const fail = (error: Error) => {
      failure = error;
    };
    client.on("error", fail);
    let ended = 0;
    const end = () => {
      ended += 1;
      const next = reads[ended];
      if (next !== undefined) return this.#pool.charge(client, next.budget);
      client.off("error", fail);
      // The pool closes a connection after an error.
      client.release(failure);
    };
    const { stream } = client.connection;
    stream.cork();
    for (const read of reads) {
      client.query<Row>(read.query).then(
        ({ rows }) => {
          end();
          read.resolve(rows);
        },
        (error) => {
          fail(error);
          end();
          // The read before it failed to prepare the statement that both use.
          if (sqlStateOf(error) === NOT_PREPARED) this.#add(read);
          else read.reject(error);
        },
      );
    }
    stream.uncork();
  }
}

import { PrismaPg } from "@prisma/adapter-pg";
import type { ClientBase, PoolClient } from "pg";
import { compileReads, type RunStatement, type TextRow } from "./compiledReads/compileReads.ts";
import { ReadPipeline } from "./compiledReads/readPipeline.ts";
import { ConnectionPool } from "./connectionPool.ts";
import { PrismaClient } from "./generated/prisma/client.ts";
import { ReplicaAdapter, STATEMENT_TIMEOUT_ERROR } from "./replicaAdapter.ts";
import { type SqlClient, sqlClientOn } from "./sqlClient.ts";
import { withTextSearch } from "./textSearch.ts";
import { withSharedWaitBudget } from "./waitBudget.ts";

export { compileWhere, type WhereSql } from "./compiledReads/compileWhere.ts";
export { DatabaseUnavailable } from "./connectionPool.ts";
export * from "./generated/prisma/client.ts";
export { columnParameter, isOutcomeUnknown, opaqueParameter, type SqlClient } from "./sqlClient.ts";
export { isDatabaseUnavailable } from "./unavailable.ts";
export { connectionTime, renewWaitBudget, withSharedWaitBudget } from "./waitBudget.ts";

/**
 * Whether compiled reads and the compiled executor do less work for the same answers. With ACCELERATION=off, everything
 * runs through graphql-js, Pothos, and Prisma as they are.
 */
export const IS_ACCELERATED = process.env.ACCELERATION !== "off";

export interface ConnectOptions {
  poolSize?: number;
  waitMs?: number;
  onStatement?: (sql: string, parameters: string) => void;
  compilesReads?: boolean;
}

/**
 * Creates a client on one Postgres database.
 *
 * adapter-pg reads a timestamptz as if its offset were +00:00, so that every session is set to UTC.
 * Statements are prepared under a name derived from their text, so that Postgres plans each once per
 * connection.
 * `waitMs` limits all waits of a request together: for connections and for locks.
 * `onStatement` receives every statement with its parameters as a JSON array. It is only for tests, because
 * parameters are personal data.
 * `compilesReads` runs each read as one statement (compiledReads/). With ACCELERATION=off, Prisma itself reads.
 */
export function connectPrisma(
  url: string,
  { poolSize = 10, waitMs = 10_000, onStatement, compilesReads = IS_ACCELERATED }: ConnectOptions = {},
): PrismaClient {
  const pool = new ConnectionPool(
    { connectionString: url, max: poolSize, options: SESSION_OPTIONS, onConnect: checkConnection },
    waitMs,
  );
  const options = clientOptions(new PrismaPg(pool, { ...ADAPTER_OPTIONS, disposeExternalPool: true }));
  const compile = (prisma: PrismaClient, run: RunStatement) => {
    const client = withPool(compilesReads ? compileReads(prisma, run) : withTextSearch(prisma), pool);
    runs.set(client, run);
    direct.set(client, sqlClientOn(pool, { nameOf: statementName, onStatement, traced }));
    return client;
  };
  const run = runOn(pool, compilesReads);
  if (onStatement === undefined) return compile(new PrismaClient(options), run);
  const watched = new PrismaClient({ ...options, log: [{ level: "query", emit: "event" }] });
  watched.$on("query", ({ query, params }) => onStatement(query, params));
  const runWatched: RunStatement = (sql, values) => {
    onStatement(sql, JSON.stringify(values));
    return run(sql, values);
  };
  return compile(watched, runWatched);
}

interface ReplicaOptions {
  poolSize: number;
  waitMs: number;
  /** Checks a connection each time before it is used. When it throws, the query runs on the primary. */
  admit(client: PoolClient): Promise<void>;
  /**
   * Called after the primary has answered instead of the replica. The caller may then have seen newer data
   * than the replica has.
   */
  onFallback(): Promise<void>;
}

/**
 * Creates a client whose plain reads go to the replica at `url`; `primary`, a client of connectPrisma, is its
 * source database. Everything else, and reads that the replica cannot answer, go to the primary.
 */
export function connectReplica(
  primary: PrismaClient,
  url: string,
  { poolSize, waitMs, admit, onFallback }: ReplicaOptions,
): PrismaClient {
  const primaryPool = pools.get(primary);
  if (primaryPool === undefined) throw new Error("The primary is not a client of connectPrisma.");
  const pool = new ConnectionPool(
    { connectionString: url, max: poolSize, options: SESSION_OPTIONS },
    waitMs,
    admit,
  );
  const adapter = new ReplicaAdapter(new PrismaPg(primaryPool, ADAPTER_OPTIONS), onFallback, pool, {
    ...ADAPTER_OPTIONS,
    disposeExternalPool: true,
  });
  const [runOnReplica, runOnPrimary] = [runOn(pool, IS_ACCELERATED), runOn(primaryPool, IS_ACCELERATED)];
  const run: RunStatement = (sql, values) =>
    runOnReplica(sql, values).catch(async (error) => {
      if (error instanceof Error && "code" in error && error.code === STATEMENT_TIMEOUT_ERROR) throw error;
      const rows = await withSharedWaitBudget(() => runOnPrimary(sql, values));
      await onFallback();
      return rows;
    });
  const replica = new PrismaClient(clientOptions(adapter));
  const client = withPool(IS_ACCELERATED ? compileReads(replica, run) : withTextSearch(replica), pool);
  runs.set(client, run);
  return client;
}

/**
 * How often Postgres checks whether the client of a running statement is still connected; otherwise it
 * cancels the statement.
 */
export const CONNECTION_CHECK_MS = 500;

/**
 * Maximum duration of a statement and of a transaction: the largest import takes some seconds
 * (docs/behavior.md).
 */
const MAX_MS = 20_000;
const SESSION_OPTIONS = [
  "-c TimeZone=UTC",
  `-c statement_timeout=${MAX_MS}`,
  `-c idle_in_transaction_session_timeout=${MAX_MS}`,
].join(" ");

/** Enables the connection check. Postgres refuses the setting on systems other than Linux, macOS and BSD. */
const checkConnection = async (client: ClientBase): Promise<void> => {
  await client.query(`SET client_connection_check_interval = ${CONNECTION_CHECK_MS}`).catch(() => {});
};

const ADAPTER_OPTIONS = {
  statementNameGenerator: ({ sql }: { sql: string }) => statementName(sql),
};

/** The pool limits the wait for a connection, so that Prisma's own limit is generous. */
const clientOptions = (adapter: PrismaPg) => ({
  adapter,
  transactionOptions: { maxWait: 2 * MAX_MS, timeout: MAX_MS },
});

/** Runs a statement within a trace span. */
export type TraceStatement = <Result>(sql: string, run: () => Promise<Result>) => Promise<Result>;

let traceStatement: TraceStatement | null = null;

/** Traces the statements that do not go through Prisma, which traces its own. null stops tracing. */
export function traceStatements(by: TraceStatement | null): void {
  traceStatement = by;
}

const traced = <Result>(sql: string, run: () => Promise<Result>): Promise<Result> =>
  traceStatement === null ? run() : traceStatement(sql, run);

/** Leaves result values as text. */
const TEXTS = { getTypeParser: () => (text: string) => text };

function runOn(pool: ConnectionPool, isPipelined: boolean): RunStatement {
  const pipeline = new ReadPipeline<TextRow>(pool);
  return (text, values) => {
    const query = { name: statementName(text), text, values, rowMode: "array" as const, types: TEXTS };
    return traced(text, async () =>
      isPipelined ? pipeline.run(query) : (await pool.query<TextRow>(query)).rows,
    );
  };
}

const pools = new WeakMap<PrismaClient, ConnectionPool>();

function withPool(prisma: PrismaClient, pool: ConnectionPool): PrismaClient {
  pools.set(prisma, pool);
  return prisma;
}

const runs = new WeakMap<PrismaClient, RunStatement>();

/**
 * Runs a read-only statement and returns its rows with columns as Postgres text. The statement is prepared
 * once per connection.
 */
export function queryRows(prisma: PrismaClient, sql: string, values: unknown[]): ReturnType<RunStatement> {
  const run = runs.get(prisma);
  if (run === undefined) throw new Error("Not a client of connectPrisma.");
  return run(sql, values);
}

/** Returns the first row, or an empty one when there is none. */
export async function queryRow(prisma: PrismaClient, sql: string, values: unknown[]): Promise<TextRow> {
  const [row = []] = await queryRows(prisma, sql, values);
  return row;
}

const direct = new WeakMap<SqlClient, SqlClient>();

/**
 * Returns a client that runs statements directly on the pool, each in its own transaction. Transactions, and
 * clients that connectPrisma did not create, are returned unchanged.
 */
export const autocommitClient = (prisma: SqlClient): SqlClient => direct.get(prisma) ?? prisma;

/**
 * Returns the connections of a client of connectPrisma: open ones (idle ones included), idle ones, waiting
 * callers and the limit.
 */
export function poolUsage(prisma: PrismaClient): {
  open: number;
  idle: number;
  waiting: number;
  most: number;
} {
  const pool = pools.get(prisma);
  return {
    open: pool?.totalCount ?? 0,
    idle: pool?.idleCount ?? 0,
    waiting: pool?.waiters ?? 0,
    most: pool?.options.max ?? 0,
  };
}

/**
 * Destroys all connections of a client of connectPrisma when the database stops responding. The client then
 * opens new ones.
 */
export function destroyConnections(prisma: PrismaClient): void {
  pools.get(prisma)?.destroyAll();
}

/** How the pool of a client of connectPrisma keeps its deadlines, for database/poolMonitor.ts. */
export interface PoolDeadlines {
  /** Sends an empty statement through the pool as a request would. Throws DatabaseUnavailable. */
  probe(): Promise<void>;
  /** Returns the Postgres process IDs of connections whose requests are past their deadline. */
  overdue(): number[];
  /** How long a wait may take after the deadline, in milliseconds. */
  lateWaitMs: number;
}

export function poolDeadlines(prisma: PrismaClient): PoolDeadlines {
  const pool = pools.get(prisma);
  if (pool === undefined) throw new Error("Not a client of connectPrisma.");
  return {
    probe: () => pool.probe(),
    overdue: () => pool.overdue(),
    lateWaitMs: pool.lateWaitMs,
  };
}

/**
 * Limits prepared statements, because each connection stores them and clients with ad hoc documents create
 * ever new ones.
 */
const MAX_NAMES = 500;

/**
 * Statements that are not prepared: Prisma writes lists as IN with one placeholder per value, which is a
 * different text for each length, and the best plan of a search depends on the word, that of a report's products on
 * its days: a year is most of the table.
 */
const UNPREPARED = / IN \(\$\d+,|machiya_search_text\(|"ReportProduct"/;

/**
 * Creates a function that returns the same name for the same text. Lists, searches, and texts beyond the limit
 * get "", which prepares nothing.
 */
export function createStatementNames(): (sql: string) => string {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MAX_NAMES || UNPREPARED.test(sql)) return "";
    const name = `m${names.size}`;
    names.set(sql, name);
    return name;
  };
}

const statementName = createStatementNames();

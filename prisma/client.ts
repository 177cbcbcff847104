import { PrismaPg } from "@prisma/adapter-pg";
import type { ClientBase, PoolClient } from "pg";
import { ConnectionPool, withSharedWaitBudget } from "./connectionPool.ts";
import { PrismaClient } from "./generated/prisma/client.ts";
import { compileReads, type RunStatement, type TextRow } from "./queryCompiler/compileReads.ts";
import { ReplicaAdapter, STATEMENT_TIMEOUT_ERROR } from "./replicaAdapter.ts";
import { type SqlClient, sqlClientOn } from "./sqlClient.ts";

export { DatabaseUnavailable, withSharedWaitBudget } from "./connectionPool.ts";
export * from "./generated/prisma/client.ts";
export { isOutcomeUnknown, opaqueParameter, type SqlClient } from "./sqlClient.ts";

export interface ConnectOptions {
  poolSize?: number;
  waitMs?: number;
  onStatement?: (sql: string, parameters: string) => void;
  compilesReads?: boolean;
}

/**
 * A client on one Postgres.
 *
 * adapter-pg reads a timestamptz as if its offset were +00:00, so every session is set to UTC.
 * Statements are prepared under a name made from their text, which Postgres then plans once a connection.
 * `waitMs`: how long a connection is waited for while none comes free, and a lock while somebody holds it.
 * `onStatement` sees every statement with its parameters as a JSON array: personal data, so it is for tests.
 * `compilesReads`: reads are one statement each (compiledReads/); false, for tests that compare: they are Prisma's.
 */
export function connectPrisma(
  url: string,
  { poolSize = 10, waitMs = 10_000, onStatement, compilesReads = true }: ConnectOptions = {},
): PrismaClient {
  const pool = new ConnectionPool(
    { connectionString: url, max: poolSize, options: SESSION_OPTIONS, onConnect: checkConnection },
    waitMs,
  );
  const options = clientOptions(new PrismaPg(pool, { ...ADAPTER_OPTIONS, disposeExternalPool: true }));
  const compile = (prisma: PrismaClient, run: RunStatement) => {
    const client = withPool(compilesReads ? compileReads(prisma, run) : prisma, pool);
    runs.set(client, run);
    direct.set(client, sqlClientOn(pool, { nameOf: statementName, onStatement, traced }));
    return client;
  };
  const run = runOn(pool);
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
  /** Looks at a connection each time before it is used: when it throws, the primary is asked. */
  admit(client: PoolClient): Promise<void>;
  /** When the primary has answered in the replica's place: whoever asks on may have seen more by then than the replica knows. */
  onFallback(): Promise<void>;
}

/**
 * A client whose plain reads go to the replica at `url` of the database that `primary`, a client of connectPrisma, writes to; everything
 * else, and what the replica does not answer, goes to the primary.
 */
export function connectReplica(
  primary: PrismaClient,
  url: string,
  { poolSize, waitMs, admit, onFallback }: ReplicaOptions,
): PrismaClient {
  const primaryPool = pools.get(primary);
  if (primaryPool === undefined) throw new Error("The primary is no client of connectPrisma.");
  const pool = new ConnectionPool(
    { connectionString: url, max: poolSize, options: SESSION_OPTIONS },
    waitMs,
    admit,
  );
  const adapter = new ReplicaAdapter(new PrismaPg(primaryPool, ADAPTER_OPTIONS), onFallback, pool, {
    ...ADAPTER_OPTIONS,
    disposeExternalPool: true,
  });
  const [askReplica, askPrimary] = [runOn(pool), runOn(primaryPool)];
  const run: RunStatement = (sql, values) =>
    askReplica(sql, values).catch(async (error) => {
      if (error instanceof Error && "code" in error && error.code === STATEMENT_TIMEOUT_ERROR) throw error;
      const rows = await withSharedWaitBudget(() => askPrimary(sql, values));
      await onFallback();
      return rows;
    });
  const client = withPool(compileReads(new PrismaClient(clientOptions(adapter)), run), pool);
  runs.set(client, run);
  return client;
}

/** Postgres looks so often whether whoever asked for a statement is still there, and drops it if not. */
export const CONNECTION_CHECK_MS = 500;

/** The longest statement and the longest transaction: the largest import takes some seconds (docs/behavior.md). */
const MAX_MS = 20_000;
const SESSION_OPTIONS = [
  "-c TimeZone=UTC",
  `-c statement_timeout=${MAX_MS}`,
  `-c idle_in_transaction_session_timeout=${MAX_MS}`,
].join(" ");

/** Postgres cannot on every system (it needs Linux, macOS or a BSD), and refuses then. */
const checkConnection = async (client: ClientBase): Promise<void> => {
  await client.query(`SET client_connection_check_interval = ${CONNECTION_CHECK_MS}`).catch(() => {});
};

const ADAPTER_OPTIONS = {
  statementNameGenerator: ({ sql }: { sql: string }) => statementName(sql),
};

/** The pool decides how long anybody waits for a connection. */
const clientOptions = (adapter: PrismaPg) => ({
  adapter,
  transactionOptions: { maxWait: 2 * MAX_MS, timeout: MAX_MS },
});

/** Runs a statement as a piece of a trace. */
export type TraceStatement = <Result>(sql: string, run: () => Promise<Result>) => Promise<Result>;

let traceStatement: TraceStatement | null = null;

/** Traces the statements that do not go through Prisma, which traces its own; null: no longer. */
export function traceStatements(by: TraceStatement | null): void {
  traceStatement = by;
}

const traced = <Result>(sql: string, ask: () => Promise<Result>): Promise<Result> =>
  traceStatement === null ? ask() : traceStatement(sql, ask);

/** What Postgres answers stays text. */
const TEXTS = { getTypeParser: () => (text: string) => text };

function runOn(pool: ConnectionPool): RunStatement {
  return async (text, values) => {
    const asked = { name: statementName(text), text, values, rowMode: "array" as const, types: TEXTS };
    const ask = () => pool.query<TextRow>(asked);
    const { rows } = await traced(text, ask);
    return rows;
  };
}

const pools = new WeakMap<PrismaClient, ConnectionPool>();

function withPool(prisma: PrismaClient, pool: ConnectionPool): PrismaClient {
  pools.set(prisma, pool);
  return prisma;
}

const runs = new WeakMap<PrismaClient, RunStatement>();

/** The rows of a statement of our own that only reads, their columns as Postgres writes them. Prepared once a connection. */
export function queryRows(prisma: PrismaClient, sql: string, values: unknown[]): ReturnType<RunStatement> {
  const run = runs.get(prisma);
  if (run === undefined) throw new Error("This is no client of connectPrisma.");
  return run(sql, values);
}

/** The first of them; empty: none. */
export async function queryRow(prisma: PrismaClient, sql: string, values: unknown[]): Promise<TextRow> {
  const [row = []] = await queryRows(prisma, sql, values);
  return row;
}

const direct = new WeakMap<SqlClient, SqlClient>();

/** Statements that are transactions of their own, straight over the client's pool; of a transaction, or another client than connectPrisma's, Prisma's. */
export const autocommitClient = (prisma: SqlClient): SqlClient => direct.get(prisma) ?? prisma;

/** The connections of a client of connectPrisma: open ones, idle ones among them, who waits for one, and how many there may be. */
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

/** Drops the connections of a client of connectPrisma, which makes new ones: for a database that has fallen silent. */
export function destroyConnections(prisma: PrismaClient): void {
  pools.get(prisma)?.destroyAll();
}

/** Every connection keeps what it has prepared, and those who may write their own documents make ever new statements. */
const MAX_NAMES = 500;

const names = new Map<string, string>();

/** Prisma writes a list as long as it is: another text for each length. */
const LIST = / IN \(\$\d+,/;

/** The same name for the same text; "", which prepares nothing for later, for lists and when there are too many texts. */
function statementName(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMES || LIST.test(sql)) return "";
  const name = `m${names.size}`;
  names.set(sql, name);
  return name;
}

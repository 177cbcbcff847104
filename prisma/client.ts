import { PrismaPg } from "@prisma/adapter-pg";
import type { Pool } from "pg";
import { PrismaClient } from "./generated/prisma/client.ts";

export * from "./generated/prisma/client.ts";

/**
 * A client on one Postgres.
 *
 * adapter-pg reads a timestamptz as if its offset were +00:00, so every session is set to UTC.
 * Statements are prepared under a name made from their text, which Postgres then plans once a connection.
 */
export function connectPrisma(
  url: string,
  { poolSize = 10, onStatement }: { poolSize?: number; onStatement?: (sql: string) => void } = {},
): PrismaClient {
  const adapter = new WatchedPg(
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 10_000,
      options:
        "-c TimeZone=UTC -c statement_timeout=30000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=30000",
    },
    { statementNameGenerator: ({ sql }) => statementName(sql) },
  );
  const options = { adapter, transactionOptions: { maxWait: 10_000, timeout: 20_000 } };
  if (onStatement === undefined) return withPool(new PrismaClient(options), adapter);
  const watched = new PrismaClient({ ...options, log: [{ level: "query", emit: "event" }] });
  watched.$on("query", ({ query }) => onStatement(query));
  return withPool(watched, adapter);
}

/** Keeps hold of the pool that Prisma opens. */
class WatchedPg extends PrismaPg {
  pool: Pool | null = null;

  override async connect() {
    const connected = await super.connect();
    this.pool = connected.underlyingDriver();
    return connected;
  }
}

const adapters = new WeakMap<PrismaClient, WatchedPg>();

function withPool(prisma: PrismaClient, adapter: WatchedPg): PrismaClient {
  adapters.set(prisma, adapter);
  return prisma;
}

/** The connections of a client of connectPrisma: open ones, idle ones among them, who waits for one, and how many there may be. */
export function poolUse(prisma: PrismaClient): { open: number; idle: number; waiting: number; most: number } {
  const pool = adapters.get(prisma)?.pool;
  return {
    open: pool?.totalCount ?? 0,
    idle: pool?.idleCount ?? 0,
    waiting: pool?.waitingCount ?? 0,
    most: pool?.options.max ?? 0,
  };
}

/** Every connection keeps what it has prepared, and those who may write their own documents make ever new statements. */
const MOST_NAMES = 500;

const names = new Map<string, string>();

/** The same name for the same text; "", which prepares nothing for later, when there are too many texts. */
function statementName(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES) return "";
  const name = `m${names.size}`;
  names.set(sql, name);
  return name;
}

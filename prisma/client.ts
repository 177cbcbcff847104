import { PrismaPg } from "@prisma/adapter-pg";
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
  const adapter = new PrismaPg(
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
  if (onStatement === undefined) return new PrismaClient(options);
  const watched = new PrismaClient({ ...options, log: [{ level: "query", emit: "event" }] });
  watched.$on("query", ({ query }) => onStatement(query));
  return watched;
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

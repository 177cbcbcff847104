import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "./generated/prisma/client.ts";

export { Prisma, PrismaClient } from "./generated/prisma/client.ts";

/**
 * A client on one Postgres.
 *
 * adapter-pg reads a timestamptz as if its offset were +00:00, so every session is set to UTC.
 * Statements are prepared under a name made from their text, which Postgres then plans once a connection.
 */
export function connectPrisma(url: string, poolSize = 10): PrismaClient {
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
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 20_000 } });
}

const names = new Map<string, string>();

function statementName(sql: string): string {
  let name = names.get(sql);
  if (name === undefined) {
    name = `m${names.size}`;
    names.set(sql, name);
  }
  return name;
}

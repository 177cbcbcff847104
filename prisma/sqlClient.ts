import pg from "pg";
import { DatabaseUnavailable } from "./connectionPool.ts";
import { Prisma } from "./generated/prisma/client.ts";
import { sqlStateOf } from "./sqlState.ts";

/**
 * The SQL methods shared by Prisma's clients and transactions. Values become parameters; a nested Sql becomes
 * part of the text.
 */
export interface SqlClient {
  $queryRaw<Rows>(sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<Rows>;
  $executeRaw(sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<number>;
}

/**
 * Wraps a value so that Postgres does not use it for planning. Otherwise Postgres replans a statement on each
 * call when the values promise few rows (a short list, a short time), which can take longer than running it;
 * this way it plans once per connection. `type` is a PostgreSQL type.
 */
export const opaqueParameter = (value: unknown, type: string): Prisma.Sql =>
  Prisma.sql`(SELECT ${value}::${Prisma.raw(type)})::${Prisma.raw(type)}`;

/** Returns an array parameter with one value per row, for `unnest`. `type` is the PostgreSQL type of a value. */
export const columnParameter = <Row>(
  rows: readonly Row[],
  type: string,
  value: (row: Row) => unknown,
): Prisma.Sql => opaqueParameter(rows.map(value), `${type}[]`);

/** Parses rows as Prisma does: numeric values are Decimals. */
const DEMO_TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format) =>
    oid === pg.types.builtins.NUMERIC
      ? (text: string) => new Prisma.Decimal(text)
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

interface Options {
  /** Returns the name under which a statement is prepared. */
  nameOf(sql: string): string;
  onStatement?: ((sql: string, parameters: string) => void) | undefined;
  /** Runs a statement within a trace span. */
  traced<Result>(sql: string, run: () => Promise<Result>): Promise<Result>;
}

/**
 * Returns a client that runs statements directly over node-postgres, each in its own transaction, because
 * Prisma adds several times the cost. It throws node-postgres' errors unchanged.
 */
export function sqlClientOn(pool: pg.Pool, { nameOf, onStatement, traced }: Options): SqlClient {
  const run = (sql: TemplateStringsArray | Prisma.Sql, parameters: unknown[]) => {
    const { text, values } = "raw" in sql ? Prisma.sql(sql, ...parameters) : sql;
    onStatement?.(text, JSON.stringify(values));
    return traced(text, () => pool.query({ name: nameOf(text), text, values, types: DEMO_TYPES }));
  };
  return {
    $queryRaw: async <Rows>(sql: TemplateStringsArray | Prisma.Sql, ...parameters: unknown[]) =>
      (await run(sql, parameters)).rows as Rows,
    $executeRaw: async (sql, ...parameters) => (await run(sql, parameters)).rowCount ?? 0,
  };
}

/**
 * The states with which Postgres ends a connection. They may follow a commit whose own response has not been
 * sent yet.
 */
const CONNECTION_ENDED = /^(08|57P)/;

/**
 * Returns whether the connection broke before Postgres reported the outcome of a statement or a commit, which
 * may therefore have been executed.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return false;
  const state = sqlStateOf(error);
  return state === null || CONNECTION_ENDED.test(state);
}

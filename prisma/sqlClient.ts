import pg from "pg";
import { DatabaseUnavailable } from "./connectionPool.ts";
import { Prisma } from "./generated/prisma/client.ts";

/** What runs SQL as Prisma's clients and transactions do, all of which are such. Values are parameters; a Sql within is part of the text. */
export interface SqlClient {
  $queryRaw<Rows>(sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<Rows>;
  $executeRaw(sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<number>;
}

/**
 * A value into which Postgres does not look when it plans. Where it finds that few rows fit the values at hand (a short list, a short
 * time), it plans a statement anew each time, which may take longer than the statement; so it plans once a connection. `type`: PostgreSQL's.
 */
export const opaqueParameter = (value: unknown, type: string): Prisma.Sql =>
  Prisma.sql`(SELECT ${value}::${Prisma.raw(type)})::${Prisma.raw(type)}`;

/** Rows as Prisma gives them: numbers of any length are Decimals. */
const DEMO_TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format) =>
    oid === pg.types.builtins.NUMERIC
      ? (text: string) => new Prisma.Decimal(text)
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

interface Options {
  /** What a statement is prepared under. */
  nameOf(sql: string): string;
  onStatement?: ((sql: string, parameters: string) => void) | undefined;
  /** Runs a statement with its trace around it. */
  traced<Result>(sql: string, run: () => Promise<Result>): Promise<Result>;
}

/**
 * Statements straight over node-postgres, each a transaction of its own: Prisma takes several times as long for one as its text. Throws
 * node-postgres' errors, as they are.
 */
export function sqlClientOn(pool: pg.Pool, { nameOf, onStatement, traced }: Options): SqlClient {
  const ask = (sql: TemplateStringsArray | Prisma.Sql, given: unknown[]) => {
    const { text, values } = "raw" in sql ? Prisma.sql(sql, ...given) : sql;
    onStatement?.(text, JSON.stringify(values));
    return traced(text, () => pool.query({ name: nameOf(text), text, values, types: DEMO_TYPES }));
  };
  return {
    $queryRaw: async <Rows>(sql: TemplateStringsArray | Prisma.Sql, ...given: unknown[]) =>
      (await ask(sql, given)).rows as Rows,
    $executeRaw: async (sql, ...given) => (await ask(sql, given)).rowCount ?? 0,
  };
}

/** Whether the connection broke before Postgres said what became of the statement. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError || error instanceof DatabaseUnavailable);

import pg from "pg";
import { Prisma } from "./generated/prisma/client.ts";
import { DatabaseUnavailable } from "./patientPool.ts";

/** What runs SQL as Prisma's clients and transactions do, all of which are such. Values are parameters; a Sql within is part of the text. */
export interface Statements {
  $queryRaw<Rows>(sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<Rows>;
  $executeRaw(sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<number>;
}

/** Rows as Prisma gives them: numbers of any length are Decimals. */
const TYPES: pg.CustomTypesConfig = {
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

interface Connection {
  query(asked: pg.QueryConfig): Promise<pg.QueryResult>;
}

/**
 * Statements straight over node-postgres, of a pool each a transaction of its own: Prisma takes several times as long for one as its
 * text. Throws node-postgres' errors, as they are.
 */
export function statementsOn(
  connection: Connection,
  { nameOf, onStatement, traced }: Options,
): Statements & { run(text: string): Promise<void> } {
  const ask = (text: string, values: unknown[], more: Partial<pg.QueryConfig>) => {
    onStatement?.(text, JSON.stringify(values));
    return traced(text, () => connection.query({ text, ...more }));
  };
  const prepared = (sql: TemplateStringsArray | Prisma.Sql, given: unknown[]) => {
    const { text, values } = "raw" in sql ? Prisma.sql(sql, ...given) : sql;
    return ask(text, values, { name: nameOf(text), values, types: TYPES });
  };
  return {
    $queryRaw: async <Rows>(sql: TemplateStringsArray | Prisma.Sql, ...given: unknown[]) =>
      (await prepared(sql, given)).rows as Rows,
    $executeRaw: async (sql, ...given) => (await prepared(sql, given)).rowCount ?? 0,
    run: async (text) => void (await ask(text, [], {})),
  };
}

/** Whether the connection broke before Postgres said what became of the statement. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError || error instanceof DatabaseUnavailable);

/** Runs `work` in one transaction on a connection of the pool, in the same way. */
export async function transact<Result>(
  pool: pg.Pool,
  options: Options,
  work: (tx: Statements) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // A connection that breaks fails what is asked on it next.
  const ignore = () => {};
  client.on("error", ignore);
  const tx = statementsOn(client, options);
  let broken: Error | undefined;
  try {
    await tx.run("BEGIN");
    const result = await work(tx);
    await tx.run("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.off("error", ignore);
    client.release(broken);
  }
}

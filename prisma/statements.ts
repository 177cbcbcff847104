import pg from "pg";
import { Prisma } from "./generated/prisma/client.ts";

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

/**
 * What is known here of a statement's parameters never changes its plan, keys in arrays above all: Postgres plans each once a
 * connection, which otherwise takes longer than to carry them out.
 */
const BEGIN = "BEGIN; SET LOCAL plan_cache_mode = force_generic_plan";

/**
 * Runs `work` in one transaction on a connection of the pool, straight over node-postgres: Prisma takes several times as long for a
 * statement as its text. Throws node-postgres' errors, as they are.
 */
export async function transact<Result>(
  pool: pg.Pool,
  { nameOf, onStatement, traced }: Options,
  work: (tx: Statements) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // A connection that breaks fails what is asked on it next.
  const ignore = () => {};
  client.on("error", ignore);
  const run = (text: string, values?: unknown[]) => {
    onStatement?.(text, JSON.stringify(values ?? []));
    const asked = values === undefined ? { text } : { name: nameOf(text), text, values, types: TYPES };
    return traced(text, () => client.query(asked));
  };
  const ask = (sql: TemplateStringsArray | Prisma.Sql, given: unknown[]) => {
    const { text, values } = "raw" in sql ? Prisma.sql(sql, ...given) : sql;
    return run(text, values);
  };
  const tx: Statements = {
    $queryRaw: async <Rows>(sql: TemplateStringsArray | Prisma.Sql, ...given: unknown[]) =>
      (await ask(sql, given)).rows as Rows,
    $executeRaw: async (sql, ...given) => (await ask(sql, given)).rowCount ?? 0,
  };
  let broken: Error | undefined;
  try {
    await run(BEGIN);
    const result = await work(tx);
    await run("COMMIT");
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

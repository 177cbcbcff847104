import type pg from "pg";

export interface SentStatement {
  sql: string;
  parameters: unknown[];
}

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** Tables up to this number of rows may be read completely. */
const SMALL_TABLE = 10_000;

const scansOf = (plan: Plan): string[] => [
  ...(plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"] ?? ""] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

/** Returns a function that returns the large tables of which a statement's plan reads all rows in sequence. */
export async function fullScanFinder(
  client: pg.Client,
): Promise<(statement: SentStatement) => Promise<string[]>> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples > $1",
    [SMALL_TABLE],
  );
  const large = new Set(rows.map(({ name }) => name));
  return async ({ sql, parameters }) => {
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      `EXPLAIN (FORMAT JSON) ${sql}`,
      parameters,
    );
    const plan = rows[0]?.["QUERY PLAN"][0].Plan;
    return plan === undefined ? [] : scansOf(plan).filter((table) => large.has(table));
  };
}

import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN, createTestContext, customer, type TestContext } from "../schema/src/testing/run.ts";
import { CONSOLE_QUERY_BUDGETS } from "./budgets/consoleQueryBudgets.ts";
import { CUSTOMER_QUERY_BUDGETS } from "./budgets/customerQueryBudgets.ts";
import type { QueryBudget } from "./budgets/queryBudget.ts";
import { fillShop, type ShopSize, SLOT_METHOD } from "./servers/filledShop.ts";

const WEBS = [
  { web: "web-admin", asks: CONSOLE_QUERY_BUDGETS, viewer: ADMIN },
  { web: "web-liff", asks: CUSTOMER_QUERY_BUDGETS, viewer: customer(1) },
];

const SMALL: ShopSize = { rows: 3, few: 3, each: 2 };
const THREEFOLD: ShopSize = { rows: 9, few: 9, each: 6 };
const LARGE: ShopSize = { rows: 10_000, few: 10, each: 3 };
/** The number of rows from which a table counts as large. */
const LARGE_TABLE = 1_000;

/** Returns the persisted queries of a web by their names. */
async function queriesOf(web: string): Promise<Map<string, string>> {
  const texts: Record<string, string> = JSON.parse(await readFile(`${web}/persisted_queries.json`, "utf8"));
  const queries = Object.values(texts).flatMap((text): [string, string][] => {
    const [, name] = /^query (\w+)/.exec(text) ?? [];
    return name === undefined ? [] : [[name, text]];
  });
  return new Map(queries.sort(([one], [other]) => one.localeCompare(other)));
}

async function openShop(size: ShopSize): Promise<TestContext> {
  const testContext = await createTestContext({ empty: true });
  testContext.quotaAsOf = testContext.now;
  await fillShop(testContext.url, size);
  await testContext.prisma.shippingMethod.create({ data: SLOT_METHOD });
  return testContext;
}

interface Statement {
  sql: string;
  parameters: unknown[];
}

/** Returns the statements of a document for each of its variables. Fails if it is refused. */
async function ask(
  testContext: TestContext,
  text: string,
  { variables = [{}] }: QueryBudget,
  viewer: typeof ADMIN,
) {
  const statements: Statement[][] = [];
  for (const values of variables) {
    const before = testContext.statements.length;
    const { codes, messages } = await testContext.run(text, values, viewer);
    expect(codes, `${JSON.stringify(values)} ${messages}`).toEqual([]);
    statements.push(
      testContext.statements.slice(before).map((sql, index) => ({
        sql,
        parameters: JSON.parse(testContext.parameters[before + index] ?? "[]"),
      })),
    );
  }
  return statements;
}

const tables = (statements: Statement[]) =>
  statements.map(({ sql }) => /FROM "public"\."(\w+)"/.exec(sql)?.[1] ?? sql).join(", ");

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  Plans?: Plan[];
}

/** Plan nodes that read all their input before the first output row, even under a limit. */
const GATHERING = ["Sort", "Aggregate", "Hash", "Materialize", "Bitmap Heap Scan"];

/**
 * Returns the tables that a plan reads completely: by a sequential scan, or by an index scan without a
 * condition that no limit stops early.
 */
function readWhole(plan: Plan, paged = false): string[] {
  const type = plan["Node Type"];
  const byIndex = /^Index (Only )?Scan/.test(type) && plan["Index Cond"] === undefined && !paged;
  const whole = type === "Seq Scan" || byIndex ? (plan["Relation Name"] ?? []) : [];
  const below = type === "Limit" || (paged && !GATHERING.includes(type));
  return [whole, (plan.Plans ?? []).flatMap((part) => readWhole(part, below))].flat();
}

async function tablesReadWhole(client: pg.Client, { sql, parameters }: Statement): Promise<string[]> {
  const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${sql}`, parameters);
  return readWhole(rows[0]["QUERY PLAN"][0].Plan);
}

describe.each(WEBS)("the queries of $web", async ({ web, asks, viewer }) => {
  const queries = await queriesOf(web);
  let small: TestContext;
  let threefold: TestContext;

  beforeAll(async () => {
    [small, threefold] = await Promise.all([openShop(SMALL), openShop(THREEFOLD)]);
  });
  afterAll(() => Promise.all([small.close(), threefold.close()]));

  it("are exactly those of the budget table", () => {
    expect(Object.keys(asks).sort()).toEqual([...queries.keys()].sort());
  });

  it.each([...queries.keys()])("%s takes the same number of statements for every shop size", async (name) => {
    const [text, row] = [queries.get(name), asks[name]];
    if (text === undefined || row === undefined) return expect.fail("is not in the table");
    const [few, many] = [await ask(small, text, row, viewer), await ask(threefold, text, row, viewer)];
    expect(
      many.map((statements) => statements.length),
      many.map(tables).join("\n"),
    ).toEqual(few.map((statements) => statements.length));
    const most = Math.max(...many.map((statements) => statements.length));
    expect(most, many.map(tables).join("\n")).toBeLessThanOrEqual(row.statements);
  });
});

describe("a shop with ten thousand rows", async () => {
  const cases = await Promise.all(
    WEBS.map(async ({ web, asks, viewer }) => {
      const queries = await queriesOf(web);
      return Object.entries(asks).map(([name, row]) => ({
        web,
        name,
        row,
        viewer,
        text: queries.get(name) ?? "",
      }));
    }),
  );
  let large: TestContext;
  let client: pg.Client;
  let largeTables: Set<string>;

  beforeAll(async () => {
    large = await openShop(LARGE);
    client = new pg.Client({
      connectionString: large.url,
      options: "-c TimeZone=UTC",
    });
    await client.connect();
    const { rows } = await client.query(
      "SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples >= $1",
      [LARGE_TABLE],
    );
    largeTables = new Set(rows.map(({ relname }) => relname));
  });
  afterAll(async () => {
    await client.end();
    await large.close();
  });

  it.each(cases.flat())("$web's $name reads no large table completely", async ({ row, text, viewer }) => {
    const statements = (await ask(large, text, row, viewer)).flat();
    const distinct = new Map(statements.map((one) => [one.sql, one]));
    const faults = [];
    for (const one of distinct.values()) {
      // Searches use their indexes, even if they only count.
      const isSearch = one.sql.includes("machiya_grams");
      const counted = /count\(\*\)|^SELECT SUM\(/i.test(one.sql) && !isSearch ? row.counts?.tables : [];
      const whole = (await tablesReadWhole(client, one)).filter((table) => largeTables.has(table));
      if (whole.some((table) => !counted?.includes(table))) faults.push({ whole, ...one });
    }
    expect(faults).toEqual([]);
  });
});

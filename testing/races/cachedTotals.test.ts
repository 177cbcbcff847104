import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../servers/database.ts";

const WRITERS = 50;
const TRANSACTIONS = 40;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function connected<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const INSERT = `INSERT INTO "Order" ("buyerName", "buyerPhone", "recipientName", "recipientPhone", address, source, "paymentMethod", "updatedAt")
  SELECT $1, '', '', '', '', 'MANUAL', 1, now() FROM generate_series(1, $2::int)`;
const ADVANCE = `UPDATE "Order" SET state = (enum_range(NULL::"OrderState"))[1 + id % 5] WHERE "buyerName" = $1 AND id % 3 = $2`;
const REMOVE = `DELETE FROM "Order" WHERE id IN (SELECT id FROM "Order" WHERE "buyerName" = $1 LIMIT $2)`;
/** The actual and the cached totals by state, in one snapshot. */
const BOTH = `SELECT
  (SELECT json_object_agg(state, n ORDER BY state) FROM (SELECT state::text, count(*) AS n FROM "Order" GROUP BY 1) there) AS there,
  (SELECT json_object_agg(state, n ORDER BY state) FROM (
    SELECT state, sum(count) AS n FROM "ListCount" WHERE list = 'Order' GROUP BY 1 HAVING sum(count) <> 0) counted) AS kept`;

/**
 * Lists waits for rows. Writers have disjoint orders, so any wait would be for a count. Other databases are
 * excluded.
 */
const WAITING = `SELECT locktype, mode FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE NOT granted AND locktype IN ('transactionid', 'tuple') AND datname = current_database()`;

/** Runs one writer's transactions of one to three statements in varying order; one in five is rolled back. */
async function write(client: pg.Client, writer: number): Promise<void> {
  for (let turn = 0; turn < TRANSACTIONS; turn++) {
    const steps = [
      () => client.query(INSERT, [`w${writer}`, 1 + (turn % 3)]),
      () => client.query(ADVANCE, [`w${writer}`, turn % 3]),
      () => client.query(REMOVE, [`w${writer}`, turn % 2]),
    ];
    await client.query("BEGIN");
    for (let step = 0; step <= turn % 3; step++) await steps[(writer + turn + step) % 3]?.();
    await client.query((writer + turn) % 5 === 0 ? "ROLLBACK" : "COMMIT");
  }
}

describe("50 clients insert, update, and delete orders concurrently", () => {
  it("the cached totals always equal the rows, without waits or deadlocks", async () => {
    let writing = true;
    const reading = connected(async (client) => {
      let reads = 0;
      for (; writing; reads++) {
        const { rows } = await client.query(BOTH);
        expect(rows[0].kept).toEqual(rows[0].there);
        expect((await client.query(WAITING)).rows).toEqual([]);
      }
      return reads;
    });
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      connected((client) => write(client, writer)),
    );
    await Promise.all(writers).finally(() => {
      writing = false;
    });
    expect(await reading).toBeGreaterThan(0);
    await connected(async (client) => {
      const { rows } = await client.query(BOTH);
      expect(rows[0].kept).toEqual(rows[0].there);
      expect((await client.query("SELECT * FROM machiya_correct_list_counts()")).rows).toEqual([]);
      const most = await client.query(
        `SELECT max(n)::int AS rows FROM (SELECT count(*) AS n FROM "ListCount" GROUP BY list, state) counts`,
      );
      expect(most.rows[0].rows).toBeLessThan(4 * WRITERS);
    });
  });
});

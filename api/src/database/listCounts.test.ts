import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";

let database: TestDatabase;
let client: pg.Client;
let other: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  other = new pg.Client({ connectionString: database.url });
  await Promise.all([client.connect(), other.connect()]);
});
afterAll(async () => {
  await Promise.all([client.end(), other.end()]);
  await database.drop();
});
beforeEach(() =>
  client.query(
    'DELETE FROM "Order"; DELETE FROM "Product"; DELETE FROM "Appointment"; DELETE FROM "Customer"; TRUNCATE "ListCount"',
  ),
);

const insertOrders = (rows: number, state = "ESTABLISHED") => `
  INSERT INTO "Order" ("buyerName", "buyerPhone", "recipientName", "recipientPhone", address, source, "paymentMethod", state, "updatedAt")
  SELECT '', '', '', '', '', 'MANUAL', 1, '${state}', now() FROM generate_series(1, ${rows})`;
const insertProducts = (rows: number, state = "ENABLED") => `
  INSERT INTO "Product" (name, price, stock, state, "updatedAt") SELECT 'p', 1, 10, '${state}', now() FROM generate_series(1, ${rows})`;
const insertAppointments = (rows: number) => `
  INSERT INTO "Appointment" ("customerName", source, "startsAt", "endsAt", "updatedAt")
  SELECT '', 'MANUAL', now(), now() + interval '1 hour', now() FROM generate_series(1, ${rows})`;
const insertCustomers = (rows: number) => `
  INSERT INTO "Customer" ("lineUserId", name, "updatedAt") SELECT gen_random_uuid(), 'c', now() FROM generate_series(1, ${rows})`;

/** Returns the counts that are not 0, as `list state: count`. */
async function counts(): Promise<string[]> {
  const { rows } = await client.query(`SELECT list, state, sum(count)::int AS count FROM "ListCount"
    GROUP BY 1, 2 HAVING sum(count) <> 0 ORDER BY 1, 2`);
  return rows.map(({ list, state, count }) => `${list} ${state}: ${count}`);
}
const correct = async () =>
  (await client.query("SELECT * FROM machiya_correct_list_counts() ORDER BY list, state")).rows;
const slots = async () => Number((await client.query('SELECT count(*) FROM "ListCount"')).rows[0].count);

describe("the counts of a list follow", () => {
  it("inserted rows, however many at once, by their states", async () => {
    await client.query(`${insertOrders(3)}; ${insertOrders(2, "COMPLETE")}; ${insertProducts(4, "FROZEN")}`);
    await client.query(`${insertAppointments(5)}; ${insertCustomers(6)}; ${insertOrders(0)}`);
    expect(await counts()).toEqual([
      "Appointment PENDING: 5",
      "Customer : 6",
      "Order COMPLETE: 2",
      "Order ESTABLISHED: 3",
      "Product FROZEN: 4",
    ]);
  });

  it("changed states of many rows in one statement", async () => {
    await client.query(`${insertOrders(5)}; ${insertOrders(1, "WAITING")}`);
    await client.query(
      `UPDATE "Order" SET state = CASE WHEN id % 2 = 0 THEN 'COMPLETE' ELSE 'CANCELLED' END::"OrderState"`,
    );
    const { rows } = await client.query(
      `SELECT 'Order ' || state || ': ' || count(*) AS line FROM "Order" GROUP BY state ORDER BY 1`,
    );
    expect(await counts()).toEqual(rows.map(({ line }) => line));
  });

  it("rows that are marked as deleted, and restored", async () => {
    await client.query(`${insertProducts(3)}; ${insertCustomers(3)}`);
    await client.query(
      `UPDATE "Product" SET "deletedAt" = now() WHERE id IN (SELECT min(id) FROM "Product")`,
    );
    await client.query(`UPDATE "Customer" SET "deletedAt" = now()`);
    expect(await counts()).toEqual(["Product ENABLED: 2"]);
    await client.query(
      `UPDATE "Customer" SET "deletedAt" = NULL WHERE id IN (SELECT min(id) FROM "Customer")`,
    );
    await client.query(
      `UPDATE "Product" SET "deletedAt" = NULL, state = 'DISABLED' WHERE "deletedAt" IS NOT NULL`,
    );
    expect(await counts()).toEqual(["Customer : 1", "Product DISABLED: 1", "Product ENABLED: 2"]);
    await client.query(`UPDATE "Product" SET "deletedAt" = now(); DELETE FROM "Product"`);
    expect(await counts()).toEqual(["Customer : 1"]);
  });

  it("rows that are deleted, one by one, many at once, and all by TRUNCATE", async () => {
    await client.query(`${insertOrders(5)}; ${insertOrders(2, "WAITING")}; ${insertAppointments(2)}`);
    await client.query(`DELETE FROM "Order" WHERE id IN (SELECT min(id) FROM "Order")`);
    expect(await counts()).toEqual(["Appointment PENDING: 2", "Order ESTABLISHED: 4", "Order WAITING: 2"]);
    await client.query(`DELETE FROM "Order" WHERE state = 'WAITING'`);
    await client.query(`TRUNCATE "Appointment" CASCADE`);
    expect(await counts()).toEqual(["Order ESTABLISHED: 4"]);
  });

  it("an upsert that inserts some rows and updates others", async () => {
    await client.query(
      `INSERT INTO "Customer" ("lineUserId", name, "deletedAt", "updatedAt") VALUES ('a', 'a', now(), now())`,
    );
    await client.query(`INSERT INTO "Customer" ("lineUserId", name, "updatedAt") VALUES ('a', 'a', now()), ('b', 'b', now())
      ON CONFLICT ("lineUserId") DO UPDATE SET "deletedAt" = NULL`);
    expect(await counts()).toEqual(["Customer : 2"]);
  });

  it("no transaction and no savepoint that is rolled back", async () => {
    await client.query(
      `BEGIN; ${insertOrders(1)}; SAVEPOINT one; ${insertOrders(10)}; ROLLBACK TO one; COMMIT`,
    );
    await client.query(`BEGIN; ${insertOrders(100)}; ROLLBACK`);
    expect(await counts()).toEqual(["Order ESTABLISHED: 1"]);
  });
});

describe("a statement that does not change states", () => {
  it("writes no count, so that decrementing stock causes no lock waits and no dead rows", async () => {
    await client.query(insertProducts(2));
    const rows = () => client.query('SELECT ctid, xmin, * FROM "ListCount"').then(({ rows }) => rows);
    const before = await rows();
    await client.query(`UPDATE "Product" SET stock = stock - 1, state = 'ENABLED'`);
    expect(await rows()).toEqual(before);
  });
});

describe("several writers", () => {
  it("do not wait for an uncommitted one, and use its slot again afterwards", async () => {
    await client.query(insertOrders(1));
    await other.query(`BEGIN; ${insertOrders(10)}`);
    await client.query(`SET lock_timeout = 1; ${insertOrders(100)}; RESET lock_timeout`);
    expect(await counts()).toEqual(["Order ESTABLISHED: 101"]);
    expect(await slots()).toBe(2);
    await other.query("COMMIT");
    expect(await counts()).toEqual(["Order ESTABLISHED: 111"]);
    await client.query(insertOrders(1));
    await other.query(insertOrders(1));
    expect(await slots()).toBe(2);
  });
});

describe("correcting the counts", () => {
  it("changes nothing when the triggers have counted", async () => {
    await client.query(`${insertOrders(2)}; ${insertCustomers(1)}`);
    expect(await correct()).toEqual([]);
  });

  it("returns and adds what was written without triggers, also for a state without rows", async () => {
    await client.query(`${insertOrders(3)}; ${insertProducts(1)}`);
    await client.query(`SET session_replication_role = replica; ${insertOrders(2, "WAITING")};
      DELETE FROM "Order" WHERE state = 'ESTABLISHED'; DELETE FROM "Product"; ${insertCustomers(4)}; RESET session_replication_role`);
    expect(await correct()).toEqual([
      { list: "Customer", state: "", missing: "4" },
      { list: "Order", state: "ESTABLISHED", missing: "-3" },
      { list: "Order", state: "WAITING", missing: "2" },
      { list: "Product", state: "ENABLED", missing: "-1" },
    ]);
    expect(await counts()).toEqual(["Customer : 4", "Order WAITING: 2"]);
    expect(await correct()).toEqual([]);
  });

  it("does not count uncommitted rows", async () => {
    await client.query(`${insertOrders(1)}; TRUNCATE "ListCount"`);
    await other.query(`BEGIN; ${insertOrders(10)}`);
    expect(await correct()).toEqual([{ list: "Order", state: "ESTABLISHED", missing: "1" }]);
    await other.query("COMMIT");
    expect(await counts()).toEqual(["Order ESTABLISHED: 11"]);
  });
});

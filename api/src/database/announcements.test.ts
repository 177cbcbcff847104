import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";

let database: TestDatabase;
let writer: pg.Client;
let listener: pg.Client;
let received: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  writer = new pg.Client({ connectionString: database.url });
  listener = new pg.Client({ connectionString: database.url });
  await Promise.all([writer.connect(), listener.connect()]);
  listener.on("notification", ({ channel, payload }) => received.push([channel, JSON.parse(payload ?? "")]));
  await listener.query("LISTEN machiya_order; LISTEN machiya_shift");
  await writer.query(
    `INSERT INTO "Product" (name, price, "updatedAt") VALUES ('茶碗', 1, now()), ('急須', 1, now())`,
  );
  await writer.query(`INSERT INTO "Customer" ("lineUserId", name, "updatedAt") VALUES ('U1', '小安', now())`);
});

beforeEach(async () => {
  await writer.query('DELETE FROM "Order"');
  await writer.query('ALTER SEQUENCE "Order_id_seq" RESTART WITH 1');
  await announced();
});

afterAll(async () => {
  await Promise.all([writer.end(), listener.end()]);
  await database.drop();
});

/**
 * Returns what was announced since the last call. The listener's round trip comes after everything committed
 * before it.
 */
async function announced(): Promise<unknown[]> {
  await listener.query("SELECT 1");
  const answer = received;
  received = [];
  return answer;
}

const orders = (count: number, customerId: number | null = null) =>
  writer.query(
    `INSERT INTO "Order" ("customerId", "buyerName", "buyerPhone", "recipientName", "recipientPhone", address, source, "paymentMethod", "updatedAt")
     SELECT $2::int, '', '', '', '', '', 'MANUAL', 4, now() FROM generate_series(1, $1::int)`,
    [count, customerId],
  );
const line = (orderId: number, productId: number) =>
  writer.query(
    `INSERT INTO "OrderLine" ("orderId", "productId", quantity, "unitPrice", "productName") VALUES ($1, $2, 1, 1, '茶碗')`,
    [orderId, productId],
  );
const change = (operation: string, id: number, customerId: number | null = null) => [
  "machiya_order",
  { operation, id, customerId },
];

describe("an order is announced", () => {
  it("when it is inserted, updated and deleted, with its customer", async () => {
    await orders(1, 1);
    expect(await announced()).toEqual([change("INSERT", 1, 1)]);
    await writer.query(`UPDATE "Order" SET state = 'IN_ACTION'`);
    expect(await announced()).toEqual([change("UPDATE", 1, 1)]);
    await writer.query('DELETE FROM "Order"');
    expect(await announced()).toEqual([change("DELETE", 1, 1)]);
  });

  it("once per row when one statement writes several, and not at all when it writes none", async () => {
    await orders(3);
    expect(await announced()).toEqual([change("INSERT", 1), change("INSERT", 2), change("INSERT", 3)]);
    await writer.query("UPDATE \"Order\" SET note = 'x' WHERE id > 1");
    expect(await announced()).toEqual([change("UPDATE", 2), change("UPDATE", 3)]);
    await writer.query("UPDATE \"Order\" SET note = 'x' WHERE id > 3");
    expect(await announced()).toEqual([]);
  });

  it("only as INSERT when it is inserted with its lines, and only as DELETE when they are deleted together", async () => {
    await writer.query("BEGIN");
    await orders(1);
    await line(1, 1);
    await writer.query("COMMIT");
    expect(await announced()).toEqual([change("INSERT", 1)]);
    await writer.query('DELETE FROM "Order"');
    expect(await announced()).toEqual([change("DELETE", 1)]);
  });

  it("as INSERT with its first line when it was entered without lines, and not before", async () => {
    await orders(2);
    await writer.query(`UPDATE "Order" SET "draftOf" = 1`);
    await announced();
    await writer.query(`UPDATE "Order" SET note = 'x'; DELETE FROM "Order" WHERE id = 2`);
    expect(await announced()).toEqual([]);
    await writer.query(`UPDATE "Order" SET "totalQuantity" = 1, "draftOf" = NULL`);
    expect(await announced()).toEqual([change("INSERT", 1)]);
  });

  it("by its process instead of the trigger when the process requests that, for one transaction", async () => {
    await writer.query("BEGIN; SELECT set_config('machiya.notified_by', 'process', true)");
    await orders(1);
    await writer.query("COMMIT");
    expect(await announced()).toEqual([]);
    await orders(1);
    expect(await announced()).toEqual([change("INSERT", 2)]);
  });

  it("not at all when its transaction is rolled back", async () => {
    await writer.query("BEGIN");
    await orders(1);
    await writer.query("ROLLBACK");
    expect(await announced()).toEqual([]);
  });
});

it("a shift template is announced for all staff when it is inserted, updated and deleted", async () => {
  const everyone = [["machiya_shift", { staffMemberId: null, from: null, to: null }]];
  await writer.query(
    `INSERT INTO "ShiftTemplate" (name, "startMinute", "endMinute", "updatedAt") VALUES ('早', 600, 960, now()), ('晚', 840, 1200, now())`,
  );
  expect(await announced()).toEqual(everyone);
  await writer.query('UPDATE "ShiftTemplate" SET "endMinute" = 1000');
  expect(await announced()).toEqual(everyone);
  await writer.query('DELETE FROM "ShiftTemplate"');
  expect(await announced()).toEqual(everyone);
});

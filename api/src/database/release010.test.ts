import { type StoredWebhookEvent, webhookPayload } from "@machiya/schema/domain/webhookPayload";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { migrate } from "./migrate.ts";
import { readMigrations } from "./migrationFiles.ts";
import { printDatabase } from "./printDatabase.ts";
import { FOUNDATION } from "./release010.ts";
import { expectSameText } from "./testing/expectSameText.ts";
import { createOldDatabase, type OldDatabase } from "./testing/oldDatabase.ts";

let old: OldDatabase | undefined;
let fresh: TestDatabase | undefined;
afterEach(async () => {
  await old?.drop();
  await fresh?.drop();
  old = undefined;
  fresh = undefined;
});

/** Every kind of webhook event, and rows of the counted lists. */
const ROWS = [
  `INSERT INTO "WebhookEndpoint" (url, secret, kinds, "updatedAt")
   SELECT 'https://example.com', 's', array_agg(k), now() FROM unnest(enum_range(NULL::"WebhookEventKind")) k WHERE k <> 'TEST'`,
  `INSERT INTO "Customer" ("lineUserId", name, "updatedAt") VALUES ('U1', '小安', now())`,
  `INSERT INTO "Order" ("customerId", "buyerName", "buyerPhone", "recipientName", "recipientPhone", address, source, "paymentMethod", total, "expectedDeliveryDate", "updatedAt")
   VALUES (1, '', '', '', '', '', 'MANUAL', 4, 123456789012.12345, '2026-11-24T16:00:00Z', now()), (NULL, '', '', '', '', '', 'ROBOT', 1, 0, NULL, now())`,
  `INSERT INTO "Product" (name, price, stock, "updatedAt") VALUES ('茶碗', 650, 7, now()), ('急須', 900, 1, now())`,
  `INSERT INTO "Appointment" ("customerName", source, "startsAt", "endsAt", "updatedAt") VALUES ('', 'MANUAL', now(), now() + interval '1 hour', now())`,
  `UPDATE "Customer" SET reachable = true, "deletedAt" = now()`,
  `UPDATE "Appointment" SET state = 'CONFIRMED', "customerId" = 1`,
  `DELETE FROM "Product" WHERE id = 1`,
  `INSERT INTO "WebhookEvent" (kind, payload) VALUES ('TEST', jsonb_build_object('endpointId', machiya_global_id('WebhookEndpoint', 1)))`,
];

/** The counted rows; this release also counts them by their facets. */
const COUNTS = `SELECT list, state, sum(count)::int FROM "ListCount" GROUP BY 1, 2 HAVING sum(count) <> 0 ORDER BY 1, 2`;

describe("a database of release 0.1.0", () => {
  it("becomes exactly the database of a new installation, once", async () => {
    old = await createOldDatabase();
    const names = (await readMigrations()).migrationDirectories.map(({ path }) => path);
    expect(await migrate(old.url)).toEqual(names);
    expect(await migrate(old.url)).toEqual([]);
    fresh = await createTestDatabase();
    expectSameText(await printDatabase(old.url), await printDatabase(fresh.url));
    const recorded = `SELECT migration_name, checksum FROM "_prisma_migrations" ORDER BY 1`;
    const client = new pg.Client({ connectionString: fresh.url });
    await client.connect();
    expect((await old.client.query(recorded)).rows).toEqual((await client.query(recorded)).rows);
    await client.end();
  });

  it("keeps its rows and counts, and sends its waiting events unchanged byte for byte", async () => {
    old = await createOldDatabase();
    const { client } = old;
    for (const row of ROWS) await client.query(row);
    const payloads = await client.query(`SELECT id, payload FROM "WebhookEvent" ORDER BY id`);
    const orders = await client.query(`SELECT * FROM "Order" ORDER BY id`);
    const counts = await client.query(COUNTS);
    const deliveries = await client.query(`SELECT * FROM "WebhookDelivery" ORDER BY id`);
    expect(payloads.rowCount).toBe(10);

    await migrate(old.url);

    const events = await client.query<StoredWebhookEvent & { id: string }>(
      `SELECT * FROM "WebhookEvent" ORDER BY id`,
    );
    expect(events.rows.map((event) => [event.id, JSON.stringify(webhookPayload(event))])).toEqual(
      payloads.rows.map(({ id, payload }) => [id, JSON.stringify(payload)]),
    );
    expect((await client.query(`SELECT * FROM "Order" ORDER BY id`)).rows).toMatchObject(orders.rows);
    expect((await client.query(COUNTS)).rows).toEqual(counts.rows);
    expect((await client.query(`SELECT * FROM "WebhookDelivery" ORDER BY id`)).rows).toEqual(deliveries.rows);
    expect((await client.query("SELECT * FROM machiya_correct_list_counts()")).rows).toEqual([]);
  });

  it("without some of that release's migrations is refused with the release to install first, and stays unchanged", async () => {
    old = await createOldDatabase(20);
    await expect(migrate(old.url)).rejects.toThrow(
      /build before release 0\.1\.0: 6 of that release's 26 migrations are missing, first 20261121200700_catalogue_changed\. Install release 0\.1\.0 first/,
    );
    const { rows } = await old.client.query(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE migration_name = $1)::int AS foundation FROM "_prisma_migrations"`,
      [FOUNDATION],
    );
    expect(rows).toEqual([{ all: 20, foundation: 0 }]);
    expect(
      (await old.client.query(`SELECT to_regproc('machiya_webhook_note') IS NOT NULL AS old`)).rows,
    ).toEqual([{ old: true }]);
  });

  it("stays unchanged when its upgrade fails, and is upgraded once the reason is removed", async () => {
    old = await createOldDatabase();
    await old.client.query(`CREATE VIEW blocker AS SELECT subject FROM "WebhookEvent"`);
    await expect(migrate(old.url)).rejects.toThrow(
      /The upgrade from release 0\.1\.0 failed and left nothing behind/,
    );
    expect(
      (await old.client.query(`SELECT to_regproc('machiya_webhook_note') IS NOT NULL AS old`)).rows,
    ).toEqual([{ old: true }]);
    await old.client.query("DROP VIEW blocker");
    expect(await migrate(old.url)).toContain(FOUNDATION);
  });
});

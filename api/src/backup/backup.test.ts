import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migrationFiles.ts";
import { createOldDatabase } from "../database/testing/oldDatabase.ts";
import type { Manifest } from "./manifest.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { fillEdgeCaseShop, orderOne, withClient } from "./testing/edgeCaseFixtures.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";
import { writeBackup } from "./writeBackup.ts";

let shop: TestDatabase;
let target: ReturnType<typeof freshDatabase>;
let folder: string;
let file: string;

beforeEach(async () => {
  shop = await createTestDatabase();
  target = freshDatabase();
  folder = await mkdtemp(join(tmpdir(), "machiya-backup-"));
  file = join(folder, "shop.tar.gz");
});
afterEach(async () => {
  await Promise.all([shop.drop(), target.drop(), rm(folder, { recursive: true })]);
});

const restore = (replace = false) =>
  restoreBackup(file, { DATABASE_URL: target.url, DATA_DIR: join(folder, "unused"), replace });
const tablesOf = ({ tables }: Manifest) => tables.map(({ name, rows, sha256 }) => [name, rows, sha256]);
const rowsOf = (url: string, sql: string) =>
  withClient(url, async (client) => (await client.query(sql)).rows);

/** Every constraint, trigger, index and column in Postgres' catalog. */
const STRUCTURE = `
  SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition, convalidated::text AS state
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid), indisvalid::text
  FROM pg_index JOIN pg_class ON pg_class.oid = indrelid WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT table_name, column_name, data_type || coalesce(column_default, ''), is_nullable
  FROM information_schema.columns WHERE table_schema = 'public'
  ORDER BY 1, 2, 3`;

describe("a backup that is restored into a database that does not exist", () => {
  it("has the same rows, checksums and sequences in every table, and the image of 5 MB", async () => {
    await fillEdgeCaseShop(shop.url, 5_000_000);
    const before = await writeBackup(shop.url, file);
    await restore();
    const after = await writeBackup(target.url, join(folder, "again.tar.gz"));
    expect(tablesOf(after)).toEqual(tablesOf(before));
    expect(after.sequences).toEqual(before.sequences);
    expect(after.migrations).toEqual(before.migrations);
    expect(before.tables.find(({ name }) => name === "Customer")?.rows).toBe(9);
    expect(before.tables.find(({ name }) => name === "ImageVariant")?.bytes).toBeGreaterThan(10_000_000);
  });

  it("has the constraints, triggers, indexes and columns of the migrations, and no migration left to apply", async () => {
    await fillEdgeCaseShop(shop.url);
    await writeBackup(shop.url, file);
    const { migratedOn } = await restore();
    expect(migratedOn).toEqual([]);
    expect(await rowsOf(target.url, STRUCTURE)).toEqual(await rowsOf(shop.url, STRUCTURE));
    expect(await migrate(target.url)).toEqual([]);
    await expect(rowsOf(target.url, 'DELETE FROM "AuditEntry"')).rejects.toThrow("only grows");
  });

  it("continues the sequences of the original database", async () => {
    await fillEdgeCaseShop(shop.url);
    await writeBackup(shop.url, file);
    await restore();
    const [next] = await rowsOf(
      target.url,
      `INSERT INTO "Customer" ("lineUserId", name, "updatedAt") VALUES ('new', 'new', now()) RETURNING id`,
    );
    expect(next.id).toBe(10);
  });

  it("has no sessions, set-up codes, tokens of LINE and counted attempts, so every user must sign in again", async () => {
    await fillEdgeCaseShop(shop.url);
    const { tables, leftOut } = await writeBackup(shop.url, file);
    expect(leftOut).toEqual(["LineAuthorization", "RateLimit", "Session", "SetupCode"]);
    expect(tables.filter(({ name }) => leftOut.includes(name))).toEqual([]);
    await restore();
    expect(await rowsOf(target.url, 'SELECT * FROM "Session"')).toEqual([]);
    expect(await rowsOf(target.url, 'SELECT * FROM "LineAuthorization"')).toEqual([]);
  });

  it("sends no broadcast whose time has passed in between, and keeps the others", async () => {
    await rowsOf(
      shop.url,
      `INSERT INTO "Broadcast" (text, state, recipients, "scheduledAt")
       SELECT at, 'SCHEDULED', 1, at::timestamptz FROM unnest(ARRAY['2020-01-01Z', '2999-01-01Z']) AS at`,
    );
    await writeBackup(shop.url, file);
    expect(await restore()).toMatchObject({ takenBack: 1 });
    expect(await rowsOf(target.url, 'SELECT state FROM "Broadcast" ORDER BY id')).toEqual([
      { state: "CANCELLED" },
      { state: "SCHEDULED" },
    ]);
  });

  it("has correct list counts, even when those of the original database were wrong", async () => {
    await fillEdgeCaseShop(shop.url);
    await rowsOf(
      shop.url,
      `INSERT INTO "ListCount" (list, state, slot, count) VALUES ('Order', 'WAITING', 9, 5), ('Customer', '', 9, -9)`,
    );
    await writeBackup(shop.url, file);
    await restore();
    expect(
      await rowsOf(target.url, `SELECT sum(count)::int FROM "ListCount" WHERE list = 'Customer'`),
    ).toEqual([{ sum: 9 }]);
    expect(await rowsOf(target.url, "SELECT * FROM machiya_correct_list_counts()")).toEqual([]);
  });

  it("of an older release is migrated to this one", async () => {
    const { migrationDirectories } = await readMigrations();
    const old = await createOldDatabase();
    try {
      await rowsOf(old.url, `INSERT INTO "Store" (name, "updatedAt") VALUES ('古い店', now())`);
      const { migrations } = await writeBackup(old.url, file);
      expect(migrations).toHaveLength(26);
      const { migratedOn } = await restore();
      expect(migratedOn).toEqual(migrationDirectories.map(({ path }) => path));
      expect(await rowsOf(target.url, 'SELECT name, "cancelCutOffHours" FROM "Store"')).toEqual([
        { name: "古い店", cancelCutOffHours: 24 },
      ]);
      expect(await rowsOf(target.url, STRUCTURE)).toEqual(await rowsOf(shop.url, STRUCTURE));
    } finally {
      await old.drop();
    }
  });
});

describe("a backup of a database in use", () => {
  it("is a snapshot: no table contains a row that commits while it is written", async () => {
    await fillEdgeCaseShop(shop.url);
    await withClient(shop.url, async (client) => {
      for (let order = 1; order <= 10; order++) await orderOne(client);
      // Between any two tables, orders are still placed.
      await writeBackup(shop.url, file, () => orderOne(client));
      await restore();
      const [made] = (await client.query('SELECT count(*)::int AS orders FROM "Order"')).rows;
      expect(made.orders).toBeGreaterThan(40);
    });
    expect(
      await rowsOf(
        target.url,
        `SELECT (SELECT count(*)::int FROM "Order") AS orders, (SELECT count(*)::int FROM "OrderLine") AS lines, stock::int FROM "Product"`,
      ),
    ).toEqual([{ orders: 10, lines: 10, stock: 90 }]);
  });

  it("blocks no writer, and waits for no uncommitted transaction", async () => {
    await fillEdgeCaseShop(shop.url);
    await withClient(shop.url, async (client) => {
      await client.query("BEGIN");
      await orderOne(client);
      await writeBackup(shop.url, file);
      await client.query("COMMIT");
    });
    await restore();
    expect(await rowsOf(target.url, 'SELECT count(*)::int AS orders FROM "Order"')).toEqual([{ orders: 0 }]);
  });

  it("contains sequences that are not behind its rows", async () => {
    await fillEdgeCaseShop(shop.url);
    const { sequences } = await withClient(shop.url, (client) =>
      writeBackup(shop.url, file, () => orderOne(client)),
    );
    expect(Number(sequences.find(({ name }) => name === "Order_id_seq")?.value)).toBeGreaterThan(30);
  });
});

describe("the file", () => {
  it("is readable only by its owner, and no other file is left", async () => {
    await fillEdgeCaseShop(shop.url);
    await writeBackup(shop.url, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["shop.tar.gz"]);
  });

  it("is never overwritten", async () => {
    await writeBackup(shop.url, file);
    await expect(writeBackup(shop.url, file)).rejects.toThrow("exists already");
  });

  it("does not exist when the database connection ends in the middle", async () => {
    await fillEdgeCaseShop(shop.url);
    const cutOff = writeBackup(shop.url, file, async ({ name }) => {
      if (name === "Customer") await shop.drop();
    });
    await expect(cutOff).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });

  it("is not created from an empty database", async () => {
    const { createWhenMissing } = await import("../database/migrate.ts");
    await createWhenMissing(target.url);
    await expect(writeBackup(target.url, file)).rejects.toThrow("nothing to back up");
  });
});

import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { createWhenMissing } from "../database/migrate.ts";
import { readMigrations } from "../database/migrationFiles.ts";
import { readArchive, writeArchive } from "./archive.ts";
import { loadBackup } from "./loadBackup.ts";
import { MANIFEST, type Manifest, readManifest } from "./manifest.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { fillEdgeCaseShop, withClient } from "./testing/edgeCaseFixtures.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";
import { writeBackup } from "./writeBackup.ts";

let shop: TestDatabase;
let folder: string;
let file: string;
let target: ReturnType<typeof freshDatabase>;
let copies = 0;

beforeAll(async () => {
  shop = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "machiya-backup-"));
  file = join(folder, "shop.tar.gz");
  await fillEdgeCaseShop(shop.url);
  await writeBackup(shop.url, file);
});
afterAll(() => Promise.all([shop.drop(), rm(folder, { recursive: true })]));
beforeEach(() => {
  target = freshDatabase();
});
afterEach(() => target.drop());

const restore = (from: string, replace = false) =>
  restoreBackup(from, { DATABASE_URL: target.url, DATA_DIR: join(folder, "unused"), replace });
const sql = (text: string) => withClient(target.url, async (client) => (await client.query(text)).rows);
const customers = () => sql('SELECT count(*)::int AS customers FROM "Customer"');

/** Writes a copy of the file with changed bytes. */
async function withBytes(change: (bytes: Buffer) => Uint8Array): Promise<string> {
  copies += 1;
  const changed = join(folder, `copy-${copies}.tar.gz`);
  await writeFile(changed, change(await readFile(file)));
  return changed;
}

/** Flips a bit at this place, or at the next one that matters: some bits of a compressed file have no effect. */
function flipBit(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 4;
  try {
    if (gunzipSync(changed).equals(gunzipSync(bytes))) return flipBit(bytes, at + 1);
  } catch {
    // The flipped bit makes the file unreadable.
  }
  return changed;
}

/** Writes a valid archive with changed entries. */
async function withEntries(change: (name: string, bytes: Buffer) => Buffer | null): Promise<string> {
  copies += 1;
  const changed = join(folder, `copy-${copies}.tar.gz`);
  await writeArchive(changed, async (add) => {
    for await (const { name, bytes } of readArchive(file)) {
      const other = change(name, bytes);
      if (other !== null) await add(name, other);
    }
  });
  return changed;
}

const withManifest = (change: (manifest: Manifest) => object) =>
  withEntries((name, bytes) =>
    name === MANIFEST ? Buffer.from(JSON.stringify(change(readManifest(bytes)))) : bytes,
  );

describe("a damaged file is refused before the database is touched", () => {
  it.each([0.001, 0.3, 0.6, 0.999])("when it is cut off after %d of its length", async (part) => {
    const cut = await withBytes((bytes) => bytes.subarray(0, Math.floor(bytes.length * part)));
    await expect(restore(cut)).rejects.toThrow("no whole backup");
    expect(await target.exists()).toBe(false);
  });

  it.each(Array.from({ length: 40 }, (_, part) => part / 40))(
    "when a bit is flipped after %d of its length",
    async (part) => {
      const turned = await withBytes((bytes) => flipBit(bytes, Math.floor(bytes.length * part)));
      await expect(restore(turned)).rejects.toThrow(/no whole backup|damaged|no backup/);
      expect(await target.exists()).toBe(false);
    },
  );

  it("when a row is changed and the archive is packed again", async () => {
    const changed = await withEntries((name, bytes) =>
      name.startsWith("tables/Customer/")
        ? Buffer.from(bytes.toString("utf8").replace("町家", "町屋"))
        : bytes,
    );
    await expect(restore(changed)).rejects.toThrow("the table Customer is not what was written");
    expect(await target.exists()).toBe(false);
  });

  it.each([
    ["its manifest", MANIFEST, "its end is missing"],
    ["a table", "tables/StaffMember/000001.copy", "the table StaffMember is not what was written"],
  ])("when it lacks %s", async (_, missing, message) => {
    const changed = await withEntries((name, bytes) => (name === missing ? null : bytes));
    await expect(restore(changed)).rejects.toThrow(message);
  });

  it("when it was packed again in another order, which the message says", async () => {
    copies += 1;
    const changed = join(folder, `copy-${copies}.tar.gz`);
    await writeArchive(changed, async (add) => {
      for await (const { name, bytes } of readArchive(file)) if (name === MANIFEST) await add(name, bytes);
      for await (const { name, bytes } of readArchive(file)) if (name !== MANIFEST) await add(name, bytes);
    });
    await expect(restore(changed)).rejects.toThrow("its manifest must be the last file");
    expect(await target.exists()).toBe(false);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["text", Buffer.from("hello")],
    ["another compressed file", gzipSync("hello".repeat(1000))],
  ])("when it contains %s", async (_, bytes) => {
    await expect(restore(await withBytes(() => bytes))).rejects.toThrow("no whole backup");
  });

  it("when it does not exist", async () => {
    await expect(restore(join(folder, "nowhere"))).rejects.toThrow("There is no file");
  });
});

describe("a backup that this release cannot read is refused with a readable message", () => {
  it("when its migrations belong to a newer release", async () => {
    const newer = await withManifest((manifest) => ({
      ...manifest,
      version: "9.0.0",
      migrations: [...manifest.migrations, { name: "29990101000000_next", checksum: "0" }],
    }));
    await expect(restore(newer)).rejects.toThrow(/newer Machiya \(9\.0\.0, migration 29990101000000_next\)/);
  });

  it("when its file format belongs to a newer release", async () => {
    const newer = await withManifest((manifest) => ({ ...manifest, format: 2, version: "9.0.0" }));
    await expect(restore(newer)).rejects.toThrow("newer Machiya (9.0.0)");
  });

  it("when it is of a build whose migrations differ", async () => {
    const other = await withManifest((manifest) => ({
      ...manifest,
      migrations: manifest.migrations.map((one) => ({ ...one, checksum: one.checksum.replace(/^./, "x") })),
    }));
    await expect(restore(other)).rejects.toThrow("another build of Machiya");
  });

  it("when the database rejects its rows, and nothing is restored", async () => {
    // All checksums are correct, but the row refers to a customer that does not exist.
    const rows = Buffer.from("1\t1\t2026-01-01 00:00:00+00\t999\t\n");
    const orphan = await withEntries((name, bytes) => {
      if (name.startsWith("tables/CustomerBlock/")) return rows;
      if (name !== MANIFEST) return bytes;
      const manifest = readManifest(bytes);
      const tables = manifest.tables.map((table) =>
        table.name === "CustomerBlock"
          ? { ...table, bytes: rows.length, sha256: createHash("sha256").update(rows).digest("hex") }
          : table,
      );
      return Buffer.from(JSON.stringify({ ...manifest, tables }));
    });
    await createWhenMissing(target.url);
    await expect(restore(orphan)).rejects.toThrow();
    expect(await sql("SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace")).toEqual([]);
  });
});

describe("a database that is not empty", () => {
  it("is refused, and contains only the backup with replace", async () => {
    await restore(file);
    await sql(`INSERT INTO "Customer" ("lineUserId", name, "updatedAt") VALUES ('later', 'later', now())`);
    await expect(restore(file)).rejects.toThrow("not empty");
    expect(await customers()).toEqual([{ customers: 10 }]);
    await restore(file, true);
    expect(await customers()).toEqual([{ customers: 9 }]);
  });

  it("counts as empty when a server has only created its set-up code", async () => {
    await restore(file);
    await sql(`SET session_replication_role = replica; ALTER TABLE "AuditEntry" DISABLE TRIGGER USER;
      TRUNCATE ${(await sql("SELECT string_agg(quote_ident(tablename), ', ') AS all FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'"))[0]?.all};
      INSERT INTO "SetupCode" ("codeHash") VALUES ('\\x01')`);
    await restore(file);
    expect(await customers()).toEqual([{ customers: 9 }]);
  });

  it("keeps its rows when the backup is refused", async () => {
    await restore(file);
    const cut = await withBytes((bytes) => bytes.subarray(0, bytes.length - 100));
    await expect(restore(cut, true)).rejects.toThrow("no whole backup");
    expect(await customers()).toEqual([{ customers: 9 }]);
  });

  it("that is not Machiya's is refused, even with replace", async () => {
    await createWhenMissing(target.url);
    await sql("CREATE TABLE theirs (id int)");
    await expect(restore(file, true)).rejects.toThrow("not Machiya's");
    expect(await sql("SELECT * FROM theirs")).toEqual([]);
  });

  it("of a newer release is refused, even with replace", async () => {
    await restore(file);
    await sql(`UPDATE "_prisma_migrations" SET migration_name = '29990101000000_next'
      WHERE migration_name = (SELECT max(migration_name) FROM "_prisma_migrations")`);
    await expect(restore(file, true)).rejects.toThrow("belongs to a newer Machiya");
    expect(await customers()).toEqual([{ customers: 9 }]);
  });

  it("is refused while a server uses it", async () => {
    await restore(file);
    const backup = await writeBackup(target.url, join(folder, `open-${copies}.tar.gz`));
    await withClient(target.url, async () => {
      const loading = loadBackup(target.url, file, backup, {
        replace: true,
        migrations: await readMigrations(),
        othersLeaveWithinMs: 0,
      });
      await expect(loading).rejects.toThrow("Stop every server");
    });
  });
});

import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../testing/servers/database.ts";
import { fillEdgeCaseShop, withClient } from "../testing/edgeCaseFixtures.ts";
import { isNightlyDue, runNightly } from "./runNightly.ts";

const SUNDAY = new Date("2026-11-22T19:00:00Z");
const MONDAY = new Date("2026-11-23T19:00:00Z");

let database: TestDatabase;
let directory: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillEdgeCaseShop(database.url);
  directory = await mkdtemp(join(tmpdir(), "machiya-nightly-"));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

const nightly = (now: Date, keep = 2) =>
  runNightly({ url: database.url, directory, keep, restoreTestDay: 0, now });

it("restores the backup into a database of its own on one day of the week, and drops that database", async () => {
  expect(await isNightlyDue(directory, SUNDAY)).toBe(true);
  const { rows, restoredRows } = await nightly(SUNDAY);
  expect(rows).toBeGreaterThan(0);
  expect(restoredRows).toBe(rows);
  const left = await withClient(database.url, (client) =>
    client.query("SELECT FROM pg_database WHERE datname = current_database() || '_restore_test'"),
  );
  expect(left.rowCount).toBe(0);
  expect(await isNightlyDue(directory, new Date())).toBe(false);
  expect((await nightly(MONDAY)).restoredRows).toBeNull();
});

it("keeps the given number of nightly backups and every other file", async () => {
  await writeFile(join(directory, "before-upgrade.tar.gz"), "");
  const days = ["24", "25", "26"].map((day) => new Date(`2026-11-${day}T19:00:00Z`));
  for (const day of days) await nightly(day);
  await nightly(days[2] ?? MONDAY);
  expect((await readdir(directory)).sort()).toEqual([
    "before-upgrade.tar.gz",
    "machiya-2026-11-25.tar.gz",
    "machiya-2026-11-26.tar.gz",
  ]);
});

it("keeps the older backups when a backup fails", async () => {
  const before = await readdir(directory);
  const failed = runNightly({
    url: "postgresql://127.0.0.1:1/nobody",
    directory,
    keep: 1,
    restoreTestDay: 0,
    now: new Date("2026-11-29T19:00:00Z"),
  });
  await expect(failed).rejects.toThrow("ECONNREFUSED");
  expect(await readdir(directory)).toEqual(before);
});

it("runs as the command of compose.yaml", async () => {
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ["api/src/backup/nightly/nightlyCommand.ts", "--once"],
    { env: { ...process.env, DATABASE_URL: database.url, BACKUP_DIRECTORY: directory, LOG_FORMAT: "json" } },
  );
  expect(JSON.parse(stderr)).toMatchObject({ message: "backed up" });
});

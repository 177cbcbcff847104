import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readMigrations } from "./migrationFiles.ts";
import { newMigration } from "./newMigration.ts";

/** The search indexes of the models need it; Prisma does not write it. */
const EXTENSIONS = {
  path: "migration.sql",
  content: { tag: "ok" as const, value: "CREATE EXTENSION pg_trgm;" },
};

it("writes what the migrations lack of the models into a folder named by time and name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "machiya-migrations-"));
  try {
    const lockfile = { path: "migration_lock.toml", content: 'provider = "postgresql"' };
    const list = {
      baseDir: folder,
      lockfile,
      shadowDbInitScript: "",
      migrationDirectories: [{ path: "20000101000000_extensions", migrationFile: EXTENSIONS }],
    };
    const { path, warnings } = await newMigration("anew", list);
    expect(basename(dirname(path))).toMatch(/^\d{14}_anew$/);
    expect(await readFile(path, "utf8")).toContain('CREATE TABLE "Order"');
    expect(warnings).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it.each(["", "Two Words", "../up", "1st"])("refuses %o as a name", async (name) => {
  await expect(newMigration(name, await readMigrations())).rejects.toThrow("The name of a migration");
});

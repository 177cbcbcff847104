import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readMigrations } from "./migrationFiles.ts";
import { newMigration } from "./newMigration.ts";

it("writes the difference between migrations and models into a folder named by time and name, and then an empty one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "machiya-migrations-"));
  try {
    await writeFile(join(folder, "migration_lock.toml"), 'provider = "postgresql"');
    // The models' search indexes need the extension, which Prisma does not create.
    await mkdir(join(folder, "20000101000000_extensions"));
    await writeFile(join(folder, "20000101000000_extensions", "migration.sql"), "CREATE EXTENSION pg_trgm;");
    const { path, warnings } = await newMigration("anew", await readMigrations(folder));
    expect(basename(dirname(path))).toMatch(/^\d{14}_anew$/);
    expect(await readFile(path, "utf8")).toContain('CREATE TABLE "Order"');
    expect(warnings).toEqual([]);
    const second = await newMigration("more", await readMigrations(folder));
    expect(await readFile(second.path, "utf8")).toBe("-- This is an empty migration.");
  } finally {
    await rm(folder, { recursive: true });
  }
});

it.each(["", "Two Words", "../up", "1st"])("rejects %o as a name", async (name) => {
  await expect(newMigration(name, await readMigrations())).rejects.toThrow("The name of a migration");
});

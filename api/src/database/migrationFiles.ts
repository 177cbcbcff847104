import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { MigrationList, SchemaContainer } from "@prisma/schema-engine-wasm";

export const PRISMA = fileURLToPath(new URL("../../../prisma", import.meta.url));
export const MIGRATIONS = join(PRISMA, "migrations");
const LOCKFILE = "migration_lock.toml";

/** All tables and enums of the database belong to Machiya. */
export const SCHEMA_FILTERS = { externalTables: [], externalEnums: [] };

/** Returns the migrations of this release, in order. */
export async function readMigrations(folder = MIGRATIONS): Promise<MigrationList> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return {
    baseDir: folder,
    lockfile: { path: LOCKFILE, content: await readFile(join(folder, LOCKFILE), "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(
      names.sort().map(async (path) => ({
        path,
        migrationFile: {
          path: "migration.sql",
          content: { tag: "ok" as const, value: await readFile(join(folder, path, "migration.sql"), "utf8") },
        },
      })),
    ),
  };
}

/** Returns schema.prisma and the models beside it. */
export async function readModels(): Promise<SchemaContainer[]> {
  const models = (await readdir(join(PRISMA, "models"))).filter((name) => name.endsWith(".prisma"));
  return Promise.all(
    ["schema.prisma", ...models.sort().map((name) => join("models", name))].map(async (path) => ({
      path: join(PRISMA, path),
      content: await readFile(join(PRISMA, path), "utf8"),
    })),
  );
}

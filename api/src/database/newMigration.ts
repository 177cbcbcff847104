import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import { startEmbedded } from "./embedded.ts";
import { databaseUrl, engineAdapter } from "./engineAdapter.ts";
import { migrate } from "./migrate.ts";
import { readMigrations, readModels, SCHEMA_FILTERS } from "./migrationFiles.ts";
import { withSchemaEngine } from "./schemaEngine.ts";

/**
 * Writes the migration that leads from the migrations in `folder` to the models, as
 * prisma/migrations/<time>_<name>/migration.sql, offline and on a temporary Postgres. Without a difference it
 * is empty, for SQL that Prisma cannot express. Returns its path and what it would destroy.
 */
export async function newMigration(
  name: string,
  list: MigrationList,
): Promise<{ path: string; warnings: string[] }> {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new Error("The name of a migration may contain only a-z, 0-9 and _.");
  const scratch = await mkdtemp(join(tmpdir(), "machiya-migration-"));
  const postgres = await startEmbedded(scratch, { durable: false });
  try {
    const url = databaseUrl(postgres.url, "machiya");
    await migrate(url, list);
    const files = await readModels();
    const created = await withSchemaEngine(engineAdapter(url), files, async (engine) => {
      const input = { migrationsList: list, filters: SCHEMA_FILTERS, schema: { files } };
      // This call must come first: it reads the migrations' outcome from a shadow database, on which the next
      // two calls rely.
      await engine.devDiagnostic({ migrationsList: list, filters: SCHEMA_FILTERS });
      const { warnings, unexecutableSteps } = await engine.evaluateDataLoss(input);
      const migration = await engine.createMigration({ ...input, draft: true, migrationName: name });
      return { migration, warnings: [...warnings, ...unexecutableSteps].map(({ message }) => message) };
    });
    const folder = join(list.baseDir, created.migration.generatedMigrationName);
    const path = join(folder, `migration.${created.migration.extension}`);
    await mkdir(folder);
    await writeFile(path, withGeneratedColumns(created.migration.migrationScript ?? ""));
    return { path, warnings: created.warnings };
  } finally {
    await postgres.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Replaces the defaults with an expression that Prisma writes for generated columns, which Postgres refuses. */
function withGeneratedColumns(script: string): string {
  return script.replaceAll(
    / DEFAULT (\(.*\)|regexp_replace\(.*\)|\s*CASE[\s\S]*?\nEND)(,?)$/gm,
    " GENERATED ALWAYS AS ($1) STORED$2",
  );
}

if (import.meta.main) {
  const { path, warnings } = await newMigration(process.argv[2] ?? "", await readMigrations());
  console.log(`Written: ${path}`);
  for (const warning of warnings) console.warn(`Look at this: ${warning}`);
}

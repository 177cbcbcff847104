import { expect, inject, it } from "vitest";
import { engineAdapter } from "./engineAdapter.ts";
import { readMigrations, readModels, SCHEMA_FILTERS } from "./migrationFiles.ts";
import { withSchemaEngine } from "./schemaEngine.ts";

it("the migrations produce exactly the models", async () => {
  const files = await readModels();
  const migrations = await readMigrations();
  const { stdout, exitCode } = await withSchemaEngine(
    engineAdapter(inject("postgres").serverUrl),
    files,
    (engine) =>
      engine.diff({
        from: { tag: "migrations", ...migrations },
        to: { tag: "schemaDatamodel", files },
        script: false,
        exitCode: true,
        filters: SCHEMA_FILTERS,
      }),
  );
  expect(stdout).toBe("No difference detected.\n");
  expect(exitCode).toBe(0);
});

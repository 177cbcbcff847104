import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../api/src/database/embedded.ts";
import { databaseUrl } from "../../api/src/database/engineAdapter.ts";
import { migrate } from "../../api/src/database/migrate.ts";
import { startRunCleaner } from "../interruption/runCleaner.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: {
      /** The maintenance database of the tests' Postgres, as superuser. */
      serverUrl: string;
      /** The migrated database that tests copy. */
      template: string;
    };
  }
}

const TEMPLATE = "machiya_template";

/**
 * Starts one Postgres and creates one temporary folder for the run; both are removed even if the run is
 * killed.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "machiya-test-"));
  // Other users need access to the folder, because Postgres runs as another user when root runs the tests.
  await chmod(folder, 0o711);
  const cleaner = startRunCleaner(folder);
  process.env.TMPDIR = folder;
  try {
    const postgres = await startEmbedded(folder, { durable: false });
    await migrate(databaseUrl(postgres.url, TEMPLATE));
    project.provide("postgres", { serverUrl: postgres.url, template: TEMPLATE });
    return async () => {
      await postgres.stop();
      await cleaner.clean();
    };
  } catch (error) {
    await cleaner.clean();
    throw error;
  }
}

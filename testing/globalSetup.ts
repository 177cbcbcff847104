import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../api/src/database/embedded.ts";
import { databaseUrl } from "../api/src/database/engineAdapter.ts";
import { migrate } from "../api/src/database/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: {
      /** The maintenance database of the tests' own Postgres, as superuser. */
      serverUrl: string;
      /** The migrated database that tests copy. */
      template: string;
    };
  }
}

const TEMPLATE = "machiya_template";

/** One Postgres for the run, in a folder that the run removes. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "machiya-test-"));
  const postgres = await startEmbedded(folder, { durable: false });
  async function tearDown(): Promise<void> {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await migrate(databaseUrl(postgres.url, TEMPLATE));
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide("postgres", { serverUrl: postgres.url, template: TEMPLATE });
  return tearDown;
}

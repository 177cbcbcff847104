import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { fillEdgeCaseShop, withClient } from "./testing/edgeCaseFixtures.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";
import { writeBackup } from "./writeBackup.ts";

it("a login that only owns its database can restore, replace by a restore, and back up", async () => {
  const { serverUrl } = inject("postgres");
  const [shop, target] = [await createTestDatabase(), freshDatabase()];
  const folder = await mkdtemp(join(tmpdir(), "machiya-owner-"));
  const name = new URL(target.url).pathname.slice(1);
  const owner = `owner_${name.slice(-12)}`;
  const url = new URL(target.url);
  url.username = owner;
  url.password = "pass";
  try {
    await withClient(serverUrl, async (client) => {
      await client.query(`CREATE ROLE ${owner} LOGIN PASSWORD 'pass' NOSUPERUSER`);
      await client.query(`CREATE DATABASE ${name} OWNER ${owner}`);
    });
    await fillEdgeCaseShop(shop.url);
    const file = join(folder, "shop.tar.gz");
    const before = await writeBackup(shop.url, file);
    await restoreBackup(file, { DATABASE_URL: url.href, DATA_DIR: folder, replace: false });
    await restoreBackup(file, { DATABASE_URL: url.href, DATA_DIR: folder, replace: true });
    const after = await writeBackup(url.href, join(folder, "again.tar.gz"));
    expect(after.tables).toEqual(before.tables);
  } finally {
    await Promise.all([target.drop(), shop.drop(), rm(folder, { recursive: true })]);
    await withClient(serverUrl, (client) => client.query(`DROP ROLE IF EXISTS ${owner}`));
  }
});

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { restoreBackup } from "../../api/src/backup/restoreBackup.ts";
import { fillEdgeCaseShop, orderOne, withClient } from "../../api/src/backup/testing/edgeCaseFixtures.ts";
import { freshDatabase } from "../../api/src/backup/testing/freshDatabase.ts";
import { writeBackup } from "../../api/src/backup/writeBackup.ts";
import { findDatabase } from "../../api/src/database/openDatabase.ts";
import { createTestDatabase, type TestDatabase } from "../servers/database.ts";
import { startServer } from "../servers/server.ts";

let shop: TestDatabase;
let folder: string;
let file: string;

beforeEach(async () => {
  shop = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "machiya-kills-"));
  file = join(folder, "shop.tar.gz");
  await fillEdgeCaseShop(shop.url);
});
afterEach(async () => {
  await shop.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Kills a backup or restore once it has reached this table. */
async function killAfter(
  table: string,
  what: "backup" | "restore",
  env: Record<string, string>,
): Promise<void> {
  const child: ChildProcess = spawn(
    process.execPath,
    ["api/src/backup/testing/restoreChild.ts", what, file],
    {
      env: { ...process.env, PAUSE_AFTER: table, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const exit = once(child, "exit");
  if (child.stdout === null) throw new Error("The child process has no output");
  await Promise.race([once(child.stdout, "data"), exit]);
  expect(child.exitCode, "it ended before it came so far").toBe(null);
  child.kill("SIGKILL");
  await exit;
}

/** Runs an npm script as an operator would; returns its output. */
function npmRun(args: string[], env: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync("npm", ["run", ...args], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}

const customers = (url: string) =>
  withClient(url, async (client) => (await client.query('SELECT name FROM "Customer" ORDER BY id')).rows);
/** The first, a middle, and the last table of a backup. */
const TABLES = ["ApiToken", "OrderLine", "WebhookEvent"];

describe("kill -9", () => {
  it("of a backup leaves no file of its name, and the next backup is complete", async () => {
    for (const table of TABLES) await killAfter(table, "backup", { DATABASE_URL: shop.url });
    expect((await readdir(folder)).filter((name) => name === "shop.tar.gz")).toEqual([]);
    npmRun(["backup", "--", file], { DATABASE_URL: shop.url });
    const target = freshDatabase();
    try {
      expect(npmRun(["restore", "--", file], { DATABASE_URL: target.url })).toContain("checksums agree");
      expect(await customers(target.url)).toEqual(await customers(shop.url));
    } finally {
      await target.drop();
    }
  });

  it("of a restore into an external database leaves its rows unchanged, and the next restore is complete", async () => {
    await writeBackup(shop.url, file);
    await withClient(shop.url, (client) => client.query(`UPDATE "Customer" SET name = 'changed since'`));
    const changed = await customers(shop.url);
    for (const table of TABLES) {
      await killAfter(table, "restore", { DATABASE_URL: shop.url });
      expect(await customers(shop.url)).toEqual(changed);
    }
    npmRun(["restore", "--", "--replace", file], { DATABASE_URL: shop.url });
    expect((await customers(shop.url)).map(({ name }) => name)).toContain("町家");
  });

  it("of a restore into an embedded database leaves its rows unchanged, and the next restore is complete and removes leftovers", async () => {
    await writeBackup(shop.url, file);
    const DATA_DIR = join(folder, "data");
    npmRun(["restore", "--", file], { DATA_DIR, DATABASE_URL: "" });
    const found = await findDatabase({ DATA_DIR });
    await withClient(found.url, (client) => client.query(`UPDATE "Customer" SET name = 'changed since'`));
    const changed = await customers(found.url);
    await found.close();
    // Each attempt first creates its own database, so one kill after the last table and before the commit is
    // enough.
    await killAfter("WebhookEvent", "restore", { DATA_DIR, DATABASE_URL: "" });
    const database = await findDatabase({ DATA_DIR });
    expect(await customers(database.url)).toEqual(changed);
    await database.close();
    npmRun(["restore", "--", "--replace", file], { DATA_DIR, DATABASE_URL: "" });
    expect(await readdir(DATA_DIR)).toEqual([
      "postgres",
      expect.stringMatching(/^postgres\.replaced-\d{4}-\d{2}-\d{2}T\d{6}$/),
    ]);
  });
});

it("npm run backup and npm run restore move the shop of a server that runs on its embedded database", async () => {
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  const env = { SEED: "none", DATABASE_URL: "" };
  const server = await startServer({ ...env, DATA_DIR: from });
  const database = await findDatabase({ DATA_DIR: from });
  try {
    await fillEdgeCaseShop(database.url);
    await withClient(database.url, orderOne);
    expect(npmRun(["backup", "--", file], { ...env, DATA_DIR: from })).toContain(`to ${file}`);
    const over = restoreBackup(file, { DATA_DIR: from, replace: true });
    await expect(over).rejects.toThrow("stop it first");
  } finally {
    await database.close();
    await server.stop();
  }
  npmRun(["restore", "--", file], { ...env, DATA_DIR: to });
  const restored = await startServer({ ...env, DATA_DIR: to });
  try {
    const products = await fetch(`${restored.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ products(first: 5) { totalCount edges { node { name stock } } } }" }),
    });
    expect(await products.json()).toEqual({
      data: { products: { totalCount: 1, edges: [{ node: { name: "茶", stock: "99" } }] } },
    });
  } finally {
    await restored.stop();
  }
});

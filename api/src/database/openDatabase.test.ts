import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPrisma } from "@machiya/prisma/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import { openDatabase, willCreateDatabase } from "./openDatabase.ts";
import { RESTORED_DIRECTORY } from "./restoredCluster.ts";

let data: string;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "machiya-open-"));
});

afterEach(() => rm(data, { recursive: true }));

async function products(url: string): Promise<number> {
  const prisma = connectPrisma(url);
  try {
    return await prisma.product.count();
  } finally {
    await prisma.$disconnect();
  }
}

describe("openDatabase", () => {
  it("without DATABASE_URL starts a Postgres under DATA_DIR, migrated", async () => {
    const database = await openDatabase({ DATA_DIR: join(data, "new", "folder") });
    expect(database.embedded).toBe(true);
    expect(await products(database.url)).toBe(0);
    await database.close();
    await expect(products(database.url)).rejects.toThrow();
  });

  it("with DATABASE_URL uses that server, leaves it running and touches no folder", async () => {
    const given = await createTestDatabase();
    const database = await openDatabase({ DATABASE_URL: given.url, DATA_DIR: data });
    expect(database).toMatchObject({ url: given.url, embedded: false });
    await database.close();
    expect(await products(given.url)).toBe(0);
    expect(await readdir(data)).toEqual([]);
    await given.drop();
  });

  it("makes a new one where there is none yet, and only there", async () => {
    expect(await willCreateDatabase({ DATA_DIR: data })).toBe(true);
    expect(await willCreateDatabase({ DATABASE_URL: "postgresql://127.0.0.1:1/shop", DATA_DIR: data })).toBe(
      false,
    );
    expect(await readdir(data)).toEqual([]);
    await (await openDatabase({ DATA_DIR: data })).close();
    expect(await willCreateDatabase({ DATA_DIR: data })).toBe(false);
  });

  it("takes one that was restored for no new one", async () => {
    await mkdir(join(data, RESTORED_DIRECTORY));
    expect(await willCreateDatabase({ DATA_DIR: data })).toBe(false);
  });

  it("says that nobody answers at DATABASE_URL, without its password", async () => {
    const opening = openDatabase({ DATABASE_URL: "postgresql://me:hush@127.0.0.1:1/shop", DATA_DIR: data });
    await expect(opening).rejects.toThrow(/ECONNREFUSED 127\.0\.0\.1:1/);
    await expect(opening).rejects.not.toThrow("hush");
  });
});

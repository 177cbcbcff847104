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
  it("starts and migrates a Postgres under DATA_DIR without DATABASE_URL", async () => {
    const database = await openDatabase({ DATA_DIR: join(data, "new", "folder") });
    expect(database.embedded).toBe(true);
    expect(await products(database.url)).toBe(0);
    await database.close();
    await expect(products(database.url)).rejects.toThrow();
  });

  it("uses the server of DATABASE_URL, leaves it running and writes no folder", async () => {
    const external = await createTestDatabase();
    const database = await openDatabase({ DATABASE_URL: external.url, DATA_DIR: data });
    expect(database).toMatchObject({ url: external.url, embedded: false });
    await database.close();
    expect(await products(external.url)).toBe(0);
    expect(await readdir(data)).toEqual([]);
    await external.drop();
  });

  it("creates a new database only where there is none", async () => {
    expect(await willCreateDatabase({ DATA_DIR: data })).toBe(true);
    expect(await willCreateDatabase({ DATABASE_URL: "postgresql://127.0.0.1:1/shop", DATA_DIR: data })).toBe(
      false,
    );
    expect(await readdir(data)).toEqual([]);
    await (await openDatabase({ DATA_DIR: data })).close();
    expect(await willCreateDatabase({ DATA_DIR: data })).toBe(false);
  });

  it("does not treat a restored database as a new one", async () => {
    await mkdir(join(data, RESTORED_DIRECTORY));
    expect(await willCreateDatabase({ DATA_DIR: data })).toBe(false);
  });

  it("reports that no server answers at DATABASE_URL, without its password", async () => {
    const opening = openDatabase({ DATABASE_URL: "postgresql://me:hush@127.0.0.1:1/shop", DATA_DIR: data });
    await expect(opening).rejects.toThrow(/ECONNREFUSED 127\.0\.0\.1:1/);
    await expect(opening).rejects.not.toThrow("hush");
  });
});

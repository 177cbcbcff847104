import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { createImageCache } from "./imageCache.ts";

let database: TestDatabase;
let prisma: PrismaClient;
let reads = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, {
    poolSize: 2,
    onStatement: (sql) => {
      if (sql.includes('"ImageVariant"') && sql.startsWith("SELECT")) reads += 1;
    },
  });
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});
beforeEach(async () => {
  await prisma.imageFile.deleteMany();
  reads = 0;
});

async function storeImage(hash: string, bytes = new Uint8Array([1, 2, 3])): Promise<void> {
  const variant = { variant: "list", contentType: "image/webp", width: 1, height: 1, bytes };
  await prisma.imageFile.create({ data: { hash, variants: { create: variant } } });
}

test("an image is read once, also for concurrent requests", async () => {
  await storeImage("a");
  const find = createImageCache(prisma);
  const found = await Promise.all([find("a", "list"), find("a", "list")]);
  for (const one of [...found, await find("a", "list")])
    expect(one).toMatchObject({ bytes: new Uint8Array([1, 2, 3]), contentType: "image/webp" });
  expect(reads).toBe(1);
});

test("a missing image is looked for again", async () => {
  const find = createImageCache(prisma);
  expect(await find("a", "list")).toBeNull();
  await storeImage("a");
  expect(await find("a", "list")).not.toBeNull();
});

test("a deleted image is served for at most a minute", async () => {
  let now = 0;
  const find = createImageCache(prisma, () => now);
  await storeImage("a");
  await find("a", "list");
  await prisma.imageFile.deleteMany();
  now = 60_000;
  expect(await find("a", "list")).not.toBeNull();
  now = 60_001;
  expect(await find("a", "list")).toBeNull();
});

test("images that were used least recently are dropped beyond 16 MB", async () => {
  const find = createImageCache(prisma);
  for (const hash of ["a", "b", "c"]) await storeImage(hash, new Uint8Array(6_000_000));
  await find("a", "list");
  await find("b", "list");
  await find("a", "list");
  await find("c", "list");
  expect(reads).toBe(3);
  await find("a", "list");
  expect(reads).toBe(3);
  await find("b", "list");
  expect(reads).toBe(4);
});

import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import type { Env } from "../startup/env.ts";
import { webConfiguration } from "./webConfiguration.ts";

let database: TestDatabase;
let prisma: PrismaClient;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url);
  await prisma.store.create({ data: { id: 1, name: "町家" } });
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

const shown = async (currency: string | null) => {
  await prisma.store.update({ where: { id: 1 }, data: { currency } });
  return webConfiguration(prisma, {} as Env);
};

it("tells how the amounts of the store's currency are written in each language", async () => {
  expect((await shown("THB")).currency).toEqual({
    currency: "THB",
    symbols: { cn: "THB\u00a0", en: "THB\u00a0", jp: "THB\u00a0", th: "฿" },
    digits: 2,
  });
  expect((await shown("JPY")).currency).toMatchObject({ symbols: { cn: "¥", jp: "￥" }, digits: 0 });
});

it("contains nothing new without a currency", async () => {
  expect(Object.keys(await shown(null))).toEqual([
    ...["liffId", "lineLogin", "shopName", "publicUrl", "lineAccountId", "demo"],
  ]);
});

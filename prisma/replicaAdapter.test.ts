import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/servers/database.ts";
import { connectPrisma, connectReplica, type PrismaClient } from "./client.ts";

/**
 * Two databases with different data, so that the answering one can be identified. The second rejects writes
 * like a standby.
 */
let databases: TestDatabase[];
let primary: PrismaClient;
let reader: PrismaClient;
let admitted: boolean;
/** Number of times the primary has answered instead of the replica. */
let askedAgain = 0;

beforeAll(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const [mine, other] = databases.map(({ url }) => url);
  for (const [url, name] of [
    [mine, "primary"],
    [other, "replica"],
  ] as const) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`INSERT INTO "ProductType" (name, "updatedAt") VALUES ($1, now())`, [name]);
    if (name === "replica")
      await client.query(`ALTER DATABASE ${client.database} SET default_transaction_read_only = on`);
    await client.end();
  }
  primary = connectPrisma(mine ?? "", { poolSize: 2 });
  reader = connectReplica(primary, other ?? "", {
    poolSize: 2,
    // A slow machine must not cause refusals.
    waitMs: 20_000,
    onFallback: async () => {
      askedAgain += 1;
    },
    async admit() {
      if (!admitted) throw new Error("late");
    },
  });
});
afterAll(async () => {
  await reader.$disconnect();
  await primary.$disconnect();
  await Promise.all(databases.map((database) => database.drop()));
});
beforeEach(() => {
  admitted = true;
});

/** Reads with different `after` are separate statements, while equal ones would share one. */
const first = (from: Pick<PrismaClient, "productType">, after = 0) =>
  from.productType
    .findFirstOrThrow({ where: { id: { gt: -after } }, orderBy: { id: "asc" } })
    .then(({ name }) => name);

it("the replica answers reads outside transactions, by models and by SQL", async () => {
  expect(await first(reader)).toBe("replica");
  expect(await reader.$queryRaw`SELECT name FROM "ProductType" ORDER BY id LIMIT 1`).toEqual([
    { name: "replica" },
  ]);
});

it("the primary answers within transactions", async () => {
  expect(await reader.$transaction((tx) => first(tx))).toBe("primary");
  const names = () => reader.productType.findMany({ select: { name: true } });
  expect((await reader.$transaction([names(), names()])).flat()).toEqual(Array(2).fill({ name: "primary" }));
});

it("the primary answers while the replica's connections are not admitted, and then the replica again", async () => {
  admitted = false;
  const before = askedAgain;
  expect(await Promise.all([1, 2, 3, 4].map((after) => first(reader, after)))).toEqual(
    Array(4).fill("primary"),
  );
  expect(await reader.$queryRaw`SELECT name FROM "ProductType" ORDER BY id LIMIT 1`).toEqual([
    { name: "primary" },
  ]);
  // A caller with this answer must not read older data next.
  expect(askedAgain - before).toBe(5);
  admitted = true;
  expect(await first(reader)).toBe("replica");
  expect(askedAgain - before).toBe(5);
});

it("writes that the replica rejects run on the primary", async () => {
  await reader.$executeRaw`UPDATE "ProductType" SET description = 'by hand'`;
  const { id } = await reader.productType.create({ data: { name: "new" } });
  expect(
    await primary.productType.findMany({ orderBy: { id: "asc" }, select: { name: true, description: true } }),
  ).toEqual([
    { name: "primary", description: "by hand" },
    { name: "new", description: "" },
  ]);
  await primary.productType.delete({ where: { id } });
});

it("errors are those of the primary", async () => {
  await expect(reader.$queryRaw`SELECT 1 / 0`).rejects.toThrow("division by zero");
});

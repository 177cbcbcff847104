import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { connectPrisma, type PrismaClient } from "./client.ts";

let database: TestDatabase;
let prisma: PrismaClient;

beforeAll(async () => {
  database = await createTestDatabase();
  const name = new URL(database.url).pathname.slice(1);
  const server = new pg.Client({ connectionString: database.url });
  await server.connect();
  await server.query(`ALTER DATABASE ${name} SET TimeZone = 'Asia/Bangkok'`);
  await server.end();
  prisma = connectPrisma(database.url, { poolSize: 1 });
});

afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

it("reads a time as it was written, whatever the server's zone", async () => {
  const expire = new Date("2026-11-21T02:03:04.567Z");
  await prisma.rateLimit.create({ data: { key: "k", points: 1, expire } });
  expect((await prisma.rateLimit.findFirstOrThrow()).expire).toEqual(expire);
});

it("prepares at most 500 statements on a connection, and runs the 501st all the same", async () => {
  for (let index = 0; index <= 500; index += 1) {
    expect(await prisma.$queryRawUnsafe(`SELECT ${index}::int AS n`)).toEqual([{ n: index }]);
  }
  const [row] = await prisma.$queryRaw<{ count: number }[]>`SELECT count(*)::int FROM pg_prepared_statements`;
  expect(row?.count).toBe(500);
});

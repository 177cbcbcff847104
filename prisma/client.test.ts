import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/servers/database.ts";
import { connectPrisma, createStatementNames, type PrismaClient, queryRow } from "./client.ts";

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

it("a time is read as it was written, in any server time zone", async () => {
  const expire = new Date("2026-11-21T02:03:04.567Z");
  await prisma.rateLimit.create({ data: { key: "k", points: 1, expire } });
  expect((await prisma.rateLimit.findFirstOrThrow()).expire).toEqual(expire);
});

it("500 statements get a name each, and later ones and lists none", () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 500 }, (_, index) => nameOf(`SELECT ${index}`));
  expect(nameOf("SELECT 7")).toBe(names[7]);
  expect(new Set(names).size).toBe(500);
  expect(names).not.toContain("");
  expect(nameOf("SELECT 500")).toBe("");
  expect(createStatementNames()("SELECT 1 WHERE 1 IN ($1,$2)")).toBe("");
});

it("a connection prepares at most 500 statements, and still runs the 501st", async () => {
  for (let index = 0; index <= 500; index += 1) {
    expect(await prisma.$queryRawUnsafe(`SELECT ${index}::int AS n`)).toEqual([{ n: index }]);
  }
  const [row] = await prisma.$queryRaw<{ count: number }[]>`SELECT count(*)::int FROM pg_prepared_statements`;
  // Other tests of this process may have taken some of the names.
  expect(row?.count).toBeLessThanOrEqual(500);
});

it("statements with lists, whose text depends on the length, are not prepared", async () => {
  const client = connectPrisma(database.url, { poolSize: 1, compilesReads: false });
  for (let length = 2; length < 6; length += 1)
    await client.product.findMany({ where: { id: { in: Array.from({ length }, (_, index) => index) } } });
  expect(
    await client.$queryRaw`SELECT count(*)::int FROM pg_prepared_statements WHERE statement LIKE '% IN ($1,%'`,
  ).toEqual([{ count: 0 }]);
  await client.$disconnect();
});

function addressWith(parameters: Record<string, string>): string {
  const url = new URL(database.url);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

it("session options are added to those of the URL", async () => {
  const options = "-c search_path=elsewhere -c TimeZone=Asia/Tokyo";
  const client = connectPrisma(addressWith({ options }), { poolSize: 1 });
  expect(
    await client.$queryRaw`SELECT current_setting('search_path') AS path, current_setting('TimeZone') AS zone,
      current_setting('statement_timeout') AS timeout`,
  ).toEqual([{ path: "elsewhere", zone: "UTC", timeout: "20s" }]);
  await client.$disconnect();
});

it("a failed connection attempt frees its place in the pool", async () => {
  const address = addressWith({ sslmode: "require", sslrootcert: "/nowhere.pem" });
  const client = connectPrisma(address, { poolSize: 2 });
  for (let attempt = 0; attempt < 4; attempt += 1)
    await expect(queryRow(client, "SELECT 1", [])).rejects.toThrow(/No connection to the database.*ENOENT/);
  await client.$disconnect();
});

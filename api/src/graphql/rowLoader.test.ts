import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { createRowLoader } from "./rowLoader.ts";

/** Of every even number there is a row. */
const EVEN = `SELECT number, json_build_object('half', number / 2)::text FROM unnest($1::int[]) AS number WHERE number % 2 = 0`;
const ODD = EVEN.replace("= 0", "= 1");
const BROKEN = EVEN.replace("number / 2", "number / (number - 4)");

let database: TestDatabase;
let prisma: PrismaClient;
const asked: number[][] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, { onStatement: (_sql, values) => asked.push(JSON.parse(values)[0]) });
});
afterAll(async () => {
  await prisma?.$disconnect();
  await database?.drop();
});
beforeEach(() => {
  asked.length = 0;
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("rows that are asked for at once", () => {
  it("are answered by one statement, each by its own row", async () => {
    const rows = createRowLoader();
    const answers = await Promise.all([6, 3, 2, 6].map((row) => rows.load(prisma, { sql: EVEN, row })));
    expect(answers).toEqual(['{"half" : 3}', null, '{"half" : 1}', '{"half" : 3}']);
    expect(asked).toEqual([[6, 3, 2, 6]]);
  });

  it("are answered by one statement though the requests came one after the other", async () => {
    const rows = createRowLoader();
    const request = async (row: number, waits: number) => {
      for (let turn = 0; turn < waits; turn += 1) await null;
      await new Promise(process.nextTick);
      return rows.load(prisma, { sql: EVEN, row });
    };
    await Promise.all(upTo(5).map((row) => request(row, row)));
    expect(asked).toEqual([[1, 2, 3, 4, 5]]);
  });

  it("take a statement for each sixteen", async () => {
    const rows = createRowLoader();
    const answers = await Promise.all(upTo(33).map((row) => rows.load(prisma, { sql: EVEN, row })));
    expect(answers.map((answer) => answer !== null)).toEqual(upTo(33).map((row) => row % 2 === 0));
    expect(asked.map(({ length }) => length)).toEqual([16, 16, 1]);
  });

  it("are not mixed with those of another statement, or of another database", async () => {
    const rows = createRowLoader();
    const other = connectPrisma(database.url);
    const answers = await Promise.all([
      rows.load(prisma, { sql: EVEN, row: 2 }),
      rows.load(prisma, { sql: ODD, row: 2 }),
      rows.load(other, { sql: ODD, row: 3 }),
      rows.load(prisma, { sql: ODD, row: 1 }),
    ]);
    await other.$disconnect();
    expect(answers).toEqual(['{"half" : 1}', null, '{"half" : 1}', '{"half" : 0}']);
    expect(asked).toEqual([[2], [2, 1]]);
  });

  it("all fail when their statement does, and are asked for anew by the next", async () => {
    const rows = createRowLoader();
    const answers = await Promise.allSettled([2, 4].map((row) => rows.load(prisma, { sql: BROKEN, row })));
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await rows.load(prisma, { sql: BROKEN, row: 2 })).toBe('{"half" : -1}');
  });
});

it("keeps nothing of what it has read", async () => {
  const rows = createRowLoader();
  for (const turn of upTo(2)) {
    await rows.load(prisma, { sql: EVEN, row: 2 });
    expect(asked.length).toBe(turn);
  }
});

import { fileLocaleOf, LANGUAGES } from "@machiya/schema/domain/language";
import { formatDayTime } from "@machiya/schema/domain/time/shopTime";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { csvCell, csvCellSql, csvRow, instantSql, numberSql } from "./csv.ts";

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const special = [
  "=",
  "+",
  "-",
  "@",
  "\t",
  "\r",
  "\n",
  "＝",
  "＋",
  "－",
  "＠",
  '"',
  ",",
  "'",
  " ",
  "\\",
  "a",
  "0",
  "7",
  "０",
  "1234567890123456",
  "E",
  "茶",
  "🍵",
];
const texts = fc.array(fc.string({ unit: fc.constantFrom(...special), maxLength: 6 }), { minLength: 50 });

test("Postgres formats every text as csvCell does", async () => {
  const format = `SELECT ${csvCellSql("t.v")} AS cell FROM unnest($1::text[]) WITH ORDINALITY AS t (v, i) ORDER BY i`;
  await fc.assert(
    fc.asyncProperty(texts, async (values) => {
      const { rows } = await client.query<{ cell: string }>(format, [values]);
      expect(rows.map(({ cell }) => cell)).toEqual(values.map(csvCell));
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["3.00000", "3"],
  ["270.50000", "270.5"],
  ["-30.00000", "-30"],
  ["0.00000", "0"],
  ["999999999999.99999", "999999999999.99999"],
])("%s is written as %s", async (amount, expected) => {
  const { rows } = await client.query(`SELECT ${numberSql("$1::numeric(17,5)")} AS text`, [amount]);
  expect(rows).toEqual([{ text: expected }]);
});

const ZONES = ["Asia/Taipei", "Asia/Bangkok", "Asia/Kathmandu", "America/New_York", "Pacific/Kiritimati"];

test.each(ZONES.flatMap((zone) => LANGUAGES.map((language) => ({ zone, language }))))(
  "Postgres formats every instant as formatDayTime does in $zone and $language",
  async ({ zone, language }) => {
    const format = `SELECT ${instantSql("t.v", { zone, language })} AS cell
      FROM unnest($1::timestamptz[]) WITH ORDINALITY AS t (v, i) ORDER BY i`;
    const instants = fc.array(
      fc.date({ min: new Date("1990-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }),
      { minLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(instants, async (values) => {
        const { rows } = await client.query<{ cell: string }>(format, [[...values, null]]);
        const expected = values.map((value) => formatDayTime(value, zone, fileLocaleOf(language)));
        expect(rows.map(({ cell }) => cell)).toEqual([...expected, ""]);
      }),
      { numRuns: 10 },
    );
  },
);

test("the first row of a file has a BOM", () => {
  expect(csvRow(["a", "=b"], { isFirst: true })).toBe("\ufeffa,'=b\r\n");
});

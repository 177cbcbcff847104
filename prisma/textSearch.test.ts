import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchText } from "../schema/src/domain/searchText.ts";
import { createTestDatabase, type TestDatabase } from "../testing/servers/database.ts";
import { connectPrisma, type PrismaClient } from "./client.ts";
import { SEARCH_INDEXES } from "./textSearch.ts";

let database: TestDatabase;
let prisma: PrismaClient;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  // Small tables are searched by their index too.
  const name = new URL(database.url).pathname.slice(1);
  const first = new pg.Client({ connectionString: database.url });
  await first.connect();
  await first.query(`ALTER DATABASE ${pg.escapeIdentifier(name)} SET enable_seqscan = off`);
  await first.end();
  prisma = connectPrisma(database.url, { poolSize: 2 });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await Promise.all([prisma.$disconnect(), client.end()]);
  await database.drop();
});

/** Characters that search does not compare as they are: kana, invisible ones, and all Chinese ones of common use. */
const SPECIAL =
  /[\p{Cf}\p{Variation_Selector}\p{Script=Hiragana}\p{Script=Katakana}\u4e00-\u9fff\uf900-\ufaff]/u;

/** Letters that occur together in a shop's texts, a few of each kind, so that parts of texts repeat. */
const LETTERS = [
  ..."王小明烏龍柚子茶髙㈱臺台麪麵",
  ..."ゆずユズガｶﾞﾕｽﾞーヽゝ",
  ..."abABａｂＡＢéÉ",
  ..."01０１①",
  ..." 　・-%_\\'\"~😀𠮷ﾟ\u200b\u202c\ufe0f",
];
const someText = (maxLength: number) =>
  fc.array(fc.constantFrom(...LETTERS), { maxLength }).map((letters) => letters.join(""));

/** A text as it could be typed instead of another one. */
const typed = (text: string) =>
  fc.constantFrom(text, text.toUpperCase(), text.toLowerCase(), text.normalize("NFKC"), searchText(text));

const some = async (contains: string) => {
  const word = { contains, mode: "insensitive" } as const;
  const found = await prisma.image.findMany({ where: { name: word }, select: { name: true } });
  const products = await prisma.productType.findMany({ where: { name: word }, select: { name: true } });
  expect(products.length).toBe(found.length);
  return found.map(({ name }) => name).sort();
};

describe("a search", () => {
  it("finds exactly the texts that contain the word, whatever their width, case and kana", async () => {
    const { hash } = await prisma.imageFile.create({ data: { hash: "0".repeat(64) } });
    const rows = fc.array(someText(8), { minLength: 30, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.infiniteStream(fc.tuple(fc.nat(29), fc.nat(7), fc.integer({ min: 1, max: 5 }))),
        fc.gen(),
        async (texts, parts, gen) => {
          await prisma.image.deleteMany({});
          await prisma.productType.deleteMany({});
          await prisma.image.createMany({ data: texts.map((name) => ({ name, imageHash: hash })) });
          // This table has no search index.
          await prisma.productType.createMany({ data: texts.map((name) => ({ name })) });
          for (const [row, start, length] of parts.take(10)) {
            const part = [...(texts[row] ?? "")].slice(start, start + length).join("");
            const word = part === "" ? gen(someText, 3) : gen(typed, part);
            if (searchText(word) === "") continue;
            const expected = texts.filter((text) => searchText(text).includes(searchText(word)));
            expect(await some(word), word).toEqual(expected.sort());
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it("ignores the differences of width, case, kana, and shapes, and no others", async () => {
    const { rows } = await client.query<{ text: string }>(
      `SELECT machiya_search_text(t) AS text FROM unnest($1::text[]) t`,
      [
        [
          "ＡbC１",
          "ｶﾞﾊﾟ",
          "ゆズ",
          "ヴァ",
          "凍頂烏龍・中焙火 150ｇ",
          "Ａ　Ｂ",
          "hā",
          "①㈱",
          "臺灣麪",
          "a\u200bb❤️",
        ],
      ],
    );
    expect(rows.map(({ text }) => text)).toEqual([
      ...["abc1", "がぱ", "ゆず", "ゔぁ", "凍頂烏龍・中焙火 150g", "a b", "hā", "1(株)", "台灣麵", "ab❤"],
    ]);
  });

  it("compares texts as the rule does, character by character", async () => {
    const special = Array.from({ length: 0x110000 }, (_, code) => code).filter(
      (code) => code !== 0 && (code < 0xd800 || code > 0xdfff) && SPECIAL.test(String.fromCodePoint(code)),
    );
    expect(special.length).toBeGreaterThan(1000);
    const texts = special.map((code) => `a${String.fromCodePoint(code)}茶`);
    const { rows } = await client.query<{ text: string }>(
      `SELECT machiya_search_text(t) AS text FROM unnest($1::text[]) WITH ORDINALITY u(t, place) ORDER BY place`,
      [texts],
    );
    expect(rows.map(({ text }) => text)).toEqual(texts.map(searchText));
  });

  it("uses an index for words of one, two and more characters", async () => {
    for (const word of ["王", "王小", "王小明", "%", "a"]) {
      const { rows } = await client.query({
        text: `EXPLAIN SELECT id FROM "Order" a WHERE machiya_grams(machiya_search_text(a."note")) @> machiya_word_grams(machiya_search_text($1))`,
        values: [word],
      });
      expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("Order_search_idx");
    }
  });

  it("has the texts of the database's search indexes", async () => {
    const indexed = await client.query<{ table: string; texts: string[] }>(`
      SELECT c.relname AS table, array(
        SELECT pg_get_indexdef(i.indexrelid, k, true) FROM generate_series(1, i.indnatts) k) AS texts
      FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE pg_get_indexdef(i.indexrelid) LIKE '%machiya_grams%' ORDER BY 1`);
    const expected = Object.entries(SEARCH_INDEXES).map(([table, texts = {}]) => ({
      table,
      texts: Object.values(texts).map((text) => `machiya_grams(machiya_search_text(${text("a")}))`),
    }));
    // Postgres prints expressions in its own form, which this removes.
    const plain = (text: string) => text.replace(/\ba\.|::text|["\s]/g, "");
    const plainly = (rows: typeof expected) =>
      rows.map(({ table, texts }) => ({ table, texts: texts.map(plain) }));
    expect(plainly(indexed.rows)).toEqual(plainly(expected));
  });
});

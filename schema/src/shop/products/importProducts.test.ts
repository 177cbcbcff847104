import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { auditOf, product } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";
import { base64, workbook } from "../../testing/workbooks.ts";

const IMPORT = `mutation ($input: ImportProductsInput!) { importProducts(input: $input) { applied created updated refused
  rows { row action name code changes product { id name } errors { column code message text } } } }`;

interface Row {
  row: number;
  action: string;
  name: string;
  code: string;
  changes: string[];
  product: { id: string; name: string } | null;
  errors: { column: string; code: string; message: string; text: string }[];
}
interface Imported {
  importProducts: { applied: boolean; created: number; updated: number; refused: number; rows: Row[] };
}

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
beforeEach(async () => {
  await testContext.prisma.product.deleteMany();
  await testContext.prisma.productType.deleteMany();
});
afterAll(() => testContext.close());

const encode = (text: string) => base64(new TextEncoder().encode(text));
const send = (
  file: string,
  { fileName = "products.csv", dryRun = false, skipRefused = false, viewer = ADMIN } = {},
) => testContext.run<Imported>(IMPORT, { input: { file, fileName, dryRun, skipRefused } }, viewer);

async function bring(text: string, dryRun = false): Promise<Imported["importProducts"]> {
  const { data, messages } = await send(encode(text), { dryRun });
  if (data === null) throw new Error(messages.join());
  return data.importProducts;
}

const all = () =>
  testContext.prisma.product.findMany({
    orderBy: { id: "asc" },
    include: { types: { select: { productType: { select: { name: true } } } } },
  });
const problems = (rows: readonly Row[]) =>
  rows.map(({ row, errors }) => [row, ...errors.map(({ column, code }) => `${column} ${code}`)]);

describe("a product import", () => {
  const FILE = [
    "code,name,price,stock,description,top_pick,state,types",
    "bowl,茶碗,90,,,,,夏",
    ",盤,,5,,,,",
    ",壺,300,,古,yes,frozen,茶器;夏",
    "",
    "same,同,100,10,,no,enabled,",
  ].join("\n");

  beforeEach(async () => {
    for (const name of ["茶器", "夏"]) await testContext.prisma.productType.create({ data: { name } });
    await product(testContext.prisma, { name: "舊碗", code: "bowl", description: "留" });
    await product(testContext.prisma, { name: "盤", code: "plate" });
    await product(testContext.prisma, { name: "同", code: "same" });
  });

  it("reports in a dry run what each row would do, and writes nothing", async () => {
    const before = await all();
    const { rows, ...sums } = await bring(FILE, true);
    expect(sums).toEqual({ applied: false, created: 1, updated: 2, refused: 0 });
    expect(rows).toMatchObject([
      {
        row: 2,
        action: "UPDATE",
        name: "茶碗",
        code: "bowl",
        changes: ["name", "price", "types"],
        product: { name: "舊碗" },
      },
      { row: 3, action: "UPDATE", name: "盤", code: "plate", changes: ["stock"], product: { name: "盤" } },
      { row: 4, action: "CREATE", name: "壺", code: "", changes: [], product: null },
      { row: 6, action: "UNCHANGED", name: "同", code: "same", changes: [], product: { name: "同" } },
    ]);
    expect(await all()).toEqual(before);
    expect(await testContext.prisma.auditEntry.count()).toBe(0);
  });

  it("writes the rows with the same results, keeps the values of empty cells, and records the history", async () => {
    const dry = await bring(FILE, true);
    const { rows, ...sums } = await bring(FILE);
    expect(sums).toEqual({ applied: true, created: 1, updated: 2, refused: 0 });
    expect(rows.map(({ action, changes }) => ({ action, changes }))).toEqual(
      dry.rows.map(({ action, changes }) => ({ action, changes })),
    );
    const [bowl, plate, same, pot] = (await all()).map(({ types, price, stock, ...row }) => ({
      ...row,
      price: Number(price),
      stock: Number(stock),
      types: types.map(({ productType }) => productType.name).sort(),
    }));
    expect(bowl).toMatchObject({
      name: "茶碗",
      price: 90,
      stock: 10,
      description: "留",
      version: 2,
      editVersion: 2,
      types: ["夏"],
    });
    expect(plate).toMatchObject({ price: 100, stock: 5, code: "plate", version: 2, types: [] });
    expect(same).toMatchObject({ version: 1 });
    expect(pot).toMatchObject({
      name: "壺",
      code: "",
      price: 300,
      stock: 0,
      topPick: true,
      state: "FROZEN",
      types: ["夏", "茶器"],
    });
    expect(rows[2]?.product).toEqual({ id: globalId("Product", pot?.id ?? 0), name: "壺" });
    expect(await auditOf(testContext.prisma, "Product", plate?.id ?? 0)).toEqual([
      { action: "UPDATE", staffMemberId: 1, before: { stock: "10" }, after: { stock: "5" } },
    ]);
    expect(await auditOf(testContext.prisma, "Product", pot?.id ?? 0)).toMatchObject([
      { action: "CREATE", before: null },
    ]);
    expect(await auditOf(testContext.prisma, "Product", same?.id ?? 0)).toEqual([]);
    expect((await bring(FILE)).rows.map(({ action }) => action)).toEqual(Array(4).fill("UNCHANGED"));
  });

  it("replaces a product's types by those in the file", async () => {
    await bring("code,types\nbowl,夏;茶器");
    const { rows } = await bring("code,types\nbowl,茶器");
    expect(rows).toMatchObject([{ action: "UPDATE", changes: ["types"] }]);
    expect((await all())[0]?.types).toEqual([{ productType: { name: "茶器" } }]);
  });

  it("means the product's own types among several with one name, or else the oldest", async () => {
    const { prisma } = testContext;
    const { id } = await prisma.productType.create({ data: { name: "夏" } });
    const [own] = await all();
    await prisma.productToType.create({ data: { productId: own?.id ?? 0, productTypeId: id } });
    const [unchanged, other] = (await bring("code,types\nbowl,夏\nplate,夏")).rows;
    expect(unchanged).toMatchObject({ action: "UNCHANGED", changes: [] });
    expect(other).toMatchObject({ action: "UPDATE", changes: ["types"] });
    const links = await prisma.productToType.findMany({ orderBy: { productId: "asc" } });
    const [oldest] = await prisma.productType.findMany({ where: { name: "夏" }, orderBy: { id: "asc" } });
    expect(links.map(({ productTypeId }) => productTypeId)).toEqual([id, oldest?.id]);
  });

  it("writes nothing when a row is refused, and reports every invalid column", async () => {
    const before = await all();
    const { rows, ...sums } = await bring(
      "name,code,price,stock,top_pick,state,types\n好,,1,,,,\n壞,B2,-1,x,maybe,sold,無\n,,5,,,,\n無價,,,,,,",
    );
    expect(sums).toEqual({ applied: false, created: 1, updated: 0, refused: 3 });
    expect(problems(rows)).toEqual([
      [2],
      [
        3,
        "code INVALID_INPUT",
        "price INVALID_INPUT",
        "stock INVALID_INPUT",
        "top_pick INVALID_INPUT",
        "state INVALID_INPUT",
        "types NOT_FOUND",
      ],
      [4, "name INVALID_INPUT"],
      [5, "price INVALID_INPUT"],
    ]);
    expect(rows[1]?.errors[0]?.message).toContain("code");
    expect(await all()).toEqual(before);
  });

  it("writes the other rows when the refused ones are to be skipped", async () => {
    const text = "name,code,price,types\n好,good,1,\n盤,plate,7,\n壞,B2,-1,\n無,none,1,無\n";
    const skip = async (dryRun: boolean) =>
      (await send(encode(text), { dryRun, skipRefused: true })).data?.importProducts;
    const before = await all();
    expect(await skip(true)).toMatchObject({ applied: false, created: 1, updated: 1, refused: 2 });
    expect(await all()).toEqual(before);
    expect(await skip(false)).toMatchObject({ applied: true, created: 1, updated: 1, refused: 2 });
    const names = (await all()).map(({ name }) => name);
    expect(names).toContain("好");
    expect(names.some((name) => name === "壞" || name === "無")).toBe(false);
    const bad = await send(encode("name,price\n壞,-1\n"), { skipRefused: true });
    expect(bad.data?.importProducts).toMatchObject({ applied: false, refused: 1 });
  });

  it("refuses a row that matches several products", async () => {
    await product(testContext.prisma, { name: "雙", code: "twin" });
    await product(testContext.prisma, { name: "雙", code: "twin" });
    const { rows } = await bring(
      "name,code,price\n雙,,1\n三,twin,1\n盤,,1\n改,plate,1\n新,,1\n新,,2\n甲,fresh,1\n乙,fresh,1",
    );
    expect(problems(rows)).toEqual([
      [2, "name ALREADY_EXISTS"],
      [3, "code ALREADY_EXISTS"],
      [4],
      [5, "code ALREADY_EXISTS"],
      [6],
      [7, "name ALREADY_EXISTS"],
      [8],
      [9, "code ALREADY_EXISTS"],
    ]);
  });

  it("ignores deleted products, and ignores names when there is a code", async () => {
    await product(testContext.prisma, { name: "刪", code: "gone", deletedAt: new Date() });
    const { rows } = await bring("name,code,price\n刪,gone,1\n盤,other,1", true);
    expect(rows.map(({ action }) => action)).toEqual(["CREATE", "CREATE"]);
  });

  it("reads the same from an .xlsx file", async () => {
    const cells = [
      ["code", "price", "top_pick", "unknown"],
      ["bowl", 99.5, true, "x"],
    ];
    const { data } = await send(base64(workbook(cells)), { fileName: "商品.XLSX" });
    expect(data?.importProducts).toMatchObject({ applied: true, rows: [{ changes: ["price", "top_pick"] }] });
    expect((await all())[0]).toMatchObject({ topPick: true });
  });

  it("creates each product once when it runs twice at once", async () => {
    const file = encode("name,price\n獨,1");
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(file)));
    const actions = answers.map(({ data }) => data?.importProducts.rows[0]?.action);
    expect(actions.sort()).toEqual(["CREATE", ...Array(4).fill("UNCHANGED")]);
    expect(await testContext.prisma.product.count({ where: { name: "獨" } })).toBe(1);
  });
});

describe("an import file", () => {
  const rows = (count: number) =>
    `name,price\n${Array.from({ length: count }, (_, index) => `名 ${index},1`).join("\n")}`;

  it("has at most 1000 rows", async () => {
    expect(await bring(rows(1000))).toMatchObject({ applied: true, created: 1000 });
    expect((await send(encode(rows(1001)))).params).toMatchObject({ file: { problem: "TOO_MANY_ROWS" } });
  });

  it("has at most 2,000,000 bytes", async () => {
    const padded = (size: number) => {
      const start = "name,price,note\n好,1,\n";
      const line = `,,${"x".repeat(90_000)}\n`;
      const length = new TextEncoder().encode(start).length;
      const body = line.repeat(23).slice(0, size - length);
      return encode(start + body);
    };
    expect((await send(padded(2_000_000), { dryRun: true })).codes).toEqual([]);
    expect((await send(padded(2_000_001), { dryRun: true })).params).toMatchObject({
      file: { problem: "TOO_LARGE" },
    });
  });

  it.each([
    ["file", "UNREADABLE", "products.csv", ""],
    ["file", "UNREADABLE", "products.csv", "?"],
    ["file", "WRONG_HEADER", "products.csv", encode("price,stock\n1,2")],
    [
      "file",
      "WRONG_TYPE",
      "products.xlsx",
      base64(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
    ],
    ["fileName", "WRONG_TYPE", "products.pdf", encode("name,price\n好,1")],
    ["fileName", "WRONG_TYPE", "csv", encode("name,price\n好,1")],
  ])("is rejected because of its %s: %s, %s", async (field, problem, fileName, file) => {
    const { codes, params } = await send(file, { fileName });
    expect([codes, params]).toMatchObject([["INVALID_INPUT"], { field, file: { problem } }]);
  });

  it.each([
    ["an anonymous viewer", ANONYMOUS, "UNAUTHENTICATED"],
    ["a customer", customer(1), "UNAUTHENTICATED"],
    ["staff", staff(1, "STAFF"), "FORBIDDEN"],
  ])("is accepted only from admins, not from %s", async (_who, viewer, code) => {
    expect((await send(encode("name,price\n好,1"), { viewer, dryRun: true })).codes).toEqual([code]);
  });
});

describe("the cells of an import", () => {
  it("refuses cells that cannot be read, and says so in the language of the response", async () => {
    const { rows } = await bring('code,name,price\na,茶\uFFFD,1\nb,盤,"1,2"', true);
    expect(problems(rows)).toEqual([
      [2, "name INVALID_INPUT"],
      [3, "price INVALID_INPUT"],
    ]);
    expect(rows[0]?.errors[0]?.text).toMatch(/名稱.*無法讀取/);
  });

  it("reads product types between the separators that people type, and names that contain one", async () => {
    await testContext.prisma.productType.createMany({
      data: ["茶、器", "夏", "冬"].map((name) => ({ name })),
    });
    await bring('name,price,types\nA,1,夏、冬\nB,"1,200",夏；冬\nC,3,"茶、器;夏，冬"\n');
    expect((await all()).map(({ types }) => types.map((one) => one.productType.name).sort())).toEqual([
      ["冬", "夏"],
      ["冬", "夏"],
      ["冬", "夏", "茶、器"],
    ]);
    const { rows } = await bring("name,price,types\nD,1,夏、春\n", true);
    expect(problems(rows)).toEqual([[2, "types NOT_FOUND"]]);
  });

  it.each([
    ["Shopify", "Handle,Title,Body (HTML),Variant SKU,Variant Price,Status\na,茶,<p>,S,120.00,active"],
    [
      "WooCommerce",
      'ID,Type,SKU,Name,Description,Stock,"Sale price","Regular price",Categories\n1,simple,G,茶,<p>,5,,120,x',
    ],
    ["SHOPLINE", "商品編號(SKU),商品名稱(繁體中文),商品摘要(繁體中文),原價,特價,數量\nG,茶,香,120,100,5"],
  ])("are not read in a file of %s, which is refused by its name", async (program, text) => {
    await product(testContext.prisma, { name: "茶", description: "香" });
    const { codes, params } = await send(encode(text));
    expect([codes, params]).toMatchObject([["INVALID_INPUT"], { file: { problem: "OTHER_SHOP", program } }]);
    expect((await all()).map(({ description }) => description)).toEqual(["香"]);
  });
});

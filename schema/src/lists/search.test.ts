import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerRow, orderRow, product, staffRow } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../testing/run.ts";

let testContext: TestContext;
let me: number;

beforeAll(async () => {
  testContext = await createTestContext();
  const { prisma } = testContext;
  await product(prisma, { name: "凍頂烏龍・中焙火 150g", code: "oolong" });
  await product(prisma, { name: "柚子蜜茶醬 Yuzu Honey", keywords: "ゆず 果醬" });
  await product(prisma, { name: "ﾕｽﾞ胡椒 １００％_辣" });
  me = (await customerRow(prisma, { name: "林ハナ", phone: "0912345678" })).id;
  const buyer = { customerId: me, note: "" };
  await orderRow(prisma, { ...buyer, buyerName: "林小安", recipientName: "" });
  await orderRow(prisma, {
    ...buyer,
    buyerName: "林小安",
    recipientName: "王大明",
    note: "請放門口 Thank You",
  });
  await staffRow(prisma, { name: "佐藤 花", englishName: "Hana Sato" });
  const times = { startsAt: testContext.now, endsAt: new Date(testContext.now.getTime() + 1) };
  await prisma.appointment.create({ data: { customerName: "ｻﾄｳ 花子", source: "MANUAL", ...times } });
});
afterAll(() => testContext.close());

async function found(list: string, filter: Record<string, string>, field: string, viewer = ADMIN) {
  const written = Object.entries(filter).map(([name, text]) => `${name}: ${JSON.stringify(text)}`);
  const { data, codes } = await testContext.run<
    Record<string, { totalCount: number; edges: { node: Record<string, string> }[] }>
  >(`{ ${list}(filter: { ${written} }) { totalCount edges { node { ${field} } } } }`, {}, viewer);
  expect(codes).toEqual([]);
  const { totalCount, edges } = data?.[list] ?? { totalCount: -1, edges: [] };
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }) => node[field]);
}

const OOLONG = "凍頂烏龍・中焙火 150g";
const HONEY = "柚子蜜茶醬 Yuzu Honey";
const PEPPER = "ﾕｽﾞ胡椒 １００％_辣";

describe("a search in products", () => {
  it.each([
    ["烏龍 150", [OOLONG]],
    ["150 烏龍", [OOLONG]],
    ["烏龍　１５０Ｇ", [OOLONG]],
    ["烏龍 151", []],
    ["OOLONG 焙火", [OOLONG]],
    ["ＹＵＺＵ", [HONEY]],
    ["ゆず", [PEPPER, HONEY]],
    ["ユズ 蜜", [HONEY]],
    ["柚", [HONEY]],
    ["100%_", [PEPPER]],
    ["%", [PEPPER]],
    ["\\", []],
    ["　 ", [PEPPER, HONEY, OOLONG]],
  ])("finds all words of %j in the name, the code and the keywords", async (text, names) => {
    expect(await found("products", { text }, "name")).toEqual(names);
  });

  it("of the name alone does not read the keywords", async () => {
    expect(await found("products", { name: "果醬" }, "name")).toEqual([]);
    expect(await found("products", { text: "果醬" }, "name")).toEqual([HONEY]);
  });

  it("ignores words after the twentieth", async () => {
    const letters = [..."abcdefghijklmnopqrst"].map((letter) => `${letter} `).join("");
    expect(await found("products", { text: `${"柚 ".repeat(30)}茶` }, "name")).toEqual([HONEY]);
    expect(await found("products", { text: letters }, "name")).toEqual([]);
  });
});

describe("a search in orders", () => {
  it.each([
    ["林小安", [""]],
    ["安 林", [""]],
    ["王", ["王大明"]],
    ["大明 林", []],
  ])(
    "finds the recipient %j as shown, which is the buyer if none was given",
    async (recipientName, names) => {
      expect(await found("orders", { recipientName }, "recipientName")).toEqual(names);
      expect(await found("myOrders", { recipientName }, "recipientName", customer(me))).toEqual(names);
    },
  );

  it("combines the words of several fields", async () => {
    const names = (filter: Record<string, string>) => found("orders", filter, "recipientName");
    expect(await names({ buyerName: "林", note: "thank 門口" })).toEqual(["王大明"]);
    expect(await names({ buyerName: "林", note: "thank 窗口" })).toEqual([]);
  });
});

describe("a search in other lists", () => {
  it.each([
    ["customers", { name: "はな" }, "name", ["林ハナ"]],
    ["customers", { phone: "３４５" }, "name", ["林ハナ"]],
    ["customers", { name: "林", phone: "999" }, "name", []],
    ["staffMembers", { name: "花 sato" }, "name", ["佐藤 花"]],
    ["staffMembers", { name: "花 suzuki" }, "name", []],
    ["appointments", { customerName: "サトウ 花" }, "customerName", ["ｻﾄｳ 花子"]],
  ])("%s %j", async (list, filter, field, expected) => {
    expect(await found(list, filter as unknown as Record<string, string>, field)).toEqual(expected);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { auditOf, customerRow, ordered, product, productWithVariants, store } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../testing/run.ts";

const FIELDS = "{ done refused rows { rowId code message } undoable { id } }";
const APPLY = `mutation ($input: ApplyStockTakeInput!) { result: applyStockTake(input: $input) ${FIELDS} }`;
const UNDO = `mutation ($input: UndoChangesInput!) { result: undoChanges(input: $input) ${FIELDS} }`;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
  await store(testContext.prisma);
});
afterAll(() => testContext.close());

interface Result {
  done: number;
  refused: number;
  rows: { rowId: string; code: string | null; message: string | null }[];
  undoable: { id: string }[];
}

const idOf = ({ id }: { id: number }) => globalId("Product", id);
const count = (row: { id: number }, counted: number | string, seenStock: number | string) => ({
  productId: idOf(row),
  counted: String(counted),
  seenStock: String(seenStock),
});
const run = async (document: string, input: object, viewer = ADMIN) => {
  const { data, codes } = await testContext.run<{ result: Result }>(document, { input }, viewer);
  return { ...(data?.result ?? { done: 0, refused: 0, rows: [], undoable: [] }), codes };
};
const apply = (rows: object[], viewer = ADMIN) => run(APPLY, { rows }, viewer);
const stockOf = async ({ id }: { id: number }) =>
  (await testContext.prisma.product.findUniqueOrThrow({ where: { id } })).stock.toNumber();
const buy = async (row: { id: number }, quantity: number) => {
  const { codes } = await testContext.run(
    "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }",
    {
      input: {
        lines: [ordered(row.id, quantity)],
        buyerPhone: "0900000000",
        paymentMethod: "PAY_AT_STORE",
      },
    },
    customer((await customerRow(testContext.prisma)).id),
  );
  expect(codes).toEqual([]);
};

describe("a stock-take", () => {
  it("keeps what was sold after the count and writes the reason", async () => {
    const bowl = await product(testContext.prisma, { stock: 10 });
    await buy(bowl, 3);
    const { done, codes } = await apply([count(bowl, 9, 10)]);
    expect([done, codes]).toEqual([1, []]);
    expect(await stockOf(bowl)).toBe(6);
    const change = await testContext.prisma.stockChange.findFirstOrThrow({
      where: { productId: bowl.id },
      orderBy: { id: "desc" },
    });
    expect([change.reason, change.before.toNumber(), change.after.toNumber()]).toEqual(["COUNT", 7, 6]);
    const [entry] = (await auditOf(testContext.prisma, "Product", bowl.id)).slice(-1);
    expect(entry).toMatchObject({ action: "UPDATE", before: { stock: "7" }, after: { stock: "6" } });
  });

  it("of two people who counted the same stock is applied once, and again with the stock that is seen then", async () => {
    const pot = await product(testContext.prisma, { stock: 20, name: "壺" });
    const both = await Promise.all([apply([count(pot, 18, 20)]), apply([count(pot, 18, 20)])]);
    expect(both.flatMap(({ rows }) => rows.map(({ code }) => code)).sort()).toEqual(
      ["CONFLICT", null].sort(),
    );
    expect(both.flatMap(({ rows }) => rows.map(({ message }) => message)).join()).toContain("壺");
    expect(await stockOf(pot)).toBe(18);
    await buy(pot, 3);
    // The second one was counted before the order, the third one after it.
    expect(await apply([count(pot, 17, 18)])).toMatchObject({ done: 1 });
    expect(await apply([count(pot, 16, 18)])).toMatchObject({ refused: 1 });
    expect(await apply([count(pot, 16, 14)])).toMatchObject({ done: 1 });
    expect(await stockOf(pot)).toBe(16);
  });

  it("that two people counted is applied once also when orders wait for all of it", async () => {
    const { id } = await product(testContext.prisma, {
      stock: 0,
      preOrderCap: 9,
      preOrderDay: new Date("2031-03-01"),
    });
    const order = await testContext.run(
      "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }",
      {
        input: {
          lines: [{ ...ordered(id, 5), seenPreOrdered: "5" }],
          buyerPhone: "0900000000",
          paymentMethod: "PAY_AT_STORE",
        },
      },
      customer((await customerRow(testContext.prisma)).id),
    );
    expect(order.codes).toEqual([]);
    const newest = async () =>
      (
        await testContext.prisma.stockChange.findFirst({
          where: { productId: id },
          orderBy: { id: "desc" },
        })
      )?.id ?? 0;
    const waiting = async () =>
      (await testContext.prisma.product.findUniqueOrThrow({ where: { id } })).preOrdered.toNumber();
    const seenChange = await newest();
    const one = { ...count({ id }, 2, 0), seenChange };
    const first = await apply([one]);
    expect([first.done, first.undoable]).toEqual([1, []]);
    expect(await apply([one])).toMatchObject({ refused: 1, rows: [{ code: "CONFLICT" }] });
    expect(await waiting()).toBe(3);
    expect((await auditOf(testContext.prisma, "Product", id)).at(-1)).toMatchObject({
      before: { preOrdered: "5" },
      after: { preOrdered: "3" },
    });
    // What arrives later is counted again.
    expect(await apply([{ ...one, counted: "1", seenChange: await newest() }])).toMatchObject({ done: 1 });
    expect(await waiting()).toBe(2);
  });

  it("writes every row that it can, and names why others are refused", async () => {
    const [cup, pot, gone] = await Promise.all(
      [{ name: "杯" }, { name: "壺" }, { deletedAt: new Date() }].map((data) =>
        product(testContext.prisma, { stock: 10, ...data }),
      ),
    );
    if (cup === undefined || pot === undefined || gone === undefined) throw new Error("Missing products");
    const { parent, variants } = await productWithVariants(testContext.prisma);
    const [variant = parent] = variants;
    await buy(pot, 4);
    const result = await apply([
      count(cup, 12, 10),
      count(pot, 3, 10),
      count(gone, 1, 10),
      count(parent, 1, 40),
      count(variant, 0, 10),
    ]);
    expect(result.rows.map(({ code }) => code)).toEqual([
      ...[null, "OUT_OF_STOCK", "NOT_FOUND", "INVALID_INPUT", null],
    ]);
    expect(result.rows[1]?.message).toBe("「壺」在盤點後售出的數量多於盤點數量，請重新盤點。");
    expect([result.done, result.refused]).toEqual([2, 3]);
    expect(await Promise.all([cup, pot, gone, variant].map(stockOf))).toEqual([12, 6, 10, 0]);
  });

  it("writes nothing for a count without a difference", async () => {
    const bowl = await product(testContext.prisma, { stock: 10 });
    expect((await apply([count(bowl, 10, 10)])).done).toBe(1);
    expect(await testContext.prisma.stockChange.count({ where: { productId: bowl.id } })).toBe(1);
    expect(await auditOf(testContext.prisma, "Product", bowl.id)).toEqual([]);
  });

  it("can be undone, also after further sales", async () => {
    const bowl = await product(testContext.prisma, { stock: 10 });
    const { undoable } = await apply([count(bowl, 4, 10)]);
    await buy(bowl, 1);
    expect((await run(UNDO, { ids: undoable.map(({ id }) => id) })).done).toBe(1);
    expect(await stockOf(bowl)).toBe(9);
  });

  it("leaves open editors able to save everything but the stock", async () => {
    const bowl = await product(testContext.prisma, { stock: 10 });
    await apply([count(bowl, 4, 10)]);
    const edit = (details: object) =>
      testContext.run(
        "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
        { input: { id: idOf(bowl), version: bowl.version, details } },
        ADMIN,
      );
    expect((await edit({ stock: "10" })).codes).toEqual(["CONFLICT"]);
    expect((await edit({ name: "碗" })).codes).toEqual([]);
  });

  it("refuses malformed counts as a whole", async () => {
    const bowl = await product(testContext.prisma, { stock: 10 });
    const right = count(bowl, 5, 10);
    const many = Array.from({ length: 1001 }, () => right);
    for (const rows of [[], many, [right, right], [count(bowl, -1, 10)], [count(bowl, 1, -1)]])
      expect((await apply(rows)).codes).toEqual(["INVALID_INPUT"]);
    expect((await apply([{ ...right, productId: globalId("Order", 1) }])).codes).toEqual(["NOT_FOUND"]);
    expect((await apply([right], staff(2, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
    expect(await stockOf(bowl)).toBe(10);
  });
});

describe("the items of a stock-take", () => {
  const find = async (text: string, viewer = ADMIN) => {
    const { data, codes } = await testContext.run<{ stockItems: { name: string }[] }>(
      "query ($text: String!) { stockItems(text: $text) { name } }",
      { text },
      viewer,
    );
    return data?.stockItems?.map(({ name }) => name) ?? codes;
  };

  it("are found by exactly their code, or else by words; variants instead of their product", async () => {
    const { prisma } = testContext;
    await product(prisma, { name: "盤點一", code: "takea" });
    await product(prisma, { name: "盤點二 takea", code: "takeab" });
    await product(prisma, { name: "盤點三", code: "takeac", deletedAt: new Date() });
    const { variants } = await productWithVariants(prisma, { name: "盤點衫" });
    await prisma.product.update({ where: { id: variants[2]?.id ?? 0 }, data: { code: "takev" } });
    expect(await find(" TAKEA ")).toEqual(["盤點一"]);
    expect(await find("ｔａｋｅｖ")).toEqual(["盤點衫 – Red / S"]);
    expect(await find("takea 盤點")).toEqual(["盤點一", "盤點二 takea"]);
    expect(await find("盤點衫")).toHaveLength(4);
    expect(await find("盤點三")).toEqual([]);
    expect(await find(" ")).toEqual([]);
    expect(await find("takea", staff(2, "STAFF"))).toEqual(["FORBIDDEN"]);
  });
});

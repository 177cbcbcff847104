import { afterAll, beforeAll, expect, it } from "vitest";
import { DEFAULT_LOW_STOCK_LEVEL } from "../../domain/orders/stock.ts";
import { globalId } from "../../ids.ts";
import { auditOf, product, productWithVariants } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../testing/run.ts";
import { base64 } from "../../testing/workbooks.ts";

const UPDATE =
  "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { version lowStockLevel } }";
const SET = `mutation ($input: SetProductVariantsInput!) { setProductVariants(input: $input) {
  lowStockLevel variants { optionValues lowStockLevel } } }`;
const IMPORT = `mutation ($input: ImportProductsInput!) { importProducts(input: $input) { applied
  rows { action changes errors { column code } } } }`;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const idOf = (row: { id: number }) => globalId("Product", row.id);
const update = async (row: { id: number }, details: object) => {
  const { data, codes } = await testContext.run<{ updateProduct: object }>(
    UPDATE,
    { input: { id: idOf(row), details } },
    ADMIN,
  );
  return data?.updateProduct ?? codes;
};
const isLow = async (row: { id: number }) =>
  (await testContext.prisma.product.findUniqueOrThrow({ where: { id: row.id } })).isLowStock;

it("the database uses the default level for a product without a level", async () => {
  const stocks = [DEFAULT_LOW_STOCK_LEVEL, `${DEFAULT_LOW_STOCK_LEVEL}.00001`, 0];
  const rows = await Promise.all(stocks.map((stock) => product(testContext.prisma, { stock })));
  expect(await Promise.all(rows.map(isLow))).toEqual([true, false, true]);
});

it("a level is written, kept when it is omitted, removed by null, and recorded in the history", async () => {
  const bowl = await product(testContext.prisma, { stock: 10 });
  expect(await update(bowl, { lowStockLevel: "10" })).toEqual({ version: 2, lowStockLevel: "10" });
  expect(await isLow(bowl)).toBe(true);
  expect(await update(bowl, { name: "碗" })).toEqual({ version: 3, lowStockLevel: "10" });
  expect(await update(bowl, { lowStockLevel: "0" })).toEqual({ version: 4, lowStockLevel: "0" });
  expect(await isLow(bowl)).toBe(false);
  expect(await update(bowl, { lowStockLevel: null })).toEqual({ version: 5, lowStockLevel: null });
  expect(await update(bowl, { lowStockLevel: "-1" })).toEqual(["INVALID_INPUT"]);
  const entries = await auditOf(testContext.prisma, "Product", bowl.id);
  expect(entries.map(({ before, after }) => [before, after]).at(-1)).toEqual([{ lowStockLevel: "0" }, {}]);
});

it("is not shown to customers", async () => {
  const { id } = await product(testContext.prisma, { lowStockLevel: 3 });
  const { codes } = await testContext.run(
    "query ($id: ID!) { node(id: $id) { ... on Product { lowStockLevel } } }",
    { id: globalId("Product", id) },
    customer(1),
  );
  expect(codes).toEqual(["UNAUTHENTICATED"]);
});

it("belongs to each variant, and a product's level goes to its first variants", async () => {
  const row = await product(testContext.prisma, { lowStockLevel: 8 });
  const { data } = await testContext.run(
    SET,
    {
      input: {
        id: idOf(row),
        options: [{ name: "Size", values: ["S", "M", "L"] }],
        variants: [
          { values: ["S"] },
          { values: ["M"], lowStockLevel: "2" },
          { values: ["L"], lowStockLevel: null },
        ],
      },
    },
    ADMIN,
  );
  expect(data).toMatchObject({
    setProductVariants: {
      variants: [
        { optionValues: ["S"], lowStockLevel: "8" },
        { optionValues: ["M"], lowStockLevel: "2" },
        { optionValues: ["L"], lowStockLevel: null },
      ],
    },
  });
  expect(await update(row, { lowStockLevel: "1" })).toEqual(["INVALID_INPUT"]);
  const variant = await testContext.prisma.product.findFirstOrThrow({ where: { parentId: row.id } });
  expect(await update(variant, { lowStockLevel: "1" })).toMatchObject({ lowStockLevel: "1" });
});

it("is imported for products and variants", async () => {
  await product(testContext.prisma, { name: "Plate", stock: 20 });
  const { variants } = await productWithVariants(testContext.prisma, { name: "Cup" });
  const run = async (lines: readonly string[]) => {
    const text = ["name,low_stock_level,variant_of,option_values", ...lines].join("\n");
    const input = { file: base64(new TextEncoder().encode(text)), fileName: "products.csv", dryRun: false };
    return (await testContext.run<{ importProducts: object }>(IMPORT, { input }, ADMIN)).data?.importProducts;
  };
  expect(await run(["Plate,30,,", ",12,Cup,Blue; S", ",,Cup,Blue; M"])).toMatchObject({
    applied: true,
    rows: [
      { action: "UPDATE", changes: ["low_stock_level"] },
      { action: "UPDATE", changes: ["low_stock_level"] },
      { action: "UNCHANGED" },
    ],
  });
  expect(await testContext.prisma.product.findFirst({ where: { name: "Plate" } })).toMatchObject({
    isLowStock: true,
  });
  expect(await isLow(variants[0] ?? { id: 0 })).toBe(true);
  expect(await run(["Plate,few,,", "Cup,3,,"])).toMatchObject({
    applied: false,
    rows: [
      { errors: [{ column: "low_stock_level", code: "INVALID_INPUT" }] },
      { errors: [{ column: "low_stock_level", code: "INVALID_INPUT" }] },
    ],
  });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { product, productWithVariants } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../../testing/run.ts";
import { base64 } from "../../testing/workbooks.ts";

const IMPORT = `mutation ($input: ImportProductsInput!) { importProducts(input: $input) { applied
  rows { action name changes errors { column code } } } }`;

interface Imported {
  importProducts: { applied: boolean; rows: { action: string; name: string; changes: string[] }[] };
}

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const HEADER = "name,code,price,stock,state,variant_of,option_values";

async function bring(lines: readonly string[], header = HEADER): Promise<Imported["importProducts"]> {
  const text = [header, ...lines].join("\n");
  const input = { file: base64(new TextEncoder().encode(text)), fileName: "products.csv", dryRun: false };
  const { data, messages } = await testContext.run<Imported>(IMPORT, { input }, ADMIN);
  if (data === null) throw new Error(messages.join());
  return data.importProducts;
}

it("an import changes the code, price, stock, and state of variants, and the product's lowest price", async () => {
  const { parent } = await productWithVariants(testContext.prisma, { name: "Shirt", code: "shirt" });
  const { applied, rows } = await bring([
    "another name,bs,80,7,,shirt,Blue; S",
    ",,,,FROZEN,shirt,Blue; M",
    "Shirt – Red / S,,100,10,ENABLED,shirt,Red; S",
  ]);
  expect([applied, rows]).toMatchObject([
    true,
    [
      { action: "UPDATE", name: "Shirt – Blue / S", changes: ["code", "price", "stock"] },
      { action: "UPDATE", name: "Shirt – Blue / M", changes: ["state"] },
      { action: "UNCHANGED" },
    ],
  ]);
  const after = await testContext.prisma.product.findMany({
    where: { OR: [{ id: parent.id }, { parentId: parent.id }] },
    orderBy: { id: "asc" },
  });
  expect(after.map(({ name, code, offered, price }) => [name, code, offered, price.toNumber()])).toEqual([
    ["Shirt", "shirt", true, 80],
    ["Shirt – Blue / S", "bs", true, 80],
    ["Shirt – Blue / M", "", false, 100],
    ["Shirt – Red / S", "", true, 100],
    ["Shirt – Red / M", "", true, 100],
  ]);
});

it("an import refuses unknown variants, variants named twice, and a product's own price, and writes nothing", async () => {
  await productWithVariants(testContext.prisma, { name: "Cap" });
  const { applied, rows } = await bring([
    ",,90,,,Hat,Blue; S",
    ",,90,,,Cap,Blue; XL",
    ",,90,,,Cap,Red; M",
    ",,91,,,Cap,Red; M",
    "Cap,,95,,,,",
  ]);
  expect([applied, rows]).toMatchObject([
    false,
    [
      { errors: [{ column: "variant_of", code: "NOT_FOUND" }] },
      { errors: [{ column: "option_values", code: "NOT_FOUND" }] },
      { action: "UPDATE" },
      { errors: [{ column: "option_values", code: "ALREADY_EXISTS" }] },
      { errors: [{ column: "price", code: "INVALID_INPUT" }] },
    ],
  ]);
});

it("an import sets the pre-orders of products and variants, and refuses those of a product with variants", async () => {
  const tray = await product(testContext.prisma, { name: "Tray", stock: 0 });
  const { variants } = await productWithVariants(testContext.prisma, { name: "Scarf" });
  const header = "name,variant_of,option_values,pre_order_cap,pre_order_day";
  expect(await bring(["Tray,,,5,2031/3/1", ",Scarf,Blue; S,2.5,2031-03-01"], header)).toMatchObject({
    applied: true,
    rows: [
      { action: "UPDATE", changes: ["pre_order_cap", "pre_order_day"] },
      { action: "UPDATE", changes: ["pre_order_cap", "pre_order_day"] },
    ],
  });
  const ids = [tray.id, variants[0]?.id ?? 0];
  const rows = await testContext.prisma.product.findMany({
    where: { id: { in: ids } },
    orderBy: { id: "asc" },
  });
  expect(rows.map(({ preOrderLeft, preOrderDay }) => [preOrderLeft.toNumber(), preOrderDay])).toEqual([
    [5, new Date("2031-03-01")],
    [2.5, new Date("2031-03-01")],
  ]);
  expect(await bring(["Tray,,,,2031-03-01", ",Scarf,Blue; S,,"], header)).toMatchObject({
    rows: [{ action: "UNCHANGED" }, { action: "UNCHANGED" }],
  });
  expect(await bring(["Tray,,,0,soon", "Scarf,,,1,2031-03-01"], header)).toMatchObject({
    applied: false,
    rows: [
      {
        errors: [
          { column: "pre_order_cap", code: "INVALID_INPUT" },
          { column: "pre_order_day", code: "INVALID_INPUT" },
        ],
      },
      {
        errors: [
          { column: "pre_order_cap", code: "INVALID_INPUT" },
          { column: "pre_order_day", code: "INVALID_INPUT" },
        ],
      },
    ],
  });
});

it("an import clears pre-orders and limits by “none”, and an empty cell keeps them", async () => {
  const day = new Date("2031-03-01");
  const preOrder = { preOrderCap: 5, preOrderDay: day };
  const limits = { lowStockLevel: 2, maxPerOrder: 3, maxPerCustomer: 4 };
  const bowl = await product(testContext.prisma, { name: "Bowl", ...preOrder, ...limits });
  const { variants } = await productWithVariants(testContext.prisma, { name: "Coat" });
  const [small] = variants;
  await testContext.prisma.product.update({ where: { id: small?.id ?? 0 }, data: preOrder });
  const header =
    "name,variant_of,option_values,pre_order_cap,pre_order_day,low_stock_level,max_per_order,max_per_customer";
  const stored = async () =>
    (
      await testContext.prisma.product.findMany({
        where: { id: { in: [bowl.id, small?.id ?? 0] } },
        orderBy: { id: "asc" },
      })
    ).map((row) => [
      ...[row.preOrderCap, row.lowStockLevel, row.maxPerOrder, row.maxPerCustomer].map(
        (value) => value?.toNumber() ?? null,
      ),
      row.preOrderDay,
    ]);
  await bring(["Bowl,,,,,,,", ",Coat,Blue; S,,,,,"], header);
  expect(await stored()).toEqual([
    [5, 2, 3, 4, day],
    [5, null, null, null, day],
  ]);
  const cleared = ["Bowl,,,none,None,none,NONE,none", ",Coat,Blue; S,none,none,,,"];
  expect(await bring(cleared, header)).toMatchObject({
    applied: true,
    rows: [
      {
        changes: [
          ...["low_stock_level", "max_per_order", "max_per_customer", "pre_order_cap", "pre_order_day"],
        ],
      },
      { changes: ["pre_order_cap", "pre_order_day"] },
    ],
  });
  expect(await stored()).toEqual([
    [null, null, null, null, null],
    [null, null, null, null, null],
  ]);
  expect(await bring(cleared, header)).toMatchObject({
    rows: [{ action: "UNCHANGED" }, { action: "UNCHANGED" }],
  });
  // Only optional values can be cleared.
  expect(await bring(["Bowl,none"], "name,price")).toMatchObject({
    rows: [{ errors: [{ column: "price", code: "INVALID_INPUT" }] }],
  });
});

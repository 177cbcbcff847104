import { afterAll, beforeAll, expect, it } from "vitest";
import { productWithVariants } from "../../testing/fixtures.ts";
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

async function bring(lines: readonly string[]): Promise<Imported["importProducts"]> {
  const text = ["name,code,price,stock,state,variant_of,option_values", ...lines].join("\n");
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

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "../../context.ts";
import { isOnSale, PRODUCT_STATES } from "../../domain/products/productState.ts";
import { globalId } from "../../ids.ts";
import { auditOf, customerRow, orderRow, product, productWithVariants } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const VARIANT = "id version optionValues name code price stock offered state hasOwnImage imageUrl";
const FIELDS = `id version name price stock options { name values } variants { ${VARIANT} parent { id } }`;
const SET = `mutation ($input: SetProductVariantsInput!) { setProductVariants(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { ${VARIANT} } }`;
const DELETE = "mutation ($ids: [ID!]!) { deleteProducts(input: { ids: $ids }) }";
const READ = `query ($id: ID!) { node(id: $id) { ... on Product { ${FIELDS} } } }`;

interface Variant {
  id: string;
  version: number;
  optionValues: string[];
  name: string;
  code: string;
  price: string;
  stock: string;
  offered: boolean;
  state: string;
  hasOwnImage: boolean;
  imageUrl: string | null;
}
interface Fields {
  id: string;
  version: number;
  price: string;
  stock: string;
  variants: Variant[];
}

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const OPTIONS = [
  { name: "Color", values: ["Blue", "Red"] },
  { name: "Size", values: ["S", "M"] },
];
const idOf = ({ id }: { id: number }) => globalId("Product", id);
const set = (input: object, viewer = ADMIN) =>
  testContext.run<{ setProductVariants: Fields }>(SET, { input }, viewer);
const update = (input: object) => testContext.run<{ updateProduct: Variant }>(UPDATE, { input }, ADMIN);
const rows = (parentId: number) =>
  testContext.prisma.product.findMany({ where: { parentId }, orderBy: { id: "asc" } });

async function read(row: { id: number }, viewer = ADMIN): Promise<Fields> {
  const { data } = await testContext.run<{ node: Fields }>(READ, { id: idOf(row) }, viewer);
  if (data === null) throw new Error("The product cannot be read.");
  return data.node;
}

const kept = ({ id, version, optionValues }: Variant) => ({ id, version, values: optionValues });

describe("setProductVariants", () => {
  it("creates variants, which share the product's name and state, in the order of the options", async () => {
    const shirt = await product(testContext.prisma, { name: "Shirt", stock: 7 });
    const variants = [
      { values: ["Red", "M"], code: "rm", price: "120", stock: "2" },
      { values: ["Blue", "S"], price: "90", stock: "3", offered: false },
      { values: ["Blue", "M"] },
    ];
    const { data, codes } = await set({ id: idOf(shirt), version: 1, options: OPTIONS, variants });
    expect(codes).toEqual([]);
    expect(data?.setProductVariants).toMatchObject({
      // The lowest price and the sum of the variants that are offered.
      price: "100",
      stock: "2",
      version: 2,
      options: OPTIONS,
      variants: [
        { optionValues: ["Blue", "S"], price: "90", stock: "3", offered: false, state: "FROZEN", code: "" },
        { optionValues: ["Blue", "M"], price: "100", stock: "0", offered: true, state: "ENABLED" },
        { name: "Shirt – Red / M", code: "rm", price: "120", stock: "2", parent: { id: idOf(shirt) } },
      ],
    });
    expect(await auditOf(testContext.prisma, "Product", shirt.id)).toMatchObject([
      { action: "UPDATE", after: { options: OPTIONS, variants: [{ code: "rm" }, {}, {}] } },
    ]);
    const history = await testContext.prisma.stockChange.findMany({ where: { productId: shirt.id } });
    expect(history.map(({ reason, after }) => [reason, after.toNumber()])).toEqual([
      ["INITIAL", 7],
      ["EDIT", 0],
    ]);
  });

  it("gives the stock of a product to its first variant, unless a stock is stated", async () => {
    const stockOf = async (variants: object[]) => {
      const shirt = await product(testContext.prisma, { name: "Shirt", stock: 20 });
      const { data } = await set({ id: idOf(shirt), version: 1, options: OPTIONS, variants });
      return data?.setProductVariants.variants.map(({ stock }) => stock);
    };
    expect(await stockOf([{ values: ["Blue", "S"] }, { values: ["Blue", "M"] }])).toEqual(["20", "0"]);
    expect(await stockOf([{ values: ["Blue", "S"] }, { values: ["Blue", "M"], stock: "0" }])).toEqual([
      "0",
      "0",
    ]);
    // Later variants take nothing.
    const { parent, variants } = await productWithVariants(testContext.prisma);
    const { data } = await set({
      id: idOf(parent),
      options: OPTIONS,
      variants: [{ id: variants[0] && idOf(variants[0]), values: ["Blue", "S"] }, { values: ["Red", "M"] }],
    });
    expect(data?.setProductVariants.variants.at(-1)?.stock).toBe("0");
  });

  it("changes, exchanges, adds, and deletes variants, and keeps the rest", async () => {
    const { parent, variants } = await productWithVariants(testContext.prisma);
    const before = await read(parent);
    const [blueS, blueM, redS] = before.variants as [Variant, Variant, Variant, Variant];
    const { data, codes } = await set({
      id: before.id,
      options: [{ name: "Farbe", values: ["Blue", "Red", "Green"] }, OPTIONS[1]],
      variants: [
        { ...kept(blueS), values: ["Blue", "M"] },
        { ...kept(blueM), values: ["Blue", "S"], stock: "4", price: "80" },
        { ...kept(redS), offered: false },
        { values: ["Green", "S"], stock: "1" },
      ],
    });
    expect(codes).toEqual([]);
    expect(data?.setProductVariants).toMatchObject({
      price: "80",
      stock: "15",
      variants: [
        { id: blueM.id, optionValues: ["Blue", "S"], stock: "4" },
        { id: blueS.id, optionValues: ["Blue", "M"], stock: "10" },
        { id: redS.id, offered: false, stock: "10" },
        { optionValues: ["Green", "S"], stock: "1" },
      ],
    });
    expect((await rows(parent.id)).map(({ id }) => id)).not.toContain(variants[3]?.id);
    const after = await read(parent);
    expect(
      (await set({ id: after.id, version: after.version, options: OPTIONS, variants: [] })).codes,
    ).toEqual(["INVALID_INPUT"]);
  });

  it("keeps ordered variants on their orders, and takes their combination anew", async () => {
    const { parent, variants } = await productWithVariants(testContext.prisma);
    const [variant] = variants;
    const order = await orderRow(testContext.prisma);
    const line = {
      orderId: order.id,
      productId: variant?.id ?? 0,
      quantity: 1,
      unitPrice: 1,
      productName: "x",
    };
    await testContext.prisma.orderLine.create({ data: line });
    const { variants: all } = await read(parent);
    await set({ id: idOf(parent), options: OPTIONS, variants: all.slice(1).map(kept) });
    expect(await rows(parent.id)).toMatchObject([{ deletedAt: expect.any(Date) }, {}, {}, {}]);
    const again = [{ values: ["Blue", "S"] }, ...(await read(parent)).variants.map(kept)];
    expect((await set({ id: idOf(parent), options: OPTIONS, variants: again })).codes).toEqual([]);
    expect(await rows(parent.id)).toHaveLength(5);
  });

  it("makes the product an ordinary one again without options", async () => {
    const { parent } = await productWithVariants(testContext.prisma, { name: "Cap" });
    const { data } = await set({ id: idOf(parent), options: [], variants: [] });
    expect(data?.setProductVariants).toMatchObject({ price: "100", stock: "0", options: [], variants: [] });
    expect(await rows(parent.id)).toEqual([]);
    expect((await update({ id: idOf(parent), details: { stock: "5" } })).data?.updateProduct.stock).toBe("5");
  });

  it("refuses outdated versions, variants of other products, and invalid values, and writes nothing", async () => {
    const { parent } = await productWithVariants(testContext.prisma);
    const other = await productWithVariants(testContext.prisma);
    const before = await read(parent);
    const all = before.variants.map(kept);
    const [first, ...rest] = all;
    const input = { id: before.id, version: before.version, options: OPTIONS, variants: all };
    const refused = async (change: object) => {
      const { codes, params } = await set({ ...input, ...change });
      return [...codes, params];
    };
    await testContext.prisma.product.update({
      where: { id: parent.id },
      data: { version: 3, editVersion: 3 },
    });
    expect(await refused({})).toEqual(["CONFLICT", { what: "Product" }]);
    const version = 3;
    const variants = (changed: object) => ({ version, variants: [{ ...first, ...changed }, ...rest] });
    expect(await refused(variants({ id: idOf(other.variants[0] ?? { id: 0 }) }))).toMatchObject([
      "NOT_FOUND",
      { row: 1 },
    ]);
    expect(await refused(variants({ price: "-1" }))).toMatchObject([
      "INVALID_INPUT",
      { field: "price", row: 1 },
    ]);
    expect(await refused(variants({ values: ["Blue", "XL"] }))).toMatchObject([
      "INVALID_INPUT",
      { field: "values", row: 1 },
    ]);
    // The update of the product above has changed its variants, too.
    expect(await refused(variants({ price: "5" }))).toEqual(["CONFLICT", { what: "Product", row: 1 }]);
    expect(await refused({ id: idOf(other.variants[0] ?? { id: 0 }), version: null })).toMatchObject([
      "NOT_FOUND",
      { what: "Product" },
    ]);
    expect((await read(parent)).variants.map(({ price }) => price)).toEqual(Array(4).fill("100"));
  });

  it("is for admins", async () => {
    const { parent } = await productWithVariants(testContext.prisma);
    const row = await customerRow(testContext.prisma);
    const codesOf = async (viewer: Viewer) =>
      (await set({ id: idOf(parent), options: [], variants: [] }, viewer)).codes;
    expect(await codesOf(ANONYMOUS)).toEqual(["UNAUTHENTICATED"]);
    expect(await codesOf(customer(row.id))).toEqual(["UNAUTHENTICATED"]);
    expect(await codesOf(staff(2, "STAFF"))).toEqual(["FORBIDDEN"]);
  });
});

describe("ten staff members who set variants of one product at once", () => {
  it("never make more than 100, nor a combination twice", async () => {
    const { id } = await product(testContext.prisma);
    const values = Array.from({ length: 100 }, (_, index) => `v${index}`);
    const input = {
      id: idOf({ id }),
      options: [{ name: "No.", values }],
      variants: values.map((value) => ({ values: [value] })),
    };
    const answers = await Promise.all(Array.from({ length: 10 }, () => set(input)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    expect(await rows(id)).toHaveLength(100);
  });
});

describe("a variant", () => {
  it("is renamed, frozen, pictured, and deleted with its product", async () => {
    const { parent, variants } = await productWithVariants(testContext.prisma);
    const details = { name: "Tee", state: "FROZEN", image: btoa("a picture") };
    await update({ id: idOf(parent), details });
    const { imageHash } = await testContext.prisma.product.findUniqueOrThrow({ where: { id: parent.id } });
    expect(await rows(parent.id)).toMatchObject(
      variants.map(() => ({
        name: expect.stringMatching(/^Tee – /),
        state: "FROZEN",
        imageHash,
        version: 3,
      })),
    );
    expect((await read(parent)).variants).toMatchObject([{ hasOwnImage: false }, {}, {}, {}]);
    expect((await testContext.run(DELETE, { ids: [idOf(parent)] }, ADMIN)).codes).toEqual([]);
    expect((await rows(parent.id)).map(({ deletedAt }) => deletedAt)).toEqual(
      variants.map(() => testContext.now),
    );
  });

  it.each(PRODUCT_STATES)("has the state of a product that is %s, or is frozen", async (state) => {
    const { parent, variants } = await productWithVariants(testContext.prisma);
    const where = { id: variants[0]?.id ?? 0 };
    await testContext.prisma.product.update({ where, data: { offered: false } });
    await testContext.prisma.product.update({ where: { id: parent.id }, data: { state } });
    expect((await rows(parent.id)).map((row) => row.state)).toEqual([
      isOnSale(state) ? "FROZEN" : state,
      ...Array(3).fill(state),
    ]);
  });

  it("stays with its deleted product when it was ordered", async () => {
    const { parent, variants } = await productWithVariants(testContext.prisma);
    const order = await orderRow(testContext.prisma);
    const productId = variants[1]?.id ?? 0;
    await testContext.prisma.orderLine.create({
      data: { orderId: order.id, productId, quantity: 1, unitPrice: 1, productName: "x" },
    });
    expect((await testContext.run(DELETE, { ids: [idOf({ id: productId })] }, ADMIN)).codes).toEqual([
      "NOT_FOUND",
    ]);
    expect((await testContext.run(DELETE, { ids: [idOf(parent)] }, ADMIN)).codes).toEqual([]);
    expect(await rows(parent.id)).toMatchObject(variants.map(() => ({ deletedAt: expect.any(Date) })));
  });

  it("has its own code, price, stock, image, and sale, and nothing else", async () => {
    const { parent, variants } = await productWithVariants(testContext.prisma);
    const id = idOf(variants[0] ?? { id: 0 });
    const own = { code: "bs", price: "70", stock: "1", state: "FROZEN", image: btoa("its picture") };
    expect((await update({ id, details: own })).data?.updateProduct).toMatchObject({
      code: "bs",
      price: "70",
      stock: "1",
      offered: false,
      state: "FROZEN",
      hasOwnImage: true,
    });
    expect((await read(parent)).price).toBe("100");
    const { data } = await update({ id, details: { state: "ENABLED", image: null } });
    expect(data?.updateProduct).toMatchObject({ offered: true, state: "ENABLED", imageUrl: null });
    expect((await read(parent)).price).toBe("70");
    for (const details of [{ name: "x" }, { description: "x" }, { topPick: true }, { keywords: "x" }]) {
      const { codes, rule } = await update({ id, details });
      expect([...codes, rule]).toEqual(["INVALID_INPUT", { kind: "PER_PRODUCT" }]);
    }
    for (const details of [{ price: "1" }, { stock: "1" }]) {
      const { codes, rule } = await update({ id: idOf(parent), details });
      expect([...codes, rule]).toEqual(["INVALID_INPUT", { kind: "PER_VARIANT" }]);
    }
  });

  it("cannot have variants, values outside of its product, or the values of another one", async () => {
    const { parent, variants } = await productWithVariants(testContext.prisma);
    const { prisma } = testContext;
    const data = { parentId: parent.id, name: "", price: 1, optionValues: ["Blue", "S"] };
    await expect(prisma.product.create({ data })).rejects.toThrow(/Product_variant_key|Unique constraint/);
    const nested = { ...data, parentId: variants[0]?.id ?? 0 };
    await expect(prisma.product.create({ data: nested })).rejects.toThrow(/cannot have variants/);
    await expect(prisma.product.create({ data: { ...data, optionValues: [] } })).rejects.toThrow(
      /Product_optionValues_check/,
    );
    await expect(
      prisma.product.update({ where: { id: parent.id }, data: { hasVariants: false } }),
    ).rejects.toThrow(/Product_hasVariants_check/);
  });
});

describe("lists", () => {
  const LIST =
    "query ($filter: ProductFilter) { products(filter: $filter) { totalCount edges { node { id stock } } } }";
  interface Listed {
    products: { totalCount: number; edges: { node: { id: string; stock: string } }[] };
  }
  const list = async (filter: object, viewer = ADMIN) => {
    const { data } = await testContext.run<Listed>(LIST, { filter }, viewer);
    return { ids: data?.products.edges.map(({ node }) => node.id), total: data?.products.totalCount };
  };

  it("show products without their variants, count them so, and hide variants that are not offered", async () => {
    const before = (await list({})).total ?? 0;
    const { parent, variants } = await productWithVariants(testContext.prisma);
    expect(await list({})).toMatchObject({ total: before + 1 });
    expect((await list({})).ids?.[0]).toBe(idOf(parent));
    expect((await list({ ids: [idOf(variants[0] ?? { id: 0 })] })).total).toBe(0);
    expect((await list({ text: "Blue" })).total).toBe(0);
    await testContext.prisma.product.update({
      where: { id: variants[0]?.id ?? 0 },
      data: { offered: false },
    });
    expect((await read(parent)).variants).toHaveLength(4);
    expect((await read(parent, ANONYMOUS)).variants).toHaveLength(3);
    expect(await read(parent, ANONYMOUS)).toMatchObject({ stock: "30" });
    expect(await testContext.prisma.$queryRaw`SELECT * FROM machiya_correct_list_counts()`).toEqual([]);
  });

  it("filter by the stock of the variants", async () => {
    const { parent } = await productWithVariants(testContext.prisma, {}, 0);
    const low = await productWithVariants(testContext.prisma, {}, 5);
    const high = await productWithVariants(testContext.prisma, {}, 6);
    const ids = [parent, low.parent, high.parent].map(idOf);
    const found = async (filter: object) => (await list({ ids, ...filter })).ids?.toReversed();
    expect(await found({ inStock: true })).toEqual(ids.slice(1));
    expect(await found({ inStock: false })).toEqual(ids.slice(0, 1));
    expect(await found({ lowStock: true })).toEqual(ids.slice(0, 2));
    expect(await found({ lowStock: false })).toEqual(ids.slice(2));
    const [first = { id: 0 }] = high.variants;
    await testContext.prisma.product.update({ where: { id: first.id }, data: { lowStockLevel: 6 } });
    expect(await found({ lowStock: true })).toEqual(ids);
    await testContext.prisma.product.update({ where: { id: first.id }, data: { offered: false } });
    expect(await found({ lowStock: true })).toEqual(ids.slice(0, 2));
  });
});

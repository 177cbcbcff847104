import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { auditOf, product } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const CREATE = `mutation ($productTypes: [ProductTypeDetailsInput!]!) {
  createProductTypes(input: { productTypes: $productTypes }) { name description version productCount } }`;
const UPDATE =
  "mutation ($input: UpdateProductTypeInput!) { updateProductType(input: $input) { name description version } }";
const DELETE = "mutation ($ids: [ID!]!) { deleteProductTypes(input: { ids: $ids }) }";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const shelf = (name = "茶器") => testContext.prisma.productType.create({ data: { name } });
const id = (row: { id: number }) => globalId("ProductType", row.id);
const create = (productTypes: object[], viewer = ADMIN) => testContext.run(CREATE, { productTypes }, viewer);
const update = (input: object, viewer = ADMIN) => testContext.run(UPDATE, { input }, viewer);
const remove = (ids: string[], viewer = ADMIN) => testContext.run(DELETE, { ids }, viewer);
const gone = globalId("ProductType", 999_999);

describe("createProductTypes", () => {
  it("creates types in the given order, trimmed", async () => {
    const { data } = await create([{ name: " 春 ", description: " 新茶 " }, { name: "秋" }]);
    expect(data).toEqual({
      createProductTypes: [
        { name: "春", description: "新茶", version: 1, productCount: 0 },
        { name: "秋", description: "", version: 1, productCount: 0 },
      ],
    });
    const made = await testContext.prisma.productType.findFirstOrThrow({ where: { name: "春" } });
    expect(await auditOf(testContext.prisma, "ProductType", made.id)).toEqual([
      { action: "CREATE", staffMemberId: 1, before: null, after: { name: "春", description: "新茶" } },
    ]);
  });

  it.each([
    ["name", {}],
    ["name", { name: " " }],
    ["name", { name: "長".repeat(201) }],
    ["description", { name: "春", description: "長".repeat(5001) }],
  ])("rejects an invalid %s with field and row, and creates none", async (field, details) => {
    const before = await testContext.prisma.productType.count();
    const { codes, params } = await create([{ name: "good" }, details]);
    expect([codes, params]).toEqual([["INVALID_INPUT"], { field, row: 2 }]);
    expect(await testContext.prisma.productType.count()).toBe(before);
  });

  it("accepts 1 to 1000 at once", async () => {
    const many = (length: number) => Array.from({ length }, () => ({ name: "架" }));
    expect((await create([])).params).toEqual({ field: "productTypes" });
    expect((await create(many(1001))).codes).toEqual(["INVALID_INPUT"]);
    expect((await create(many(1000))).codes).toEqual([]);
  });
});

describe("updateProductType", () => {
  it("writes the provided fields and the history, and rejects an outdated version", async () => {
    const row = await shelf();
    const { data } = await update({ id: id(row), version: 1, details: { description: "碗與盤" } });
    expect(data).toEqual({ updateProductType: { name: "茶器", description: "碗與盤", version: 2 } });
    const late = await update({ id: id(row), version: 1, details: { name: "晚" } });
    expect([late.codes, late.params]).toEqual([["CONFLICT"], { what: "ProductType" }]);
    expect(await auditOf(testContext.prisma, "ProductType", row.id)).toEqual([
      { action: "UPDATE", staffMemberId: 1, before: { description: "" }, after: { description: "碗與盤" } },
    ]);
  });

  it("rejects an empty name and unknown types", async () => {
    const row = await shelf();
    expect((await update({ id: id(row), details: { name: "" } })).params).toEqual({ field: "name" });
    expect((await update({ id: gone, details: {} })).codes).toEqual(["NOT_FOUND"]);
  });
});

describe("deleteProductTypes", () => {
  it("deletes the type but not its products", async () => {
    const [row, bowl] = [await shelf(), await product(testContext.prisma)];
    await testContext.prisma.productToType.create({ data: { productId: bowl.id, productTypeId: row.id } });
    expect((await remove([id(row)])).data).toEqual({ deleteProductTypes: [id(row)] });
    const left = await testContext.prisma.product.findUniqueOrThrow({
      where: { id: bowl.id },
      include: { types: true },
    });
    expect(left.types).toEqual([]);
    expect(await auditOf(testContext.prisma, "ProductType", row.id)).toMatchObject([
      { action: "DELETE", after: null },
    ]);
  });

  it("deletes all or none", async () => {
    const row = await shelf();
    expect((await remove([id(row), gone])).codes).toEqual(["NOT_FOUND"]);
    expect(await testContext.prisma.productType.count({ where: { id: row.id } })).toBe(1);
    expect((await remove([])).codes).toEqual(["INVALID_INPUT"]);
  });
});

describe("productCount", () => {
  it("counts products on and off sale, without deleted ones, for admins only", async () => {
    const row = await shelf();
    for (const data of [{}, { state: "FROZEN" as const }, { deletedAt: new Date() }]) {
      const { id: productId } = await product(testContext.prisma, data);
      await testContext.prisma.productToType.create({ data: { productId, productTypeId: row.id } });
    }
    const document = "query ($id: ID!) { node(id: $id) { ... on ProductType { productCount } } }";
    expect((await testContext.run(document, { id: id(row) }, ADMIN)).data).toEqual({
      node: { productCount: 2 },
    });
    expect((await testContext.run(document, { id: id(row) })).codes).toEqual(["UNAUTHENTICATED"]);
  });
});

describe("a viewer who is not an admin", () => {
  it.each([
    ["an anonymous viewer", ANONYMOUS, "UNAUTHENTICATED"],
    ["a customer", customer(1), "UNAUTHENTICATED"],
    ["staff", staff(1, "STAFF"), "FORBIDDEN"],
  ])("can change no product type: %s", async (_who, viewer, code) => {
    const row = await shelf();
    expect((await create([{ name: "x" }], viewer)).codes).toEqual([code]);
    expect((await update({ id: id(row), details: { name: "x" } }, viewer)).codes).toEqual([code]);
    expect((await remove([id(row)], viewer)).codes).toEqual([code]);
  });
});

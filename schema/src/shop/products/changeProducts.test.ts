import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { auditOf, product } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const FIELDS =
  "id name code description price stock topPick state version imageUrl types { name } discounts { minQuantity maxQuantity discount { name } }";
const CREATE = `mutation ($products: [NewProductInput!]!) { createProducts(input: { products: $products }) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { ${FIELDS} } }`;
const DELETE = "mutation ($ids: [ID!]!) { deleteProducts(input: { ids: $ids }) }";

/** The image of these tests. Its content does not matter to the schema. */
const PICTURE = btoa("a picture");

interface Fields {
  id: string;
  version: number;
  imageUrl: string | null;
}

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const id = (row: { id: number }) => globalId("Product", row.id);
const shelf = async (name: string) =>
  globalId("ProductType", (await testContext.prisma.productType.create({ data: { name } })).id);
const discount = async (audience: "PRODUCT" | "CUSTOMER" = "PRODUCT") =>
  globalId(
    "Discount",
    (await testContext.prisma.discount.create({ data: { name: "九折", kind: "PER_PRODUCT", audience } })).id,
  );
const create = (products: object[], viewer = ADMIN) =>
  testContext.run<{ createProducts: Fields[] }>(CREATE, { products }, viewer);
const update = (input: object, viewer = ADMIN) =>
  testContext.run<{ updateProduct: Fields }>(UPDATE, { input }, viewer);
const rowOf = (row: { id: number }) =>
  testContext.prisma.product.findUniqueOrThrow({ where: { id: row.id } });
const gone = globalId("Product", 999_999);

describe("createProducts", () => {
  it("creates products in the given order, with image, types and discounts, and defaults for the rest", async () => {
    const [type, reduced] = [await shelf("茶器"), await discount()];
    const full = {
      name: " 茶碗 ",
      code: "bowl",
      description: " 手作 ",
      price: "120.5",
      stock: "3",
      topPick: true,
      state: "FROZEN",
      image: `data:image/png;base64,${PICTURE}`,
    };
    const { data, codes } = await create([
      {
        details: full,
        typeIds: [type, type],
        discounts: [{ discountId: reduced, minQuantity: "2", maxQuantity: "5" }],
      },
      { details: { name: "盤", price: 0 }, discounts: [{ discountId: reduced }] },
    ]);
    expect(codes).toEqual([]);
    expect(data?.createProducts).toMatchObject([
      {
        name: "茶碗",
        code: "bowl",
        description: "手作",
        price: "120.5",
        stock: "3",
        topPick: true,
        state: "FROZEN",
        version: 1,
        imageUrl: expect.stringMatching(/^\/images\/[0-9a-f]{64}\/list\.webp$/),
        types: [{ name: "茶器" }],
        discounts: [{ minQuantity: "2", maxQuantity: "5", discount: { name: "九折" } }],
      },
      {
        code: "",
        description: "",
        price: "0",
        stock: "0",
        topPick: false,
        state: "ENABLED",
        imageUrl: null,
        types: [],
        discounts: [{ minQuantity: "0", maxQuantity: null }],
      },
    ]);
    const made = await testContext.prisma.product.findFirstOrThrow({ where: { code: "bowl" } });
    expect(await auditOf(testContext.prisma, "Product", made.id)).toMatchObject([
      { action: "CREATE", staffMemberId: 1, before: null, after: { name: "茶碗", types: ["茶器"] } },
    ]);
  });

  const good = { name: "盤", price: "1" };
  it.each([
    ["name", { price: "1" }],
    ["name", { ...good, name: "  " }],
    ["name", { ...good, name: "長".repeat(201) }],
    ["name", { ...good, name: "盤\0" }],
    ["price", { name: "盤" }],
    ["price", { ...good, price: "-0.00001" }],
    ["stock", { ...good, stock: "-1" }],
    ["code", { ...good, code: "Bowl" }],
    ["code", { ...good, code: "bowl2" }],
    ["code", { ...good, code: "a b" }],
    ["description", { ...good, description: "長".repeat(5001) }],
    ["image", { ...good, image: "no base64!" }],
    ["image", { ...good, image: "" }],
    ["image", { ...good, image: btoa("x".repeat(1_000_001)) }],
  ])("rejects an invalid %s with field and row, and creates none", async (field, details) => {
    const before = await testContext.prisma.product.count();
    const { codes, params } = await create([{ details: good }, { details }]);
    expect([codes, params]).toMatchObject([["INVALID_INPUT"], { field, row: 2 }]);
    expect(await testContext.prisma.product.count()).toBe(before);
  });

  it("accepts values at the limits", async () => {
    const details = {
      name: "長".repeat(200),
      price: "0",
      stock: "0",
      code: "",
      description: "長".repeat(5000),
    };
    expect((await create([{ details: { ...details, image: btoa("x".repeat(1_000_000)) } }])).codes).toEqual(
      [],
    );
  });

  it.each([
    ["minQuantity", { minQuantity: "-1" }],
    ["maxQuantity", { minQuantity: "2", maxQuantity: "2" }],
    ["maxQuantity", { maxQuantity: "0" }],
  ])("rejects a window with an invalid %s", async (field, window) => {
    const discounts = [{ discountId: await discount(), ...window }];
    const { codes, params } = await create([{ details: good, discounts }]);
    expect([codes, params]).toEqual([["INVALID_INPUT"], { field, row: 1 }]);
  });

  it("accepts only product discounts, each once, and existing types", async () => {
    const codesOf = async (links: object) => {
      const { codes, params } = await create([{ details: good }, { details: good, ...links }]);
      return [codes, params];
    };
    const forCustomers = await discount("CUSTOMER");
    expect(await codesOf({ discounts: [{ discountId: forCustomers }] })).toEqual([
      ["INVALID_INPUT"],
      { field: "discountId", row: 2 },
    ]);
    const twice = await discount();
    expect(await codesOf({ discounts: [{ discountId: twice }, { discountId: twice }] })).toMatchObject([
      ["INVALID_INPUT"],
      { field: "discountId" },
    ]);
    expect(await codesOf({ discounts: [{ discountId: globalId("Discount", 999_999) }] })).toEqual([
      ["NOT_FOUND"],
      { what: "Discount", number: 999999, row: 2 },
    ]);
    expect(await codesOf({ typeIds: [globalId("ProductType", 999_999)] })).toEqual([
      ["NOT_FOUND"],
      { what: "ProductType", number: 999999, row: 2 },
    ]);
  });

  it("accepts 1 to 1000 at once", async () => {
    const many = (length: number) => Array.from({ length }, () => ({ details: good }));
    expect((await create([])).params).toEqual({ field: "products" });
    expect((await create(many(1001))).params).toEqual({ field: "products" });
    expect((await create(many(1000))).data?.createProducts).toHaveLength(1000);
  });
});

describe("updateProduct", () => {
  it("writes the provided fields, keeps the rest, and removes the image with null", async () => {
    const bowl = await product(testContext.prisma, { code: "old", description: "舊" });
    const first = await update({ id: id(bowl), details: { code: "new", image: PICTURE, name: null } });
    expect(first.data?.updateProduct).toMatchObject({
      name: bowl.name,
      code: "new",
      description: "舊",
      version: 2,
    });
    expect(first.data?.updateProduct.imageUrl).not.toBeNull();
    const second = await update({ id: id(bowl), details: { image: null, description: "" } });
    expect(second.data?.updateProduct).toMatchObject({
      code: "new",
      description: "",
      imageUrl: null,
      version: 3,
    });
  });

  it("records only the changed fields in the history", async () => {
    const bowl = await product(testContext.prisma, { price: 100 });
    await update({
      id: id(bowl),
      details: { name: bowl.name, price: "90" },
      addTypeIds: [await shelf("夏")],
    });
    expect(await auditOf(testContext.prisma, "Product", bowl.id)).toEqual([
      {
        action: "UPDATE",
        staffMemberId: 1,
        before: { price: "100", types: [] },
        after: { price: "90", types: ["夏"] },
      },
    ]);
  });

  it("creates neither a version nor history when nothing changes", async () => {
    const bowl = await product(testContext.prisma);
    const { data } = await update({ id: id(bowl), details: { name: bowl.name, price: "100.0" } });
    expect(data?.updateProduct.version).toBe(1);
    expect(await auditOf(testContext.prisma, "Product", bowl.id)).toEqual([]);
  });

  it("adds and removes types, and sets and removes discounts and their windows", async () => {
    const bowl = await product(testContext.prisma);
    const [spring, autumn, nine] = [await shelf("春"), await shelf("秋"), await discount()];
    await update({
      id: id(bowl),
      addTypeIds: [spring],
      setDiscounts: [{ discountId: nine, minQuantity: "1" }],
    });
    const second = await update({
      id: id(bowl),
      addTypeIds: [autumn, autumn],
      removeTypeIds: [spring],
      setDiscounts: [{ discountId: nine, minQuantity: "3", maxQuantity: "4" }],
    });
    expect(second.data?.updateProduct).toMatchObject({
      version: 3,
      types: [{ name: "秋" }],
      discounts: [{ minQuantity: "3", maxQuantity: "4" }],
    });
    const again = await update({ id: id(bowl), addDiscountIds: [nine] });
    expect(again.data?.updateProduct).toMatchObject({
      version: 3,
      discounts: [{ minQuantity: "3", maxQuantity: "4" }],
    });
    const third = await update({ id: id(bowl), removeDiscountIds: [nine] });
    expect(third.data?.updateProduct).toMatchObject({ version: 4, discounts: [] });
    const fourth = await update({ id: id(bowl), addDiscountIds: [nine] });
    expect(fourth.data?.updateProduct).toMatchObject({
      discounts: [{ minQuantity: "0", maxQuantity: null }],
    });
    const wrong = await update({ id: id(bowl), setDiscounts: [{ discountId: await discount("CUSTOMER") }] });
    expect([wrong.codes, wrong.params]).toEqual([["INVALID_INPUT"], { field: "discountId" }]);
  });

  it("rejects an outdated version and writes nothing", async () => {
    const bowl = await product(testContext.prisma);
    expect((await update({ id: id(bowl), version: 1, details: { name: "一" } })).codes).toEqual([]);
    const late = await update({ id: id(bowl), version: 1, details: { name: "二" } });
    expect([late.codes, late.params]).toEqual([["CONFLICT"], { what: "Product" }]);
    expect((await rowOf(bowl)).name).toBe("一");
    expect((await update({ id: id(bowl), details: { name: "三" } })).codes).toEqual([]);
  });

  it("returns NOT_FOUND for missing and deleted products and ids of other types", async () => {
    const deleted = await product(testContext.prisma, { deletedAt: new Date() });
    for (const unknown of [gone, id(deleted), globalId("Order", 1)]) {
      expect((await update({ id: unknown, details: { name: "無" } })).codes).toEqual(["NOT_FOUND"]);
    }
  });
});

describe("a viewer who is not an admin", () => {
  it.each([
    ["an anonymous viewer", ANONYMOUS, "UNAUTHENTICATED"],
    ["a customer", customer(1), "UNAUTHENTICATED"],
    ["staff", staff(1, "STAFF"), "FORBIDDEN"],
  ])("can change no product: %s", async (_who, viewer, code) => {
    const bowl = await product(testContext.prisma);
    expect((await create([{ details: { name: "x", price: "1" } }], viewer)).codes).toEqual([code]);
    expect((await update({ id: id(bowl), details: { name: "x" } }, viewer)).codes).toEqual([code]);
    expect((await testContext.run(DELETE, { ids: [id(bowl)] }, viewer)).codes).toEqual([code]);
    expect((await rowOf(bowl)).name).toBe(bowl.name);
  });
});

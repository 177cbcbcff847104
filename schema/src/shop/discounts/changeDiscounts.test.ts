import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { auditOf, customerRow, discountOn, orderRow, product } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const FIELDS =
  "name kind amount multiplier audience description state toggledState version productCount customerCount";
const CREATE = `mutation ($discounts: [DiscountDetailsInput!]!) { createDiscounts(input: { discounts: $discounts }) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateDiscountInput!) { updateDiscount(input: $input) { ${FIELDS} } }`;
const DELETE = "mutation ($ids: [ID!]!) { deleteDiscounts(input: { ids: $ids }) }";
const LIST =
  "query ($filter: DiscountFilter) { discounts(filter: $filter) { totalCount edges { node { name } } } }";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const good = { name: "九折", kind: "PER_PRODUCT", audience: "PRODUCT" } as const;
const discount = (data: { audience?: "CUSTOMER" } = {}) =>
  testContext.prisma.discount.create({ data: { ...good, ...data } });
const id = (row: { id: number }) => globalId("Discount", row.id);
const create = (discounts: object[], viewer = ADMIN) => testContext.run(CREATE, { discounts }, viewer);
const update = (input: object, viewer = ADMIN) => testContext.run(UPDATE, { input }, viewer);
const remove = (ids: string[], viewer = ADMIN) => testContext.run(DELETE, { ids }, viewer);
const gone = globalId("Discount", 999_999);

describe("createDiscounts", () => {
  it("creates discounts in the given order, enabled by default", async () => {
    const { data } = await create([
      { ...good, amount: "-10.5", multiplier: "0.9", description: " 夏 " },
      { name: "熟客", kind: "WHOLE_CART", audience: "CUSTOMER", state: "FROZEN", multiplier: "0" },
    ]);
    const counts = { version: 1, productCount: 0, customerCount: 0 };
    expect(data).toEqual({
      createDiscounts: [
        {
          ...good,
          ...counts,
          amount: "-10.5",
          multiplier: "0.9",
          description: "夏",
          state: "ENABLED",
          toggledState: "DISABLED",
        },
        {
          ...counts,
          name: "熟客",
          kind: "WHOLE_CART",
          audience: "CUSTOMER",
          amount: null,
          multiplier: "0",
          description: "",
          state: "FROZEN",
          toggledState: "ENABLED",
        },
      ],
    });
    const made = await testContext.prisma.discount.findFirstOrThrow({ where: { name: "熟客" } });
    expect(await auditOf(testContext.prisma, "Discount", made.id)).toMatchObject([
      { action: "CREATE", before: null },
    ]);
  });

  it.each([
    ["name", { kind: "PER_PRODUCT", audience: "PRODUCT" }],
    ["name", { ...good, name: "" }],
    ["name", { ...good, name: "長".repeat(201) }],
    ["kind", { ...good, kind: null }],
    ["audience", { ...good, audience: null }],
    ["multiplier", { ...good, multiplier: "-0.1" }],
    ["description", { ...good, description: "長".repeat(5001) }],
  ])("rejects an invalid %s with field and row, and creates none", async (field, details) => {
    const before = await testContext.prisma.discount.count();
    const { codes, params } = await create([good, details]);
    expect([codes, params]).toEqual([["INVALID_INPUT"], { field, row: 2 }]);
    expect(await testContext.prisma.discount.count()).toBe(before);
  });

  it("accepts 1 to 1000 at once", async () => {
    expect((await create([])).params).toEqual({ field: "discounts" });
    expect((await create(Array(1001).fill(good))).codes).toEqual(["INVALID_INPUT"]);
  });
});

describe("updateDiscount", () => {
  it("writes the provided fields, clears amount and multiplier with null, and rejects an outdated version", async () => {
    const row = await discount();
    const first = await update({
      id: id(row),
      version: 1,
      details: { amount: "-5", multiplier: "0.5", name: null },
    });
    expect(first.data).toMatchObject({
      updateDiscount: { name: "九折", amount: "-5", multiplier: "0.5", version: 2 },
    });
    const second = await update({ id: id(row), version: 2, details: { amount: null, state: "DISABLED" } });
    expect(second.data).toMatchObject({
      updateDiscount: {
        amount: null,
        multiplier: "0.5",
        state: "DISABLED",
        toggledState: "ENABLED",
        version: 3,
      },
    });
    const late = await update({ id: id(row), version: 2, details: { name: "晚" } });
    expect([late.codes, late.params]).toEqual([["CONFLICT"], { what: "Discount" }]);
    expect((await auditOf(testContext.prisma, "Discount", row.id)).at(-1)).toEqual({
      action: "UPDATE",
      staffMemberId: 1,
      before: { amount: "-5", state: "ENABLED" },
      after: { amount: null, state: "DISABLED" },
    });
  });

  it("keeps the audience of a discount that is assigned to a product or customer", async () => {
    const [onProduct, given, free] = [
      await discount(),
      await discount({ audience: "CUSTOMER" }),
      await discount(),
    ];
    const bowl = await product(testContext.prisma);
    await testContext.prisma.productDiscount.create({
      data: { productId: bowl.id, discountId: onProduct.id },
    });
    const { id: customerId } = await customerRow(testContext.prisma);
    await testContext.prisma.customerDiscount.create({ data: { customerId, discountId: given.id } });
    const turn = async (row: { id: number }, audience: string) =>
      (await update({ id: id(row), details: { audience } })).codes;
    expect(await turn(onProduct, "CUSTOMER")).toEqual(["IN_USE"]);
    expect(await turn(given, "PRODUCT")).toEqual(["IN_USE"]);
    expect(await turn(onProduct, "PRODUCT")).toEqual([]);
    expect(await turn(free, "CUSTOMER")).toEqual([]);
  });

  it("rejects unknown discounts and invalid values", async () => {
    const row = await discount();
    expect((await update({ id: gone, details: {} })).codes).toEqual(["NOT_FOUND"]);
    expect((await update({ id: id(row), details: { multiplier: "-1" } })).params).toEqual({
      field: "multiplier",
    });
  });
});

describe("deleteDiscounts", () => {
  it("removes discounts from products and customers, while orders keep their records", async () => {
    const bowl = await product(testContext.prisma);
    const row = await discountOn(testContext.prisma, bowl.id, { name: "夏" });
    const { id: customerId } = await customerRow(testContext.prisma);
    await testContext.prisma.customerDiscount.create({ data: { customerId, discountId: row.id } });
    const { id: orderId } = await orderRow(testContext.prisma);
    await testContext.prisma.discountRecord.create({
      data: { orderId, discountId: row.id, name: "夏", amount: -5 },
    });
    expect((await remove([id(row)])).data).toEqual({ deleteDiscounts: [id(row)] });
    expect(await testContext.prisma.productDiscount.count({ where: { discountId: row.id } })).toBe(0);
    expect(await testContext.prisma.customerDiscount.count({ where: { discountId: row.id } })).toBe(0);
    expect(await testContext.prisma.discountRecord.findFirst({ where: { orderId } })).toMatchObject({
      name: "夏",
    });
    expect(await auditOf(testContext.prisma, "Discount", row.id)).toMatchObject([
      { action: "DELETE", after: null },
    ]);
  });

  it("deletes all or none", async () => {
    const row = await discount();
    expect((await remove([id(row), gone])).codes).toEqual(["NOT_FOUND"]);
    expect(await testContext.prisma.discount.count({ where: { id: row.id } })).toBe(1);
  });
});

describe("discounts", () => {
  it("can be filtered by name, audience, state, kind and id, newest first", async () => {
    const other = await createTestContext();
    const rows = [
      { name: "Summer", kind: "PER_PRODUCT", audience: "PRODUCT", state: "ENABLED" },
      { name: "Autumn", kind: "WHOLE_CART", audience: "PRODUCT", state: "DISABLED" },
      { name: "Friends", kind: "PER_PRODUCT", audience: "CUSTOMER", state: "FROZEN" },
    ] as const;
    for (const data of rows) await other.prisma.discount.create({ data });
    const names = async (filter: object) => {
      const { data } = await other.run<{ discounts: { edges: { node: { name: string } }[] } }>(
        LIST,
        { filter },
        ADMIN,
      );
      return data?.discounts.edges.map(({ node }) => node.name);
    };
    expect(await names({})).toEqual(["Friends", "Autumn", "Summer"]);
    expect(await names({ name: "UM" })).toEqual(["Autumn", "Summer"]);
    expect(await names({ audience: "CUSTOMER" })).toEqual(["Friends"]);
    expect(await names({ states: ["ENABLED", "DISABLED"] })).toEqual(["Autumn", "Summer"]);
    expect(await names({ kinds: ["WHOLE_CART"] })).toEqual(["Autumn"]);
    expect(await names({ ids: [globalId("Discount", 1), "x"] })).toEqual(["Summer"]);
    expect(await names({ ids: ["x"] })).toEqual([]);
    await other.close();
  });
});

describe("a viewer who is not an admin", () => {
  it.each([
    ["an anonymous viewer", ANONYMOUS, "UNAUTHENTICATED"],
    ["a customer", customer(1), "UNAUTHENTICATED"],
    ["staff", staff(1, "STAFF"), "FORBIDDEN"],
  ])("can neither list nor change discounts: %s", async (_who, viewer, code) => {
    const row = await discount();
    expect((await create([good], viewer)).codes).toEqual([code]);
    expect((await update({ id: id(row), details: {} }, viewer)).codes).toEqual([code]);
    expect((await remove([id(row)], viewer)).codes).toEqual([code]);
    expect((await testContext.run(LIST, {}, viewer)).codes).toEqual([code]);
  });
});

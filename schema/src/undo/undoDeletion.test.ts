import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId, type NodeType } from "../ids.ts";
import {
  auditOf,
  customerRow,
  discountOn,
  orderRow,
  product,
  productWithVariants,
} from "../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

interface Result {
  done: number;
  rows: { code: string | null }[];
  undoable: { id: string }[];
}
async function write(name: string, inputType: string, input: object, viewer = ADMIN): Promise<Result> {
  const { data, codes } = await testContext.run<{ result: Result }>(
    `mutation ($input: ${inputType}!) { result: ${name}(input: $input) { done rows { code } undoable { id } } }`,
    { input },
    viewer,
  );
  expect(codes).toEqual([]);
  return data?.result ?? { done: 0, rows: [], undoable: [] };
}
const idsOf = (type: NodeType, rows: readonly { id: number }[]) => rows.map(({ id }) => globalId(type, id));
const discardProducts = (rows: readonly { id: number }[]) =>
  write("discardProducts", "ProductsInput", { products: { ids: idsOf("Product", rows) } });
const discardDiscounts = (rows: readonly { id: number }[]) =>
  write("discardDiscounts", "DiscardInput", { ids: idsOf("Discount", rows) });
const undo = async ({ undoable }: Result, viewer = ADMIN) => {
  const { rows } = await write(
    "undoChanges",
    "UndoChangesInput",
    { ids: undoable.map(({ id }) => id) },
    viewer,
  );
  return rows.map(({ code }) => code);
};
/** Returns the name of a product in the list; null when the list does not have it. */
const listed = async ({ name }: { name: string }) => {
  const { data } = await testContext.run<{ products: { edges: { node: { name: string } }[] } }>(
    "query ($name: String!) { products(filter: { name: $name }, first: 2) { edges { node { name } } } }",
    { name },
    ADMIN,
  );
  return data?.products.edges.find(({ node }) => node.name === name)?.node.name ?? null;
};
const actions = async (type: string, { id }: { id: number }) =>
  (await auditOf(testContext.prisma, type, id)).map(({ action }) => action);

describe("deleted products", () => {
  it("are hidden at once, and come back with their links, whether they were ordered or not", async () => {
    const rows = [await product(testContext.prisma), await product(testContext.prisma)];
    const [never, ordered] = rows;
    if (never === undefined || ordered === undefined) throw new Error("two products");
    await discountOn(testContext.prisma, never.id, {});
    const order = await orderRow(testContext.prisma);
    await testContext.prisma.orderLine.create({
      data: { orderId: order.id, productId: ordered.id, quantity: 1, unitPrice: 1, productName: "茶碗" },
    });
    const deleted = await discardProducts(rows);
    expect([await listed(never), await listed(ordered)]).toEqual([null, null]);
    expect(await undo(deleted)).toEqual([null, null]);
    expect([await listed(never), await listed(ordered)]).toEqual(rows.map(({ name }) => name));
    expect(await testContext.prisma.productDiscount.count({ where: { productId: never.id } })).toBe(1);
    expect(await actions("Product", never)).toEqual(["DELETE", "UNDO"]);
    const { version, editVersion } = await testContext.prisma.product.findUniqueOrThrow({
      where: { id: never.id },
    });
    expect([version, editVersion]).toEqual([never.version + 1, never.version + 1]);
    expect(await undo(deleted)).toEqual(["CONFLICT", "CONFLICT"]);
  });

  it("come back with the variants that were deleted with them, and no others", async () => {
    const { parent, variants } = await productWithVariants(testContext.prisma);
    const [first] = variants;
    const earlier = new Date(testContext.now.getTime() - 60_000);
    await testContext.prisma.product.update({ where: { id: first?.id ?? 0 }, data: { deletedAt: earlier } });
    expect(await undo(await discardProducts([parent]))).toEqual([null]);
    const left = await testContext.prisma.product.findMany({
      where: { parentId: parent.id, deletedAt: null },
      orderBy: { id: "asc" },
    });
    expect(left.map(({ id }) => id)).toEqual(variants.slice(1).map(({ id }) => id));
    expect(
      await testContext.prisma.product.findUniqueOrThrow({ where: { id: first?.id ?? 0 } }),
    ).toMatchObject({ deletedAt: earlier });
  });

  it("come back once, for the person who deleted them, until they are removed for good", async () => {
    const rows = [await product(testContext.prisma), await product(testContext.prisma)];
    const [kept, removed] = rows;
    const deleted = await discardProducts(rows);
    expect(await undo(deleted, staff(2))).toEqual(["FORBIDDEN", "FORBIDDEN"]);
    await testContext.prisma.product.delete({ where: { id: removed?.id ?? 0 } });
    const both = await Promise.all([undo(deleted), undo(deleted)]);
    expect(both.map(([code]) => code).toSorted()).toEqual(["CONFLICT", null]);
    expect(both.map(([, code]) => code)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    expect(await listed(kept ?? { name: "" })).toBe(kept?.name);
  });
});

describe("a deleted discount", () => {
  it("comes back as it was, on the products and for the customers that still exist", async () => {
    const [cup, bowl] = [await product(testContext.prisma), await product(testContext.prisma)];
    const window = { minQuantity: 2, maxQuantity: 5 };
    const discount = await discountOn(
      testContext.prisma,
      cup.id,
      { amount: "123456789012.34567", description: '"Üñ\\' },
      window,
    );
    await testContext.prisma.productDiscount.create({
      data: { productId: bowl.id, discountId: discount.id, minQuantity: 1 },
    });
    const deleted = await discardDiscounts([discount]);
    expect(await testContext.prisma.productDiscount.count({ where: { discountId: discount.id } })).toBe(0);
    await testContext.prisma.product.delete({ where: { id: bowl.id } });
    expect(await undo(deleted)).toEqual([null]);
    expect(await testContext.prisma.discount.findUniqueOrThrow({ where: { id: discount.id } })).toEqual(
      discount,
    );
    const links = await testContext.prisma.productDiscount.findMany({ where: { discountId: discount.id } });
    expect(
      links.map(({ productId, minQuantity, maxQuantity }) => [productId, +minQuantity, Number(maxQuantity)]),
    ).toEqual([[cup.id, 2, 5]]);
    expect(await actions("Discount", discount)).toEqual(["DELETE", "UNDO"]);
  });

  it("comes back for customers, once", async () => {
    const customer = await customerRow(testContext.prisma);
    const discount = await testContext.prisma.discount.create({
      data: {
        name: "熟客",
        kind: "PER_PRODUCT",
        audience: "CUSTOMER",
        customers: { create: { customerId: customer.id } },
      },
    });
    const deleted = await discardDiscounts([discount]);
    const both = await Promise.all([undo(deleted), undo(deleted)]);
    expect(both.flat().toSorted()).toEqual(["CONFLICT", null]);
    expect(
      await testContext.prisma.customerDiscount.count({
        where: { discountId: discount.id, customerId: customer.id },
      }),
    ).toBe(1);
  });

  it("that is gone is refused, and offers nothing", async () => {
    const gone = await discardDiscounts([{ id: 999_999 }]);
    expect(gone).toEqual({ done: 0, rows: [{ code: "NOT_FOUND" }], undoable: [] });
  });
});

it("a deleted product type comes back with its products", async () => {
  const cup = await product(testContext.prisma);
  const type = await testContext.prisma.productType.create({
    data: { name: "茶", description: "杯", products: { create: { productId: cup.id } } },
  });
  const deleted = await write("discardProductTypes", "DiscardInput", { ids: idsOf("ProductType", [type]) });
  expect(await testContext.prisma.productType.findUnique({ where: { id: type.id } })).toBeNull();
  expect(await undo(deleted)).toEqual([null]);
  expect(
    await testContext.prisma.productType.findUniqueOrThrow({
      where: { id: type.id },
      include: { products: true },
    }),
  ).toEqual({ ...type, products: [{ productId: cup.id, productTypeId: type.id }] });
});

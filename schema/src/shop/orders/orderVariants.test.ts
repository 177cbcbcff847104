import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import {
  customerRow,
  discountOn,
  ordered,
  orderRow,
  product,
  productWithVariants,
} from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, type TestContext } from "../../testing/run.ts";

const LINES =
  "total lines { productName quantity unitPrice imageUrl product { id optionValues parent { id name } } }";
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id discountTotal ${LINES} } }`;
const CREATE = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id ${LINES} } }`;
const ADD = "mutation ($input: AddOrderLinesInput!) { addOrderLines(input: $input) { productName } }";
const CHANGE = "mutation ($input: ChangeOrderLineInput!) { changeOrderLine(input: $input) { quantity } }";
const REMOVE = "mutation ($input: RemoveOrderLinesInput!) { removeOrderLines(input: $input) { number } }";
const CANCEL = "mutation ($id: ID!) { cancelOrder(input: { id: $id }) { state } }";
const QUOTE = `query ($lines: [CartLineInput!]!) { cartQuote(lines: $lines) {
  total discountTotal lines { problem unitPrice product { id name } } } }`;

interface Placed {
  placeOrder: { id: string };
}

let testContext: TestContext;
let me: number;
beforeAll(async () => {
  testContext = await createTestContext();
  me = (await customerRow(testContext.prisma)).id;
});
afterAll(() => testContext.close());

const place = (lines: object[]) =>
  testContext.run<Placed>(
    PLACE,
    { input: { buyerPhone: "0912000000", paymentMethod: "PAY_AT_STORE", lines } },
    customer(me),
  );
const stockOf = async ({ id }: { id: number }) =>
  Number((await testContext.prisma.product.findUniqueOrThrow({ where: { id } })).stock);

/** Creates a product with variants and returns it with the first two variants, Blue / S and Blue / M. */
async function shirt(data = {}) {
  const { parent, variants } = await productWithVariants(testContext.prisma, { name: "Shirt", ...data });
  const [small, medium] = variants;
  if (small === undefined || medium === undefined) throw new Error("There are no variants.");
  return { parent, small, medium };
}

const NAMES_A_PRODUCT = { field: "productId", products: ["Shirt"] };

describe("a checkout", () => {
  it("of variants takes their stock, at their price, and keeps their text on the order", async () => {
    const { parent, small, medium } = await shirt();
    await testContext.prisma.product.update({ where: { id: medium.id }, data: { price: 120 } });
    const { data, codes } = await place([ordered(small.id), ordered(medium.id, 2, 120)]);
    expect(codes).toEqual([]);
    const ofVariant = (optionValues: string[]) => ({
      optionValues,
      parent: { id: globalId("Product", parent.id), name: "Shirt" },
    });
    expect(data?.placeOrder).toMatchObject({
      total: "340",
      lines: [
        { productName: "Shirt – Blue / S", quantity: "1", product: ofVariant(["Blue", "S"]) },
        { productName: "Shirt – Blue / M", unitPrice: "120", product: ofVariant(["Blue", "M"]) },
      ],
    });
    expect([await stockOf(small), await stockOf(medium), await stockOf(parent)]).toEqual([9, 8, 0]);
    await testContext.run(CANCEL, { id: data?.placeOrder.id }, ADMIN);
    expect([await stockOf(small), await stockOf(medium)]).toEqual([10, 10]);
  });

  it("applies the discounts of the product to each variant, by its own quantity", async () => {
    const { parent, small, medium } = await shirt();
    await discountOn(testContext.prisma, parent.id, { name: "Ten off", amount: "-10" }, { minQuantity: 2 });
    const lines = [ordered(small.id, 2), ordered(medium.id, 1)];
    const quote = await testContext.run(
      QUOTE,
      { lines: lines.map(({ productId, quantity }) => ({ productId, quantity })) },
      ANONYMOUS,
    );
    expect(quote.data).toMatchObject({ cartQuote: { total: "290", discountTotal: "-10" } });
    expect((await place(lines)).data).toMatchObject({ placeOrder: { total: "290", discountTotal: "-10" } });
  });

  it("refuses a product that has variants, and writes nothing", async () => {
    const { parent, small } = await shirt();
    await testContext.prisma.product.update({ where: { id: parent.id }, data: { stock: 5 } });
    const before = await testContext.prisma.order.count();
    const { codes, rule, params } = await place([ordered(small.id), ordered(parent.id)]);
    expect([codes, rule, params]).toEqual([["INVALID_INPUT"], { kind: "VARIANT" }, NAMES_A_PRODUCT]);
    expect([await testContext.prisma.order.count(), await stockOf(small)]).toEqual([before, 10]);
  });

  it.each([
    ["that is not offered", { offered: false }, {}],
    ["whose product is frozen", {}, { state: "FROZEN" as const }],
    ["whose product is deleted", {}, { deletedAt: new Date() }],
  ])("refuses a variant %s", async (_what, ofVariant, ofProduct) => {
    const { parent, small } = await shirt();
    await testContext.prisma.product.update({ where: { id: small.id }, data: ofVariant });
    await testContext.prisma.product.update({ where: { id: parent.id }, data: ofProduct });
    expect((await place([ordered(small.id)])).codes).toEqual(["PRODUCT_NOT_ON_SALE"]);
  });

  it("starts over when the product of a variant changes before it is written", async () => {
    const { parent, small } = await shirt();
    const { prisma } = testContext;
    const before = await prisma.product.findUniqueOrThrow({ where: { id: small.id } });
    await prisma.product.update({ where: { id: parent.id }, data: { editVersion: { increment: 1 } } });
    const after = await prisma.product.findUniqueOrThrow({ where: { id: small.id } });
    expect(after.editVersion).toBeGreaterThan(before.editVersion);
  });
});

describe("a cart", () => {
  it("is priced with variants, and says that a product with variants is not sold itself", async () => {
    const { parent, small } = await shirt();
    const lines = [parent, small].map(({ id }) => ({ productId: globalId("Product", id), quantity: "1" }));
    const { data } = await testContext.run(QUOTE, { lines }, ANONYMOUS);
    expect(data).toMatchObject({
      cartQuote: {
        total: "100",
        lines: [
          { problem: "PRODUCT_NOT_ON_SALE", product: null },
          { problem: null, unitPrice: "100", product: { name: "Shirt – Blue / S" } },
        ],
      },
    });
  });
});

describe("an order that staff enter", () => {
  const line = ({ id }: { id: number }, quantity = "1") => ({ productId: globalId("Product", id), quantity });

  it("contains variants, each as a line of its own, whose quantity can change", async () => {
    const { small, medium } = await shirt();
    const { data } = await testContext.run<{ createOrder: { id: string } }>(
      CREATE,
      { input: { details: {}, lines: [line(small), line(medium, "2")] } },
      ADMIN,
    );
    expect(data).toMatchObject({
      createOrder: { lines: [{ productName: "Shirt – Blue / S" }, { productName: "Shirt – Blue / M" }] },
    });
    const orderId = data?.createOrder.id;
    const changed = await testContext.run(CHANGE, { input: { orderId, ...line(medium, "5") } }, ADMIN);
    expect(changed.codes).toEqual([]);
    expect(await stockOf(medium)).toBe(5);
  });

  it("names a line by its product while the order has one variant of it, and refuses another product", async () => {
    const { parent, small, medium } = await shirt();
    const enter = async (lines: object[]) => {
      const { data } = await testContext.run<{ createOrder: { id: string } }>(
        CREATE,
        { input: { details: {}, lines } },
        ADMIN,
      );
      return data?.createOrder.id;
    };
    const change = (orderId: string | undefined, of: object) =>
      testContext.run(CHANGE, { input: { orderId, ...of } }, ADMIN);
    const [one, two] = [await enter([line(medium)]), await enter([line(small), line(medium)])];
    expect((await change(one, line(parent, "3"))).codes).toEqual([]);
    expect(await stockOf(medium)).toBe(6);
    expect((await change(two, line(parent, "3"))).rule).toEqual({ kind: "VARIANT" });
    const other = await product(testContext.prisma);
    const variantOf = (row: { id: number }) => ({ variantOf: globalId("Product", row.id) });
    expect((await change(two, { ...line(medium), ...variantOf(parent) })).codes).toEqual([]);
    expect((await change(two, { ...line(medium), ...variantOf(other) })).rule).toEqual({ kind: "VARIANT" });
    const bought = await place([{ ...ordered(small.id), ...variantOf(other) }]);
    expect(bought.rule).toEqual({ kind: "VARIANT" });
    const remove = (orderId: string | undefined, productIds: string[]) =>
      testContext.run(REMOVE, { input: { orderId, productIds } }, ADMIN);
    const parentId = globalId("Product", parent.id);
    expect((await remove(two, [parentId])).rule).toEqual({ kind: "VARIANT" });
    expect((await remove(one, [parentId])).codes).toEqual([]);
    expect(await stockOf(medium)).toBe(9);
  });

  it("refuses a product with variants, and names the row", async () => {
    const { parent, small } = await shirt();
    const created = await testContext.run(
      CREATE,
      { input: { details: {}, lines: [line(small), line(parent)] } },
      ADMIN,
    );
    expect([created.codes, created.rule, created.params]).toEqual([
      ["INVALID_INPUT"],
      { kind: "VARIANT" },
      { ...NAMES_A_PRODUCT, row: 2 },
    ]);
    const orderId = globalId("Order", (await orderRow(testContext.prisma)).id);
    const added = await testContext.run(ADD, { input: { lines: [{ orderId, ...line(parent) }] } }, ADMIN);
    expect([added.codes, added.rule]).toEqual([["INVALID_INPUT"], { kind: "VARIANT" }]);
    expect(await stockOf(small)).toBe(10);
  });

  it("keeps a line of a product that got variants later", async () => {
    const { prisma } = testContext;
    const { id } = await product(prisma, { name: "Cap", stock: 5 });
    const { data } = await place([ordered(id)]);
    await prisma.product.update({
      where: { id },
      data: { options: [{ name: "Size", values: ["S"] }], hasVariants: true, stock: 0 },
    });
    expect((await testContext.run(CANCEL, { id: data?.placeOrder.id }, ADMIN)).codes).toEqual([]);
    expect(await stockOf({ id })).toBe(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { NODE_TYPES } from "../../nodeVisibility.ts";
import { customerRow, discountOn, product } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const PRODUCTS = `query ($filter: ProductFilter) { products(filter: $filter, first: 100) { totalCount edges { node { name } } } }`;
const SET_STATE =
  "mutation ($input: SetProductStateInput!) { setProductState(input: $input) { state toggledState version } }";

interface Products {
  products: { totalCount: number; edges: { node: { name: string } }[] };
}

let testContext: TestContext;
let shelf: number;

beforeAll(async () => {
  testContext = await createTestContext();
  shelf = (await testContext.prisma.productType.create({ data: { name: "茶器" } })).id;
  const on = await product(testContext.prisma, { name: "on", code: "teabowl", topPick: true });
  await testContext.prisma.productToType.create({ data: { productId: on.id, productTypeId: shelf } });
  await product(testContext.prisma, { name: "sold out", stock: 0 });
  await product(testContext.prisma, { name: "off", state: "DISABLED" });
  await product(testContext.prisma, { name: "frozen", state: "FROZEN" });
  await product(testContext.prisma, { name: "deleted", deletedAt: new Date() });
});
afterAll(() => testContext.close());

const names = async (filter: object, viewer = ANONYMOUS) => {
  const { data } = await testContext.run<Products>(PRODUCTS, { filter }, viewer);
  return data?.products.edges.map(({ node }) => node.name);
};

describe("products", () => {
  it("are those on sale for everyone, including staff of role 3, and all except deleted ones for admins", async () => {
    expect(await names({})).toEqual(["sold out", "on"]);
    expect(await names({}, customer(1))).toEqual(["sold out", "on"]);
    expect(await names({}, ADMIN)).toEqual(["frozen", "off", "sold out", "on"]);
    expect(await names({}, staff(1, "STAFF"))).toEqual(["sold out", "on"]);
    expect(await names({ states: ["FROZEN"] }, staff(1, "STAFF"))).toEqual([]);
  });

  it("off sale cannot be seen by filtering by state", async () => {
    expect(await names({ states: ["DISABLED", "FROZEN"] })).toEqual([]);
    expect(await names({ states: ["FROZEN"] }, ADMIN)).toEqual(["frozen"]);
  });

  it("can be filtered by product type, text, top pick and stock", async () => {
    expect(await names({ typeIds: [globalId("ProductType", shelf)] })).toEqual(["on"]);
    expect(await names({ typeIds: [globalId("ProductType", shelf + 1)] })).toEqual([]);
    expect(await names({ text: "TEAB" })).toEqual(["on"]);
    expect(await names({ text: "sold" })).toEqual(["sold out"]);
    expect(await names({ code: "tea" })).toEqual(["on"]);
    expect(await names({ topPick: true })).toEqual(["on"]);
    expect(await names({ inStock: false })).toEqual(["sold out"]);
    expect(await names({ inStock: true, topPick: false })).toEqual([]);
    expect(await names({ orderable: false })).toEqual(["sold out"]);
    expect(await names({ orderable: true })).toEqual(["on"]);
    const soldOut = { where: { name: "sold out" } };
    const preOrder = { preOrderCap: 2, preOrderDay: new Date("2031-03-01") };
    await testContext.prisma.product.updateMany({ ...soldOut, data: preOrder });
    expect(await names({ orderable: true })).toEqual(["sold out", "on"]);
    expect(await names({ orderable: false })).toEqual([]);
    const none = { preOrderCap: null, preOrderDay: null };
    await testContext.prisma.product.updateMany({ ...soldOut, data: none });
    expect(await names({ lowStock: true })).toEqual(["sold out"]);
    expect(await names({ lowStock: false })).toEqual(["on"]);
    await testContext.prisma.product.updateMany({ where: { name: "on" }, data: { lowStockLevel: 10 } });
    expect(await names({ lowStock: true })).toEqual(["sold out", "on"]);
    await testContext.prisma.product.updateMany({
      where: { name: "on" },
      data: { lowStockLevel: "9.99999" },
    });
    expect(await names({ lowStock: true })).toEqual(["sold out"]);
  });

  it("show enabled discounts to everyone, and all discounts to admins", async () => {
    const { id } = await product(testContext.prisma, { name: "reduced" });
    await discountOn(testContext.prisma, id, { name: "counts" });
    await discountOn(testContext.prisma, id, { name: "off", state: "DISABLED" });
    const document =
      "query ($id: ID!) { node(id: $id) { ... on Product { discounts { minQuantity maxQuantity discount { name } } } } }";
    const discounts = async (viewer: typeof ANONYMOUS) =>
      (
        await testContext.run<{ node: { discounts: { discount: { name: string } }[] } }>(
          document,
          { id: globalId("Product", id) },
          viewer,
        )
      ).data?.node.discounts.map(({ discount }) => discount.name);
    expect(await discounts(ANONYMOUS)).toEqual(["counts"]);
    expect(await discounts(staff(1, "STAFF"))).toEqual(["counts"]);
    expect(await discounts(ADMIN)).toEqual(["counts", "off"]);
    await testContext.prisma.product.update({ where: { id }, data: { deletedAt: new Date() } });
  });

  it("off sale are null in node(id), except for admins", async () => {
    const off = await testContext.prisma.product.findFirstOrThrow({ where: { name: "off" } });
    const document = "query ($id: ID!) { node(id: $id) { ... on Product { name } } }";
    const asked = { id: globalId("Product", off.id) };
    expect((await testContext.run(document, asked)).data).toEqual({ node: null });
    expect((await testContext.run(document, asked, staff(1, "STAFF"))).data).toEqual({ node: null });
    expect((await testContext.run(document, asked, ADMIN)).data).toEqual({ node: { name: "off" } });
  });

  it("that do not exist are null in node(id) without an error, as are invalid ids", async () => {
    const document = "query ($id: ID!) { node(id: $id) { __typename } nodes(ids: [$id]) { __typename } }";
    const odd = [
      "",
      "nonsense",
      "💥",
      btoa("Product:0"),
      btoa("Product:1e3"),
      btoa("Product:99999999999"),
      btoa("Nothing:1"),
    ];
    for (const id of [...NODE_TYPES.map((type) => btoa(`${type}:999999`)), ...odd]) {
      expect(await testContext.run(document, { id }, ADMIN), id).toMatchObject({
        data: { node: null, nodes: [null] },
        codes: [],
      });
    }
  });
});

describe("setProductState", () => {
  it("increments the version and rejects an outdated one", async () => {
    const { id } = await product(testContext.prisma, { name: "toggled" });
    const input = { id: globalId("Product", id), state: "FROZEN", version: 1 };
    expect((await testContext.run(SET_STATE, { input }, ADMIN)).data).toEqual({
      setProductState: { state: "FROZEN", toggledState: "ENABLED", version: 2 },
    });
    expect((await testContext.run(SET_STATE, { input }, ADMIN)).codes).toEqual(["CONFLICT"]);
    await testContext.prisma.product.update({ where: { id }, data: { deletedAt: new Date() } });
    expect((await testContext.run(SET_STATE, { input: { ...input, version: 2 } }, ADMIN)).codes).toEqual([
      "NOT_FOUND",
    ]);
  });

  it("is only for admins", async () => {
    const input = { id: globalId("Product", 1), state: "FROZEN" };
    expect((await testContext.run(SET_STATE, { input }, staff(1, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
    expect((await testContext.run(SET_STATE, { input }, customer(1))).codes).toEqual(["UNAUTHENTICATED"]);
  });
});

describe("cartQuote", () => {
  const QUOTE = `query ($lines: [CartLineInput!]!) { cartQuote(lines: $lines) {
    totalQuantity subtotal discountTotal total discounts { name amount }
    lines { productId problem unitPrice lineTotal product { name } } } }`;
  const asked = (id: number, quantity: string) => ({ productId: globalId("Product", id), quantity });

  it("prices by the rules of checkout, and excludes lines that cannot be ordered with the reason", async () => {
    const bowl = await product(testContext.prisma, { name: "bowl", price: 250, stock: 4 });
    await discountOn(testContext.prisma, bowl.id, { name: "滿額", kind: "WHOLE_CART" });
    const off = await product(testContext.prisma, { state: "FROZEN" });
    const { data } = await testContext.run(QUOTE, {
      lines: [asked(bowl.id, "2"), asked(off.id, "1"), asked(999_999, "1")],
    });
    expect(data).toMatchObject({
      cartQuote: {
        totalQuantity: "2",
        subtotal: "500",
        discountTotal: "-25",
        total: "475",
        discounts: [{ name: "滿額", amount: "-25" }],
        lines: [
          { problem: null, unitPrice: "250", lineTotal: "500", product: { name: "bowl" } },
          { problem: "PRODUCT_NOT_ON_SALE", product: null },
          { problem: "PRODUCT_NOT_ON_SALE", product: null },
        ],
      },
    });
    const many = await testContext.run(QUOTE, { lines: [asked(bowl.id, "5")] });
    expect(many.data).toMatchObject({ cartQuote: { total: "0", lines: [{ problem: "OUT_OF_STOCK" }] } });
    expect((await testContext.run(QUOTE, { lines: [asked(bowl.id, "0")] })).codes).toEqual(["INVALID_INPUT"]);
  });

  it("merges lines by product, and the sum of their quantities must be in stock", async () => {
    const bowl = await product(testContext.prisma, { price: 250, stock: 4 });
    const twice = await testContext.run(QUOTE, { lines: [asked(bowl.id, "2"), asked(bowl.id, "1.5")] });
    expect(twice.data).toMatchObject({ cartQuote: { totalQuantity: "3.5", lines: [{ lineTotal: "875" }] } });
    const tooMany = await testContext.run(QUOTE, { lines: [asked(bowl.id, "2"), asked(bowl.id, "3")] });
    expect(tooMany.data).toMatchObject({ cartQuote: { total: "0", lines: [{ problem: "OUT_OF_STOCK" }] } });
  });

  it("accepts 50 products without a session, 500 with one, and names the rule in its refusal", async () => {
    const { id: me } = await customerRow(testContext.prisma);
    const cart = (count: number) => ({ lines: Array.from({ length: count }, (_, id) => asked(id + 1, "1")) });
    expect((await testContext.run(QUOTE, cart(50))).codes).toEqual([]);
    const refused = await testContext.run(QUOTE, cart(51));
    expect(refused).toMatchObject({
      codes: ["INVALID_INPUT"],
      params: { maxProducts: { anonymous: 50, signedIn: 500 } },
    });
    const repeated = Array.from({ length: 500 }, () => asked(1, "1"));
    expect((await testContext.run(QUOTE, { lines: repeated })).codes).toEqual([]);
    expect((await testContext.run(QUOTE, cart(500), customer(me))).codes).toEqual([]);
    expect((await testContext.run(QUOTE, cart(501), customer(me))).codes).toEqual(["INVALID_INPUT"]);
  });

  it("applies the discounts of the signed-in customer", async () => {
    const bowl = await product(testContext.prisma, { price: 100 });
    const { id: me } = await customerRow(testContext.prisma);
    await testContext.prisma.discount.create({
      data: {
        name: "熟客",
        kind: "PER_PRODUCT",
        audience: "CUSTOMER",
        multiplier: "0.8",
        customers: { create: { customerId: me } },
      },
    });
    expect((await testContext.run(QUOTE, { lines: [asked(bowl.id, "1")] }, customer(me))).data).toMatchObject(
      {
        cartQuote: { total: "80" },
      },
    );
    expect((await testContext.run(QUOTE, { lines: [asked(bowl.id, "1")] })).data).toMatchObject({
      cartQuote: { total: "100" },
    });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { customerRow, ordered, product, productWithVariants, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
let me: number;
let tea: number;
let cake: number;
let shirt: Awaited<ReturnType<typeof productWithVariants>>;

beforeAll(async () => {
  testContext = await createTestContext();
  tea = (await product(testContext.prisma, { name: "茶", price: "300", stock: 100 })).id;
  cake = (await product(testContext.prisma, { name: "蛋糕", price: "300", stock: 100 })).id;
  shirt = await productWithVariants(testContext.prisma);
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.store.deleteMany();
  await store(testContext.prisma);
  me = (await customerRow(testContext.prisma)).id;
});

const FIELDS = "id excludedProductIds excludedProducts { name }";
const idOf = (id: number) => globalId("Product", id);

interface Method {
  id: string;
  excludedProductIds: string[];
  excludedProducts: { name: string }[];
}

const create = (excludedProductIds: readonly string[], name = "宅配") =>
  testContext.run<{ createShippingMethod: Method }>(
    `mutation ($input: CreateShippingMethodInput!) { createShippingMethod(input: $input) { ${FIELDS} } }`,
    { input: { details: { kind: "HOME_DELIVERY", name, excludedProductIds } } },
    ADMIN,
  );

const update = (id: string, details: object) =>
  testContext.run<{ updateShippingMethod: Method }>(
    `mutation ($input: UpdateShippingMethodInput!) { updateShippingMethod(input: $input) { ${FIELDS} } }`,
    { input: { id, details } },
    ADMIN,
  );

const place = (products: readonly number[], shippingMethodId?: string, price = "300") =>
  testContext.run<{ placeOrder: { shippingName: string } }>(
    "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { shippingName } }",
    {
      input: {
        buyerPhone: "0912000000",
        paymentMethod: "PAY_AT_STORE",
        address: "台北市大同區迪化街一段 1 號",
        shippingMethodId,
        lines: products.map((id) => ordered(id, 1, price)),
      },
    },
    customer(me),
  );

describe("the products that a method does not ship", () => {
  it("are stored once, read with their variants, and named for staff", async () => {
    const { data } = await create([idOf(shirt.parent.id), idOf(cake), idOf(cake)]);
    const method = data?.createShippingMethod;
    expect(method?.excludedProductIds).toEqual(
      [cake, shirt.parent.id, ...shirt.variants.map(({ id }) => id).sort((a, b) => a - b)].map(idOf),
    );
    expect(method?.excludedProducts.map(({ name }) => name)).toEqual([shirt.parent.name, "蛋糕"].sort());
  });

  it("stay when other fields change, and can be cleared", async () => {
    const { data } = await create([idOf(cake)]);
    const id = data?.createShippingMethod.id ?? "";
    expect((await update(id, { fee: "60" })).data?.updateShippingMethod.excludedProductIds).toEqual([
      idOf(cake),
    ]);
    expect(
      (await update(id, { excludedProductIds: [] })).data?.updateShippingMethod.excludedProductIds,
    ).toEqual([]);
  });

  it("must exist", async () => {
    expect((await create([idOf(999_999)])).codes).toEqual(["NOT_FOUND"]);
    expect((await create(["x"])).codes).toEqual(["NOT_FOUND"]);
    const many = Array.from({ length: 1001 }, (_, index) => idOf(index + 1));
    expect((await create(many)).codes).toEqual(["INVALID_INPUT"]);
    expect(await testContext.prisma.shippingMethod.count()).toBe(0);
  });

  it("are not named to customers", async () => {
    await create([idOf(cake)]);
    const methods = "{ store { shippingMethods { excludedProductIds } } }";
    expect((await testContext.run(methods, {}, customer(me))).data).toEqual({
      store: { shippingMethods: [{ excludedProductIds: [idOf(cake)] }] },
    });
    const named = "{ store { shippingMethods { excludedProducts { name } } } }";
    expect((await testContext.run(named, {}, customer(me))).codes).toEqual(["UNAUTHENTICATED"]);
  });
});

describe("a checkout", () => {
  it("takes the first method that ships all products", async () => {
    await create([idOf(cake)], "超商");
    await create([], "宅配");
    expect((await place([tea])).data?.placeOrder.shippingName).toBe("超商");
    expect((await place([tea, cake])).data?.placeOrder.shippingName).toBe("宅配");
  });

  it("is refused with a method that does not ship one of the products, or a variant of it", async () => {
    const { data } = await create([idOf(cake), idOf(shirt.parent.id)]);
    const id = data?.createShippingMethod.id;
    expect((await place([tea], id)).codes).toEqual([]);
    expect((await place([tea, cake], id)).codes).toEqual(["SHIPPING_METHOD_NOT_OFFERED"]);
    expect((await place([cake])).codes).toEqual(["SHIPPING_METHOD_NOT_OFFERED"]);
    const [variant] = shirt.variants;
    expect((await place([variant?.id ?? 0], id, "100")).codes).toEqual(["SHIPPING_METHOD_NOT_OFFERED"]);
  });
});

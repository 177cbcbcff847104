import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { customerRow, declareState, ordered, product, store } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
let me: number;
let bowl: number;

beforeAll(async () => {
  testContext = await createTestContext();
  bowl = (await product(testContext.prisma, { price: "300", stock: 10_000 })).id;
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.store.deleteMany();
  await store(testContext.prisma);
  me = (await customerRow(testContext.prisma)).id;
});

const FIELDS = "id name kind fee freeFrom paymentMethods weekdays hours active version";
interface Method {
  id: string;
  version: number;
  [field: string]: unknown;
}

async function create(details: object): Promise<Method> {
  const { data, codes } = await testContext.run<{ createShippingMethod: Method }>(
    `mutation ($input: CreateShippingMethodInput!) { createShippingMethod(input: $input) { ${FIELDS} } }`,
    { input: { details } },
    ADMIN,
  );
  expect(codes).toEqual([]);
  if (data === null) throw new Error("there is no method");
  return data.createShippingMethod;
}

const update = (id: string, details: object, version?: number) =>
  testContext.run<{ updateShippingMethod: Method }>(
    `mutation ($input: UpdateShippingMethodInput!) { updateShippingMethod(input: $input) { ${FIELDS} } }`,
    { input: { id, version, details } },
    ADMIN,
  );

const delivery = (more: object = {}) =>
  create({ kind: "HOME_DELIVERY", name: "宅配", fee: "80", freeFrom: "1000", ...more });
const pickup = (more: object = {}) => create({ kind: "STORE_PICKUP", name: "自取", ...more });

const namesOf = async (viewer = ANONYMOUS) => {
  const { data } = await testContext.run<{ store: { shippingMethods: { name: string }[] } }>(
    "{ store { shippingMethods { name } } }",
    {},
    viewer,
  );
  return data?.store.shippingMethods.map(({ name }) => name);
};

interface Placed {
  placeOrder: { id: string; number: number; total: string; shippingName: string; shippingFee: string };
}
const place = (more: object = {}, quantity = 1) =>
  testContext.run<Placed>(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
      id number subtotal total shippingName shippingKind shippingFee address } }`,
    {
      input: {
        buyerPhone: "0912000000",
        paymentMethod: "PAY_AT_STORE",
        lines: [ordered(bowl, quantity, "300")],
        ...more,
      },
    },
    customer(me),
  );
const TO_HOME = { address: "台北市大同區迪化街一段 1 號" };

describe("the methods of a shop", () => {
  it("are created at the end of the list and offered to everybody", async () => {
    const method = await delivery({
      paymentMethods: ["CASH_ON_DELIVERY", "CARD", "CARD"],
      weekdays: [7, 1, 0],
      hours: " 10–18 ",
    });
    expect(method).toMatchObject({
      fee: "80",
      freeFrom: "1000",
      active: true,
      weekdays: [1, 7],
      hours: "10–18",
      version: 1,
      paymentMethods: ["CARD", "CASH_ON_DELIVERY"],
    });
    await pickup();
    expect(await namesOf()).toEqual(["宅配", "自取"]);
  });

  it("are sorted; a list that misses one is a conflict", async () => {
    const [first, second] = [await delivery(), await pickup()];
    const sort = (ids: string[]) =>
      testContext.run(
        "mutation ($input: SortShippingMethodsInput!) { sortShippingMethods(input: $input) { id } }",
        { input: { ids } },
        ADMIN,
      );
    expect((await sort([second.id, first.id])).data).toEqual({
      sortShippingMethods: [{ id: second.id }, { id: first.id }],
    });
    expect(await namesOf()).toEqual(["自取", "宅配"]);
    expect((await sort([first.id])).codes).toEqual(["CONFLICT"]);
  });

  it("are changed by version, and disappear for customers while they are inactive", async () => {
    const { id, version } = await delivery();
    const { data } = await update(id, { active: false, freeFrom: null }, version);
    expect(data?.updateShippingMethod).toMatchObject({ active: false, freeFrom: null, name: "宅配" });
    expect((await update(id, { fee: "1" }, version)).codes).toEqual(["CONFLICT"]);
    expect(await namesOf()).toEqual([]);
    const { data: all } = await testContext.run("{ shippingMethods { id } }", {}, ADMIN);
    expect(all).toEqual({ shippingMethods: [{ id }] });
    const node = "query ($id: ID!) { node(id: $id) { id } }";
    expect((await testContext.run(node, { id })).data).toEqual({ node: null });
    expect((await testContext.run(node, { id }, ADMIN)).data).toEqual({ node: { id } });
  });

  const taken = { what: "ShippingMethod", field: "name", refusal: "NAME_TAKEN" };
  const refusedName = async (write: ReturnType<typeof update>) => {
    const { codes, params } = await write;
    expect([codes, params]).toEqual([["ALREADY_EXISTS"], taken]);
  };

  it("have different names, whatever their width and case, active or not", async () => {
    const { id } = await delivery({ name: "ｃｏｏｌ 宅配", active: false });
    const other = await pickup();
    await refusedName(update(other.id, { name: "Cool 宅配 " }));
    expect((await update(id, { name: "COOL 宅配" })).codes).toEqual([]);
    const details = { kind: "STORE_PICKUP", name: "門市" };
    const results = await Promise.all(
      [details, details, details].map((input) =>
        testContext.run(
          "mutation ($details: ShippingMethodDetailsInput!) { createShippingMethod(input: { details: $details }) { id } }",
          { details: input },
          ADMIN,
        ),
      ),
    );
    expect(results.flatMap(({ codes }) => codes)).toEqual(["ALREADY_EXISTS", "ALREADY_EXISTS"]);
  });

  it("that had the same name before can be changed in other ways", async () => {
    const { id } = await delivery();
    await testContext.prisma.shippingMethod.create({ data: { kind: "HOME_DELIVERY", name: "宅配" } });
    expect((await update(id, { name: "宅配", fee: "90" })).codes).toEqual([]);
  });

  it.each([
    [{ kind: "HOME_DELIVERY" }, "name"],
    [{ name: "x" }, "kind"],
    [{ kind: "HOME_DELIVERY", name: "x", fee: "-1" }, "fee"],
    [{ kind: "HOME_DELIVERY", name: "x", weekdays: [8] }, "weekdays"],
    [{ kind: "HOME_DELIVERY", name: "x", paymentMethods: ["NONE"] }, "paymentMethods"],
  ])("refuses %j at %s", async (details, field) => {
    const { codes, params } = await testContext.run(
      "mutation ($input: CreateShippingMethodInput!) { createShippingMethod(input: $input) { id } }",
      { input: { details } },
      ADMIN,
    );
    expect([codes, params]).toMatchObject([["INVALID_INPUT"], { field }]);
  });

  it("need a store record", async () => {
    await testContext.prisma.store.deleteMany();
    const { codes } = await testContext.run(
      "mutation ($input: CreateShippingMethodInput!) { createShippingMethod(input: $input) { id } }",
      { input: { details: { kind: "HOME_DELIVERY", name: "x" } } },
      ADMIN,
    );
    expect(codes).toEqual(["NOT_FOUND"]);
  });
});

describe("a quote", () => {
  const quote = async (quantity: number, shippingMethodId?: string) => {
    const { data, codes } = await testContext.run<{ cartQuote: object }>(
      `query ($lines: [CartLineInput!]!, $shippingMethodId: ID) {
        cartQuote(lines: $lines, shippingMethodId: $shippingMethodId) { subtotal shippingFee total } }`,
      { lines: [{ productId: globalId("Product", bowl), quantity }], shippingMethodId },
    );
    return data?.cartQuote ?? codes;
  };

  it("contains the method's fee until the free amount is reached", async () => {
    const { id } = await delivery();
    expect(await quote(3)).toEqual({ subtotal: "900", shippingFee: "0", total: "900" });
    expect(await quote(3, id)).toEqual({ subtotal: "900", shippingFee: "80", total: "980" });
    expect(await quote(4, id)).toEqual({ subtotal: "1200", shippingFee: "0", total: "1200" });
    await update(id, { active: false });
    expect(await quote(3, id)).toEqual(["SHIPPING_METHOD_NOT_OFFERED"]);
  });
});

describe("a checkout", () => {
  it("stores method, name and fee, which later changes of the method leave as they are", async () => {
    const { id } = await delivery();
    const { data, codes } = await place({ ...TO_HOME, shippingMethodId: id, seenShippingFee: "80" });
    expect(codes).toEqual([]);
    expect(data?.placeOrder).toMatchObject({
      subtotal: "300",
      total: "380",
      shippingFee: "80",
      shippingName: "宅配",
      shippingKind: "HOME_DELIVERY",
    });
    await update(id, { name: "黑貓", fee: "120" });
    const row = await testContext.prisma.order.findUniqueOrThrow({
      where: { id: data?.placeOrder.number ?? 0 },
    });
    expect([row.shippingName, Number(row.shippingFee), Number(row.total)]).toEqual(["宅配", 80, 380]);
  });

  it("without a method takes the first one that fits the address and the payment method", async () => {
    await delivery({ name: "刷卡宅配", paymentMethods: ["CARD"] });
    await delivery({ name: "宅配" });
    await pickup({ name: "自取", fee: "5" });
    expect((await place(TO_HOME)).data?.placeOrder).toMatchObject({ shippingName: "宅配", total: "380" });
    expect((await place()).data?.placeOrder).toMatchObject({ shippingName: "自取", total: "305" });
  });

  it("is unchanged in a shop without active methods", async () => {
    await update((await delivery()).id, { active: false });
    expect((await place(TO_HOME)).data?.placeOrder).toMatchObject({
      total: "300",
      shippingName: "",
      shippingFee: "0",
      shippingKind: null,
    });
  });

  it("refuses a method that does not fit, or is no longer offered", async () => {
    const [home, atStore] = [await delivery({ paymentMethods: ["BANK_TRANSFER"] }), await pickup()];
    const refused = async (more: object) => (await place(more)).codes;
    expect(await refused({ ...TO_HOME, shippingMethodId: atStore.id })).toEqual([
      "SHIPPING_METHOD_NOT_OFFERED",
    ]);
    expect(await refused({ shippingMethodId: home.id })).toEqual(["SHIPPING_METHOD_NOT_OFFERED"]);
    expect(await refused(TO_HOME)).toEqual(["SHIPPING_METHOD_NOT_OFFERED"]);
    await update(atStore.id, { active: false });
    expect(await refused({ shippingMethodId: atStore.id })).toEqual(["SHIPPING_METHOD_NOT_OFFERED"]);
  });

  it("refuses another fee than the customer saw, and a weekday on which the method is not served", async () => {
    const { id } = await delivery();
    const seen = { ...TO_HOME, shippingMethodId: id };
    expect((await place({ ...seen, seenShippingFee: "60" })).codes).toEqual(["PRICE_CHANGED"]);
    // Four bowls are free.
    expect((await place({ ...seen, seenShippingFee: "80" }, 4)).codes).toEqual(["PRICE_CHANGED"]);
    expect((await place({ ...seen, seenShippingFee: "0" }, 4)).codes).toEqual([]);
    // The day after tomorrow, in the store's zone, where it is never the same weekday as today.
    const day = new Date(testContext.now.getTime() + 2 * 86_400_000);
    const weekday = ((day.getUTCDay() + 6) % 7) + 1;
    await update(id, { weekdays: [weekday] });
    const on = (days: number) => new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    expect((await place({ ...seen, expectedDeliveryDate: on(1) })).codes).toEqual([
      "DELIVERY_DATE_NOT_ALLOWED",
    ]);
    expect((await place({ ...seen, expectedDeliveryDate: on(0) })).codes).toEqual([]);
  });

  it("needs no further statement", async () => {
    await delivery();
    await place(TO_HOME);
    const before = testContext.statements.length;
    await place(TO_HOME);
    const withMethods = testContext.statements.length - before;
    await testContext.prisma.shippingMethod.deleteMany();
    const between = testContext.statements.length;
    await place(TO_HOME);
    expect(withMethods).toBe(testContext.statements.length - between);
  });
});

describe("staff change the lines", () => {
  const change = async (order: { id: string; number: number }, quantity: number) => {
    const { codes } = await testContext.run(
      "mutation ($input: ChangeOrderLineInput!) { changeOrderLine(input: $input) { id } }",
      { input: { orderId: order.id, productId: globalId("Product", bowl), quantity } },
      ADMIN,
    );
    expect(codes).toEqual([]);
    const row = await testContext.prisma.order.findUniqueOrThrow({ where: { id: order.number } });
    return [Number(row.shippingFee), Number(row.total)];
  };

  it("and the fee follows the terms of the order while it is not paid", async () => {
    const { id } = await delivery();
    const order = (await place(TO_HOME)).data?.placeOrder;
    if (order === undefined) throw new Error("there is no order");
    await update(id, { fee: "999", freeFrom: null });
    expect(await change(order, 4)).toEqual([0, 1200]);
    expect(await change(order, 2)).toEqual([80, 680]);
    await declareState(testContext.prisma, order.number, "PAID");
    expect(await change(order, 4)).toEqual([80, 1280]);
  });
});

it("offers the addresses of homes again, not those of convenience stores", async () => {
  await delivery();
  const { id } = await create({ kind: "CONVENIENCE_STORE", name: "超商", fee: "60" });
  await place(TO_HOME);
  await place({ address: "7-ELEVEN 信義門市 123456", shippingMethodId: id });
  const { data } = await testContext.run("{ myContactDetails { addresses } }", {}, customer(me));
  expect(data).toEqual({ myContactDetails: { addresses: [TO_HOME.address] } });
});

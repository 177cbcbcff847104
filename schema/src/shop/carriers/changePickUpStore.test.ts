import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { orderRow } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const STORE = { chain: "UNIMART", code: "131386", name: "建盛門市", address: "" } as const;
const OTHER = { chain: "FAMILY", code: "001779", name: "全家台北店", address: "台北市中山區" } as const;

let testContext: TestContext;
let order: number;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  order = (await orderRow(testContext.prisma, {})).id;
  await testContext.prisma.pickUpStore.create({ data: { orderId: order, ...STORE } });
});

const change = (more: object = {}, viewer = ADMIN) =>
  testContext.run<{ changePickUpStore: object }>(
    `mutation ($input: ChangePickUpStoreInput!) { changePickUpStore(input: $input) {
      address pickUpStore { chain code name address } } }`,
    { input: { id: globalId("Order", order), pickUpStore: OTHER, ...more } },
    viewer,
  );

/** Packs an empty parcel of the order, with a shipment if `sent`. */
async function pack(sent: boolean, carrierReference: string | null = null): Promise<number> {
  const { id } = await testContext.prisma.parcel.create({ data: { orderId: order } });
  const reference = `P${id}`;
  if (sent)
    await testContext.prisma.shipment.create({
      data: {
        parcelId: id,
        carrier: "ECPAY",
        reference,
        carrierReference,
        chain: STORE.chain,
        storeCode: STORE.code,
        goodsAmount: 100,
        collects: false,
      },
    });
  return id;
}

it("replaces the store and the address, also with a packed parcel that was not sent", async () => {
  await pack(false);
  const { data, codes } = await change();
  expect(codes).toEqual([]);
  expect(data?.changePickUpStore).toEqual({
    address: "FamilyMart 全家台北店 (001779) 台北市中山區",
    pickUpStore: OTHER,
  });
  const entry = await testContext.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(JSON.stringify(entry)).toContain("001779");
});

it("gives an order to a convenience store its first store, and none to another order", async () => {
  await testContext.prisma.pickUpStore.deleteMany({ where: { orderId: order } });
  expect((await change()).codes).toEqual(["SHIPPING_METHOD_NOT_OFFERED"]);
  await testContext.prisma.order.update({
    where: { id: order },
    data: { shippingKind: "CONVENIENCE_STORE" },
  });
  expect((await change()).codes).toEqual([]);
  expect(await testContext.prisma.pickUpStore.count({ where: { orderId: order } })).toBe(1);
});

it("is refused once a label exists or may exist, until the parcel comes back", async () => {
  const parcel = await pack(true);
  const { codes, params } = await change();
  expect([codes, params]).toEqual([
    ["ORDER_STATE_FORBIDS"],
    expect.objectContaining({ refusal: "LABEL_EXISTS" }),
  ]);
  await testContext.prisma.shipment.updateMany({ data: { carrierReference: `17${parcel}` } });
  for (const state of ["PACKED", "SHIPPED", "DELIVERED"] as const) {
    await testContext.prisma.parcel.update({ where: { id: parcel }, data: { state } });
    expect((await change()).codes).toEqual(["ORDER_STATE_FORBIDS"]);
  }
  await testContext.prisma.parcel.update({ where: { id: parcel }, data: { state: "RETURNED" } });
  expect((await change()).codes).toEqual([]);
  await pack(true);
  expect((await change()).codes).toEqual(["ORDER_STATE_FORBIDS"]);
});

it("is refused for a final order, another version, and what is no store", async () => {
  expect((await change({ version: 7 })).codes).toEqual(["CONFLICT"]);
  expect((await change({ pickUpStore: { ...OTHER, code: "1 2" } })).codes).toEqual(["INVALID_INPUT"]);
  await testContext.prisma.order.update({ where: { id: order }, data: { state: "CANCELLED" } });
  expect((await change()).codes).toEqual(["ORDER_STATE_FORBIDS"]);
  expect(await testContext.prisma.pickUpStore.findUniqueOrThrow({ where: { orderId: order } })).toMatchObject(
    STORE,
  );
});

it("is the only way to change the address of an order with a store", async () => {
  const update = (details: object) =>
    testContext.run(
      "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { address note } }",
      { input: { id: globalId("Order", order), details } },
      ADMIN,
    );
  await change();
  const { address } = await testContext.prisma.order.findUniqueOrThrow({ where: { id: order } });
  expect(await update({ address: "台北市大同區 1 號", note: "!" })).toMatchObject({
    codes: ["ORDER_STATE_FORBIDS"],
    params: { refusal: "ADDRESS_OF_STORE" },
  });
  // A form or a PUT request that repeats the address changes the rest.
  expect((await update({ address, note: "!" })).data).toEqual({ updateOrder: { address, note: "!" } });
  await testContext.prisma.pickUpStore.deleteMany({ where: { orderId: order } });
  expect((await update({ address: "台北市大同區 1 號" })).codes).toEqual([]);
});

it("is for admins", async () => {
  expect((await change({}, customer(1))).codes).toEqual(["UNAUTHENTICATED"]);
  expect((await change({}, staff(1, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
});

import type { ParcelState } from "@machiya/prisma/enums";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { readNotification } from "../../notifications/notification.ts";
import { notificationText } from "../../notifications/notificationText.ts";
import { customerRow, orderRow, product, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
let me: number;
let order: number;
let cup: number;
let bowl: number;

beforeAll(async () => {
  testContext = await createTestContext();
  await store(testContext.prisma);
});
afterAll(() => testContext.close());
beforeEach(async () => {
  const { prisma } = testContext;
  me = (await customerRow(prisma)).id;
  await prisma.customer.update({ where: { id: me }, data: { reachable: true } });
  cup = (await product(prisma, { name: "cup", price: "10" })).id;
  bowl = (await product(prisma, { name: "bowl", price: "10" })).id;
  order = (await orderRow(prisma, { customerId: me, totalQuantity: 5 })).id;
  const line = (productId: number, quantity: number, productName: string) => ({
    orderId: order,
    productId,
    quantity,
    productName,
    unitPrice: 10,
  });
  await prisma.orderLine.createMany({ data: [line(cup, 3, "cup"), line(bowl, 2, "bowl")] });
});

interface ShownParcel {
  id: string;
  version: number;
  state: ParcelState;
}
interface Shown {
  createParcel: { lines: { packable: string }[]; parcels: ShownParcel[] };
}

const pack = (items: Record<number, string>, details: object = {}) =>
  testContext.run<Shown>(
    `mutation ($input: CreateParcelInput!) { createParcel(input: $input) {
      lines { packable } parcels { id version state trackingUrl items { productName quantity } } } }`,
    {
      input: {
        orderId: globalId("Order", order),
        details,
        items: Object.entries(items).map(([id, quantity]) => ({
          productId: globalId("Product", Number(id)),
          quantity,
        })),
      },
    },
    ADMIN,
  );

const update = (id: string, more: object) =>
  testContext.run<{ updateParcel: ShownParcel }>(
    "mutation ($input: UpdateParcelInput!) { updateParcel(input: $input) { id version state shippedAt } }",
    { input: { id, ...more } },
    ADMIN,
  );

async function packed(items: Record<number, string>, details: object = {}): Promise<ShownParcel> {
  const { data, codes } = await pack(items, details);
  const parcel = data?.createParcel.parcels.at(-1);
  if (parcel === undefined) throw new Error(codes.join());
  return parcel;
}

const messages = () =>
  testContext.prisma.outboxMessage.findMany({ where: { customerId: me }, orderBy: { id: "asc" } });

describe("packing", () => {
  it("takes parts of the order until nothing is left", async () => {
    const first = await pack({ [cup]: "2", [bowl]: "2" }, { carrier: "黑貓", trackingNumber: "A 1" });
    expect(first.data?.createParcel).toMatchObject({
      lines: [{ packable: "1" }, { packable: "0" }],
      parcels: [
        {
          state: "PACKED",
          trackingUrl: null,
          items: [
            { productName: "cup", quantity: "2" },
            { productName: "bowl", quantity: "2" },
          ],
        },
      ],
    });
    expect((await pack({ [cup]: "1.00001" })).codes).toEqual(["INVALID_INPUT"]);
    expect((await pack({ [bowl]: "1" })).codes).toEqual(["INVALID_INPUT"]);
    expect((await pack({ [cup]: "1" })).data?.createParcel.lines).toEqual([
      { packable: "0" },
      { packable: "0" },
    ]);
  });

  it("refuses nothing, an unknown product, and a canceled order", async () => {
    expect((await pack({})).codes).toEqual(["INVALID_INPUT"]);
    expect((await pack({ [cup]: "0" })).codes).toEqual(["INVALID_INPUT"]);
    const other = await product(testContext.prisma);
    expect((await pack({ [other.id]: "1" })).codes).toEqual(["NOT_FOUND"]);
    await testContext.prisma.order.update({ where: { id: order }, data: { state: "CANCELLED" } });
    expect((await pack({ [cup]: "1" })).codes).toEqual(["ORDER_STATE_FORBIDS"]);
  });

  it("leaves out what a refund has returned to the stock", async () => {
    await testContext.prisma.orderLine.updateMany({
      where: { orderId: order, productId: cup },
      data: { restocked: 1 },
    });
    const refused = await pack({ [cup]: "3" });
    expect([refused.codes, refused.rule]).toMatchObject([["INVALID_INPUT"], { max: 2 }]);
    expect((await pack({ [cup]: "1" })).data?.createParcel.lines).toEqual([
      { packable: "1" },
      { packable: "2" },
    ]);
  });

  it("proposes nothing of what a refund has returned from a parcel", async () => {
    await packed({ [cup]: "3" });
    await testContext.prisma.orderLine.updateMany({
      where: { orderId: order, productId: cup },
      data: { restocked: 1 },
    });
    const { data } = await pack({ [bowl]: "1" });
    expect(data?.createParcel.lines).toEqual([{ packable: "0" }, { packable: "1" }]);
  });

  it("of an order that is canceled then is not shipped, and the customer is told nothing", async () => {
    const { id } = await packed({ [cup]: "1" });
    await testContext.prisma.order.update({ where: { id: order }, data: { state: "CANCELLED" } });
    const { data } = await testContext.run(
      "query ($id: ID!) { node(id: $id) { ... on Parcel { nextStates canUnpack } } }",
      { id },
      ADMIN,
    );
    expect(data).toEqual({ node: { nextStates: [], canUnpack: true } });
    const refused = await update(id, { state: "SHIPPED" });
    expect([refused.codes, refused.params]).toEqual([["ORDER_STATE_FORBIDS"], { state: "CANCELLED" }]);
    expect(await messages()).toEqual([]);
  });

  it("makes the products of a returned parcel available again, and those of a deleted one", async () => {
    const { id } = await packed({ [cup]: "3" });
    for (const state of ["SHIPPED", "DELIVERED", "RETURNED"])
      expect((await update(id, { state })).codes).toEqual([]);
    const second = await packed({ [cup]: "3" });
    const { codes } = await testContext.run(
      "mutation ($input: UnpackParcelInput!) { unpackParcel(input: $input) { id } }",
      { input: { id: second.id } },
      ADMIN,
    );
    expect(codes).toEqual([]);
    await packed({ [cup]: "3" });
  });

  it("is refused by the database too, whatever the code does", async () => {
    await packed({ [cup]: "2" });
    const { prisma } = testContext;
    const line = await prisma.orderLine.findFirstOrThrow({ where: { orderId: order, productId: cup } });
    const insert = prisma.parcel.create({
      data: { orderId: order, items: { create: { orderLineId: line.id, quantity: 2 } } },
    });
    await expect(insert).rejects.toThrow("more than was ordered");
    const shrink = prisma.orderLine.update({ where: { id: line.id }, data: { quantity: 1 } });
    await expect(shrink).rejects.toThrow("more than was ordered");
  });
});

describe("a race for the last pieces", () => {
  const packedCups = async () => {
    const { _sum } = await testContext.prisma.parcelItem.aggregate({
      where: { parcel: { orderId: order }, orderLine: { productId: cup } },
      _sum: { quantity: true },
    });
    return Number(_sum.quantity);
  };

  it("gives each piece to one parcel", async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => pack({ [cup]: "1" })));
    const codes = results.flatMap((result) => result.codes);
    expect(codes).toEqual(Array.from({ length: 5 }, () => "INVALID_INPUT"));
    expect(await packedCups()).toBe(3);
  });

  it("is decided by the database for writes that take no lock", async () => {
    const { prisma } = testContext;
    const { id } = await prisma.orderLine.findFirstOrThrow({ where: { orderId: order, productId: cup } });
    const data = { orderId: order, items: { create: { orderLineId: id, quantity: 1 } } };
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => prisma.parcel.create({ data })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await packedCups()).toBe(3);
  });
});

describe("changing the order", () => {
  it("keeps what is packed", async () => {
    await packed({ [cup]: "2" });
    const change = (quantity: string) =>
      testContext.run(
        "mutation ($input: ChangeOrderLineInput!) { changeOrderLine(input: $input) { quantity } }",
        { input: { orderId: globalId("Order", order), productId: globalId("Product", cup), quantity } },
        ADMIN,
      );
    expect((await change("1")).codes).toEqual(["INVALID_INPUT"]);
    expect((await change("2")).codes).toEqual([]);
    const remove = (productId: number) =>
      testContext.run(
        "mutation ($input: RemoveOrderLinesInput!) { removeOrderLines(input: $input) { id } }",
        { input: { orderId: globalId("Order", order), productIds: [globalId("Product", productId)] } },
        ADMIN,
      );
    expect((await remove(cup)).codes).toEqual(["IN_USE"]);
    expect((await remove(bowl)).codes).toEqual([]);
  });

  it("deletes the parcels with the order", async () => {
    await packed({ [cup]: "2" });
    const { codes } = await testContext.run(
      "mutation ($input: DeleteOrdersInput!) { deleteOrders(input: $input) }",
      { input: { ids: [globalId("Order", order)] } },
      ADMIN,
    );
    expect(codes).toEqual([]);
    expect(await testContext.prisma.parcel.count({ where: { orderId: order } })).toBe(0);
  });
});

describe("shipping", () => {
  it("notifies the customer once, with what is in the parcel and how to track it", async () => {
    const link = "https://track.example/?no={number}";
    const { id } = await packed(
      { [cup]: "2" },
      { carrier: "黑貓", trackingNumber: "A1", trackingLink: link },
    );
    expect(await messages()).toEqual([]);
    const { data } = await update(id, { state: "SHIPPED" });
    expect(data?.updateParcel).toMatchObject({ state: "SHIPPED", shippedAt: testContext.now.toISOString() });
    await update(id, { details: { trackingNumber: "A2" } });
    await update(id, { state: "DELIVERED" });
    const rows = await messages();
    expect(rows.map(({ kind }) => kind)).toEqual(["PARCEL_SHIPPED"]);
    const notification = rows[0] && readNotification(rows[0]);
    if (!notification || !("order" in notification.data)) throw new Error("there is no notification");
    const { facts } = notificationText({ ...notification, kind: "PARCEL_SHIPPED", data: notification.data });
    expect(facts.map(([, value]) => value)).toEqual(expect.arrayContaining(["黑貓 A1", "cup × 2"]));
  });

  it("follows its states, by version, and accepts https links only", async () => {
    const { id, version } = await packed({ [cup]: "1" });
    const early = await update(id, { state: "DELIVERED" });
    expect([early.codes, early.params]).toEqual([
      ["ORDER_STATE_FORBIDS"],
      { what: "Parcel", state: "PACKED" },
    ]);
    expect((await update(id, { version, details: { trackingNumber: "B2" } })).codes).toEqual([]);
    expect((await update(id, { version, state: "SHIPPED" })).codes).toEqual(["CONFLICT"]);
    const wrong = await update(id, { details: { trackingLink: "javascript:alert(1)" } });
    expect([wrong.codes, wrong.params]).toMatchObject([["INVALID_INPUT"], { field: "trackingLink" }]);
    await update(id, { state: "SHIPPED" });
    const { codes, params } = await testContext.run(
      "mutation ($input: UnpackParcelInput!) { unpackParcel(input: $input) { id } }",
      { input: { id } },
      ADMIN,
    );
    expect([codes, params]).toEqual([["ORDER_STATE_FORBIDS"], { what: "Parcel", state: "SHIPPED" }]);
  });

  it("is shown to the customer who placed the order, and not to other customers", async () => {
    const { id } = await packed({ [cup]: "1" });
    const read = async (viewer: ReturnType<typeof customer>) =>
      (await testContext.run("query ($id: ID!) { node(id: $id) { id } }", { id }, viewer)).data;
    expect(await read(customer(me))).toEqual({ node: { id } });
    expect(await read(customer((await customerRow(testContext.prisma)).id))).toEqual({ node: null });
    const { data } = await testContext.run(
      "{ myOrders(first: 1) { edges { node { parcels { state } } } } }",
      {},
      customer(me),
    );
    expect(data).toEqual({ myOrders: { edges: [{ node: { parcels: [{ state: "PACKED" }] } }] } });
  });
});

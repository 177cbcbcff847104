import type { OrderState } from "@machiya/prisma/enums";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderTransition } from "../../domain/orders/orderState.ts";
import { globalId } from "../../ids.ts";
import { discountOn, orderRow, product } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const STATES: OrderState[] = ["ESTABLISHED", "IN_ACTION", "WAITING", "COMPLETE", "CANCELLED"];
const ADVANCE =
  "mutation ($id: ID!, $to: OrderState!) { advanceOrder(input: { id: $id, to: $to }) { state version } }";
const CANCEL = "mutation ($id: ID!) { cancelOrder(input: { id: $id }) { state } }";
const UPDATE =
  "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { state version note paymentState buyerName deliveryDate paymentMethod paymentMethodCode } }";
const DELETE = "mutation ($ids: [ID!]!) { deleteOrders(input: { ids: $ids }) }";
const ADD =
  "mutation ($lines: [NewOrderLineInput!]!) { addOrderLines(input: { lines: $lines }) { quantity unitPrice productName } }";
const CHANGE = "mutation ($input: ChangeOrderLineInput!) { changeOrderLine(input: $input) { quantity } }";
const REMOVE =
  "mutation ($input: RemoveOrderLinesInput!) { removeOrderLines(input: $input) { total totalQuantity discountTotal discountRecords { name } } }";
const CREATE =
  "mutation ($orders: [OrderDetailsInput!]!) { createOrders(input: { orders: $orders }) { number source paymentMethod buyerName expectedDeliveryDate } }";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const order = (data: Parameters<typeof orderRow>[1] = {}) => orderRow(testContext.prisma, data);
const id = ({ id }: { id: number }) => globalId("Order", id);
const stateOf = async (row: { id: number }) =>
  (await testContext.prisma.order.findUniqueOrThrow({ where: { id: row.id } })).state;
const stockOf = async (row: { id: number }) =>
  Number((await testContext.prisma.product.findUniqueOrThrow({ where: { id: row.id } })).stock);
const codesOf = async (document: string, variables: Record<string, unknown>) =>
  (await testContext.run(document, variables, ADMIN)).codes;
const line = (row: { id: number }, item: { id: number }, quantity = "1") => ({
  orderId: id(row),
  productId: globalId("Product", item.id),
  quantity,
});

const pairs = STATES.flatMap((from) => STATES.map((to) => [from, to] as const));

describe("updateOrder for all 25 pairs of states", () => {
  it.each(pairs)("applies the rules from %s to %s", async (from, to) => {
    const row = await order({ state: from });
    const verdict = orderTransition({ state: from, isEmpty: false }, to);
    const codes = await codesOf(UPDATE, { input: { id: id(row), state: to } });
    expect(codes).toEqual(verdict === "forbidden" ? ["ORDER_STATE_FORBIDS"] : []);
    expect(await stateOf(row)).toBe(verdict === "forbidden" ? from : to);
  });
});

describe("contact details that staff enter", () => {
  it.each([
    ["buyerPhone", "abc電話😀", "PHONE"],
    ["recipientPhone", "1234567", "PHONE"],
    ["address", "x", "ADDRESS"],
  ])("refuse a %s of %j and name the rule", async (field, value, rule) => {
    const created = await testContext.run(CREATE, { orders: [{}, { [field]: value }] }, ADMIN);
    expect([created.codes, created.params]).toEqual([
      ["INVALID_INPUT"],
      { field, contactRule: rule, row: 2 },
    ]);
    const row = await order();
    const updated = await testContext.run(
      UPDATE,
      { input: { id: id(row), details: { [field]: value } } },
      ADMIN,
    );
    expect([updated.codes, updated.params]).toEqual([["INVALID_INPUT"], { field, contactRule: rule }]);
  });

  it("may be empty, and those that an older order has do not block other changes", async () => {
    const row = await order({ buyerPhone: "不給你", address: "x" });
    const details = { buyerPhone: "不給你", address: "x", note: "晚到" };
    expect(await codesOf(UPDATE, { input: { id: id(row), details } })).toEqual([]);
    const empty = { buyerPhone: "", recipientPhone: "", address: "" };
    expect(await codesOf(UPDATE, { input: { id: id(row), details: empty } })).toEqual([]);
    expect(await codesOf(CREATE, { orders: [{}] })).toEqual([]);
  });
});

describe("advanceOrder", () => {
  it.each(pairs)("in state %s applies the rules when the user confirmed %s", async (from, to) => {
    const row = await order({ state: from });
    const legal = orderTransition({ state: from, isEmpty: false }, to) === "allowed" && to !== "CANCELLED";
    expect(await codesOf(ADVANCE, { id: id(row), to })).toEqual(legal ? [] : ["ORDER_STATE_FORBIDS"]);
    expect(await stateOf(row)).toBe(legal ? to : from);
  });

  it("is only for admins", async () => {
    const row = await order({ customerId: null });
    for (const viewer of [customer(1), staff(2, "STAFF")]) {
      const { codes } = await testContext.run(ADVANCE, { id: id(row), to: "IN_ACTION" }, viewer);
      expect(codes).toEqual([viewer.staff ? "FORBIDDEN" : "UNAUTHENTICATED"]);
    }
    expect(await stateOf(row)).toBe("ESTABLISHED");
  });

  it("returns NOT_FOUND for an unknown order or an id of another type", async () => {
    expect(await codesOf(ADVANCE, { id: globalId("Order", 999_999), to: "IN_ACTION" })).toEqual([
      "NOT_FOUND",
    ]);
    expect(await codesOf(ADVANCE, { id: globalId("Product", 1), to: "IN_ACTION" })).toEqual(["NOT_FOUND"]);
  });
});

describe("cancelOrder and deleteOrders", () => {
  it("return the stock of every line once", async () => {
    const [a, b] = [await product(testContext.prisma), await product(testContext.prisma)];
    const row = await order();
    await codesOf(ADD, { lines: [line(row, a, "4"), line(row, b, "2")] });
    expect([await stockOf(a), await stockOf(b)]).toEqual([6, 8]);
    expect(await codesOf(CANCEL, { id: id(row) })).toEqual([]);
    expect(await codesOf(CANCEL, { id: id(row) })).toEqual(["ORDER_STATE_FORBIDS"]);
    expect([await stockOf(a), await stockOf(b)]).toEqual([10, 10]);
  });

  it("cancel or delete all or none when one is final or missing", async () => {
    const bowl = await product(testContext.prisma);
    const [open, done] = [await order(), await order({ state: "COMPLETE" })];
    await codesOf(ADD, { lines: [line(open, bowl, "3")] });
    expect(await codesOf(DELETE, { ids: [id(open), id(done)] })).toEqual(["ORDER_STATE_FORBIDS"]);
    expect(await codesOf(DELETE, { ids: [id(open), globalId("Order", 999_999)] })).toEqual(["NOT_FOUND"]);
    expect(await stockOf(bowl)).toBe(7);
    const { data } = await testContext.run(DELETE, { ids: [id(open)] }, ADMIN);
    expect(data).toEqual({ deleteOrders: [id(open)] });
    expect(await stockOf(bowl)).toBe(10);
  });
});

describe("updateOrder", () => {
  it("writes trimmed fields, keeps the others, and clears a date with null", async () => {
    const row = await order({ note: "舊", deliveryDate: new Date("2026-11-30T00:00:00Z") });
    const input = { id: id(row), details: { buyerName: " 李 ", deliveryDate: null, paymentMethodCode: 77 } };
    const { data } = await testContext.run(UPDATE, { input }, ADMIN);
    expect(data).toEqual({
      updateOrder: {
        state: "ESTABLISHED",
        version: 2,
        note: "舊",
        paymentState: "UNPAID",
        buyerName: "李",
        deliveryDate: null,
        paymentMethod: "UNKNOWN",
        paymentMethodCode: 77,
      },
    });
  });

  it("rejects an outdated version and writes nothing", async () => {
    const row = await order();
    expect(await codesOf(UPDATE, { input: { id: id(row), version: 1, details: { note: "一" } } })).toEqual(
      [],
    );
    expect(await codesOf(UPDATE, { input: { id: id(row), version: 1, details: { note: "二" } } })).toEqual([
      "CONFLICT",
    ]);
    expect((await testContext.prisma.order.findUniqueOrThrow({ where: { id: row.id } })).note).toBe("一");
  });

  it("changes only payment state and note of a final order; equal values are no change", async () => {
    const row = await order({ state: "COMPLETE" });
    const details = { paymentState: "PAID", note: "已收", buyerName: row.buyerName };
    expect(await codesOf(UPDATE, { input: { id: id(row), details, state: "COMPLETE" } })).toEqual([]);
    expect(
      await codesOf(UPDATE, { input: { id: id(row), details: { address: "台北市信義路 1 號" } } }),
    ).toEqual(["ORDER_STATE_FORBIDS"]);
    const kept = await testContext.prisma.order.findUniqueOrThrow({ where: { id: row.id } });
    expect(kept).toMatchObject({ paymentState: "PAID", note: "已收", address: row.address, version: 2 });
  });

  it.each([{ paymentMethodCode: -1 }, { paymentMethodCode: 40_000 }, { note: "長".repeat(2001) }])(
    "refuses %j",
    async (details) => {
      const row = await order();
      expect(await codesOf(UPDATE, { input: { id: id(row), details } })).toEqual(["INVALID_INPUT"]);
    },
  );
});

describe("createOrders", () => {
  it("creates orders in the given order, with bare days in the store's zone", async () => {
    const orders = [
      { buyerName: "一", expectedDeliveryDate: "2026-12-01" },
      { buyerName: "二", source: "ROBOT" },
    ];
    const { data } = await testContext.run(CREATE, { orders }, ADMIN);
    expect(data).toMatchObject({
      createOrders: [
        {
          buyerName: "一",
          source: "MANUAL",
          paymentMethod: "NONE",
          expectedDeliveryDate: "2026-11-30T16:00:00.000Z",
        },
        { buyerName: "二", source: "ROBOT", expectedDeliveryDate: null },
      ],
    });
  });

  it("creates all or none and reports the row", async () => {
    const before = await testContext.prisma.order.count();
    const { codes, params } = await testContext.run(
      CREATE,
      { orders: [{}, { address: "長".repeat(501) }] },
      ADMIN,
    );
    expect(codes).toEqual(["INVALID_INPUT"]);
    expect(params).toEqual({ field: "address", row: 2 });
    expect(await testContext.prisma.order.count()).toBe(before);
  });
});

describe("order lines", () => {
  it("decrement the stock and reprice the order, including discounts", async () => {
    const bowl = await product(testContext.prisma, { price: 300 });
    await discountOn(testContext.prisma, bowl.id, { name: "滿額", kind: "WHOLE_CART" });
    const row = await order();
    expect(await codesOf(ADD, { lines: [line(row, bowl, "2")] })).toEqual([]);
    const sums = async () => {
      const { subtotal, discountTotal, total } = await testContext.prisma.order.findUniqueOrThrow({
        where: { id: row.id },
      });
      return [subtotal, discountTotal, total].map(Number);
    };
    expect(await sums()).toEqual([600, -30, 570]);
    expect(await codesOf(CHANGE, { input: line(row, bowl, "4") })).toEqual([]);
    expect(await sums()).toEqual([1200, -120, 1080]);
    expect(await stockOf(bowl)).toBe(6);
    expect(await codesOf(CHANGE, { input: line(row, bowl, "1") })).toEqual([]);
    expect(await sums()).toEqual([300, 0, 300]);
    expect(await stockOf(bowl)).toBe(9);
  });

  it("are changed from the quantity that the user saw, or else with CONFLICT", async () => {
    const bowl = await product(testContext.prisma);
    const row = await order();
    await codesOf(ADD, { lines: [line(row, bowl, "2")] });
    expect(await codesOf(CHANGE, { input: { ...line(row, bowl, "3"), seenQuantity: "2" } })).toEqual([]);
    expect(await codesOf(CHANGE, { input: { ...line(row, bowl, "5"), seenQuantity: "2" } })).toEqual([
      "CONFLICT",
    ]);
    expect(await stockOf(bowl)).toBe(7);
  });

  it("keep the price at which they were added", async () => {
    const bowl = await product(testContext.prisma, { price: 50 });
    const row = await order();
    await codesOf(ADD, { lines: [line(row, bowl)] });
    await testContext.prisma.product.update({ where: { id: bowl.id }, data: { price: 80 } });
    await codesOf(CHANGE, { input: line(row, bowl, "2") });
    expect(Number((await testContext.prisma.order.findUniqueOrThrow({ where: { id: row.id } })).total)).toBe(
      100,
    );
  });

  it("are removed all or none, and their stock is returned", async () => {
    const [a, b] = [await product(testContext.prisma), await product(testContext.prisma)];
    const row = await order();
    await codesOf(ADD, { lines: [line(row, a, "4")] });
    const remove = (items: { id: number }[]) => ({
      input: { orderId: id(row), productIds: items.map((item) => globalId("Product", item.id)) },
    });
    expect(await codesOf(REMOVE, remove([a, b]))).toEqual(["NOT_FOUND"]);
    expect(await stockOf(a)).toBe(6);
    expect(await codesOf(REMOVE, remove([a]))).toEqual([]);
    expect(await stockOf(a)).toBe(10);
  });

  it("are added all or none, and the invalid row is reported", async () => {
    const [a, few] = [await product(testContext.prisma), await product(testContext.prisma, { stock: 1 })];
    const row = await order();
    const twice = await testContext.run(ADD, { lines: [line(row, a), line(row, a)] }, ADMIN);
    expect([twice.codes, twice.params]).toMatchObject([["ALREADY_EXISTS"], { row: 2 }]);
    expect(await codesOf(ADD, { lines: [line(row, a), line(row, few, "2")] })).toEqual(["OUT_OF_STOCK"]);
    const zero = await testContext.run(ADD, { lines: [line(row, a), line(row, few, "0")] }, ADMIN);
    expect([zero.codes, zero.params]).toMatchObject([["INVALID_INPUT"], { row: 2, field: "quantity" }]);
    expect(await stockOf(a)).toBe(10);
  });

  it.each(["COMPLETE", "CANCELLED"] as const)("of an order that is %s cannot change", async (state) => {
    const bowl = await product(testContext.prisma);
    const row = await order();
    await codesOf(ADD, { lines: [line(row, bowl)] });
    await testContext.prisma.order.update({ where: { id: row.id }, data: { state } });
    expect(await codesOf(CHANGE, { input: line(row, bowl, "2") })).toEqual(["ORDER_STATE_FORBIDS"]);
    expect(await codesOf(ADD, { lines: [line(row, await product(testContext.prisma))] })).toEqual([
      "ORDER_STATE_FORBIDS",
    ]);
    const input = { orderId: id(row), productIds: [globalId("Product", bowl.id)] };
    expect(await codesOf(REMOVE, { input })).toEqual(["ORDER_STATE_FORBIDS"]);
    expect(await stockOf(bowl)).toBe(9);
  });
});

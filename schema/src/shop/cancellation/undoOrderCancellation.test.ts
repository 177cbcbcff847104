import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { auditOf, customerRow, orderRow, product, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  testContext.now = new Date();
  await testContext.prisma.outboxMessage.deleteMany();
  await store(testContext.prisma, { notices: ["ORDER_ADVANCED", "ORDER_CANCELLED"] });
});

/** An order of two of ten cups. */
async function newOrder(data: object = {}) {
  const cup = await product(testContext.prisma, { stock: 8 });
  const customer = await customerRow(testContext.prisma, { reachable: true });
  const order = await orderRow(testContext.prisma, {
    customerId: customer.id,
    subtotal: 200,
    total: 200,
    totalQuantity: 2,
    lines: { create: { productId: cup.id, productName: "cup", unitPrice: 100, quantity: 2 } },
    ...data,
  });
  return { id: order.id, cup: cup.id };
}

interface Changed {
  version: number;
  undoable: { id: string } | null;
}
async function cancel(id: number, viewer = ADMIN): Promise<Changed> {
  const { data, codes } = await testContext.run<{ cancelOrder: Changed }>(
    "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { version undoable { id } } }",
    { input: { id: globalId("Order", id) } },
    viewer,
  );
  expect(codes).toEqual([]);
  return data?.cancelOrder ?? { version: 0, undoable: null };
}
const undo = ({ undoable, version }: Changed, viewer = ADMIN) =>
  testContext.run(
    "mutation ($input: UndoChangeInput!) { undoChange(input: $input) { order { state } } }",
    { input: { id: undoable?.id ?? "0", version } },
    viewer,
  );
const read = (id: number) => testContext.prisma.order.findUniqueOrThrow({ where: { id } });
const stockOf = async (id: number) =>
  Number((await testContext.prisma.product.findUniqueOrThrow({ where: { id } })).stock);
const kinds = async () =>
  (await testContext.prisma.outboxMessage.findMany({ orderBy: { id: "asc" } })).map(({ kind }) => kind);

describe("undoing the cancellation of an order", () => {
  it("restores state and time to pay, takes the stock, withdraws the message, and is in the history", async () => {
    const [due, remind] = [new Date("2031-01-04T00:00:00Z"), new Date("2031-01-03T00:00:00Z")];
    const { id, cup } = await newOrder({ paymentDueAt: due, paymentRemindAt: remind });
    const changed = await cancel(id);
    expect([await stockOf(cup), await kinds()]).toEqual([10, ["ORDER_CANCELLED"]]);
    expect((await undo(changed)).codes).toEqual([]);
    expect(await read(id)).toMatchObject({
      state: "ESTABLISHED",
      cancelReason: null,
      paymentDueAt: due,
      paymentRemindAt: remind,
      version: changed.version + 1,
    });
    expect([await stockOf(cup), await kinds()]).toEqual([8, []]);
    expect((await auditOf(testContext.prisma, "Order", id)).at(-1)).toMatchObject({
      action: "UNDO",
      staffMemberId: 1,
      before: { state: "CANCELLED", cancelReason: "STAFF" },
      after: { state: "ESTABLISHED", cancelReason: null },
    });
    const stock = await testContext.prisma.stockChange.findMany({
      where: { productId: cup, orderNumber: id },
      orderBy: { id: "asc" },
    });
    expect(stock.map(({ reason, after }) => [reason, Number(after)])).toEqual([
      ["CANCEL", 10],
      ["ORDER", 8],
    ]);
    expect((await undo(changed)).codes).toEqual(["CONFLICT"]);
  });

  it("corrects a message that was sent", async () => {
    const { id } = await newOrder({ state: "IN_ACTION" });
    const changed = await cancel(id);
    await testContext.prisma.outboxMessage.updateMany({ data: { state: "SENT", attempts: 1 } });
    await undo(changed);
    const messages = await testContext.prisma.outboxMessage.findMany({ orderBy: { id: "asc" } });
    expect(
      messages.map(({ kind, data }) => [kind, (data as { order: { state: string } }).order.state]),
    ).toEqual([
      ["ORDER_CANCELLED", "CANCELLED"],
      ["ORDER_ADVANCED", "IN_ACTION"],
    ]);
  });

  it("takes what refunds have not returned, and is refused with the product that sold out since", async () => {
    const { id, cup } = await newOrder();
    await testContext.prisma.orderLine.updateMany({ where: { orderId: id }, data: { restocked: 1 } });
    const changed = await cancel(id);
    expect(await stockOf(cup)).toBe(9);
    const { name } = await testContext.prisma.product.update({ where: { id: cup }, data: { stock: "0.5" } });
    const refused = await undo(changed);
    expect([refused.codes, refused.params]).toEqual([["OUT_OF_STOCK"], { products: [name] }]);
    expect([(await read(id)).state, await stockOf(cup), await kinds()]).toEqual([
      ...["CANCELLED", 0.5],
      ["ORDER_CANCELLED"],
    ]);
    await testContext.prisma.product.update({ where: { id: cup }, data: { stock: 1 } });
    expect((await undo(changed)).codes).toEqual([]);
    expect(await stockOf(cup)).toBe(0);
  });

  it("is for the person who canceled it, on the same version, within a minute", async () => {
    const { id } = await newOrder();
    const changed = await cancel(id);
    expect((await undo(changed, staff(2))).codes).toEqual(["FORBIDDEN"]);
    expect((await undo({ ...changed, version: 1 })).codes).toEqual(["CONFLICT"]);
    testContext.now = new Date(Date.now() + 120_000);
    expect((await undo(changed)).params).toEqual({ refusal: "UNDO_EXPIRED" });
    expect((await read(id)).state).toBe("CANCELLED");
  });
});

describe("the slot of a canceled order", () => {
  // Saturday 2026-11-21, 14:00 to 16:00.
  const SLOT = { slotDay: new Date("2026-11-21T00:00:00Z"), slotStart: 840, slotEnd: 960 };
  const inSlot = async (capacity: number, slotUnit: "ORDERS" | "WORK_UNITS" = "ORDERS") => {
    const { id } = await testContext.prisma.shippingMethod.create({
      data: { kind: "STORE_PICKUP", name: "自取", slots: [[6, 840, 960, capacity]], slotUnit },
    });
    return { shippingMethodId: id, ...SLOT, slotWorkUnits: 2 };
  };
  const useOf = async (shippingMethodId: number) => {
    const [use] = await testContext.prisma.shippingSlotUse.findMany({ where: { shippingMethodId } });
    return [use?.orders, Number(use?.workUnits)];
  };

  it.each([
    ["ORDERS", 1],
    ["WORK_UNITS", 2],
  ] as const)("is taken again while there is room in %s", async (unit, capacity) => {
    const slot = await inSlot(capacity, unit);
    const { id } = await newOrder(slot);
    const changed = await cancel(id);
    expect(await useOf(slot.shippingMethodId)).toEqual([0, 0]);
    expect((await undo(changed)).codes).toEqual([]);
    expect(await useOf(slot.shippingMethodId)).toEqual([1, 2]);
  });

  it.each([
    ["ORDERS", 1],
    ["WORK_UNITS", 3],
  ] as const)("is refused when another order took the room in %s", async (unit, capacity) => {
    const slot = await inSlot(capacity, unit);
    const { id, cup } = await newOrder(slot);
    const changed = await cancel(id);
    await newOrder(slot);
    expect((await undo(changed)).codes).toEqual(["SHIPPING_SLOT_NOT_AVAILABLE"]);
    expect([(await read(id)).state, await stockOf(cup)]).toEqual(["CANCELLED", 10]);
  });

  it("is not limited when the method no longer has it", async () => {
    const slot = await inSlot(1);
    const { id } = await newOrder(slot);
    const changed = await cancel(id);
    await testContext.prisma.shippingMethod.updateMany({ data: { slots: [] } });
    expect((await undo(changed)).codes).toEqual([]);
  });
});

describe("the payments of a canceled order", () => {
  const online = (orderId: number, data: object) =>
    testContext.prisma.payment.create({
      data: {
        orderId,
        provider: "STRIPE",
        channel: "CARD",
        kind: "CARD",
        amount: 200,
        currency: "TWD",
        merchantReference: `REF${orderId}`,
        ...data,
      },
    });
  const captured = { state: "CAPTURED", receivedAt: new Date() } as const;

  it("are restored: a refund that no provider was asked for is withdrawn", async () => {
    const { id } = await newOrder();
    await online(id, captured);
    const changed = await cancel(id);
    expect((await read(id)).paymentState).toBe("REFUND_PENDING");
    expect((await undo(changed)).codes).toEqual([]);
    expect(await read(id)).toMatchObject({ state: "ESTABLISHED", paymentState: "PAID" });
    expect(await testContext.prisma.refund.findMany({ where: { payment: { orderId: id } } })).toMatchObject([
      { state: "FAILED", nextAttemptAt: null },
    ]);
  });

  it.each([
    ["was asked to refund them", { attempts: 1 }],
    ["has refunded them", { attempts: 1, state: "DONE", doneAt: new Date() }],
  ] as const)("refuse it when the provider %s", async (_when, refund) => {
    const { id, cup } = await newOrder();
    await online(id, captured);
    const changed = await cancel(id);
    await testContext.prisma.refund.updateMany({ where: { payment: { orderId: id } }, data: refund });
    const { paymentState } = await read(id);
    const refused = await undo(changed);
    expect([refused.codes, refused.params]).toEqual([
      ["ORDER_STATE_FORBIDS"],
      { state: paymentState, refusal: "REFUND_STARTED" },
    ]);
    expect([(await read(id)).state, await stockOf(cup)]).toEqual(["CANCELLED", 10]);
  });

  it("that were open are reopened, unless the provider was asked to end them", async () => {
    const later = new Date("2031-01-04T00:00:00Z");
    for (const [queries, expected] of [
      [0, later],
      [1, null],
    ] as const) {
      const { id } = await newOrder();
      const { id: paymentId } = await online(id, { state: "PENDING", expiresAt: later, nextQueryAt: later });
      const changed = await cancel(id);
      const ended = await testContext.prisma.payment.update({ where: { id: paymentId }, data: { queries } });
      expect(ended.expiresAt?.getTime()).toBeLessThan(later.getTime());
      expect((await undo(changed)).codes).toEqual([]);
      expect(await testContext.prisma.payment.findUnique({ where: { id: paymentId } })).toMatchObject({
        expiresAt: expected ?? ended.expiresAt,
        nextQueryAt: expected ?? ended.nextQueryAt,
      });
    }
  });

  it("that staff recorded stay", async () => {
    const { id } = await newOrder({ paymentState: "PAID" });
    await undo(await cancel(id));
    expect((await read(id)).paymentState).toBe("PAID");
  });
});

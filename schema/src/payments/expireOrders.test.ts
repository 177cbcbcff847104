import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { auditOf, customerRow, declareState, orderRow, product, store } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../testing/run.ts";
import { expireOrders } from "./expireOrders.ts";

const MINUTE_MS = 60_000;
const START = new Date("2026-11-23T02:00:00Z");

let testContext: TestContext;
let me: number;
beforeAll(async () => {
  testContext = await createTestContext();
  // A trigger computes `paysOnline` when the row is inserted, so it is set by an update in each test.
  await store(testContext.prisma);
});
afterAll(() => testContext.close());
beforeEach(async () => {
  const { prisma } = testContext;
  await prisma.order.deleteMany();
  await prisma.outboxMessage.deleteMany();
  await store(prisma, { onlinePaymentMinutes: 30, transferPaymentHours: 72, paysOnline: true });
  me = (await customerRow(prisma, { language: "en" })).id;
  testContext.now = START;
});

const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);
const run = (minutes: number) => {
  testContext.now = after(minutes);
  return expireOrders(testContext.prisma, () => testContext.now);
};
const row = (id: number) => testContext.prisma.order.findUniqueOrThrow({ where: { id } });
const kinds = async () =>
  (await testContext.prisma.outboxMessage.findMany({ orderBy: { id: "asc" } })).map(({ kind }) => kind);

const TRANSFER_HOURS = 72;

/** Creates a new order of `me` that must be paid within 30 minutes. */
async function awaited(data: object = {}) {
  const cup = await product(testContext.prisma, { stock: 10 });
  const { id } = await orderRow(testContext.prisma, {
    customerId: me,
    paymentMethod: 2,
    total: 100,
    paymentDueAt: after(30),
    paymentRemindAt: after(22.5),
    lines: { create: { productId: cup.id, productName: "cup", unitPrice: 100, quantity: 2 } },
    ...data,
  });
  const stock = async () =>
    Number((await testContext.prisma.product.findUniqueOrThrow({ where: { id: cup.id } })).stock);
  return { id, stock };
}

const seen = async (id: number) =>
  (
    await testContext.run<{ node: object }>(
      "query ($id: ID!) { node(id: $id) { ... on Order { state cancelReason paymentDeadline { at isPaused } } } }",
      { id: globalId("Order", id) },
      customer(me),
    )
  ).data?.node;

async function send(name: string, type: string, input: object, viewer = ADMIN) {
  const result = await testContext.run(
    `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`,
    { input },
    viewer,
  );
  expect(result.codes).toEqual([]);
}

describe("a checkout", () => {
  const place = async (paymentMethod: string, price = 100) => {
    const cup = await product(testContext.prisma, { price });
    const line = { productId: globalId("Product", cup.id), quantity: "1", seenPrice: String(price) };
    const digits = paymentMethod === "BANK_TRANSFER" && { accountDigits: "12345" };
    const { data, codes } = await testContext.run<{ placeOrder: { number: number } }>(
      "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }",
      { input: { buyerPhone: "0912000000", paymentMethod, lines: [line], ...digits } },
      customer(me),
    );
    expect(codes).toEqual([]);
    return row(data?.placeOrder.number ?? 0);
  };

  it.each([
    ["CARD", 30],
    ["BANK_TRANSFER", TRANSFER_HOURS * 60],
  ])("by %s must be paid within %i minutes", async (method, minutes) => {
    const { id, paymentDueAt, paymentRemindAt } = await place(method);
    expect([paymentDueAt, paymentRemindAt]).toEqual([after(minutes), after((minutes * 3) / 4)]);
    expect(await seen(id)).toMatchObject({
      paymentDeadline: { at: after(minutes).toISOString(), isPaused: false },
    });
  });

  it.each([
    ["at the store", "PAY_AT_STORE", 100],
    ["of nothing", "CARD", 0],
  ])("%s has no deadline", async (_what, method, price) => {
    const { id, paymentDueAt } = await place(method, price);
    expect(paymentDueAt).toBeNull();
    expect(await seen(id)).toMatchObject({ paymentDeadline: null });
  });

  it("has no deadline while the store has set no limit", async () => {
    await store(testContext.prisma, { onlinePaymentMinutes: null });
    expect((await place("CARD")).paymentDueAt).toBeNull();
  });
});

describe("expireOrders", () => {
  it("cancels an order at its deadline, returns its stock, and says so in history and to the customer", async () => {
    const { id, stock } = await awaited();
    expect(await run(29.99)).toBe(0);
    expect(await row(id)).toMatchObject({ state: "ESTABLISHED" });
    await testContext.prisma.outboxMessage.deleteMany();
    expect(await run(30)).toBe(1);
    expect(await seen(id)).toEqual({ state: "CANCELLED", cancelReason: "EXPIRED", paymentDeadline: null });
    expect(await stock()).toBe(12);
    expect(await auditOf(testContext.prisma, "Order", id)).toEqual([
      {
        action: "EXPIRE",
        staffMemberId: null,
        before: { state: "ESTABLISHED", cancelReason: null, paymentDueAt: after(30).toISOString() },
        after: { state: "CANCELLED", cancelReason: "EXPIRED", paymentDueAt: null },
      },
    ]);
    const [message] = await testContext.prisma.outboxMessage.findMany();
    expect(message).toMatchObject({ kind: "ORDER_CANCELLED", customerId: me, language: "en" });
    expect(message?.data).toMatchObject({ order: { cancelReason: "EXPIRED" } });
    expect(await run(31)).toBe(0);
    expect(await stock()).toBe(12);
  });

  it("reminds the customer once, after three quarters of the time", async () => {
    await awaited();
    await run(22.49);
    expect(await kinds()).toEqual([]);
    await run(22.5);
    await run(25);
    expect(await kinds()).toEqual(["PAYMENT_DUE"]);
    const [message] = await testContext.prisma.outboxMessage.findMany();
    expect(message?.data).toMatchObject({
      order: { payUntil: { at: after(30).toISOString(), timeZone: "Asia/Taipei" } },
    });
  });

  it("does not remind when the store has turned that off, or an order that is over already", async () => {
    await store(testContext.prisma, { notices: ["ORDER_CANCELLED"] });
    await awaited();
    await run(25);
    expect(await kinds()).toEqual([]);
    await store(testContext.prisma, { notices: ["ORDER_CANCELLED", "PAYMENT_DUE"] });
    await awaited();
    await run(31);
    expect(await kinds()).toEqual(["ORDER_CANCELLED", "ORDER_CANCELLED"]);
  });

  it.each([
    ["that was paid", "PAID"],
    ["that was paid in part", "PARTIALLY_PAID"],
  ] as const)("keeps an order %s", async (_what, paymentState) => {
    const { id, stock } = await awaited();
    await declareState(testContext.prisma, id, paymentState);
    expect(await seen(id)).toMatchObject({ paymentDeadline: null });
    expect(await run(31)).toBe(0);
    expect(await row(id)).toMatchObject({ state: "ESTABLISHED", paymentDueAt: null });
    expect(await stock()).toBe(10);
    expect(await kinds()).toEqual([]);
  });

  it("expires an order whose payment failed", async () => {
    const { id } = await awaited();
    await declareState(testContext.prisma, id, "FAILED");
    expect(await run(31)).toBe(1);
  });

  it("keeps an order on which staff work", async () => {
    const { id } = await awaited();
    await send("advanceOrder", "AdvanceOrderInput", { id: globalId("Order", id), to: "IN_ACTION" });
    expect(await run(31)).toBe(0);
    expect(await row(id)).toMatchObject({ state: "IN_ACTION", paymentDueAt: null });
  });

  it("waits while a reported transfer is checked, and then goes on with the time that was left", async () => {
    const { id } = await awaited({ paymentMethod: 3 });
    const orderId = globalId("Order", id);
    testContext.now = after(20);
    await send("reportMyPayment", "ReportMyPaymentInput", { orderId, digits: "12345" }, customer(me));
    expect(await run(100)).toBe(0);
    expect(await seen(id)).toMatchObject({ paymentDeadline: { isPaused: true } });
    expect(await kinds()).toEqual([]);
    // The customer corrects the digits, which does not shorten the pause.
    await send("reportMyPayment", "ReportMyPaymentInput", { orderId, digits: "54321" }, customer(me));
    testContext.now = after(200);
    await send("updateOrder", "UpdateOrderInput", { id: orderId, details: { paymentState: "FAILED" } });
    expect(await seen(id)).toMatchObject({
      paymentDeadline: { at: after(210).toISOString(), isPaused: false },
    });
    expect(await run(209)).toBe(0);
    expect(await kinds()).toEqual(["PAYMENT_DUE"]);
    expect(await run(210)).toBe(1);
  });

  const record = async (orderId: string) => {
    await send("recordPayment", "RecordPaymentInput", { orderId, kind: "CASH", amount: "100" });
    const newest = { orderBy: { id: "desc" } } as const;
    return globalId("Payment", (await testContext.prisma.payment.findFirstOrThrow(newest)).id);
  };

  it.each(["void", "payment state"])(
    "gives the time that was left when a payment was recorded by mistake (%s)",
    async (way) => {
      const { id } = await awaited();
      const orderId = globalId("Order", id);
      testContext.now = after(25);
      const paymentId = await record(orderId);
      // The deadline passes before the next sweep, in which staff correct their mistake.
      testContext.now = after(30.5);
      if (way === "void") await send("voidPayment", "VoidPaymentInput", { paymentId });
      else
        await send("updateOrder", "UpdateOrderInput", { id: orderId, details: { paymentState: "UNPAID" } });
      expect(await seen(id)).toMatchObject({
        paymentDeadline: { at: after(35.5).toISOString(), isPaused: false },
      });
      expect(await run(35)).toBe(0);
      expect(await run(35.5)).toBe(1);
    },
  );

  /** Creates an order of which a half is recorded after 10 minutes, and the transfer of the rest reported after 15. */
  async function halfReported() {
    const { id } = await awaited({ paymentMethod: 3, total: 200 });
    const orderId = globalId("Order", id);
    testContext.now = after(10);
    const paymentId = await record(orderId);
    testContext.now = after(15);
    await send("reportMyPayment", "ReportMyPaymentInput", { orderId, digits: "12345" }, customer(me));
    testContext.now = after(20);
    return { id, orderId, paymentId };
  }

  it("keeps waiting for the check of a reported transfer when staff void a payment", async () => {
    const { id, orderId, paymentId } = await halfReported();
    await send("voidPayment", "VoidPaymentInput", { paymentId });
    expect(await seen(id)).toMatchObject({ paymentDeadline: { isPaused: true } });
    expect(await run(500)).toBe(0);
    await send("updateOrder", "UpdateOrderInput", { id: orderId, details: { paymentState: "FAILED" } });
    // Five minutes with the payment, and 485 with the report.
    expect((await row(id)).paymentDueAt).toEqual(after(30 + 5 + 485));
  });

  it("keeps waiting for the check of a reported transfer when staff refund a payment", async () => {
    const { id, paymentId } = await halfReported();
    const refund = { paymentId, amount: "100", reason: "wrong order" };
    await send("refundPayment", "RefundPaymentInput", refund);
    expect(await row(id)).toMatchObject({ paymentReportedAt: after(15), paymentRecordedAt: after(10) });
  });

  it.each(["void", "payment state"])(
    "gives the full time again when its deadline passed while a payment was recorded by mistake (%s)",
    async (way) => {
      const { id, stock } = await awaited();
      const orderId = globalId("Order", id);
      const paymentId = await record(orderId);
      expect(await run(30)).toBe(0);
      testContext.now = after(100);
      if (way === "void") await send("voidPayment", "VoidPaymentInput", { paymentId });
      else
        await send("updateOrder", "UpdateOrderInput", { id: orderId, details: { paymentState: "UNPAID" } });
      expect(await seen(id)).toMatchObject({ paymentDeadline: { at: after(130).toISOString() } });
      await testContext.prisma.outboxMessage.deleteMany();
      expect(await run(122.5)).toBe(0);
      expect(await kinds()).toEqual(["PAYMENT_DUE"]);
      expect(await run(130)).toBe(1);
      expect([(await row(id)).cancelReason, await stock()]).toEqual(["EXPIRED", 12]);
    },
  );

  it.each([
    ["staff work on it", { state: "IN_ACTION" }],
    ["the store has no limit any more", {}],
    ["it never had a deadline", { paymentDueAt: null, paymentRemindAt: null }],
  ] as const)("gives no time again to an order whose payment is voided when %s", async (why, data) => {
    const { id } = await awaited(data);
    const paymentId = await record(globalId("Order", id));
    expect(await run(30)).toBe(0);
    if (why.startsWith("the store")) await store(testContext.prisma, { onlinePaymentMinutes: null });
    await send("voidPayment", "VoidPaymentInput", { paymentId });
    expect(await seen(id)).toMatchObject({ paymentDeadline: null });
    expect(await run(500)).toBe(0);
  });

  it("ends the deadlines of a method whose limit the store has removed", async () => {
    const { id } = await awaited();
    await store(testContext.prisma, { onlinePaymentMinutes: null });
    expect(await run(31)).toBe(0);
    expect(await row(id)).toMatchObject({ state: "ESTABLISHED", paymentDueAt: null, paymentRemindAt: null });
  });

  it("gives the time of another method that staff choose, and none to orders that staff entered", async () => {
    const { id } = await awaited();
    const change = (order: number, paymentMethodCode: number) =>
      send("updateOrder", "UpdateOrderInput", {
        id: globalId("Order", order),
        details: { paymentMethodCode },
      });
    testContext.now = after(10);
    await change(id, 3);
    expect((await row(id)).paymentDueAt).toEqual(after(10 + TRANSFER_HOURS * 60));
    await change(id, 4);
    expect((await row(id)).paymentDueAt).toBeNull();
    const entered = await orderRow(testContext.prisma);
    await change(entered.id, 3);
    expect((await row(entered.id)).paymentDueAt).toBeNull();
    const reserved = {
      provider: "STRIPE",
      kind: "CARD",
      amount: 100,
      state: "AUTHORIZED",
      capturesLater: true,
    } as const;
    await testContext.prisma.payment.create({ data: { ...reserved, orderId: id } });
    await change(id, 3);
    expect((await row(id)).paymentDueAt).toBeNull();
  });

  it("ends the deadline of an order that staff cancel", async () => {
    const { id } = await awaited();
    await send("cancelOrder", "CancelOrderInput", { id: globalId("Order", id) });
    expect(await row(id)).toMatchObject({ cancelReason: "STAFF", paymentDueAt: null, paymentRemindAt: null });
    const other = await awaited();
    await send("updateOrder", "UpdateOrderInput", { id: globalId("Order", other.id), state: "CANCELLED" });
    expect(await row(other.id)).toMatchObject({ cancelReason: "STAFF", paymentDueAt: null });
  });

  it("decides each order apart: one that cannot be cancelled does not keep the others", async () => {
    const [first, second] = [await awaited(), await awaited()];
    await testContext.prisma.$executeRawUnsafe(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$`,
    );
    await testContext.prisma.$executeRawUnsafe(
      `CREATE TRIGGER refuse BEFORE UPDATE ON "Order" FOR EACH ROW WHEN (old."id" = ${first.id} AND new."state" = 'CANCELLED') EXECUTE FUNCTION refuse()`,
    );
    await expect(run(31)).rejects.toThrow();
    expect(await row(second.id)).toMatchObject({ state: "CANCELLED" });
    await testContext.prisma.$executeRawUnsafe(`DROP TRIGGER refuse ON "Order"`);
    expect(await run(32)).toBe(1);
  });
});

describe("the store's limits", () => {
  const update = (details: object) =>
    testContext.run<{ updateStore: object }>(
      "mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { onlinePaymentMinutes transferPaymentHours } }",
      { input: { id: globalId("Store", 1), details } },
      ADMIN,
    );

  it("are set, kept, and removed", async () => {
    const limits = { onlinePaymentMinutes: 10, transferPaymentHours: 720 };
    expect((await update(limits)).data?.updateStore).toEqual(limits);
    expect((await update({ name: "町家" })).data?.updateStore).toEqual(limits);
    expect((await update({ onlinePaymentMinutes: null })).data?.updateStore).toEqual({
      ...limits,
      onlinePaymentMinutes: null,
    });
  });

  it.each([
    { onlinePaymentMinutes: 9 },
    { onlinePaymentMinutes: 10_081 },
    { transferPaymentHours: 0 },
    { transferPaymentHours: 721 },
  ])("cannot be %o", async (details) => {
    expect((await update(details)).codes).toEqual(["INVALID_INPUT"]);
  });
});

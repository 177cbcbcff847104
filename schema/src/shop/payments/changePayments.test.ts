import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { auditOf, discountOn, orderRow, product } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const PAYMENT =
  "id state kind amount refundable refundMethod can(action: VOID) { allowed } refunds { amount state method reason restocked } order { paymentState outstanding version payments { id } }";
const RECORD = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { ${PAYMENT} } }`;
const REFUND = `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { ${PAYMENT} } }`;
const VOID = `mutation ($id: ID!) { voidPayment(input: { paymentId: $id }) { ${PAYMENT} } }`;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const order = (data: Parameters<typeof orderRow>[1] = {}) =>
  orderRow(testContext.prisma, { total: 100, ...data });
const record = (id: number, more: object = {}, viewer = ADMIN) =>
  testContext.run(
    RECORD,
    { input: { orderId: globalId("Order", id), kind: "CASH", amount: "100", ...more } },
    viewer,
  );
const refund = (paymentId: number, more: object = {}, viewer = ADMIN) =>
  testContext.run(
    REFUND,
    { input: { paymentId: globalId("Payment", paymentId), amount: "100", reason: "broken", ...more } },
    viewer,
  );
const voided = (paymentId: number) => testContext.run(VOID, { id: globalId("Payment", paymentId) }, ADMIN);
const newest = async (orderId: number) =>
  (await testContext.prisma.payment.findFirstOrThrow({ where: { orderId }, orderBy: { id: "desc" } })).id;
const stateOf = async (id: number) =>
  (await testContext.prisma.order.findUniqueOrThrow({ where: { id } })).paymentState;
/** Creates an order with a recorded payment of 100; returns the ids. */
async function paid(data: Parameters<typeof orderRow>[1] = {}) {
  const { id } = await order(data);
  await record(id);
  return { id, payment: await newest(id) };
}

describe("a refund of what an order does not need", () => {
  it("does not pay the order when its total rises again", async () => {
    const { prisma } = testContext;
    const tea = await product(prisma, { price: 300, stock: 100 });
    await discountOn(prisma, tea.id, { kind: "WHOLE_CART" });
    const ORDER = "id number total state paymentState outstanding overpaid received refunded";
    const created = await testContext.run<{ createOrder: { id: string; number: number } }>(
      `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { ${ORDER} } }`,
      { input: { details: {}, lines: [{ productId: globalId("Product", tea.id), quantity: "4" }] } },
      ADMIN,
    );
    const { id: orderId = "", number = 0 } = created.data?.createOrder ?? {};
    await record(number, { amount: "1080" });
    const payment = await newest(number);
    const held = async () => {
      const { data } = await testContext.run<{ node: Record<string, string> }>(
        `query ($id: ID!) { node(id: $id) { ... on Order { ${ORDER} } } }`,
        { id: orderId },
        ADMIN,
      );
      const { total, paymentState, outstanding, overpaid, received, refunded } = data?.node ?? {};
      return [total, paymentState, outstanding, overpaid, received, refunded];
    };
    const pieces = async (quantity: string) => {
      const input = { orderId, productId: globalId("Product", tea.id), quantity };
      const { codes } = await testContext.run(
        "mutation ($input: ChangeOrderLineInput!) { changeOrderLine(input: $input) { id } }",
        { input },
        ADMIN,
      );
      expect(codes).toEqual([]);
    };
    await pieces("3");
    expect(await held()).toEqual(["855", "PAID", "0", "225", "1080", "0"]);
    await refund(payment, { amount: "225" });
    expect(await held()).toEqual(["855", "PAID", "0", "0", "1080", "225"]);
    await pieces("4");
    expect(await held()).toEqual(["1080", "PARTIALLY_PAID", "225", "0", "1080", "225"]);
    await pieces("1");
    expect(await held()).toEqual(["300", "PAID", "0", "555", "1080", "225"]);
    await refund(payment, { amount: "555" });
    await pieces("2");
    expect(await held()).toEqual(["570", "PARTIALLY_PAID", "270", "0", "1080", "780"]);
  });

  it("is shown of several payments, and all of a canceled order", async () => {
    const { id } = await order({ total: 300 });
    await record(id, { amount: "100" });
    await record(id, { amount: "250" });
    const read = async () => {
      const { data } = await testContext.run<{ node: { overpaid: string; outstanding: string } }>(
        "query ($id: ID!) { node(id: $id) { ... on Order { overpaid outstanding } } }",
        { id: globalId("Order", id) },
        ADMIN,
      );
      return data?.node;
    };
    expect(await read()).toEqual({ overpaid: "50", outstanding: "0" });
    await refund(await newest(id), { amount: "50", isPending: true });
    expect(await read()).toEqual({ overpaid: "0", outstanding: "0" });
    await testContext.prisma.order.update({ where: { id }, data: { state: "CANCELLED" } });
    expect(await read()).toEqual({ overpaid: "300", outstanding: "0" });
  });
});

it("a customer sees what is returned of their order and by whom, and not what was corrected", async () => {
  const { id: customerId } = await testContext.prisma.customer.create({
    data: { lineUserId: "Urefunds", name: "Mei" },
  });
  const { id, payment } = await paid({ customerId });
  await refund(payment, { amount: "30" });
  const { prisma } = testContext;
  const add = (amount: number, more: object) =>
    prisma.refund.create({ data: { paymentId: payment, amount, ...more } });
  await add(20, { state: "PENDING", reason: "soon" });
  await add(5, { state: "FAILED" });
  await add(10, { state: "DONE", doneAt: new Date(), reason: "PAID → UNPAID" });
  const query =
    "query ($id: ID!) { node(id: $id) { ... on Order { refunds { amount state provider at } } } }";
  const { data, codes } = await testContext.run(query, { id: globalId("Order", id) }, customer(customerId));
  expect(codes).toEqual([]);
  expect(data).toEqual({
    node: {
      refunds: [
        { amount: "30", state: "DONE", provider: null, at: expect.any(String) },
        { amount: "20", state: "PENDING", provider: null, at: null },
      ],
    },
  });
});

describe("recordPayment", () => {
  it("records parts until the order is paid, with what is outstanding", async () => {
    const { id, version } = await order();
    const first = await record(id, { amount: "30", kind: "TRANSFER", note: "by phone" });
    expect(first.data).toMatchObject({
      recordPayment: {
        state: "CAPTURED",
        kind: "TRANSFER",
        amount: "30",
        refundable: "30",
        refundMethod: "MANUAL",
        order: { paymentState: "PARTIALLY_PAID", outstanding: "70", version: version + 1 },
      },
    });
    const second = await record(id, { amount: "70" });
    expect(second.data).toMatchObject({
      recordPayment: { order: { paymentState: "PAID", outstanding: "0" } },
    });
    expect(await auditOf(testContext.prisma, "Order", id)).toMatchObject([
      {
        action: "RECORD_PAYMENT",
        before: { paymentState: "UNPAID" },
        after: { paymentState: "PARTIALLY_PAID", paymentKind: "TRANSFER", paymentAmount: "30" },
      },
      { action: "RECORD_PAYMENT", after: { paymentState: "PAID", paymentKind: "CASH", paymentAmount: "70" } },
    ]);
  });

  it.each([
    [{ amount: "0" }, "amount", { kind: "POSITIVE" }],
    [{ amount: "-5" }, "amount", { kind: "POSITIVE" }],
    [{ receivedAt: "2999-01-01T00:00:00Z" }, "receivedAt", { kind: "NOT_AHEAD" }],
    [{ note: "x".repeat(501) }, "note", { kind: "TEXT", max: 500 }],
  ])("refuses %o", async (more, field, rule) => {
    const { id } = await order();
    const { codes, params, rule: broken } = await record(id, more);
    expect(codes).toEqual(["INVALID_INPUT"]);
    expect(params).toMatchObject({ field });
    expect(broken).toMatchObject(rule);
    expect(await stateOf(id)).toBe("UNPAID");
  });

  it("is for admins, of an order that exists", async () => {
    const { id } = await order();
    expect((await record(id, {}, staff(2, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
    expect((await record(id, {}, customer(1))).codes).toEqual(["UNAUTHENTICATED"]);
    expect((await record(2_000_000)).codes).toEqual(["NOT_FOUND"]);
  });
});

describe("refundPayment", () => {
  it("refunds in parts, at most what was received, and then the order is refunded", async () => {
    const { id, payment } = await paid();
    const first = await refund(payment, { amount: "30" });
    expect(first.data).toMatchObject({
      refundPayment: {
        refundable: "70",
        order: { paymentState: "PAID" },
        can: { allowed: false },
        refunds: [{ amount: "30", state: "DONE", method: "MANUAL", reason: "broken", restocked: false }],
      },
    });
    const { codes, rule } = await refund(payment, { amount: "70.00001" });
    expect(codes).toEqual(["INVALID_INPUT"]);
    expect(rule).toMatchObject({ kind: "NUMBER", max: 70 });
    await refund(payment, { amount: "70" });
    expect(await stateOf(id)).toBe("REFUNDED");
    expect((await refund(payment, { amount: "1" })).codes).toEqual(["ORDER_STATE_FORBIDS"]);
    const entries = await auditOf(testContext.prisma, "Order", id);
    expect(entries.at(-1)).toMatchObject({
      action: "REFUND_PAYMENT",
      before: { paymentState: "PAID" },
      after: { paymentState: "REFUNDED", refundAmount: "70", reason: "broken" },
    });
  });

  it("needs a reason, and an administrator", async () => {
    const { payment } = await paid();
    expect((await refund(payment, { reason: " " })).codes).toEqual(["INVALID_INPUT"]);
    expect((await refund(payment, {}, staff(2, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
  });

  it("returns products to the stock once, also when the order is canceled later", async () => {
    const cup = await product(testContext.prisma, { stock: 10 });
    const { id, payment } = await paid();
    await testContext.prisma.orderLine.create({
      data: { orderId: id, productId: cup.id, quantity: 3, unitPrice: 100, productName: "cup" },
    });
    const stock = async () =>
      Number((await testContext.prisma.product.findUniqueOrThrow({ where: { id: cup.id } })).stock);
    const back = (quantity: string) => ({
      amount: "10",
      restock: [{ productId: globalId("Product", cup.id), quantity }],
    });
    expect((await refund(payment, back("2"))).data).toMatchObject({
      refundPayment: { refunds: [{ restocked: true }] },
    });
    expect(await stock()).toBe(12);
    const { codes, params, rule } = await refund(payment, back("2"));
    expect(codes).toEqual(["INVALID_INPUT"]);
    expect([params, rule]).toMatchObject([{ field: "quantity", row: 1 }, { max: 1 }]);
    await testContext.run(
      "mutation ($id: ID!) { cancelOrder(input: { id: $id }) { state } }",
      { id: globalId("Order", id) },
      ADMIN,
    );
    expect(await stock()).toBe(13);
    expect((await refund(payment, back("1"))).codes).toEqual(["ORDER_STATE_FORBIDS"]);
    expect(await stock()).toBe(13);
  });

  it("by a provider is pending, and staff can return the money themselves", async () => {
    const { id } = await order();
    const create = (kind: "CARD" | "TRANSFER", amount: number) =>
      testContext.prisma.payment.create({
        data: { orderId: id, provider: "ECPAY", kind, amount, state: "CAPTURED", receivedAt: new Date() },
      });
    const [card, atm] = [await create("CARD", 60), await create("TRANSFER", 40)];
    expect((await refund(atm.id, { amount: "40" })).data).toMatchObject({
      refundPayment: { refundMethod: "MANUAL", refunds: [{ method: "MANUAL", state: "DONE" }] },
    });
    expect((await refund(card.id, { amount: "10", method: "MANUAL" })).data).toMatchObject({
      refundPayment: {
        refunds: [{ method: "MANUAL", state: "DONE" }],
        order: { paymentState: "PARTIALLY_PAID" },
      },
    });
    expect((await refund(card.id, { amount: "50" })).data).toMatchObject({
      refundPayment: { order: { paymentState: "REFUND_PENDING" } },
    });
    const [pending] = await testContext.prisma.refund.findMany({
      where: { paymentId: card.id, state: "PENDING" },
    });
    expect(pending).toMatchObject({ method: "PROVIDER", doneAt: null, nextAttemptAt: expect.any(Date) });
  });

  it("of a provider's payment has only the decimal places that were charged, also of an order without a currency", async () => {
    const { id } = await order();
    const { id: payment } = await testContext.prisma.payment.create({
      data: {
        orderId: id,
        provider: "STRIPE",
        kind: "CARD",
        amount: 100,
        currency: "TWD",
        state: "CAPTURED",
        receivedAt: new Date(),
      },
    });
    const { codes, rule } = await refund(payment, { amount: "1.5" });
    expect([codes, rule]).toEqual([["INVALID_INPUT"], { kind: "DECIMAL", max: 0 }]);
    expect((await refund(payment, { amount: "2" })).codes).toEqual([]);
  });

  it("of two staff at once is made once, also in part", async () => {
    const { payment } = await paid();
    const half = { amount: "40", seenRefundable: "100" };
    const both = await Promise.all([refund(payment, half), refund(payment, half)]);
    expect(both.flatMap(({ codes }) => codes)).toEqual(["CONFLICT"]);
    expect(await testContext.prisma.refund.count({ where: { paymentId: payment } })).toBe(1);
    expect(both.flatMap(({ params }) => params ?? [])).toEqual([
      { what: "Payment", refusal: "REFUNDED_SINCE", left: "60" },
    ]);
    expect((await refund(payment, { ...half, seenRefundable: "60" })).codes).toEqual([]);
    await refund(payment, { amount: "20" });
    const late = await refund(payment, { amount: "20", seenRefundable: "20" });
    expect([late.codes, late.params]).toMatchObject([["CONFLICT"], { refusal: "REFUNDED_SINCE", left: "0" }]);
  });

  it("is possible for a payment whose order was deleted", async () => {
    const { id, payment } = await paid();
    await testContext.run(
      "mutation ($ids: [ID!]!) { deleteOrders(input: { ids: $ids }) }",
      { ids: [globalId("Order", id)] },
      ADMIN,
    );
    expect((await refund(payment)).data).toMatchObject({ refundPayment: { order: null, refundable: "0" } });
  });
});

describe("voidPayment", () => {
  it("cancels an entry made by mistake", async () => {
    const { id, payment } = await paid();
    expect((await voided(payment)).data).toMatchObject({
      voidPayment: { state: "CANCELLED", order: { paymentState: "UNPAID", outstanding: "100" } },
    });
    expect((await voided(payment)).codes).toEqual(["ORDER_STATE_FORBIDS"]);
    expect((await auditOf(testContext.prisma, "Order", id)).at(-1)).toMatchObject({ action: "VOID_PAYMENT" });
  });

  it("cancels neither a refunded payment nor a provider's", async () => {
    const { id, payment } = await paid();
    await refund(payment, { amount: "1" });
    expect((await voided(payment)).codes).toEqual(["ORDER_STATE_FORBIDS"]);
    const { id: card } = await testContext.prisma.payment.create({
      data: {
        orderId: id,
        provider: "STRIPE",
        kind: "CARD",
        amount: 1,
        state: "CAPTURED",
        receivedAt: new Date(),
      },
    });
    expect((await voided(card)).codes).toEqual(["ORDER_STATE_FORBIDS"]);
  });
});

describe("the payments of an order", () => {
  it("are for admins, and the online payment is for its customer too", async () => {
    const { id: customerId } = await testContext.prisma.customer.create({
      data: { lineUserId: "Upay", name: "" },
    });
    const { id } = await order({ customerId });
    await testContext.prisma.payment.create({
      data: {
        orderId: id,
        provider: "ECPAY",
        channel: "ATM",
        kind: "TRANSFER",
        amount: 100,
        state: "PENDING",
      },
    });
    await record(id);
    const read = (fields: string, viewer: ReturnType<typeof customer>) =>
      testContext.run(
        `query ($id: ID!) { node(id: $id) { ... on Order { ${fields} } } }`,
        { id: globalId("Order", id) },
        viewer,
      );
    const online = { node: { paymentProvider: "ECPAY", paymentChannel: "ATM" } };
    expect((await read("paymentProvider paymentChannel", customer(customerId))).data).toEqual(online);
    expect((await read("payments { amount }", customer(customerId))).codes).toEqual(["UNAUTHENTICATED"]);
    expect(
      (await read("paymentProvider paymentChannel outstanding payments { provider amount }", ADMIN)).data,
    ).toEqual({
      node: {
        ...online.node,
        outstanding: "0",
        payments: [
          { provider: "ECPAY", amount: "100" },
          { provider: null, amount: "100" },
        ],
      },
    });
  });
});

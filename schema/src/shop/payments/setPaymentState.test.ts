import { PaymentState } from "@machiya/prisma/enums";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { orderRow, product } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../../testing/run.ts";

const UPDATE = "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { paymentState version } }";
const CREATE =
  "mutation ($orders: [OrderDetailsInput!]!) { createOrders(input: { orders: $orders }) { number paymentState } }";
const CREATE_ONE =
  "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { number paymentState } }";
const ADD =
  "mutation ($lines: [NewOrderLineInput!]!) { addOrderLines(input: { lines: $lines }) { quantity } }";
const CHANGE = "mutation ($input: ChangeOrderLineInput!) { changeOrderLine(input: $input) { quantity } }";
const REMOVE = "mutation ($input: RemoveOrderLinesInput!) { removeOrderLines(input: $input) { total } }";

const STATES = Object.values(PaymentState);

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const set = (id: number, paymentState: PaymentState) =>
  testContext.run(UPDATE, { input: { id: globalId("Order", id), details: { paymentState } } }, ADMIN);
const rowOf = (id: number) => testContext.prisma.order.findUniqueOrThrow({ where: { id } });
const paymentsOf = async (orderId: number) => {
  const payments = await testContext.prisma.payment.findMany({ where: { orderId }, orderBy: { id: "asc" } });
  return payments.map(({ kind, state, amount, declared, recordedById }) => ({
    kind,
    state,
    amount: Number(amount),
    declared,
    recordedById,
  }));
};
const byProvider = (orderId: number, amount: number, state: "CAPTURED" | "AUTHORIZED" = "CAPTURED") =>
  testContext.prisma.payment.create({
    data: {
      orderId,
      amount,
      state,
      provider: "STRIPE",
      kind: "CARD",
      currency: "TWD",
      receivedAt: state === "CAPTURED" ? new Date() : null,
    },
  });

describe("the payment state that staff set", () => {
  it.each(STATES.flatMap((from) => STATES.map((to) => [from, to] as const)))(
    "follows from the ledger, from %s to %s",
    async (from, to) => {
      for (const total of [0, 100]) {
        const { id, version } = await orderRow(testContext.prisma, { total, paymentState: from });
        const { data, codes } = await set(id, to);
        expect(codes).toEqual([]);
        expect(data).toEqual({
          updateOrder: { paymentState: to, version: from === to ? version : version + 1 },
        });
        expect((await rowOf(id)).paymentState).toBe(to);
      }
    },
  );

  it("is recorded with its author, the kind of the payment method, and the history that it always had", async () => {
    const { id } = await orderRow(testContext.prisma, { total: 100, paymentMethod: 3 });
    await set(id, "PAID");
    expect(await paymentsOf(id)).toEqual([
      {
        kind: "TRANSFER",
        state: "CAPTURED",
        amount: 100,
        declared: true,
        recordedById: ADMIN.staff?.id ?? null,
      },
    ]);
    const entries = await testContext.prisma.auditEntry.findMany({
      where: { subjectType: "Order", subjectId: id },
    });
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{ paymentState: "UNPAID" }, { paymentState: "PAID" }],
    ]);
    expect((await rowOf(id)).paymentRecordedAt).not.toBeNull();
  });

  it.each(STATES)(
    "changes no takings of an earlier day when it is set to %s, and says why",
    async (state) => {
      const { id } = await orderRow(testContext.prisma, { total: 100 });
      const yesterday = new Date(testContext.now.getTime() - 86_400_000);
      await testContext.prisma.payment.create({
        data: {
          orderId: id,
          kind: "CASH",
          amount: 100,
          state: "CAPTURED",
          receivedAt: yesterday,
          refunds: { create: { amount: 40, state: "DONE", doneAt: yesterday, reason: "broken" } },
        },
      });
      expect((await set(id, state)).codes).toEqual([]);
      const where = { orderId: id, receivedAt: yesterday };
      const [payment] = await testContext.prisma.payment.findMany({ where, include: { refunds: true } });
      expect(payment).toMatchObject({ state: "CAPTURED" });
      const [first, ...corrections] = payment?.refunds ?? [];
      expect(first).toMatchObject({ state: "DONE", doneAt: yesterday, reason: "broken" });
      for (const { reason, doneAt, state: settled } of corrections) {
        expect(reason).toBe(`PAID → ${state}`);
        expect(doneAt).toEqual(settled === "DONE" ? testContext.now : null);
      }
    },
  );

  it.each(STATES.filter((state) => state !== "PAID"))(
    "cannot be %s while a provider holds the money",
    async (state) => {
      const { id } = await orderRow(testContext.prisma, { total: 100 });
      await byProvider(id, 100);
      const { codes, params } = await set(id, state);
      expect(codes).toEqual(["ORDER_STATE_FORBIDS"]);
      expect(params).toMatchObject({ state: "PAID" });
      expect((await rowOf(id)).paymentState).toBe("PAID");
    },
  );

  it("cannot be PAID while a provider has reserved the money, and adds what a provider's money does not cover", async () => {
    const reserved = await orderRow(testContext.prisma, { total: 100 });
    await byProvider(reserved.id, 100, "AUTHORIZED");
    expect((await set(reserved.id, "PAID")).codes).toEqual(["ORDER_STATE_FORBIDS"]);
    const partly = await orderRow(testContext.prisma, { total: 100, paymentMethod: 4 });
    await byProvider(partly.id, 30);
    expect((await set(partly.id, "PAID")).codes).toEqual([]);
    expect((await paymentsOf(partly.id)).at(-1)).toMatchObject({ kind: "CASH", amount: 70 });
  });
});

describe("a new order", () => {
  it.each(STATES)("can be %s from the beginning", async (paymentState) => {
    const details = [{ paymentState: "PAID" }, { paymentState }, {}];
    const { data } = await testContext.run(CREATE, { orders: details }, ADMIN);
    expect(data).toMatchObject({
      createOrders: [{ paymentState: "PAID" }, { paymentState }, { paymentState: "UNPAID" }],
    });
  });

  it("is paid with the total of its lines", async () => {
    const cup = await product(testContext.prisma);
    const lines = [{ productId: globalId("Product", cup.id), quantity: "2" }];
    const input = { details: { paymentState: "PAID", paymentMethodCode: 4 }, lines };
    const { data } = await testContext.run(CREATE_ONE, { input }, ADMIN);
    const { number, paymentState } = (data as { createOrder: { number: number; paymentState: string } })
      .createOrder;
    expect(paymentState).toBe("PAID");
    expect(await paymentsOf(number)).toMatchObject([{ kind: "CASH", amount: 200 }]);
  });
});

describe("the payment state of an order whose lines change", () => {
  it.each(STATES)("stays %s", async (paymentState) => {
    const [cup, pot] = [await product(testContext.prisma), await product(testContext.prisma, { price: 30 })];
    const { data } = await testContext.run(CREATE, { orders: [{ paymentState }] }, ADMIN);
    const { number } = (data as { createOrders: [{ number: number }] }).createOrders[0];
    const line = { orderId: globalId("Order", number), productId: globalId("Product", cup.id) };
    const other = { ...line, productId: globalId("Product", pot.id) };
    const steps = [
      () =>
        testContext.run(
          ADD,
          {
            lines: [
              { ...line, quantity: "2" },
              { ...other, quantity: "1" },
            ],
          },
          ADMIN,
        ),
      () => testContext.run(CHANGE, { input: { ...line, quantity: "5" } }, ADMIN),
      () => testContext.run(CHANGE, { input: { ...line, quantity: "1" } }, ADMIN),
      () =>
        testContext.run(REMOVE, { input: { orderId: line.orderId, productIds: [other.productId] } }, ADMIN),
    ];
    for (const step of steps) {
      expect((await step()).codes).toEqual([]);
      const { paymentState: state, total } = await rowOf(number);
      expect(state).toBe(paymentState);
      if (state !== "PAID") continue;
      const held = (await paymentsOf(number)).filter((payment) => payment.state === "CAPTURED");
      expect(held.reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(total));
    }
  });

  it("is derived from the amounts when a provider holds money", async () => {
    const cup = await product(testContext.prisma);
    const { id } = await orderRow(testContext.prisma);
    const line = { orderId: globalId("Order", id), productId: globalId("Product", cup.id) };
    await testContext.run(ADD, { lines: [{ ...line, quantity: "1" }] }, ADMIN);
    await byProvider(id, 100);
    expect((await rowOf(id)).paymentState).toBe("PAID");
    await testContext.run(CHANGE, { input: { ...line, quantity: "2" } }, ADMIN);
    expect((await rowOf(id)).paymentState).toBe("PARTIALLY_PAID");
  });
});

import { heldAmount, paymentStateOf } from "@machiya/schema/domain/orders/paymentLedger";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orderRow, product } from "../../schema/src/testing/fixtures.ts";
import { openRaceSalon, type RaceSalon } from "./raceSalon.ts";

/** How often each race runs. */
const ROUNDS = 6;
/** The number of requests of a race, alternating between two processes. */
const RACERS = 4;

let salon: RaceSalon;
beforeAll(async () => {
  salon = await openRaceSalon(0);
});
afterAll(() => salon?.close());

const racers = Array.from({ length: RACERS }, (_, index) => index);

/** Sends a mutation as the admin through one of the processes; returns its error code, null for success. */
async function send(index: number, name: string, type: string, input: object): Promise<string | null> {
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`;
  return (await salon.admin(index).graphql(document, { input })).code;
}

/** Returns an order's ledger, and expects its stored payment state to follow from it. */
async function ledgerOf(id: number) {
  const order = await salon.prisma.order.findUniqueOrThrow({
    where: { id },
    include: { payments: { include: { refunds: true } } },
  });
  expect(order.paymentState).toBe(paymentStateOf(order.total, order.payments));
  return order;
}

const paid = (orderId: number, amount = 100) =>
  salon.prisma.payment.create({
    data: { orderId, kind: "CASH", amount, state: "CAPTURED", receivedAt: new Date() },
  });

it("of refunds at once, only those succeed that together return what was received", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await orderRow(salon.prisma, { total: 100 });
    const { id: paymentId } = await paid(id);
    const codes = await Promise.all(
      racers.map((index) =>
        send(index, "refundPayment", "RefundPaymentInput", {
          paymentId: globalId("Payment", paymentId),
          amount: "60",
          reason: "race",
        }),
      ),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "INVALID_INPUT")).toHaveLength(RACERS - 1);
    const { payments, paymentState } = await ledgerOf(id);
    expect(payments[0]?.refunds.map(({ amount }) => Number(amount))).toEqual([60]);
    expect(paymentState).toBe("PAID");
  }
});

it("of staff who settle a refund at once, one succeeds", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await orderRow(salon.prisma, { total: 100 });
    const { id: paymentId } = await paid(id);
    const refund = await salon.prisma.refund.create({ data: { paymentId, amount: 100 } });
    const codes = await Promise.all(
      racers.map((index) =>
        send(index, "settleRefund", "SettleRefundInput", {
          refundId: globalId("Refund", refund.id),
          returned: index % 2 === 0,
        }),
      ),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "ORDER_STATE_FORBIDS")).toHaveLength(RACERS - 1);
    const { paymentState } = await ledgerOf(id);
    expect(paymentState).toBe(codes.indexOf(null) % 2 === 0 ? "REFUNDED" : "PAID");
  }
});

it("a payment and a cancellation at once both take effect, and the stock returns once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const cup = await product(salon.prisma, { stock: 10 });
    const { id } = await orderRow(salon.prisma, {
      total: 100,
      lines: { create: { productId: cup.id, productName: "cup", unitPrice: 100, quantity: 2 } },
    });
    const orderId = globalId("Order", id);
    const codes = await Promise.all([
      send(0, "recordPayment", "RecordPaymentInput", { orderId, kind: "CASH", amount: "100" }),
      send(1, "cancelOrder", "CancelOrderInput", { id: orderId }),
      send(1, "recordPayment", "RecordPaymentInput", { orderId, kind: "CASH", amount: "100" }),
    ]);
    expect(codes).toEqual([null, null, null]);
    const { payments, paymentState, state } = await ledgerOf(id);
    expect([state, paymentState, Number(heldAmount(payments))]).toEqual(["CANCELLED", "PAID", 200]);
    const { stock } = await salon.prisma.product.findUniqueOrThrow({ where: { id: cup.id } });
    expect(Number(stock)).toBe(12);
  }
});

it("staff who mark an order as paid at once record its total once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await orderRow(salon.prisma, { total: 100 });
    const input = { id: globalId("Order", id), details: { paymentState: "PAID" } };
    const codes = await Promise.all(
      racers.map((index) => send(index, "updateOrder", "UpdateOrderInput", input)),
    );
    expect(codes).toEqual(racers.map(() => null));
    const { payments, paymentState } = await ledgerOf(id);
    expect([paymentState, payments.map(({ amount }) => Number(amount))]).toEqual(["PAID", [100]]);
  }
});

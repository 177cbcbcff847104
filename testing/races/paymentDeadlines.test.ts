import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { paymentStateOf } from "@machiya/schema/domain/orders/paymentLedger";
import type { ProviderReport } from "@machiya/schema/domain/orders/providerReport";
import { recordReport } from "@machiya/schema/payments/recordReport";
import { afterAll, beforeAll, expect, it } from "vitest";
import { customerRow, orderRow, product, store } from "../../schema/src/testing/fixtures.ts";
import { createTestDatabase, type TestDatabase } from "../servers/database.ts";

const ORDERS = 40;
const ROUNDS = 10;

let database: TestDatabase;
let prisma: PrismaClient;
let children: ChildProcess[] = [];
let customerId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, { poolSize: 4 });
  await store(prisma, { onlinePaymentMinutes: 30 });
  ({ id: customerId } = await customerRow(prisma));
  children = [0, 1].map(() =>
    fork(new URL("./expireChild.ts", import.meta.url), {
      env: { ...process.env, DATABASE_URL: database.url },
    }),
  );
  await Promise.all(children.map((child) => once(child, "message")));
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await prisma?.$disconnect();
  await database?.drop();
});

/** Expires orders in both processes at once; returns how many each has expired. */
async function expireInBoth(): Promise<number[]> {
  const answers = children.map(async (child) => {
    const [answer] = await once(child, "message");
    if (answer.error !== undefined) throw new Error(answer.error);
    return Number(answer.expired);
  });
  for (const child of children) child.send("expire");
  return Promise.all(answers);
}

/** Creates an order of 100 dollars whose time to pay ends now. */
async function dueOrder() {
  const cup = await product(prisma, { stock: 10 });
  const { id } = await orderRow(prisma, {
    customerId,
    paymentMethod: 2,
    total: 100,
    paymentDueAt: new Date(),
    lines: { create: { productId: cup.id, productName: "cup", unitPrice: 100, quantity: 2 } },
  });
  return { id, productId: cup.id };
}

const stockOf = async (id: number) =>
  Number((await prisma.product.findUniqueOrThrow({ where: { id } })).stock);

it(`two processes expire ${ORDERS} orders once each`, async () => {
  const orders = await Promise.all(Array.from({ length: ORDERS }, dueOrder));
  const expired = await expireInBoth();
  expect(expired.reduce((sum, count) => sum + count, 0)).toBe(ORDERS);
  const ids = orders.map(({ id }) => id);
  expect(
    await prisma.order.count({ where: { id: { in: ids }, state: "CANCELLED", cancelReason: "EXPIRED" } }),
  ).toBe(ORDERS);
  for (const { productId } of orders) expect(await stockOf(productId)).toBe(12);
  expect(await prisma.auditEntry.count({ where: { action: "EXPIRE", subjectId: { in: ids } } })).toBe(ORDERS);
  expect(await prisma.outboxMessage.count({ where: { kind: "ORDER_CANCELLED" } })).toBe(ORDERS);
});

it("an order that is paid while it expires is paid and kept, or expired and its money returned", async () => {
  const outcomes = { kept: 0, refunded: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, productId } = await dueOrder();
    const reference = `RACE${round}`;
    await prisma.payment.create({
      data: {
        orderId: id,
        provider: "STRIPE",
        channel: "CARD",
        kind: "CARD",
        currency: "TWD",
        amount: 100,
        merchantReference: reference,
        providerReference: `pi_${round}`,
      },
    });
    const report: ProviderReport = {
      eventId: `evt_${round}`,
      reference,
      providerReference: `pi_${round}`,
      state: "CAPTURED",
      amount: { currency: "TWD", minor: 100 },
      refunded: null,
      code: null,
      dispute: null,
    };
    const paid = async () => {
      // Some payments arrive before the processes find the order, and others after it.
      await new Promise((resolve) => setTimeout(resolve, (round % 5) * 3));
      return recordReport(prisma, "STRIPE", report, () => new Date());
    };
    const [recorded] = await Promise.all([paid(), expireInBoth()]);
    expect(recorded).toBe("RECORDED");
    const order = await prisma.order.findUniqueOrThrow({
      where: { id },
      include: { payments: { include: { refunds: true } } },
    });
    expect(order.paymentState).toBe(paymentStateOf(order.total, order.payments));
    const refunds = order.payments.flatMap((payment) => payment.refunds).map(({ amount }) => Number(amount));
    if (order.state === "ESTABLISHED") {
      outcomes.kept += 1;
      expect([order.paymentState, order.cancelReason, refunds]).toEqual(["PAID", null, []]);
      expect(await stockOf(productId)).toBe(10);
    } else {
      outcomes.refunded += 1;
      expect([order.state, order.cancelReason, order.paymentState, refunds]).toEqual([
        ...["CANCELLED", "EXPIRED", "REFUND_PENDING"],
        [100],
      ]);
      expect(await stockOf(productId)).toBe(12);
    }
  }
  expect(outcomes.kept + outcomes.refunded).toBe(ROUNDS);
});

import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { paymentQueue } from "./paymentQueue.ts";
import { drainQueue } from "./queue/startQueue.ts";
import { shipmentQueue } from "./shipmentQueue.ts";

let prisma: PrismaClient;
let drop: () => Promise<void>;
let orderId: number;

setLogLevel("silent");

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  prisma = connectPrisma(database.url);
  const order = await prisma.order.create({
    data: {
      buyerName: "小安",
      buyerPhone: "0912345678",
      recipientName: "小安",
      recipientPhone: "0912345678",
      address: "",
      source: "SHOPPING_PLATFORM",
      paymentMethod: 2,
      totalQuantity: 1,
      subtotal: 300,
      total: 300,
    },
  });
  orderId = order.id;
});
afterAll(async () => {
  await prisma.$disconnect();
  await drop();
});

/** Nothing can be queried, because the credentials cannot be read. */
const unreadable = { connect: async () => null };
const failedJobs = () =>
  prisma.failedJob.findMany({ select: { queue: true, kind: true, error: true, attempts: true } });

it("adds a payment to the dead-letter list after the last query only", async () => {
  const queue = paymentQueue({ prisma, payments: unreadable, now: () => new Date() });
  const { id } = await prisma.payment.create({
    data: {
      orderId,
      provider: "STRIPE",
      channel: "CARD",
      kind: "CARD",
      currency: "TWD",
      amount: 300,
      merchantReference: "M1",
      state: "PENDING",
      queries: queue.maxAttempts - 2,
      nextQueryAt: new Date(0),
    },
  });
  expect(await drainQueue(prisma, queue)).toBe(1);
  expect(await failedJobs()).toEqual([]);
  await prisma.payment.update({ where: { id }, data: { nextQueryAt: new Date(0) } });
  expect(await drainQueue(prisma, queue)).toBe(1);
  expect(await failedJobs()).toEqual([
    {
      queue: "PAYMENTS",
      kind: "PAYMENT_QUERY",
      attempts: queue.maxAttempts,
      error: "The credentials of the provider cannot be read.",
    },
  ]);
  expect(await prisma.payment.findUnique({ where: { id } })).toMatchObject({ nextQueryAt: null });
});

it("adds a parcel to the dead-letter list after the last query only", async () => {
  await prisma.failedJob.deleteMany();
  const queue = shipmentQueue({ prisma, carriers: unreadable, now: () => new Date() });
  const parcel = await prisma.parcel.create({ data: { orderId, state: "SHIPPED" } });
  const { id } = await prisma.shipment.create({
    data: {
      parcelId: parcel.id,
      carrier: "ECPAY",
      reference: "M1",
      chain: "UNIMART",
      storeCode: "131386",
      goodsAmount: 300,
      queries: queue.maxAttempts - 2,
      nextQueryAt: new Date(0),
    },
  });
  expect(await drainQueue(prisma, queue)).toBe(1);
  expect(await failedJobs()).toEqual([]);
  await prisma.shipment.update({ where: { id }, data: { nextQueryAt: new Date(0) } });
  expect(await drainQueue(prisma, queue)).toBe(1);
  expect(await failedJobs()).toEqual([
    {
      queue: "PARCELS",
      kind: "PARCEL_QUERY",
      attempts: queue.maxAttempts,
      error: "The credentials of the carrier cannot be read.",
    },
  ]);
  expect(await prisma.shipment.findUnique({ where: { id } })).toMatchObject({ nextQueryAt: null });
});

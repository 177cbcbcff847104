import { randomUUID } from "node:crypto";
import { globalId } from "../schema/src/ids.ts";
import type { AuthorizationTestServer } from "./servers/authorizationTestServer.ts";

/** The text in every column of a foreign row; a response that contains it leaks data. */
export const CANARY = "canary of another customer";

/** The number of rows of each of the ten kinds. */
const EACH = 100;
const numbers = Array.from({ length: EACH }, (_, index) => index);

/** Creates a thousand rows of the first customer or the shop; returns their global ids and numbers. */
export async function foreignRows({ prisma, customers: { customer: customerId } }: AuthorizationTestServer) {
  const texts = { buyerName: CANARY, buyerPhone: CANARY, recipientName: CANARY, recipientPhone: CANARY };
  const order = { ...texts, address: CANARY, source: "MANUAL" as const, paymentMethod: 4, customerId };
  const orders = await prisma.order.createManyAndReturn({ data: numbers.map(() => order) });
  const { id: productId } = await prisma.product.findFirstOrThrow();
  const lines = await prisma.orderLine.createManyAndReturn({
    data: orders.map(({ id }) => ({
      orderId: id,
      productId,
      productName: CANARY,
      unitPrice: 1,
      quantity: 1,
    })),
  });
  const times = { startsAt: new Date("2027-01-05T02:00:00Z"), endsAt: new Date("2027-01-05T03:00:00Z") };
  const booked = { customerId, customerName: CANARY, source: "CHAT_APP" as const, ...times };
  const appointments = await prisma.appointment.createManyAndReturn({ data: numbers.map(() => booked) });
  const items = await prisma.appointmentItem.createManyAndReturn({
    data: appointments.map(({ id }) => ({
      appointmentId: id,
      serviceName: CANARY,
      serviceMinutes: 60,
      ...times,
    })),
  });
  const customers = await prisma.customer.createManyAndReturn({
    data: numbers.map(() => ({
      lineUserId: `U${randomUUID().replaceAll("-", "")}`,
      name: CANARY,
      phone: CANARY,
    })),
  });
  const blocks = await prisma.customerBlock.createManyAndReturn({
    data: customers.map(({ id }) => ({ customerId: id, note: CANARY })),
  });
  const broadcasts = await prisma.broadcast.createManyAndReturn({
    data: numbers.map(() => ({ text: CANARY, recipients: 1 })),
  });
  const images = await prisma.image.createManyAndReturn({
    data: numbers.map(() => ({ name: CANARY, imageHash: "f".repeat(64) })),
  });
  const closures = await prisma.storeClosure.createManyAndReturn({
    data: numbers.map(() => ({ ...times, note: CANARY })),
  });
  const products = await prisma.product.createManyAndReturn({
    data: numbers.map(() => ({ name: CANARY, price: 1, state: "FROZEN" as const })),
  });
  const rows = {
    Order: orders,
    OrderLine: lines,
    Appointment: appointments,
    AppointmentItem: items,
    Customer: customers,
    CustomerBlock: blocks,
    Broadcast: broadcasts,
    Image: images,
    StoreClosure: closures,
    Product: products,
  };
  type Kind = keyof typeof rows;
  const idsOf = (kind: Kind) => rows[kind].map(({ id }) => globalId(kind, id));
  return {
    kinds: Object.keys(rows) as Kind[],
    idsOf,
    numbersOf: (kind: Kind) => rows[kind].map(({ id }) => id),
  };
}

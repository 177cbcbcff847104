import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { type Application, createApplication } from "../../api/src/application.ts";
import { buildContext } from "../../api/src/context.ts";
import { COOKIE_NAMES, type SessionKind } from "../../api/src/sessions/sessionStore.ts";
import { readEnv } from "../../api/src/startup/env.ts";
import type { Context } from "../../schema/src/context.ts";
import { globalId } from "../../schema/src/ids.ts";
import {
  appointmentRow,
  personRow,
  serviceRow,
  shiftRow,
  templateRow,
} from "../../schema/src/testing/bookingFixtures.ts";
import {
  customerRow,
  discountOn,
  ordered,
  orderRow,
  product,
  store,
} from "../../schema/src/testing/fixtures.ts";
import { createTestDatabase } from "./database.ts";

/** All viewers, in the order of the table's columns. */
export const VIEWERS = [
  "anonymous",
  "customer",
  "otherCustomer",
  "blocked",
  "staff",
  "admin",
  "dismissed",
] as const;
export type ViewerName = (typeof VIEWERS)[number];

type CustomerName = "customer" | "otherCustomer" | "blocked";

export interface AuthorizationTestServer {
  prisma: PrismaClient;
  databaseUrl: string;
  application: Application;
  /** Row numbers of the three customers; customers' rows belong to the first. */
  customers: Record<CustomerName, number>;
  /** Returns the Cookie header of a new session; "dismissed" has one from before the dismissal. */
  cookie(viewer: ViewerName): Promise<string>;
  context(viewer: ViewerName): Promise<Context>;
  /** Arguments for fields that need more than the minimal ones to check a viewer's access. */
  variables: Record<string, Record<string, unknown>>;
  close(): Promise<void>;
}

/**
 * Opens the whole server without a socket, on a new database with one row of everything and sessions of all
 * viewers.
 */
export async function openAuthorizationTestServer(): Promise<AuthorizationTestServer> {
  const database = await createTestDatabase();
  const prisma = connectPrisma(database.url, { poolSize: 4 });
  const env = readEnv({ NODE_ENV: "test", DATABASE_URL: database.url });
  const application = await createApplication({ env, prisma, databaseUrl: database.url });
  const { sessionStore } = application.services;

  const staff = {
    admin: await personRow(prisma, { username: "admin", role: "ADMIN" }),
    staff: await personRow(prisma, { username: "staff" }),
    dismissed: await personRow(prisma, { username: "dismissed", role: "ADMIN", state: "DISMISSED" }),
  };
  const customers: Record<CustomerName, number> = {
    customer: (await customerRow(prisma)).id,
    otherCustomer: (await customerRow(prisma)).id,
    blocked: (await customerRow(prisma)).id,
  };
  await prisma.customerBlock.create({ data: { customerId: customers.blocked, blockedById: staff.admin.id } });
  const variables = await fill(prisma, customers, staff.admin.id);

  async function cookie(viewer: ViewerName): Promise<string> {
    if (viewer === "anonymous") return "";
    const kind: SessionKind = viewer in staff ? "staff" : "customer";
    const id = { ...customers, staff: staff.staff.id, admin: staff.admin.id, dismissed: staff.dismissed.id };
    return `${COOKIE_NAMES[kind]}=${(await sessionStore.open(kind, id[viewer])).token}`;
  }

  return {
    prisma,
    databaseUrl: database.url,
    application,
    customers,
    variables,
    cookie,
    async context(viewer) {
      const request = new Request("http://shop.test/graphql", { headers: { cookie: await cookie(viewer) } });
      return (await buildContext(application.services, request, "http")).context;
    },
    async close() {
      application.endSubscriptions();
      await application.close();
      await prisma.$disconnect();
      await database.drop();
    },
  };
}

/** Creates one row of everything. */
async function fill(prisma: PrismaClient, customers: Record<CustomerName, number>, adminId: number) {
  const customerId = customers.customer;
  await store(prisma);
  await prisma.bookingHours.create({ data: { storeId: 1, weekday: 1, startMinute: 600, endMinute: 1200 } });
  const { id: productId } = await product(prisma);
  await prisma.productType.create({ data: { name: "茶", products: { create: { productId } } } });
  await discountOn(prisma, productId, {});
  const { id: orderId } = await orderRow(prisma, {
    customerId,
    lines: { create: { productId, productName: "茶", unitPrice: 1, quantity: 1 } },
    discountRecords: { create: { name: "折", amount: 1 } },
  });
  await prisma.shippingMethod.create({ data: { kind: "STORE_PICKUP", name: "自取" } });
  const { id: orderLineId } = await prisma.orderLine.findFirstOrThrow({ where: { orderId } });
  const { id: parcelId } = await prisma.parcel.create({
    data: { orderId, items: { create: { orderLineId, quantity: 1 } } },
  });
  await prisma.pickUpStore.create({
    data: { orderId, chain: "UNIMART", code: "131386", name: "建盛門市", address: "台北市" },
  });
  await prisma.carrierSetting.create({ data: { carrier: "ECPAY", chains: ["UNIMART"], senderName: "店長" } });
  await prisma.shipment.create({
    data: {
      parcelId,
      carrier: "ECPAY",
      reference: "P1",
      chain: "UNIMART",
      storeCode: "131386",
      goodsAmount: 1,
      carrierReference: "17",
      status: "300",
      statusText: "a status",
    },
  });
  await prisma.payment.create({
    data: {
      orderId,
      kind: "CASH",
      amount: 1,
      state: "CAPTURED",
      receivedAt: new Date(),
      note: "a note",
      refunds: { create: { amount: 1, reason: "a reason", state: "DONE", doneAt: new Date() } },
    },
  });
  await prisma.bankFormat.create({ data: { name: "銀行", columns: ["DATE", "AMOUNT"] } });
  await prisma.imageFile.create({ data: { hash: "f".repeat(64), images: { create: { name: "門面" } } } });
  await prisma.productImage.create({ data: { productId, position: 2, imageHash: "f".repeat(64) } });
  const service = await serviceRow(prisma);
  const person = await personRow(prisma, {
    skills: { create: { serviceId: service.id } },
    personnel: { create: {} },
    preferences: { create: { kind: "TABLE", subject: "orders", value: {} } },
  });
  const template = await templateRow(prisma);
  const ours = { staffMemberId: person.id, serviceId: service.id, day: "2026-11-30" };
  await shiftRow(prisma, { staffMemberId: person.id, shiftTemplateId: template.id, day: ours.day });
  const appointments = [];
  for (const [hour, owner] of [11, 14].map((one, index) => [one, [customerId, customers.blocked][index]])) {
    const { id } = await appointmentRow(prisma, { ...ours, hour: hour ?? 0 });
    appointments.push(
      await prisma.appointment.update({ where: { id }, data: { customerId: owner ?? null } }),
    );
  }
  const away = { startsAt: new Date("2026-12-01"), endsAt: new Date("2026-12-02") };
  await prisma.storeClosure.create({ data: away });
  await prisma.staffTimeOff.create({ data: { staffMemberId: person.id, ...away } });
  await prisma.broadcast.create({ data: { text: "新茶", recipients: 1, createdById: adminId } });
  await prisma.outboxMessage.create({
    data: {
      kind: "BROADCAST",
      data: {},
      state: "FAILED",
      failedJob: {
        create: { queue: "OUTBOX", kind: "BROADCAST", error: "INTERNAL", attempts: 1, customerId },
      },
    },
  });
  await prisma.apiToken.create({
    data: {
      name: "ERP",
      tokenHash: new Uint8Array(32),
      prefix: "machiya_aaaaaa",
      scopes: ["ORDERS_READ"],
      createdById: adminId,
    },
  });
  await prisma.webhookEndpoint.create({
    data: {
      url: "https://example.com",
      secret: "whsec_",
      kinds: ["ORDER_CREATED"],
      active: false,
      deliveries: {
        create: {
          state: "FAILED",
          event: { create: { kind: "TEST", entity: "WebhookEndpoint", entityId: 1, columns: {} } },
        },
      },
    },
  });
  await prisma.auditEntry.create({
    data: { staffMemberId: adminId, action: "CREATE", subjectType: "Product", subjectId: productId },
  });
  return {
    "Mutation.placeOrder": {
      input: {
        buyerPhone: "0900000000",
        recipientPhone: "0900000000",
        paymentMethod: "PAY_AT_STORE",
        lines: [ordered(productId)],
      },
    },
    "Mutation.bookAppointment": {
      input: {
        customerName: "x",
        customerPhone: "0900000000",
        startsAt: "2026-12-07T02:00:00.000Z",
        lines: [{ serviceId: globalId("Service", service.id) }],
      },
    },
    // A block is reported before a missing product.
    "Mutation.requestStockNotice": { input: { productId: globalId("Product", 2_000_000_000) } },
    "Mutation.moveMyAppointment": {
      input: {
        id: globalId("Appointment", appointments[1]?.id ?? 0),
        startsAt: "2026-12-07T02:00:00.000Z",
      },
    },
  };
}

/** Returns the server's response to a request of a viewer. */
export async function handle(
  server: AuthorizationTestServer,
  viewer: ViewerName,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const headers = {
    product: "machiya",
    "content-type": "application/json",
    cookie: await server.cookie(viewer),
  };
  const request = new Request(`http://shop.test${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return server.application.handle(request, { address: "127.0.0.1", secure: false });
}

import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { rowId } from "@machiya/schema/ids";
import sharp from "sharp";
import { productWithVariants } from "../../../schema/src/testing/fixtures.ts";
import type { Client } from "../../../testing/servers/client.ts";
import { enter, request } from "../../e2e/appointmentDay.ts";
import { type NewOrder, newOrder } from "../../e2e/newOrder.ts";
import { at, openTuesday } from "../../e2e/tuesday.ts";
import type { ConsoleShop } from "../console.ts";

/** How long a hanging save keeps its dialog from being left. */
export const LEAVABLE_AFTER_MS = 5_000;

/** How long a write waits for its response. */
export const WRITE_TIMEOUT_MS = 30_000;

/** The numbers of the records that the dialogs of these tests are opened for. */
export interface DialogShop {
  openOrder: number;
  /** An order with payments, and with a refund that the customer has not received. */
  paidOrder: number;
  /** An order whose money a provider reserves. */
  reservedOrder: number;
  packedOrder: number;
  slotOrder: number;
  variants: number;
  /** A customer who does not use LINE. */
  customer: number;
  staff: number;
  webhook: number;
  /** A pending appointment. */
  appointment: number;
}

/** The list of time off shows the days from today on. */
const daysAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const numberOf = (type: Parameters<typeof rowId>[0], id: string): number => rowId(type, id) ?? 0;

async function addPayments(admin: Client, orderId: string): Promise<void> {
  for (const amount of ["5", "7"]) {
    const { recordPayment } = await request<{ recordPayment: { id: string } }>(
      admin,
      "mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }",
      { input: { orderId, kind: "CASH", amount } },
    );
    if (amount === "7")
      await request(admin, "mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { id } }", {
        input: {
          paymentId: recordPayment.id,
          amount: "1",
          reason: "少收",
          method: "MANUAL",
          isPending: true,
        },
      });
  }
}

async function addParcel(admin: Client, orderId: string): Promise<void> {
  const { node } = await request<{ node: { lines: { product: { id: string } }[] } }>(
    admin,
    "query ($id: ID!) { node(id: $id) { ... on Order { lines { product { id } } } } }",
    { id: orderId },
  );
  const items = node.lines.map(({ product }) => ({ productId: product.id, quantity: "1" }));
  await request(admin, "mutation ($input: CreateParcelInput!) { createParcel(input: $input) { id } }", {
    input: { orderId, items, details: { carrier: "黑貓" } },
  });
}

/** Adds a shipping method with slots, and an order for one of them. */
async function addSlotOrder(admin: Client): Promise<number> {
  const slots = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    [600, 840].map((startMinute) => ({ weekday, startMinute, endMinute: startMinute + 120, capacity: 9 })),
  );
  const { createShippingMethod: method } = await request<{ createShippingMethod: { id: string } }>(
    admin,
    "mutation ($input: CreateShippingMethodInput!) { createShippingMethod(input: $input) { id } }",
    { input: { details: { kind: "STORE_PICKUP", name: "店面自取", slots, slotDaysAhead: 10 } } },
  );
  const { products } = await request<{ products: { edges: { node: { id: string } }[] } }>(
    admin,
    '{ products(first: 1, filter: { inStock: true, name: "麥茶" }) { edges { node { id } } } }',
    {},
  );
  const lines = products.edges.map(({ node }) => ({ productId: node.id, quantity: "1" }));
  const { shippingSlots } = await request<{
    shippingSlots: { day: string; startMinute: number; endMinute: number }[];
  }>(
    admin,
    "query ($id: ID!, $lines: [CartLineInput!]!) { shippingSlots(shippingMethodId: $id, lines: $lines) { day startMinute endMinute } }",
    { id: method.id, lines },
  );
  const { createOrder } = await request<{ createOrder: { id: string } }>(
    admin,
    "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }",
    {
      input: {
        details: { buyerName: "時段客" },
        lines,
        shipping: { shippingMethodId: method.id, slot: shippingSlots.at(-1) },
      },
    },
  );
  return numberOf("Order", createOrder.id);
}

/** Adds a token, a webhook, an image, a failed job, and a broadcast, and returns the number of the webhook. */
async function addOthers(admin: Client, prisma: PrismaClient): Promise<number> {
  await request(
    admin,
    "mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }",
    {
      input: { name: "ERP", scopes: ["ORDERS_READ"], expiresAt: null },
    },
  );
  const { createWebhookEndpoint: made } = await request<{
    createWebhookEndpoint: { webhookEndpoint: { id: string } };
  }>(
    admin,
    "mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { webhookEndpoint { id } } }",
    {
      input: {
        details: { url: "https://stock.example/machiya", description: "ERP", kinds: ["ORDER_CREATED"] },
      },
    },
  );
  const red = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#b3412a" } })
    .png()
    .toBuffer();
  await request(admin, "mutation ($input: CreateImagesInput!) { createImages(input: $input) { id } }", {
    input: { images: [{ name: "海報", image: red.toString("base64") }] },
  });
  await request(admin, "mutation ($input: SendBroadcastInput!) { sendBroadcast(input: $input) { id } }", {
    input: { text: "明天開賣", scheduledAt: daysAhead(1) },
  });
  await prisma.outboxMessage.create({
    data: {
      kind: "ORDER_RECEIVED",
      data: { order: { id: 7 } },
      state: "FAILED",
      attempts: 150,
      failedJob: {
        create: {
          queue: "OUTBOX",
          kind: "ORDER_RECEIVED",
          error: "LINE_UNAVAILABLE",
          attempts: 150,
          recordType: "Order",
          recordNumber: 7,
        },
      },
    },
  });
  return numberOf("WebhookEndpoint", made.webhookEndpoint.id);
}

/** Adds to the demo shop what the dialogs of these tests need. */
export async function fillDialogShop({ admin, databaseUrl }: ConsoleShop): Promise<DialogShop> {
  const prisma = connectPrisma(databaseUrl);
  const salon = await openTuesday(admin);
  const appointment = await enter(admin, salon, {
    customer: "兩項客",
    startsAt: at("12:00", "2031-05-07"),
    lines: [
      ["除毛", "林小美"],
      ["美甲", "林小美"],
    ],
  });
  await request(
    admin,
    "mutation ($input: CreateStaffTimeOffInput!) { createStaffTimeOff(input: $input) { id } }",
    {
      input: {
        staffMemberId: salon.staff.林小美,
        details: { startsAt: daysAhead(20), endsAt: daysAhead(21), note: "旅行" },
      },
    },
  );
  const orders = await Promise.all(
    ["尚未處理", "已付款", "已授權", "已包裝"].map((buyerName) => newOrder(admin, { buyerName })),
  );
  const [openOrder, paidOrder, reservedOrder, packedOrder] = orders as [
    NewOrder,
    NewOrder,
    NewOrder,
    NewOrder,
  ];
  await addPayments(admin, paidOrder.id);
  await addParcel(admin, packedOrder.id);
  await prisma.pickUpStore.create({
    data: {
      orderId: reservedOrder.number,
      chain: "UNIMART",
      code: "131386",
      name: "建盛門市",
      address: "台北市南港區三重路23號",
    },
  });
  await prisma.payment.create({
    data: {
      orderId: reservedOrder.number,
      orderNumber: reservedOrder.number,
      provider: "STRIPE",
      kind: "CARD",
      amount: 100,
      state: "AUTHORIZED",
      capturesLater: true,
      providerReference: "pi_faults",
    },
  });
  const { createCustomer: customer } = await request<{ createCustomer: { id: string } }>(
    admin,
    "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }",
    { input: { name: "沒有 LINE 的客人", phone: "0900-555-666" } },
  );
  const shop = {
    openOrder: openOrder.number,
    paidOrder: paidOrder.number,
    reservedOrder: reservedOrder.number,
    packedOrder: packedOrder.number,
    slotOrder: await addSlotOrder(admin),
    variants: (await productWithVariants(prisma)).parent.id,
    customer: numberOf("Customer", customer.id),
    staff: numberOf("StaffMember", salon.staff.林小美 ?? ""),
    webhook: await addOthers(admin, prisma),
    appointment,
  };
  await prisma.$disconnect();
  return shop;
}

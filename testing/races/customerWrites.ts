import { globalId } from "@machiya/schema/ids";
import { bookable, clock } from "../../schema/src/testing/bookable.ts";
import type { Client } from "../servers/client.ts";
import { lineInputs, type RaceSalon } from "./raceSalon.ts";

/** A customer of one case, who is signed in at the first process. */
export interface Visitor {
  id: number;
  client: Client;
}

/** A write that is ready to be sent. */
export interface PreparedWrite {
  /** The SQL statement with which an outsider makes it wait. */
  hold: string;
  /** Sends it; resolves with the refusal's code (REST: its number), or null. */
  send(): Promise<string | number | null>;
}

/** Prepares one write of a customer. */
export type PrepareWrite = (salon: RaceSalon, visitor: Visitor, day: string) => Promise<PreparedWrite>;

const PHONE = "0900000000";

async function productOf({ prisma }: RaceSalon, stock = 10): Promise<number> {
  const { id } = await prisma.product.create({ data: { name: "茶碗", price: 120, stock } });
  return id;
}

const holdRow = (table: string, id: number) => `SELECT FROM "${table}" WHERE "id" = ${id} FOR UPDATE`;
const holdDay = (day: string) =>
  `INSERT INTO "BookingDay" ("day") VALUES ('${day}') ON CONFLICT ("day") DO UPDATE SET "version" = "BookingDay"."version" + 1`;

const sendGraphql = async (client: Client, document: string, variables: Record<string, unknown>) =>
  (await client.graphql(document, variables)).code;

async function sendRest(client: Client, path: string, body: object): Promise<number | null> {
  const { error_code: code } = await client.rest("POST", path, body);
  return code === 0 ? null : code;
}

/** Books a pending appointment at 10:00 of the day directly in the database. */
async function appointmentOf({ prisma }: RaceSalon, { id: customerId }: Visitor, day: string) {
  const { service, people } = await bookable(prisma, { days: [day] });
  const times = { startsAt: clock("10:00", day), endsAt: clock("11:00", day) };
  return prisma.appointment.create({
    data: {
      customerId,
      customerName: "小美",
      source: "CHAT_APP",
      ...times,
      items: {
        create: {
          serviceId: service.id,
          serviceName: service.name,
          serviceMinutes: 60,
          staffMemberId: people[0]?.id ?? null,
          ...times,
        },
      },
    },
  });
}

/** Creates an unpaid order with this payment method directly in the database. */
const orderOf = ({ prisma }: RaceSalon, { id: customerId }: Visitor, paymentMethod: number) =>
  prisma.order.create({
    data: {
      customerId,
      buyerName: "小美",
      buyerPhone: PHONE,
      recipientName: "",
      recipientPhone: "",
      address: "",
      source: "SHOPPING_PLATFORM",
      paymentMethod,
      totalQuantity: 1,
      subtotal: 120,
      total: 120,
    },
  });

/** Every write of customers, by the name of its mutation; those with a REST route also by that. */
export const CUSTOMER_WRITES = {
  async placeOrder(salon, { client }) {
    const product = await productOf(salon);
    const input = {
      buyerPhone: PHONE,
      paymentMethod: "CASH_ON_DELIVERY",
      expectedDeliveryDate: salon.day(3),
      lines: [{ productId: globalId("Product", product), quantity: "1", seenPrice: "120" }],
    };
    const document = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }";
    return { hold: holdRow("Product", product), send: () => sendGraphql(client, document, { input }) };
  },
  async "POST /line/user/product-order"(salon, { client }) {
    const product = await productOf(salon);
    const body = {
      orderer_phone: PHONE,
      payment_method: 5,
      predict_delivery_date: salon.day(3),
      product_order_content: [{ product_id: product, product_dollar: "120", total_count: "1" }],
    };
    return {
      hold: holdRow("Product", product),
      send: () => sendRest(client, "/line/user/product-order", body),
    };
  },
  async bookAppointment({ prisma }, { client }, day) {
    const { service } = await bookable(prisma, { days: [day] });
    const lines = lineInputs([{ service: service.id }]);
    const input = { customerName: "小美", customerPhone: PHONE, startsAt: clock("14:00", day), lines };
    const document = "mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }";
    return { hold: holdDay(day), send: () => sendGraphql(client, document, { input }) };
  },
  async "POST /line/user/appointment"({ prisma }, { client }, day) {
    const { service } = await bookable(prisma, { days: [day] });
    const body = {
      customer_name: "小美",
      customer_phone: PHONE,
      start_time: clock("14:00", day),
      appointment_content: [{ service_id: service.id }],
    };
    return { hold: holdDay(day), send: () => sendRest(client, "/line/user/appointment", body) };
  },
  async moveMyAppointment(salon, visitor, day) {
    const { id } = await appointmentOf(salon, visitor, day);
    const input = { id: globalId("Appointment", id), startsAt: clock("14:00", day) };
    const document = "mutation ($input: MoveMyAppointmentInput!) { moveMyAppointment(input: $input) { id } }";
    return { hold: holdDay(day), send: () => sendGraphql(visitor.client, document, { input }) };
  },
  async cancelMyAppointment(salon, visitor, day) {
    const { id } = await appointmentOf(salon, visitor, day);
    const input = { id: globalId("Appointment", id) };
    const document =
      "mutation ($input: CancelMyAppointmentInput!) { cancelMyAppointment(input: $input) { id } }";
    return { hold: holdDay(day), send: () => sendGraphql(visitor.client, document, { input }) };
  },
  async cancelMyOrder(salon, visitor) {
    const order = await orderOf(salon, visitor, 3);
    const input = { orderId: globalId("Order", order.id) };
    const document = "mutation ($input: CancelMyOrderInput!) { cancelMyOrder(input: $input) { id } }";
    return { hold: holdRow("Order", order.id), send: () => sendGraphql(visitor.client, document, { input }) };
  },
  async reportMyPayment(salon, visitor) {
    const order = await orderOf(salon, visitor, 3);
    const input = { orderId: globalId("Order", order.id), digits: "12345" };
    const document = "mutation ($input: ReportMyPaymentInput!) { reportMyPayment(input: $input) { id } }";
    return { hold: holdRow("Order", order.id), send: () => sendGraphql(visitor.client, document, { input }) };
  },
  async startPayment(salon, visitor) {
    const setting = { enabled: true, currency: "TWD", channels: ["CARD" as const] };
    await salon.prisma.paymentProviderSetting.upsert({
      where: { provider: "ECPAY" },
      create: { provider: "ECPAY", ...setting, credentials: Buffer.from("sealed"), credentialsKeyId: "key" },
      update: setting,
    });
    const order = await orderOf(salon, visitor, 2);
    const input = { orderId: globalId("Order", order.id), provider: "ECPAY", channel: "CARD" };
    const document = "mutation ($input: StartPaymentInput!) { startPayment(input: $input) { url } }";
    return { hold: holdRow("Order", order.id), send: () => sendGraphql(visitor.client, document, { input }) };
  },
  async requestStockNotice(salon, { client }) {
    const product = await productOf(salon, 0);
    const input = { productId: globalId("Product", product) };
    const document = "mutation ($input: StockNoticeInput!) { requestStockNotice(input: $input) { id } }";
    return { hold: holdRow("Product", product), send: () => sendGraphql(client, document, { input }) };
  },
  async withdrawStockNotice(salon, { id: customerId, client }) {
    const product = await productOf(salon, 0);
    await salon.prisma.stockNotice.create({ data: { customerId, productId: product } });
    const input = { productId: globalId("Product", product) };
    const document = "mutation ($input: StockNoticeInput!) { withdrawStockNotice(input: $input) { id } }";
    return { hold: holdRow("Product", product), send: () => sendGraphql(client, document, { input }) };
  },
} satisfies Record<string, PrepareWrite>;

export type CustomerWrite = keyof typeof CUSTOMER_WRITES;

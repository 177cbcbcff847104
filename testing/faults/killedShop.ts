import type { PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { bookable, clock } from "../../schema/src/testing/bookable.ts";
import { bookingViolations, overlaps } from "../races/bookingInvariants.ts";
import type { Client } from "../servers/client.ts";

export const STOCK = 100_000;
const DAYS = 60;
const PEOPLE = 8;
/** Start times per day, one hour apart, from 10:00. */
const HOURS = 10;

/** The products and services that can be written to. */
export interface Stock {
  products: number[];
  service: number;
  people: number[];
  days: string[];
}

export async function fillShop(prisma: PrismaClient, today: string): Promise<Stock> {
  await prisma.store.create({ data: { name: "町家" } });
  const discount = await prisma.discount.create({
    data: { name: "九折", kind: "PER_PRODUCT", audience: "PRODUCT", multiplier: "0.9" },
  });
  const products = [];
  for (const price of [120, 333]) {
    const data = { name: `茶碗 ${price}`, price, stock: STOCK };
    const { id } = await prisma.product.create({
      data: { ...data, discounts: { create: { discountId: discount.id } } },
    });
    products.push(id);
  }
  const days = Array.from({ length: DAYS }, (_, index) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + (index + 1) * 86_400_000).toISOString().slice(0, 10),
  );
  const { service, people } = await bookable(prisma, { count: PEOPLE, days });
  return { products, service: service.id, people: people.map(({ id }) => id), days };
}

/** Writes a row under a unique name; resolves with the refusal's code, or null when acknowledged. */
export type Write = (client: Client, name: string, index: number) => Promise<string | null>;

/** The kinds of writes, through different APIs and for different models. */
export function writesOf({
  products,
  service,
  people,
  days,
}: Stock): Record<string, { by: "customer" | "admin"; write: Write }> {
  return {
    order: {
      by: "customer",
      async write(client, name) {
        const lines = [
          { productId: globalId("Product", products[0] ?? 0), quantity: "2", seenPrice: 120 },
          { productId: globalId("Product", products[1] ?? 0), quantity: "1", seenPrice: 333 },
        ];
        const input = {
          buyerPhone: "0900000000",
          paymentMethod: "PAY_AT_STORE",
          note: name,
          idempotencyKey: name,
          lines,
        };
        const document = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }";
        return (await client.graphql(document, { input })).code;
      },
    },
    restOrder: {
      by: "customer",
      async write(client, name) {
        const product_order_content = [{ product_id: products[0], total_count: "1", product_dollar: "120" }];
        const body = { orderer_phone: "0900000000", payment_method: 4, remark: name, product_order_content };
        const { error_code } = await client.rest("POST", "/line/user/product-order", body);
        return error_code === 0 ? null : error_code === 5000 ? "INTERNAL" : String(error_code);
      },
    },
    appointment: {
      by: "admin",
      async write(client, name, index) {
        const day = days[Math.floor(index / HOURS) % days.length];
        const person = people[Math.floor(index / (HOURS * days.length))];
        const startsAt = clock(`${10 + (index % HOURS)}:00`, day);
        const input = {
          details: { customerName: name, customerPhone: "0900000000", startsAt },
          lines: [
            { serviceId: globalId("Service", service), staffMemberId: globalId("StaffMember", person ?? 0) },
          ],
        };
        const document =
          "mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }";
        return (await client.graphql(document, { input })).code;
      },
    },
    shelf: {
      by: "admin",
      async write(client, name) {
        const document =
          "mutation ($input: CreateProductTypesInput!) { createProductTypes(input: $input) { id } }";
        return (await client.graphql(document, { input: { productTypes: [{ name }] } })).code;
      },
    },
  };
}

/** Returns the number of written rows by their names. */
export async function kept(prisma: PrismaClient): Promise<Map<string, number>> {
  const rows = await prisma.$queryRaw<{ name: string; count: number }[]>`
    SELECT name, count(*)::int AS count FROM (
      SELECT note AS name FROM "Order" UNION ALL
      SELECT "customerName" FROM "Appointment" UNION ALL
      SELECT name FROM "ProductType") AS written
    GROUP BY name`;
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** Returns a complaint for each partial write; empty when all writes are complete. */
export async function halves(prisma: PrismaClient): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ complaint: string }[]>`
    SELECT 'order ' || o.id || ' is not the sum of its lines' AS complaint
      FROM "Order" o LEFT JOIN (
        SELECT "orderId", sum(quantity) AS quantity, sum(quantity * "unitPrice") AS subtotal FROM "OrderLine" GROUP BY 1) l ON l."orderId" = o.id
      WHERE o.subtotal IS DISTINCT FROM l.subtotal OR o."totalQuantity" IS DISTINCT FROM l.quantity
        OR o.total <> o.subtotal + o."discountTotal"
    UNION ALL
    SELECT 'order ' || o.id || ' has not the records of its discounts'
      FROM "Order" o LEFT JOIN (
        SELECT "orderId", sum(amount) AS amount, count(*) AS count FROM "DiscountRecord" GROUP BY 1) d ON d."orderId" = o.id
      WHERE o."discountTotal" IS DISTINCT FROM floor(d.amount + 0.5) OR d.count <> 1
    UNION ALL
    SELECT 'product ' || p.id || ' has lost count'
      FROM "Product" p LEFT JOIN (
        SELECT "productId", sum(quantity) AS taken FROM "OrderLine" GROUP BY 1) l ON l."productId" = p.id
      WHERE p.stock <> ${STOCK} - coalesce(l.taken, 0)
    UNION ALL
    SELECT 'not one notice for each order'
      WHERE (SELECT count(*) FROM "OutboxMessage" WHERE kind = 'ORDER_RECEIVED') <> (SELECT count(*) FROM "Order")
    UNION ALL
    SELECT 'appointment ' || a.id || ' has not its one item'
      FROM "Appointment" a WHERE (SELECT count(*) FROM "AppointmentItem" i WHERE i."appointmentId" = a.id) <> 1
    UNION ALL
    SELECT 'shelf ' || t.id || ' came without a trace'
      FROM "ProductType" t WHERE (SELECT count(*) FROM "AuditEntry" e
        WHERE e."subjectType" = 'ProductType' AND e."subjectId" = t.id AND e.action = 'CREATE') <> 1
    UNION ALL
    SELECT 'traces of shelves that are not there'
      WHERE (SELECT count(*) FROM "AuditEntry" WHERE "subjectType" = 'ProductType') <> (SELECT count(*) FROM "ProductType")`;
  const doubled = await overlaps(prisma);
  return [
    ...rows.map(({ complaint }) => complaint),
    ...(await bookingViolations(prisma)),
    ...(doubled === 0 ? [] : [`${doubled} double bookings`]),
  ];
}

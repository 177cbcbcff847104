import { Prisma } from "@machiya/prisma/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Route, storesResponse } from "../rest-bridge/src/protocol/route.ts";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { CALLS } from "../rest-bridge/src/testing/calls.ts";
import { databaseDigest } from "./databaseDigest.ts";
import { openRestShop, type RestShop } from "./servers/restShop.ts";

/** Noon in Taipei, on the day before the appointment in the examples. */
const NOW = new Date("2026-11-21T04:00:00Z");
const TOMORROW = "2026-11-22";
/** The first row number for rows that are created later. */
const LATER = 1000;
const STAFF = 2;
const NAMES = { buyerName: "", buyerPhone: "", recipientName: "", recipientPhone: "", address: "" };

let shop: RestShop;

beforeAll(async () => {
  shop = await openRestShop(() => NOW);
  for (const table of [
    "Product",
    "ProductType",
    "Discount",
    "Order",
    "Service",
    "ShiftTemplate",
    "Appointment",
    "Image",
  ])
    await shop.prisma.$executeRaw`SELECT setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${LATER})`;
});

afterAll(() => shop.close());

/** Restores the rows that the routes' examples name, whatever earlier routes have changed or deleted. */
async function fill({ prisma }: RestShop, name: string): Promise<void> {
  await prisma.$executeRaw`TRUNCATE "Appointment", "Order", "Product", "ProductType", "Discount", "Image", "ShiftTemplate", "Service" CASCADE`;
  await prisma.customer.deleteMany({ where: { id: { in: [5, 6] } } });
  await prisma.store.deleteMany();

  await prisma.product.create({ data: { id: 7, name: "抹茶", price: 120, stock: 50 } });
  await prisma.productType.create({ data: { id: 2, name: "茶具" } });
  await prisma.discount.create({ data: { id: 3, name: "九折", kind: "PER_PRODUCT", audience: "CUSTOMER" } });
  for (const id of [5, 6]) await prisma.customer.create({ data: { id, lineUserId: `U${id}`, name: "林" } });
  await prisma.customerBlock.create({ data: { id: 6, customerId: 6 } });
  await prisma.imageFile.createMany({ data: [{ hash: "x" }], skipDuplicates: true });
  await prisma.image.create({ data: { id: 4, name: "門面", imageHash: "x" } });
  if (!name.startsWith("POST /api/admin/store"))
    await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [] } });

  const line = { productId: 7, quantity: 1, unitPrice: 120, productName: "抹茶" };
  const order = { ...NAMES, id: 31, source: "MANUAL", paymentMethod: 4, state: "WAITING" } as const;
  const isOnIt = !name.startsWith("POST /api/admin/product-order-content");
  await prisma.order.create({
    data: { ...order, totalQuantity: 1, ...(isOnIt && { lines: { create: line } }) },
  });

  await prisma.service.create({ data: { id: 4, name: "手部保養", durationMinutes: 60, price: 800 } });
  await prisma.staffSkill.create({ data: { staffMemberId: STAFF, serviceId: 4 } });
  await prisma.shiftTemplate.create({ data: { id: 6, name: "全日", startMinute: 600, endMinute: 1200 } });
  const date = new Date(`${TOMORROW}T00:00:00Z`);
  const shift = { staffMemberId: STAFF, shiftTemplateId: 6, date, state: "OPEN_TO_CUSTOMERS" } as const;
  await prisma.shiftAssignment.create({ data: shift });
  if (/appointment/.test(name)) {
    const startsAt = new Date(`${TOMORROW}T06:00:00Z`);
    const between = new Date(`${TOMORROW}T07:00:00Z`);
    const endsAt = new Date(`${TOMORROW}T08:00:00Z`);
    const service = { staffMemberId: STAFF, serviceId: 4, serviceName: "手部保養", serviceMinutes: 60 };
    const items = [
      { ...service, id: 91, startsAt, endsAt: between },
      { ...service, id: 92, startsAt: between, endsAt },
    ];
    const appointment = { id: 51, source: "MANUAL", customerName: "林", startsAt, endsAt } as const;
    await prisma.appointment.create({ data: { ...appointment, items: { create: items } } });
  }
}

/**
 * Inputs that differ from the documentation's, because responses with a generated password are not stored.
 */
const INPUTS: Record<string, object> = {
  "POST /api/admin/employer": {
    name: "美美",
    english_name: "Mei",
    position_name: "美甲師",
    role: 3,
    password: "a first password",
  },
};

const WRITES = ROUTES.filter(storesResponse);

describe.each(WRITES.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "%s",
  (name, route) => {
    it("repeated with the same Idempotency-Key returns the same bytes and does nothing else, even if the first response was not stored", async () => {
      await fill(shop, name);
      const first = await call(name, route);
      expect(first.text).toMatch(/^{"error_code":0,/);
      // Waits until the write's background jobs are done.
      await expect
        .poll(() => shop.prisma.outboxMessage.count({ where: { state: "PENDING" } }), { timeout: 60_000 })
        .toBe(0);
      await expect
        .poll(() => shop.prisma.broadcast.count({ where: { finishedAt: null } }), { timeout: 60_000 })
        .toBe(0);
      const written = await databaseDigest(shop.prisma);
      const second = await call(name, route);
      expect(second.text).toBe(first.text);
      expect([first.replayed, second.replayed]).toEqual([null, "true"]);
      expect(await databaseDigest(shop.prisma)).toEqual(written);

      // The process was killed between the commit and the response.
      await shop.prisma.idempotencyKey.updateMany({
        data: { status: null, headers: Prisma.DbNull, body: null, leaseUntil: new Date(0) },
      });
      const third = await call(name, route);
      expect(third.text).toBe(first.text);
      expect(third.replayed).toBeNull();
      // Storing the same image again only notes that it is in use.
      const { ImageFile: _, ...rows } = written;
      expect(await databaseDigest(shop.prisma)).toMatchObject(rows);
    });
  },
);

async function call(name: string, { method, path, access }: Route) {
  const viewer = shop.viewers[access === "customer" ? "customer" : "admin"];
  const { query = "", body = {} } = CALLS[name] ?? {};
  const headers = { "content-type": "application/json", product: "machiya" };
  const response = await viewer.fetch(`${path}?${query}`, {
    method,
    headers: { ...headers, "idempotency-key": name.replace(" ", ":") },
    body: JSON.stringify(INPUTS[name] ?? body),
  });
  // Latin-1 preserves each byte.
  const text = Buffer.from(await response.arrayBuffer()).toString("latin1");
  return { text, replayed: response.headers.get("idempotency-replayed") };
}

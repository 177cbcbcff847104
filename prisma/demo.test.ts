import { createHash } from "node:crypto";
import { priceCart } from "@machiya/schema/domain/orders/pricing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/servers/database.ts";
import { connectPrisma, type PrismaClient } from "./client.ts";
import { type DemoDependencies, renderDemoImages, seedDemo } from "./demo.ts";
import { isEmpty } from "./emptyShop.ts";

const NOW = new Date("2026-11-21T04:00:00.000Z");

let database: TestDatabase;
let prisma: PrismaClient;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url);
});

afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

/** Stores an image's row without rendering it, which takes seconds and is the server's concern. */
const dependencies = (client: PrismaClient): DemoDependencies => ({
  now: NOW,
  keepPictures: () =>
    Promise.all(
      renderDemoImages(async (image) => {
        const hash = createHash("sha256").update(image).digest("hex");
        await client.imageFile.createMany({ data: [{ hash }], skipDuplicates: true });
        return hash;
      }),
    ),
  hashPassword: async (password) => `hash of ${password}`,
  adminPassword: "one",
  staffPassword: "two",
  priceCart,
});

describe("seedDemo", () => {
  it("leaves nothing except images after an error", async () => {
    const failing = {
      ...dependencies(prisma),
      priceCart: () => {
        throw new Error("no prices today");
      },
    };
    await expect(seedDemo(prisma, failing)).rejects.toThrow("no prices today");
    expect(await isEmpty(prisma)).toBe(true);
  });

  it("fills the database once when several processes start at once, each with a single connection", async () => {
    const clients = Array.from({ length: 4 }, () => connectPrisma(database.url, { poolSize: 1 }));
    const done = await Promise.all(clients.map((client) => seedDemo(client, dependencies(client))));
    await Promise.all(clients.map((client) => client.$disconnect()));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect({
      products: await prisma.product.count(),
      types: await prisma.productType.count(),
      discounts: await prisma.discount.count(),
      customers: await prisma.customer.count(),
      blocks: await prisma.customerBlock.count(),
      orders: await prisma.order.count(),
      staff: await prisma.staffMember.count(),
      services: await prisma.service.count(),
      shiftTemplates: await prisma.shiftTemplate.count(),
      appointments: await prisma.appointment.count(),
      pictures: await prisma.imageFile.count(),
    }).toEqual({
      products: 60,
      types: 6,
      discounts: 8,
      customers: 40,
      blocks: 2,
      orders: 200,
      staff: 10,
      services: 5,
      shiftTemplates: 4,
      appointments: 300,
      pictures: 70,
    });
  });

  it("leaves a nonempty database unchanged", async () => {
    expect(await isEmpty(prisma)).toBe(false);
    expect(await seedDemo(prisma, dependencies(prisma))).toBe(false);
    expect(await prisma.order.count()).toBe(200);
  });

  it("limits the open orders and the appointments of a customer", async () => {
    const store = await prisma.store.findUniqueOrThrow({ where: { id: 1 } });
    expect(store).toMatchObject({ maxOpenOrders: 5, maxOpenAppointments: 5, maxOverlappingAppointments: 2 });
  });

  it("creates the two logins with their roles", async () => {
    const staff = await prisma.staffMember.findMany({ orderBy: { id: "asc" }, take: 2 });
    expect(staff.map(({ username, role, passwordHash }) => ({ username, role, passwordHash }))).toEqual([
      { username: "admin", role: "ADMIN", passwordHash: "hash of one" },
      { username: "staff", role: "STAFF", passwordHash: "hash of two" },
    ]);
  });

  it("gives all other staff an unknown password, and each an image", async () => {
    const staff = await prisma.staffMember.findMany({ where: { username: { notIn: ["admin", "staff"] } } });
    expect(new Set(staff.map(({ passwordHash }) => passwordHash)).size).toBe(1);
    expect(staff[0]?.passwordHash).toMatch(/^hash of [0-9a-f-]{36}$/);
    expect(new Set(staff.map(({ imageHash }) => imageHash)).size).toBe(8);
  });

  it("creates a salon without overlaps, by the database and the domain rules", async () => {
    const [found] = await prisma.$queryRaw<{ overlaps: bigint; astray: bigint; idle: bigint }[]>`
      SELECT
        (SELECT count(*) FROM "AppointmentItem" a JOIN "AppointmentItem" b ON a.id < b.id AND a."staffMemberId" = b."staffMemberId"
          AND a.occupying AND b.occupying AND a."startsAt" < b."endsAt" AND b."startsAt" < a."endsAt") AS overlaps,
        (SELECT count(*) FROM "AppointmentItem" i JOIN "Appointment" a ON a.id = i."appointmentId"
          WHERE i.occupying <> (a.state <> 'CANCELLED') OR i."startsAt" < a."startsAt" OR i."endsAt" > a."endsAt") AS astray,
        (SELECT count(*) FROM "Appointment" a WHERE NOT EXISTS (SELECT FROM "AppointmentItem" i WHERE i."appointmentId" = a.id)) AS idle`;
    expect(found).toEqual({ overlaps: 0n, astray: 0n, idle: 0n });
    const items = await prisma.appointmentItem.findMany({ include: { service: true } });
    expect(items.filter(({ serviceName, service }) => service?.name !== serviceName)).toEqual([]);
  });

  it("creates shifts for the login `staff`", async () => {
    const { id } = await prisma.staffMember.findUniqueOrThrow({ where: { username: "staff" } });
    expect(await prisma.shiftAssignment.count({ where: { staffMemberId: id } })).toBeGreaterThan(20);
    expect(await prisma.appointmentItem.count({ where: { staffMemberId: id } })).toBeGreaterThan(10);
    expect(await prisma.staffSkill.count({ where: { staffMemberId: id } })).toBe(3);
  });

  it("gives the newest order the highest number", async () => {
    const orders = await prisma.order.findMany({ orderBy: { id: "asc" }, select: { createdAt: true } });
    const times = orders.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it("writes lines and discounts that add up to the sums of their order", async () => {
    const orders = await prisma.order.findMany({ include: { lines: true, discountRecords: true } });
    for (const { lines, discountRecords, subtotal, discountTotal, total, totalQuantity } of orders) {
      const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((a, b) => a + b, 0) * 1e5) / 1e5;
      expect(sum(lines.map(({ quantity }) => quantity.toNumber()))).toBe(totalQuantity.toNumber());
      expect(sum(lines.map(({ quantity, unitPrice }) => quantity.times(unitPrice).toNumber()))).toBe(
        subtotal.toNumber(),
      );
      expect(Math.round(sum(discountRecords.map(({ amount }) => amount.toNumber())))).toBe(
        discountTotal.toNumber(),
      );
      expect(subtotal.plus(discountTotal).equals(total)).toBe(true);
    }
  });

  it("names lines after their products, each product with its own image", async () => {
    const products = await prisma.product.findMany({
      include: { types: { include: { productType: true } } },
    });
    expect(new Set(products.map(({ imageHash }) => imageHash)).size).toBe(60);
    const lines = await prisma.orderLine.findMany({ include: { product: true } });
    expect(
      lines.filter(
        ({ productName, imageHash, product }) =>
          productName !== product.name || imageHash !== product.imageHash,
      ),
    ).toEqual([]);
    const box = products.find(({ code }) => code === "machiya");
    expect(box?.types.map(({ productType }) => productType.name).sort()).toEqual(
      ["茶 Tea", "和菓子・點心", "季節禮盒 Gifts"].sort(),
    );
  });

  it("names discount records after their discounts", async () => {
    const [records, discounts] = await Promise.all([
      prisma.discountRecord.findMany(),
      prisma.discount.findMany(),
    ]);
    const names = new Map(discounts.map(({ id, name }) => [id, name]));
    expect(records.length).toBeGreaterThan(50);
    expect(
      records.filter(({ discountId, name }) => discountId === null || names.get(discountId) !== name),
    ).toEqual([]);
  });
});

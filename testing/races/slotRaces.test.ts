import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningApplication } from "../e2e/application.ts";
import { Client } from "../servers/client.ts";
import { createTestDatabase } from "../servers/database.ts";
import { startInTwoProcesses } from "../servers/twoProcesses.ts";

const KEY = "race-key";
const CUSTOMERS = 200;
const CAPACITY = 10;

const PLACE_ORDER =
  "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id number shippingSlot { day } } }";

let prisma: PrismaClient;
let servers: RunningApplication[];
let customers: Client[];
let admin: Client;
let drop: () => Promise<void>;
let bowl: number;
/** A day that is offered, seven days from now. */
const DAY = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = () => database.drop();
  prisma = connectPrisma(database.url);
  const env = {
    DATABASE_URL: database.url,
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: KEY,
  };
  servers = await startInTwoProcesses(env);
  customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, (_, index) => new Client(origin(index)).logInCustomer(index + 1, KEY)),
  );
  const passwordHash = await hash("racer-password");
  await prisma.staffMember.create({ data: { username: "racer", name: "店長", role: "ADMIN", passwordHash } });
  admin = await new Client(origin(0)).logIn("racer", "racer-password");
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [] } });
  bowl = (await prisma.product.create({ data: { name: "茶碗", price: 120, stock: 100_000 } })).id;
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await prisma.$disconnect();
  await drop();
});

/** Spreads customers over both processes. */
const origin = (index: number) => servers[index % servers.length]?.origin ?? "";

/** Replaces the shop's methods by one whose slots are on every day. */
async function pickup(startMinutes: readonly number[], more: object = {}) {
  await prisma.order.deleteMany();
  await prisma.shippingMethod.deleteMany();
  const slots = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    startMinutes.map((start) => [weekday, start, start + 60, CAPACITY]),
  );
  const data = { kind: "STORE_PICKUP" as const, name: "自取", slots, slotDaysAhead: 14, ...more };
  return prisma.shippingMethod.create({ data });
}

const order = (client: Client, startMinute: number, quantity = "1") =>
  client.graphql<{ placeOrder: { id: string; number: number } }>(PLACE_ORDER, {
    input: {
      buyerPhone: "0900000000",
      paymentMethod: "PAY_AT_STORE",
      lines: [{ productId: globalId("Product", bowl), quantity, seenPrice: 120 }],
      shippingSlot: { day: DAY, startMinute, endMinute: startMinute + 60 },
    },
  });

const tally = (codes: readonly (string | null)[]) =>
  codes.reduce<Record<string, number>>((sum, code) => {
    sum[code ?? "ordered"] = (sum[code ?? "ordered"] ?? 0) + 1;
    return sum;
  }, {});

/** Compares what is counted of each slot with its orders. */
async function expectCounted() {
  const orders = await prisma.order.findMany({
    where: { slotDay: { not: null }, state: { not: "CANCELLED" } },
    select: { slotStart: true, slotWorkUnits: true },
  });
  const uses = await prisma.shippingSlotUse.findMany({ orderBy: { startMinute: "asc" } });
  for (const { startMinute, orders: counted, workUnits } of uses) {
    const own = orders.filter(({ slotStart }) => slotStart === startMinute);
    expect(counted).toBe(own.length);
    expect(workUnits.toNumber()).toBe(
      own.reduce((sum, one) => sum + (one.slotWorkUnits?.toNumber() ?? 0), 0),
    );
  }
  return uses.map((use) => use.orders);
}

it.for([1, 2, 3])("round %i: 200 checkouts at a slot of capacity 10 become exactly 10 orders", async () => {
  await pickup([600]);
  const answers = await Promise.all(customers.map((client) => order(client, 600)));
  expect(tally(answers.map(({ code }) => code))).toEqual({
    ordered: CAPACITY,
    SHIPPING_SLOT_NOT_AVAILABLE: CUSTOMERS - CAPACITY,
  });
  expect(await expectCounted()).toEqual([CAPACITY]);
});

it("never sells more work units than a slot has", async () => {
  await pickup([600], { slotUnit: "WORK_UNITS" });
  const answers = await Promise.all(
    customers.map((client, index) => order(client, 600, String(1 + (index % 3)))),
  );
  const codes = Object.keys(tally(answers.map(({ code }) => code))).sort();
  expect(codes).toEqual(["SHIPPING_SLOT_NOT_AVAILABLE", "ordered"]);
  await expectCounted();
  const [use] = await prisma.shippingSlotUse.findMany();
  expect(use?.workUnits.toNumber()).toBe(CAPACITY);
});

it("checkouts, cancellations, and moves between two slots at once neither oversell nor lose a place", async () => {
  await pickup([600, 660]);
  const early = await Promise.all(
    customers.slice(0, 20).map((client, index) => order(client, 600 + 60 * (index % 2))),
  );
  const placed = early.flatMap(({ data }) => (data?.placeOrder ? [data.placeOrder] : []));
  expect(placed).toHaveLength(20);
  const cancelled = placed.slice(0, 6);
  const moved = placed.slice(6, 14);
  const move = "mutation ($input: ChangeOrderSlotInput!) { changeOrderSlot(input: $input) { id } }";
  const cancel = "mutation ($id: ID!) { cancelOrder(input: { id: $id }) { id } }";
  const [later] = await Promise.all([
    Promise.all(customers.slice(20, 80).map((client, index) => order(client, 600 + 60 * (index % 2)))),
    ...cancelled.map(({ id }) => admin.graphql(cancel, { id })),
    ...moved.map(async ({ id, number }) => {
      const { slotStart } = await prisma.order.findUniqueOrThrow({ where: { id: number } });
      const startMinute = slotStart === 600 ? 660 : 600;
      const { code } = await admin.graphql(move, {
        input: { id, slot: { day: DAY, startMinute, endMinute: startMinute + 60 } },
      });
      expect([null, "SHIPPING_SLOT_NOT_AVAILABLE"]).toContain(code);
    }),
  ]);
  for (const { code } of later) expect([null, "SHIPPING_SLOT_NOT_AVAILABLE"]).toContain(code);
  for (const taken of await expectCounted()) expect(taken).toBeLessThanOrEqual(CAPACITY);
});

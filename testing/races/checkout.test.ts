import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningApplication } from "../e2e/application.ts";
import { Client } from "../servers/client.ts";
import { createTestDatabase } from "../servers/database.ts";
import { startInTwoProcesses } from "../servers/twoProcesses.ts";

const KEY = "race-key";
const CUSTOMERS = 200;
const ROUNDS = 10;

const PLACE_ORDER = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }";
const CANCEL_ORDER = "mutation ($id: ID!) { cancelOrder(input: { id: $id }) { state } }";

let prisma: PrismaClient;
let servers: RunningApplication[];
let customers: Client[];
let drop: () => Promise<void>;

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
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await prisma.$disconnect();
  await drop();
});

/** Spreads customers over both processes. */
const origin = (index: number) => servers[index % servers.length]?.origin ?? "";

const product = (stock: number) => prisma.product.create({ data: { name: "最後的茶碗", price: 120, stock } });

const order = (client: Client, lines: readonly { id: number; price?: number }[], more: object = {}) =>
  client.graphql<{ placeOrder: { id: string } }>(PLACE_ORDER, {
    input: {
      buyerPhone: "0900000000",
      paymentMethod: "PAY_AT_STORE",
      lines: lines.map(({ id, price = 120 }) => ({
        productId: globalId("Product", id),
        quantity: "1",
        seenPrice: price,
      })),
      ...more,
    },
  });

const tally = (codes: readonly (string | null)[]) =>
  codes.reduce<Record<string, number>>((sum, code) => {
    sum[code ?? "ordered"] = (sum[code ?? "ordered"] ?? 0) + 1;
    return sum;
  }, {});

describe("200 customers order the last 20 at two processes concurrently", () => {
  it.for(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    "round %i: 20 orders, 180 OUT_OF_STOCK, stock 0",
    async () => {
      const { id } = await product(20);
      const answers = await Promise.all(customers.map((customer) => order(customer, [{ id }])));
      expect(tally(answers.map(({ code }) => code))).toEqual({ ordered: 20, OUT_OF_STOCK: 180 });
      expect((await prisma.product.findUniqueOrThrow({ where: { id } })).stock.toNumber()).toBe(0);
      expect(await prisma.orderLine.count({ where: { productId: id } })).toBe(20);
    },
  );
});

describe("200 carts of two products, half of them in the opposite order", () => {
  it("are all ordered without deadlocks, and the stock is exact", async () => {
    const [a, b] = await Promise.all([product(CUSTOMERS), product(CUSTOMERS)]);
    const answers = await Promise.all(
      customers.map((customer, index) =>
        order(customer, index % 4 < 2 ? [a, b].map(pick) : [b, a].map(pick)),
      ),
    );
    expect(tally(answers.map(({ code }) => code))).toEqual({ ordered: CUSTOMERS });
    const left = await prisma.product.findMany({ where: { id: { in: [a.id, b.id] } } });
    expect(left.map(({ stock }) => stock.toNumber())).toEqual([0, 0]);
  });
});

const pick = ({ id }: { id: number }) => ({ id });

describe("one customer sends the same idempotency key 100 times concurrently", () => {
  it("places one order, which every response contains", async () => {
    const { id } = await product(50);
    const [customer] = customers;
    if (customer === undefined) throw new Error("The customer is missing");
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        order(customer.at(origin(index)), [{ id }], { idempotencyKey: "tap" }),
      ),
    );
    expect(tally(answers.map(({ code }) => code))).toEqual({ ordered: 100 });
    expect(new Set(answers.map(({ data }) => JSON.stringify(data?.placeOrder))).size).toBe(1);
    expect(await prisma.orderLine.count({ where: { productId: id } })).toBe(1);
    expect((await prisma.product.findUniqueOrThrow({ where: { id } })).stock.toNumber()).toBe(49);
  });
});

describe("staff cancel one order 50 times concurrently", () => {
  it("returns the stock once; the other 49 get ORDER_STATE_FORBIDS", async () => {
    const { id } = await product(5);
    const [customer] = customers;
    if (customer === undefined) throw new Error("The customer is missing");
    const { data } = await order(customer, [{ id }]);
    const staff = await adminClient();
    const orderId = data?.placeOrder.id;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        staff.at(origin(index)).graphql(CANCEL_ORDER, { id: orderId }),
      ),
    );
    expect(tally(answers.map(({ code }) => code))).toEqual({ ordered: 1, ORDER_STATE_FORBIDS: 49 });
    expect((await prisma.product.findUniqueOrThrow({ where: { id } })).stock.toNumber()).toBe(5);
  });
});

async function adminClient(): Promise<Client> {
  const { hash } = await import("@node-rs/argon2");
  await prisma.staffMember.create({
    data: { username: "racer", name: "店長", role: "ADMIN", passwordHash: await hash("racer-password") },
  });
  return new Client(origin(0)).logIn("racer", "racer-password");
}

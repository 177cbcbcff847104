import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { hash } from "@node-rs/argon2";
import { Client } from "../servers/client.ts";
import { createTestDatabase } from "../servers/database.ts";
import { type RunningServer, startServer } from "../servers/server.ts";
import { type FaultProxy, startFaultProxy } from "./faultProxy.ts";

const KEY = "fault-key";
const PASSWORD = "faulty-password";

/** A shop with one API process whose database is behind a fault proxy. */
export interface FaultShop {
  /** A direct connection to the database. */
  prisma: PrismaClient;
  /** The direct URL of the database. */
  url: string;
  network: FaultProxy;
  server: RunningServer;
  admin: Client;
  customer: Client;
  /** Creates a product on sale at 120 and returns its row number. */
  product(stock: number): Promise<number>;
  close(): Promise<void>;
}

/** Opens the shop. `url` is a migrated, empty database; by default, a new one is created. */
export async function openFaultShop(env: Record<string, string> = {}, url?: string): Promise<FaultShop> {
  const database = url === undefined ? await createTestDatabase() : { url, drop: async () => {} };
  const prisma = connectPrisma(database.url, { poolSize: 4 });
  await prisma.staffMember.create({
    data: { username: "racer", name: "店長", role: "ADMIN", passwordHash: await hash(PASSWORD) },
  });
  const network = await startFaultProxy(Number(new URL(database.url).port));
  const server = await startServer({
    DATABASE_URL: network.through(database.url),
    DATABASE_WAIT_MS: "2000",
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: KEY,
    ...env,
  });
  const shop: FaultShop = {
    prisma,
    url: database.url,
    network,
    server,
    admin: new Client(server.origin),
    customer: new Client(server.origin),
    async product(stock) {
      const { id } = await prisma.product.create({ data: { name: "茶碗", price: 120, stock } });
      return id;
    },
    async close() {
      await network.set("pass");
      await server.stop();
      await network.close();
      await prisma.$disconnect();
      await database.drop();
    },
  };
  await shop.admin.logIn("racer", PASSWORD);
  await shop.customer.logInCustomer(1, KEY);
  return shop;
}

export const PLACE_ORDER = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id number } }";

/** Returns an order of one product at 120; `note` identifies the order. */
export const orderOf = (product: number, note = "") => ({
  input: {
    buyerPhone: "0900000000",
    paymentMethod: "PAY_AT_STORE",
    note,
    lines: [{ productId: globalId("Product", product), quantity: "1", seenPrice: 120 }],
  },
});

/** The result of a request: its status, and the error code in its body. */
export interface Outcome {
  status: number;
  code: string | number | null;
  milliseconds: number;
}

/** Sends a GraphQL request and returns its outcome. */
export async function graphqlOutcome(
  client: Client,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const began = performance.now();
  const response = await client.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions?: { code?: string } }[] };
  const milliseconds = performance.now() - began;
  return { status: response.status, code: errors?.[0]?.extensions?.code ?? null, milliseconds };
}

export async function restOutcome(
  client: Client,
  method: string,
  path: string,
  body?: unknown,
): Promise<Outcome> {
  const began = performance.now();
  const { status, error_code: code } = await client.rest(method, path, body);
  return { status, code, milliseconds: performance.now() - began };
}

/** Sends a plain GET request and returns its outcome. */
export async function plainOutcome(client: Client, path: string): Promise<Outcome> {
  const began = performance.now();
  const response = await client.fetch(path);
  await response.arrayBuffer();
  return { status: response.status, code: null, milliseconds: performance.now() - began };
}

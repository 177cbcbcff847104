import { AsyncLocalStorage } from "node:async_hooks";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { expect } from "vitest";
import { createApplication } from "../../api/src/application.ts";
import { listen } from "../../api/src/http/nodeServer.ts";
import { passwords } from "../../api/src/sessions/password.ts";
import { readEnv } from "../../api/src/startup/env.ts";
import type { Route } from "../../rest-bridge/src/protocol/route.ts";
import { Client, type RestResponse } from "./client.ts";
import { createTestDatabase } from "./database.ts";

const KEY = "rest-key";
/** How long a statement may wait for a connection or a lock: a slow machine must not cause refusals. */
const PATIENT_WAIT_MS = 20_000;
export const PASSWORD = "correct horse battery";
export const CUSTOMER = { user_id: `U${"a".repeat(32)}`, name: "林小姐", key: KEY };

/** The row of the staff member of role 3; the admin is row 1. */
export const STAFF_ROW = 2;

export type ViewerName = "anonymous" | "customer" | "staff" | "admin";

export interface RestShop {
  prisma: PrismaClient;
  /** Clients that signed in over REST, each with its own cookies. */
  viewers: Record<ViewerName, Client>;
  /** The number of the product on sale: 抹茶 at 120.5, 100 in stock. */
  product: number;
  close(): Promise<void>;
}

/**
 * Opens a server on a new database with a small shop: one product on sale, one off sale, one type, and a
 * store record. `now` replaces the server's clock, and `onStatement` receives the SQL of the
 * statements that requests run, but not of those that workers run.
 */
export async function openRestShop(now?: () => Date, onStatement?: (sql: string) => void): Promise<RestShop> {
  const database = await createTestDatabase();
  const requests = new AsyncLocalStorage<true>();
  const prisma = connectPrisma(database.url, {
    waitMs: PATIENT_WAIT_MS,
    ...(onStatement && { onStatement: (sql: string) => requests.getStore() && onStatement(sql) }),
  });
  const env = readEnv({
    NODE_ENV: "test",
    DATABASE_URL: database.url,
    // The exports read with connections of their own.
    DATABASE_WAIT_MS: String(PATIENT_WAIT_MS),
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: KEY,
  });
  const application = await createApplication({
    env,
    prisma,
    databaseUrl: database.url,
    ...(now && { now }),
  });
  const server = await listen(
    (request, client) => requests.run(true, () => application.handle(request, client)),
    "127.0.0.1",
    0,
    false,
  );
  const product = await fill(prisma);

  const client = () => new Client(`http://127.0.0.1:${server.port}`);
  const viewers = { anonymous: client(), customer: client(), staff: client(), admin: client() };
  await ok(viewers.customer.rest("POST", "/line/login-frontend", CUSTOMER));
  for (const username of ["staff", "admin"] as const) {
    await ok(viewers[username].rest("POST", "/api/auth/login", { username, password: PASSWORD }));
  }

  return {
    prisma,
    viewers,
    product,
    async close() {
      await server.close(100);
      await application.close();
      await prisma.$disconnect();
      await database.drop();
    },
  };
}

async function fill(prisma: PrismaClient): Promise<number> {
  const passwordHash = await passwords.hash(PASSWORD);
  await prisma.staffMember.createMany({
    data: [
      { username: "admin", name: "店長", role: "ADMIN", passwordHash },
      { username: "staff", name: "店員", role: "STAFF", passwordHash },
    ],
  });
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [] } });
  const type = await prisma.productType.create({ data: { name: "茶" } });
  const types = { create: { productTypeId: type.id } };
  await prisma.product.create({ data: { name: "藏", price: 1, stock: 1, state: "FROZEN" } });
  const { id } = await prisma.product.create({
    data: { name: "抹茶", code: "matcha", price: "120.5", stock: 100, types },
  });
  return id;
}

/** Returns the data of a response that must be successful. */
export async function ok<Data>(answer: Promise<RestResponse<Data>>): Promise<Data> {
  const { status, error_code, error_text, data } = await answer;
  expect({ status, error_code, error_text }).toEqual({ status: 200, error_code: 0, error_text: "" });
  return data;
}

/** Calls a route with its input in the query or the body. */
export function send(route: Route, client: Client, input: object) {
  if (route.method !== "GET") return client.rest(route.method, route.path, input);
  return client.rest(
    "GET",
    `${route.path}?${new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)]))}`,
  );
}

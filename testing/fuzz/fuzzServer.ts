import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { createApplication } from "../../api/src/application.ts";
import { COOKIE_NAMES } from "../../api/src/sessions/sessionStore.ts";
import { readEnv } from "../../api/src/startup/env.ts";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { createDemoDatabase } from "../servers/demoDatabase.ts";
import type { FuzzCaller, FuzzRequest } from "./fuzzRequest.ts";

/** The user names of the callers in the demo, whose accounts `refresh` restores. */
const PEOPLE = { admin: "admin", staff: "staff" } as const;

export interface FuzzServer {
  prisma: PrismaClient;
  /** Sends a request and returns the response. */
  send(request: FuzzRequest): Promise<Response>;
  /** Restores the callers' accounts and opens new sessions for them. */
  refresh(): Promise<void>;
  /** Returns the warnings and errors that the server logged for a response. */
  logOf(response: Response): string[];
  close(): Promise<void>;
}

/** Keeps the lines that the server logs from now on, which would otherwise go to standard error. */
function captureLog() {
  const lines: string[] = [];
  const { write } = process.stderr;
  process.stderr.write = (chunk: string | Uint8Array) => lines.push(String(chunk).trim()) > 0;
  setLogLevel("warn");
  return {
    lines,
    stop() {
      process.stderr.write = write;
      setLogLevel("silent");
    },
  };
}

/** Opens the whole server without a socket, on the demo's shop and salon. */
export async function openFuzzServer(): Promise<FuzzServer> {
  const database = await createDemoDatabase();
  // A slow machine must not cause refusals, which have status 503.
  const env = readEnv({ NODE_ENV: "test", DATABASE_URL: database.url, DATABASE_WAIT_MS: "20000" });
  const prisma = connectPrisma(database.url, { waitMs: env.DATABASE_WAIT_MS });
  const application = await createApplication({ env, prisma, databaseUrl: database.url });
  const { id: customerId } = await prisma.customer.findFirstOrThrow({
    where: { block: null },
    orderBy: { id: "asc" },
  });
  const log = captureLog();
  const staff = {
    admin: await prisma.staffMember.findUniqueOrThrow({ where: { username: PEOPLE.admin } }),
    staff: await prisma.staffMember.findUniqueOrThrow({ where: { username: PEOPLE.staff } }),
  };
  const { sessionStore } = application.services;
  const cookies: Record<FuzzCaller, string> = { anonymous: "", customer: "", staff: "", admin: "" };

  async function refresh(): Promise<void> {
    for (const name of ["admin", "staff"] as const) {
      const { id, role } = staff[name];
      await prisma.staffMember.update({
        where: { id },
        data: { role, state: "IN_SERVICE", mustChangePassword: false },
      });
      cookies[name] = `${COOKIE_NAMES.staff}=${(await sessionStore.open("staff", id)).token}`;
    }
    await prisma.customer.update({ where: { id: customerId }, data: { deletedAt: null } });
    await prisma.customerBlock.deleteMany({ where: { customerId } });
    cookies.customer = `${COOKIE_NAMES.customer}=${(await sessionStore.open("customer", customerId)).token}`;
  }

  return {
    prisma,
    refresh,
    send({ caller, method, path, headers, body }) {
      const request = new Request(`http://shop.test${path}`, {
        method,
        headers: { ...headers, ...(cookies[caller] && { cookie: cookies[caller] }) },
        ...(body !== null && { body: Buffer.from(body) }),
      });
      return application.handle(request, { address: "127.0.0.1", secure: false });
    },
    logOf(response) {
      const id = response.headers.get("x-request-id");
      return id === null ? [] : log.lines.filter((line) => line.includes(id));
    },
    async close() {
      log.stop();
      application.endSubscriptions();
      await application.close();
      await prisma.$disconnect();
      await database.drop();
    },
  };
}

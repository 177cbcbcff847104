import { readFile } from "node:fs/promises";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Application, createApplication } from "../api/src/application.ts";
import { COOKIE_NAMES, type SessionKind } from "../api/src/sessions/sessionStore.ts";
import { readEnv } from "../api/src/startup/env.ts";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { CONSOLE_QUERY_BUDGETS } from "./budgets/consoleQueryBudgets.ts";
import { CUSTOMER_QUERY_BUDGETS } from "./budgets/customerQueryBudgets.ts";
import type { QueryBudget } from "./budgets/queryBudget.ts";
import { comparableResult } from "./comparableResult.ts";
import type { TestDatabase } from "./servers/database.ts";
import { createDemoDatabase } from "./servers/demoDatabase.ts";

/** The time of both servers, so that responses do not differ by the moment of the request. */
const NOW = new Date();
const CLIENT = { address: "127.0.0.1", secure: false };
/** Query strings for routes: none, and rows with small numbers, which the demo has of every kind. */
const SEARCHES = ["", "?page_num=1000", "?id=1&ids=1", "?id=2&ids=2&ids=3"];

let database: TestDatabase;
const prismas: PrismaClient[] = [];
const applications: Application[] = [];
const cookies: Record<string, string> = { anonymous: "" };

/** Starts the server twice on one database: with the plug-ins that speed it up, and with graphql-js and Prisma alone. */
beforeAll(async () => {
  database = await createDemoDatabase();
  const env = readEnv({ NODE_ENV: "test", DATABASE_URL: database.url });
  for (const isAccelerated of [true, false]) {
    const prisma = connectPrisma(database.url, { poolSize: 4, compilesReads: isAccelerated });
    prismas.push(prisma);
    applications.push(
      await createApplication({ env, prisma, databaseUrl: database.url, now: () => NOW, isAccelerated }),
    );
  }
  const [prisma] = prismas;
  const store = applications[0]?.services.sessionStore;
  if (prisma === undefined || store === undefined) throw new Error("The server is missing");
  const sessionOf = async (kind: SessionKind, id: number) =>
    `${COOKIE_NAMES[kind]}=${(await store.open(kind, id)).token}`;
  const person = (role: "ADMIN" | "STAFF") =>
    prisma.staffMember.findFirstOrThrow({ where: { role, state: "IN_SERVICE" }, orderBy: { id: "asc" } });
  const buyer = await prisma.customer.findFirstOrThrow({
    where: { deletedAt: null, block: null, orders: { some: {} }, appointments: { some: {} } },
    orderBy: { id: "asc" },
  });
  cookies.admin = await sessionOf("staff", (await person("ADMIN")).id);
  cookies.staff = await sessionOf("staff", (await person("STAFF")).id);
  cookies.customer = await sessionOf("customer", buyer.id);
});

afterAll(async () => {
  for (const application of applications) await application.close();
  for (const prisma of prismas) await prisma.$disconnect();
  await database.drop();
});

/** Returns the response of each server. */
async function answers(path: string, viewer: string, init: RequestInit = {}): Promise<string[]> {
  const texts: string[] = [];
  for (const { handle } of applications) {
    const headers = { product: "test", cookie: cookies[viewer] ?? "", ...init.headers };
    const request = new Request(`http://localhost${path}`, { ...init, headers });
    const response = await handle(request, CLIENT);
    texts.push(`${response.status} ${await response.text()}`);
  }
  return texts;
}

/** Returns a GraphQL response in a comparable form. */
function comparable(answer = ""): string {
  const [status = ""] = answer.split(" ", 1);
  return `${status} ${comparableResult(JSON.parse(answer.slice(status.length)))}`;
}

const VIEWERS = ["admin", "staff", "customer", "anonymous"];

const WEBS: [string, Record<string, QueryBudget>][] = [
  ["web-admin", CONSOLE_QUERY_BUDGETS],
  ["web-liff", CUSTOMER_QUERY_BUDGETS],
];

describe.each(WEBS)("the queries of %s", async (web, asks) => {
  const documents: Record<string, string> = JSON.parse(
    await readFile(`${web}/persisted_queries.json`, "utf8"),
  );
  const queries = Object.entries(documents).flatMap(([hash, text]) => {
    const [, name] = /^query (\w+)/.exec(text) ?? [];
    return name === undefined ? [] : [{ name, hash }];
  });

  it.each(queries)("$name returns the same response to every viewer", async ({ name, hash }) => {
    for (const viewer of VIEWERS) {
      for (const variables of asks[name]?.variables ?? [{}]) {
        const body = JSON.stringify({
          variables,
          extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
        });
        const headers = { "content-type": "application/json" };
        const [accelerated, stock] = await answers("/graphql", viewer, { method: "POST", body, headers });
        expect(comparable(accelerated), `${viewer} ${body}`).toBe(comparable(stock));
      }
    }
  });
});

describe("the REST reads", () => {
  const paths = ROUTES.filter(({ method }) => method === "GET").map(({ path }) => path);

  it.each(paths)("%s returns the same response to every viewer", async (path) => {
    for (const viewer of VIEWERS) {
      for (const search of SEARCHES) {
        const [accelerated, stock] = await answers(`${path}${search}`, viewer);
        expect(accelerated, `${viewer} ${search}`).toBe(stock);
      }
    }
  });
});

import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Application, createApplication } from "../api/src/application.ts";
import { DOCUMENT_LIMITS } from "../api/src/graphql/limits.ts";
import { MAX_GRAPHQL_BYTES, MAX_STAFF_GRAPHQL_BYTES } from "../api/src/http/bodyLimit.ts";
import { COOKIE_NAMES } from "../api/src/sessions/sessionStore.ts";
import { readEnv } from "../api/src/startup/env.ts";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { MAX_BODY_BYTES, MAX_IMAGES_BODY_BYTES } from "../rest-bridge/src/protocol/readRequest.ts";
import { createTestDatabase, type TestDatabase } from "./servers/database.ts";

setLogLevel("silent");
const ORIGIN = "http://shop.test";

let database: TestDatabase;
let prisma: PrismaClient;
let application: Application;
let admin: string;
/** Statements on products and product types, which neither workers nor session checks use. */
let statements: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const onStatement = (sql: string) => {
    if (/"Product(Type)?"/.test(sql)) statements.push(sql);
  };
  prisma = connectPrisma(database.url, { onStatement });
  const env = readEnv({ NODE_ENV: "test", DATABASE_URL: database.url, LOG_LEVEL: "error" });
  application = await createApplication({ env, prisma, databaseUrl: database.url });
  const { id } = await prisma.staffMember.create({
    data: { username: "admin", name: "店長", role: "ADMIN", passwordHash: "-" },
  });
  admin = `${COOKIE_NAMES.staff}=${(await application.services.sessionStore.open("staff", id)).token}`;
  await prisma.product.create({ data: { name: "抹茶", price: 120, stock: 5 } });
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [] } });
});

afterAll(async () => {
  await application.close();
  await prisma.$disconnect();
  await database.drop();
});

beforeEach(() => {
  statements = [];
});

interface Answer {
  status: number;
  errors?: { extensions: { code: string; params?: object } }[];
  error_code?: number;
}

async function send(method: string, path: string, body: string | null, cookie = ""): Promise<Answer> {
  const headers = { "content-type": "application/json", product: "machiya", cookie };
  const request = new Request(`${ORIGIN}${path}`, {
    method,
    headers: { ...headers, ...(body !== null && { "content-length": String(Buffer.byteLength(body)) }) },
    ...(body !== null && { body }),
  });
  const response = await application.handle(request, { address: "203.0.113.9", secure: false });
  return { status: response.status, ...((await response.json()) as object) };
}

const graphql = (query: string, variables: object = {}, cookie = "") =>
  send("POST", "/graphql", JSON.stringify({ query, variables }), cookie);

const ASK = "products(first: 1) { edges { node { id } } }";
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(" ");
/** Returns JSON of exactly this many bytes, padded in a field that the server ignores. */
function padded(body: object, bytes: number): string {
  const empty = JSON.stringify({ ...body, extensions: { padding: "" } });
  return empty.replace('"padding":""', `"padding":"${"a".repeat(bytes - Buffer.byteLength(empty))}"`);
}

const ROW = '{ name: "x" }';
const SHELVES =
  "mutation ($rows: [ProductTypeDetailsInput!]!) { createProductTypes(input: { productTypes: $rows }) { id } }";
const named = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `架 ${index}` }));
const missing = (count: number) => Array.from({ length: count }, (_, index) => 900_000 + index);

/**
 * Returns a document of exactly this complexity, up to 25,000. A page costs 1 + rows × (1 + fields), with a
 * nested list as ten rows: 4,201 for a hundred rows.
 */
function costing(complexity: number): string {
  const page = (first: number) =>
    `products(first: ${first}) { edges { node { types { id name description version } } } }`;
  const base = 5 * (1 + 100 * 42) + (1 + 95 * 42);
  const rest = ["id", "name", "timeZone", "version", "address"].slice(0, complexity - base - 1).join(" ");
  return `{ ${times(5, (index) => `p${index}: ${page(100)}`)} p: ${page(95)} store { ${rest} } }`;
}

/** The limits of a document, each with a request of the given size. */
const DOCUMENTS: [string, number, (count: number) => Promise<Answer>][] = [
  [
    "levels of fields",
    DOCUMENT_LIMITS.depth,
    (count) =>
      graphql(
        `{ ${ASK} __type(name: "Product") ${"{ ofType ".repeat(count - 2)}{ name }${" }".repeat(count - 2)} }`,
      ),
  ],
  [
    "aliases",
    DOCUMENT_LIMITS.aliases,
    (count) => graphql(`{ ${times(count, (index) => `a${index}: ${ASK}`)} }`),
  ],
  [
    "directives",
    DOCUMENT_LIMITS.directives,
    (count) => graphql(`{ ${ASK} store { ${"name @include(if: true) ".repeat(count)} } }`),
  ],
  [
    "tokens",
    DOCUMENT_LIMITS.tokens,
    (count) =>
      graphql(
        `{ products(first: 1, filter: { states: [${"ENABLED ".repeat(count - 25)}] }) { edges { node { id } } } }`,
        {},
        admin,
      ),
  ],
  [
    "mutations",
    DOCUMENT_LIMITS.mutations,
    (count) =>
      graphql(
        `mutation { ${times(count, (index) => `m${index}: createProductTypes(input: { productTypes: [${ROW}] }) { id }`)} }`,
        {},
        admin,
      ),
  ],
  ["characters", DOCUMENT_LIMITS.characters, (count) => graphql(`{ ${ASK} }`.padEnd(count, ","), {}, admin)],
  ["points of complexity", 25_000, (count) => graphql(costing(count))],
  ["rows of a page", 100, (count) => graphql(`{ products(first: ${count}) { edges { node { id } } } }`)],
  [
    "ids of nodes",
    100,
    (count) =>
      graphql("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", {
        ids: missing(count).map((id) => globalId("Product", id)),
      }),
  ],
  ["rows of a batch", 1000, (count) => graphql(SHELVES, { rows: named(count) }, admin)],
  [
    "ids to delete",
    1000,
    (count) =>
      graphql(
        "mutation ($ids: [ID!]!) { deleteProductTypes(input: { ids: $ids }) }",
        { ids: missing(count).map((id) => globalId("ProductType", id)) },
        admin,
      ),
  ],
  [
    "bytes of an anonymous request",
    MAX_GRAPHQL_BYTES,
    (count) => send("POST", "/graphql", padded({ query: `{ ${ASK} }` }, count)),
  ],
  [
    "bytes of a staff request",
    MAX_STAFF_GRAPHQL_BYTES,
    (count) => send("POST", "/graphql", padded({ query: `{ ${ASK} }` }, count), admin),
  ],
];

const TYPE = "/api/admin/product-type";
const ROUTES: [string, number, (count: number) => Promise<Answer>][] = [
  ["rows of a page", 1000, (count) => send("GET", `/line/product/list?page_num=${count}`, null)],
  [
    "rows of a batch",
    1000,
    (count) => send("POST", `${TYPE}/batch`, JSON.stringify({ datas: named(count) }), admin),
  ],
  ["ids to delete", 1000, (count) => send("DELETE", TYPE, JSON.stringify({ ids: missing(count) }), admin)],
  ["bytes", MAX_BODY_BYTES, (count) => send("POST", TYPE, padded({ name: "架" }, count), admin)],
  [
    "bytes of a request with pictures",
    MAX_IMAGES_BODY_BYTES,
    (count) => send("POST", "/api/admin/product", padded({ name: "茶", dollar: "1" }, count), admin),
  ],
];

/** The codes of refusals for size. */
const TOO_MUCH = ["GRAPHQL_VALIDATION_FAILED", "BAD_REQUEST", "INVALID_INPUT"];
const isTooMuch = ({ status, errors = [], error_code }: Answer) =>
  status === 413 ||
  error_code === 2001 ||
  errors.some(({ extensions }) => TOO_MUCH.includes(extensions.code));

describe.each([
  ["GraphQL", DOCUMENTS],
  ["REST", ROUTES],
] as const)("%s", (_, limits) => {
  describe.each(limits)("%s: %i", (_what, limit, ask) => {
    it("are accepted", async () => {
      const answer = await ask(limit);
      expect(isTooMuch(answer), JSON.stringify(answer).slice(0, 500)).toBe(false);
      expect(statements).not.toEqual([]);
    });

    it("are refused before execution when exceeded by one", async () => {
      const answer = await ask(limit + 1);
      expect(isTooMuch(answer), JSON.stringify(answer).slice(0, 500)).toBe(true);
      expect(statements).toEqual([]);
    });
  });
});

it("every limit of a document has a test", () => {
  const tested = DOCUMENTS.slice(0, Object.keys(DOCUMENT_LIMITS).length).map(([, limit]) => limit);
  expect(tested).toEqual(Object.values(DOCUMENT_LIMITS));
});

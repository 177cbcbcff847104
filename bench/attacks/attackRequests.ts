import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { globalId } from "@machiya/schema/ids";
import { DOCUMENT_LIMITS } from "../../api/src/graphql/limits.ts";
import { MAX_STAFF_GRAPHQL_BYTES } from "../../api/src/http/bodyLimit.ts";
import { COOKIE_NAMES } from "../../api/src/sessions/sessionStore.ts";
import { hashOf } from "../requests/documents.ts";
import { customerCookie } from "../requests/preparedRequests.ts";

/** One request of an attack. */
export interface AttackRequest {
  method?: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Sends so many bytes and then next to nothing for as long as the server waits. */
  dripsAfter?: number;
  /** Disconnects at the first byte of the response. */
  dropsAnswer?: true;
}

/** Returns an attacker's next request: `client` is its number from 0, `count` the number of its requests so far. */
type Attack = (client: number, count: number) => AttackRequest;

const LIFF_DOCUMENTS = new URL("../../web-liff/persisted_queries.json", import.meta.url);

/** Returns the hash of a document of the customer pages, by its operation. */
function liffHash(operation: string): string {
  const documents = Object.entries(
    JSON.parse(readFileSync(LIFF_DOCUMENTS, "utf8")) as Record<string, string>,
  );
  const [hash] = documents.find(([, text]) => text.startsWith(`query ${operation}(`)) ?? [];
  if (hash === undefined) throw new Error(`The customer pages have no ${operation}: run npm run generate.`);
  return hash;
}

const json = { "content-type": "application/json", accept: "application/json", product: "attack" };
const post = (
  path: string,
  body: Buffer | object,
  cookie = "",
  more: Record<string, string> = {},
): AttackRequest => ({
  path,
  headers: { ...json, ...(cookie !== "" && { cookie }), ...more },
  body: Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)),
});
const get = (path: string, cookie = "", more: Record<string, string> = {}): AttackRequest => ({
  ...post(path, Buffer.alloc(0), cookie, more),
  method: "GET",
});
const graphql = (query: string, cookie = "") => post("/graphql", { query }, cookie);
export const persisted = (sha256Hash: string, variables: object, cookie = "") =>
  post("/graphql", { extensions: { persistedQuery: { version: 1, sha256Hash } }, variables }, cookie);
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(" ");

const deep = `{ products { edges { node { ${"types { products { edges { node { ".repeat(4)} id ${"} } } }".repeat(4)} } } } }`;
const doubling = `${times(18, (i) => `fragment F${i} on Product { a: types { ...G${i} } b: types { ...G${i} } } fragment G${i} on ProductType { id }`)} { products { edges { node { ...F0 } } } }`;
const wide = `{ store { ${"name ".repeat(DOCUMENT_LIMITS.tokens)} } }`;
const random = (client: number, count: number) =>
  createHash("sha256").update(`${client} ${count}`).digest("hex");

/** Returns the cart of the customer pages with this many lines of `different` products. */
export const cart = (lines: number, different: number) => ({
  lines: Array.from({ length: lines }, (_, index) => ({
    productId: globalId("Product", 1 + (index % different)),
    quantity: "1",
  })),
});
export const CART_QUOTE = liffHash("useCartQuoteQuery");
export const STOREFRONT = liffHash("StorefrontPageQuery");
export const MY_ORDERS = liffHash("MyOrdersPageQuery");

/** Sessions of customers for attackers; number 1 is the normal customer's. */
const sessionOf = (client: number) => customerCookie(2 + client);
/** A cookie that pretends to be staff's: its bodies may be larger once it is looked up. */
const pretender = `${COOKIE_NAMES.staff}=nobody`;

/** Larger than customers' bodies may be, and as large as they may be and not nested, so that it is parsed. */
const badJson = [Buffer.alloc(1_900_000, "["), Buffer.from(`{"a":"${"x".repeat(250_000)}"`)];

/** The twenty recorded attacks (docs/security.md). */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  "anonymous carts of 50 products": () => persisted(CART_QUOTE, cart(50, 50)),
  "anonymous carts of 500 lines": () => persisted(CART_QUOTE, cart(500, 500)),
  "signed-in carts of 500 products": (client) => persisted(CART_QUOTE, cart(500, 500), sessionOf(client)),
  "free slots of changing months": (client, count) =>
    persisted(hashOf("freeSlots"), {
      input: {
        serviceIds: [globalId("Service", 1 + (count % 5))],
        ...monthFrom(1 + ((client + count) % 28)),
      },
    }),
  "searches for changing texts": (client, count) =>
    persisted(STOREFRONT, { filter: { search: random(client, count).slice(0, 3) } }),
  "REST lists of 10,000 rows": (client, count) =>
    get(`/line/product/list?page=1&page_num=${10_000 - ((10 * count + client) % 5000)}`),
  "deep documents": (client) => graphql(deep, sessionOf(client)),
  "wide documents": () => graphql(wide),
  "aliases and doubling fragments": () => graphql(doubling),
  introspection: () => graphql("{ __schema { types { name } } }", pretender),
  "invalid variables, answered with 200": () => persisted(CART_QUOTE, { lines: "no list" }),
  "invalid REST orders, answered with 200": (client) =>
    post("/line/user/product-order/", { orderer_phone: 5, product_order_content: [] }, sessionOf(client)),
  "huge bodies": () => post("/graphql", Buffer.alloc(250_000, "["), pretender),
  "bodies beyond the limit": () =>
    post("/api/admin/product", Buffer.alloc(MAX_STAFF_GRAPHQL_BYTES + 1, " "), pretender),
  "slow bodies": () => ({ ...post("/graphql", Buffer.alloc(200_000, " ")), dripsAfter: 1000 }),
  "bad JSON": (client, count) =>
    post("/line/user/product-order/", badJson[count % 2] ?? Buffer.alloc(0), sessionOf(client)),
  "wrong passwords": (client, count) =>
    post("/api/auth/login", { username: `nobody ${random(client, count)}`, password: "guess" }),
  "invented sessions and tokens": (client, count) =>
    count % 2 === 0
      ? get("/line/user", `${COOKIE_NAMES.customer}=${random(client, count)}`)
      : get("/api/admin/product/list", "", {
          authorization: `Bearer machiya_${random(client, count).slice(0, 43)}`,
        }),
  "subscriptions opened and dropped": (client) => ({
    ...post(
      "/graphql",
      { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf("orderChanges") } } },
      sessionOf(client),
      { accept: "text/event-stream" },
    ),
    dropsAnswer: true,
  }),
  "pages, images, and unknown addresses": (client, count) =>
    get(
      [
        `/product-show?search=${random(client, count)}`,
        `/images/${random(client, count)}/list.webp`,
        `/api/${random(client, count)}`,
        `/share?id=${count}`,
      ][count % 4] ?? "/",
    ),
};

/** Returns the month that begins so many days from now. */
function monthFrom(days: number): { from: string; to: string } {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return { from: day(days), to: day(days + 30) };
}

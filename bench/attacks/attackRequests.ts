import { DOCUMENT_LIMITS } from "../../api/src/graphql/limits.ts";
import { MAX_GRAPHQL_BYTES, MAX_STAFF_GRAPHQL_BYTES } from "../../api/src/http/bodyLimit.ts";
import { COOKIE_NAMES } from "../../api/src/sessions/sessionStore.ts";
import { customerToken } from "../dataset/dataset.ts";
import { hashOf } from "../requests/documents.ts";
import { adminCookie } from "../requests/preparedRequests.ts";

/** What somebody who means harm sends over and over. */
export interface AttackRequest {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Sends so many bytes and then next to nothing for as long as the server bears it. */
  dripsAfter?: number;
  /** Hangs up at the first byte of the answer. */
  dropsAnswer?: true;
}

const json = { "content-type": "application/json", accept: "application/json", product: "hostile" };
const graphql = (query: string, cookie = ""): AttackRequest => ({
  path: "/graphql",
  headers: { ...json, ...(cookie !== "" && { cookie }) },
  body: Buffer.from(JSON.stringify({ query })),
});
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(" ");

const ASK = "products(first: 100) { edges { node { id name types { id name } } } }";
const deep = (levels: number) =>
  `{ products { edges { node { ${"types { products { edges { node { ".repeat(levels)} id ${"} } } }".repeat(levels)} } } } }`;
const doubling = `${times(18, (i) => `fragment F${i} on Product { a: types { ...G${i} } b: types { ...G${i} } } fragment G${i} on ProductType { id }`)} { products { edges { node { ...F0 } } } }`;

/** A living session of a customer, and a cookie that pretends to be staff's: its bodies may be larger. */
const customer = `${COOKIE_NAMES.customer}=${customerToken(1)}`;
const pretender = `${COOKIE_NAMES.staff}=nobody`;

/** Documents and bodies beyond a limit, by what is too much. An admin's, who may send documents of their own, are read before they are refused. */
export const BEYOND: Record<string, AttackRequest> = {
  "13 levels and more": graphql(deep(4), adminCookie),
  "fragments that double": graphql(doubling, adminCookie),
  "31 aliases": graphql(`{ ${times(DOCUMENT_LIMITS.aliases + 1, (i) => `a${i}: ${ASK}`)} }`, adminCookie),
  "41 directives": graphql(
    `{ store { ${"name @include(if: true) ".repeat(DOCUMENT_LIMITS.directives + 1)} } }`,
    adminCookie,
  ),
  "2,001 tokens": graphql(`{ store { ${"name ".repeat(DOCUMENT_LIMITS.tokens)} } }`, adminCookie),
  "2,000 fields of one name": graphql(
    `{ store { ${"name ".repeat(DOCUMENT_LIMITS.tokens - 6)} } }`,
    adminCookie,
  ),
  "7 MB of tokens": graphql(`{ store { ${"name ".repeat(1_400_000)} } }`, adminCookie),
  "5 mutations": graphql(
    `mutation { ${times(DOCUMENT_LIMITS.mutations + 1, (i) => `m${i}: logOut { customer { id } }`)} }`,
    adminCookie,
  ),
  "25,001 points of complexity": graphql(
    `{ ${times(6, (i) => `p${i}: products(first: 100) { edges { node { types { id name description version } } } }`)} }`,
    adminCookie,
  ),
  "a page of 101": graphql("{ products(first: 101) { totalCount } }", adminCookie),
  introspection: graphql(
    "{ __schema { types { name fields { name type { name ofType { name } } } } } }",
    adminCookie,
  ),
  "a document of anybody's": graphql(`{ ${ASK} }`),
  "a document of anybody's, 1.9 MB": graphql(`{ store { ${"name ".repeat(380_000)} } }`),
  "bad JSON, 1.9 MB": { path: "/graphql", headers: json, body: Buffer.alloc(1_900_000, "[") },
  "a body beyond 2 MB": { path: "/graphql", headers: json, body: Buffer.alloc(MAX_GRAPHQL_BYTES + 1, " ") },
  "a body beyond 8 MB": {
    path: "/graphql",
    headers: { ...json, cookie: adminCookie },
    body: Buffer.alloc(MAX_STAFF_GRAPHQL_BYTES + 1, " "),
  },
  "bad JSON over REST": {
    path: "/line/user/product-order",
    headers: { ...json, cookie: customer },
    body: Buffer.from("{"),
  },
  "1,001 rows over REST": {
    path: "/api/admin/product-type/batch",
    headers: { ...json, cookie: adminCookie },
    body: Buffer.from(JSON.stringify({ datas: Array.from({ length: 1001 }, () => ({ name: "x" })) })),
  },
};

/** What each of the ten does. */
export const ATTACKS: Record<string, AttackRequest> = {
  "deep documents": graphql(deep(4), customer),
  "wide documents": graphql(`{ store { ${"name ".repeat(300_000)} } }`),
  "aliases and doubling fragments": graphql(doubling),
  introspection: graphql("{ __schema { types { name } } }", pretender),
  "huge bodies": {
    path: "/graphql",
    headers: { ...json, cookie: pretender },
    body: Buffer.alloc(250_000, "["),
  },
  "bodies beyond the limit": {
    path: "/api/admin/product",
    headers: { ...json, cookie: pretender },
    body: Buffer.alloc(8_000_001, " "),
  },
  "slow bodies": { path: "/graphql", headers: json, body: Buffer.alloc(200_000, " "), dripsAfter: 1000 },
  "bad JSON": {
    path: "/line/user/product-order",
    headers: { ...json, cookie: customer },
    body: Buffer.alloc(1_900_000, "["),
  },
  "wrong passwords": {
    path: "/api/auth/login",
    headers: json,
    body: Buffer.from(JSON.stringify({ username: "nobody", password: "guess" })),
  },
  "subscriptions opened and dropped": {
    path: "/graphql",
    headers: { ...json, accept: "text/event-stream", cookie: customer },
    body: Buffer.from(
      JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf("orderChanges") } } }),
    ),
    dropsAnswer: true,
  },
};

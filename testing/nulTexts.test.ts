import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { CALLS } from "../rest-bridge/src/testing/calls.ts";
import {
  type AuthorizationTestServer,
  handle,
  openAuthorizationTestServer,
} from "./servers/authorizationTestServer.ts";

setLogLevel("silent");

const NUL = "a\0b";

let server: AuthorizationTestServer;
beforeAll(async () => {
  server = await openAuthorizationTestServer();
});
afterAll(() => server.close());

/** Returns the value once for each of its texts and numbers, which is replaced by a text with U+0000. */
function withNul(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [NUL];
  if (Array.isArray(value))
    return value.flatMap((item, index) => withNul(item).map((changed) => value.with(index, changed)));
  return Object.entries(value).flatMap(([key, item]) =>
    withNul(item).map((changed) => ({ ...value, [key]: changed })),
  );
}

describe("A text with U+0000", () => {
  const viewerOf = (path: string) => (path.startsWith("/line/") ? "customer" : "admin");

  it.each(ROUTES.map(({ method, path }) => [method, path]))(
    "in any field of %s %s is refused without a failure",
    async (method = "", path = "") => {
      const { query = "", body } = CALLS[`${method} ${path}`] ?? {};
      const keys = [...new URLSearchParams(query).keys()];
      for (const key of keys) {
        const changed = new URLSearchParams(query);
        changed.set(key, NUL);
        const response = await handle(server, viewerOf(path), method, `${path}?${changed}`, body);
        expect([key, response.status]).toEqual([key, 200]);
      }
      for (const changed of withNul(body ?? {})) {
        const response = await handle(server, viewerOf(path), method, path, changed);
        expect([changed, response.status]).toEqual([changed, 200]);
        expect((await response.json()) as object).not.toMatchObject({ error_code: 5000 });
      }
    },
  );

  it.each(["a\ud83d", "\udc00"])("in half, as %j, is refused in both APIs", async (name) => {
    // A half character would be stored as another one than the answer says.
    const created = await handle(server, "admin", "POST", "/graphql", {
      query: "mutation ($input: CreateProductTypesInput!) { createProductTypes(input: $input) { name } }",
      variables: { input: { productTypes: [{ name }] } },
    });
    expect(await created.json()).toMatchObject({ errors: [{ extensions: { code: "INVALID_INPUT" } }] });
    const posted = await handle(server, "admin", "POST", "/api/admin/product-type", { datas: [{ name }] });
    expect(await posted.json()).toMatchObject({ error_code: 2001 });
  });

  const LITERAL = '"a\\u0000b"';
  it.each([
    ["a literal ID", `{ node(id: ${LITERAL}) { id } }`, {}],
    ["an ID", "query ($id: ID!) { node(id: $id) { id } }", { id: NUL }],
    ["a list of IDs", "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids: [NUL] }],
    [
      "a cursor",
      "query ($after: String) { products(first: 1, after: $after) { totalCount } }",
      { after: NUL },
    ],
    ["a literal filter", `{ orders(first: 1, filter: { buyerName: ${LITERAL} }) { totalCount } }`, {}],
    [
      "a filter",
      "query ($filter: OrderFilter) { orders(first: 1, filter: $filter) { totalCount } }",
      { filter: { note: NUL } },
    ],
    [
      "a login",
      "mutation ($input: LogInInput!) { logIn(input: $input) { __typename } }",
      { input: { username: NUL, password: NUL } },
    ],
    [
      "a delivery's ID",
      "mutation ($input: ReplayWebhookDeliveryInput!) { replayWebhookDelivery(input: $input) { id } }",
      { input: { id: NUL } },
    ],
  ])("in %s over GraphQL is INVALID_INPUT", async (_, query, variables) => {
    const response = await handle(server, "admin", "POST", "/graphql", { query, variables });
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "INVALID_INPUT" } }] });
  });

  it.each([
    "/exports/orders.csv?note=a%00",
    "/exports/products.csv?name=%00",
    "/exports/%00",
    "/images/%00",
    `/images/${"f".repeat(64)}/%00.webp`,
    "/product-show?name=%00",
    "/share?product=%00",
    "/%00",
    "/assets/%00",
    "/line/login/start?next=%00",
  ])("in the URL %s causes no failure", async (path) => {
    const response = await handle(server, "admin", "GET", path);
    expect(response.status).toBeLessThan(500);
  });
});

import type { ApiScope } from "@machiya/prisma/enums";
import { type GraphQLObjectType, isCompositeType, isInterfaceType, isObjectType, print } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { CALLS } from "../rest-bridge/src/testing/calls.ts";
import { API_AREAS, API_SCOPES, type ApiArea, scopeFor } from "../schema/src/domain/access/apiScopes.ts";
import { API_SCOPE_ROWS, scopeGrantOf } from "../schema/src/domain/access/apiScopeTable.ts";
import { schema } from "../schema/src/schema.ts";
import { documentOf, ROOTS } from "./authorizationProbe.ts";
import { type ApiTokenTestServer, openApiTokenTestServer } from "./servers/apiTokenTestServer.ts";

setLogLevel("silent");

let server: ApiTokenTestServer;

beforeAll(async () => {
  server = await openApiTokenTestServer();
});
afterAll(() => server.close());

const composites = Object.values(schema.getTypeMap()).filter(
  (type) => isCompositeType(type) && !type.name.startsWith("__"),
);
const fieldsOf = (name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : [];
};
const tokens = new Map<string, Promise<string>>();

/** Returns a token with exactly these scopes. */
function tokenOf(scopes: readonly ApiScope[]): Promise<string> {
  const known = tokens.get(String(scopes)) ?? server.token({ scopes });
  tokens.set(String(scopes), known);
  return known;
}

const all = (areas: readonly ApiArea[], what: "READ" | "WRITE") => areas.map((area) => scopeFor(area, what));
const without = (area: string) =>
  all(
    API_AREAS.filter((one) => one !== area),
    "WRITE",
  );

describe("the table of API scopes", () => {
  const rows = new Set(API_SCOPE_ROWS);

  it("lists each row once", () => {
    expect(API_SCOPE_ROWS).toHaveLength(rows.size);
  });

  it("has a row for every type; connections and edges belong to their node's type", () => {
    const missing = composites.filter(
      ({ name }) =>
        !ROOTS.includes(name) && !rows.has(name) && !rows.has(name.replace(/(Connection|Edge)$/, "")),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it("has a row for every root field", () => {
    const roots = ROOTS.flatMap((root) => fieldsOf(root).map((field) => `${root}.${field}`));
    expect(roots.filter((field) => !rows.has(field))).toEqual([]);
  });

  it("has no row for missing types or fields", () => {
    const there = new Set(
      composites.flatMap(({ name }) => [name, ...fieldsOf(name).map((field) => `${name}.${field}`)]),
    );
    expect(API_SCOPE_ROWS.filter((row) => !there.has(row))).toEqual([]);
  });
});

describe("GraphQL", () => {
  const roots = ["Query", "Mutation"].flatMap((root) =>
    fieldsOf(root).map((field) => [root, field] as const),
  );

  it.each(roots)("%s.%s accepts only the scopes of its area", async (root, field) => {
    const type = schema.getType(root) as GraphQLObjectType;
    const { document, variableValues } = documentOf(type, field, root.toLowerCase(), {});
    const isOpen = async (scopes: readonly ApiScope[]) => {
      const { code } = await server.graphql(await tokenOf(scopes), print(document), variableValues);
      expect(code).not.toBe("UNAUTHENTICATED");
      return code !== "FORBIDDEN";
    };
    const area = scopeGrantOf(root, field);
    if (area === "CLOSED" || area === "ANY") {
      expect(await isOpen(API_SCOPES)).toBe(area === "ANY");
      expect(await isOpen([])).toBe(area === "ANY");
      return;
    }
    expect(await isOpen(without(area))).toBe(false);
    expect(await isOpen([`${area}_READ`])).toBe(root === "Query");
    expect(await isOpen([`${area}_WRITE`])).toBe(true);
  });
});

/** The areas that a route requires, by its resource; an empty list means that no token may call it. */
const RESOURCES: Record<string, readonly ApiArea[]> = {
  product: ["PRODUCTS"],
  "batch/product": ["PRODUCTS"],
  "product-type": ["PRODUCTS"],
  "add-sub-list": ["PRODUCTS"],
  "image-registry": ["PRODUCTS"],
  "product-order": ["ORDERS"],
  "batch/product-order": ["ORDERS"],
  "product-order-content": ["ORDERS"],
  "store-information": ["STORE"],
  "line-user": ["CUSTOMERS"],
  "block-list": ["CUSTOMERS"],
  appointment: ["BOOKING"],
  "appointment-content": ["BOOKING"],
  employer: ["BOOKING"],
  "employer-shift-relations": ["BOOKING"],
  service: ["BOOKING"],
  shift: ["BOOKING"],
};
const PARTICULAR: Record<string, readonly ApiArea[]> = {
  // Customers are returned with their discounts.
  "GET /api/admin/line-user": ["CUSTOMERS", "PRODUCTS"],
  "GET /api/admin/line-user/list": ["CUSTOMERS", "PRODUCTS"],
  "POST /api/admin/line-user/broadcast": [],
  "POST /api/admin/employer": [],
  "PUT /api/admin/employer": [],
};

function areasOf(route: string): readonly ApiArea[] {
  const [, path = ""] = route.split(" ");
  const resource = Object.keys(RESOURCES)
    .filter((name) => `${path}/`.startsWith(`/api/admin/${name}/`))
    .sort((one, other) => other.length - one.length)[0];
  return PARTICULAR[route] ?? RESOURCES[resource ?? ""] ?? [];
}

/** Bodies for routes whose valid example would fail a read before the write. */
const BODIES: Record<string, object> = {
  "PUT /api/admin/employer": { id: 1, name: "蘇以安" },
  "PUT /api/admin/appointment": { id: 1, remark: "靠窗" },
};

describe("REST", () => {
  const routes = ROUTES.filter(({ path }) => path.startsWith("/api/")).map(
    ({ method, path }) => `${method} ${path}`,
  );
  const isOpen = async (route: string, scopes: readonly ApiScope[]) => {
    const [method = "", path = ""] = route.split(" ");
    const { query = "", body } = CALLS[route] ?? {};
    const sent = method === "GET" ? undefined : (BODIES[route] ?? body);
    const { code } = await server.rest(await tokenOf(scopes), method, `${path}?${query}`, sent);
    expect(code).not.toBe(1001);
    return code !== 1002;
  };

  it.each(routes)("%s accepts only the scopes of its areas", async (route) => {
    const areas = areasOf(route);
    if (areas.length === 0) {
      expect(await isOpen(route, API_SCOPES)).toBe(false);
      return;
    }
    const what = route.startsWith("GET ") ? "READ" : "WRITE";
    for (const area of areas) expect(await isOpen(route, without(area))).toBe(false);
    if (what === "WRITE") expect(await isOpen(route, all(API_AREAS, "READ"))).toBe(false);
    expect(await isOpen(route, all(areas, what))).toBe(true);
  });
});

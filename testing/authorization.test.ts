import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXPORT_NAMES } from "../api/src/exports/exports.ts";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { CALLS } from "../rest-bridge/src/testing/calls.ts";
import type { Context } from "../schema/src/context.ts";
import { globalId, type NodeType } from "../schema/src/ids.ts";
import { openReport } from "../schema/src/reports/report.ts";
import { AUDIENCES, type Audience, NODE_ACCESS, routeTable } from "./authorization.ts";
import { FIELDS } from "./authorizationFields.ts";
import { everyField, isAdmitted, ROOTS, waysTo } from "./authorizationProbe.ts";
import { harmlessInput } from "./restInputs.ts";
import {
  type AuthorizationTestServer,
  handle,
  openAuthorizationTestServer,
  VIEWERS,
  type ViewerName,
} from "./servers/authorizationTestServer.ts";

setLogLevel("silent");

let server: AuthorizationTestServer;
/** Contexts for queries; mutations get their own, because they may end their session. */
const readers = new Map<ViewerName, Context>();

beforeAll(async () => {
  server = await openAuthorizationTestServer();
  for (const viewer of VIEWERS) readers.set(viewer, await server.context(viewer));
});
afterAll(() => server.close());

const names = (list: string | undefined) => list?.split(" ").filter(Boolean) ?? [];
const viewersOf = (key: string): readonly ViewerName[] =>
  key === "holder" ? VIEWERS : AUDIENCES[key as Audience];

/** The table's fields, each with the viewers who may read it. */
const TABLE = new Map<string, readonly ViewerName[]>(
  Object.entries(FIELDS).flatMap(([type, { reach: _, ...byAudience }]) =>
    Object.entries(byAudience).flatMap(([audience, fields]) =>
      names(fields).map((field) => [`${type}.${field}`, viewersOf(audience)] as const),
    ),
  ),
);

/**
 * Returns a sample object of a type: a row of the first customer, of a staff member other than the viewers,
 * or any row.
 */
async function sampleOf(type: string): Promise<unknown> {
  if (type === "Report")
    return openReport(await server.context("admin"), { from: "2026-11-01", to: "2026-11-30" });
  const models = server.prisma as unknown as Record<string, { findFirst?(query: object): Promise<unknown> }>;
  const model = models[`${type[0]?.toLowerCase()}${type.slice(1)}`];
  if (model?.findFirst === undefined) return {};
  const particular: Record<string, object> = {
    Appointment: { customerId: server.customers.customer },
    Customer: { id: server.customers.customer },
    StaffMember: { username: { startsWith: "person" } },
  };
  const row = await model.findFirst({ where: particular[type] ?? {} });
  expect(row, `a row of ${type}`).not.toBeNull();
  return row;
}

describe("the authorization table of fields", () => {
  it("has a row for every field of the schema and no other", () => {
    const fields = everyField();
    expect(
      fields.filter((field) => !TABLE.has(field)),
      "fields without a row in FIELDS",
    ).toEqual([]);
    expect(
      [...TABLE.keys()].filter((row) => !fields.includes(row)),
      "rows without a field",
    ).toEqual([]);
  });

  describe.each(Object.keys(FIELDS))("%s", (type) => {
    it("admits exactly the viewers of the table, for each field", async () => {
      const parent = ROOTS.includes(type) ? undefined : await sampleOf(type);
      const wanted: Record<string, readonly ViewerName[]> = {};
      const found: Record<string, readonly ViewerName[]> = {};
      for (const field of everyField().filter((path) => path.startsWith(`${type}.`))) {
        const variables = server.variables[field] ?? {};
        const letIn: ViewerName[] = [];
        for (const viewer of VIEWERS) {
          const reader = type === "Mutation" ? undefined : readers.get(viewer);
          const context = reader ?? (await server.context(viewer));
          if (await isAdmitted({ field, context, parent, variables })) letIn.push(viewer);
        }
        found[field] = letIn;
        wanted[field] = TABLE.get(field) ?? [];
      }
      expect(found).toEqual(wanted);
    });
  });

  it("lists who can reach an object of each type, according to the fields that return it", () => {
    const ways = waysTo();
    const reach = new Map<string, Set<ViewerName>>();
    const holders = (type: string) => (ROOTS.includes(type) ? VIEWERS : [...(reach.get(type) ?? [])]);
    for (let grew = true; grew; ) {
      grew = false;
      for (const [type, paths] of ways) {
        const before = reach.get(type)?.size ?? 0;
        const now = paths.flatMap((path) =>
          holders(path.split(".")[0] ?? "").filter((viewer) => TABLE.get(path)?.includes(viewer)),
        );
        reach.set(type, new Set([...(reach.get(type) ?? []), ...now]));
        grew ||= reach.get(type)?.size !== before;
      }
    }
    const found = [...reach].map(([type, who]) => [type, VIEWERS.filter((viewer) => who.has(viewer))]);
    const wanted = Object.entries(FIELDS).flatMap(([type, { reach: audience }]) =>
      audience === undefined
        ? []
        : [[type, VIEWERS.filter((viewer) => viewersOf(audience).includes(viewer))]],
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  });
});

describe("the authorization table of `node`", () => {
  it.each(Object.entries(NODE_ACCESS))(
    "%s is open to %s, by `node` and by `nodes`",
    async (type, audience) => {
      const { id: row } = (await sampleOf(type)) as { id: number };
      const id = globalId(type as NodeType, row);
      const query = "query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }";
      const found = { node: [] as ViewerName[], nodes: [] as ViewerName[] };
      for (const viewer of VIEWERS) {
        const response = await handle(server, viewer, "POST", "/graphql", { query, variables: { id } });
        const { data } = (await response.json()) as { data: { node: unknown; nodes: unknown[] } };
        if (data.node !== null) found.node.push(viewer);
        if (data.nodes[0] !== null) found.nodes.push(viewer);
      }
      const wanted = VIEWERS.filter((viewer) => viewersOf(audience).includes(viewer));
      expect(found).toEqual({ node: wanted, nodes: wanted });
    },
  );
});

describe("the authorization table of routes", () => {
  const table = routeTable();

  it("has a row for every route and no other", () => {
    const routes = ROUTES.map(({ method, path }) => `${method} ${path}`);
    const exported = EXPORT_NAMES.map((name) => `GET /exports/${name}`);
    expect([...table.keys()].sort()).toEqual([...routes, ...exported].sort());
  });

  /** Sends effective input for viewers who may not call the route, and harmless input for viewers who may. */
  async function isRouteOpen(route: string, viewer: ViewerName, allowed: boolean): Promise<boolean> {
    const [method = "", path = ""] = route.split(" ");
    const { query = "", body } = CALLS[route] ?? {};
    const input = allowed ? harmlessInput(route) : body;
    const inQuery = method === "GET" && allowed ? queryOf(harmlessInput(route)) : query;
    const response = await handle(
      server,
      viewer,
      method,
      `${path}?${inQuery}`,
      method === "GET" ? undefined : input,
    );
    if (path.startsWith("/exports/")) return ![401, 403].includes(response.status);
    expect(response.status).toBe(200);
    const { error_code } = (await response.json()) as { error_code: number };
    return ![1001, 1002].includes(error_code);
  }

  it.each([...table])("%s is open to %s", async (route, audience) => {
    const open: ViewerName[] = [];
    for (const viewer of VIEWERS) {
      if (await isRouteOpen(route, viewer, viewersOf(audience).includes(viewer))) open.push(viewer);
    }
    expect(open).toEqual(VIEWERS.filter((viewer) => viewersOf(audience).includes(viewer)));
  });
});

const queryOf = (input: object) =>
  String(new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])));

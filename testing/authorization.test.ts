import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXPORT_NAMES } from "../api/src/exports/exports.ts";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { CALLS } from "../rest-bridge/src/testing/calls.ts";
import type { Context } from "../schema/src/context.ts";
import { AUDIENCES, type Audience, routeTable } from "./authorization.ts";
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

let house: AuthorizationTestServer;
/** Writes may end the session that they come with: these are for what reads. */
const readers = new Map<ViewerName, Context>();

beforeAll(async () => {
  house = await openAuthorizationTestServer();
  for (const viewer of VIEWERS) readers.set(viewer, await house.context(viewer));
});
afterAll(() => house.close());

const names = (list: string | undefined) => list?.split(" ").filter(Boolean) ?? [];
const viewersOf = (key: string): readonly ViewerName[] =>
  key === "holder" ? VIEWERS : AUDIENCES[key as Audience];

/** The table's fields, each with those who may have it. */
const TABLE = new Map<string, readonly ViewerName[]>(
  Object.entries(FIELDS).flatMap(([type, { reach: _, ...byAudience }]) =>
    Object.entries(byAudience).flatMap(([audience, fields]) =>
      names(fields).map((field) => [`${type}.${field}`, viewersOf(audience)] as const),
    ),
  ),
);

/** An object of a type: the row of the first customer, of a staff member other than those who ask, or any. */
async function sampleOf(type: string): Promise<unknown> {
  const models = house.prisma as unknown as Record<string, { findFirst?(asked: object): Promise<unknown> }>;
  const model = models[`${type[0]?.toLowerCase()}${type.slice(1)}`];
  if (model?.findFirst === undefined) return {};
  const particular: Record<string, object> = {
    Appointment: { customerId: house.customers.customer },
    Customer: { id: house.customers.customer },
    StaffMember: { username: { startsWith: "person" } },
  };
  const row = await model.findFirst({ where: particular[type] ?? {} });
  expect(row, `a row of ${type}`).not.toBeNull();
  return row;
}

describe("the table of fields", () => {
  it("has a row for every field of the schema, and for no other", () => {
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
    it("lets in those whom the table lets in, field by field, and nobody else", async () => {
      const parent = ROOTS.includes(type) ? undefined : await sampleOf(type);
      const wanted: Record<string, readonly ViewerName[]> = {};
      const found: Record<string, readonly ViewerName[]> = {};
      for (const field of everyField().filter((path) => path.startsWith(`${type}.`))) {
        const variables = house.variables[field] ?? {};
        const letIn: ViewerName[] = [];
        for (const viewer of VIEWERS) {
          const reader = type === "Mutation" ? undefined : readers.get(viewer);
          const context = reader ?? (await house.context(viewer));
          if (await isAdmitted({ field, context, parent, variables })) letIn.push(viewer);
        }
        found[field] = letIn;
        wanted[field] = TABLE.get(field) ?? [];
      }
      expect(found).toEqual(wanted);
    });
  });

  it("says who can come to hold an object of each type, as the ways to it have it", () => {
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

describe("the table of routes", () => {
  const table = routeTable();

  it("has a row for every route, and for no other", () => {
    const routes = ROUTES.map(({ method, path }) => `${method} ${path}`);
    const exported = EXPORT_NAMES.map((name) => `GET /exports/${name}`);
    expect([...table.keys()].sort()).toEqual([...routes, ...exported].sort());
  });

  /** Calls with what would do something, for whoever may not; with what does nothing, for whoever may. */
  async function isRouteOpen(route: string, viewer: ViewerName, allowed: boolean): Promise<boolean> {
    const [method = "", path = ""] = route.split(" ");
    const { query = "", body } = CALLS[route] ?? {};
    const given = allowed ? harmlessInput(route) : body;
    const inQuery = method === "GET" && allowed ? queryOf(harmlessInput(route)) : query;
    const response = await handle(
      house,
      viewer,
      method,
      `${path}?${inQuery}`,
      method === "GET" ? undefined : given,
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

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COOKIE_NAMES } from "../api/src/sessions/sessionStore.ts";
import { openapi } from "../rest-bridge/src/docs/openapi.ts";
import type { Access, Route } from "../rest-bridge/src/protocol/route.ts";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { CALLS } from "../rest-bridge/src/testing/calls.ts";
import { harmlessInput } from "./restInputs.ts";
import { openRestShop, type RestShop, send, type ViewerName } from "./servers/restShop.ts";

let shop: RestShop;
let viewers: RestShop["viewers"];
let before: unknown;

/** Returns all rows that a route could write. */
async function contents({ prisma }: RestShop): Promise<unknown> {
  return {
    products: await prisma.product.findMany({ include: { types: true, discounts: true } }),
    types: await prisma.productType.findMany(),
    discounts: await prisma.discount.findMany(),
    store: await prisma.store.findMany(),
    images: await prisma.image.findMany(),
    customers: await prisma.customer.findMany({ include: { block: true, discounts: true } }),
    orders: await prisma.order.findMany(),
    broadcasts: await prisma.broadcast.findMany(),
    staff: await prisma.staffMember.findMany({ include: { skills: true, personnel: true } }),
    services: await prisma.service.findMany(),
    shifts: await prisma.shiftTemplate.findMany({ include: { assignments: true } }),
    appointments: await prisma.appointment.findMany({ include: { items: true } }),
    history: await prisma.auditEntry.findMany(),
  };
}

beforeAll(async () => {
  shop = await openRestShop();
  ({ viewers } = shop);
  before = await contents(shop);
});

afterAll(() => shop.close());

/** The refusal of each viewer; `null` means success or a refusal of the input. */
const EXPECTED: Record<Access, Record<ViewerName, number | null>> = {
  anonymous: { anonymous: null, customer: null, staff: null, admin: null },
  customer: { anonymous: 1001, customer: null, staff: 1001, admin: 1001 },
  staff: { anonymous: 1001, customer: 1001, staff: null, admin: null },
  admin: { anonymous: 1001, customer: 1001, staff: 1002, admin: null },
};

/** Logout is excluded, because the viewers keep their sessions. */
const LOGOUT = "/api/auth/logout";
const GUARDED = ROUTES.filter(({ access }) => access !== "anonymous");
const titled = (routes: readonly Route[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);

describe.each(titled(ROUTES.filter(({ path }) => path !== LOGOUT)))("%s", (name, route) => {
  it.each(["anonymous", "customer", "staff", "admin"] as const)("admits %s or refuses", async (viewer) => {
    const expected = EXPECTED[route.access][viewer];
    const { query = "", body } = CALLS[name] ?? {};
    // Viewers without access send input that would take effect for others.
    const { status, error_code } = await (expected === null
      ? send(route, viewers[viewer], harmlessInput(name))
      : viewers[viewer].rest(route.method, `${route.path}?${query}`, body));
    expect(status).toBe(200);
    if (expected !== null) expect(error_code).toBe(expected);
    else expect([1001, 1002]).not.toContain(error_code);
  });
});

describe.each(titled(GUARDED))("%s", (_name, route) => {
  it("checks access before input", async () => {
    const stranger = route.access === "customer" ? viewers.admin : viewers.customer;
    expect((await send(route, stranger, { page: "0" })).error_code).toBe(1001);
    const { error_code } = await send(route, viewers.staff, { page: "0", source_of_order: 9 });
    const refused = { customer: [1001], staff: [0, 2001], admin: [1002], anonymous: [0] }[route.access];
    expect(refused).toContain(error_code);
  });
});

it("OpenAPI documents the cookies that the server sets", () => {
  const { components } = openapi(ROUTES) as {
    components: { securitySchemes: Record<string, { name: string }> };
  };
  const { staffSession, customerSession } = components.securitySchemes;
  expect({ staff: staffSession?.name, customer: customerSession?.name }).toEqual(COOKIE_NAMES);
});

it("refused requests and requests for missing rows have changed nothing", async () => {
  expect(await contents(shop)).toEqual(before);
});

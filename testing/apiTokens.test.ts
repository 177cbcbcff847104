import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { COOKIE_NAMES } from "../api/src/sessions/sessionStore.ts";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { personRow } from "../schema/src/testing/bookingFixtures.ts";
import { customerRow, orderRow, product } from "../schema/src/testing/fixtures.ts";
import { type ApiTokenTestServer, openApiTokenTestServer } from "./servers/apiTokenTestServer.ts";

setLogLevel("silent");

let server: ApiTokenTestServer;
let customerId: number;

beforeAll(async () => {
  server = await openApiTokenTestServer();
  customerId = (await customerRow(server.prisma)).id;
  await orderRow(server.prisma, { customerId });
});
afterAll(() => server.close());
const start = new Date();
afterEach(() => {
  server.clock.now = start;
});

const ORDERS = "{ orders(first: 1) { totalCount } }";
const PRODUCTS = "{ products(first: 1) { totalCount } }";
const seconds = (count: number) => new Date(start.getTime() + count * 1000);

/** Returns a token's GraphQL code and REST number; null means that it is accepted. */
async function codes(token: string | null, headers: HeadersInit = {}) {
  const graphql = await server.graphql(token, ORDERS, {}, headers);
  const rest = await server.rest(token, "GET", "/api/admin/product-order/list", undefined, headers);
  return [graphql.code, rest.code];
}
const OPEN = [null, null];
const SHUT = ["UNAUTHENTICATED", 1001];

describe("a token", () => {
  it("opens GraphQL and REST without a cookie and without the product header", async () => {
    const token = await server.token({ scopes: ["ORDERS_WRITE"] });
    expect(await codes(token)).toEqual(OPEN);
    const body = { source_of_order: 9 };
    expect((await server.rest(token, "POST", "/api/admin/product-order", body)).code).toBe(2001);
  });

  it("opens nothing when it is unknown, not even public data", async () => {
    for (const wrong of ["", "machiya_", `machiya_${"a".repeat(43)}`, "x", "machiya_\u00e9"]) {
      expect(await codes(wrong)).toEqual(SHUT);
      const answer = await server.graphql(wrong, PRODUCTS);
      expect([answer.status, answer.code]).toEqual([401, "UNAUTHENTICATED"]);
      expect(answer.text).not.toContain("totalCount");
    }
    expect((await server.graphql(null, PRODUCTS)).code).toBeNull();
  });

  it("opens nothing from the moment when it expires", async () => {
    const token = await server.token({ scopes: ["ORDERS_READ"], expiresAt: seconds(10) });
    server.clock.now = new Date(seconds(10).getTime() - 1);
    expect(await codes(token)).toEqual(OPEN);
    server.clock.now = seconds(10);
    expect(await codes(token)).toEqual(SHUT);
  });

  it("opens nothing once it is revoked", async () => {
    const token = await server.token({ scopes: ["ORDERS_READ"] });
    expect(await codes(token)).toEqual(OPEN);
    await server.prisma.apiToken.updateMany({ data: { revokedAt: start } });
    expect(await codes(token)).toEqual(SHUT);
  });

  it.each([
    ["dismissed", { state: "DISMISSED" }],
    ["disabled", { state: "DISABLED" }],
    ["of role 3", { role: "STAFF" }],
    ["required to change the password", { mustChangePassword: true }],
  ] as const)("opens nothing while its creator is %s", async (_what, data) => {
    const { id } = await personRow(server.prisma, { role: "ADMIN" });
    const token = await server.token({ scopes: ["ORDERS_READ"], createdById: id });
    expect(await codes(token)).toEqual(OPEN);
    const { state, role, mustChangePassword } = await server.prisma.staffMember.update({
      where: { id },
      data,
    });
    expect({ state, role, mustChangePassword }).toMatchObject(data);
    expect(await codes(token)).toEqual(SHUT);
  });
});

describe("a token together with cookies", () => {
  const cookie = async (kind: "staff" | "customer", id: number) => ({
    cookie: `${COOKIE_NAMES[kind]}=${(await server.application.services.sessionStore.open(kind, id)).token}`,
  });

  it("is used alone: an admin's session neither extends nor replaces it", async () => {
    const session = await cookie("staff", server.adminId);
    const token = await server.token({ scopes: ["PRODUCTS_READ"] });
    expect(await codes(null, session)).toEqual(OPEN);
    expect(await codes(token, session)).toEqual(["FORBIDDEN", 1002]);
    expect(await codes("machiya_wrong", session)).toEqual(SHUT);
    expect((await server.graphql(token, PRODUCTS, {}, session)).code).toBeNull();
  });

  it("neither acts as a customer nor works on customers' routes", async () => {
    const token = await server.token({ scopes: ["ORDERS_WRITE", "CUSTOMERS_WRITE", "BOOKING_WRITE"] });
    expect((await server.rest(token, "GET", "/line/user/product-order/list")).code).toBe(1001);
    const session = await cookie("customer", customerId);
    const own = await server.rest(token, "GET", "/line/user/product-order/list", undefined, session);
    expect([own.code, own.headers.get("ratelimit-limit")]).toEqual([null, null]);
    expect((await server.graphql(token, "{ myOrders(first: 1) { totalCount } }", {}, session)).code).toBe(
      "FORBIDDEN",
    );
  });

  it("cannot download exports", async () => {
    const token = await server.token({ scopes: ["ORDERS_READ"] });
    const response = await server.fetch("/exports/orders.csv", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  });
});

describe("a refusal because of a missing scope", () => {
  it("lists all missing scopes and executes nothing", async () => {
    const token = await server.token({ scopes: ["PRODUCTS_WRITE"] });
    const document = `mutation {
      createProducts(input: { products: [{ details: { name: "never", price: "1" } }] }) { id }
      advanceOrder(input: { id: "x", to: IN_ACTION }) { customer { name } }
    }`;
    const { text } = await server.graphql(token, document);
    expect(JSON.parse(text).errors[0].extensions).toEqual({
      code: "FORBIDDEN",
      params: { scopes: ["ORDERS_WRITE", "CUSTOMERS_READ"] },
    });
    expect(await server.prisma.product.count({ where: { name: "never" } })).toBe(0);
  });

  it("lists them over REST in its error text", async () => {
    const token = await server.token({ scopes: ["PRODUCTS_WRITE"] });
    const { text } = await server.rest(token, "GET", "/api/admin/product-order/list");
    expect(JSON.parse(text)).toEqual({
      error_code: 1002,
      error_text: expect.stringContaining("ORDERS_READ"),
      data: null,
    });
  });
});

describe("a stored token", () => {
  it("consists of a hash and the minute of its last use", async () => {
    const token = await server.token({ scopes: ["ORDERS_READ"] });
    const tokenHash = Uint8Array.from(createHash("sha256").update(token).digest());
    const lastUse = async () =>
      (await server.prisma.apiToken.findUniqueOrThrow({ where: { tokenHash } })).lastUsedAt;
    expect(await lastUse()).toBeNull();
    for (const [now, written] of [
      [0, 0],
      [59, 0],
      [60, 60],
      [61, 60],
    ] as const) {
      server.clock.now = seconds(now);
      await codes(token);
      expect(await lastUse()).toEqual(seconds(written));
    }
  });

  it("appears beside its creator in the history", async () => {
    const token = await server.token({ scopes: ["PRODUCTS_WRITE"] });
    const { id } = await product(server.prisma);
    const body = { id, name: "玉露" };
    expect((await server.rest(token, "PUT", "/api/admin/product", body)).code).toBeNull();
    const entry = await server.prisma.auditEntry.findFirstOrThrow({
      where: { subjectType: "Product", subjectId: id },
      include: { apiToken: true },
    });
    expect([entry.staffMemberId, entry.apiToken?.prefix]).toEqual([server.adminId, token.slice(0, 14)]);
  });
});

describe("a subscription opened with a token", () => {
  /** Resolves with the stream's text when it ends. */
  async function follow(token: string): Promise<{ ended: Promise<string> }> {
    const response = await server.fetch("/graphql", {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        accept: "text/event-stream",
      },
      body: JSON.stringify({ query: "subscription { orderChanged { kind } }" }),
    });
    expect(response.status).toBe(200);
    return { ended: response.text() };
  }

  it("is refused when it belongs to another area", async () => {
    const { ended } = await follow(await server.token({ scopes: ["BOOKING_WRITE"] }));
    expect(await ended).toContain("FORBIDDEN");
  });

  it("ends when the token is revoked or expires, and when its creator is dismissed", async () => {
    const [revoked, kept, expiring] = await Promise.all([
      server.token({ scopes: ["ORDERS_READ"] }),
      server.token({ scopes: ["ORDERS_READ"] }),
      server.token({ scopes: ["ORDERS_READ"], expiresAt: seconds(0.3) }),
    ]);
    const { id } = await personRow(server.prisma, { role: "ADMIN" });
    const ofLeaver = await server.token({ scopes: ["ORDERS_READ"], createdById: id });
    let open = true;
    const [one, other, third, last] = [
      await follow(revoked),
      await follow(ofLeaver),
      await follow(expiring),
      await follow(kept),
    ];
    const ended = last.ended.then(() => {
      open = false;
    });
    await server.prisma.apiToken.updateMany({
      where: { prefix: revoked.slice(0, 14) },
      data: { revokedAt: start },
    });
    expect(await one.ended).not.toContain("errors");
    await server.prisma.staffMember.update({ where: { id }, data: { state: "DISMISSED" } });
    await other.ended;
    // Expiry sends no notification; the stream notices it by the clock.
    server.clock.now = seconds(0.3);
    await third.ended;
    expect(open).toBe(true);
    await server.prisma.apiToken.deleteMany({ where: { prefix: kept.slice(0, 14) } });
    await ended;
  });
});

import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "../context.ts";
import { MAX_ACTIVE_TOKENS } from "../domain/access/apiScopes.ts";
import { globalId } from "../ids.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../testing/run.ts";

let testContext: TestContext;

beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(
  () => testContext.prisma.$executeRaw`DELETE FROM "ApiToken" t
  WHERE NOT EXISTS (SELECT 1 FROM "AuditEntry" a WHERE a."apiTokenId" = t.id)`,
);

const CREATE = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id name prefix scopes state createdBy { id } expiresAt } }
}`;
const REVOKE = `mutation ($id: ID!) { revokeApiToken(input: { id: $id }) { id state revokedAt } }`;

interface Made {
  createApiToken: { token: string; apiToken: { id: string; prefix: string; scopes: string[] } };
}
const create = (input: object = {}, viewer: Viewer = ADMIN) =>
  testContext.run<Made>(CREATE, { input: { name: "ERP", scopes: ["ORDERS_READ"], ...input } }, viewer);
const later = (seconds: number) => new Date(testContext.now.getTime() + seconds * 1000).toISOString();

describe("a new token", () => {
  it("is machiya_ and 256 random bits, stored only as a hash", async () => {
    const { data } = await create();
    const { token, apiToken } = data?.createApiToken ?? { token: "", apiToken: { prefix: "", id: "" } };
    expect(token).toMatch(/^machiya_[\w-]{43}$/);
    expect(Buffer.from(token.slice("machiya_".length), "base64url")).toHaveLength(32);
    expect(apiToken).toMatchObject({ prefix: token.slice(0, 14), state: "ACTIVE" });
    const row = await testContext.prisma.apiToken.findFirstOrThrow();
    expect(Buffer.from(row.tokenHash)).toEqual(createHash("sha256").update(token).digest());
    const everything = JSON.stringify([row, await testContext.prisma.auditEntry.findMany()]);
    expect(everything).not.toContain(token.slice(14));
  });

  it("acts as its creator and has each scope once", async () => {
    const { data } = await create({ scopes: ["STORE_READ", "ORDERS_READ", "ORDERS_READ"] });
    expect(data?.createApiToken.apiToken).toMatchObject({
      scopes: ["ORDERS_READ", "STORE_READ"],
      createdBy: { id: globalId("StaffMember", 1) },
    });
  });

  it.each([
    ["name", { name: "  " }],
    ["name", { name: "x".repeat(101) }],
    ["scopes", { scopes: [] }],
    ["expiresAt", { expiresAt: "2026-11-21T02:00:00Z" }],
  ])("requires a valid %s", async (field, input) => {
    expect(await create(input)).toMatchObject({ codes: ["INVALID_INPUT"], params: { field } });
  });

  it("can have a name of 100 characters, and expire in a second", async () => {
    expect((await create({ name: "x".repeat(100), expiresAt: later(1) })).codes).toEqual([]);
  });

  it("is refused while 50 tokens are active, not counting revoked and expired ones", async () => {
    const row = { name: "x", scopes: [], prefix: "x", createdById: 1 };
    const hash = (n: number) => Uint8Array.from(Buffer.alloc(32, n));
    const living = Array.from({ length: MAX_ACTIVE_TOKENS - 1 }, (_, n) => ({ ...row, tokenHash: hash(n) }));
    await testContext.prisma.apiToken.createMany({
      data: [
        ...living,
        { ...row, tokenHash: hash(98), revokedAt: testContext.now },
        { ...row, tokenHash: hash(99), expiresAt: testContext.now },
      ],
    });
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ codes }) => codes).sort()).toEqual([[], ["INVALID_INPUT"]]);
    expect((await create()).params).toEqual({ field: "apiTokens" });
  });
});

describe("revoking", () => {
  it("is permanent and writes one audit entry", async () => {
    const id = (await create()).data?.createApiToken.apiToken.id;
    const first = await testContext.run<{ revokeApiToken: { revokedAt: string } }>(REVOKE, { id }, ADMIN);
    expect(first.data?.revokeApiToken).toMatchObject({ state: "REVOKED" });
    testContext.now = new Date(testContext.now.getTime() + 1000);
    expect((await testContext.run(REVOKE, { id }, ADMIN)).data).toEqual(first.data);
    const entries = await testContext.prisma.auditEntry.findMany({
      where: { subjectType: "ApiToken" },
      orderBy: { id: "desc" },
      take: 2,
    });
    expect(entries.map(({ action }) => action)).toEqual(["REVOKE", "CREATE"]);
  });

  it("refuses a missing token", async () => {
    expect((await testContext.run(REVOKE, { id: globalId("ApiToken", 99_999) }, ADMIN)).codes).toEqual([
      "NOT_FOUND",
    ]);
    expect((await testContext.run(REVOKE, { id: globalId("Order", 1) }, ADMIN)).codes).toEqual(["NOT_FOUND"]);
  });
});

it("lists tokens newest first, with their remaining state", async () => {
  await create({ name: "first", expiresAt: later(60) });
  await create({ name: "second" });
  const query = "{ apiTokens { totalCount edges { node { name state lastUsedAt } } } }";
  const nodes = async () => {
    const { data } = await testContext.run<{ apiTokens: { edges: { node: object }[] } }>(query, {}, ADMIN);
    return data?.apiTokens.edges.map(({ node }) => node);
  };
  const [second, first] = [
    { name: "second", state: "ACTIVE", lastUsedAt: null },
    { name: "first", state: "ACTIVE", lastUsedAt: null },
  ];
  expect(await nodes()).toEqual([second, first]);
  testContext.now = new Date(testContext.now.getTime() + 60_000);
  expect(await nodes()).toEqual([second, { ...first, state: "EXPIRED" }]);
});

describe("creating and revoking tokens", () => {
  const byToken: Viewer = {
    ...ADMIN,
    token: { id: 1, scopes: ["PRODUCTS_WRITE", "STORE_WRITE"], expiresAt: null },
  };

  it.each([
    ["staff of role 3", staff(1, "STAFF"), "FORBIDDEN"],
    ["a customer", customer(1), "UNAUTHENTICATED"],
    ["a token", byToken, "FORBIDDEN"],
  ])("is allowed for admins with a session, not for %s", async (_who, viewer, code) => {
    expect((await create({}, viewer)).codes).toEqual([code]);
    const id = globalId("ApiToken", 1);
    expect((await testContext.run(REVOKE, { id }, viewer)).codes).toEqual([code]);
    const found = await testContext.run<{ node: unknown }>(`{ node(id: "${id}") { id } }`, {}, viewer);
    expect(found.data?.node).toBeNull();
  });
});

it("stores in the audit log which token made a change", async () => {
  const { data } = await create({ name: "Shop sync" });
  const id = Number(atob(data?.createApiToken.apiToken.id ?? "").split(":")[1]);
  const viewer: Viewer = { ...ADMIN, token: { id, scopes: ["PRODUCTS_WRITE"], expiresAt: null } };
  const made = await testContext.run<{ createProducts: { id: string }[] }>(
    `mutation { createProducts(input: { products: [{ details: { name: "茶", price: "1" } }] }) { id } }`,
    {},
    viewer,
  );
  expect(made.messages).toEqual([]);
  const history = await testContext.run(
    `query ($id: ID!) { node(id: $id) { ... on Product { history { apiTokenName staffMember { id } } } } }`,
    { id: made.data?.createProducts[0]?.id },
    ADMIN,
  );
  expect(history.data).toEqual({
    node: { history: [{ apiTokenName: "Shop sync", staffMember: { id: globalId("StaffMember", 1) } }] },
  });
});

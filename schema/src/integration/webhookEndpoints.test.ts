import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { auditOf } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
beforeEach(async () => {
  await testContext.prisma.webhookEvent.deleteMany();
  await testContext.prisma.webhookEndpoint.deleteMany();
});
afterAll(() => testContext.close());

const CREATE = `mutation ($details: WebhookEndpointDetailsInput!) {
  answer: createWebhookEndpoint(input: {details: $details}) {
    secret webhookEndpoint { id url description kinds active version }
  }
}`;
const UPDATE = `mutation ($id: ID!, $version: Int, $details: WebhookEndpointDetailsInput!) {
  answer: updateWebhookEndpoint(input: {id: $id, version: $version, details: $details}) { url kinds active version }
}`;
const ROTATE =
  "mutation ($id: ID!) { answer: rotateWebhookSecret(input: {id: $id}) { secret webhookEndpoint { oldSecretUntil } } }";
const DELETE = "mutation ($ids: [ID!]!) { answer: deleteWebhookEndpoints(input: {ids: $ids}) }";
const TEST =
  "mutation ($id: ID!) { answer: sendTestEvent(input: {id: $id}) { id state replay event { id type body } } }";
const REPLAY =
  "mutation ($id: ID!) { answer: replayWebhookDelivery(input: {id: $id}) { id deliveryId state replay event { id } } }";

interface Delivery {
  id: string;
  /** Selected by REPLAY only. */
  deliveryId?: string;
  state: string;
  replay: boolean;
  event: { id: string; type: string; body: string };
}

const GOOD = { url: "https://example.com/hook", kinds: ["ORDER_DELETED", "ORDER_CREATED"] };
const ask = <Answer>(document: string, variables: object) =>
  testContext.run<{ answer: Answer }>(document, { ...variables }, ADMIN);
async function answered<Answer>(document: string, variables: object): Promise<Answer> {
  const { data, codes } = await ask<Answer>(document, variables);
  expect(codes).toEqual([]);
  if (data === null) throw new Error("No answer");
  return data.answer;
}
async function entered(details: object = GOOD) {
  const { secret, webhookEndpoint } = await answered<{ secret: string; webhookEndpoint: { id: string } }>(
    CREATE,
    { details },
  );
  return { secret, ...webhookEndpoint, row: Number(atob(webhookEndpoint.id).split(":")[1]) };
}

describe("creating an endpoint", () => {
  it("returns a secret of 256 bits once and keeps it out of the audit log", async () => {
    const endpoint = await entered();
    expect(endpoint).toMatchObject({
      url: "https://example.com/hook",
      description: "",
      kinds: ["ORDER_CREATED", "ORDER_DELETED"],
      active: true,
      version: 1,
    });
    expect(endpoint.secret).toMatch(/^whsec_/);
    expect(Buffer.from(endpoint.secret.slice("whsec_".length), "base64")).toHaveLength(32);
    expect(new Webhook(endpoint.secret).sign("id", new Date(), "{}")).toMatch(/^v1,/);
    const history = await auditOf(testContext.prisma, "WebhookEndpoint", endpoint.row);
    expect(history).toMatchObject([{ action: "CREATE", staffMemberId: 1, after: { url: GOOD.url } }]);
    expect(JSON.stringify(history)).not.toContain(endpoint.secret);
  });

  it.each([
    ["url", { url: "http://example.com/" }],
    ["url", { url: "" }],
    ["url", { url: `https://example.com/${"x".repeat(2000)}` }],
    ["url", { url: undefined }],
    ["kinds", { kinds: [] }],
    ["kinds", { kinds: undefined }],
    ["kinds", { kinds: ["TEST"] }],
    ["description", { description: "x".repeat(201) }],
  ])("refuses an invalid %s: %j", async (field, wrong) => {
    const { codes, params } = await ask(CREATE, { details: { ...GOOD, ...wrong } });
    expect([codes, params]).toEqual([["INVALID_INPUT"], { field }]);
    expect(await testContext.prisma.webhookEndpoint.count()).toBe(0);
  });

  it("is limited to 20 endpoints, also for two concurrent requests", async () => {
    await testContext.prisma.webhookEndpoint.createMany({
      data: Array.from({ length: 19 }, () => ({ url: GOOD.url, secret: "" })),
    });
    const both = await Promise.all([ask(CREATE, { details: GOOD }), ask(CREATE, { details: GOOD })]);
    expect(both.map(({ codes, params }) => [codes, params]).toSorted()).toEqual(
      [
        [["INVALID_INPUT"], { field: "webhookEndpoints" }],
        [[], undefined],
      ].toSorted(),
    );
    expect(await testContext.prisma.webhookEndpoint.count()).toBe(20);
  });
});

describe("updating an endpoint", () => {
  it("changes the given values unless the version is outdated", async () => {
    const { id, row } = await entered();
    const details = { url: "https://example.com/other", active: false };
    expect(await answered(UPDATE, { id, version: 1, details })).toEqual({
      url: "https://example.com/other",
      kinds: ["ORDER_CREATED", "ORDER_DELETED"],
      active: false,
      version: 2,
    });
    expect(await ask(UPDATE, { id, version: 1, details: { active: true } })).toMatchObject({
      codes: ["CONFLICT"],
    });
    expect(await auditOf(testContext.prisma, "WebhookEndpoint", row)).toMatchObject([
      { action: "CREATE" },
      { action: "UPDATE", before: { active: true }, after: details },
    ]);
  });

  it("refuses invalid values and a missing endpoint", async () => {
    const { id } = await entered();
    for (const details of [{ url: "http://example.com" }, { kinds: [] }, { kinds: ["TEST"] }])
      expect((await ask(UPDATE, { id, details })).codes).toEqual(["INVALID_INPUT"]);
    const gone = globalId("WebhookEndpoint", 2_000_000_000);
    expect((await ask(UPDATE, { id: gone, details: {} })).codes).toEqual(["NOT_FOUND"]);
    expect((await ask(ROTATE, { id: gone })).codes).toEqual(["NOT_FOUND"]);
    expect((await ask(TEST, { id: gone })).codes).toEqual(["NOT_FOUND"]);
  });
});

it("a new secret leaves the old one valid for 24 hours, and the audit log contains neither", async () => {
  const { id, row, secret: old } = await entered();
  const { secret, webhookEndpoint } = await answered<{ secret: string; webhookEndpoint: object }>(ROTATE, {
    id,
  });
  expect(secret).not.toBe(old);
  expect(webhookEndpoint).toEqual({ oldSecretUntil: "2026-11-22T02:00:00.000Z" });
  expect(await testContext.prisma.webhookEndpoint.findUnique({ where: { id: row } })).toMatchObject({
    secret: testContext.context(ADMIN).webhookSecrets.seal(secret, row),
    previousSecret: testContext.context(ADMIN).webhookSecrets.seal(old, row),
  });
  const history = JSON.stringify(await auditOf(testContext.prisma, "WebhookEndpoint", row));
  expect(history).toContain("ROTATE_SECRET");
  for (const one of [secret, old]) expect(history).not.toContain(one);
});

it("endpoints are deleted with their deliveries, all or none", async () => {
  const { id, row } = await entered();
  await answered(TEST, { id });
  const gone = globalId("WebhookEndpoint", 2_000_000_000);
  const refused = await ask(DELETE, { ids: [id, gone] });
  expect([refused.codes, refused.params]).toMatchObject([["NOT_FOUND"], { what: "WebhookEndpoint", row: 2 }]);
  expect(await testContext.prisma.webhookEndpoint.findUnique({ where: { id: row } })).toMatchObject({
    active: true,
  });
  expect(await answered(DELETE, { ids: [id] })).toEqual([id]);
  expect(await testContext.prisma.webhookEndpoint.count()).toBe(0);
  expect(await testContext.prisma.webhookDelivery.count()).toBe(0);
  expect((await auditOf(testContext.prisma, "WebhookEndpoint", row)).at(-1)).toMatchObject({
    action: "DELETE",
    before: { active: true },
  });
});

describe("a delivery", () => {
  it("can be a test event, regardless of the endpoint's kinds", async () => {
    const { id } = await entered();
    const delivery = await answered<Delivery>(TEST, { id });
    expect(delivery).toMatchObject({ state: "PENDING", replay: false, event: { type: "test" } });
    expect(JSON.parse(delivery.event.body)).toMatchObject({ type: "test", data: { endpointId: id } });
  });

  it("is replayed as a new delivery of the same event", async () => {
    const { id, row } = await entered();
    const first = await answered<Delivery>(TEST, { id });
    const second = await answered<Delivery>(REPLAY, { id: first.id });
    expect(second).toMatchObject({ state: "PENDING", replay: true, event: { id: first.event.id } });
    expect(second.id).not.toBe(first.id);
    expect((await auditOf(testContext.prisma, "WebhookEndpoint", row)).at(-1)).toMatchObject({
      action: "REPLAY",
      after: { deliveryId: second.deliveryId },
    });
    for (const unknown of ["00000000-0000-4000-8000-000000000000", "x", id])
      expect((await ask(REPLAY, { id: unknown })).codes).toEqual(["NOT_FOUND"]);
  });

  it("is listed in the log of its endpoint, newest first, and filtered by state", async () => {
    const { id, row } = await entered();
    const { id: eventId } = await testContext.prisma.webhookEvent.create({
      data: { kind: "TEST", entity: "WebhookEndpoint", entityId: 1, columns: {} },
    });
    const delivery = (state: "PENDING" | "DELIVERED" | "FAILED", minute: number, attempts: number) =>
      testContext.prisma.webhookDelivery.create({
        data: { endpointId: row, eventId, state, attempts, createdAt: new Date(minute * 60_000) },
      });
    await delivery("FAILED", 1, 9);
    await delivery("DELIVERED", 2, 1);
    await delivery("PENDING", 3, 0);
    const LOG = `query ($id: ID!, $state: WebhookDeliveryState) {
      answer: node(id: $id) { ... on WebhookEndpoint {
        failedCount waitingCount lastDelivery { state }
        deliveries(state: $state, first: 2) { totalCount edges { node { state nextAttemptAt } } }
      } }
    }`;
    expect(await answered(LOG, { id })).toMatchObject({
      failedCount: 1,
      waitingCount: 1,
      lastDelivery: { state: "DELIVERED" },
      deliveries: {
        totalCount: 3,
        edges: [
          { node: { state: "PENDING", nextAttemptAt: expect.any(String) } },
          { node: { state: "DELIVERED", nextAttemptAt: null } },
        ],
      },
    });
    expect(await answered(LOG, { id, state: "FAILED" })).toMatchObject({
      deliveries: { totalCount: 1, edges: [{ node: { state: "FAILED" } }] },
    });
  });
});

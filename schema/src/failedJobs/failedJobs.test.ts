import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { auditOf, customerRow } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../testing/run.ts";
import {
  recordFailedBroadcast,
  recordFailedDelivery,
  recordFailedLineEvent,
  recordFailedMessages,
} from "./recordFailedJobs.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.outboxMessage.deleteMany();
  await testContext.prisma.webhookEndpoint.deleteMany();
  await testContext.prisma.lineEvent.deleteMany();
  await testContext.prisma.broadcast.deleteMany();
});

const LIST = `query ($filter: FailedJobFilter) { failedJobs(first: 10, filter: $filter) { totalCount edges { node {
  id queue kind error attempts recordType recordNumber detail canReplay customer { name }
} } } }`;
const REPLAY = "mutation ($input: ReplayFailedJobsInput!) { replayFailedJobs(input: $input) }";
const DELETE = "mutation ($input: DeleteFailedJobsInput!) { deleteFailedJobs(input: $input) }";

interface Listed {
  id: string;
  queue: string;
}

async function list(filter = {}): Promise<Listed[]> {
  const { data } = await testContext.run<{ failedJobs: { edges: { node: Listed }[] } }>(
    LIST,
    { filter },
    ADMIN,
  );
  return data?.failedJobs.edges.map(({ node }) => node) ?? [];
}

async function failedMessage(more: object = {}): Promise<string> {
  const { id } = await testContext.prisma.outboxMessage.create({
    data: {
      kind: "ORDER_RECEIVED",
      data: { order: { id: 7 } },
      state: "FAILED",
      attempts: 150,
      lastError: "LINE_UNAVAILABLE",
      sentAt: new Date(),
      ...more,
    },
  });
  await recordFailedMessages(testContext.prisma, [id]);
  return id;
}

async function failedDelivery(): Promise<string> {
  const { deliveries } = await testContext.prisma.webhookEndpoint.create({
    data: {
      url: "https://example.com/hook",
      secret: "",
      deliveries: {
        create: {
          state: "FAILED",
          attempts: 9,
          lastStatus: 500,
          event: { create: { kind: "ORDER_CREATED", entity: "Order", entityId: 3, columns: {} } },
        },
      },
    },
    select: { deliveries: true },
  });
  const id = deliveries[0]?.id ?? "";
  await recordFailedDelivery(testContext.prisma, id);
  return id;
}

async function failedEvent(kind: "ACTION" | "QUESTION" = "ACTION", lineUserId = "U1"): Promise<string> {
  const id = `event-${Math.random()}`;
  await testContext.prisma.lineEvent.create({
    data: {
      id,
      kind,
      lineUserId,
      occurredAt: new Date(),
      failedAt: new Date(),
      attempts: 20,
      ...(kind === "ACTION" && {
        action: { do: "CANCEL", appointment: 4, from: "2026-11-30T00:00:00.000Z" },
      }),
    },
  });
  await recordFailedLineEvent(testContext.prisma, id, "INTERNAL");
  return id;
}

async function failedBroadcast(): Promise<number> {
  const data = { text: "新茶", state: "FAILED", recipients: 1, lastError: "PRODUCT_NOT_ON_SALE" } as const;
  const { id } = await testContext.prisma.broadcast.create({
    data: { ...data, scheduledAt: testContext.now },
  });
  await recordFailedBroadcast(testContext.prisma, id);
  return id;
}

describe("the dead-letter list", () => {
  it("shows the jobs of every queue with kind, subject, error, and attempts, the latest first", async () => {
    const customer = await customerRow(testContext.prisma, { name: "小安" });
    await failedMessage({ customerId: customer.id });
    await failedMessage({ kind: "APPOINTMENT_REMINDER", data: { appointment: { id: 8 } } });
    await failedDelivery();
    await failedEvent("ACTION", customer.lineUserId ?? "");
    const broadcast = await failedBroadcast();
    expect(await list()).toMatchObject([
      {
        queue: "BROADCASTS",
        kind: "BROADCAST",
        error: "PRODUCT_NOT_ON_SALE",
        recordType: "Broadcast",
        recordNumber: broadcast,
        detail: "新茶",
      },
      {
        queue: "LINE_EVENTS",
        kind: "ACTION",
        error: "INTERNAL",
        attempts: 20,
        recordType: "Appointment",
        recordNumber: 4,
        customer: { name: "小安" },
        canReplay: true,
      },
      {
        queue: "WEBHOOKS",
        kind: "ORDER_CREATED",
        error: "500",
        attempts: 9,
        recordType: "Order",
        recordNumber: 3,
        detail: "https://example.com/hook",
      },
      { queue: "REMINDERS", recordType: "Appointment", recordNumber: 8 },
      {
        queue: "OUTBOX",
        kind: "ORDER_RECEIVED",
        error: "LINE_UNAVAILABLE",
        attempts: 150,
        recordType: "Order",
        recordNumber: 7,
        customer: { name: "小安" },
      },
    ]);
    expect((await list({ queues: ["WEBHOOKS"] })).map(({ queue }) => queue)).toEqual(["WEBHOOKS"]);
  });

  it("loses an entry together with its job", async () => {
    await failedMessage();
    await testContext.prisma.outboxMessage.deleteMany();
    expect(await list()).toEqual([]);
  });

  it("is closed to staff members who are not admins", async () => {
    expect((await testContext.run(LIST, {}, staff(2, "STAFF"))).data).toBeNull();
    expect((await testContext.run(REPLAY, { input: {} }, staff(2, "STAFF"))).data).toBeNull();
  });
});

describe("a replay", () => {
  it("makes one job due again with new attempts, removes its entry, and is audited", async () => {
    const id = await failedMessage();
    const [entry] = await list();
    expect((await testContext.run(REPLAY, { input: { ids: [entry?.id] } }, ADMIN)).data).toEqual({
      replayFailedJobs: [entry?.id],
    });
    expect(await testContext.prisma.outboxMessage.findUnique({ where: { id } })).toMatchObject({
      state: "PENDING",
      attempts: 0,
      lastError: null,
      sentAt: null,
    });
    expect(await list()).toEqual([]);
    const row = Number(atob(entry?.id ?? "").split(":")[1]);
    expect(await auditOf(testContext.prisma, "FailedJob", row)).toMatchObject([{ action: "REPLAY" }]);
  });

  it("gives a message a new retry key only when LINE has forgotten the old one", async () => {
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
    const recent = await failedMessage({ createdAt: hours(1) });
    const old = await failedMessage({ createdAt: hours(30) });
    await testContext.run(REPLAY, { input: {} }, ADMIN);
    const messages = await testContext.prisma.outboxMessage.findMany({ orderBy: { createdAt: "asc" } });
    expect(messages.map(({ state }) => state)).toEqual(["PENDING", "PENDING"]);
    expect(messages[0]?.id).toBe(recent);
    expect(messages[1]?.id).not.toBe(old);
    expect(messages[1]?.createdAt.getTime()).toBeGreaterThan(hours(1).getTime());
  });

  it("of all jobs covers every queue, except questions that can no longer be answered", async () => {
    await failedMessage();
    const delivery = await failedDelivery();
    const event = await failedEvent();
    await failedEvent("QUESTION");
    const broadcast = await failedBroadcast();
    expect(
      (await testContext.run<{ replayFailedJobs: string[] }>(REPLAY, { input: {} }, ADMIN)).data,
    ).toMatchObject({
      replayFailedJobs: { length: 4 },
    });
    expect(await testContext.prisma.lineEvent.findUnique({ where: { id: event } })).toMatchObject({
      failedAt: null,
      attempts: 0,
      action: { do: "CANCEL" },
    });
    expect(await testContext.prisma.broadcast.findUnique({ where: { id: broadcast } })).toMatchObject({
      state: "SCHEDULED",
      lastError: null,
    });
    expect(
      await testContext.prisma.webhookDelivery.findMany({ where: { NOT: { id: delivery } } }),
    ).toMatchObject([{ state: "PENDING", replay: true }]);
    const [left, ...others] = await list();
    expect([left?.queue, others]).toEqual(["LINE_EVENTS", []]);
    expect((await testContext.run(REPLAY, { input: { ids: [left?.id] } }, ADMIN)).codes).toEqual([
      "CONFLICT",
    ]);
  });

  it("of a part puts its broadcast back to sending", async () => {
    const { id } = await testContext.prisma.broadcast.create({
      data: { text: "茶", state: "FAILED", recipients: 1, finishedAt: new Date() },
    });
    await failedMessage({ kind: "BROADCAST", data: { text: "茶" }, broadcastId: id });
    await testContext.run(REPLAY, { input: {} }, ADMIN);
    expect(await testContext.prisma.broadcast.findUnique({ where: { id } })).toMatchObject({
      state: "SENDING",
      finishedAt: null,
    });
  });

  it("by two users at once runs each job once", async () => {
    await failedDelivery();
    await Promise.all([1, 2].map(() => testContext.run(REPLAY, { input: {} }, ADMIN)));
    expect(await testContext.prisma.webhookDelivery.count()).toBe(2);
  });

  it("of a delivery from its log removes it from the list", async () => {
    const id = await failedDelivery();
    await testContext.run(
      "mutation ($input: ReplayWebhookDeliveryInput!) { replayWebhookDelivery(input: $input) { id } }",
      { input: { id: btoa(`WebhookDelivery:${id}`) } },
      ADMIN,
    );
    expect(await list()).toEqual([]);
  });
});

it("deleting an entry leaves its job failed", async () => {
  const id = await failedMessage();
  const [entry] = await list();
  expect((await testContext.run(DELETE, { input: { ids: [entry?.id] } }, ADMIN)).data).toEqual({
    deleteFailedJobs: [entry?.id],
  });
  expect(await list()).toEqual([]);
  expect(await testContext.prisma.outboxMessage.findUnique({ where: { id } })).toMatchObject({
    state: "FAILED",
  });
  const gone = globalId("FailedJob", 2_000_000_000);
  expect((await testContext.run(DELETE, { input: { ids: [gone] } }, ADMIN)).codes).toEqual(["NOT_FOUND"]);
});

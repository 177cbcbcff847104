import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { claimJobs, type RunningJobs } from "../jobs/queue/leases.ts";
import { runJob } from "../jobs/queue/runJob.ts";
import { drainQueue, startQueue } from "../jobs/queue/startQueue.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../standIns/webhooks/webhookReceiver.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { type WebhookJob, webhookQueue } from "./webhookQueue.ts";
import { createWebhookSecrets } from "./webhookSecrets.ts";

const SECRET = `whsec_${btoa("a secret of thirty-two characters")}`;

let database: TestDatabase;
let prisma: PrismaClient;
let receiver: WebhookReceiver;

beforeAll(async () => {
  setLogLevel("silent");
  [database, receiver] = await Promise.all([createTestDatabase(), startWebhookReceiver()]);
  prisma = connectPrisma(database.url, { poolSize: 6 });
});
beforeEach(async () => {
  await prisma.webhookEvent.deleteMany();
  await prisma.webhookEndpoint.deleteMany();
  receiver.received.length = 0;
  answering(204);
});
afterAll(async () => {
  setLogLevel("info");
  await receiver.close();
  await prisma.$disconnect();
  await database.drop();
});

const answering = (status: number, body = "") => {
  receiver.respond = (response) => response.writeHead(status).end(body);
};
const endpoint = (path = "/hook", data: object = {}) =>
  prisma.webhookEndpoint.create({
    data: { url: receiver.url + path, secret: SECRET, kinds: ["PRODUCT_CREATED"], ...data },
  });
const happens = () => prisma.product.create({ data: { name: "茶碗", price: 100 } });
const queue = (more = {}) =>
  webhookQueue({ prisma, secrets: createWebhookSecrets(prisma, null), allowPrivate: true, ...more });
const due = () => drainQueue(prisma, queue());
const claim = (running?: RunningJobs) => claimJobs<WebhookJob>(prisma, queue(), running);
const only = () => prisma.webhookDelivery.findFirstOrThrow();
/** Makes all pauses and leases end immediately. */
const comeDue = () =>
  prisma.webhookDelivery.updateMany({ where: { state: "PENDING" }, data: { availableAt: new Date(0) } });
const secondsUntil = (moment: Date) => (moment.getTime() - Date.now()) / 1000;

describe("A delivery", () => {
  it("arrives once, signed, with the ids of its event and of itself", async () => {
    await endpoint();
    const { id: product } = await happens();
    expect(await due()).toBe(1);
    expect(await due()).toBe(0);
    const [got] = receiver.received;
    if (got === undefined) throw new Error("No webhook arrived");
    const delivery = await only();
    expect(new Webhook(SECRET).verify(got.body, got.headers)).toMatchObject({
      type: "product.created",
      data: { id: btoa(`Product:${product}`), price: "100" },
    });
    expect(got.headers).toMatchObject({
      "webhook-id": delivery.eventId,
      "webhook-delivery": delivery.id,
    });
    expect(delivery).toMatchObject({ state: "DELIVERED", attempts: 1, lastStatus: 204, lastError: null });
    expect(delivery.deliveredAt).toBeInstanceOf(Date);
  });

  it("is retried after a failure, with the same bytes and ids", async () => {
    await endpoint();
    await happens();
    answering(503, "not now");
    await due();
    expect(await only()).toMatchObject({
      state: "PENDING",
      attempts: 1,
      lastStatus: 503,
      lastError: "not now",
    });
    expect(secondsUntil((await only()).availableAt)).toBeGreaterThan(0);
    expect(await due()).toBe(0);
    await comeDue();
    answering(200);
    await due();
    expect(await only()).toMatchObject({ state: "DELIVERED", attempts: 2, lastStatus: 200 });
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    for (const name of ["webhook-id", "webhook-delivery"])
      expect(second?.headers[name]).toBe(first?.headers[name]);
  });

  it.each([301, 400, 404, 429, 500])("that is answered with %i is retried", async (status) => {
    await endpoint();
    await happens();
    answering(status);
    await due();
    expect(await only()).toMatchObject({ state: "PENDING", lastStatus: status });
  });

  it("without a response is retried, and stores the reason", async () => {
    await endpoint();
    await happens();
    receiver.respond = () => {};
    await drainQueue(prisma, queue({ timeout: 100 }));
    expect(await only()).toMatchObject({ state: "PENDING", lastStatus: null, lastError: "TIMEOUT" });
  });

  it("fails after the ninth attempt, not after the eighth", async () => {
    await endpoint();
    await happens();
    answering(500);
    const states: string[] = [];
    for (let attempt = 1; attempt <= 9; attempt++) {
      await comeDue();
      await due();
      states.push((await only()).state);
    }
    expect(states).toEqual([...Array(8).fill("PENDING"), "FAILED"]);
    expect(await prisma.failedJob.findMany()).toMatchObject([
      { queue: "WEBHOOKS", error: "500", attempts: 9 },
    ]);
    await comeDue();
    expect(await due()).toBe(0);
    expect(receiver.received).toHaveLength(9);
  });

  it("is sent to public addresses only, unless others are allowed", async () => {
    await endpoint();
    await happens();
    await drainQueue(prisma, queue({ allowPrivate: false }));
    expect(await only()).toMatchObject({ lastStatus: null, lastError: "ADDRESS_REFUSED" });
    expect(receiver.received).toEqual([]);
  });
});

describe("An endpoint", () => {
  it("that returns 410 is deactivated with an audit entry, and its other deliveries keep waiting", async () => {
    const { id } = await endpoint();
    await happens();
    answering(410);
    await due();
    expect(await only()).toMatchObject({ state: "FAILED", attempts: 1, lastStatus: 410 });
    expect(await prisma.webhookEndpoint.findUnique({ where: { id } })).toMatchObject({
      active: false,
      version: 2,
    });
    const where = { subjectType: "WebhookEndpoint", subjectId: id };
    expect(await prisma.auditEntry.findMany({ where })).toMatchObject([
      { action: "UPDATE", staffMemberId: null, before: { active: true }, after: { active: false } },
    ]);
    await prisma.webhookDelivery.updateMany({ data: { state: "PENDING", availableAt: new Date(0) } });
    expect(await due()).toBe(0);
    await prisma.webhookEndpoint.updateMany({ data: { active: true } });
    expect(await due()).toBe(1);
  });

  it("receives at most three concurrent requests from one process, independently of other endpoints", async () => {
    const slow = await endpoint("/slow");
    const quick = await endpoint("/quick");
    for (let count = 0; count < 5; count++) await happens();
    const claimed = await claim(new Map([[slow.id, 1]]));
    const of = (id: number) => claimed.filter(({ endpointId }) => endpointId === id).length;
    expect([of(slow.id), of(quick.id)]).toEqual([2, 3]);
    expect(await claim(new Map([[slow.id, 3]]))).toHaveLength(2);
  });

  it("that hangs delays no other", async () => {
    await endpoint("/hangs");
    await endpoint("/works");
    receiver.respond = (response, { path }) => {
      if (path === "/works") response.writeHead(204).end();
    };
    for (let count = 0; count < 10; count++) await happens();
    const worker = startQueue(prisma, queue({ timeout: 60_000, stopGraceMs: 0 }));
    const delivered = () => prisma.webhookDelivery.count({ where: { state: "DELIVERED" } });
    await expect.poll(delivered, { timeout: 15_000 }).toBe(10);
    expect(receiver.received.filter(({ path }) => path === "/hangs")).toHaveLength(3);
    await worker.stop();
  });
});

describe("A worker", () => {
  it("skips deliveries that another has claimed until the lease ends, after which only the second one's outcome counts", async () => {
    await endpoint();
    await happens();
    const [first] = await claim();
    expect(await claim()).toEqual([]);
    await comeDue();
    const [second] = await claim();
    if (first === undefined || second === undefined) throw new Error("Not claimed");
    expect(second).toMatchObject({ id: first.id, attempts: 2 });
    const leased = (await only()).availableAt;
    answering(500, "late");
    await runJob(prisma, queue(), first, new AbortController().signal);
    expect(await only()).toMatchObject({ attempts: 2, lastStatus: null, availableAt: leased });
    answering(200);
    await runJob(prisma, queue(), second, new AbortController().signal);
    expect(await only()).toMatchObject({ state: "DELIVERED" });
  });

  it("that is stopped releases aborted deliveries, and their attempts do not count", async () => {
    await endpoint();
    await happens();
    const arrived = new Promise<void>((resolve) => {
      receiver.respond = () => resolve();
    });
    const worker = startQueue(prisma, queue({ timeout: 60_000, stopGraceMs: 0 }));
    await arrived;
    await worker.stop();
    expect(await only()).toMatchObject({ state: "PENDING", attempts: 0 });
    answering(204);
    expect(await due()).toBe(1);
  });
});

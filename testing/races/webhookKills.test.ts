import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from "../../api/src/standIns/webhooks/webhookReceiver.ts";
import { createTestDatabase, type TestDatabase } from "../servers/database.ts";

const EVENTS = 120;
const KILLS = 6;
const SECRET = `whsec_${btoa("a secret of thirty-two characters")}`;

let database: TestDatabase;
let prisma: PrismaClient;
let receiver: WebhookReceiver;
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  [database, receiver] = await Promise.all([createTestDatabase(), startWebhookReceiver()]);
  prisma = connectPrisma(database.url, { poolSize: 2 });
});
afterAll(async () => {
  for (const worker of workers) worker.kill("SIGKILL");
  await receiver.close();
  await prisma.$disconnect();
  await database.drop();
});

function startWorker(): ChildProcess {
  const env = { ...process.env, DATABASE_URL: database.url };
  const worker = spawn(process.execPath, ["api/src/testing/webhookChild.ts"], { env, stdio: "inherit" });
  workers.add(worker);
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  workers.delete(worker);
  worker.kill("SIGKILL");
  await once(worker, "exit");
}

/** Waits for a condition; retry delays and leases of killed workers expire at once. */
async function until(done: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await done())) {
    await prisma.webhookDelivery.updateMany({
      where: { state: "PENDING", availableAt: { gt: new Date() } },
      data: { availableAt: new Date(0), attempts: 1 },
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

test(`${EVENTS} events reach both endpoints at least once with the same ids: the receiver fails after accepting 20 %, and one of two workers is killed ${KILLS} times`, async () => {
  const endpoints = ["/one", "/other"].map((path) => ({
    url: receiver.url + path,
    secret: SECRET,
    kinds: ["PRODUCT_CREATED" as const],
  }));
  await prisma.webhookEndpoint.createMany({ data: endpoints });
  const bodies = new Map<string, Set<string>>();
  const taken = new Map<string, string>();
  let count = 0;
  receiver.respond = (response, { path, headers, body }) => {
    const event = headers["webhook-id"] ?? "";
    new Webhook(SECRET).verify(body, headers);
    bodies.set(event, (bodies.get(event) ?? new Set()).add(body));
    const key = `${path} ${event}`;
    const delivery = headers["webhook-delivery"] ?? "";
    expect(taken.get(key) ?? delivery).toBe(delivery);
    taken.set(key, delivery);
    count += 1;
    response.writeHead(count % 5 === 0 ? 500 : 204).end();
  };
  await prisma.product.createMany({
    data: Array.from({ length: EVENTS }, (_, number) => ({ name: `茶碗 ${number}`, price: 1 })),
  });
  startWorker();
  for (let round = 1; round <= KILLS; round++) {
    const victim = startWorker();
    await until(() => taken.size >= Math.floor((round * EVENTS * 2) / (KILLS + 1)));
    await kill(victim);
  }
  await until(async () => (await prisma.webhookDelivery.count({ where: { state: "PENDING" } })) === 0);
  expect(await prisma.webhookDelivery.count({ where: { state: "DELIVERED" } })).toBe(EVENTS * 2);
  const events = await prisma.webhookEvent.findMany({ select: { id: true } });
  expect(new Set(bodies.keys())).toEqual(new Set(events.map(({ id }) => id)));
  expect(taken.size).toBe(EVENTS * 2);
  expect([...bodies.values()].every(({ size }) => size === 1)).toBe(true);
}, 110_000);

import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { createApplication } from "../application.ts";
import { drainQueue } from "../jobs/queue/startQueue.ts";
import { createSecretKeys, type SecretKeys } from "../secrets/secretKeys.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../standIns/webhooks/webhookReceiver.ts";
import { readEnv } from "../startup/env.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { webhookQueue } from "./webhookQueue.ts";
import { createWebhookSecrets } from "./webhookSecrets.ts";

const secretOf = (text: string) => `whsec_${btoa(text.padEnd(32, "!"))}`;
const [SECRET, PREVIOUS] = [secretOf("current"), secretOf("previous")];
const now = new Date("2026-11-21T02:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const newKey = () => new Uint8Array(randomBytes(32));

let database: TestDatabase;
let prisma: PrismaClient;
let receiver: WebhookReceiver;
beforeAll(async () => {
  setLogLevel("silent");
  [database, receiver] = await Promise.all([createTestDatabase(), startWebhookReceiver()]);
  receiver.respond = (response) => response.writeHead(204).end();
  prisma = connectPrisma(database.url, { poolSize: 6 });
});
afterAll(async () => {
  setLogLevel("info");
  await receiver.close();
  await prisma.$disconnect();
  await database.drop();
});
beforeEach(async () => {
  await prisma.webhookEvent.deleteMany();
  await prisma.webhookEndpoint.deleteMany();
  receiver.received.length = 0;
});

/** Creates an endpoint as releases before the encryption did. */
const plainEndpoint = (data: object = {}) =>
  prisma.webhookEndpoint.create({
    data: { url: `${receiver.url}/hook`, secret: SECRET, kinds: ["PRODUCT_CREATED"], ...data },
  });
const find = ({ id }: { id: number }) => prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });
const secretsOf = (keys: SecretKeys | null) => createWebhookSecrets(prisma, keys);

/** Creates an event, delivers it, and returns whether the receiver can verify it with a secret. */
async function deliver(keys: SecretKeys): Promise<(secret: string) => boolean> {
  receiver.received.length = 0;
  await prisma.product.create({ data: { name: "茶碗", price: 100 } });
  await drainQueue(prisma, webhookQueue({ prisma, secrets: secretsOf(keys), allowPrivate: true }));
  return (secret) => {
    const [got] = receiver.received;
    if (got === undefined) throw new Error("No webhook arrived");
    try {
      return Boolean(new Webhook(secret).verify(got.body, got.headers));
    } catch {
      return false;
    }
  };
}

describe("the secrets of an endpoint", () => {
  it("that are in plain text are encrypted at the start, and still sign", async () => {
    const row = await plainEndpoint({ previousSecret: PREVIOUS, previousSecretUntil: later(1e12) });
    const key = randomBytes(32).toString("base64");
    const env = readEnv({ DATABASE_URL: database.url, SECRETS_KEY: key, NODE_ENV: "test" });
    const application = await createApplication({ env, prisma, databaseUrl: database.url });
    await application.close();
    const after = await find(row);
    for (const secret of [SECRET, PREVIOUS])
      for (const part of [secret, secret.slice("whsec_".length), "whsec"])
        expect(JSON.stringify(after)).not.toContain(part);
    expect(after.version).toBe(row.version);
    const signs = await deliver(createSecretKeys([new Uint8Array(Buffer.from(key, "base64"))]));
    expect([SECRET, PREVIOUS, secretOf("another")].map(signs)).toEqual([true, true, false]);
  });

  it("are encrypted with a new key at the start, after which the old one is not needed", async () => {
    const [older, newer] = [newKey(), newKey()];
    const row = await plainEndpoint();
    await secretsOf(createSecretKeys([older])).rotate();
    const before = await find(row);
    await secretsOf(createSecretKeys([older])).rotate();
    expect(await find(row)).toEqual(before);
    await secretsOf(createSecretKeys([newer, older])).rotate();
    expect((await find(row)).secret).not.toBe(before.secret);
    expect((await deliver(createSecretKeys([newer])))(SECRET)).toBe(true);
  });

  it("are bound to it, and the one before signs until its time is over", () => {
    const secrets = secretsOf(createSecretKeys([newKey()]));
    const stored = { id: 1, secret: secrets.seal(SECRET, 1), previousSecret: secrets.seal(PREVIOUS, 1) };
    const until = (ms: number) => ({ ...stored, previousSecretUntil: later(ms) });
    expect(secrets.open(until(1), now)).toEqual([SECRET, PREVIOUS]);
    expect(secrets.open(until(0), now)).toEqual([SECRET]);
    expect(secrets.open({ ...until(1), previousSecret: null }, now)).toEqual([SECRET]);
    expect(secrets.open({ ...until(0), id: 2 }, now)).toBeNull();
  });

  it("that the process cannot decrypt send nothing: the delivery waits for one that can", async () => {
    const row = await plainEndpoint();
    const keys = createSecretKeys([newKey()]);
    await secretsOf(keys).rotate();
    const lost = createSecretKeys([newKey()]);
    await secretsOf(lost).rotate();
    await deliver(lost);
    expect(receiver.received).toEqual([]);
    expect(await prisma.webhookDelivery.findFirstOrThrow({ where: { endpointId: row.id } })).toMatchObject({
      state: "PENDING",
      lastStatus: null,
      lastError: "The server cannot decrypt the endpoint's secret.",
    });
    await prisma.webhookDelivery.updateMany({ data: { availableAt: new Date(0) } });
    await drainQueue(prisma, webhookQueue({ prisma, secrets: secretsOf(keys), allowPrivate: true }));
    expect(await prisma.webhookDelivery.findFirstOrThrow()).toMatchObject({ state: "DELIVERED" });
  });

  it("remain in plain text without a key, so that webhooks work", async () => {
    const secrets = secretsOf(null);
    const row = await plainEndpoint({ secret: secrets.seal(SECRET, 1) });
    await secrets.rotate();
    expect(secrets.open(await find(row), now)).toEqual([SECRET]);
  });
});

it("secrets that staff replace during the encryption at the start are kept", async () => {
  const row = await plainEndpoint();
  const keys = createSecretKeys([newKey()]);
  const secrets = secretsOf(keys);
  const replaced = secrets.seal(secretOf("replaced"), row.id);
  const replacing = prisma.$extends({
    query: {
      webhookEndpoint: {
        async findMany({ args, query }) {
          const found = await query(args);
          await prisma.webhookEndpoint.update({ where: { id: row.id }, data: { secret: replaced } });
          return found;
        },
      },
    },
  });
  await createWebhookSecrets(replacing as unknown as PrismaClient, keys).rotate();
  expect((await find(row)).secret).toBe(replaced);
});

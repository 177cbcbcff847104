import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import { createSecretKeys, type SecretKeys } from "../secrets/secretKeys.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { createEcpayStandIn } from "./ecpay/ecpayStandIn.ts";
import { createProviderSettings } from "./providerSettings.ts";

let prisma: PrismaClient;
let closeDatabase: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  closeDatabase = database.drop;
  prisma = connectPrisma(database.url, { poolSize: 3 });
  setLogLevel("error");
});
beforeEach(() => prisma.paymentProviderSetting.deleteMany());
afterAll(async () => {
  setLogLevel("warn");
  await prisma.$disconnect();
  await closeDatabase();
});

const standIn = createEcpayStandIn({ pageBase: "/stand-in", lateMs: null });
const connection = {
  apiBase: "http://ecpay",
  pageBase: "http://ecpay",
  fetch: (url: Parameters<typeof fetch>[0], init?: RequestInit) => standIn.handle(new Request(url, init)),
};
const settings = (keys: SecretKeys | null) =>
  createProviderSettings({ prisma, keys, standIns: { ECPAY: connection } });
const key = () => new Uint8Array(randomBytes(32));
const store = (keys: SecretKeys, credentials: object) => {
  const sealed = keys.seal(JSON.stringify(credentials), "ECPAY");
  return prisma.paymentProviderSetting.upsert({
    where: { provider: "ECPAY" },
    create: {
      provider: "ECPAY",
      currency: "TWD",
      channels: ["CARD"],
      credentials: sealed,
      credentialsKeyId: keys.currentId,
    },
    update: { credentials: sealed, credentialsKeyId: keys.currentId },
  });
};

it("tests the stored credentials with the provider", async () => {
  const keys = createSecretKeys([key()]);
  const { test } = settings(keys);
  expect(await test("ECPAY")).toEqual({ outcome: "NOT_SET", detail: "" });
  await store(keys, standIn.credentials);
  expect(await test("ECPAY")).toEqual({ outcome: "ACCEPTED", detail: "" });
  await store(keys, { ...standIn.credentials, hashKey: "wrong" });
  expect(await test("ECPAY")).toMatchObject({ outcome: "REFUSED" });
  await store(keys, standIn.credentials);
  standIn.behavior.outage = "before";
  expect(await test("ECPAY")).toMatchObject({ outcome: "UNREACHABLE" });
  standIn.behavior.outage = "none";
});

it("encrypts with a new key what an older one encrypted, and is connected with both", async () => {
  const [older, newer] = [key(), key()];
  await store(createSecretKeys([older]), standIn.credentials);
  const keys = createSecretKeys([newer, older]);
  expect((await settings(keys).test("ECPAY")).outcome).toBe("ACCEPTED");
  await settings(keys).rotate();
  const after = createSecretKeys([newer]);
  const row = await prisma.paymentProviderSetting.findUniqueOrThrow({ where: { provider: "ECPAY" } });
  expect(row.credentialsKeyId).toBe(after.currentId);
  expect((await settings(after).test("ECPAY")).outcome).toBe("ACCEPTED");
});

it("has no connection without the key", async () => {
  await store(createSecretKeys([key()]), standIn.credentials);
  expect((await settings(createSecretKeys([key()])).test("ECPAY")).outcome).toBe("NOT_SET");
  expect((await settings(null).test("ECPAY")).outcome).toBe("NOT_SET");
});

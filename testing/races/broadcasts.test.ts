import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { passwords } from "../../api/src/sessions/password.ts";
import { type FakeLine, startFakeLine } from "../../api/src/standIns/line/fakeLine.ts";
import { Client } from "../servers/client.ts";
import { createTestDatabase, type TestDatabase } from "../servers/database.ts";
import { type RunningServer, startServer } from "../servers/server.ts";

const PASSWORD = "a long enough password";
const CUSTOMERS = 3;

let database: TestDatabase;
let prisma: PrismaClient;
let line: FakeLine;
let servers: RunningServer[] = [];

beforeEach(async () => {
  [database, line] = await Promise.all([createTestDatabase(), startFakeLine()]);
  prisma = connectPrisma(database.url, { poolSize: 2 });
  const passwordHash = await passwords.hash(PASSWORD);
  await prisma.staffMember.create({ data: { username: "admin", passwordHash, name: "Aki", role: "ADMIN" } });
  await prisma.customer.createMany({
    data: Array.from({ length: CUSTOMERS }, (_, number) => ({
      lineUserId: `U${number.toString(16).padStart(32, "0")}`,
      name: `客人 ${number}`,
    })),
  });
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
  await line.close();
  await prisma.$disconnect();
  await database.drop();
});

async function startTwo(): Promise<void> {
  const env = { DATABASE_URL: database.url, LINE_CHANNEL_ACCESS_TOKEN: "token", LINE_API_BASE: line.url };
  servers = await Promise.all([startServer(env), startServer(env)]);
}

test("broadcasts that became due while no process ran start once each, with two processes starting concurrently", async () => {
  const scheduledAt = new Date(Date.now() - 3_600_000);
  await prisma.broadcast.createMany({
    data: Array.from({ length: 20 }, (_, number) => ({
      text: `新茶 ${number}`,
      recipients: 0,
      state: "SCHEDULED" as const,
      scheduledAt,
    })),
  });
  await startTwo();
  await expect
    .poll(() => prisma.broadcast.count({ where: { state: "SENT", recipients: CUSTOMERS } }), {
      timeout: 60_000,
    })
    .toBe(20);
  const texts = line.messaging.taken.map(({ messages }) => messages[0]?.text);
  expect(texts.sort()).toEqual(Array.from({ length: 20 }, (_, number) => `新茶 ${number}`).sort());
});

test("of ten concurrent broadcasts at two processes, only those within the monthly quota are sent", async () => {
  line.messaging.quota = 2 * CUSTOMERS + 1;
  await startTwo();
  const admins = await Promise.all(servers.map(({ origin }) => new Client(origin).logIn("admin", PASSWORD)));
  // Both processes cache LINE's quota before the first broadcast.
  for (const admin of admins) {
    const { data } = await admin.graphql("{ broadcastReach { available } }");
    expect(data).toEqual({ broadcastReach: { available: 2 * CUSTOMERS + 1 } });
  }
  const send = 'mutation { sendBroadcast(input: { text: "新茶" }) { id } }';
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => admins[index % 2]?.graphql(send)),
  );
  const codes = answers.map((answer) => answer?.code);
  expect(codes.filter((code) => code === null)).toHaveLength(2);
  expect(codes.filter((code) => code === "LINE_QUOTA_EXHAUSTED")).toHaveLength(8);
  await expect.poll(() => prisma.broadcast.count({ where: { state: "SENT" } })).toBe(2);
  expect(line.messaging.used).toBe(2 * CUSTOMERS);
});

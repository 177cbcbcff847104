import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeLine, startFakeLine } from "../../api/src/standIns/line/fakeLine.ts";
import { customersOf, messageTo } from "../../api/src/testing/outboxRows.ts";
import { createTestDatabase, type TestDatabase } from "../servers/database.ts";

const MESSAGES = 200;
const KILLS = 6;

let database: TestDatabase;
let prisma: PrismaClient;
let line: FakeLine;
let worker: ChildProcess | null = null;

beforeAll(async () => {
  [database, line] = await Promise.all([createTestDatabase(), startFakeLine()]);
  prisma = connectPrisma(database.url, { poolSize: 2 });
});
afterAll(async () => {
  worker?.kill("SIGKILL");
  await line.close();
  await prisma.$disconnect();
  await database.drop();
});

function startWorker(): ChildProcess {
  const env = { ...process.env, DATABASE_URL: database.url, LINE_API_BASE: line.url };
  return spawn(process.execPath, ["api/src/testing/outboxChild.ts"], { env, stdio: "inherit" });
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

/**
 * Waits until LINE has accepted this many messages; retry delays and leases of killed workers expire at once.
 */
async function untilTaken(count: number): Promise<void> {
  while (line.messaging.taken.length < count) {
    await prisma.outboxMessage.updateMany({
      where: { state: "PENDING", availableAt: { gt: new Date() } },
      data: { availableAt: new Date(0) },
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test(`${MESSAGES} messages are accepted ${MESSAGES} times: LINE fails after accepting 20 %, hangs on 10 %, and the worker is killed ${KILLS} times`, async () => {
  const customers = await customersOf(
    prisma,
    Array.from({ length: MESSAGES }, (_, number) => `U${number}`),
  );
  await prisma.outboxMessage.createMany({ data: customers.map((customer) => messageTo(customer)) });
  let taken = 0;
  line.messaging.trouble = () => {
    taken += 1;
    if (taken % 10 === 3 || taken % 10 === 6) return 500;
    return taken % 10 === 9 ? "hang" : null;
  };
  for (let round = 1; round <= KILLS; round++) {
    worker = startWorker();
    await untilTaken(Math.floor((round * MESSAGES) / (KILLS + 1)));
    await kill(worker);
  }
  worker = startWorker();
  await untilTaken(MESSAGES);
  await expect
    .poll(
      async () => {
        await untilTaken(MESSAGES);
        await prisma.outboxMessage.updateMany({
          where: { state: "PENDING" },
          data: { availableAt: new Date(0) },
        });
        return prisma.outboxMessage.count({ where: { state: "SENT" } });
      },
      { timeout: 60_000 },
    )
    .toBe(MESSAGES);
  expect(line.messaging.taken).toHaveLength(MESSAGES);
  expect(new Set(line.messaging.taken.flatMap(({ to }) => to)).size).toBe(MESSAGES);
}, 300_000);

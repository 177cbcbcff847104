import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product, store } from "../../schema/src/testing/fixtures.ts";
import { createTestDatabase, type TestDatabase } from "../servers/database.ts";

/** More customers than one transaction notifies. */
const CUSTOMERS = 450;
const ROUNDS = 8;

let database: TestDatabase;
let prisma: PrismaClient;
let children: ChildProcess[] = [];
let customerIds: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, { poolSize: 10 });
  await store(prisma);
  await prisma.customer.createMany({
    data: Array.from({ length: CUSTOMERS }, (_, index) => ({
      name: "安",
      lineUserId: `U${index.toString(16).padStart(32, "0")}`,
    })),
  });
  customerIds = (await prisma.customer.findMany({ select: { id: true }, orderBy: { id: "asc" } })).map(
    ({ id }) => id,
  );
  children = [0, 1].map(() =>
    fork(new URL("./stockNoticeChild.ts", import.meta.url), {
      env: { ...process.env, DATABASE_URL: database.url },
    }),
  );
  await Promise.all(children.map((child) => once(child, "message")));
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await prisma?.$disconnect();
  await database?.drop();
});

/** Notifies in both processes at once; returns how many customers they have notified together. */
async function notifyInBoth(): Promise<number> {
  const answers = children.map(async (child) => {
    const [answer] = await once(child, "message");
    if (answer.error !== undefined) throw new Error(answer.error);
    return Number(answer.notified);
  });
  for (const child of children) child.send("notify");
  return (await Promise.all(answers)).reduce((sum, count) => sum + count, 0);
}

const notifiedCustomers = async () => {
  const rows = await prisma.outboxMessage.findMany({ where: { kind: "BACK_IN_STOCK" } });
  return rows.map(({ customerId }) => customerId ?? 0).sort((one, other) => one - other);
};

it(`two processes notify ${CUSTOMERS} customers once each`, async () => {
  const { id: productId } = await product(prisma, { stock: 0 });
  await prisma.stockNotice.createMany({
    data: customerIds.map((customerId) => ({ customerId, productId })),
  });
  await prisma.product.update({ where: { id: productId }, data: { stock: CUSTOMERS - 50 } });
  let notified = 0;
  while (await prisma.stockNotice.count({ where: { dueAt: { not: null } } }))
    notified += await notifyInBoth();
  expect(notified).toBe(CUSTOMERS - 50);
  expect(await notifiedCustomers()).toEqual(customerIds.slice(0, CUSTOMERS - 50));
  expect(await prisma.stockNotice.count()).toBe(50);
  await prisma.outboxMessage.deleteMany();
  await prisma.stockNotice.deleteMany();
});

it("pieces that return one by one at the same time notify as many customers, in order", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: productId } = await product(prisma, { stock: 0 });
    const waiting = customerIds.slice(round, round + 7).reverse();
    await prisma.stockNotice.createMany({ data: waiting.map((customerId) => ({ customerId, productId })) });
    const returned = Array.from({ length: 4 }, () =>
      prisma.product.update({ where: { id: productId }, data: { stock: { increment: 1 } } }),
    );
    await Promise.all([...returned, notifyInBoth()]);
    await notifyInBoth();
    expect(await notifiedCustomers()).toEqual(waiting.slice(0, 4).reverse());
    expect(await prisma.stockNotice.count({ where: { productId } })).toBe(3);
    await prisma.outboxMessage.deleteMany();
  }
});

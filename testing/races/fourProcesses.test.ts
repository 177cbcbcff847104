import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeLine, startFakeLine } from "../../api/src/standIns/line/fakeLine.ts";
import { orderOf, PLACE_ORDER } from "../faults/faultShop.ts";
import { type Events, followEvents } from "../followEvents.ts";
import { Client } from "../servers/client.ts";
import { createTestDatabase, type TestDatabase } from "../servers/database.ts";
import { type RunningServer, startServer } from "../servers/server.ts";

const KEY = "four-key";
const PASSWORD = "four-password";
/** Processes cache sessions for half a minute; notifications must arrive long before that. */
const LONG_BEFORE = { timeout: 20_000, interval: 20 };
const REMINDED = 10;
const KEYS = 10;

let database: TestDatabase;
let prisma: PrismaClient;
let line: FakeLine;
let product: number;
const servers: RunningServer[] = [];
/** Signed in at the first process while there were two. */
let admin: Client;
let customer: Client;

const start = () =>
  startServer({
    DATABASE_URL: database.url,
    POOL_SIZE: "3",
    LINE_CHANNEL_ACCESS_TOKEN: "token",
    LINE_API_BASE: line.url,
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: KEY,
  });
const startTwo = async () => servers.push(...(await Promise.all([start(), start()])));
const origin = (process: number) => servers[process]?.origin ?? "";
const everywhere = <Result>(ask: (origin: string, process: number) => Promise<Result>) =>
  Promise.all(servers.map((server, process) => ask(server.origin, process)));

beforeAll(async () => {
  [database, line] = await Promise.all([createTestDatabase(), startFakeLine()]);
  prisma = connectPrisma(database.url, { poolSize: 2 });
  const passwordHash = await hash(PASSWORD);
  await prisma.staffMember.create({ data: { username: "racer", name: "店長", role: "ADMIN", passwordHash } });
  await prisma.store.create({ data: { name: "町家" } });
  ({ id: product } = await prisma.product.create({ data: { name: "茶碗", price: 120, stock: 1000 } }));
  await bookForLater();
  await startTwo();
  admin = await new Client(origin(0)).logIn("racer", PASSWORD);
  customer = await new Client(origin(0)).logInCustomer(1, KEY);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await line.close();
  await prisma.$disconnect();
  await database.drop();
});

/** Creates confirmed appointments of today that were booked days ago, so that their reminders are due. */
async function bookForLater(): Promise<void> {
  const startsAt = new Date(Date.now() + 3_600_000);
  for (let index = 0; index < REMINDED; index++) {
    await prisma.appointment.create({
      data: {
        customerName: `客人 ${index}`,
        customerPhone: "0900000000",
        source: "CHAT_APP",
        state: "CONFIRMED",
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
        createdAt: new Date(Date.now() - 5 * 86_400_000),
        customer: { create: { lineUserId: `Uremind${index}`, name: `客人 ${index}` } },
      },
    });
  }
}

const ORDERS = "{ orders(first: 1) { totalCount } }";
const MY_ORDERS = "{ viewer { customer { id } } }";
const codes = (client: Client, document: string) =>
  everywhere(async (there) => (await client.at(there).graphql(document)).code);
const unauthenticated = () => servers.map(() => "UNAUTHENTICATED");

function sessionsHold(): void {
  it("a session opened at one process is known to all, and ending it at one ends it at all", async () => {
    for (const [opens, ends] of servers.map((_, process) => [process, (process + 1) % servers.length])) {
      const visitor = await new Client(origin(opens ?? 0)).logIn("racer", PASSWORD);
      expect(await codes(visitor, ORDERS)).toEqual(servers.map(() => null));
      const copy = visitor.at(origin(0)).cookie;
      const { code } = await visitor.at(origin(ends ?? 0)).graphql("mutation { logOut { __typename } }");
      expect(code).toBeNull();
      const stolen = () =>
        everywhere(async (there) => {
          const response = await fetch(`${there}/graphql`, {
            method: "POST",
            headers: { "content-type": "application/json", cookie: copy },
            body: JSON.stringify({ query: ORDERS }),
          });
          return (await response.json()).errors?.[0]?.extensions.code;
        });
      await expect.poll(stolen, LONG_BEFORE).toEqual(unauthenticated());
    }
  });
}

function subscriptionsHear(): void {
  it("each subscription receives every write of each process once", async () => {
    const heard: Events<{ orderChanged: { kind: string; orderId: string } }>[] = await everywhere((there) =>
      followEvents(admin.at(there), "subscription { orderChanged { kind orderId } }"),
    );
    const placed = await everywhere(async (there, process) => {
      const { data } = await customer
        .at(there)
        .graphql<{ placeOrder: { id: string } }>(PLACE_ORDER, orderOf(product, `${process}`));
      return data?.placeOrder.id;
    });
    for (const events of heard) {
      const received = [];
      for (const _ of servers) received.push((await events.next()).orderChanged);
      expect(received.map(({ orderId }) => orderId).sort()).toEqual([...placed].sort());
      expect(received.map(({ kind }) => kind)).toEqual(servers.map(() => "CREATED"));
      await events.leave();
    }
  });
}

function keysHold(): void {
  it("one Idempotency-Key sent to all processes creates one order and one response", async () => {
    for (let index = 0; index < KEYS; index++) {
      const note = `${servers.length} processes, key ${index}`;
      const answers = await everywhere(async (there) => {
        const response = await customer.at(there).fetch("/graphql", {
          method: "POST",
          headers: { "content-type": "application/json", "idempotency-key": note.replaceAll(" ", "-") },
          body: JSON.stringify({ query: PLACE_ORDER, variables: orderOf(product, note) }),
        });
        return { text: await response.text(), replayed: response.headers.get("idempotency-replayed") };
      });
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]?.text).toContain('"number"');
      expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
      expect(await prisma.order.count({ where: { note } })).toBe(1);
    }
  });
}

function jobsAreDoneOnce(): void {
  it("every message and every reminder is sent once", async () => {
    const waiting = () => prisma.outboxMessage.count({ where: { state: { not: "SENT" } } });
    await expect.poll(waiting).toBe(0);
    const orders = await prisma.order.count();
    const pushed = line.messaging.taken.flatMap(({ to }) => to);
    expect(pushed.filter((to) => to.startsWith("Uremind")).sort()).toEqual(
      Array.from({ length: REMINDED }, (_, index) => `Uremind${index}`),
    );
    expect(pushed.filter((to) => !to.startsWith("Uremind"))).toHaveLength(orders);
  });
}

describe("two processes on one database", () => {
  sessionsHold();
  subscriptionsHear();
  keysHold();
  jobsAreDoneOnce();
});

describe("four processes, two of which started during the work of the others", () => {
  beforeAll(async () => {
    await startTwo();
  });
  it("the new processes know earlier sessions", async () => {
    expect(await codes(admin, ORDERS)).toEqual(servers.map(() => null));
    expect(await codes(customer, MY_ORDERS)).toEqual(servers.map(() => null));
  });
  sessionsHold();
  subscriptionsHear();
  keysHold();
  jobsAreDoneOnce();
});

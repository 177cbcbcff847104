import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { passwords } from "../api/src/sessions/password.ts";
import { globalId } from "../schema/src/ids.ts";
import { Client } from "./servers/client.ts";
import { createTestDatabase, type TestDatabase } from "./servers/database.ts";
import { type RunningServer, startServer } from "./servers/server.ts";

const KEY = "session-key";
const PASSWORD = "correct horse battery";
const OTHER_PASSWORD = "another horse battery";

/** Processes check cached sessions every half minute; notifications must arrive well before that. */
const WELL_BEFORE_A_LOOK = { timeout: 20_000 };

/** Two server processes on one database. */
let database: TestDatabase;
let prisma: PrismaClient;
let servers: RunningServer[];
let streams: EventStream[];
let person: { id: number; client: Client };

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, { poolSize: 2 });
  const passwordHash = await passwords.hash(PASSWORD);
  await prisma.staffMember.create({ data: { username: "boss", name: "店長", role: "ADMIN", passwordHash } });
  const env = {
    DATABASE_URL: database.url,
    SEED: "none",
    POOL_SIZE: "3",
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: KEY,
  };
  servers = await Promise.all([startServer(env), startServer(env)]);
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await prisma.$disconnect();
  await database.drop();
});
beforeEach(async () => {
  streams = [];
  const passwordHash = await passwords.hash(PASSWORD);
  const data = { username: "aki", name: "小安", role: "ADMIN", passwordHash } as const;
  const { id } = await prisma.staffMember.create({ data });
  person = { id, client: await at(0).logIn("aki", PASSWORD) };
});
afterEach(async () => {
  for (const stream of streams) await stream.leave();
  await prisma.session.deleteMany();
  // Staff members are not deleted, because the history refers to them.
  await prisma.staffMember.updateMany({ where: { id: person.id }, data: { username: `aki${person.id}` } });
});

const at = (index: number) => new Client(servers[index]?.origin ?? "");
const boss = () => at(1).logIn("boss", PASSWORD);
const self = () => globalId("StaffMember", person.id);

interface EventStream {
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  isOpen(): boolean;
  leave(): Promise<void>;
}

/** Opens a subscription and resolves once the server has accepted it. */
async function follow(client: Client, field: string): Promise<EventStream> {
  const response = await client.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ query: `subscription { ${field} { kind } }` }),
  });
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let open = true;
  const ended = (async () => {
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    open = false;
    expect(text).not.toContain("errors");
  })();
  const stream = { ended, isOpen: () => open, leave: () => reader.cancel() };
  streams.push(stream);
  return stream;
}

/** Opens a stream of the staff member at each process. */
const followTwice = () =>
  Promise.all(servers.map(({ origin }) => follow(person.client.at(origin), "orderChanged")));

/** Expects both streams to end and the session to be invalid at all processes. */
async function expectGone(both: EventStream[]): Promise<void> {
  await Promise.all(both.map(({ ended }) => ended));
  for (const { origin } of servers) {
    const { code } = await person.client.at(origin).graphql("{ orders(first: 1) { totalCount } }");
    expect(code).toBe("UNAUTHENTICATED");
  }
}

const restUser = async (origin: string, headers: Record<string, string>) => {
  const response = await fetch(`${origin}/api/auth/user`, { headers: { product: "machiya", ...headers } });
  return (await response.json()) as { error_code: number };
};

/** Executes a mutation that takes `<Name>Input` and returns a staff member. */
async function change(client: Client, name: string, input: object): Promise<void> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`;
  expect((await client.graphql(document, { input })).code).toBeNull();
}

describe("the sessions and subscriptions of a staff member end in every process", WELL_BEFORE_A_LOOK, () => {
  it("when they sign out, for that session only", async () => {
    const other = await at(1).logIn("aki", PASSWORD);
    const kept = await follow(other, "orderChanged");
    const both = await followTwice();
    // The browser drops its cookie on sign-out; a copied cookie must be invalid too.
    const copy = { cookie: person.client.cookie };
    await person.client.graphql("mutation { logOut { staffMember { id } } }");
    await Promise.all(both.map(({ ended }) => ended));
    for (const { origin } of servers) {
      const { error_code } = await restUser(origin, copy);
      expect(error_code).toBe(1001);
    }
    expect(kept.isOpen()).toBe(true);
    expect((await other.graphql("{ orders(first: 1) { totalCount } }")).code).toBeNull();
  });

  it("when they are dismissed", async () => {
    const both = await followTwice();
    await change(await boss(), "dismissStaffMember", { id: self() });
    await expectGone(both);
  });

  it("when their role changes", async () => {
    const both = await followTwice();
    await change(await boss(), "updateStaffMember", { id: self(), details: { role: "STAFF" } });
    await expectGone(both);
  });

  it("when an admin sets their password", async () => {
    const both = await followTwice();
    await change(await boss(), "setStaffPassword", { id: self(), password: OTHER_PASSWORD });
    await expectGone(both);
  });

  it("when they change their password, except for the session that does it", async () => {
    const both = await followTwice();
    const here = await at(0).logIn("aki", PASSWORD);
    const kept = await follow(here.at(servers[1]?.origin ?? ""), "orderChanged");
    const passwords = { currentPassword: PASSWORD, password: OTHER_PASSWORD };
    await change(here, "setOwnPassword", passwords);
    await expectGone(both);
    expect(kept.isOpen()).toBe(true);
  });

  it("when another client changes the state in the database", async () => {
    const both = await followTwice();
    await prisma.staffMember.update({ where: { id: person.id }, data: { state: "DISABLED" } });
    await expectGone(both);
  });

  it("when admins remove their own role: the subscriptions end, and the session continues with fewer rights", async () => {
    const both = await followTwice();
    await change(person.client, "updateStaffMember", { id: self(), details: { role: "STAFF" } });
    await Promise.all(both.map(({ ended }) => ended));
    expect((await person.client.graphql("{ orders(first: 1) { totalCount } }")).code).toBe("FORBIDDEN");
  });
});

describe("the sessions and subscriptions of a customer end in every process", WELL_BEFORE_A_LOOK, () => {
  const followAsCustomer = async () => {
    const client = await at(0).logInCustomer(7, KEY);
    const both = servers.map(({ origin }) => follow(client.at(origin), "myOrderChanged"));
    return { client, both: await Promise.all(both) };
  };

  it("when they sign out", async () => {
    const { client, both } = await followAsCustomer();
    await client.graphql("mutation { logOutCustomer { customer { id } } }");
    await Promise.all(both.map(({ ended }) => ended));
  });

  it("when they are deleted", async () => {
    const { both } = await followAsCustomer();
    const { id } = await prisma.customer.findFirstOrThrow({ where: { deletedAt: null } });
    const document = "mutation ($input: DeleteCustomersInput!) { deleteCustomers(input: $input) }";
    const input = { ids: [globalId("Customer", id)] };
    expect((await (await boss()).graphql(document, { input })).code).toBeNull();
    await Promise.all(both.map(({ ended }) => ended));
  });
});

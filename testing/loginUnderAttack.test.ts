import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  MAX_FAILURES_PER_ACCOUNT,
  MAX_FAILURES_PER_ACCOUNT_EVERYWHERE,
} from "../api/src/sessions/loginThrottle.ts";
import { passwords } from "../api/src/sessions/password.ts";
import { Client } from "./servers/client.ts";
import { createTestDatabase, type TestDatabase } from "./servers/database.ts";
import { type RunningServer, startServer } from "./servers/server.ts";

const PASSWORD = "correct horse battery";
const LOG_IN =
  'mutation ($password: String!) { logIn(input: { username: "boss", password: $password }) { staffMember { id } } }';

let database: TestDatabase;
let prisma: PrismaClient;
/** Two processes that trust a proxy's header for the client's address. */
let servers: RunningServer[];

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, { poolSize: 1 });
  const passwordHash = await passwords.hash(PASSWORD);
  await prisma.staffMember.create({ data: { username: "boss", name: "店長", role: "ADMIN", passwordHash } });
  const env = { DATABASE_URL: database.url, SEED: "none", POOL_SIZE: "3", TRUST_PROXY: "true" };
  servers = await Promise.all([startServer(env), startServer(env)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await prisma.$disconnect();
  await database.drop();
});

/** Tries a password at a process from an address; resolves with the refusal's code or null. */
async function logIn(client: Client, address: string, password = PASSWORD): Promise<string | null> {
  const response = await client.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ query: LOG_IN, variables: { password } }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? null;
}
const at = (index: number) => new Client(servers[index % 2]?.origin ?? "");

it("an attack from many addresses on all processes locks out neither the owner's session nor their address", async () => {
  const [shop, elsewhere] = ["203.0.113.7", "203.0.113.99"];
  const owner = at(0);
  expect(await logIn(owner, shop)).toBeNull();

  const refusals = [];
  for (let i = 0; i < MAX_FAILURES_PER_ACCOUNT_EVERYWHERE + 5; i += 1)
    refusals.push(await logIn(at(i), `198.51.100.${i}`, `guess ${i}`));
  expect(refusals.filter((code) => code === "WRONG_CREDENTIALS")).toHaveLength(
    MAX_FAILURES_PER_ACCOUNT_EVERYWHERE,
  );
  expect(refusals.slice(-5)).toEqual(Array(5).fill("TOO_MANY_ATTEMPTS"));

  // The correct password does not work from a new address during the attack.
  expect(await logIn(at(1), elsewhere)).toBe("TOO_MANY_ATTEMPTS");
  // The live session continues, also from there, and can sign in again and change the password.
  expect((await owner.graphql("{ orders(first: 1) { totalCount } }")).code).toBeNull();
  expect(await logIn(owner, elsewhere)).toBeNull();
  const change = "mutation ($input: SetOwnPasswordInput!) { setOwnPassword(input: $input) { id } }";
  const input = { currentPassword: PASSWORD, password: `${PASSWORD} 2` };
  expect((await owner.graphql(change, { input })).code).toBeNull();
  // Without a session, an address that signed in before still works.
  expect(await logIn(at(1), shop, input.password)).toBeNull();
});

it("fifty people sign in to one account at once, on two processes, and none is refused", async () => {
  await prisma.rateLimit.deleteMany();
  const password = `${PASSWORD} 2`;
  const logins = Array.from({ length: 50 }, (_, i) => logIn(at(i), "203.0.113.50", password));
  expect(await Promise.all(logins)).toEqual(Array(50).fill(null));
});

it("of fifty wrong passwords at once, on two processes, five are checked", async () => {
  await prisma.rateLimit.deleteMany();
  const guesses = Array.from({ length: 50 }, (_, i) => logIn(at(i), "203.0.113.51", `guess ${i}`));
  const codes = await Promise.all(guesses);
  expect(codes.filter((code) => code === "WRONG_CREDENTIALS")).toHaveLength(MAX_FAILURES_PER_ACCOUNT);
  expect(codes.filter((code) => code === "TOO_MANY_ATTEMPTS")).toHaveLength(50 - MAX_FAILURES_PER_ACCOUNT);
});

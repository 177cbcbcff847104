import { readFileSync } from "node:fs";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { followEvents } from "../followEvents.ts";
import { blackPng, bombSheet, longSheet, tallPng } from "../hostileFiles.ts";
import { Client } from "../servers/client.ts";
import { createTestDatabase, type TestDatabase } from "../servers/database.ts";
import { type RunningServer, startServer } from "../servers/server.ts";

const PASSWORD = "hostile-password";
const LANGUAGES = ["cn", "en", "jp", "th"];
/** The limit of a server process (docs/operation.md "Memory"). */
const MAX_MEGABYTES = 350;

let database: TestDatabase;
let prisma: PrismaClient;
let servers: RunningServer[];
let admin: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, { poolSize: 2 });
  const passwordHash = await hash(PASSWORD);
  await prisma.staffMember.create({ data: { username: "boss", name: "店長", role: "ADMIN", passwordHash } });
  await prisma.store.create({ data: { name: "町家" } });
  const env = { DATABASE_URL: database.url, SEED: "none" };
  servers = await Promise.all([startServer(env), startServer(env)]);
  admin = await at(0).logIn("boss", PASSWORD);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await prisma.$disconnect();
  await database.drop();
});

const at = (index: number) => new Client(servers[index % 2]?.origin ?? "");

const CREATE =
  'mutation ($image: String!) { createImages(input: { images: [{ name: "a", image: $image }] }) { id } }';
const upload = (image: Buffer, process: number) =>
  admin.at(at(process).origin).graphql(CREATE, { image: image.toString("base64") });

describe("Images of extreme dimensions", () => {
  let tall: Buffer;
  beforeAll(async () => {
    tall = await tallPng();
    expect(tall.byteLength).toBeLessThan(60_000);
  });

  it("are refused in both APIs and four languages with the rule, four at a time at both processes", async () => {
    const answers = await Promise.all([0, 0, 0, 0, 1, 1, 1, 1].map((process) => upload(tall, process)));
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill("INVALID_INPUT"));
    for (const language of LANGUAGES) {
      const headers = {
        "content-type": "application/json",
        product: "machiya",
        cookie: `${admin.cookie}; lang=${language}`,
      };
      const rest = await fetch(`${servers[0]?.origin}/api/admin/image-registry`, {
        method: "POST",
        headers,
        body: JSON.stringify({ name: "a", image: tall.toString("base64") }),
      });
      const { error_code, error_text } = (await rest.json()) as { error_code: number; error_text: string };
      expect([error_code, error_text]).toEqual([2001, expect.stringContaining("10,000")]);
      const graphql = await fetch(`${servers[0]?.origin}/graphql`, {
        method: "POST",
        headers,
        body: JSON.stringify({ query: CREATE, variables: { image: tall.toString("base64") } }),
      });
      const { errors } = (await graphql.json()) as { errors: { extensions: { params: object } }[] };
      expect(errors[0]?.extensions.params).toMatchObject({
        picture: { problem: "TOO_LONG_SIDES", sides: 10_000 },
      });
    }
    expect(await prisma.imageFile.count()).toBe(0);
  });

  it("a login completes while four large images are in progress, and the images are stored", async () => {
    const done: string[] = [];
    const note = (what: string) => (answer: { code: string | null }) =>
      void done.push(`${what} ${answer.code}`);
    const large = blackPng(5000, 5000);
    const images = [0, 1, 2, 3].map(() => upload(large, 0).then(note("image")));
    await at(0)
      .logIn("boss", PASSWORD)
      .then(() => note("login")({ code: null }));
    await Promise.all(images);
    expect(done.toSorted()).toEqual([...Array(4).fill("image null"), "login null"]);
    expect(done.at(-1)).toBe("image null");
  });
});

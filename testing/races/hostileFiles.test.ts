import { existsSync, readFileSync } from "node:fs";
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
const MAX_MEGABYTES = 512;

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

const IMPORT_PRODUCTS =
  "mutation ($input: ImportProductsInput!) { importProducts(input: $input) { applied } }";
const IMPORT_APPOINTMENTS =
  "mutation ($input: ImportAppointmentsInput!) { importAppointments(input: $input) { applied } }";

describe("Hostile spreadsheets", () => {
  let long: string;
  let bomb: string;
  let large: string;
  beforeAll(() => {
    [long, bomb, large] = [longSheet(), bombSheet(1_500_000), bombSheet(4_900_000)];
  });

  /** Sends a file to one process; resolves with the code and the problem of its refusal. */
  async function send(process: number, document: string, input: object): Promise<string> {
    const response = await admin.at(at(process).origin).fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: document,
        variables: { input: { dryRun: true, fileName: "a.xlsx", ...input } },
      }),
    });
    const { errors } = (await response.json()) as {
      errors?: { extensions: { code: string; params?: { file?: { problem: string } } } }[];
    };
    const { code, params } = errors?.[0]?.extensions ?? {};
    return params?.file === undefined ? String(code) : `${code} ${params.file.problem}`;
  }

  it("are refused one after the other while other requests are answered, within the memory of a server", async () => {
    const imports = Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0
        ? send(0, IMPORT_PRODUCTS, { file: long })
        : send(0, IMPORT_APPOINTMENTS, { file: bomb }),
    );
    let isDone = false;
    const refused = Promise.all(imports).finally(() => {
      isDone = true;
    });
    const statuses = new Set<number>();
    let answered = 0;
    while (!isDone) {
      for (const path of ["/livez", "/readyz", "/config.json"]) {
        statuses.add((await fetch(`${servers[0]?.origin}${path}`)).status);
        answered += 1;
      }
      await at(0).logIn("boss", PASSWORD);
    }
    expect(await refused).toEqual(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0
          ? expect.stringMatching(/^INVALID_INPUT TOO_(LARGE|MANY_ROWS)$/)
          : "INVALID_INPUT TOO_LARGE",
      ),
    );
    expect([...statuses]).toEqual([200]);
    expect(answered).toBeGreaterThan(3);
    expect(memory()).toBeLessThanOrEqual(MAX_MEGABYTES);
  });

  it("wait in a queue of limited length; the position is reported by every process", async () => {
    const follow = (queueId: string) =>
      followEvents<{ queuePosition: { position: number } }>(
        admin.at(at(1).origin),
        `subscription { queuePosition(queueId: "${queueId}") { position } }`,
      );
    const first = ["one", "two", "three"];
    const waits = await Promise.all(first.map(follow));
    const events = await follow("last");
    const others = first.map((queueId) => send(0, IMPORT_PRODUCTS, { file: long, queueId }));
    // The requests arrive in any order; the last one is sent when another one waits.
    await Promise.any(
      waits.map(async (wait) => {
        while ((await wait.next()).queuePosition.position === 0);
      }),
    );
    const last = send(0, IMPORT_PRODUCTS, { file: long, queueId: "last" });
    const positions: number[] = [];
    while (positions.at(-1) !== 0) positions.push((await events.next()).queuePosition.position);
    await Promise.all([...others, last]);
    await Promise.all([events, ...waits].map((stream) => stream.leave()));
    expect(positions[0]).toBeGreaterThan(0);
    expect(positions).toEqual(positions.toSorted((a, b) => b - a));

    const crowd = await Promise.all(
      Array.from({ length: 14 }, () => send(0, IMPORT_APPOINTMENTS, { file: large })),
    );
    const refused = crowd.filter((code) => code === "QUEUE_FULL").length;
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(crowd.length);
    expect(memory()).toBeLessThanOrEqual(MAX_MEGABYTES);
    expect(await send(0, IMPORT_PRODUCTS, { file: bomb.slice(0, 1000) })).toBe("INVALID_INPUT UNREADABLE");
  });

  it("leave no process behind when the server is killed", async () => {
    const [server] = servers;
    const lost = send(0, IMPORT_PRODUCTS, { file: long }).catch(() => "lost");
    await expect.poll(() => childrenOf(server)).toBeGreaterThan(0);
    const children = childIds(server);
    await server?.stop("SIGKILL");
    expect(await lost).toBe("lost");
    for (const child of children) await expect.poll(() => existsSync(`/proc/${child}/status`)).toBe(false);
  });
});

/** Returns and prints the largest memory of the two servers so far. */
function memory(): number {
  const megabytes = Math.round(Math.max(...servers.map(mostMegabytes)));
  console.log(`The servers took at most ${megabytes} MB.`);
  return megabytes;
}

/** Returns the largest resident memory that a server process ever had, without its child processes. */
function mostMegabytes({ process: { pid } }: RunningServer): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

function childIds(server: RunningServer | undefined): string[] {
  const pid = server?.process.pid;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
}
const childrenOf = (server: RunningServer | undefined) => childIds(server).length;

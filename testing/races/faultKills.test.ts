import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EmbeddedPostgres, startEmbedded } from "../../api/src/database/embedded.ts";
import { databaseUrl } from "../../api/src/database/engineAdapter.ts";
import { migrate } from "../../api/src/database/migrate.ts";
import { findPostmaster } from "../../api/src/database/postmaster.ts";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { fillShop, halves, kept, writesOf } from "../faults/killedShop.ts";
import { Client } from "../servers/client.ts";
import { type RunningServer, startServer } from "../servers/server.ts";

const KEY = "kill-key";
const PASSWORD = "killed-password";
/** `npm run faults` kills 20 times. */
const KILLS = Number(process.env.FAULT_KILLS ?? 5);
/** Acknowledged writes between two kills. */
const SOME = 4;
/** Pauses between writes leave processor time for restarts. */
const PAUSE_MS = 100;
/** The outcomes of a write whose server dies. */
const NO_ANSWER = ["INTERNAL", "OUTCOME_UNKNOWN", "5003", "no answer"];

let folder: string;
let postgres: EmbeddedPostgres;
let prisma: PrismaClient;
let url: string;
/** Two processes run at a time; killed ones are replaced. */
const servers: (RunningServer | null)[] = [null, null];
let replaced: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  // The embedded Postgres logs its expected crashes.
  setLogLevel("silent");
  folder = await mkdtemp(join(tmpdir(), "machiya-kills-"));
  postgres = await startEmbedded(folder);
  url = databaseUrl(postgres.url, "machiya");
  await migrate(url);
  prisma = connectPrisma(url, { poolSize: 2 });
  // Recovery flushes the whole file system at once instead of each file: equally safe, but faster.
  await prisma.$executeRaw`ALTER SYSTEM SET recovery_init_sync_method = syncfs`;
  servers.splice(0, 2, ...(await Promise.all([startOne(), startOne()])));
});
afterAll(async () => {
  await replaced.catch(() => {});
  await Promise.all(servers.map((server) => server?.stop("SIGKILL")));
  await prisma.$disconnect();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const startOne = () =>
  startServer({
    DATABASE_URL: url,
    DATABASE_WAIT_MS: "2000",
    // The compile cache speeds up the starts.
    NODE_COMPILE_CACHE: join(folder, "compiled"),
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: KEY,
  });

/** Retries the start, because the database may be killed during it. */
async function replace(index: number): Promise<void> {
  for (let tries = 1; servers[index] === null; tries++) {
    servers[index] = await startOne().catch((error: Error) => {
      if (tries === 10) throw error;
      return null;
    });
  }
}

async function killPostgres(): Promise<void> {
  const postmaster = await findPostmaster(join(folder, "postgres", "cluster"));
  if (postmaster !== null) process.kill(postmaster.pid, "SIGKILL");
}

it(`${KILLS} kills of the server and ${KILLS} of the database during writes lose no acknowledged write and leave none partial`, async () => {
  await prisma.staffMember.create({
    data: { username: "racer", name: "店長", role: "ADMIN", passwordHash: await hash(PASSWORD) },
  });
  const stock = await fillShop(prisma, dayOf(new Date(), "Asia/Taipei"));
  const origin = servers[0]?.origin ?? "";
  const clients = {
    admin: await new Client(origin).logIn("racer", PASSWORD),
    customer: await new Client(origin).logInCustomer(1, KEY),
  };
  const acknowledged: string[] = [];
  const odd: string[] = [];
  let tried = 0;
  let on = true;

  const working = Object.entries(writesOf(stock)).map(async ([kind, { by, write }]) => {
    for (let index = 0; on; await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))) {
      const server = servers[index % 2] ?? servers[(index + 1) % 2];
      if (!server) continue;
      const name = `${kind} ${index}`;
      tried += 1;
      const code = await write(clients[by].at(server.origin), name, index).catch(() => "no answer");
      if (code === null) acknowledged.push(name);
      else if (!NO_ANSWER.includes(code)) odd.push(`${name}: ${code}`);
      // The write may have succeeded anyway, so the next one has another name and time.
      index += 1;
    }
  });
  const some = async () => {
    const until = acknowledged.length + SOME;
    await expect.poll(() => acknowledged.length >= until, { timeout: 300_000, interval: 10 }).toBe(true);
  };

  for (let round = 0; round < KILLS; round++) {
    await some();
    const server = servers[round % 2];
    server?.process.kill("SIGKILL");
    servers[round % 2] = null;
    // Every fifth time, both are killed at once.
    if (round % 5 !== 4) await some();
    await killPostgres();
    await replaced;
    replaced = replace(round % 2);
  }
  await replaced;
  await some();
  on = false;
  await Promise.all(working);

  const rows = await kept(prisma);
  const lost = acknowledged.filter((name) => rows.get(name) !== 1);
  const half = await halves(prisma);
  console.log(
    `${KILLS} + ${KILLS} kills, ${tried} writes tried, ${acknowledged.length} acknowledged, ${lost.length} lost, ${half.length} half`,
  );
  expect({ odd, lost, half }).toEqual({ odd: [], lost: [], half: [] });
}, 1_200_000);

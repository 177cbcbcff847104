import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type EmbeddedPostgres, startEmbedded } from "../../api/src/database/embedded.ts";
import { databaseUrl } from "../../api/src/database/engineAdapter.ts";
import { freePort } from "../servers/server.ts";

let data: string;
let postgres: EmbeddedPostgres;
const started: Starting[] = [];

interface Starting {
  process: ChildProcess;
  origin: string;
  output(): string;
}

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "machiya-late-"));
  postgres = await startEmbedded(data, { durable: false });
});
afterEach(async () => {
  for (const { process } of started.splice(0)) {
    if (process.exitCode !== null || process.signalCode !== null) continue;
    process.kill("SIGTERM");
    await once(process, "exit");
  }
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
});

/** Starts a server process without waiting until it is ready. */
async function start(environment: Record<string, string> = {}): Promise<Starting> {
  const port = await freePort();
  const child = spawn(process.execPath, ["api/src/main.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "test",
      SEED: "none",
      PORT: String(port),
      DATABASE_URL: databaseUrl(postgres.url, "late"),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const starting = { process: child, origin: `http://127.0.0.1:${port}`, output: () => output };
  started.push(starting);
  return starting;
}

const becomesReady = ({ origin }: Starting) =>
  expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ status }) => status,
          () => null,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
const lines = ({ output }: Starting) =>
  output()
    .split("\n")
    .filter((line) => line.includes("waiting for the database"));

it("Processes that start before Postgres say so in one line, wait, and serve when it is up", async () => {
  await postgres.stop();
  const servers = [await start(), await start()];
  for (const server of servers) await expect.poll(() => lines(server), { timeout: 60_000 }).toHaveLength(1);
  postgres = await startEmbedded(data, { durable: false });
  for (const server of servers) await becomesReady(server);
  for (const server of servers) expect(lines(server)).toEqual([expect.stringContaining("ECONNREFUSED")]);
});

it("A process that starts while Postgres shuts down waits until it is up again", async () => {
  const held = new pg.Client({ connectionString: postgres.url });
  await held.connect();
  held.on("error", () => {});
  // SIGTERM lets Postgres wait for open sessions; meanwhile it refuses new ones with 57P03.
  const pid = Number(
    (await readFile(join(data, "postgres", "cluster", "postmaster.pid"), "utf8")).split("\n")[0],
  );
  process.kill(pid, "SIGTERM");
  const server = await start();
  await expect
    .poll(() => lines(server), { timeout: 60_000 })
    .toEqual([expect.stringContaining("shutting down")]);
  await held.end();
  await postgres.stop();
  postgres = await startEmbedded(data, { durable: false });
  await becomesReady(server);
});

it("A process ends with a clear message when Postgres does not start in time", async () => {
  await postgres.stop();
  const server = await start({ STARTUP_WAIT_SECONDS: "2" });
  await once(server.process, "exit");
  expect(server.process.exitCode).toBe(1);
  expect(server.output()).toMatch(/The database could not be reached within 2 seconds: .*ECONNREFUSED/);
  postgres = await startEmbedded(data, { durable: false });
});

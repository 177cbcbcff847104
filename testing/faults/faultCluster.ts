import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import pg from "pg";
import { startEmbedded } from "../../api/src/database/embedded.ts";
import { databaseUrl } from "../../api/src/database/engineAdapter.ts";
import { migrate } from "../../api/src/database/migrate.ts";
import { findPostmaster } from "../../api/src/database/postmaster.ts";
import { type RunningServer, startServer } from "../servers/server.ts";
import { type FaultProxy, startFaultProxy } from "./faultProxy.ts";

/** How long a fault that blocks lasts: longer than a request may wait. */
const BLOCKED_MS = 2500;

/** Two API processes on one Postgres that may be killed, each behind a proxy. */
export interface FaultCluster {
  prisma: PrismaClient;
  url: string;
  /** The processes; null while one is being started. */
  servers: (RunningServer | null)[];
  networks: FaultProxy[];
  /** Faults that hit what runs at the moment, and faults that last. */
  faults: Record<"brief" | "lasting", Record<string, () => Promise<void>>>;
  /** Waits until both processes run and are ready. */
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** `env` configures the processes, whose pools have three connections. */
export async function openFaultCluster(env: Record<string, string>): Promise<FaultCluster> {
  const folder = await mkdtemp(join(tmpdir(), "machiya-faults-"));
  const postgres = await startEmbedded(folder);
  const url = databaseUrl(postgres.url, "machiya");
  await migrate(url);
  const prisma = connectPrisma(url, { poolSize: 4 });
  await prisma.$executeRaw`ALTER SYSTEM SET recovery_init_sync_method = syncfs`;
  const port = Number(new URL(url).port);
  const networks = [await startFaultProxy(port), await startFaultProxy(port)];
  const start = (network: FaultProxy) =>
    startServer({
      DATABASE_URL: network.through(url),
      DATABASE_WAIT_MS: "2000",
      POOL_SIZE: "3",
      NODE_COMPILE_CACHE: join(folder, "compiled"),
      ...env,
    });
  const servers: (RunningServer | null)[] = await Promise.all(networks.map(start));
  let turn = 0;
  const network = () => networks[turn++ % networks.length] as FaultProxy;

  /** Runs SQL as another client of Postgres, which may be away. */
  async function outside(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      await work(client);
    } catch {
      // Another fault has ended the connection.
    } finally {
      await client.end().catch(() => {});
    }
  }
  const signal = (call: "pg_terminate_backend" | "pg_cancel_backend") =>
    outside((client) =>
      client.query(`
        SELECT ${call}(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`),
    );
  async function stopPostgres(how: NodeJS.Signals): Promise<void> {
    const postmaster = await findPostmaster(join(folder, "postgres", "cluster"));
    if (postmaster !== null) process.kill(postmaster.pid, how);
    await recover();
  }
  async function recover(): Promise<void> {
    for (const [index, server] of servers.entries()) {
      while (server === servers[index] && server !== null && !(await isReady(server.origin))) await sleep(50);
    }
  }
  const isReady = (origin: string) =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  return {
    prisma,
    url,
    servers,
    networks,
    recover,
    faults: {
      brief: {
        "sessions terminated": () => signal("pg_terminate_backend"),
        "statements cancelled": () => signal("pg_cancel_backend"),
        "connections cut": async () => {
          const cut = network();
          await cut.set("cut");
          await cut.set("pass");
        },
        "responses lost": async () => {
          const held = network();
          await held.set("hold");
          await sleep(40);
          await held.set("cut");
          await held.set("pass");
        },
      },
      lasting: {
        "connections held by locks": () =>
          outside(async (client) => {
            await client.query(`BEGIN; LOCK TABLE "ProductToType", "OrderLine" IN ACCESS EXCLUSIVE MODE`);
            await sleep(BLOCKED_MS);
          }),
        "network held": async () => {
          const held = network();
          await held.set("hold");
          await sleep(BLOCKED_MS);
          await held.set("pass");
        },
        "Postgres stopped": () => stopPostgres("SIGINT"),
        "Postgres killed": () => stopPostgres("SIGKILL"),
        "a process killed": async () => {
          const index = turn++ % servers.length;
          const victim = servers[index];
          servers[index] = null;
          await victim?.stop("SIGKILL");
          while (servers[index] === null)
            servers[index] = await start(networks[index] as FaultProxy).catch(() => null);
        },
      },
    },
    async close() {
      await Promise.all(networks.map((one) => one.set("pass")));
      await Promise.all(servers.map((server) => server?.stop("SIGKILL")));
      await Promise.all(networks.map((one) => one.close()));
      await prisma.$disconnect();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// A test that starts the same processes as other tests, reports them, and waits to be interrupted.
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "vitest";
import { startEmbedded } from "../../api/src/database/embedded.ts";
import { findPostmaster } from "../../api/src/database/postmaster.ts";
import { createTestDatabase } from "../servers/database.ts";
import { startServer } from "../servers/server.ts";
import type { WaitingRun } from "./waitingRun.ts";

it("waits", async () => {
  const folder = tmpdir();
  const own = await mkdtemp(join(folder, "own-"));
  const [database] = await Promise.all([createTestDatabase(), startEmbedded(own, { durable: false })]);
  const server = await startServer({ DATABASE_URL: database.url });
  const pidIn = async (home: string) => (await findPostmaster(join(home, "postgres", "cluster")))?.pid ?? 0;
  const run: WaitingRun = {
    worker: process.pid,
    server: server.process.pid ?? 0,
    postgres: [await pidIn(folder), await pidIn(own)],
    folder,
  };
  await writeFile(process.env.WAITING_RUN ?? "", JSON.stringify(run));
  await new Promise(() => {});
});

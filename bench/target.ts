import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPersistentDatabase } from "./dataset/persistentDatabase.ts";
import { writeDocuments } from "./requests/documents.ts";

/*
 * Starts the server in production mode on a full shop, for any load generator. DATABASE_URL names any database of the server on which
 * the database "machiya_bench" is stored for later starts; PORT is the port to listen on. All other variables are the server's own.
 * `--prepare` only fills the database and exits. targets.mjs describes the requests to send.
 */
const server = process.env.DATABASE_URL;
if (!server) throw new Error("DATABASE_URL is not set");

const url = await openPersistentDatabase(server);
if (!process.argv.includes("--prepare")) {
  const folder = await mkdtemp(join(tmpdir(), "machiya-target-"));
  const documents = join(folder, "documents.json");
  await writeDocuments(documents);
  Object.assign(process.env, {
    NODE_ENV: "production",
    WORK_LIMITS: "false",
    DATABASE_URL: url,
    SEED: "none",
    PERSISTED_DOCUMENTS: documents,
    PERSISTED_ONLY: "true",
    LOG_LEVEL: process.env.LOG_LEVEL || "warn",
    // No load balancer waits for this process, so it stops at once.
    DRAIN_SECONDS: "0",
  });
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // The server runs in this process, because the load generator measures the memory and processor time of this process.
  await import("../api/src/startup/serve.ts");
}

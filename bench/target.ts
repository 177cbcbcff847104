import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { relaunchWithMemoryFlags } from "../api/src/startup/relaunchWithMemoryFlags.ts";
import { openPersistentDatabase } from "./dataset/persistentDatabase.ts";
import { writeDocuments } from "./requests/documents.ts";

/*
 * The server in production mode on a full shop, for a load generator of any make: DATABASE_URL names any database of the server on
 * which "machiya_bench" is kept from one start to the next, PORT where to listen. Further variables are the server's own.
 * `--prepare` fills the database, which a start would do otherwise, and ends. What to ask it: targets.mjs.
 */
relaunchWithMemoryFlags();

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
    // Whoever ends it here is in no hurry to be sent elsewhere.
    DRAIN_SECONDS: "0",
  });
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // In this process, whose memory and processor time are looked at.
  await import("../api/src/startup/serve.ts");
}

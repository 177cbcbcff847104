import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { connectPrisma } from "@machiya/prisma/client";
import { type Application, createApplication } from "../../api/src/application.ts";
import { listen } from "../../api/src/http/nodeServer.ts";
import { readEnv } from "../../api/src/startup/env.ts";
import { setLogLevel } from "../../api/src/telemetry/log.ts";

/** The time for pending requests to finish when an application closes. */
const GRACE_MS = 1000;

interface Running {
  origin: string;
  close(): Promise<void>;
}

/** Starts an application as the server's process does, on a migrated database. */
async function start(variables: Record<string, string>): Promise<Running> {
  const env = readEnv({ ...process.env, ...variables });
  const { DATABASE_URL: databaseUrl } = variables;
  if (databaseUrl === undefined) throw new Error("The test application requires a DATABASE_URL.");
  const prisma = connectPrisma(databaseUrl, { poolSize: env.POOL_SIZE, waitMs: env.DATABASE_WAIT_MS });
  // The port is known before the application starts, because the stand-ins report to the server by its address.
  let handle: Application["handle"] = async () => new Response(null, { status: 503 });
  const server = await listen((...request) => handle(...request), env.HOST, 0, env.TRUST_PROXY);
  const application = await createApplication({ env: { ...env, PORT: server.port }, prisma, databaseUrl });
  handle = application.handle;
  return {
    origin: `http://127.0.0.1:${server.port}`,
    async close() {
      application.endSubscriptions();
      await server.close(GRACE_MS);
      await application.close();
      await prisma.$disconnect();
    },
  };
}

/**
 * Runs the applications of all browser test files in one process, so that modules are loaded once instead of
 * 45 times. The parent starts an application by POST with its variables as JSON, and closes it by DELETE with
 * its origin.
 */
async function main(): Promise<void> {
  setLogLevel("error");
  const running = new Map<string, Running>();
  const control = createServer(async (request, response) => {
    try {
      const body = await text(request);
      if (request.method === "POST") {
        const application = await start(JSON.parse(body));
        running.set(application.origin, application);
        response.end(application.origin);
      } else {
        await running.get(body)?.close();
        running.delete(body);
        response.end();
      }
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.stack : String(error));
    }
  }).listen(0, "127.0.0.1");
  await once(control, "listening");
  process.send?.(`http://127.0.0.1:${(control.address() as AddressInfo).port}`);
}

// The parent process has ended.
process.on("disconnect", () => process.exit(0));
// Ctrl-C reaches this process too, but the parent must close the applications first.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
await main();

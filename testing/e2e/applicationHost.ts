import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { connectPrisma } from "@machiya/prisma/client";
import { createApplication } from "../../api/src/application.ts";
import { listen } from "../../api/src/http/nodeServer.ts";
import { readEnv } from "../../api/src/startup/env.ts";
import { setLogLevel } from "../../api/src/telemetry/log.ts";

/** Requests that still run when an application closes have this long to end. */
const GRACE_MS = 1000;

interface Running {
  origin: string;
  close(): Promise<void>;
}

/** An application as the server's process starts it, on a database that is migrated already. */
async function start(variables: Record<string, string>): Promise<Running> {
  const env = readEnv({ ...process.env, ...variables });
  const { DATABASE_URL: databaseUrl } = variables;
  if (databaseUrl === undefined) throw new Error("An application of the tests needs a DATABASE_URL.");
  const prisma = connectPrisma(databaseUrl, { poolSize: env.POOL_SIZE, waitMs: env.DATABASE_WAIT_MS });
  const application = await createApplication({ env, prisma, databaseUrl });
  const server = await listen(application.handle, env.HOST, 0, env.TRUST_PROXY);
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
 * One process that runs the application of each browser test file: the modules are loaded once, where a process of its own
 * for each file would load them 45 times. The parent starts an application with POST and its variables as JSON, and closes it
 * with DELETE and its origin.
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

// The parent has ended, in whatever way.
process.on("disconnect", () => process.exit(0));
// Ctrl-C reaches this process too; the parent closes the applications first.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
await main();

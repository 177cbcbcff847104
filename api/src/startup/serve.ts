import { setTimeout as sleep } from "node:timers/promises";
import { connectPrisma } from "@machiya/prisma/client";
import { createApplication } from "../application.ts";
import { openDatabase, willCreateDatabase } from "../database/openDatabase.ts";
import { listen } from "../http/nodeServer.ts";
import { resizeDemoImages } from "../images/demoImages.ts";
import { lacksSecretKey } from "../secrets/openSecretKeys.ts";
import { errorFields, log, setLogFormat, setLogLevel } from "../telemetry/log.ts";
import { setTracing } from "../telemetry/tracing.ts";
import { demoSecrets } from "./demo.ts";
import { areTracesEnabled, drainSeconds, readEnv } from "./env.ts";
import { isDemoEnabled, seedWhenEmpty } from "./seed.ts";
import { offerSetUp } from "./setUpCode.ts";
import { findCustomerLimits, printStartupBanner } from "./startupBanner.ts";
import { createWhenReachable } from "./whenReachable.ts";

/** Time for running requests to finish when the server stops. */
const GRACE_MS = 10_000;
/**
 * npm forwards a Ctrl-C that the terminal has already sent to this process: it is not a second request to
 * stop.
 */
const SIGNAL_WINDOW_MS = 1000;

/** Opened resources, in the order in which they were opened. */
const open: { name: string; close(): Promise<unknown> }[] = [];
let stoppingSince: number | null = null;

/**
 * Closes the opened resources in reverse order, and ends the process. A second call ends the process at once.
 */
async function stop(exitCode: number): Promise<void> {
  if (stoppingSince !== null) {
    if (Date.now() - stoppingSince > SIGNAL_WINDOW_MS) process.exit(1);
    return;
  }
  stoppingSince = Date.now();
  for (const { name, close } of open.reverse()) {
    await close().catch((error: unknown) => log.error(`the ${name} did not close`, errorFields(error)));
  }
  process.exit(exitCode);
}

async function main(): Promise<void> {
  const env = readEnv(process.env);
  setLogLevel(env.LOG_LEVEL);
  setLogFormat(env.LOG_FORMAT ?? (env.NODE_ENV === "production" ? "json" : "text"));

  if (areTracesEnabled(env)) {
    // OpenTelemetry is loaded only when it is enabled, because it is large.
    const { startOpenTelemetry } = await import("../telemetry/openTelemetry.ts");
    const tracing = startOpenTelemetry(process.env);
    setTracing(tracing);
    open.push({ name: "traces", close: tracing.stop });
  }

  if (lacksSecretKey(env))
    log.warn(
      "SECRETS_KEY is not set: payment providers and carriers cannot be set up, and the secrets of webhooks are stored in plain text",
    );

  // Images are resized while a new database is created, which takes a while and mostly one core.
  const pictures = isDemoEnabled(env) && (await willCreateDatabase(env)) ? resizeDemoImages() : null;
  const whenReachable = createWhenReachable(env.STARTUP_WAIT_SECONDS);
  const database = await whenReachable(() => openDatabase(env));
  open.push({ name: "database", close: database.close });
  const prisma = connectPrisma(database.url, { poolSize: env.POOL_SIZE, waitMs: env.DATABASE_WAIT_MS });
  open.push({ name: "connection pool", close: () => prisma.$disconnect() });
  const seeded = isDemoEnabled(env)
    ? await whenReachable(() => seedWhenEmpty(env, prisma, database.url, pictures))
    : null;

  const application = await whenReachable(() =>
    createApplication({ env, prisma, databaseUrl: database.url }),
  );
  open.push({ name: "application", close: application.close });
  await application.preload();
  const server = await listen(application.handle, env.HOST, env.PORT, env.TRUST_PROXY);
  open.push({ name: "server", close: () => server.close(GRACE_MS) });
  open.push({ name: "subscriptions", close: async () => application.endSubscriptions() });
  const leave = async () => {
    // A proxy must have seen /readyz fail before it stops sending requests here; until then every request is
    // answered.
    application.leave();
    server.leave();
    await sleep(drainSeconds(env) * 1000);
  };
  open.push({ name: "drain period", close: leave });

  const ownDemo = database.embedded && isDemoEnabled(env);
  const demo = seeded ?? (ownDemo ? await demoSecrets(env.DATA_DIR) : null);
  const setUpCode = await whenReachable(() => offerSetUp(prisma));
  const limits = demo && (await findCustomerLimits(prisma));
  printStartupBanner(env, server.port, { demo, setUpCode, limits });
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    log.info("stopping", { signal });
    void stop(0);
  });
}
process.on("uncaughtException", (error) => {
  log.error("an unhandled error", errorFields(error));
  void stop(1);
});
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  log.error("the server did not start", errorFields(error));
  void stop(1);
});

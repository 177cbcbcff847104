import { connectPrisma } from "@machiya/prisma/client";
import { createApplication } from "./application.ts";
import { openDatabase } from "./database/openDatabase.ts";
import { demoSecrets } from "./demo.ts";
import { readEnv } from "./env.ts";
import { listen } from "./http/nodeServer.ts";
import { errorFields, log, setLogLevel } from "./log.ts";
import { seedWhenEmpty, wantsDemo } from "./seed.ts";
import { printWelcome } from "./welcome.ts";

/** Requests that run when the server is told to stop have this long to end. */
const GRACE_MS = 10_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  setLogLevel(env.LOG_LEVEL);

  const database = await openDatabase(env);
  const prisma = connectPrisma(database.url, { poolSize: env.POOL_SIZE });
  const seeded = wantsDemo(env) ? await seedWhenEmpty(env, prisma, database.url) : null;
  const application = await createApplication({ env, prisma, databaseUrl: database.url });
  const server = await listen(application.handle, env.HOST, env.PORT, env.TRUST_PROXY);

  let stopping = false;
  async function stop(reason: string): Promise<void> {
    // A second signal means that it should not wait.
    if (stopping) process.exit(1);
    stopping = true;
    log.info("stopping", { reason });
    application.endSubscriptions();
    await server.close(GRACE_MS);
    await application.close();
    await prisma.$disconnect();
    await database.close();
    process.exit();
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
  process.on("uncaughtException", (error) => {
    log.error("an error that nobody handled", errorFields(error));
    process.exitCode = 1;
    void stop("error");
  });

  const ownDemo = database.embedded && wantsDemo(env);
  printWelcome(env, server.port, seeded ?? (ownDemo ? await demoSecrets(env.DATA_DIR) : null));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  log.error("the server did not start", errorFields(error));
  process.exit(1);
});

import type { PrismaClient } from "@machiya/prisma/client";
import { isEmpty } from "@machiya/prisma/emptyShop";
import { priceCart } from "@machiya/schema/domain/orders/pricing";
import pg from "pg";
import { type DemoImages, resizeDemoImages, saveDemoImages } from "../images/demoImages.ts";
import { passwords } from "../sessions/password.ts";
import { log } from "../telemetry/log.ts";
import { type DemoSecrets, demoSecrets, generatedSecret, saveDemoSecrets } from "./demo.ts";
import type { Env } from "./env.ts";

/** The key of the advisory lock: any number that is the same in every process. */
const LOCK = 7_364_001;

/**
 * Returns whether to seed the demo: SEED decides; when it is unset, the embedded database is seeded outside
 * of production.
 */
export function isDemoEnabled(env: Env): boolean {
  if (env.SEED !== undefined) return env.SEED === "demo";
  return env.DATABASE_URL === undefined && env.NODE_ENV !== "production";
}

/**
 * Seeds the demo into an empty database, and leaves any other unchanged. One process seeds while the others
 * wait for its lock. Returns the logins when this process seeded, otherwise null. `pictures`: images whose
 * resizing has already started.
 */
export async function seedWhenEmpty(
  env: Env,
  prisma: PrismaClient,
  databaseUrl: string,
  pictures: DemoImages | null,
): Promise<DemoSecrets | null> {
  const lock = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [LOCK]);
    return await seed(env, prisma, pictures);
  } finally {
    await lock.end();
  }
}

async function seed(
  env: Env,
  prisma: PrismaClient,
  pictures: DemoImages | null,
): Promise<DemoSecrets | null> {
  if (!(await isEmpty(prisma))) return null;
  const { seedDemo } = await import("@machiya/prisma/demo");
  log.info("making the demo shop");
  const adminPassword = env.DEMO_ADMIN_PASSWORD ?? generatedSecret();
  const staffPassword = env.DEMO_STAFF_PASSWORD ?? generatedSecret();
  const seeded = await seedDemo(prisma, {
    now: new Date(),
    keepPictures: () => saveDemoImages(prisma, pictures ?? resizeDemoImages()),
    hashPassword: passwords.hash,
    adminPassword,
    staffPassword,
    priceCart,
  });
  if (!seeded) return null;
  const demo = { ...(await demoSecrets(env.DATA_DIR)), adminPassword, staffPassword };
  await saveDemoSecrets(env.DATA_DIR, demo);
  return demo;
}

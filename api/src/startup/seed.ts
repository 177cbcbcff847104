import type { PrismaClient } from "@machiya/prisma/client";
import { isEmpty } from "@machiya/prisma/emptyShop";
import { priceCart } from "@machiya/schema/domain/orders/pricing";
import pg from "pg";
import { type DemoImages, resizeDemoImages, saveDemoImages } from "../images/demoImages.ts";
import { passwords } from "../sessions/password.ts";
import { log } from "../telemetry/log.ts";
import { type DemoSecrets, demoSecrets, generatedSecret, saveDemoSecrets } from "./demo.ts";
import type { Env } from "./env.ts";

/** Any number, the same in every process. */
const LOCK = 7_364_001;

/** Seeding is asked for, or the database is our own, outside production, and nobody asked for an empty one. */
export function isDemoEnabled(env: Env): boolean {
  if (env.SEED !== undefined) return env.SEED === "demo";
  return env.DATABASE_URL === undefined && env.NODE_ENV !== "production";
}

/**
 * Puts the demo into an empty database; leaves any other alone.
 * One process does it while the others wait. Answers the logins when it was this one, else null. `pictures`: those that were begun before.
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
  const kept = { ...(await demoSecrets(env.DATA_DIR)), adminPassword, staffPassword };
  await saveDemoSecrets(env.DATA_DIR, kept);
  return kept;
}

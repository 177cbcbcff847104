import type { PrismaClient } from "@machiya/prisma/client";
import { isEmpty } from "@machiya/prisma/emptyShop";
import { priceCart } from "@machiya/schema/domain/pricing";
import pg from "pg";
import { type DemoSecrets, demoSecrets, generatedSecret, keepDemoSecrets } from "./demo.ts";
import { type DemoPictures, drawDemoPictures, keepDemoPictures } from "./demoPictures.ts";
import type { Env } from "./env.ts";
import { log } from "./log.ts";
import { passwords } from "./password.ts";

/** Any number, the same in every process. */
const LOCK = 7_364_001;

/** Seeding is asked for, or the database is our own, outside production, and nobody asked for an empty one. */
export function wantsDemo(env: Env): boolean {
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
  pictures: DemoPictures | null,
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
  pictures: DemoPictures | null,
): Promise<DemoSecrets | null> {
  if (!(await isEmpty(prisma))) return null;
  const { seedDemo } = await import("@machiya/prisma/demo");
  log.info("making the demo shop");
  const adminPassword = env.DEMO_ADMIN_PASSWORD ?? generatedSecret();
  const staffPassword = env.DEMO_STAFF_PASSWORD ?? generatedSecret();
  const seeded = await seedDemo(prisma, {
    now: new Date(),
    keepPictures: () => keepDemoPictures(prisma, pictures ?? drawDemoPictures()),
    hashPassword: passwords.hash,
    adminPassword,
    staffPassword,
    priceCart,
  });
  if (!seeded) return null;
  const kept = { ...(await demoSecrets(env.DATA_DIR)), adminPassword, staffPassword };
  await keepDemoSecrets(env.DATA_DIR, kept);
  return kept;
}

import { connectPrisma } from "@machiya/prisma/client";
import { seedDemo } from "@machiya/prisma/demo";
import pg from "pg";
import sharp from "sharp";
import { inject } from "vitest";
import { databaseUrl } from "../../api/src/database/engineAdapter.ts";
import { resizeDemoImages, saveDemoImages } from "../../api/src/images/demoImages.ts";
import { resizeImage } from "../../api/src/images/imageStore.ts";
import { passwords } from "../../api/src/sessions/password.ts";
import { priceCart } from "../../schema/src/domain/orders/pricing.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

const TEMPLATE = "machiya_demo_template";
/** An advisory lock key that no other test uses. */
const LOCK = 1;

/** Resizing the demo's 70 images at their full size takes 8 seconds of processor time. */
const THUMBNAIL_SIZE = 64;

/** The passwords of the demo's two users in a copy. */
export const DEMO_PASSWORDS = { admin: "an admin of the demo", staff: "a staff member of the demo" };

/**
 * Copies a database with the demo's shop and salon. The first call creates the template, which takes seconds.
 */
export async function createDemoDatabase(): Promise<TestDatabase> {
  const { serverUrl } = inject("postgres");
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    const made = await client.query("SELECT FROM pg_database WHERE datname = $1", [TEMPLATE]);
    if (made.rowCount === 0) await makeTemplate(client, serverUrl);
  } finally {
    await client.end();
  }
  return createTestDatabase(TEMPLATE);
}

async function makeTemplate(client: pg.Client, serverUrl: string): Promise<void> {
  const { template } = inject("postgres");
  const making = `${TEMPLATE}_making`;
  await client.query(`DROP DATABASE IF EXISTS ${making}`);
  await client.query(`CREATE DATABASE ${making} TEMPLATE ${template} STRATEGY file_copy`);
  const prisma = connectPrisma(databaseUrl(serverUrl, making));
  try {
    await seedDemo(prisma, {
      now: new Date(),
      keepPictures: () =>
        saveDemoImages(
          prisma,
          resizeDemoImages(async (image) =>
            resizeImage(await sharp(image).resize(THUMBNAIL_SIZE).png().toBuffer()),
          ),
        ),
      hashPassword: passwords.hash,
      adminPassword: DEMO_PASSWORDS.admin,
      staffPassword: DEMO_PASSWORDS.staff,
      priceCart,
    });
  } finally {
    await prisma.$disconnect();
  }
  await client.query(`ALTER DATABASE ${making} RENAME TO ${TEMPLATE}`);
}

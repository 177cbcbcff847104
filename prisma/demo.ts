import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { DEMO_PRODUCTS } from "./demo/catalog.ts";
import type { PriceCart } from "./demo/money.ts";
import { DEMO_PICTURES } from "./demo/pictures.ts";
import { writeDemo } from "./demo/write.ts";
import { isEmpty } from "./emptyShop.ts";
import type { PrismaClient } from "./generated/prisma/client.ts";

export interface DemoDependencies {
  now: Date;
  /**
   * Stores the images of renderDemoImages in all sizes and returns the hashes of their ImageFile rows in
   * order.
   */
  keepPictures(): Promise<string[]>;
  hashPassword(password: string): Promise<string>;
  adminPassword: string;
  staffPassword: string;
  priceCart: PriceCart;
}

/** The key of an advisory lock; any number that no other lock uses. */
const LOCK = 7_364_002;

/** Number of images that are rendered or wait for it, so that rendering never waits for a file. */
const READERS = 2;

/**
 * Seeds an empty database with a realistic demo shop that is always the same, dated relative to `now`; does
 * nothing to any other database. All rows are written in one transaction under a lock, so that only one of
 * several processes seeds. Returns whether this one did.
 */
export async function seedDemo(prisma: PrismaClient, deps: DemoDependencies): Promise<boolean> {
  if (!(await isEmpty(prisma))) return false;
  // Images and password hashes take seconds, so that they are made before the transaction.
  const [admin, staff, others, pictures] = await Promise.all([
    deps.hashPassword(deps.adminPassword),
    deps.hashPassword(deps.staffPassword),
    // This password is random and unknown; an admin can set a new one.
    deps.hashPassword(randomUUID()),
    deps.keepPictures(),
  ]);
  const hashes = { admin, staff, others };
  const [imageHashes, portraitHashes] = [
    pictures.slice(0, DEMO_PRODUCTS.length),
    pictures.slice(DEMO_PRODUCTS.length),
  ];
  return await prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
      if (!(await isEmpty(tx))) return false;
      await writeDemo(tx, { now: deps.now, priceCart: deps.priceCart, hashes, imageHashes, portraitHashes });
      return true;
    },
    { maxWait: 30_000, timeout: 30_000 },
  );
}

/**
 * Reads the demo's images, always the same ones, and passes each to `render`. This takes seconds and needs no
 * database, so that it can start before one exists. An error rejects the promise of that image.
 */
export function renderDemoImages<Rendered>(
  render: (image: Uint8Array) => Promise<Rendered>,
): Promise<Rendered>[] {
  const pictures = DEMO_PICTURES.map((file) => ({ file, ...Promise.withResolvers<Rendered>() }));
  const left = pictures.values();
  const reader = async () => {
    for (const { file, resolve, reject } of left) await readFile(file).then(render).then(resolve, reject);
  };
  for (let count = 0; count < READERS; count += 1) void reader();
  return pictures.map(({ promise }) => {
    promise.catch(() => {});
    return promise;
  });
}

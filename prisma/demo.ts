import { randomUUID } from "node:crypto";
import { PRODUCTS } from "./demo/catalogue.ts";
import type { PriceCart } from "./demo/money.ts";
import { productPicture, renderPicture } from "./demo/pictures.ts";
import { portrait } from "./demo/portraits.ts";
import { STAFF } from "./demo/staff.ts";
import { writeDemo } from "./demo/write.ts";
import { isEmpty } from "./emptyShop.ts";
import type { PrismaClient } from "./generated/prisma/client.ts";

export interface DemoDependencies {
  now: Date;
  /** Keeps a PNG with all its sizes; answers the hash of its ImageFile row. */
  storeImage(bytes: Buffer): Promise<string>;
  hashPassword(password: string): Promise<string>;
  adminPassword: string;
  staffPassword: string;
  priceCart: PriceCart;
}

/** Any number that no other lock of the house has. */
const LOCK = 7_364_002;

/** Pictures that are drawn and stored at once: one of them mostly waits for the database. */
const PAINTERS = 3;

/**
 * Fills an empty database with one believable shop, always the same one, dated back from `now`; leaves any other alone.
 * All rows come in one transaction under a lock, so that of several processes one does it. Answers whether this one did.
 */
export async function seedDemo(prisma: PrismaClient, deps: DemoDependencies): Promise<boolean> {
  if (!(await isEmpty(prisma))) return false;
  // Before the transaction, which stays short: pictures and hashes take seconds.
  const products = PRODUCTS.map(productPicture);
  const [admin, staff, others, pictures] = await Promise.all([
    deps.hashPassword(deps.adminPassword),
    deps.hashPassword(deps.staffPassword),
    // Nobody knows it: an admin can give them one.
    deps.hashPassword(randomUUID()),
    paint(deps.storeImage, [...products, ...STAFF.map(portrait)]),
  ]);
  const hashes = { admin, staff, others };
  const [imageHashes, portraitHashes] = [pictures.slice(0, products.length), pictures.slice(products.length)];
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

/** Renders and stores pictures; answers their hashes in their order. */
async function paint(storeImage: DemoDependencies["storeImage"], svgs: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  const left = svgs.entries();
  const painter = async () => {
    for (const [index, svg] of left) hashes[index] = await storeImage(await renderPicture(svg));
  };
  await Promise.all(Array.from({ length: PAINTERS }, painter));
  return hashes;
}

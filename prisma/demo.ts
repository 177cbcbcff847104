import { randomUUID } from "node:crypto";
import { DEMO_PRODUCTS } from "./demo/catalogue.ts";
import type { PriceCart } from "./demo/money.ts";
import { productPicture, renderPicture } from "./demo/pictures.ts";
import { portrait } from "./demo/portraits.ts";
import { DEMO_STAFF } from "./demo/staff.ts";
import { writeDemo } from "./demo/write.ts";
import { isEmpty } from "./emptyShop.ts";
import type { PrismaClient } from "./generated/prisma/client.ts";

export interface DemoDependencies {
  now: Date;
  /** Keeps the pictures of renderDemoImages with all their sizes; answers the hashes of their ImageFile rows, in their order. */
  keepPictures(): Promise<string[]>;
  hashPassword(password: string): Promise<string>;
  adminPassword: string;
  staffPassword: string;
  priceCart: PriceCart;
}

/** Any number that no other lock of the house has. */
const LOCK = 7_364_002;

/** Pictures that are drawn at once. */
const PAINTERS = 3;

/**
 * Fills an empty database with one believable shop, always the same one, dated back from `now`; leaves any other alone.
 * All rows come in one transaction under a lock, so that of several processes one does it. Answers whether this one did.
 */
export async function seedDemo(prisma: PrismaClient, deps: DemoDependencies): Promise<boolean> {
  if (!(await isEmpty(prisma))) return false;
  // Before the transaction, which stays short: pictures and hashes take seconds.
  const [admin, staff, others, pictures] = await Promise.all([
    deps.hashPassword(deps.adminPassword),
    deps.hashPassword(deps.staffPassword),
    // Nobody knows it: an admin can give them one.
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
 * Draws the demo's pictures, the same ones each time, as PNG, and hands each to `draw`. It takes seconds, and no database, so that it may
 * begin before there is one: what fails, fails for whoever waits for that picture.
 */
export function renderDemoImages<Drawn>(draw: (png: Buffer) => Promise<Drawn>): Promise<Drawn>[] {
  const svgs = [...DEMO_PRODUCTS.map(productPicture), ...DEMO_STAFF.map(portrait)];
  const pictures = svgs.map((svg) => ({ svg, ...Promise.withResolvers<Drawn>() }));
  const left = pictures.values();
  const painter = async () => {
    for (const { svg, resolve, reject } of left) await renderPicture(svg).then(draw).then(resolve, reject);
  };
  for (let count = 0; count < PAINTERS; count += 1) void painter();
  return pictures.map(({ promise }) => {
    promise.catch(() => {});
    return promise;
  });
}

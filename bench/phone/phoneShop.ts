import { connectPrisma } from "@machiya/prisma/client";
import { seedDemo } from "@machiya/prisma/demo";
import { resizeDemoImages, saveDemoImages } from "../../api/src/images/demoImages.ts";
import { passwords } from "../../api/src/sessions/password.ts";
import { COOKIE_NAMES, createSessionStore } from "../../api/src/sessions/sessionStore.ts";
import { priceCart } from "../../schema/src/domain/orders/pricing.ts";
import { globalId } from "../../schema/src/ids.ts";
import { startServer } from "../../testing/servers/server.ts";
import { openBenchDatabase } from "../dataset/database.ts";

export interface PhoneShop {
  origin: string;
  /** The Cookie header of a customer who has ordered. */
  cookie: string;
  /** A product on sale with a picture. */
  productId: string;
  /** An order of that customer. */
  orderNumber: number;
  /** Stops the server and deletes the database. */
  close(): Promise<void>;
}

/** Starts the demo shop with its pictures as in production, with LIFF configured. */
export async function openPhoneShop(): Promise<PhoneShop> {
  const database = await openBenchDatabase();
  try {
    const { cookie, productId, orderNumber } = await fill(database.url);
    const server = await startServer({
      NODE_ENV: "production",
      WORK_LIMITS: "false",
      DATABASE_URL: database.url,
      SEED: "none",
      LIFF_ID: "1234567890-AbcdEfgh",
      LOG_LEVEL: "warn",
    });
    return {
      origin: server.origin,
      cookie,
      productId,
      orderNumber,
      async close() {
        await server.stop();
        await database.remove();
      },
    };
  } catch (error) {
    await database.remove();
    throw error;
  }
}

async function fill(url: string): Promise<Pick<PhoneShop, "cookie" | "productId" | "orderNumber">> {
  const prisma = connectPrisma(url);
  try {
    await seedDemo(prisma, {
      now: new Date(),
      keepPictures: () => saveDemoImages(prisma, resizeDemoImages()),
      hashPassword: passwords.hash,
      adminPassword: "an admin of the bench",
      staffPassword: "a staff member of the bench",
      priceCart,
    });
    const order = await prisma.order.findFirstOrThrow({
      where: { customerId: { not: null } },
      orderBy: { id: "desc" },
      select: { id: true, customerId: true },
    });
    const session = await createSessionStore(prisma).open("customer", order.customerId ?? 0);
    const product = await prisma.product.findFirstOrThrow({
      where: { state: "ENABLED", stock: { gt: 0 }, imageHash: { not: null } },
      orderBy: { id: "asc" },
      select: { id: true },
    });
    return {
      cookie: `${COOKIE_NAMES.customer}=${session.token}`,
      productId: globalId("Product", product.id),
      orderNumber: order.id,
    };
  } finally {
    await prisma.$disconnect();
  }
}

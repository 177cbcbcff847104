import type { PrismaClient } from "@machiya/prisma/client";
import type { Language } from "@machiya/schema/domain/language";
import { globalId } from "@machiya/schema/ids";
import { COOKIE_NAMES, createSessionStore } from "../../api/src/sessions/sessionStore.ts";
import { createDemoDatabase } from "../../testing/servers/demoDatabase.ts";
import { en } from "../src/language/catalogs/en.ts";
import { ja } from "../src/language/catalogs/ja.ts";
import { th } from "../src/language/catalogs/th.ts";
import { type Catalog, zhHant } from "../src/language/catalogs/zhHant.ts";
import { openShop, type Shop } from "./shop.ts";

export const CATALOGS: Record<Language, Catalog> = { cn: zhHant, en, jp: ja, th };

/** The demo's records that the pages show. */
export interface ShownRecords {
  shopName: string;
  address: string;
  /** A product on sale with a picture. */
  product: { id: string; name: string; description: string };
  /** A customer with orders and a future appointment. */
  customer: { name: string; cookie: string; orderNumber: number };
}

/** A customer page with the content that the server renders. */
export interface CustomerPage {
  path: string;
  canonical: string;
  title: (catalog: Catalog) => string;
  /** Texts that the server renders besides the title. */
  content: (catalog: Catalog) => readonly string[];
}

/** What a customer's own pages show to visitors without a session. */
const signInTexts = ({ session }: Catalog) => [session.signInFirst, session.signInBody, session.signIn];

/** Returns every customer page by its name. */
export function customerPages({ product, address, customer }: ShownRecords): Record<string, CustomerPage> {
  const shared = `?product=${encodeURIComponent(product.id)}`;
  const page = (
    path: string,
    section: "booking" | "appointmentCalendar" | "myOrders" | "storefront" | "storeInformation" | "share",
    content: CustomerPage["content"] = () => [],
    canonical = path.replace(/\?.*/, ""),
  ): CustomerPage => ({ path, canonical, title: (catalog) => catalog[section].title, content });
  const list = (catalog: Catalog) => [catalog.storefront.allTypes, product.name];
  return {
    storefront: page("/bot-order/", "storefront", list),
    "product list": page("/product-show", "storefront", list, "/bot-order/"),
    product: {
      path: `/product-show${shared}`,
      canonical: `/product-show${shared}`,
      title: () => product.name,
      content: () => [product.name, product.description],
    },
    "share page": page(
      `/share${shared}`,
      "share",
      (catalog) => [product.name, catalog.share.toProduct],
      `/share${shared}`,
    ),
    store: page("/bot-order/store", "storeInformation", () => [address]),
    booking: page("/appointment-customer", "booking", ({ booking }) => [booking.title]),
    "general booking": page("/appointment-customer?mode=general", "booking", ({ booking }) => [
      booking.title,
    ]),
    "named booking": page("/appointment-customer?mode=named", "booking", ({ booking }) => [booking.title]),
    bookings: page("/appointmentlog-customer", "appointmentCalendar", ({ appointmentCalendar }) => [
      appointmentCalendar.title,
    ]),
    orders: page("/bot-order/orders", "myOrders", signInTexts),
    order: page(`/bot-order/orders/${customer.orderNumber}`, "myOrders", signInTexts),
  };
}

/** Starts the demo's shop, with LIFF configured unless `env` is other. */
export async function openDemoShop(
  env: Record<string, string> = { LIFF_ID: "1234567890-AbcdEfgh" },
): Promise<Shop & { shown: ShownRecords }> {
  const found: ShownRecords[] = [];
  const shop = await openShop(
    async (prisma) => {
      found.push(await findShownRecords(prisma));
    },
    env,
    createDemoDatabase,
  );
  const [shown] = found;
  if (shown === undefined) throw new Error("The demo was not read");
  return { ...shop, shown };
}

/** Finds the demo's records that the pages show, and signs their customer in. */
export async function findShownRecords(prisma: PrismaClient): Promise<ShownRecords> {
  const store = await prisma.store.findFirstOrThrow();
  const product = await prisma.product.findFirstOrThrow({
    where: { state: "ENABLED", stock: { gt: 0 }, imageHash: { not: null }, description: { not: "" } },
    orderBy: { id: "desc" },
  });
  const { customer } = await prisma.appointment.findFirstOrThrow({
    where: { state: "CONFIRMED", startsAt: { gt: new Date() }, customer: { orders: { some: {} } } },
    select: { customer: { include: { orders: { select: { id: true }, take: 1 } } } },
  });
  if (customer === null) throw new Error("The appointment has no customer");
  const session = await createSessionStore(prisma).open("customer", customer.id);
  return {
    shopName: store.name,
    address: store.address,
    product: { id: globalId("Product", product.id), name: product.name, description: product.description },
    customer: {
      name: customer.name,
      cookie: `${COOKIE_NAMES.customer}=${session.token}`,
      orderNumber: customer.orders[0]?.id ?? 0,
    },
  };
}

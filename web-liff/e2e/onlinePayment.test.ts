// Needs a browser for: journey, history, content security policy

import { randomBytes } from "node:crypto";
import type { PrismaClient } from "@machiya/prisma/client";
import { type Language, localeOf } from "@machiya/schema/domain/language";
import { providerName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { en } from "../src/language/catalogs/en.ts";
import { ja } from "../src/language/catalogs/ja.ts";
import { th } from "../src/language/catalogs/th.ts";
import { zhHant } from "../src/language/catalogs/zhHant.ts";
import { openShop, picture, type Shop, signIn, speak } from "./shop.ts";

const CATALOGS = { cn: zhHant, en, jp: ja, th };

let shop: Shop;
let page: Page;
let customerId: number;
let productId: number;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [], timeZone: "Asia/Taipei" } });
  const imageHash = await picture(prisma, "#aa7733");
  ({ id: productId } = await prisma.product.create({
    data: { name: "高山烏龍", price: 120, stock: 99, imageHash },
  }));
}

async function order(): Promise<number> {
  const { id } = await shop.prisma.order.create({
    data: {
      customerId,
      buyerName: "林小茶",
      buyerPhone: "0912345678",
      recipientName: "",
      recipientPhone: "",
      address: "",
      source: "SHOPPING_PLATFORM",
      paymentMethod: 2,
      totalQuantity: 1,
      subtotal: 120,
      total: 120,
      lines: { create: { productId, quantity: 1, unitPrice: 120, productName: "高山烏龍" } },
    },
  });
  return id;
}

beforeAll(async () => {
  shop = await openShop(fill, {
    PAYMENT_STAND_INS: "true",
    SECRETS_KEY: randomBytes(32).toString("base64"),
  });
  page = await shop.phone();
  customerId = await signIn(page, shop.prisma, "林小茶");
});
afterAll(() => shop?.close());

const openOrder = (id: number) => page.goto(`/bot-order/orders/${id}`);
const button = (name: string) => page.getByRole("button", { name, exact: true });

type Provider = "LINE Pay" | "ECPay" | "Stripe";

const KEYS: Readonly<Record<Provider, string>> = { "LINE Pay": "LINE_PAY", ECPay: "ECPAY", Stripe: "STRIPE" };

/** Chooses a provider on the order's page, whose stand-in then opens; several offer cards. */
async function choose(provider: Provider, language: Language): Promise<void> {
  const { payChannel } = CATALOGS[language].myOrders;
  await button(
    provider === "LINE Pay" ? provider : `${payChannel.CARD} (${providerName(KEYS[provider], language)})`,
  ).click();
  await page.getByRole("heading", { name: provider, exact: true }).waitFor();
}

/** Pays on the page of the stand-in, and returns to the order. */
async function payThere(provider: Provider, id: number): Promise<void> {
  await button("Pay").click();
  if (provider === "ECPay") await button("Return to the shop").click();
  await page.waitForURL(`**/bot-order/orders/${id}`);
}

// Each leads through pages of its own; web-liff/screens/onlinePayment.test.ts has the other languages and outcomes.
it.each([
  ["en", "LINE Pay"],
  ["jp", "ECPay"],
  ["th", "Stripe"],
] as const)("pays an order in %s by %s", async (language, provider) => {
  const { payState, payNow } = CATALOGS[language].myOrders;
  const id = await order();
  await speak(page.context(), language);
  await openOrder(id);
  await page.getByText(payNow).waitFor();
  await choose(provider, language);
  await payThere(provider, id);
  await page.getByText(payState.CAPTURED).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe(localeOf(language));
  expect(await shop.prisma.order.findUniqueOrThrow({ where: { id } })).toMatchObject({
    paymentState: "PAID",
  });
  expect(await page.getByText(payNow).count()).toBe(0);
  expect(shop.faults).toEqual([]);
});

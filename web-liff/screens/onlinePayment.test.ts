import { randomBytes, randomUUID } from "node:crypto";
import type { PrismaClient } from "@machiya/prisma/client";
import { rememberLanguage } from "@machiya/schema/client/languageCookie";
import { LANGUAGES, type Language, localeOf } from "@machiya/schema/domain/language";
import { providerName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { expireOrders } from "@machiya/schema/payments/expireOrders";
import { wording } from "@machiya/schema/wording";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Page } from "../../testing/screens/page.ts";
import { picture } from "../e2e/shop.ts";
import { en } from "../src/language/catalogs/en.ts";
import { ja } from "../src/language/catalogs/ja.ts";
import { th } from "../src/language/catalogs/th.ts";
import { zhHant } from "../src/language/catalogs/zhHant.ts";
import { ProviderPages } from "./providerPages.ts";
import { openShop, type Shop } from "./shop.ts";

const CATALOGS = { cn: zhHant, en, jp: ja, th };

let shop: Shop;
let page: Page;
let provider: ProviderPages;
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
  provider = new ProviderPages(shop.server.origin, page);
  customerId = await shop.signIn("林小茶");
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop?.close();
});

const openOrder = (id: number) => page.goto(`/bot-order/orders/${id}`);
const button = (name: string) => page.getByRole("button", { name, exact: true });

const PROVIDERS = ["LINE Pay", "ECPay", "Stripe"] as const;
type Provider = (typeof PROVIDERS)[number];

const KEYS: Readonly<Record<Provider, string>> = { "LINE Pay": "LINE_PAY", ECPay: "ECPAY", Stripe: "STRIPE" };

/** Chooses a provider on the order's page, whose stand-in then opens; several offer cards. */
async function choose(name: Provider, language: Language): Promise<void> {
  const { payChannel } = CATALOGS[language].myOrders;
  await button(
    name === "LINE Pay" ? name : `${payChannel.CARD} (${providerName(KEYS[name], language)})`,
  ).click();
  expect(await provider.heading()).toBe(name);
}

/** Pays on the page of the stand-in, and returns to the order. */
async function payThere(name: Provider, id: number): Promise<void> {
  await provider.press("Pay");
  if (name === "ECPay") await provider.press("Return to the shop");
  expect(location.pathname).toBe(`/bot-order/orders/${id}`);
}

const WALKS = LANGUAGES.flatMap((language) => PROVIDERS.map((name) => [language, name] as const));

it.each(WALKS)("pays an order in %s by %s", async (language, name) => {
  const { payState, payNow } = CATALOGS[language].myOrders;
  const id = await order();
  rememberLanguage(language);
  await openOrder(id);
  await page.getByText(payNow).waitFor();
  await choose(name, language);
  await payThere(name, id);
  await page.getByText(payState.CAPTURED).waitFor();
  expect(document.documentElement.lang).toBe(localeOf(language));
  expect(await shop.prisma.order.findUniqueOrThrow({ where: { id } })).toMatchObject({
    paymentState: "PAID",
  });
  expect(await page.getByText(payNow).count()).toBe(0);
});

it.each(WALKS)(
  "returns the money of an order that expired while its customer paid, in %s by %s",
  async (language, name) => {
    const { expired, payState } = CATALOGS[language].myOrders;
    const id = await order();
    rememberLanguage(language);
    await openOrder(id);
    await choose(name, language);
    // The queue ends the payments of an expired order at this time: here, after the customer has paid. The server,
    // for which the order is not due yet, does not expire it at another time.
    const now = () => new Date(Date.now() + 10 * 60_000);
    await shop.prisma.store.updateMany({ data: { onlinePaymentMinutes: 30 } });
    await shop.prisma.order.update({
      where: { id },
      data: { paymentDueAt: new Date(Date.now() + 5 * 60_000) },
    });
    await expireOrders(shop.prisma, now);
    await payThere(name, id);
    await page.getByText(expired).waitFor();
    // LINE Pay charges what the shop confirms, which it does not do for an order that is over.
    await expect
      .poll(
        () =>
          shop.prisma.order.findUniqueOrThrow({
            where: { id },
            select: { paymentState: true, cancelReason: true },
          }),
        {
          timeout: 20_000,
        },
      )
      .toEqual({ cancelReason: "EXPIRED", paymentState: name === "LINE Pay" ? "UNPAID" : "REFUNDED" });
    await page.reload();
    await page.getByText(expired).waitFor();
    expect(await page.getByText(payState.CAPTURED).count()).toBe(0);
    if (name !== "LINE Pay") await page.getByText(wording(language).paymentState.REFUNDED).first().waitFor();
    await shop.prisma.store.updateMany({ data: { onlinePaymentMinutes: null } });
  },
);

it("lets the customer pay again after a failure, and shows the account of an ATM payment", async () => {
  const id = await order();
  rememberLanguage("cn");
  await openOrder(id);
  await button("LINE Pay").click();
  await provider.press("Fail");
  await page.getByText("付款失敗，未扣款。").waitFor();
  await button("ATM 虛擬帳號").click();
  await provider.press("Fail");
  await provider.press("Return to the shop");
  await page.getByText(/銀行代碼 812，帳號 \d{14}/).waitFor();
  await page.getByText(/^請於 20\d{2}\/\d{2}\/\d{2} 前繳費。$/).waitFor();
  // Thai has Buddhist years.
  rememberLanguage("th");
  await page.reload();
  await page.getByText(/^กรุณาชำระภายใน \d{2}\/\d{2}\/25\d{2}$/).waitFor();
});

it.each([
  ["cn", "目前無法連線到付款服務，您尚未付款，訂單已保留。請再試一次或改用其他方式。"],
  [
    "en",
    "The payment service cannot be reached right now. You have not paid, and your order is kept. Please try again or pay in another way.",
  ],
  [
    "jp",
    "現在、決済サービスに接続できません。お支払いは行われておらず、ご注文は保持されています。もう一度お試しいただくか、別の方法でお支払いください。",
  ],
  ["th", "ขณะนี้ติดต่อผู้ให้บริการชำระเงินไม่ได้ คุณยังไม่ได้ชำระเงิน และคำสั่งซื้อยังอยู่ กรุณาลองอีกครั้งหรือใช้วิธีอื่น"],
] as const)(
  "says in %s that a provider cannot be reached, and lets the customer try again",
  async (language, text) => {
    const id = await order();
    rememberLanguage(language);
    await openOrder(id);
    const where = { provider: "STRIPE" } as const;
    const { credentials } = await shop.prisma.paymentProviderSetting.findUniqueOrThrow({ where });
    // The server cannot read the credentials, and answers as for a provider that does not.
    await shop.prisma.paymentProviderSetting.update({ where, data: { credentials: Buffer.from("wrong") } });
    await button(`${CATALOGS[language].myOrders.payChannel.CARD} (Stripe)`).click();
    await page.getByRole("alert").filter({ hasText: text }).waitFor();
    await shop.prisma.paymentProviderSetting.update({ where, data: { credentials } });
    await choose("Stripe", language);
    await payThere("Stripe", id);
    await page.getByText(CATALOGS[language].myOrders.payState.CAPTURED).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  },
);

it.each([
  ["en", "Pay again, or in another way:"],
  ["jp", "もう一度、または別の方法で支払う："],
  ["th", "ชำระอีกครั้ง หรือใช้วิธีอื่น:"],
] as const)("speaks %s", async (language, text) => {
  const id = await order();
  await shop.prisma.payment.create({
    data: {
      orderId: id,
      provider: "STRIPE",
      channel: "CARD",
      kind: "CARD",
      amount: 120,
      currency: "TWD",
      state: "FAILED",
      merchantReference: `REF${language}`,
    },
  });
  rememberLanguage(language);
  await openOrder(id);
  await page.getByText(text).waitFor();
});

/** Adds a payment of an order that a provider has received; returns its number. */
async function received(orderId: number, more: object = {}): Promise<number> {
  const { id } = await shop.prisma.payment.create({
    data: {
      orderId,
      provider: "STRIPE",
      channel: "CARD",
      kind: "CARD",
      amount: 120,
      currency: "TWD",
      state: "CAPTURED",
      receivedAt: new Date(),
      merchantReference: randomUUID().replaceAll("-", ""),
      ...more,
    },
  });
  return id;
}

it.each(LANGUAGES)(
  "tells in %s how much is returned and by whom, not that it was received",
  async (language) => {
    const text = CATALOGS[language].myOrders;
    const id = await order();
    const paymentId = await received(id);
    const second = await received(id);
    await shop.prisma.refund.create({
      data: { paymentId: second, amount: 120, method: "PROVIDER", state: "DONE", doneAt: new Date() },
    });
    rememberLanguage(language);
    await openOrder(id);
    // Of two payments, the one too many was returned: the order stays paid.
    await page.getByText(text.payState.CAPTURED).waitFor();
    await page.getByText(`$120 · ${text.refundBy("Stripe")}`).waitFor();
    await shop.prisma.refund.create({ data: { paymentId, amount: 120, method: "MANUAL" } });
    await page.reload();
    await page.getByText(`$120 · ${text.refundByShop} · ${text.refundPending}`).waitFor();
    expect(await page.getByText(text.payState.CAPTURED).count()).toBe(0);
  },
);

it.each(LANGUAGES)("tells in %s what a canceled order still holds", async (language) => {
  const text = CATALOGS[language].myOrders;
  const id = await order();
  await received(id, { provider: "ECPAY", channel: "CVS", kind: "CONVENIENCE_STORE" });
  await shop.prisma.order.update({ where: { id }, data: { state: "CANCELLED" } });
  rememberLanguage(language);
  await openOrder(id);
  await page.getByText(text.refundHeld("$120")).waitFor();
  expect(await page.getByText(text.payState.CAPTURED).count()).toBe(0);
});

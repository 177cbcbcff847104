import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { LANGUAGES, type Language, localeOf } from "@machiya/schema/domain/language";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { en } from "../src/language/catalogs/en.ts";
import { ja } from "../src/language/catalogs/ja.ts";
import { th } from "../src/language/catalogs/th.ts";
import { zhHant } from "../src/language/catalogs/zhHant.ts";
import { type Console, expectAccessible, LOGIN_KEY, openConsole } from "./console.ts";
import { newOrder, refillTea } from "./newOrder.ts";

const CATALOGS = { cn: zhHant, en, jp: ja, th };
const PAY_ONLINE = 2;
const BY_TRANSFER = 3;
/** The number of transfers of the day. */
const TRANSFERS = 20;
const STORE = {
  chain: "UNIMART",
  code: "131386",
  name: "建盛門市",
  address: "台北市南港區三重路23號",
} as const;

let shop: Console;
let prisma: PrismaClient;
let phone: Page;
let customerId: string;

beforeAll(async () => {
  shop = await openConsole({
    PAYMENT_STAND_INS: "true",
    SECRETS_KEY: randomBytes(32).toString("base64"),
  });
  prisma = connectPrisma(shop.databaseUrl);
  await refillTea(shop.admin);
  await prisma.shippingMethod.create({ data: { kind: "CONVENIENCE_STORE", name: "超商取貨", fee: 60 } });
  phone = await shop.open({ width: 390, signedIn: false });
  const response = await phone.request.post(`${shop.origin}/graphql`, {
    data: {
      query:
        "mutation ($unverified: UnverifiedCustomerInput!) { logInCustomer(input: { unverified: $unverified }) { customer { id } } }",
      variables: { unverified: { lineUserId: `U${"8".repeat(32)}`, name: "林小茶", key: LOGIN_KEY } },
    },
  });
  customerId = (await response.json()).data.logInCustomer.customer.id;
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

/** Opens a page of the console in this language. */
async function open(language: Language, path: string): Promise<void> {
  await shop.page
    .context()
    .addCookies([{ name: "language", value: language, domain: "127.0.0.1", path: "/", sameSite: "Lax" }]);
  await shop.page.goto(shop.origin + path);
  await shop.page.locator(`html[lang="${localeOf(language)}"]`).waitFor();
}

/** Returns the panel of an order. */
const panelOf = (language: Language, number: number): Locator =>
  shop.page.getByRole("dialog", { name: CATALOGS[language].orderDetail.title(number) });

/** Enters an order, which the customer pays by Stripe on their phone. */
async function paidOnline(): Promise<number> {
  const details = { buyerName: "林小茶", paymentMethodCode: PAY_ONLINE };
  const { number } = await newOrder(shop.admin, details, customerId);
  await phone.goto(`${shop.origin}/bot-order/orders/${number}`);
  await phone.getByRole("button", { name: /Stripe/ }).click();
  await phone.getByRole("button", { name: "Pay", exact: true }).click();
  await expect.poll(() => stateOf(number)).toBe("PAID");
  return number;
}

const stateOf = async (id: number) =>
  (await prisma.order.findUniqueOrThrow({ where: { id }, select: { paymentState: true } })).paymentState;

it.each(LANGUAGES)(
  "refunds a part, and the rest with the cancellation, through the provider (%s)",
  async (language) => {
    const { payments, orders } = CATALOGS[language];
    const order = await paidOnline();
    await open(language, `/product-order?order=${order}`);
    const panel = panelOf(language, order);
    await panel.getByRole("button", { name: new RegExp(`^${payments.refund}`) }).click();
    const form = shop.page.getByRole("dialog", { name: payments.refundTitle });
    await form.getByText(payments.refundByProvider("Stripe")).waitFor();
    await form.getByRole("button", { name: payments.refund, exact: true }).click();
    await form.getByText(payments.reasonMissing).waitFor();
    await expectAccessible(shop.page);
    await form.getByLabel(payments.reason).fill("破損");
    await form.locator("input[inputmode=decimal]").first().fill("10");
    await form.getByRole("button", { name: payments.refund, exact: true }).click();
    await form.waitFor({ state: "detached" });
    const refunds = () =>
      prisma.refund.findMany({ where: { payment: { orderId: order } }, orderBy: { id: "asc" } });
    await expect.poll(async () => (await refunds())[0]?.state, { timeout: 20_000 }).toBe("DONE");
    await panel.getByRole("button", { name: orders.cancelLabel(order), exact: true }).click();
    const question = shop.page.getByRole("alertdialog", { name: orders.cancelOrder });
    await question.getByText(orders.cancelQuestion(order)).waitFor();
    await expectAccessible(shop.page);
    await question.getByRole("button", { name: orders.cancelOrder, exact: true }).click();
    await expect.poll(() => stateOf(order), { timeout: 20_000 }).toBe("REFUNDED");
    const payment = await prisma.payment.findFirstOrThrow({ where: { orderId: order } });
    expect((await refunds()).map(({ amount }) => Number(amount))).toEqual([10, Number(payment.amount) - 10]);
    await shop.page.reload();
    await panel.getByText("破損").first().waitFor();
    await expectAccessible(shop.page);
  },
);

it.each(LANGUAGES)("matches twenty transfers and accepts them with one click (%s)", async (language) => {
  const { bankTransfers } = CATALOGS[language];
  await prisma.order.updateMany({ where: { paymentMethod: BY_TRANSFER }, data: { paymentMethod: 4 } });
  const first = 20_000 + LANGUAGES.indexOf(language) * 1000;
  const lines = await Promise.all(
    Array.from({ length: TRANSFERS }, async (_, index) => {
      const [digits, total] = [String(first + index * 37), first / 10 + index * 7];
      const { id } = await prisma.order.create({
        data: {
          ...{ buyerName: `顧客${digits}`, buyerPhone: "0900000000", recipientName: "", recipientPhone: "" },
          ...{ address: "台北市", source: "SHOPPING_PLATFORM", paymentMethod: BY_TRANSFER, note: digits },
          ...{ total, subtotal: total, totalQuantity: 1 },
        },
      });
      const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Taipei" }).format();
      return { id, text: `${day},23:${10 + index}:00,,${total},="00081234${digits}",跨行` };
    }),
  );
  await open(language, "/product-order/transfers");
  await shop.page
    .getByLabel(bankTransfers.lines, { exact: true })
    .fill(["日期,時間,支出,存入,帳號,備註", ...lines.map(({ text }) => text)].join("\n"));
  await shop.page.getByRole("button", { name: bankTransfers.read, exact: true }).click();
  await shop.page.getByText(bankTransfers.summary(TRANSFERS, 0, 0, TRANSFERS)).waitFor();
  await expectAccessible(shop.page);
  await shop.page.getByRole("button", { name: bankTransfers.acceptAll(TRANSFERS), exact: true }).click();
  await shop.page.getByText(bankTransfers.summary(0, 0, TRANSFERS, TRANSFERS)).waitFor();
  const ids = lines.map(({ id }) => id);
  expect(await prisma.order.count({ where: { id: { in: ids }, paymentState: "PAID" } })).toBe(TRANSFERS);
  await expectAccessible(shop.page);
});

it.each(LANGUAGES)("ships to a convenience store and opens the label (%s)", async (language) => {
  const { parcels } = CATALOGS[language];
  const address = "7-ELEVEN 建盛門市 (131386) 台北市南港區三重路23號";
  const details = { buyerName: "王小明", recipientName: "王小明", recipientPhone: "0987654321", address };
  const { number } = await newOrder(shop.admin, details);
  await prisma.pickUpStore.create({ data: { orderId: number, ...STORE } });
  await open(language, `/product-order?order=${number}`);
  const panel = panelOf(language, number);
  await panel.getByRole("button", { name: parcels.pack, exact: true }).click();
  const form = shop.page.getByRole("dialog", { name: parcels.packTitle });
  await expectAccessible(shop.page);
  await form.getByRole("button", { name: parcels.pack, exact: true }).click();
  await form.waitFor({ state: "detached" });
  await panel.getByText(parcels.toStore(STORE.name, STORE.code)).first().waitFor();
  await panel.getByRole("button", { name: parcels.changeStore, exact: true }).waitFor();
  await panel.getByRole("button", { name: parcels.send, exact: true }).click();
  const link = panel.getByRole("link", { name: parcels.openLabel, exact: true });
  await link.waitFor();
  // The store is fixed once a label can exist.
  expect(await panel.getByRole("button", { name: parcels.changeStore, exact: true }).count()).toBe(0);
  await expectAccessible(shop.page);
  const opened = shop.page.context().waitForEvent("page");
  await link.click();
  const label = await opened;
  const { paymentNo, validationNo } = await prisma.shipment.findFirstOrThrow({
    where: { parcel: { orderId: number } },
  });
  await label.getByText(`${paymentNo}${validationNo}`).waitFor();
  await expectAccessible(label);
  await label.close();
});

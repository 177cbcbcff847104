import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { LANGUAGES, type Language, localeOf } from "@machiya/schema/domain/language";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Locator } from "../../testing/screens/locator.ts";
import { Client } from "../../testing/servers/client.ts";
import { newOrder, refillTea } from "../e2e/newOrder.ts";
import { en } from "../src/language/catalogs/en.ts";
import { ja } from "../src/language/catalogs/ja.ts";
import { th } from "../src/language/catalogs/th.ts";
import { zhHant } from "../src/language/catalogs/zhHant.ts";
import { openLabel } from "./carrierLabel.ts";
import { type ConsoleShop, LOGIN_KEY, openConsole } from "./console.ts";
import { payOnline } from "./payOnline.ts";

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

let shop: ConsoleShop;
let prisma: PrismaClient;
let customer: Client;
let customerId: string;

beforeAll(async () => {
  shop = await openConsole({
    PAYMENT_STAND_INS: "true",
    SECRETS_KEY: randomBytes(32).toString("base64"),
  });
  prisma = connectPrisma(shop.databaseUrl);
  await refillTea(shop.admin);
  await prisma.shippingMethod.create({ data: { kind: "CONVENIENCE_STORE", name: "超商取貨", fee: 60 } });
  customer = await new Client(shop.origin).logInCustomer(8, LOGIN_KEY);
  const { id } = await prisma.customer.findFirstOrThrow({ orderBy: { id: "desc" } });
  customerId = globalId("Customer", id);
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

/** Opens a page of the console in this language. */
async function open(language: Language, path: string): Promise<void> {
  await shop.openScreen(path, { language });
  await expect.poll(() => document.documentElement.lang).toBe(localeOf(language));
}

/** Returns the panel of an order. */
const panelOf = (language: Language, number: number): Locator =>
  shop.page.getByRole("dialog", { name: CATALOGS[language].orderDetail.title(number) });

/** Enters an order, which the customer pays by Stripe on their phone. */
async function paidOnline(): Promise<number> {
  const details = { buyerName: "林小茶", paymentMethodCode: PAY_ONLINE };
  const { number } = await newOrder(shop.admin, details, customerId);
  await payOnline(customer, number, "STRIPE");
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
    await form.getByLabel(payments.reason).fill("破損");
    await form.locator("input[inputmode=decimal]").first().fill("10");
    await form.getByRole("button", { name: payments.refund, exact: true }).click();
    await form.waitFor({ state: "detached" });
    const refunds = () =>
      prisma.refund.findMany({ where: { payment: { orderId: order } }, orderBy: { id: "asc" } });
    await expect.poll(async () => (await refunds())[0]?.state).toBe("DONE");
    await panel.getByRole("button", { name: orders.cancelLabel(order), exact: true }).click();
    const question = shop.page.getByRole("alertdialog", { name: orders.cancelOrder });
    await question.getByText(orders.cancelQuestion(order)).waitFor();
    await question.getByRole("button", { name: orders.cancelOrder, exact: true }).click();
    await expect.poll(() => stateOf(order)).toBe("REFUNDED");
    const payment = await prisma.payment.findFirstOrThrow({ where: { orderId: order } });
    expect((await refunds()).map(({ amount }) => Number(amount))).toEqual([10, Number(payment.amount) - 10]);
    await shop.page.reload();
    await panel.getByText("破損").first().waitFor();
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
          buyerName: `顧客${digits}`,
          buyerPhone: "0900000000",
          recipientName: "",
          recipientPhone: "",
          address: "台北市",
          source: "SHOPPING_PLATFORM",
          paymentMethod: BY_TRANSFER,
          note: digits,
          total,
          subtotal: total,
          totalQuantity: 1,
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
  await shop.page.getByRole("button", { name: bankTransfers.acceptAll(TRANSFERS), exact: true }).click();
  await shop.page.getByText(bankTransfers.summary(0, 0, TRANSFERS, TRANSFERS)).waitFor();
  const ids = lines.map(({ id }) => id);
  expect(await prisma.order.count({ where: { id: { in: ids }, paymentState: "PAID" } })).toBe(TRANSFERS);
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
  await form.getByRole("button", { name: parcels.pack, exact: true }).click();
  await form.waitFor({ state: "detached" });
  await panel.getByText(parcels.toStore(STORE.name, STORE.code)).first().waitFor();
  await panel.getByRole("button", { name: parcels.changeStore, exact: true }).waitFor();
  await panel.getByRole("button", { name: parcels.send, exact: true }).click();
  const link = panel.getByRole("link", { name: parcels.openLabel, exact: true });
  await link.waitFor();
  // The store is fixed once a label can exist.
  expect(await panel.getByRole("button", { name: parcels.changeStore, exact: true }).count()).toBe(0);
  const label = await openLabel(shop.admin, await link.getAttribute("href"));
  const { paymentNo, validationNo } = await prisma.shipment.findFirstOrThrow({
    where: { parcel: { orderId: number } },
  });
  expect(label).toContain(`${paymentNo}${validationNo}`);
});

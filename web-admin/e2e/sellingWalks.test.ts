import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { LANGUAGE_COOKIE, LANGUAGES, type Language, localeOf } from "@machiya/schema/domain/language";
import { wording } from "@machiya/schema/wording";
import { afterAll, beforeAll, expect, it } from "vitest";
import { en } from "../src/language/catalogs/en.ts";
import { ja } from "../src/language/catalogs/ja.ts";
import { th } from "../src/language/catalogs/th.ts";
import { zhHant } from "../src/language/catalogs/zhHant.ts";
import { type Console, expectAccessible, LOGIN_KEY, openConsole } from "./console.ts";
import { newOrder, refillTea } from "./newOrder.ts";
import { readPdf } from "./pdf.ts";

const CATALOGS = { cn: zhHant, en, jp: ja, th };
/** The number of transfers of a day. */
const TRANSFERS = 20;
const STORE = {
  chain: "UNIMART",
  code: "131386",
  name: "建盛門市",
  address: "台北市南港區三重路23號",
} as const;

let shop: Console;
let prisma: PrismaClient;

beforeAll(async () => {
  shop = await openConsole({
    PAYMENT_STAND_INS: "true",
    SECRETS_KEY: randomBytes(32).toString("base64"),
  });
  prisma = connectPrisma(shop.databaseUrl);
  await refillTea(shop.admin);
  // The orders of the demo that wait for a transfer would take part in the matching.
  await prisma.order.updateMany({ where: { paymentMethod: 3 }, data: { paymentMethod: 4 } });
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

const button = (name: string) => shop.page.getByRole("button", { name, exact: true });

async function speak(language: Language): Promise<void> {
  await shop.page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: shop.origin }]);
}

const expectLanguage = async (language: Language) =>
  expect(await shop.page.locator("html").getAttribute("lang")).toBe(localeOf(language));

/** Lets a customer pay an order by LINE Pay, on the page of its stand-in. */
async function payByLinePay(number: number): Promise<void> {
  const phone = await shop.open({ width: 390, signedIn: false });
  const post = async <Data>(query: string, variables: object) => {
    const response = await phone.request.post(`${shop.origin}/graphql`, { data: { query, variables } });
    return (await response.json()) as { data: Data };
  };
  const { data } = await post<{ logInCustomer: { customer: { id: string } } }>(
    "mutation ($unverified: UnverifiedCustomerInput!) { logInCustomer(input: { unverified: $unverified }) { customer { id } } }",
    { unverified: { lineUserId: `U${"7".repeat(32)}`, name: "林小茶", key: LOGIN_KEY } },
  );
  const customerId = Number(Buffer.from(data.logInCustomer.customer.id, "base64").toString().split(":")[1]);
  await prisma.order.update({ where: { id: number }, data: { customerId } });
  const started = await post<{ startPayment: { url: string } }>(
    "mutation ($input: StartPaymentInput!) { startPayment(input: $input) { url } }",
    {
      input: {
        orderId: Buffer.from(`Order:${number}`).toString("base64"),
        provider: "LINE_PAY",
        channel: "WALLET",
      },
    },
  );
  await phone.goto(new URL(started.data.startPayment.url, shop.origin).href);
  await phone.getByRole("button", { name: "Pay", exact: true }).click();
  await expect
    .poll(async () => (await prisma.order.findUniqueOrThrow({ where: { id: number } })).paymentState)
    .toBe("PAID");
  await phone.context().close();
}

it.each(LANGUAGES)("staff refund a part of an online payment and cancel its order (%s)", async (language) => {
  const { payments, orders, orderDetail } = CATALOGS[language];
  const { orderField } = wording(language);
  const { number } = await newOrder(shop.admin, { buyerName: "林小茶", paymentMethodCode: 2 });
  await payByLinePay(number);
  await speak(language);
  await shop.page.goto(`${shop.origin}/product-order?order=${number}`);
  const panel = shop.page.getByRole("dialog", { name: orderDetail.title(number) });
  const stateOf = async () => (await prisma.order.findUniqueOrThrow({ where: { id: number } })).paymentState;
  await panel.getByRole("button", { name: new RegExp(`^${payments.refundOf("")}`) }).click();
  const form = shop.page.getByRole("dialog", { name: payments.refundTitle });
  await form.getByLabel(payments.reason).fill("易碎品");
  await form.locator('input[inputmode="decimal"]').first().fill("10");
  await expectAccessible(shop.page);
  await form.getByRole("button", { name: payments.refund, exact: true }).click();
  await form.waitFor({ state: "detached" });
  await panel.getByText(/易碎品/).waitFor();
  await expect
    .poll(
      () => prisma.refund.findMany({ where: { payment: { orderId: number } }, select: { state: true } }),
      {
        timeout: 20_000,
      },
    )
    .toEqual([{ state: "DONE" }]);
  await panel.getByRole("button", { name: orders.cancelLabel(number), exact: true }).click();
  await shop.page.getByText(orders.cancelQuestion(number)).waitFor();
  await expectAccessible(shop.page);
  await shop.page
    .getByRole("alertdialog")
    .getByRole("button", { name: orders.cancelOrder, exact: true })
    .click();
  await expect.poll(stateOf, { timeout: 20_000 }).toBe("REFUNDED");
  const payment = await prisma.payment.findFirstOrThrow({
    where: { orderId: number, provider: "LINE_PAY" },
    include: { refunds: true },
  });
  expect(payment.refunds.map(({ state }) => state)).toEqual(["DONE", "DONE"]);
  expect(payment.refunds.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Number(payment.amount));
  const shownState = panel.getByRole("combobox", { name: orderField.paymentState });
  await expect.poll(() => shownState.inputValue()).toBe("REFUNDED");
  await expectLanguage(language);
  await expectAccessible(shop.page);
});

it.each(LANGUAGES)(`staff match ${TRANSFERS} transfers of a file (%s)`, async (language) => {
  const { bankTransfers: words } = CATALOGS[language];
  const yesterday = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Taipei" }).format(
    Date.now() - 86_400_000,
  );
  const first = 20_000 + LANGUAGES.indexOf(language) * 10_000;
  const transfers = Array.from({ length: TRANSFERS }, (_, index) => ({
    digits: String(first + index * 37),
    total: 500 + index * 10,
  }));
  const made = await prisma.order.createManyAndReturn({
    data: transfers.map(({ digits, total }) => ({
      ...{ buyerName: digits, buyerPhone: "0900000000", recipientName: digits, recipientPhone: "0900000000" },
      ...{ address: "台北市中正區", source: "SHOPPING_PLATFORM", paymentMethod: 3, note: digits },
      ...{ total, subtotal: total, totalQuantity: 1, createdAt: new Date(Date.now() - 2 * 86_400_000) },
    })),
  });
  await speak(language);
  await shop.page.goto(`${shop.origin}/product-order/transfers`);
  await shop.page.getByRole("heading", { name: words.title, level: 1 }).waitFor();
  const lines = transfers.map(
    ({ digits, total }, index) => `${yesterday},09:${10 + index},${total},00081234${digits}`,
  );
  await shop.page.getByLabel(words.lines, { exact: true }).fill(["日期,時間,存入,帳號", ...lines].join("\n"));
  await button(words.read).click();
  await shop.page.getByText(words.summary(TRANSFERS, 0, 0, TRANSFERS)).waitFor();
  await expectAccessible(shop.page);
  await button(words.acceptAll(TRANSFERS)).click();
  await shop.page.getByText(words.counted(TRANSFERS)).waitFor();
  await shop.page.getByText(words.summary(0, 0, TRANSFERS, TRANSFERS)).waitFor();
  const paid = { id: { in: made.map(({ id }) => id) }, paymentState: "PAID" } as const;
  expect(await prisma.order.count({ where: paid })).toBe(TRANSFERS);
  await expectLanguage(language);
  await expectAccessible(shop.page);
});

it.each(LANGUAGES)("staff ship to a convenience store with its label (%s)", async (language) => {
  const { parcels: words, orderDetail } = CATALOGS[language];
  const { number } = await newOrder(shop.admin, {
    ...{ buyerName: "王小明", recipientName: "王小明", recipientPhone: "0987654321" },
    address: `7-ELEVEN ${STORE.name} (${STORE.code}) ${STORE.address}`,
  });
  await prisma.pickUpStore.create({ data: { orderId: number, ...STORE } });
  await speak(language);
  await shop.page.goto(`${shop.origin}/product-order?order=${number}`);
  const panel = shop.page.getByRole("dialog", { name: orderDetail.title(number) });
  await panel.getByRole("button", { name: words.pack, exact: true }).click();
  const form = shop.page.getByRole("dialog", { name: words.packTitle });
  await form.getByRole("button", { name: words.pack, exact: true }).click();
  await form.waitFor({ state: "detached" });
  await panel.getByRole("button", { name: words.send, exact: true }).click();
  await shop.page.getByText(words.sent).first().waitFor();
  await expectAccessible(shop.page);
  const opened = shop.page.context().waitForEvent("page");
  await panel.getByRole("link", { name: words.openLabel }).click();
  const label = await opened;
  const { paymentNo, validationNo } = await prisma.shipment.findFirstOrThrow({
    where: { parcel: { orderId: number } },
  });
  await label.getByText(`${paymentNo}${validationNo}`).waitFor();
  const { pages, sizes } = readPdf(await label.pdf({ preferCSSPageSize: true }));
  expect([pages, sizes]).toEqual([1, [{ width: 100, height: 150 }]]);
  await label.close();
  await expectLanguage(language);
});

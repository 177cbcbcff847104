import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, hasText, LOGIN_KEY, openConsole } from "./console.ts";
import { newOrder } from "./newOrder.ts";

const PAY_ONLINE = 2;

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
  await prisma.paymentProviderSetting.update({
    where: { provider: "LINE_PAY" },
    data: { capturesLater: true },
  });
  phone = await shop.open({ width: 390, signedIn: false });
  const response = await phone.request.post(`${shop.origin}/graphql`, {
    data: {
      query:
        "mutation ($unverified: UnverifiedCustomerInput!) { logInCustomer(input: { unverified: $unverified }) { customer { id } } }",
      variables: { unverified: { lineUserId: `U${"7".repeat(32)}`, name: "林小茶", key: LOGIN_KEY } },
    },
  });
  customerId = (await response.json()).data.logInCustomer.customer.id;
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

const panel = (order: number) => shop.page.getByRole("dialog", { name: `訂單 #${order}` });
const paymentState = (order: number) => panel(order).getByLabel("付款狀態");
const button = (order: number, name: RegExp) => panel(order).getByRole("button", { name });
const question = () => shop.page.getByRole("alertdialog");
const paymentOf = (orderId: number) => prisma.payment.findFirstOrThrow({ where: { orderId } });

/** Enters an order, lets the customer reserve its price at LINE Pay, and opens it in the console. */
async function reserved(): Promise<number> {
  const details = { buyerName: "林小茶", paymentMethodCode: PAY_ONLINE };
  const { number } = await newOrder(shop.admin, details, customerId);
  await phone.goto(`${shop.origin}/bot-order/orders/${number}`);
  await phone.getByRole("button", { name: "LINE Pay", exact: true }).click();
  await phone.getByRole("button", { name: "Pay", exact: true }).click();
  await expect.poll(async () => (await paymentOf(number)).state).toBe("AUTHORIZED");
  await shop.page.goto(`${shop.origin}/product-order?order=${number}`);
  await button(number, /^請款：/).waitFor();
  return number;
}

it("captures all of the reserved money after a confirmation", async () => {
  const order = await reserved();
  await panel(order)
    .getByText(/前請款$|款項已保留/)
    .waitFor();
  expect(await paymentState(order).inputValue()).toBe("UNPAID");
  await expectAccessible(shop.page);
  await button(order, /^請款：/).click();
  await question().getByText("業者會向顧客收取全額。").waitFor();
  await expectAccessible(shop.page);
  // The question changes nothing by itself.
  await question().getByRole("button", { name: "取消" }).click();
  expect(await paymentOf(order)).toMatchObject({ state: "AUTHORIZED", requested: null });
  await button(order, /^請款：/).click();
  await question().getByRole("button", { name: "請款" }).click();
  await hasText(shop.page, "已送出請款");
  await expect.poll(() => paymentState(order).inputValue(), { timeout: 15_000 }).toBe("PAID");
  const { amount, state } = await paymentOf(order);
  const { total } = await prisma.order.findUniqueOrThrow({ where: { id: order } });
  expect([state, Number(amount)]).toEqual(["CAPTURED", Number(total)]);
  expect(await button(order, /^請款：|^取消授權：/).count()).toBe(0);
  await expectAccessible(shop.page);
});

it("releases the money after a confirmation, and charges nothing", async () => {
  const order = await reserved();
  await button(order, /^取消授權：/).click();
  await question().getByText("顧客不會被收款，訂單仍為未付款。").waitFor();
  await expectAccessible(shop.page);
  await question().getByRole("button", { name: "取消授權" }).click();
  await hasText(shop.page, "已送出取消授權");
  await expect.poll(async () => (await paymentOf(order)).state, { timeout: 15_000 }).toBe("CANCELLED");
  await button(order, /^請款：/).waitFor({ state: "detached" });
  expect(await paymentState(order).inputValue()).toBe("UNPAID");
  await expectAccessible(shop.page);
});

it("shows why the provider refused a capture, after which staff decide again", async () => {
  const order = await reserved();
  const { id, amount } = await paymentOf(order);
  // The provider reserved less than the shop asks for.
  await prisma.payment.update({ where: { id }, data: { amount: { increment: 10 } } });
  await button(order, /^請款：/).click();
  await question().getByRole("button", { name: "請款" }).click();
  await panel(order).getByText("The amount is larger than the reserved one.").waitFor({ timeout: 15_000 });
  await button(order, /^請款：/).waitFor();
  expect(await paymentState(order).inputValue()).toBe("UNPAID");
  expect(await paymentOf(order)).toMatchObject({ state: "AUTHORIZED", requested: null });
  await expectAccessible(shop.page);
  const narrow = await shop.open({ width: 390 });
  await narrow.goto(`${shop.origin}/product-order?order=${order}`);
  await narrow.getByText("The amount is larger than the reserved one.").waitFor();
  await expectAccessible(narrow);
  const overflow = await narrow.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  // The home page offers both decisions in the row, and makes the refused one first.
  await narrow.goto(shop.origin);
  const row = narrow
    .getByRole("listitem")
    .filter({ hasText: `訂單 #${order}` })
    .filter({ hasText: "請款" });
  const actions = row.getByRole("button");
  await expect.poll(() => actions.allTextContents()).toEqual(["請款", "取消授權"]);
  await expectAccessible(narrow);
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await prisma.payment.update({ where: { id }, data: { amount } });
  await actions.first().click();
  await narrow.getByRole("alertdialog").getByText("業者會向顧客收取全額。").waitFor();
  await narrow.getByRole("alertdialog").getByRole("button", { name: "請款" }).click();
  await row.waitFor({ state: "detached", timeout: 15_000 });
  await narrow.context().close();
  await expect.poll(() => paymentState(order).inputValue(), { timeout: 15_000 }).toBe("PAID");
  // The reason of the earlier refusal is gone.
  await panel(order).getByText("The amount is larger than the reserved one.").waitFor({ state: "detached" });
});

import { randomBytes } from "node:crypto";
import { connectPrisma } from "@machiya/prisma/client";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, hasText, openConsole } from "./console.ts";

/** The credentials that the stand-in of ECPay accepts. */
const ACCEPTED = { MerchantID: "3002607", HashKey: "pwFHCqoQZGmho4w6", HashIV: "EkRm7iFT261dpevs" };
const WRONG_KEY = "wrongHashKey1234";

let shop: Console;
/** The texts of all GraphQL responses. */
const responses: string[] = [];

beforeAll(async () => {
  shop = await openConsole({
    PAYMENT_STAND_INS: "true",
    PUBLIC_URL: "https://shop.example",
    SECRETS_KEY: randomBytes(32).toString("base64"),
  });
  const prisma = connectPrisma(shop.databaseUrl);
  // The demo has set up all providers.
  await prisma.paymentProviderSetting.deleteMany();
  await prisma.$disconnect();
  shop.page.on("response", async (response) => {
    if (response.url().includes("/graphql")) responses.push(await response.text().catch(() => ""));
  });
});
afterAll(() => shop?.close());

const card = (page: Page = shop.page) => page.getByRole("form", { name: "綠界 ECPay" });
const field = (label: string) => card().getByLabel(label);
const save = () => card().getByRole("button", { name: "儲存" }).click();
const testButton = () => card().getByRole("button", { name: "測試連線" });

async function enter(credentials: typeof ACCEPTED): Promise<void> {
  for (const [label, text] of Object.entries(credentials)) await field(label).fill(text);
}

/** Saves the card, whose fields for credentials are then empty. */
async function saved(): Promise<void> {
  await save();
  await expect.poll(() => field("HashKey").inputValue()).toBe("");
  await expect.poll(() => card().getByRole("button", { name: "儲存" }).isDisabled()).toBe(true);
}

const optionsOf = async () =>
  (await shop.admin.graphql("{ store { paymentOptions { provider channel isTest } } }")).data;

it("is in the settings and shows the providers that are not set up", async () => {
  await shop.page.goto(shop.origin);
  await shop.page.getByRole("button", { name: "開啟選單" }).click();
  await shop.page.getByRole("navigation").getByRole("link", { name: "商店設定" }).click();
  await shop.page.getByRole("navigation", { name: "設定項目" }).getByRole("link", { name: /^付款/ }).click();
  for (const name of ["LINE Pay", "綠界 ECPay", "Stripe"])
    await shop.page.getByRole("form", { name }).getByText("尚未設定").waitFor();
  await shop.page.getByText("https://shop.example/payments/stripe/notifications").waitFor();
  await shop.page.getByText("沒有待處理的款項").waitFor();
  expect(await testButton().isDisabled()).toBe(true);
  await expectAccessible(shop.page);
});

it("says at each field what is wrong with it", async () => {
  await card().getByRole("switch", { name: "讓顧客使用" }).check();
  await card().getByText("啟用前請輸入憑證").waitFor();
  await field("MerchantID").fill("3002 607");
  await save();
  await card().getByText("格式不正確").waitFor();
  expect(await card().getByText("請填寫這個欄位。").count()).toBe(2);
  await expectAccessible(shop.page);
  await card().getByRole("switch", { name: "讓顧客使用" }).uncheck();
});

it("stores credentials and tests them", async () => {
  await enter({ ...ACCEPTED, HashKey: WRONG_KEY });
  expect(await testButton().isDisabled()).toBe(true);
  await saved();
  await hasText(shop.page, "修改成功");
  await card().getByText("輸入新的憑證即可取代").waitFor();
  await testButton().click();
  await card().getByText("金流商不接受這組憑證").waitFor();
  await enter(ACCEPTED);
  await saved();
  await testButton().click();
  await card().getByText("連線成功").waitFor();
  await expectAccessible(shop.page);
});

it("offers an enabled provider to customers", async () => {
  expect(await optionsOf()).toEqual({ store: { paymentOptions: [] } });
  await card().getByRole("switch", { name: "讓顧客使用" }).check();
  await card().getByRole("button", { name: "超商代碼" }).click();
  await saved();
  await card().getByText("測試中").waitFor();
  expect(await optionsOf()).toEqual({
    store: {
      paymentOptions: ["CARD", "ATM"].map((channel) => ({ provider: "ECPAY", channel, isTest: true })),
    },
  });
});

it("never shows credentials again", async () => {
  await shop.page.reload();
  await card().getByText("輸入新的憑證即可取代").waitFor();
  for (const label of Object.keys(ACCEPTED)) expect(await field(label).inputValue()).toBe("");
  const seen = [await shop.page.content(), ...responses].join("\n");
  expect(responses.length).toBeGreaterThan(0);
  for (const text of [...Object.values(ACCEPTED), WRONG_KEY]) expect(seen).not.toContain(text);
});

it("reports that another admin saved first", async () => {
  await shop.admin.graphql(
    "mutation ($input: UpdatePaymentProviderInput!) { updatePaymentProvider(input: $input) { version } }",
    { input: { provider: "ECPAY", details: { isTest: false } } },
  );
  await card().getByRole("button", { name: "超商代碼" }).click();
  await save();
  await card().getByText("其他人已先儲存變更。").waitFor();
  await card().getByText("目前：正式環境").waitFor();
  await card().getByRole("button", { name: "保留我的內容" }).click();
  await card().getByText("正式收款").waitFor();
  expect(await card().getByLabel("環境").inputValue()).toBe("false");
});

it("asks before unsaved input is lost", async () => {
  await field("HashKey").fill("something");
  await shop.page.goBack();
  const question = shop.page.getByRole("alertdialog", { name: "尚未儲存" });
  await question.getByRole("button", { name: "繼續編輯" }).click();
  expect(await field("HashKey").inputValue()).toBe("something");
  await field("HashKey").fill("");
});

it("lists money that no order needs, on a phone too", async () => {
  const prisma = connectPrisma(shop.databaseUrl);
  const order = await prisma.order.findFirstOrThrow({ orderBy: { id: "asc" } });
  await prisma.order.update({ where: { id: order.id }, data: { state: "CANCELLED" } });
  const received = { state: "CAPTURED", kind: "TRANSFER", currency: "TWD", receivedAt: new Date() } as const;
  await prisma.payment.createMany({
    // A repetition finds the payments of the first attempt.
    skipDuplicates: true,
    data: [
      {
        ...received,
        provider: "ECPAY",
        channel: "ATM",
        amount: 120,
        merchantReference: "REFA",
        orderNumber: 77,
      },
      {
        ...received,
        ...{ provider: "ECPAY", channel: "CVS", amount: 1250, merchantReference: "REFB" },
        ...{ orderId: order.id, orderNumber: order.id },
      },
    ],
  });
  await prisma.$disconnect();
  const phone = await shop.open({ width: 390 });
  await phone.goto(`${shop.origin}/payment`);
  const list = phone.getByRole("region", { name: "待處理的款項" });
  const deleted = list.getByRole("listitem").filter({ hasText: "訂單已刪除" });
  await deleted.getByText("$120").waitFor();
  await deleted.getByText("訂單 #77").waitFor();
  await deleted.getByText("後台以交易編號退款").waitFor();
  await expectAccessible(phone);
  const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await list.getByRole("link", { name: `訂單 #${order.id}` }).click();
  await phone.getByRole("dialog", { name: `訂單 #${order.id}` }).waitFor();
});

it("says how to enable a server without a key, and does not take credentials", async () => {
  const keyless = await openConsole();
  await keyless.page.goto(`${keyless.origin}/payment`);
  await keyless.page.getByText("SECRETS_KEY").waitFor();
  expect(await card(keyless.page).getByLabel("HashKey").isDisabled()).toBe(true);
  await expectAccessible(keyless.page);
  await keyless.close();
});

import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { network } from "../../testing/screens/network.ts";
import { newOrder } from "../e2e/newOrder.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;
let prisma: PrismaClient;

beforeAll(async () => {
  shop = await openConsole({
    PAYMENT_STAND_INS: "true",
    PUBLIC_URL: "https://shop.example",
    SECRETS_KEY: randomBytes(32).toString("base64"),
  });
  prisma = connectPrisma(shop.databaseUrl);
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

describe("payment rules", () => {
  const form = () => shop.page.getByRole("form", { name: "付款規則" });
  const save = () => form().getByRole("button", { name: "儲存" });
  const rules = () => prisma.store.findUniqueOrThrow({ where: { id: 1 } });

  it("enables deadlines for each payment method, and suggests values", async () => {
    const none = { onlinePaymentMinutes: null, transferPaymentHours: null };
    await prisma.store.updateMany({ data: { ...none, version: { increment: 1 } } });
    await shop.openScreen("/payment");
    await form().getByText("建議 30。留空：不會逾期。").waitFor();
    await form().getByText("建議 72。留空：不會逾期。").waitFor();
    expect(await form().getByLabel("線上付款").inputValue()).toBe("");
    await form().getByLabel("線上付款").fill("5");
    await save().click();
    await form().getByText("請輸入 10 到 10080 的整數，或留空。").waitFor();
    await form().getByLabel("線上付款").fill("30");
    await form().getByLabel("銀行匯款").fill("72");
    await save().click();
    await hasText(shop.page, "修改成功");
    expect(await rules()).toMatchObject({ onlinePaymentMinutes: 30, transferPaymentHours: 72 });
  });

  it("reports that another admin saved first", async () => {
    await prisma.store.updateMany({ data: { onlinePaymentMinutes: 45, version: { increment: 1 } } });
    await form().getByLabel("銀行匯款").fill("");
    await save().click();
    await form().getByText("其他人已先儲存變更。").waitFor();
    await form().getByRole("button", { name: "保留我的內容" }).click();
    await expect.poll(async () => (await rules()).transferPaymentHours).toBeNull();
    expect(await rules()).toMatchObject({ onlinePaymentMinutes: 45 });
  });

  it("lets customers cancel their orders", async () => {
    await prisma.store.updateMany({ data: { customersCancelOrders: false, version: { increment: 1 } } });
    await shop.page.reload();
    const choice = form().getByRole("switch", { name: "顧客可以取消自己的訂單" });
    await choice.check();
    await save().click();
    await expect.poll(async () => (await rules()).customersCancelOrders).toBe(true);
  });

  it("prints the included tax on receipts", async () => {
    await form().getByLabel("稅率").fill("101");
    await save().click();
    await form().getByText("請輸入大於 0、最多 100 的數字").waitFor();
    await form().getByLabel("稅率").fill("5");
    await form().getByLabel("稅籍編號").fill("12345678");
    await save().click();
    await expect.poll(async () => Number((await rules()).taxPercent)).toBe(5);
    expect(await rules()).toMatchObject({ taxNumber: "12345678" });
    const { number } = await newOrder(shop.admin);
    const { total } = await prisma.order.findUniqueOrThrow({ where: { id: number } });
    const receipt = await shop.openScreen(`/product-order?print=receipt&orders=${number}`);
    const tax = Math.round((Number(total) * 5) / 105);
    await receipt.getByRole("row", { name: `內含 5% 稅 $${tax.toLocaleString("en")}` }).waitFor();
    await receipt.getByText("稅籍編號 12345678").waitFor();
  });

  it("shows the deadline of an order, its pause, and in the history that it has expired", async () => {
    const { number } = await newOrder(shop.admin, { paymentMethodCode: 3 });
    const due = new Date("2035-06-01T04:30:00Z");
    // Without a limit the server removes the deadlines of open orders every minute.
    await prisma.store.updateMany({ data: { transferPaymentHours: 72, version: { increment: 1 } } });
    await prisma.order.update({ where: { id: number }, data: { paymentDueAt: due } });
    await shop.openScreen(`/product-order?order=${number}`);
    const panel = shop.page.getByRole("dialog", { name: `訂單 #${number}` });
    await panel.getByText("2035/06/01 12:30").waitFor();
    await prisma.order.update({
      where: { id: number },
      data: { paymentReportedAt: new Date(), paymentReportDigits: "12345" },
    });
    await panel.getByText("暫停中，等您確認顧客的匯款").waitFor();
    await prisma.order.update({
      where: { id: number },
      data: { state: "CANCELLED", cancelReason: "EXPIRED" },
    });
    await prisma.auditEntry.create({
      data: {
        action: "EXPIRE",
        subjectType: "Order",
        subjectId: number,
        before: { state: "ESTABLISHED", cancelReason: null },
        after: { state: "CANCELLED", cancelReason: "EXPIRED" },
      },
    });
    await shop.page.reload();
    await panel.getByText("系統自動").waitFor();
    expect(await panel.getByText("逾期未付款").count()).toBeGreaterThan(1);
  });
});

describe("payment providers", () => {
  /** The credentials that the stand-in of ECPay accepts. */
  const ACCEPTED = { MerchantID: "3002607", HashKey: "pwFHCqoQZGmho4w6", HashIV: "EkRm7iFT261dpevs" };
  const WRONG_KEY = "wrongHashKey1234";

  /** The texts of all GraphQL responses. */
  const responses: string[] = [];

  beforeAll(async () => {
    // The demo has set up all providers.
    await prisma.paymentProviderSetting.deleteMany();
    network.intercept(async (request) => {
      const response = await request.send();
      if (request.headers.get("accept")?.includes("event-stream") !== true)
        responses.push(await response.clone().text());
      return response;
    });
  });
  afterAll(() => network.release());

  const card = () => shop.page.getByRole("form", { name: "綠界 ECPay" });
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
    await shop.openScreen("/");
    await shop.page.getByRole("button", { name: "開啟選單" }).click();
    await shop.page.getByRole("navigation").getByRole("link", { name: "商店設定" }).click();
    await shop.page
      .getByRole("navigation", { name: "設定項目" })
      .getByRole("link", { name: /^付款/ })
      .click();
    for (const name of ["LINE Pay", "綠界 ECPay", "Stripe"])
      await shop.page.getByRole("form", { name }).getByText("尚未設定").waitFor();
    await shop.page.getByText("https://shop.example/payments/stripe/notifications").waitFor();
    await shop.page.getByText("沒有待處理的款項").waitFor();
    expect(await testButton().isDisabled()).toBe(true);
  });

  it("says at each field what is wrong with it", async () => {
    await card().getByRole("switch", { name: "讓顧客使用" }).check();
    await card().getByText("啟用前請輸入憑證").waitFor();
    await field("MerchantID").fill("3002 607");
    await save();
    await card().getByText("格式不正確").waitFor();
    expect(await card().getByText("請填寫這個欄位。").count()).toBe(2);
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
    const seen = [document.documentElement.outerHTML, ...responses].join("\n");
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
    const order = await prisma.order.findFirstOrThrow({ orderBy: { id: "asc" } });
    await prisma.order.update({ where: { id: order.id }, data: { state: "CANCELLED" } });
    const received = {
      state: "CAPTURED",
      kind: "TRANSFER",
      currency: "TWD",
      receivedAt: new Date(),
    } as const;
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
          provider: "ECPAY",
          channel: "CVS",
          amount: 1250,
          merchantReference: "REFB",
          orderId: order.id,
          orderNumber: order.id,
        },
      ],
    });
    const phone = await shop.openScreen("/payment", { width: 390 });
    const list = phone.getByRole("region", { name: "待處理的款項" });
    const deleted = list.getByRole("listitem").filter({ hasText: "訂單已刪除" });
    await deleted.getByText("$120").waitFor();
    await deleted.getByText("訂單 #77").waitFor();
    await deleted.getByText("後台以交易編號退款").waitFor();
    await list.getByRole("link", { name: `訂單 #${order.id}` }).click();
    await phone.getByRole("dialog", { name: `訂單 #${order.id}` }).waitFor();
  });

  it("says how to enable a server without a key, and does not take credentials", async () => {
    const keyless = await openConsole();
    const page = await keyless.openScreen("/payment");
    await page.getByText("SECRETS_KEY").waitFor();
    expect(await page.getByRole("form", { name: "綠界 ECPay" }).getByLabel("HashKey").isDisabled()).toBe(
      true,
    );
    await keyless.close();
  });
});

import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, hasText, openConsole } from "./console.ts";
import { newOrder } from "./newOrder.ts";

let shop: Console;
let prisma: PrismaClient;

beforeAll(async () => {
  shop = await openConsole();
  prisma = connectPrisma(shop.databaseUrl);
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

const form = () => shop.page.getByRole("form", { name: "付款規則" });
const save = () => form().getByRole("button", { name: "儲存" });
const rules = () => prisma.store.findUniqueOrThrow({ where: { id: 1 } });

it("enables deadlines for each payment method, and suggests values", async () => {
  const none = { onlinePaymentMinutes: null, transferPaymentHours: null };
  await prisma.store.updateMany({ data: { ...none, version: { increment: 1 } } });
  await shop.page.goto(`${shop.origin}/payment`);
  await form().getByText("建議 30。留空：不會逾期。").waitFor();
  await form().getByText("建議 72。留空：不會逾期。").waitFor();
  expect(await form().getByLabel("線上付款").inputValue()).toBe("");
  await form().getByLabel("線上付款").fill("5");
  await save().click();
  await form().getByText("請輸入 10 到 10080 的整數，或留空。").waitFor();
  await expectAccessible(shop.page);
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
  await expectAccessible(shop.page);
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
  const receipt = await shop.open();
  await receipt.addInitScript(() => {
    window.print = () => {};
  });
  await receipt.goto(`${shop.origin}/product-order?print=receipt&orders=${number}`);
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
  await shop.page.goto(`${shop.origin}/product-order?order=${number}`);
  const panel = shop.page.getByRole("dialog", { name: `訂單 #${number}` });
  await panel.getByText("2035/06/01 12:30").waitFor();
  await prisma.order.update({
    where: { id: number },
    data: { paymentReportedAt: new Date(), paymentReportDigits: "12345" },
  });
  await panel.getByText("暫停中，等您確認顧客的匯款").waitFor();
  await expectAccessible(shop.page);
  await prisma.order.update({ where: { id: number }, data: { state: "CANCELLED", cancelReason: "EXPIRED" } });
  await prisma.auditEntry.create({
    data: {
      ...{ action: "EXPIRE", subjectType: "Order", subjectId: number },
      before: { state: "ESTABLISHED", cancelReason: null },
      after: { state: "CANCELLED", cancelReason: "EXPIRED" },
    },
  });
  await shop.page.reload();
  await panel.getByText("系統自動").waitFor();
  expect(await panel.getByText("逾期未付款").count()).toBeGreaterThan(1);
  await expectAccessible(shop.page);
});

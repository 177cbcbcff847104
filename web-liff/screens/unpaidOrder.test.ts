import type { PrismaClient } from "@machiya/prisma/client";
import { rememberLanguage } from "@machiya/schema/client/languageCookie";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "../../testing/screens/page.ts";
import { openShop, type Shop } from "./shop.ts";

/** The end of the time to pay, on the shop's clock. */
const DUE = new Date("2035-06-01T04:30:00Z");

let shop: Shop;
let page: Page;
let customerId: number;
let productId: number;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({
    data: {
      id: 1,
      name: "町家",
      openWeekdays: [],
      timeZone: "Asia/Taipei",
      bankCode: "822",
      bankAccount: "123456789012",
      transferPaymentHours: 72,
    },
  });
  ({ id: productId } = await prisma.product.create({ data: { name: "高山烏龍", price: 120, stock: 99 } }));
}

/** Creates an order by bank transfer that must be paid until `paymentDueAt`. */
async function order(paymentDueAt = DUE): Promise<number> {
  const { id } = await shop.prisma.order.create({
    data: {
      customerId,
      buyerName: "林小茶",
      buyerPhone: "0912345678",
      recipientName: "",
      recipientPhone: "",
      address: "",
      source: "SHOPPING_PLATFORM",
      paymentMethod: 3,
      paymentDueAt,
      totalQuantity: 1,
      subtotal: 120,
      total: 120,
      lines: { create: { productId, quantity: 1, unitPrice: 120, productName: "高山烏龍" } },
    },
  });
  return id;
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
  customerId = await shop.signIn("林小茶");
});
afterAll(() => shop?.close());

const open = (id: number) => page.goto(`/bot-order/orders/${id}`);

it("says until when to pay, and that a reported transfer pauses the time", async () => {
  await open(await order());
  await page.getByText("請於 2035/06/01 12:30 前付款").waitFor();
  const report = page.getByRole("region", { name: "我已匯款" });
  await report.getByRole("textbox").fill("12345");
  await report.getByRole("button").click();
  await page.getByText("付款期限已暫停計算").waitFor();
  expect(await page.getByText("前付款").count()).toBe(0);
});

it("says that an order has expired", async () => {
  const id = await order();
  await shop.prisma.order.update({
    where: { id },
    data: { state: "CANCELLED", cancelReason: "EXPIRED", paymentDueAt: null },
  });
  await open(id);
  await page.getByText("這筆訂單未在期限內付款").waitFor();
});

it("asks for what is still to be paid of an order that was paid in part", async () => {
  const id = await order();
  await open(id);
  await page.getByRole("region", { name: "請匯款至" }).getByText("$120").waitFor();
  expect(await page.getByText("尚需付款").count()).toBe(0);
  await shop.prisma.payment.create({
    data: {
      orderId: id,
      orderNumber: id,
      kind: "TRANSFER",
      amount: 50,
      state: "CAPTURED",
      receivedAt: new Date(),
    },
  });
  await page.reload();
  const account = page.getByRole("region", { name: "請匯款至" });
  await account.getByText("$70").waitFor();
  expect(await account.getByText("$120").count()).toBe(0);
  const facts = await page.getByRole("region", { name: "訂單資訊" }).innerText();
  expect(facts.replace(/\s+/g, " ")).toContain("部分付款 已收金額 $50 尚需付款 $70");
});

it("asks for no transfer of nothing", async () => {
  const id = await order();
  await shop.prisma.order.update({ where: { id }, data: { total: 0, discountTotal: -120 } });
  await open(id);
  await page.getByRole("region", { name: "訂單資訊" }).waitFor();
  expect(await page.getByRole("region", { name: "請匯款至" }).count()).toBe(0);
  expect(await page.getByRole("region", { name: "我已匯款" }).count()).toBe(0);
  expect(await page.getByText("前付款").count()).toBe(0);
});

it.each([
  ["en", "Please pay by"],
  ["jp", "までにお支払いください"],
  ["th", "กรุณาชำระเงินภายใน"],
] as const)("speaks %s", async (language, text) => {
  rememberLanguage(language);
  await open(await order());
  await page.getByText(text).waitFor();
});

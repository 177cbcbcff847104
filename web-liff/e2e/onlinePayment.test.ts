import { randomBytes } from "node:crypto";
import type { PrismaClient } from "@machiya/prisma/client";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { openShop, picture, type Shop, signIn, speak } from "./shop.ts";

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
      ...{ customerId, buyerName: "林小茶", buyerPhone: "0912345678", recipientName: "", recipientPhone: "" },
      ...{ address: "", source: "SHOPPING_PLATFORM", paymentMethod: 2 },
      ...{ totalQuantity: 1, subtotal: 120, total: 120 },
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

it.each([
  ["LINE Pay", "LINE Pay"],
  ["信用卡 (ECPay)", "ECPay"],
  ["信用卡 (Stripe)", "Stripe"],
])("pays an order by %s", async (option, provider) => {
  const id = await order();
  await openOrder(id);
  await button(option).click();
  await page.getByRole("heading", { name: provider, exact: true }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await button("Pay").click();
  if (provider === "ECPay") await button("Return to the shop").click();
  await page.getByText("已收到您的付款。").waitFor();
  expect(new URL(page.url()).pathname).toBe(`/bot-order/orders/${id}`);
  expect(await shop.prisma.order.findUniqueOrThrow({ where: { id } })).toMatchObject({
    paymentState: "PAID",
  });
  expect(await button(option).count()).toBe(0);
});

it("lets the customer pay again after a failure, and shows the account of an ATM payment", async () => {
  const id = await order();
  await openOrder(id);
  await button("LINE Pay").click();
  await button("Fail").click();
  await page.getByText("付款失敗，未扣款。").waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await button("ATM 虛擬帳號").click();
  await button("Fail").click();
  await button("Return to the shop").click();
  await page.getByText(/銀行代碼 812，帳號 \d{14}/).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
});

it.each([
  ["en", "Pay again, or in another way:"],
  ["jp", "もう一度、または別の方法で支払う："],
  ["th", "ชำระอีกครั้ง หรือใช้วิธีอื่น:"],
] as const)("speaks %s", async (language, text) => {
  const id = await order();
  await shop.prisma.payment.create({
    data: {
      ...{ orderId: id, provider: "STRIPE", channel: "CARD", kind: "CARD", amount: 120, currency: "TWD" },
      ...{ state: "FAILED", merchantReference: `REF${language}` },
    },
  });
  await speak(page.context(), language);
  await openOrder(id);
  await page.getByText(text).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  expect(shop.faults).toEqual([]);
});

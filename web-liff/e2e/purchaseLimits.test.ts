import type { PrismaClient } from "@machiya/prisma/client";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orderRow } from "../../schema/src/testing/fixtures.ts";
import { seriousViolations } from "../../testing/accessibility.ts";
import { openShop, type Shop, signIn } from "./shop.ts";

let shop: Shop;
let page: Page;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [] } });
  await prisma.product.create({ data: { name: "限量碗", price: 300, stock: 9, maxPerCustomer: 2 } });
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
  await signIn(page, shop.prisma, "安");
});
afterAll(async () => {
  expect(shop?.faults).toEqual([]);
  await shop?.close();
});

it("the card stops at the limit and says so", async () => {
  await page.goto("/bot-order");
  await page.getByRole("button", { name: "加入購物車：限量碗" }).click();
  const more = page.getByRole("button", { name: "增加：限量碗" });
  await more.click();
  await more.click();
  await page.getByText("最多可訂購 2 件").first().waitFor();
  await page.getByRole("button", { name: "查看購物車 2 件" }).waitFor();
});

it("the product shows the limit, and the stepper stops there with a message", async () => {
  await page.getByRole("link", { name: "限量碗" }).click();
  await page.getByText("每人限購 2 件").waitFor();
  const quantity = page.getByRole("textbox", { name: "數量：限量碗" });
  expect(await quantity.inputValue()).toBe("2");
  expect(await page.getByRole("button", { name: "增加：限量碗" }).last().isDisabled()).toBe(true);
  await quantity.fill("7");
  expect(await quantity.inputValue()).toBe("2");
  await page.getByText("最多可訂購 2 件").first().waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
});

it("the cart counts earlier orders, and offers what is left", async () => {
  const customer = await shop.prisma.customer.findFirstOrThrow();
  const product = await shop.prisma.product.findFirstOrThrow();
  await shop.prisma.order.deleteMany();
  const order = await orderRow(shop.prisma, { customerId: customer.id });
  await shop.prisma.orderLine.create({
    data: { orderId: order.id, productId: product.id, quantity: 1, unitPrice: 300, productName: "限量碗" },
  });
  await page.goto("/bot-order");
  await page.getByRole("button", { name: "查看購物車 2 件" }).click();
  const sheet = page.getByRole("dialog", { name: "購物車", exact: true });
  await sheet.getByText("每人限購 2 件").waitFor();
  await sheet.getByText("限購，最多可訂購 1 件").waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await sheet.getByRole("button", { name: "改為 1" }).click();
  await sheet.getByText("限購，最多可訂購 1 件").waitFor({ state: "detached" });
  expect(await sheet.getByRole("button", { name: "增加：限量碗" }).isDisabled()).toBe(true);
  await sheet.getByRole("button", { name: "前往結帳" }).click();
  await page.getByRole("dialog", { name: "結帳" }).waitFor();
});

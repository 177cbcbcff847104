import type { PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productWithVariants } from "../../schema/src/testing/fixtures.ts";
import type { Page } from "../../testing/screens/page.ts";
import { openQuantities, openShop, type Shop } from "./shop.ts";

let shop: Shop;
let page: Page;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [] } });
  await prisma.product.create({ data: { name: "殘糖", price: 100, stock: "0.5", quantityStep: 1 } });
  await productWithVariants(prisma, { name: "布料", price: 500, quantityStep: "0.5" }, 3);
  await prisma.product.create({ data: { name: "茶葉", price: 200, stock: "0.75", quantityStep: "0.25" } });
  await prisma.product.create({ data: { name: "茶杯", price: 300, stock: "4.5", quantityStep: 1 } });
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
});
afterAll(() => shop?.close());

const card = (name: string) => page.getByRole("article").filter({ hasText: name });
const inCart = (count: string) => page.getByRole("button", { name: `查看購物車 ${count} 件` }).waitFor();

it("the plus of a card adds one step, up to the last multiple in stock", async () => {
  await page.goto("/bot-order/");
  await page.getByRole("button", { name: "加入購物車：茶葉" }).click();
  await inCart("0.25");
  const more = card("茶葉").getByRole("button", { name: "增加：茶葉" });
  await more.click();
  await more.click();
  await inCart("0.75");
  const less = card("茶葉").getByRole("button", { name: "減少：茶葉" });
  for (const _ of [1, 2, 3]) await less.click();
  await page.getByRole("button", { name: "加入購物車：茶葉" }).waitFor();
  expect(await page.getByRole("button", { name: /查看購物車/ }).count()).toBe(0);
});

it("less than one step in stock cannot be added", async () => {
  expect(await page.getByRole("button", { name: "加入購物車：殘糖" }).isDisabled()).toBe(true);
});

it("a typed quantity becomes the next multiple, with a message, and never exceeds the stock", async () => {
  await page.getByRole("button", { name: "加入購物車：茶杯" }).click();
  await openQuantities(page, "茶杯");
  const sheet = page.getByRole("dialog", { name: "選擇數量" });
  const quantity = sheet.getByRole("textbox", { name: "數量：茶杯" });
  await quantity.fill("1.5");
  await sheet.getByText("訂購數量須為 1 的倍數").waitFor();
  await quantity.blur();
  expect(await quantity.inputValue()).toBe("2");
  await quantity.fill("3");
  expect(await sheet.getByText("訂購數量須為 1 的倍數").count()).toBe(0);
  await quantity.fill("4.5");
  await sheet.getByText("最多可訂購 4 件").first().waitFor();
  expect(await quantity.inputValue()).toBe("4");
  await sheet.getByRole("button", { name: "更新購物車" }).click();
  await inCart("4");
});

it("variants have the step of their product", async () => {
  await page.getByRole("button", { name: "選擇「布料」的規格" }).click();
  const sheet = page.getByRole("dialog", { name: "選擇規格與數量" });
  for (const value of [/^Blue/, /^S/]) await sheet.getByRole("radio", { name: value }).first().click();
  const quantity = sheet.getByRole("textbox", { name: /^數量/ });
  expect(await quantity.inputValue()).toBe("0.5");
  await sheet.getByRole("button", { name: /^增加/ }).click();
  expect(await quantity.inputValue()).toBe("1");
  await sheet.getByRole("button", { name: "加入購物車" }).click();
  await inCart("5");
});

it("the cart offers the next multiple when the step is newer than a line", async () => {
  await shop.prisma.product.updateMany({ where: { name: "茶杯" }, data: { quantityStep: null } });
  await page.getByRole("button", { name: /查看購物車/ }).click();
  const cart = page.getByRole("dialog", { name: "購物車", exact: true });
  const line = cart.getByRole("listitem").filter({ hasText: "茶杯" });
  await page.reload();
  await line.getByRole("textbox", { name: "數量：茶杯" }).fill("2.5");
  await shop.prisma.product.updateMany({ where: { name: "茶杯" }, data: { quantityStep: 1 } });
  await page.reload();
  await line.getByText("訂購數量須為 1 的倍數").waitFor();
  expect(await cart.getByRole("button", { name: "前往結帳" }).isDisabled()).toBe(true);
  await line.getByRole("button", { name: "改為 3" }).click();
  await line.getByText("訂購數量須為 1 的倍數").waitFor({ state: "detached" });
  expect(await line.getByRole("textbox", { name: "數量：茶杯" }).inputValue()).toBe("3");
});

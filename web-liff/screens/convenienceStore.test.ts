import { randomBytes } from "node:crypto";
import type { PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "../../testing/screens/page.ts";
import { openShop, putIntoCart, type Shop } from "./shop.ts";

let shop: Shop;
let page: Page;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [], timeZone: "Asia/Taipei" } });
  await prisma.shippingMethod.create({
    data: { kind: "HOME_DELIVERY", name: "黑貓宅配", fee: 120, freeFrom: 400 },
  });
  await prisma.shippingMethod.create({ data: { kind: "CONVENIENCE_STORE", name: "超商取貨", fee: 60 } });
  await prisma.product.create({ data: { name: "高山烏龍", price: 480, stock: 99 } });
}

beforeAll(async () => {
  shop = await openShop(fill, {
    PAYMENT_STAND_INS: "true",
    SECRETS_KEY: randomBytes(32).toString("base64"),
  });
  page = await shop.phone();
  await shop.signIn("林小茶");
});
afterAll(() => shop?.close());

const form = () => page.getByRole("dialog", { name: "結帳" });
const store = () => form().getByRole("group", { name: "取貨門市" });
const box = (name: string) => form().getByRole("textbox", { name });

it("offers a map for each chain in place of the address", async () => {
  await page.goto("/product-show");
  await putIntoCart(page, "高山烏龍");
  await page.getByRole("button", { name: /查看購物車/ }).click();
  await page.getByRole("button", { name: "前往結帳" }).click();
  await box("訂購人電話").fill("0912-345-678");
  await box("備註").fill("請冷藏");
  await box("收件地址").waitFor();
  // The order reaches the amount from which this method is free.
  await form()
    .getByRole("radio", { name: /黑貓宅配.*免運費\s*免運費$/ })
    .waitFor();
  await form()
    .getByRole("radio", { name: /超商取貨/ })
    .check();
  await store().getByText("尚未選擇門市。").waitFor();
  expect(await store().getByRole("button").allInnerTexts()).toEqual([
    "開啟 7-ELEVEN 門市地圖",
    "開啟 FamilyMart 門市地圖",
  ]);
  expect(await box("收件地址").count()).toBe(0);
});

it("says that a store is missing", async () => {
  await form().getByRole("radio", { name: "銀行匯款" }).check();
  await box("匯款帳號末五碼").fill("12345");
  await form().getByRole("button", { name: "確認訂單" }).click();
  await store().getByRole("alert").filter({ hasText: "請選擇取貨門市" }).waitFor();
});

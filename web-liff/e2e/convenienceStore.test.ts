import { randomBytes } from "node:crypto";
import type { PrismaClient } from "@machiya/prisma/client";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { openShop, putIntoCart, type Shop, signIn } from "./shop.ts";

const STORE = "7-ELEVEN 建盛門市 (131386) 台北市南港區三重路23號";

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
  await signIn(page, shop.prisma, "林小茶");
});
afterAll(() => shop?.close());

const form = () => page.getByRole("dialog", { name: "結帳" });
const store = () => form().getByRole("group", { name: "取貨門市" });
const box = (name: string) => form().getByRole("textbox", { name });

async function expectToFit(): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

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
  expect(await seriousViolations(page)).toEqual([]);
  await expectToFit();
});

it("says that a store is missing", async () => {
  await form().getByRole("radio", { name: "銀行匯款" }).check();
  await box("匯款帳號末五碼").fill("12345");
  await form().getByRole("button", { name: "確認訂單" }).click();
  const problem = store().getByRole("alert").filter({ hasText: "請選擇取貨門市" });
  await problem.waitFor();
  // Neither the window's edge nor the sums cover it.
  await expect
    .poll(() =>
      problem.evaluate((alert) => {
        const { left, top, width, height } = alert.getBoundingClientRect();
        return alert.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
  expect(await seriousViolations(page)).toEqual([]);
});

it("returns from the map with the store and keeps what was entered", async () => {
  await store().getByRole("button", { name: "開啟 7-ELEVEN 門市地圖" }).click();
  await page.getByRole("heading", { name: /7-ELEVEN/ }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "選擇 建盛門市" }).click();
  await store().getByText(STORE).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.has("storeCode")).toBe(false);
  expect([await box("訂購人電話").inputValue(), await box("備註").inputValue()]).toEqual([
    "0912-345-678",
    "請冷藏",
  ]);
  expect(
    await form()
      .getByRole("radio", { name: /超商取貨/ })
      .isChecked(),
  ).toBe(true);
  expect(await store().getByRole("alert").count()).toBe(0);
  expect(await seriousViolations(page)).toEqual([]);
  await expectToFit();
});

it("keeps the store when the customer leaves the map without a choice", async () => {
  await store().getByRole("button", { name: "開啟 FamilyMart 門市地圖" }).click();
  await page.getByRole("button", { name: "選擇 全家台醫店" }).waitFor();
  await page.goBack();
  await store().getByText(STORE).waitFor();
});

it("orders, and shows the store on the customer's page", async () => {
  await form().getByRole("button", { name: "確認訂單" }).click();
  const question = page.getByRole("dialog", { name: "確認訂單" });
  await question.getByText(STORE).waitFor();
  await question.getByRole("button", { name: "送出訂單" }).click();
  await page.getByRole("heading", { name: "謝謝您的訂購！" }).waitFor();
  const order = await shop.prisma.order.findFirstOrThrow({ include: { pickUpStore: true } });
  expect(order).toMatchObject({
    ...{ address: STORE, shippingName: "超商取貨", note: "12345 請冷藏" },
    pickUpStore: { chain: "UNIMART", code: "131386", name: "建盛門市" },
  });
  await page.goto(`/bot-order/orders/${order.id}`);
  await page.getByText(STORE).first().waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await expectToFit();
  expect(shop.faults).toEqual([]);
});

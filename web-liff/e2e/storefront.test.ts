// Needs a browser for: layout, visibility by CSS
import type { PrismaClient } from "@machiya/prisma/client";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productWithVariants } from "../../schema/src/testing/fixtures.ts";
import { openShop, picture, putIntoCart, type Shop, signIn } from "./shop.ts";

const LONG_CODE = "abcdefghijklmnopqrstuvwxyzabcde";
const LONG_NAME = LONG_CODE.repeat(2);

let shop: Shop;
let page: Page;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [], timeZone: "Asia/Taipei" } });
  const imageHash = await picture(prisma, "#aa7733");
  await prisma.product.create({ data: { name: "高山烏龍", price: 120, stock: 5, imageHash } });
  await prisma.product.create({ data: { name: LONG_NAME, code: LONG_CODE, price: 1, stock: 1 } });
  const { variants } = await productWithVariants(prisma, { name: "襯衫", price: 300, imageHash }, 1);
  await prisma.product.update({ where: { id: variants[0]?.id ?? 0 }, data: { stock: 0 } });
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
});
afterAll(async () => {
  await shop?.close();
  expect(shop?.faults).toEqual([]);
});

it("adds further pieces by a plus that stays where it is, through the notice", async () => {
  await page.goto("/bot-order/");
  const plus = page.getByRole("button", { name: "加入購物車：高山烏龍" });
  await plus.scrollIntoViewIfNeeded();
  const before = await plus.boundingBox();
  await plus.click();
  await page.getByRole("button", { name: "查看購物車 1 件" }).waitFor();
  const more = page.getByRole("button", { name: "增加：高山烏龍" });
  // The plus has the same place, so that the next tap adds another piece.
  expect(await more.boundingBox()).toEqual(before);
  // The notice may lie on the plus, so that taps go through it.
  const notice = page.locator("[popover='manual']");
  expect(await notice.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe("none");
  await more.click();
  await page.getByRole("button", { name: "查看購物車 2 件" }).waitFor();
});

it("shows a product on the full screen, which a long code or name does not widen", async () => {
  await page.goto("/product-show");
  const card = page.getByRole("article").filter({ hasText: LONG_NAME });
  await card.getByText(LONG_CODE, { exact: true }).waitFor();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(390);
  await page.getByRole("link", { name: LONG_NAME }).click();
  const sheet = page.getByRole("dialog", { name: "商品介紹" });
  const heading = sheet.getByRole("heading", { name: LONG_NAME });
  expect(await heading.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect((await heading.boundingBox())?.width ?? 390).toBeLessThan(390);
  expect(await width()).toBeLessThanOrEqual(390);
  const box = await sheet.boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
});

it("shows the question about friends below the number of an order", async () => {
  const phone = await shop.phone();
  await signIn(phone, shop.prisma, "林小茶");
  await phone.goto("/product-show");
  await putIntoCart(phone, "高山烏龍");
  await phone.getByRole("button", { name: /查看購物車/ }).click();
  await phone.getByRole("button", { name: "前往結帳" }).click();
  await phone.getByRole("tab", { name: "到店取貨" }).click();
  await phone.getByRole("textbox", { name: "訂購人電話" }).fill("0912-345-678");
  await phone.getByRole("radio", { name: "到店付款" }).check();
  await phone.getByRole("button", { name: "確認訂單" }).click();
  await phone.getByRole("button", { name: "送出訂單" }).click();
  const prompt = phone.getByRole("region", { name: "加入好友" });
  await prompt.waitFor();
  const number = phone.getByRole("dialog").getByText("訂單編號");
  expect((await number.boundingBox())?.y ?? Infinity).toBeLessThan((await prompt.boundingBox())?.y ?? 0);
  await phone.context().close();
});

it("strikes through the values of a variant that are sold out", async () => {
  await page.goto("/bot-order");
  await page.getByRole("link", { name: "襯衫" }).click();
  await page.getByRole("radio", { name: "Blue" }).check();
  const soldOut = page.getByRole("radio", { name: /^S ?（已售完）$/ });
  expect(
    await soldOut.evaluate((input) => getComputedStyle(input.parentElement as Element).textDecorationLine),
  ).toBe("line-through");
});

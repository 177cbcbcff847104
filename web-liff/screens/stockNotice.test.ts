import type { PrismaClient } from "@machiya/prisma/client";
import { rememberLanguage } from "@machiya/schema/client/languageCookie";
import { LANGUAGES, localeOf } from "@machiya/schema/domain/language";
import { queueStockNotifications } from "@machiya/schema/notifications/stockNotifications";
import { afterAll, beforeAll, expect, it } from "vitest";
import { globalId } from "../../schema/src/ids.ts";
import type { Page } from "../../testing/screens/page.ts";
import { en } from "../src/language/catalogs/en.ts";
import { ja } from "../src/language/catalogs/ja.ts";
import { th } from "../src/language/catalogs/th.ts";
import { zhHant } from "../src/language/catalogs/zhHant.ts";
import { completeSignIn, openShop, type Shop } from "./shop.ts";

const CATALOGS = { cn: zhHant, en, jp: ja, th };

let shop: Shop;
let page: Page;
let productId: number;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [] } });
  productId = (await prisma.product.create({ data: { name: "限量碗", price: 300, stock: 0 } })).id;
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
});
afterAll(() => shop?.close());

it("a customer signs in, asks to be notified, withdraws it, and asks again", async () => {
  await page.goto(`/product-show?product=${encodeURIComponent(globalId("Product", productId))}`);
  const ask = page.getByRole("button", { name: "到貨時通知我" });
  await ask.click();
  await completeSignIn(page, "安");
  await page.getByText("到貨時會以 LINE 通知您").waitFor();
  expect(await shop.prisma.stockNotice.count({ where: { productId } })).toBe(1);
  await page.getByRole("button", { name: "取消到貨通知" }).click();
  await ask.waitFor();
  expect(await shop.prisma.stockNotice.count()).toBe(0);
  await ask.click();
  await page.getByText("到貨時會以 LINE 通知您").waitFor();
  await page.reload();
  await page.getByText("到貨時會以 LINE 通知您").waitFor();
});

it("a customer whose session ended signs in again with the next tap", async () => {
  await shop.prisma.session.deleteMany();
  await page.getByRole("button", { name: "取消到貨通知" }).click();
  await page.getByText("請先登入。").waitFor();
  await shop.prisma.stockNotice.deleteMany();
  await page.getByRole("button", { name: "到貨時通知我" }).click();
  await completeSignIn(page, "安");
  await page.getByText("到貨時會以 LINE 通知您").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "取消到貨通知" }).isEnabled()).toBe(true);
  expect(await shop.prisma.stockNotice.count({ where: { productId } })).toBe(1);
});

it("stock that returned meanwhile is said when they ask", async () => {
  await shop.prisma.stockNotice.deleteMany();
  await page.reload();
  await page.getByRole("button", { name: "到貨時通知我" }).waitFor();
  await shop.prisma.product.update({ where: { id: productId }, data: { stock: 1 } });
  await page.getByRole("button", { name: "到貨時通知我" }).click();
  await page.getByText("這項商品目前有庫存，可以直接訂購。").waitFor();
});

it.each(LANGUAGES)(
  "a customer asks to be notified, withdraws it, and is notified when stock returns (%s)",
  async (language) => {
    const { storefront } = CATALOGS[language];
    await shop.prisma.product.update({ where: { id: productId }, data: { stock: 0 } });
    rememberLanguage(language);
    await page.reload();
    await expect.poll(() => document.documentElement.lang).toBe(localeOf(language));
    const ask = page.getByRole("button", { name: storefront.notifyMe, exact: true });
    await ask.click();
    await page.getByText(storefront.willBeNotified).waitFor();
    expect(await shop.prisma.stockNotice.count({ where: { productId } })).toBe(1);
    await page.getByRole("button", { name: storefront.withdrawNotice, exact: true }).click();
    await ask.waitFor();
    expect(await shop.prisma.stockNotice.count()).toBe(0);
    await ask.click();
    await page.getByText(storefront.willBeNotified).waitFor();
    await shop.prisma.customer.updateMany({ data: { language } });
    await shop.prisma.product.update({ where: { id: productId }, data: { stock: 7 } });
    // The server queues such messages every ten seconds too; each is queued once in either case, and the server may still
    // be about to commit.
    await queueStockNotifications(shop.prisma);
    await expect.poll(() => shop.prisma.stockNotice.count()).toBe(0);
    const messages = await shop.prisma.outboxMessage.findMany({ where: { kind: "BACK_IN_STOCK" } });
    expect(messages.map((message) => message.language)).toEqual([language]);
    expect(messages[0]?.data).toMatchObject({ productName: "限量碗" });
    await shop.prisma.outboxMessage.deleteMany();
    await page.reload();
    await page.getByText(storefront.inStock("7"), { exact: true }).first().waitFor();
    expect(await ask.count()).toBe(0);
  },
);

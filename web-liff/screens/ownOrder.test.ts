import type { PrismaClient } from "@machiya/prisma/client";
import { rememberLanguage } from "@machiya/schema/client/languageCookie";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/screens/accessibility.ts";
import type { Page } from "../../testing/screens/page.ts";
import { openShop, type Shop } from "./shop.ts";

let shop: Shop;
let page: Page;
let customerId: number;
const products: Record<"tea" | "bowl" | "whisk" | "tray", number> = { tea: 0, bowl: 0, whisk: 0, tray: 0 };

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({
    data: { id: 1, name: "町家", openWeekdays: [], timeZone: "Asia/Taipei", customersCancelOrders: true },
  });
  const add = async (name: string, stock: number, more: object = {}) =>
    (await prisma.product.create({ data: { name, price: 120, stock, ...more } })).id;
  products.tea = await add("高山烏龍", 99);
  products.bowl = await add("茶碗", 1);
  products.whisk = await add("茶筅", 0);
  products.tray = await add("茶盤", 9, { state: "DISABLED" });
}

async function order(ids: readonly number[]): Promise<number> {
  const found = await shop.prisma.product.findMany({ where: { id: { in: [...ids] } } });
  const { id } = await shop.prisma.order.create({
    data: {
      customerId,
      buyerName: "林小茶",
      buyerPhone: "0912345678",
      recipientName: "",
      recipientPhone: "",
      address: "",
      source: "SHOPPING_PLATFORM",
      paymentMethod: 4,
      totalQuantity: 2 * ids.length,
      subtotal: 240 * ids.length,
      total: 240 * ids.length,
      lines: {
        create: found.map(({ id: productId, name: productName }) => ({
          productId,
          productName,
          quantity: 2,
          unitPrice: 120,
        })),
      },
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
const button = (name: string) => page.getByRole("button", { name, exact: true });

it("cancels a new order after a confirmation", async () => {
  const id = await order([products.tea]);
  await open(id);
  await button("取消訂單").click();
  const sheet = page.getByRole("dialog", { name: "要取消這筆訂單嗎？" });
  expect(await seriousViolations()).toEqual([]);
  await sheet.getByRole("button", { name: "保留訂單" }).click();
  await sheet.waitFor({ state: "detached" });
  await button("取消訂單").click();
  await sheet.getByRole("button", { name: "確定取消" }).click();
  await sheet.waitFor({ state: "detached" });
  await expect.poll(() => button("取消訂單").count()).toBe(0);
  expect(await shop.prisma.order.findUniqueOrThrow({ where: { id } })).toMatchObject({
    state: "CANCELLED",
    cancelReason: "CUSTOMER",
  });
  expect(Number((await shop.prisma.product.findUniqueOrThrow({ where: { id: products.tea } })).stock)).toBe(
    101,
  );
});

it("offers to sign in again when the session ended before the cancellation", async () => {
  const id = await order([products.tea]);
  await open(id);
  await button("取消訂單").click();
  await shop.prisma.session.deleteMany();
  const sheet = page.getByRole("dialog", { name: "要取消這筆訂單嗎？" });
  await sheet.getByRole("button", { name: "確定取消" }).click();
  await page.getByRole("button", { name: "以 LINE 登入" }).waitFor();
  expect((await shop.prisma.order.findUniqueOrThrow({ where: { id } })).state).not.toBe("CANCELLED");
  await shop.signIn("林小茶");
});

it("does not offer the cancellation of an order that staff have started, and says so when they just did", async () => {
  const id = await order([products.tea]);
  await open(id);
  await button("取消訂單").click();
  await shop.prisma.order.update({ where: { id }, data: { state: "IN_ACTION" } });
  const sheet = page.getByRole("dialog", { name: "要取消這筆訂單嗎？" });
  await sheet.getByText("這筆訂單現在是「處理中」，無法在這裡取消。如需取消，請聯絡店家。").waitFor();
  expect(await sheet.getByRole("button", { name: "確定取消" }).count()).toBe(0);
  await sheet.getByRole("button", { name: "關閉" }).last().click();
  await sheet.waitFor({ state: "detached" });
  await expect.poll(() => button("取消訂單").count()).toBe(0);
  expect((await shop.prisma.order.findUniqueOrThrow({ where: { id } })).state).toBe("IN_ACTION");
  await open(id);
  await button("再買一次").waitFor();
  expect(await button("取消訂單").count()).toBe(0);
});

it("puts what is still available of an order into the cart, and names what is not", async () => {
  await open(await order(Object.values(products)));
  await button("再買一次").click();
  const sheet = page.getByRole("dialog", { name: "已加入購物車" });
  await sheet.getByText("2 項商品已加入購物車。").waitFor();
  await sheet.getByText("茶碗：只剩 1 件，已全部加入").waitFor();
  await sheet.getByText("茶筅：已售完").waitFor();
  await sheet.getByText("茶盤：已下架").waitFor();
  expect(await seriousViolations()).toEqual([]);
  await sheet.getByRole("button", { name: "前往購物車" }).click();
  const cart = page.getByRole("dialog", { name: "購物車" });
  await cart.getByText("高山烏龍").waitFor();
  await cart.getByText("茶碗").waitFor();
});

it("shows the included tax and the registration number once the store has set them", async () => {
  const id = await order([products.tea]);
  await open(id);
  await button("再買一次").waitFor();
  expect(await page.getByText("內含").count()).toBe(0);
  expect(await seriousViolations()).toEqual([]);
  await shop.prisma.store.updateMany({ data: { taxPercent: 5, taxNumber: "12345678" } });
  await page.reload();
  await page.getByText("內含 5% 稅 $11").waitFor();
  await page.getByText("稅籍編號 12345678").waitFor();
});

it("says when nothing of an order is available", async () => {
  await open(await order([products.whisk]));
  await button("再買一次").click();
  const sheet = page.getByRole("dialog", { name: "這些商品目前都無法購買" });
  await sheet.getByText("茶筅：已售完").waitFor();
  expect(await sheet.getByRole("button", { name: "前往購物車" }).count()).toBe(0);
});

it.each([
  ["en", "Cancel order", "Order again"],
  ["jp", "注文をキャンセル", "もう一度注文"],
  ["th", "ยกเลิกคำสั่งซื้อ", "สั่งซื้ออีกครั้ง"],
] as const)("speaks %s", async (language, cancel, again) => {
  rememberLanguage(language);
  await open(await order([products.tea]));
  await button(cancel).waitFor();
  await button(again).waitFor();
});

import type { PrismaClient } from "@machiya/prisma/client";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { openQuantities, openShop, putIntoCart, type Shop, signIn, speak } from "./shop.ts";

let shop: Shop;
let page: Page;
let sheet: Locator;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [] } });
  const two = await prisma.discount.create({
    data: { name: "第二件優惠", kind: "PER_PRODUCT", audience: "PRODUCT", amount: -30 },
  });
  const discounts = { create: { discountId: two.id, minQuantity: 2 } };
  await prisma.product.create({ data: { name: "茶杯", price: 300, stock: 4 } });
  await prisma.product.create({ data: { name: "烏龍", price: 100, stock: 5, discounts } });
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
  sheet = page.getByRole("dialog", { name: "購物車", exact: true });
});
afterAll(() => shop?.close());

const line = (name: string) => sheet.getByRole("listitem").filter({ hasText: name });

/** Expects an amount in the row of the totals with this term. */
const total = (term: string, amount: string) =>
  sheet
    .locator("dl > div")
    .filter({ has: page.getByRole("term").filter({ hasText: term }) })
    .filter({ hasText: amount })
    .waitFor();

/** Returns the rows of the sums. */
const summary = async () =>
  (await sheet.locator("dl > div").allInnerTexts()).map((row) => row.replace(/\s+/g, " "));

it("has no cart button while the cart is empty, then one with the number of items", async () => {
  await page.goto("/product-show");
  await page.getByRole("button", { name: "加入購物車：烏龍" }).waitFor();
  expect(await page.getByRole("button", { name: /查看購物車/ }).count()).toBe(0);
  await putIntoCart(page, "烏龍");
  await putIntoCart(page, "茶杯");
  await page.getByRole("button", { name: "查看購物車 2 件" }).click();
});

it("shows each line's price, and the server's subtotal, discount, and total", async () => {
  await line("烏龍").getByText("單價 $100").waitFor();
  await total("商品小計", "$400");
  await total("合計", "$400");
  expect(await summary()).toEqual(["商品小計 $400", "合計 $400"]);
});

it("applies a discount and shows its tag as soon as a line has the required quantity", async () => {
  expect(await line("烏龍").getByText("第二件優惠").count()).toBe(0);
  await line("烏龍").getByRole("button", { name: "增加：烏龍" }).click();
  await line("烏龍").getByText("第二件優惠").waitFor();
  await total("商品小計", "$500");
  await total("第二件優惠", "-$30");
  await total("合計", "$470");
  expect(await summary()).toEqual(["商品小計 $500", "第二件優惠 -$30", "合計 $470"]);
  expect(await seriousViolations(page)).toEqual([]);
});

it("sets a quantity above the stock to the stock, with a message, and explains a 0", async () => {
  const number = line("茶杯").getByRole("textbox", { name: "數量：茶杯" });
  await number.fill("99");
  await line("茶杯").getByText("庫存只剩 4 件，已改為 4 件。").waitFor();
  expect(await number.inputValue()).toBe("4");
  await total("合計", "$1,370");
  await number.fill("0");
  await line("茶杯").getByText("數量為 0，不會列入訂單").waitFor();
  await total("合計", "$170");
  await line("茶杯").getByRole("button", { name: "增加：茶杯" }).click();
  await total("合計", "$470");
});

it("blocks a line with insufficient stock and offers the remaining quantity", async () => {
  await shop.prisma.product.updateMany({ where: { name: "烏龍" }, data: { stock: 1 } });
  await page.reload();
  await line("烏龍").getByText("庫存只剩 1").waitFor();
  expect(await sheet.getByRole("button", { name: "前往結帳" }).isDisabled()).toBe(true);
  expect(await summary()).toEqual([]);
  expect(await seriousViolations(page)).toEqual([]);
  await line("烏龍").getByRole("button", { name: "改為 1" }).click();
  await total("合計", "$400");
});

it("shows that a price has changed since the product was added", async () => {
  await shop.prisma.product.updateMany({ where: { name: "茶杯" }, data: { price: 310 } });
  await page.reload();
  await line("茶杯").getByText("價格已由 $300 調整為 $310").waitFor();
});

it.each(["en", "jp"] as const)("is accessible in %s", async (language) => {
  await speak(page.context(), language);
  await page.reload();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await speak(page.context(), "cn");
});

it("shows fees and rounding in rows of their own, which add up to the total", async () => {
  const [tenth, box] = await shop.prisma.discount.createManyAndReturn({
    data: [
      { name: "九折", kind: "PER_PRODUCT", audience: "PRODUCT", multiplier: 0.9 },
      { name: "保冷包裝費", kind: "PER_PRODUCT", audience: "PRODUCT", amount: 50 },
    ],
  });
  const product = { name: "草莓大福", price: 120.5, stock: 9 };
  const discounts = [tenth, box].map((discount) => ({ discountId: discount?.id ?? 0, minQuantity: 0 }));
  await shop.prisma.product.create({ data: { ...product, discounts: { create: discounts } } });
  const other = await shop.phone();
  await other.goto("/product-show");
  const card = other.getByRole("article").filter({ hasText: "草莓大福" });
  await card.getByText("保冷包裝費 +$50").waitFor();
  await putIntoCart(other, "草莓大福");
  await other.getByRole("button", { name: "增加：草莓大福" }).click();
  await other.getByRole("button", { name: "查看購物車 2 件" }).click();
  const rows = other.locator("dl > div");
  await rows.first().waitFor();
  expect((await rows.allInnerTexts()).map((row) => row.replace(/\s+/g, " "))).toEqual([
    "商品小計 $241",
    "九折 -$24.1",
    "保冷包裝費 +$50",
    "四捨五入 +$0.1",
    "合計 $267",
  ]);
  await other.close();
});

it("tells from which quantity on a discount ends, and what is missing to the next whole-cart tier", async () => {
  const [tenth, whole] = await shop.prisma.discount.createManyAndReturn({
    data: [
      { name: "茶葉 3 件 9 折", kind: "PER_PRODUCT", audience: "PRODUCT", multiplier: 0.9 },
      { name: "全館滿額折扣", kind: "WHOLE_CART", audience: "CUSTOMER" },
    ],
  });
  const discounts = { create: { discountId: tenth?.id ?? 0, minQuantity: 3, maxQuantity: 10 } };
  // A repetition must not find the product of the first attempt.
  await shop.prisma.product.updateMany({ where: { name: "柚子蜜茶醬" }, data: { deletedAt: new Date() } });
  await shop.prisma.product.create({ data: { name: "柚子蜜茶醬", price: 39, stock: 99, discounts } });
  const other = await shop.phone();
  const customerId = await signIn(other, shop.prisma, "會員");
  await shop.prisma.customerDiscount.create({ data: { customerId, discountId: whole?.id ?? 0 } });
  await other.goto("/product-show");
  await putIntoCart(other, "柚子蜜茶醬");
  const sheet = await openQuantities(other, "柚子蜜茶醬");
  await sheet.getByRole("textbox").fill("9");
  await sheet.getByText("10 件起不適用「茶葉 3 件 9 折」。 10 件比 9 件多 $74。").waitFor();
  await sheet.getByRole("button", { name: "更新購物車" }).click();
  await other.getByRole("button", { name: "查看購物車 9 件" }).click();
  await other.getByText("10 件起不適用「茶葉 3 件 9 折」。 10 件比 9 件多 $74。").waitFor();
  await other.getByText("再買 $149 享全館 95 折").waitFor();
  await other.getByRole("dialog").getByRole("textbox").fill("20");
  await other.getByText("再買 $220 享全館 9 折").waitFor();
  expect(await seriousViolations(other)).toEqual([]);
  await other.close();
});

it("removes all unavailable lines by one button and keeps the others", async () => {
  const names = ["絕版一", "絕版二", "絕版三", "還在"];
  await shop.prisma.product.createMany({ data: names.map((name) => ({ name, price: 50, stock: 5 })) });
  const other = await shop.phone();
  await other.goto("/product-show");
  for (const name of names) await putIntoCart(other, name);
  await shop.prisma.product.updateMany({ where: { name: { in: ["絕版一", "絕版二"] } }, data: { stock: 0 } });
  await shop.prisma.product.updateMany({ where: { name: "絕版三" }, data: { state: "FROZEN" } });
  await other.goto("/product-show?view=cart");
  const cart = other.getByRole("dialog", { name: "購物車", exact: true });
  await cart.getByText("有 3 項商品無法訂購。").waitFor();
  expect(await cart.getByRole("button", { name: "前往結帳" }).isDisabled()).toBe(true);
  expect(await seriousViolations(other)).toEqual([]);
  await cart.getByRole("button", { name: "全部移除" }).click();
  await expect.poll(() => cart.getByRole("listitem").count()).toBe(1);
  await cart.getByText("還在").waitFor();
  await expect.poll(() => cart.getByRole("button", { name: "前往結帳" }).isEnabled()).toBe(true);
  await other.close();
});

it("removes lines and is empty after the last one", async () => {
  await page.reload();
  await line("烏龍").getByRole("button", { name: "刪除：烏龍" }).click();
  await line("烏龍").waitFor({ state: "detached" });
  await line("茶杯").getByRole("button", { name: "刪除：茶杯" }).click();
  await sheet.getByRole("heading", { name: "購物車是空的" }).waitFor();
});

it("runs without script errors and content security policy violations", () => {
  expect(shop.faults).toEqual([]);
});

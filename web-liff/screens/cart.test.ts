import type { PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderRow } from "../../schema/src/testing/fixtures.ts";
import type { Locator } from "../../testing/screens/locator.ts";
import type { Page } from "../../testing/screens/page.ts";
import { openQuantities, openShop, putIntoCart, type Shop } from "./shop.ts";

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
  await prisma.product.create({ data: { name: "限量碗", price: 300, stock: 9, maxPerCustomer: 2 } });
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
  const tag = line("烏龍").getByText("第二件優惠", { exact: true });
  const hint = line("烏龍").getByText("再買 1 件享「第二件優惠」");
  await hint.waitFor();
  expect(await tag.count()).toBe(0);
  await line("烏龍").getByRole("button", { name: "增加：烏龍" }).click();
  await tag.waitFor();
  expect(await hint.count()).toBe(0);
  await total("商品小計", "$500");
  await total("第二件優惠", "-$30");
  await total("合計", "$470");
  expect(await summary()).toEqual(["商品小計 $500", "第二件優惠 -$30", "合計 $470"]);
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
  await line("烏龍").getByRole("button", { name: "改為 1" }).click();
  await total("合計", "$400");
});

it("shows that a price has changed since the product was added", async () => {
  await shop.prisma.product.updateMany({ where: { name: "茶杯" }, data: { price: 310 } });
  await page.reload();
  await line("茶杯").getByText("價格已由 $300 調整為 $310").waitFor();
});

it("removes lines and is empty after the last one", async () => {
  await page.reload();
  await line("烏龍").getByRole("button", { name: "刪除：烏龍" }).click();
  await line("烏龍").waitFor({ state: "detached" });
  await line("茶杯").getByRole("button", { name: "刪除：茶杯" }).click();
  await sheet.getByRole("heading", { name: "購物車是空的" }).waitFor();
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
  await shop.phone();
  await page.goto("/product-show");
  const card = page.getByRole("article").filter({ hasText: "草莓大福" });
  await card.getByText("保冷包裝費 +$50").waitFor();
  await putIntoCart(page, "草莓大福");
  await page.getByRole("button", { name: "增加：草莓大福" }).click();
  await page.getByRole("button", { name: "查看購物車 2 件" }).click();
  const rows = page.locator("dl > div");
  await rows.first().waitFor();
  expect((await rows.allInnerTexts()).map((row) => row.replace(/\s+/g, " "))).toEqual([
    "商品小計 $241",
    "九折 -$24.1",
    "保冷包裝費 +$50",
    "四捨五入 +$0.1",
    "合計 $267",
  ]);
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
  await shop.phone();
  const customerId = await shop.signIn("會員");
  await shop.prisma.customerDiscount.create({ data: { customerId, discountId: whole?.id ?? 0 } });
  await page.goto("/product-show");
  await putIntoCart(page, "柚子蜜茶醬");
  const quantities = await openQuantities(page, "柚子蜜茶醬");
  await quantities.getByRole("textbox").fill("9");
  await quantities.getByText("10 件起不適用「茶葉 3 件 9 折」。 10 件比 9 件多 $74。").waitFor();
  await quantities.getByRole("button", { name: "更新購物車" }).click();
  await page.getByRole("button", { name: "查看購物車 9 件" }).click();
  await page.getByText("10 件起不適用「茶葉 3 件 9 折」。 10 件比 9 件多 $74。").waitFor();
  await page.getByText("再買 $149 享全館 95 折").waitFor();
  await page.getByRole("dialog").getByRole("textbox").fill("20");
  await page.getByText("再買 $220 享全館 9 折").waitFor();
});

it("removes all unavailable lines by one button and keeps the others", async () => {
  const names = ["絕版一", "絕版二", "絕版三", "還在"];
  await shop.prisma.product.createMany({ data: names.map((name) => ({ name, price: 50, stock: 5 })) });
  await shop.phone();
  await page.goto("/product-show");
  for (const name of names) await putIntoCart(page, name);
  await shop.prisma.product.updateMany({ where: { name: { in: ["絕版一", "絕版二"] } }, data: { stock: 0 } });
  await shop.prisma.product.updateMany({ where: { name: "絕版三" }, data: { state: "FROZEN" } });
  await page.goto("/product-show?view=cart");
  const cart = page.getByRole("dialog", { name: "購物車", exact: true });
  await cart.getByText("有 3 項商品無法訂購。").waitFor();
  expect(await cart.getByRole("button", { name: "前往結帳" }).isDisabled()).toBe(true);
  await cart.getByRole("button", { name: "全部移除" }).click();
  await expect.poll(() => cart.getByRole("listitem").count()).toBe(1);
  await cart.getByText("還在").waitFor();
  await expect.poll(() => cart.getByRole("button", { name: "前往結帳" }).isEnabled()).toBe(true);
});

describe("a product with a limit per customer", () => {
  it("the card stops at the limit and says so", async () => {
    await shop.phone();
    await shop.signIn("安");
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
    await page.keyboard.press("Escape");
  });

  it("the cart counts earlier orders, and offers what is left", async () => {
    const customer = await shop.prisma.customer.findFirstOrThrow({ where: { name: "安" } });
    const product = await shop.prisma.product.findFirstOrThrow({ where: { name: "限量碗" } });
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
    await sheet.getByRole("button", { name: "改為 1" }).click();
    await sheet.getByText("限購，最多可訂購 1 件").waitFor({ state: "detached" });
    expect(await sheet.getByRole("button", { name: "增加：限量碗" }).isDisabled()).toBe(true);
    await sheet.getByRole("button", { name: "前往結帳" }).click();
    await page.getByRole("dialog", { name: "結帳" }).waitFor();
  });
});

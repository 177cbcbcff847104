import type { PrismaClient } from "@machiya/prisma/client";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { openShop, type Shop, speak } from "./shop.ts";

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

async function add(name: string): Promise<void> {
  await page.getByRole("button", { name: `加入購物車：${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "加入購物車" }).click();
}

/** Expects an amount in the row of the totals with this term. */
const total = (term: string, amount: string) =>
  sheet
    .locator("dl > div")
    .filter({ has: page.getByRole("term").filter({ hasText: term }) })
    .filter({ hasText: amount })
    .waitFor();

it("has no cart button while the cart is empty, then one with the number of items", async () => {
  await page.goto("/product-show");
  await page.getByRole("button", { name: "加入購物車：烏龍" }).waitFor();
  expect(await page.getByRole("button", { name: /查看購物車/ }).count()).toBe(0);
  await add("烏龍");
  await add("茶杯");
  await page.getByRole("button", { name: "查看購物車 2 件" }).click();
});

it("shows each line's price, and the server's subtotal, discount, and total", async () => {
  await line("烏龍").getByText("單價 $100").waitFor();
  await total("商品小計", "$400");
  await total("優惠折抵", "$0");
  await total("合計", "$400");
});

it("applies a discount and shows its tag as soon as a line has the required quantity", async () => {
  expect(await line("烏龍").getByText("第二件優惠").count()).toBe(0);
  await line("烏龍").getByRole("button", { name: "增加：烏龍" }).click();
  await line("烏龍").getByText("第二件優惠").waitFor();
  await total("商品小計", "$500");
  await total("第二件優惠", "-$30");
  await total("合計", "$470");
  expect(await seriousViolations(page)).toEqual([]);
});

it("warns of a quantity above the stock, resets it, and explains the 0", async () => {
  await line("茶杯").getByRole("textbox", { name: "數量：茶杯" }).fill("5");
  await line("茶杯").getByText("數量不正確：庫存只剩 4 件，請重新選擇。").waitFor();
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

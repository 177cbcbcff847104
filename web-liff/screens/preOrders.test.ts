import type { PrismaClient } from "@machiya/prisma/client";
import { rememberLanguage } from "@machiya/schema/client/languageCookie";
import { wording } from "@machiya/schema/wording";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productWithVariants } from "../../schema/src/testing/fixtures.ts";
import type { Page } from "../../testing/screens/page.ts";
import { en } from "../src/language/catalogs/en.ts";
import { ja } from "../src/language/catalogs/ja.ts";
import { th } from "../src/language/catalogs/th.ts";
import { zhHant } from "../src/language/catalogs/zhHant.ts";
import { openShop, putIntoCart, type Shop } from "./shop.ts";

/** The expected day of the products, and as the pages write it in Chinese. */
const DAY = new Date("2031-03-01");
const DAY_TEXT = "2031/03/01";

const CATALOGS = { cn: zhHant, en, jp: ja, th };

let shop: Shop;
let page: Page;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [], timeZone: "Asia/Taipei" } });
  const offer = { preOrderCap: 5, preOrderDay: DAY };
  await prisma.product.create({ data: { name: "茶杯", price: 300, stock: 1, ...offer } });
  await prisma.product.create({ data: { name: "木盤", price: 200, stock: 0, ...offer } });
  const { variants } = await productWithVariants(prisma, { name: "襯衫", price: 500 }, 0);
  await prisma.product.update({ where: { id: variants[0]?.id ?? 0 }, data: offer });
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
  await shop.signIn("安");
});
afterAll(() => shop?.close());

const card = (name: string) => page.getByRole("article").filter({ hasText: name });

it("a product without stock is offered with its expected day, on its card and its page", async () => {
  await page.goto("/bot-order");
  await card("木盤").getByText(`預購，預計 ${DAY_TEXT} 到貨`).waitFor();
  await card("茶杯").getByText("庫存 1").waitFor();
  await page.getByRole("link", { name: "木盤" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText(`預購，預計 ${DAY_TEXT} 到貨`).first().waitFor();
  const quantity = sheet.getByRole("textbox", { name: "數量：木盤" });
  await quantity.fill("9");
  expect(await quantity.inputValue()).toBe("5");
  await sheet.getByText("最多可訂購 5 件").first().waitFor();
  await quantity.fill("2");
  await sheet.getByRole("button", { name: "加入購物車" }).click();
  await page.getByRole("button", { name: "查看購物車 2 件" }).waitFor();
});

it("a variant without stock is offered as a pre-order, and those without one are sold out", async () => {
  await page.getByRole("button", { name: "選擇「襯衫」的規格" }).click();
  const sheet = page.getByRole("dialog", { name: "選擇規格與數量" });
  // The only variant that can be ordered is chosen already.
  await sheet.getByRole("radio", { name: /^Blue ?（預購）$/ }).waitFor();
  await sheet.getByText(`預購，預計 ${DAY_TEXT} 到貨`).first().waitFor();
  await sheet.getByRole("radio", { name: /^Red ?（已售完）$/ }).waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
});

it("the confirmation lists what will be pre-ordered, and asks again when more of it would be", async () => {
  await putIntoCart(page, "茶杯");
  await page.getByRole("button", { name: "增加：茶杯" }).click();
  await page.getByRole("button", { name: "查看購物車 4 件" }).click();
  const cart = page.getByRole("dialog", { name: "購物車", exact: true });
  await cart.getByText(`其中 1 件為預購，預計 ${DAY_TEXT} 到貨`).waitFor();
  await cart.getByRole("button", { name: "前往結帳" }).click();
  const form = page.getByRole("dialog", { name: "結帳" });
  await form.getByRole("tab", { name: "到店取貨" }).click();
  await form.getByRole("textbox", { name: "訂購人電話" }).fill("0912-345-678");
  await form.getByRole("radio", { name: "到店付款" }).check();
  await form.getByRole("button", { name: "確認訂單" }).click();
  const question = page.getByRole("dialog", { name: "確認訂單" });
  const preOrders = question.getByRole("region", { name: "以下商品為預購" }).getByRole("listitem");
  await expect
    .poll(async () => (await preOrders.allInnerTexts()).map((text) => text.replace(/\s+/g, " ")))
    .toEqual([`木盤 預購，預計 ${DAY_TEXT} 到貨`, `茶杯 其中 1 件為預購，預計 ${DAY_TEXT} 到貨`]);
  // Another customer takes the last cup.
  await shop.prisma.product.updateMany({ where: { name: "茶杯" }, data: { stock: 0 } });
  await question.getByRole("button", { name: "送出訂單" }).click();
  await question
    .getByRole("alert")
    .getByText(`訂單中的預購內容已變更：茶杯 2 件（預計 ${DAY_TEXT} 到貨）。請確認後再送出訂單。`)
    .waitFor();
  await preOrders
    .filter({ hasText: "茶杯" })
    .getByText(`預購，預計 ${DAY_TEXT} 到貨`, { exact: true })
    .waitFor();
  expect(await shop.prisma.order.count()).toBe(0);
  await question.getByRole("button", { name: "送出訂單" }).click();
  await page.getByRole("heading", { name: "謝謝您的訂購！" }).waitFor();
  const lines = await shop.prisma.orderLine.findMany({ orderBy: { id: "asc" } });
  expect(lines.map(({ productName, preOrdered }) => [productName, Number(preOrdered)])).toEqual([
    ["木盤", 2],
    ["茶杯", 2],
  ]);
});

it("my orders show what is waited for, until it arrives", async () => {
  const row = page.getByRole("row").filter({ hasText: "木盤" });
  const open = async () => {
    await page.goto("/bot-order/orders");
    await page.getByRole("button", { name: /^訂單 #/ }).click();
    await row.waitFor();
  };
  await open();
  await row.getByText(`預購，預計 ${DAY_TEXT} 到貨`).waitFor();
  // One tray arrives.
  await shop.prisma.product.updateMany({ where: { name: "木盤" }, data: { stock: 1 } });
  await open();
  await row.getByText(`其中 1 件為預購，預計 ${DAY_TEXT} 到貨`).waitFor();
  await shop.prisma.product.updateMany({ where: { name: "木盤" }, data: { stock: 1 } });
  await open();
  expect(await row.getByText("預購").count()).toBe(0);
});

it.each([
  ["cn", DAY_TEXT],
  ["en", "2031-03-01"],
  ["jp", DAY_TEXT],
  ["th", "01/03/2574"],
] as const)("a customer pre-orders, and is told the expected day (%s)", async (language, day) => {
  const { cart, checkout, myOrders, storefront, ui } = CATALOGS[language];
  const phone = await shop.phone();
  await shop.signIn(`文${language}`);
  rememberLanguage(language);
  await shop.prisma.product.updateMany({ where: { name: "木盤" }, data: { stock: 0, preOrderCap: 5 } });
  await phone.goto("/bot-order");
  const tray = phone.getByRole("article").filter({ hasText: "木盤" });
  await tray.getByText(ui.preOrder(day)).waitFor();
  await phone.getByRole("button", { name: storefront.add("木盤"), exact: true }).click();
  await phone.getByRole("button", { name: cart.show }).click();
  const sheet = phone.getByRole("dialog", { name: cart.title, exact: true });
  await sheet.getByText(ui.preOrder(day)).waitFor();
  await sheet.getByRole("button", { name: cart.checkout, exact: true }).click();
  const form = phone.getByRole("dialog", { name: checkout.title, exact: true });
  await form.getByRole("tab", { name: checkout.pickUp }).click();
  await form.getByRole("textbox", { name: checkout.phone }).fill("0912-345-678");
  await form.getByRole("radio", { name: wording(language).paymentMethod.PAY_AT_STORE }).check();
  await form.getByRole("button", { name: checkout.review, exact: true }).click();
  const question = phone.getByRole("dialog", { name: checkout.confirmTitle, exact: true });
  await question.getByRole("region", { name: ui.preOrderTitle }).getByText(ui.preOrder(day)).waitFor();
  await question.getByRole("button", { name: checkout.place, exact: true }).click();
  await phone.getByRole("dialog", { name: checkout.doneTitle, exact: true }).waitFor();
  const { id, lines } = await shop.prisma.order.findFirstOrThrow({
    orderBy: { id: "desc" },
    include: { lines: true },
  });
  expect(lines.map(({ productName, preOrdered }) => [productName, Number(preOrdered)])).toEqual([
    ["木盤", 1],
  ]);
  await phone.goto(`/bot-order/orders/${id}`);
  await phone
    .getByRole("heading", { name: myOrders.order(id) })
    .first()
    .waitFor();
  await phone.getByText(ui.preOrder(day)).waitFor();
});

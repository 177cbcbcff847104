// Needs a browser for: history, lost chunks
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openQuantities, openShop, putIntoCart, type Shop, signIn } from "./shop.ts";

let shop: Shop;
let phone: Page;

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    const store = { id: 1, name: "町家", openWeekdays: [1, 2, 3, 4, 5, 6, 7], customersCancelOrders: true };
    await prisma.store.create({ data: store });
    await prisma.product.create({ data: { name: "茶杯", price: 300, stock: 100 } });
  });
});
afterAll(() => shop?.close());

beforeEach(async () => {
  phone = await shop.phone();
  return () => phone.context().close();
});

const sheet = (name: string) => phone.getByRole("dialog", { name });
const openSheets = () => phone.locator("dialog[open]").count();
const tab = (name: string) => phone.getByRole("navigation").getByRole("link", { name, exact: true });

/** Opens the shop through a link of another page; LIFF is ready, so that the history is written. */
async function openStorefront(): Promise<void> {
  await phone.goto("/bot-order/store");
  await tab("商店").click();
  await expect.poll(() => phone.evaluate(() => window.location.pathname)).toBe("/bot-order/");
}

async function openForm(): Promise<void> {
  await putIntoCart(phone, "茶杯");
  await phone.getByRole("button", { name: /查看購物車/ }).click();
  await phone.getByRole("button", { name: "前往結帳" }).click();
  const form = sheet("結帳");
  await form.getByRole("tab", { name: "到店取貨" }).click();
  await form.getByRole("textbox", { name: "訂購人電話" }).fill("0912-345-678");
  await form.getByRole("radio", { name: "到店付款" }).check();
}

it("Back closes the sheet of quantities while its script is loading, and opens nothing later", async () => {
  const script = /\/AddToCartSheet-[^/]*\.js$/;
  const held = Promise.withResolvers<void>();
  await phone.route(script, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openStorefront();
  await putIntoCart(phone, "茶杯");
  const quantities = await openQuantities(phone, "茶杯");
  await phone.goBack();
  await quantities.waitFor({ state: "detached" });
  expect(new URL(phone.url()).pathname).toBe("/bot-order/");

  const loaded = phone.waitForResponse(script);
  held.resolve();
  await (await loaded).finished();
  const opened = await openQuantities(phone, "茶杯");
  await opened.getByRole("button", { name: "關閉" }).waitFor();
  expect(await openSheets()).toBe(1);
  await phone.goBack();
  await opened.waitFor({ state: "detached" });
  await phone.goBack();
  await expect.poll(() => new URL(phone.url()).pathname).toBe("/bot-order/store");
});

it("Back closes the confirmation, the form, and the cart one by one", async () => {
  await signIn(phone, shop.prisma, "阿林");
  await openStorefront();
  await openForm();
  await phone.getByRole("button", { name: "確認訂單" }).click();
  await phone.getByRole("button", { name: "送出訂單" }).waitFor();
  expect(await openSheets()).toBe(2);
  await phone.goBack();
  await phone.getByRole("button", { name: "送出訂單" }).waitFor({ state: "detached" });
  expect(await sheet("結帳").getByRole("textbox", { name: "訂購人電話" }).inputValue()).toBe("0912-345-678");
  await phone.goBack();
  await sheet("購物車").waitFor();
  await phone.goBack();
  await expect.poll(openSheets).toBe(0);
  expect(new URL(phone.url()).pathname).toBe("/bot-order/");
});

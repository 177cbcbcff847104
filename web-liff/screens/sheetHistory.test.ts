import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Page } from "../../testing/screens/page.ts";
import { completeSignIn, openQuantities, openShop, putIntoCart, type Shop } from "./shop.ts";

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
});

const sheet = (name: string) => phone.getByRole("dialog", { name });
const openSheets = () => phone.locator("dialog[open]").count();
const tab = (name: string) => phone.getByRole("navigation").getByRole("link", { name, exact: true });

/** Opens the shop through a link of another page; LIFF is ready, so that the history is written. */
async function openStorefront(): Promise<void> {
  await phone.goto("/bot-order/store");
  await tab("商店").click();
  await expect.poll(() => window.location.pathname).toBe("/bot-order/");
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

it("Back closes the sheet of quantities, and the next Back leaves the page", async () => {
  await openStorefront();
  await putIntoCart(phone, "茶杯");
  const quantities = await openQuantities(phone, "茶杯");
  await phone.goBack();
  await quantities.waitFor({ state: "detached" });
  expect(new URL(phone.url()).pathname).toBe("/bot-order/");
  await openQuantities(phone, "茶杯");
  await quantities.getByRole("button", { name: "關閉" }).click();
  await quantities.waitFor({ state: "detached" });
  await phone.goBack();
  await expect.poll(() => new URL(phone.url()).pathname).toBe("/bot-order/store");
});

it("Back closes the confirmation, the form, and the cart one by one", async () => {
  await shop.signIn("阿林");
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

it("one tap leaves a cart that became empty in the confirmation", async () => {
  await shop.signIn("阿林");
  await openStorefront();
  await openForm();
  await phone.getByRole("button", { name: "確認訂單" }).click();
  const send = phone.getByRole("button", { name: "送出訂單" });
  await send.waitFor();
  await shop.prisma.product.updateMany({ data: { stock: 0 } });
  await send.click();
  await sheet("確認訂單").getByRole("button", { name: "移除" }).click();
  await phone.getByRole("button", { name: "繼續選購" }).click();
  await expect.poll(openSheets).toBe(0);
  expect(new URL(phone.url()).search).toBe("");
  await shop.prisma.product.updateMany({ data: { stock: 100 } });
});

it("Back cancels signing in and keeps the form", async () => {
  await openStorefront();
  await openForm();
  await phone.getByRole("button", { name: "登入並確認訂單" }).click();
  await sheet("以 LINE 登入（示範）").waitFor();
  await phone.goBack();
  await sheet("以 LINE 登入（示範）").waitFor({ state: "detached" });
  await phone.getByRole("button", { name: "登入並確認訂單" }).click();
  await completeSignIn(phone, "阿美");
  await phone.getByRole("button", { name: "送出訂單" }).waitFor();
  await phone.goBack();
  await phone.getByRole("button", { name: "送出訂單" }).waitFor({ state: "detached" });
  await sheet("結帳").waitFor();
});

it.each(["查看這筆訂單", "繼續選購"])("after an order and “%s”, Back reopens no cart", async (next) => {
  await shop.signIn("阿杰");
  await openStorefront();
  await openForm();
  await phone.getByRole("button", { name: "確認訂單" }).click();
  await phone.getByRole("button", { name: "送出訂單" }).click();
  await phone.getByText("謝謝您的訂購！").waitFor();
  await phone.getByRole("button", { name: next }).click();
  if (next === "查看這筆訂單") {
    await expect.poll(() => new URL(phone.url()).pathname).toMatch(/^\/bot-order\/orders\/\d+$/);
    await phone.goBack();
  }
  await expect.poll(() => new URL(phone.url()).pathname + new URL(phone.url()).search).toBe("/bot-order/");
  await phone.getByRole("button", { name: "加入購物車：茶杯" }).waitFor();
  await expect.poll(openSheets).toBe(0);
  await phone.goBack();
  await expect.poll(() => new URL(phone.url()).pathname).toBe("/bot-order/store");
});

it("Back after the order itself leads to the shop", async () => {
  await shop.signIn("阿德");
  await openStorefront();
  await openForm();
  await phone.getByRole("button", { name: "確認訂單" }).click();
  await phone.getByRole("button", { name: "送出訂單" }).click();
  await phone.getByText("謝謝您的訂購！").waitFor();
  await expect.poll(() => new URL(phone.url()).search).toBe("?view=placed");
  await phone.goBack();
  await expect.poll(openSheets).toBe(0);
  expect(new URL(phone.url()).search).toBe("");
});

/** Opens a new order of the customer from the list of their orders. */
async function openOwnOrder(name: string): Promise<string> {
  const customerId = await shop.signIn(name);
  const { id: productId } = await shop.prisma.product.findFirstOrThrow();
  const { id } = await shop.prisma.order.create({
    data: {
      customerId,
      buyerName: name,
      buyerPhone: "0912345678",
      recipientName: "",
      recipientPhone: "",
      address: "",
      source: "SHOPPING_PLATFORM",
      paymentMethod: 4,
      totalQuantity: 1,
      subtotal: 300,
      total: 300,
      lines: { create: { productId, productName: "茶杯", quantity: 1, unitPrice: 300 } },
    },
  });
  await phone.goto("/bot-order/orders");
  await phone
    .getByRole("link", { name: /^查看訂單/ })
    .first()
    .click();
  await expect.poll(() => new URL(phone.url()).pathname).toBe(`/bot-order/orders/${id}`);
  return `/bot-order/orders/${id}`;
}

it.each([
  ["取消訂單", "要取消這筆訂單嗎？"],
  ["再買一次", "已加入購物車"],
])("Back closes the sheet of “%s”, and the next Back leaves the order", async (name, title) => {
  const order = await openOwnOrder(`客人${name}`);
  await phone.getByRole("button", { name, exact: true }).click();
  await sheet(title).waitFor();
  await phone.goBack();
  await sheet(title).waitFor({ state: "detached" });
  expect(new URL(phone.url()).pathname).toBe(order);
  await phone.goBack();
  await expect.poll(() => new URL(phone.url()).pathname).toBe("/bot-order/orders");
});

it("the cart of a repeated order is one step from the order", async () => {
  const order = await openOwnOrder("再買客");
  await phone.getByRole("button", { name: "再買一次" }).click();
  await sheet("已加入購物車").getByRole("button", { name: "前往購物車" }).click();
  await sheet("購物車").waitFor();
  await expect.poll(() => new URL(phone.url()).search).toBe("?view=cart");
  await phone.goBack();
  await expect.poll(() => new URL(phone.url()).pathname).toBe(order);
  await expect.poll(openSheets).toBe(0);
});

it("a canceled order stays open, one step from the list", async () => {
  const order = await openOwnOrder("反悔客");
  await phone.getByRole("button", { name: "取消訂單" }).click();
  await sheet("要取消這筆訂單嗎？").getByRole("button", { name: "確定取消" }).click();
  await sheet("要取消這筆訂單嗎？").waitFor({ state: "detached" });
  expect(new URL(phone.url()).pathname).toBe(order);
  await phone.goBack();
  await expect.poll(() => new URL(phone.url()).pathname).toBe("/bot-order/orders");
});

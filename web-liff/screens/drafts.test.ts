import type { PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { network } from "../../testing/screens/network.ts";
import type { Page } from "../../testing/screens/page.ts";
import { openQuantities, openShop, putIntoCart, type Shop } from "./shop.ts";

const DAY_MS = 86_400_000;

let shop: Shop;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [] } });
  await prisma.product.create({ data: { name: "茶杯", price: 300, stock: 99 } });
  await prisma.product.create({ data: { name: "高山烏龍", price: 120, stock: 5 } });
}

beforeAll(async () => {
  shop = await openShop(fill);
});
afterAll(() => shop?.close());

const form = (page: Page) => page.getByRole("dialog", { name: "結帳" });
const field = (page: Page, name: string) => form(page).getByRole("textbox", { name });

/** Opens the order form with a product in the cart. */
async function openForm(page: Page): Promise<void> {
  await page.goto("/product-show");
  await putIntoCart(page, "茶杯");
  await page.goto("/product-show?view=order");
  await form(page).getByRole("tablist").waitFor();
}

/** Closes the window and opens the form in a new one, as LINE does. */
async function reopen(page: Page): Promise<void> {
  page.leave();
  sessionStorage.clear();
  await page.goto("/product-show?view=order");
  await form(page).getByRole("tablist").waitFor();
}

it("keeps cart and order form when the window is closed, and clears them after the order", async () => {
  const page = await shop.phone();
  await shop.signIn("林小茶");
  await openForm(page);
  await field(page, "訂購人電話").fill("0912-345-678");
  await field(page, "收件地址").fill("臺北市大同區迪化街一段 1 號");
  await field(page, "備註").fill("請小心輕放");
  await form(page).getByRole("radio", { name: "到店付款" }).check();
  await reopen(page);
  await expect.poll(() => field(page, "備註").inputValue()).toBe("請小心輕放");
  expect(await field(page, "收件地址").inputValue()).toBe("臺北市大同區迪化街一段 1 號");
  await form(page).getByRole("button", { name: "確認訂單" }).click();
  await page.getByRole("button", { name: "送出訂單" }).click();
  await page.getByText("謝謝您的訂購！").waitFor();
  const stored = JSON.stringify({ ...localStorage });
  expect(stored).not.toContain("請小心輕放");
  expect(stored).not.toContain("迪化街");
});

it("offers the address and the recipient of earlier orders, on another device too", async () => {
  const page = await shop.phone();
  const customerId = await shop.signIn("林小茶");
  await shop.prisma.order.updateMany({
    where: { customerId },
    data: { recipientName: "王小春", recipientPhone: "0987-000-111" },
  });
  await openForm(page);
  await form(page).getByRole("button", { name: "臺北市大同區迪化街一段 1 號" }).click();
  expect(await field(page, "收件地址").inputValue()).toBe("臺北市大同區迪化街一段 1 號");
  await form(page).getByRole("checkbox", { name: "收件人／取貨人是我" }).uncheck();
  await form(page).getByRole("button", { name: "王小春 0987-000-111" }).click();
  expect(await field(page, "收件人姓名").inputValue()).toBe("王小春");
  expect(await field(page, "收件人電話").inputValue()).toBe("0987-000-111");
});

it("completes a postal code with its district", async () => {
  const page = await shop.phone();
  await openForm(page);
  await field(page, "收件地址").fill("10357迪化街一段 1 號");
  await form(page).getByRole("button", { name: "10357 臺北市大同區迪化街一段 1 號" }).click();
  expect(await field(page, "收件地址").inputValue()).toBe("10357 臺北市大同區迪化街一段 1 號");
  await form(page).getByRole("group", { name: "郵遞區號的區域" }).waitFor({ state: "detached" });
  await field(page, "收件地址").fill("300");
  const choices = form(page).getByRole("group", { name: "郵遞區號的區域" }).getByRole("button");
  await choices.first().waitFor();
  expect(await choices.allTextContents()).toEqual(["300 新竹市東區", "300 新竹市北區", "300 新竹市香山區"]);
});

it("names what browsers may fill into each field", async () => {
  const page = await shop.phone();
  await openForm(page);
  await form(page).getByRole("checkbox", { name: "收件人／取貨人是我" }).uncheck();
  await form(page).getByRole("radio", { name: "銀行匯款" }).check();
  const tokens = () =>
    form(page)
      .getByRole("textbox")
      .evaluateAll((fields) => fields.map((one) => one.getAttribute("autocomplete")));
  // The fields of the recipient and of the transfer appear after the choices.
  await expect
    .poll(tokens)
    .toEqual([
      "tel",
      "section-recipient name",
      "section-recipient tel",
      "street-address",
      "off",
      "off",
      "off",
    ]);
});

it("does not show a customer's draft to another one, nor while it is not known who it is", async () => {
  const page = await shop.phone();
  await shop.signIn("阿林");
  await openForm(page);
  await field(page, "備註").fill("阿林的備註");
  await reopen(page);
  await expect.poll(() => field(page, "備註").inputValue()).toBe("阿林的備註");
  network.clearCookies();
  await reopen(page);
  await form(page).getByRole("button", { name: "登入並確認訂單" }).waitFor();
  expect(await field(page, "備註").inputValue()).toBe("");
  await shop.signIn("阿美");
  await reopen(page);
  await form(page).getByRole("button", { name: "確認訂單", exact: true }).waitFor();
  expect(await field(page, "備註").inputValue()).toBe("");
  await expect.poll(() => JSON.stringify({ ...localStorage })).not.toContain("阿林");
});

it("forgets a draft after a day, also when the form is not opened", async () => {
  const page = await shop.phone();
  await openForm(page);
  await field(page, "備註").fill("昨天的備註");
  await reopen(page);
  expect(await field(page, "備註").inputValue()).toBe("昨天的備註");
  page.clock.setFixedTime(new Date(Date.now() + DAY_MS));
  await page.goto("/bot-order/store");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => JSON.stringify({ ...localStorage })).not.toContain("昨天");
  page.clock.uninstall();
});

it("fills in the name of the latest appointment", async () => {
  const page = await shop.phone();
  const customerId = await shop.signIn("LINE 暱稱");
  await shop.prisma.appointment.create({
    data: {
      customerId,
      customerName: "林小茶",
      source: "CHAT_APP",
      startsAt: new Date("2026-01-01T02:00:00Z"),
      endsAt: new Date("2026-01-01T03:00:00Z"),
    },
  });
  await page.goto("/appointment-customer?mode=general");
  await expect.poll(() => page.getByRole("textbox", { name: "姓名" }).inputValue()).toBe("林小茶");
});

it("keeps the booking form when the window is closed", async () => {
  const page = await shop.phone();
  await page.goto("/appointment-customer?mode=general");
  const name = (page: Page) => page.getByRole("textbox", { name: "姓名" });
  await name(page).fill("林小茶");
  page.leave();
  await page.goto("/appointment-customer?mode=general");
  expect(await name(page).inputValue()).toBe("林小茶");
});

it("switches to Thai, keeps the input, and remembers the choice", async () => {
  const phone = await shop.phone();
  await phone.goto("/bot-order/");
  await phone.getByRole("button", { name: "加入購物車：高山烏龍" }).waitFor();
  await putIntoCart(phone, "高山烏龍");
  const quantities = await openQuantities(phone, "高山烏龍");
  await quantities.getByRole("textbox").fill("3");
  await quantities.getByRole("button", { name: "更新購物車" }).click();
  await quantities.waitFor({ state: "detached" });
  await phone.getByRole("combobox", { name: "語言" }).selectOption("th");
  await phone.getByRole("heading", { level: 1, name: "สินค้า" }).waitFor();
  await expect.poll(() => document.documentElement.lang).toBe("th-TH");
  await phone.getByRole("button", { name: /^ดูตะกร้า 3/ }).waitFor();
  expect(document.cookie).toContain("language=th");
  await phone.reload();
  await phone.getByRole("heading", { level: 1, name: "สินค้า" }).waitFor();
  await phone.getByRole("button", { name: /^ดูตะกร้า 3/ }).waitFor();
});

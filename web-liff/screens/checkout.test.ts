import type { PrismaClient } from "@machiya/prisma/client";
import { rememberLanguage } from "@machiya/schema/client/languageCookie";
import { dayOf, formatDay } from "@machiya/schema/domain/time/shopTime";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/screens/accessibility.ts";
import type { Locator } from "../../testing/screens/locator.ts";
import type { Page } from "../../testing/screens/page.ts";
import { completeSignIn, openShop, putIntoCart, type Shop } from "./shop.ts";

const ZONE = "Asia/Taipei";
const DAY_MS = 86_400_000;

let shop: Shop;
let page: Page;
let form: Locator;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({
    data: {
      id: 1,
      name: "町家",
      bankCode: "822",
      bankAccount: "123456789012",
      // Open on Tuesday and Thursday.
      openWeekdays: [2, 4],
      orderingClosesAt: new Date(Date.now() + 20 * DAY_MS),
      timeZone: ZONE,
    },
  });
  await prisma.product.create({ data: { name: "茶杯", price: 300, stock: 10 } });
  await prisma.product.create({ data: { name: "烏龍", price: 100, stock: 10 } });
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
  form = page.getByRole("dialog", { name: "結帳" });
});
afterAll(() => shop?.close());

/** Puts one of each product into the cart and opens the order form. */
async function begin(phone: Page, ...names: string[]): Promise<void> {
  await phone.goto("/product-show");
  for (const name of names) await putIntoCart(phone, name);
  await phone.getByRole("button", { name: /查看購物車/ }).click();
  await phone.getByRole("button", { name: "前往結帳" }).click();
}

async function fillIn(dialog: Locator): Promise<void> {
  await dialog.getByRole("tab", { name: "到店取貨" }).click();
  await dialog.getByRole("textbox", { name: "訂購人電話" }).fill("0912-345-678");
  await dialog.getByRole("radio", { name: "到店付款" }).check();
}

const review = () => form.getByRole("button", { name: "確認訂單" }).click();
const orders = () => shop.prisma.order.count();

it("has the same form in both tabs, with the address in one of them only", async () => {
  await begin(page, "茶杯");
  await form.getByRole("textbox", { name: "收件地址" }).waitFor();
  await form.getByRole("tab", { name: "到店取貨" }).click();
  expect(await form.getByRole("textbox", { name: "收件地址" }).count()).toBe(0);
  await form.getByRole("tab", { name: "宅配到府" }).click();
});

it("hides the recipient while it is the buyer", async () => {
  const same = form.getByRole("checkbox", { name: "收件人／取貨人是我" });
  const recipient = form.getByRole("textbox", { name: "收件人姓名" });
  expect([await same.isChecked(), await recipient.count()]).toEqual([true, 0]);
  await same.uncheck();
  await recipient.waitFor();
  await form.getByRole("textbox", { name: "收件人電話" }).waitFor();
});

it("offers bank transfer and payment at the store, but no cash on delivery where the store does not deliver", async () => {
  await expect.poll(() => form.getByRole("radio").count()).toBe(2);
  await form.getByRole("radio", { name: "銀行匯款" }).waitFor();
  await form.getByRole("radio", { name: "到店付款" }).waitFor();
});

it("names the missing fields and focuses the first one", async () => {
  await form.getByRole("button", { name: "登入並確認訂單" }).click();
  for (const problem of [
    "請輸入訂購人電話",
    "請輸入收件人姓名",
    "請輸入收件人電話",
    "請輸入收件地址",
    "請選擇付款方式",
  ])
    await form.getByRole("alert").filter({ hasText: problem }).waitFor();
  expect(await seriousViolations()).toEqual([]);
  expect(
    await form
      .getByRole("textbox", { name: "訂購人電話" })
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
});

it("requires exactly five account digits, in a field that only bank transfers show", async () => {
  const digits = form.getByRole("textbox", { name: "匯款帳號末五碼" });
  expect(await digits.count()).toBe(0);
  await form.getByRole("radio", { name: "銀行匯款" }).check();
  await form.getByText("123456789012").waitFor();
  const problem = form.getByText("請輸入匯款帳號的末五碼，剛好五位數字。");
  await digits.fill("123456");
  await problem.waitFor();
  await digits.fill("１２３４５");
  await problem.waitFor({ state: "detached" });
  await form.getByRole("textbox", { name: "備註" }).fill("謝謝");
});

it("refuses a phone and an address that are none, and names the rules", async () => {
  await form.getByRole("textbox", { name: "訂購人電話" }).fill("abc電話😀");
  await form.getByText("電話號碼須為 8 至 15 位數字").first().waitFor();
  await form.getByRole("textbox", { name: "收件地址" }).fill("x");
  await form.getByText("地址至少須有 6 個字或數字").waitFor();
  await form.getByRole("textbox", { name: "收件地址" }).fill("台北市大同區迪化街一段 1 號");
  await form.getByText("地址至少須有 6 個字或數字").waitFor({ state: "detached" });
});

it("offers only open weekdays inside the ordering window and has no text input", async () => {
  const days = form.getByRole("group", { name: "希望送達日期" });
  const offered: string[] = [];
  const next = form.getByRole("button", { name: "下個月" });
  for (let more = true; more; ) {
    for (const button of await days.getByRole("button", { disabled: false }).all())
      offered.push((await button.getAttribute("aria-label")) ?? "");
    more = await next.isEnabled();
    if (more) await next.click();
  }
  expect(offered.length).toBeGreaterThanOrEqual(5);
  expect(offered.length).toBeLessThanOrEqual(7);
  for (const name of offered) expect(name).toMatch(/星期二|星期四/);
  expect(await days.getByRole("textbox").count()).toBe(0);
});

it.each(["en", "jp", "cn"] as const)("keeps the input in %s", async (language) => {
  rememberLanguage(language);
  await page.reload();
  await page.getByRole("dialog").getByRole("tablist").waitFor();
  await expect
    .poll(() => page.getByRole("dialog").getByRole("textbox").filter({ hasText: "謝謝" }).count())
    .toBe(1);
});

it("shows a price that changed while the form was open and asks again before it orders", async () => {
  await fillIn(form);
  await form.getByRole("textbox", { name: "收件人姓名" }).fill("王小春");
  await form.getByRole("textbox", { name: "收件人電話" }).fill("0987-000-111");
  await form.getByRole("button", { name: "登入並確認訂單" }).click();
  await completeSignIn(page, "林小茶");
  const question = page.getByRole("dialog", { name: "確認訂單" });
  await question.getByText("$300").first().waitFor();
  for (const given of ["0912-345-678", "0987-000-111", "謝謝"])
    expect(await question.getByRole("definition").filter({ hasText: given }).count()).toBe(1);
  await shop.prisma.product.updateMany({ where: { name: "茶杯" }, data: { price: 320 } });
  await question.getByRole("button", { name: "送出訂單" }).click();
  const again = page.getByRole("dialog", { name: "價格已變動" });
  const change = again.getByRole("listitem").filter({ hasText: "茶杯" });
  expect((await change.innerText()).replace(/\s+/g, " ")).toBe("茶杯 $300 $320");
  expect(await orders()).toBe(0);
  await again.getByRole("button", { name: "以新價格送出訂單" }).click();
  await page.getByRole("heading", { name: "謝謝您的訂購！" }).waitFor();
  expect(await shop.prisma.order.findMany({ include: { lines: true } })).toMatchObject([
    {
      buyerName: "林小茶",
      buyerPhone: "0912-345-678",
      recipientName: "王小春",
      address: "",
      note: "謝謝",
      source: "SHOPPING_PLATFORM",
      paymentState: "UNPAID",
      paymentMethod: 4,
      lines: [{ productName: "茶杯" }],
    },
  ]);
});

it("asks customers who are not friends of the shop to add it", async () => {
  const prompt = page.getByRole("region", { name: "加入好友" });
  await prompt.getByRole("button", { name: "以後再說" }).waitFor();
  expect(await page.locator("dialog[open]").count()).toBe(1);
  await prompt.getByRole("button", { name: "加入好友" }).click();
  await prompt.waitFor({ state: "detached" });
  await page.getByRole("status").filter({ hasText: "我們已經是好友了" }).waitFor();
  await page.getByRole("button", { name: "繼續選購" }).click();
});

it("keeps name and phone for the next order and clears the rest (shop.md §4)", async () => {
  await begin(page, "烏龍");
  const value = (name: string) => form.getByRole("textbox", { name }).inputValue();
  expect(await value("訂購人電話")).toBe("0912-345-678");
  expect([await value("收件地址"), await value("備註")]).toEqual(["", ""]);
  expect(await form.getByRole("radio", { checked: true }).count()).toBe(0);
  await form.getByRole("checkbox", { name: "收件人／取貨人是我" }).uncheck();
  expect([await value("收件人姓名"), await value("收件人電話")]).toEqual(["王小春", ""]);
  await form.getByRole("checkbox", { name: "收件人／取貨人是我" }).check();
});

it("shows the loser of a stock race the refused line, without a total, and orders what is left", async () => {
  await form.getByRole("button", { name: "增加：烏龍" }).click();
  await fillIn(form);
  await review();
  const question = page.getByRole("dialog", { name: "確認訂單" });
  const send = question.getByRole("button", { name: "送出訂單" });
  await question.getByText("總計 $200").waitFor();
  await shop.prisma.product.updateMany({ where: { name: "烏龍" }, data: { stock: 1 } });
  await send.click();
  await question.getByRole("alert").filter({ hasText: "庫存只剩 1" }).filter({ hasText: "烏龍" }).waitFor();
  await question.getByRole("button", { name: "移除" }).waitFor();
  expect(await send.isDisabled()).toBe(true);
  expect(await question.innerText()).not.toContain("$");
  expect(await orders()).toBe(1);
  expect(await seriousViolations()).toEqual([]);
  await question.getByRole("button", { name: "改為 1" }).click();
  await question.getByText("總計 $100").waitFor();
  await expect.poll(() => send.isEnabled()).toBe(true);
  expect(await question.getByRole("alert").count()).toBe(0);
});

it("shows a product that is frozen before the order is sent as refused", async () => {
  const question = page.getByRole("dialog", { name: "確認訂單" });
  const send = question.getByRole("button", { name: "送出訂單" });
  await shop.prisma.product.updateMany({ where: { name: "烏龍" }, data: { state: "FROZEN", stock: 10 } });
  await send.click();
  await question
    .getByRole("alert")
    .filter({ hasText: "已下架，無法訂購" })
    .filter({ hasText: "烏龍" })
    .waitFor();
  await question.getByRole("button", { name: "移除" }).waitFor();
  expect(await send.isDisabled()).toBe(true);
  expect(await question.innerText()).not.toContain("$");
  expect(await orders()).toBe(1);
  await question.getByRole("button", { name: "關閉" }).click();
  await form.getByText("已下架，無法訂購").waitFor();
  expect(await form.getByRole("button", { name: "確認訂單" }).isDisabled()).toBe(true);
  await shop.prisma.product.updateMany({ where: { name: "烏龍" }, data: { state: "ENABLED" } });
});

it("refuses a customer who was blocked while the form was open", async () => {
  const customer = await shop.prisma.customer.findFirstOrThrow();
  await shop.prisma.customerBlock.deleteMany();
  await page.reload();
  await review();
  const block = await shop.prisma.customerBlock.create({ data: { customerId: customer.id, note: "" } });
  const question = page.getByRole("dialog", { name: "確認訂單" });
  await question.getByRole("button", { name: "送出訂單" }).click();
  await question.getByRole("alert").waitFor();
  expect(await orders()).toBe(1);
  await shop.prisma.customerBlock.delete({ where: { id: block.id } });
});

it("does not ask friends again and leads to the order", async () => {
  const question = page.getByRole("dialog", { name: "確認訂單" });
  await question.getByRole("button", { name: "送出訂單" }).click();
  await page.getByRole("heading", { name: "謝謝您的訂購！" }).waitFor();
  const { id } = await shop.prisma.order.findFirstOrThrow({ orderBy: { id: "desc" } });
  await page.getByRole("button", { name: "查看這筆訂單" }).click();
  await page.getByRole("heading", { level: 1, name: `訂單 #${id}` }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

it("offers the store's days to a phone in Kiritimati, where it is already tomorrow", async () => {
  await shop.prisma.store.update({ where: { id: 1 }, data: { openWeekdays: [], orderingClosesAt: null } });
  await shop.phone({ timeZone: "Pacific/Kiritimati" });
  // It is 20:00 on the 15th in Taipei and 02:00 on the 16th in Kiritimati.
  await page.clock.setFixedTime(new Date("2030-05-15T12:00:00Z"));
  await begin(page, "茶杯");
  const days = page.getByRole("group", { name: "希望送達日期" });
  expect(await days.getByRole("button", { name: /5月14日/ }).isDisabled()).toBe(true);
  expect(await days.getByRole("button", { name: /5月15日/ }).isEnabled()).toBe(true);
  // Ordering does not close, so that every later day is offered, too.
  for (let month = 0; month < 6; month += 1) await page.getByRole("button", { name: "下個月" }).click();
  expect(await days.getByRole("button", { name: /11月30日/ }).isEnabled()).toBe(true);
  page.clock.uninstall();
});

it("orders from Kiritimati for the chosen day in the store's time zone", async () => {
  await shop.phone({ timeZone: "Pacific/Kiritimati" });
  await begin(page, "茶杯");
  const dialog = page.getByRole("dialog", { name: "結帳" });
  await fillIn(dialog);
  const days = dialog.getByRole("group", { name: "希望取貨日期" });
  await dialog.getByRole("button", { name: "下個月" }).click();
  const first = days.getByRole("button", { disabled: false }).first();
  await first.click();
  await dialog.getByRole("button", { name: "登入並確認訂單" }).click();
  await completeSignIn(page, "遠方客");
  await page.getByRole("button", { name: "送出訂單" }).click();
  await page.getByRole("heading", { name: "謝謝您的訂購！" }).waitFor();
  const order = await shop.prisma.order.findFirstOrThrow({ orderBy: { id: "desc" } });
  const wished = order.expectedDeliveryDate ?? new Date(0);
  expect(dayOf(wished, ZONE)).toMatch(/-01$/);
  await page.getByRole("button", { name: "以後再說" }).click();
  await page.getByRole("button", { name: "查看這筆訂單" }).click();
  await page.getByRole("heading", { level: 1, name: `訂單 #${order.id}` }).waitFor();
  await page
    .getByText(formatDay(wished, ZONE, "zh-TW"))
    .first()
    .waitFor();
});

it("asks for no transfer after an order of nothing", async () => {
  await shop.prisma.product.create({ data: { name: "試吃包", price: 0, stock: 10 } });
  const phone = await shop.phone();
  await shop.signIn("王小美");
  await begin(phone, "試吃包");
  const dialog = phone.getByRole("dialog", { name: "結帳" });
  await fillIn(dialog);
  await dialog.getByRole("radio", { name: "銀行匯款" }).check();
  await dialog.getByRole("textbox", { name: "匯款帳號末五碼" }).fill("12345");
  await dialog.getByRole("button", { name: "確認訂單" }).click();
  await phone.getByRole("dialog", { name: "確認訂單" }).getByRole("button", { name: "送出訂單" }).click();
  await phone.getByRole("heading", { name: "謝謝您的訂購！" }).waitFor();
  await phone.getByText("訂單進度會即時顯示在「我的訂單」。").waitFor();
  expect(await phone.getByText("請於匯款後等候店家確認").count()).toBe(0);
  expect(await phone.getByRole("region", { name: "請匯款至" }).count()).toBe(0);
});

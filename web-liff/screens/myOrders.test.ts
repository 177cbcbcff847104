import type { OrderState, PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { declareState } from "../../schema/src/testing/fixtures.ts";
import type { Locator } from "../../testing/screens/locator.ts";
import type { Page } from "../../testing/screens/page.ts";
import { picture } from "../e2e/shop.ts";
import { completeSignIn, openShop, type Shop } from "./shop.ts";

/** One page and two more orders (shop.md §9). */
const ORDERS = 12;

let shop: Shop;
let page: Page;
let customerId: number;
let productId: number;
/** Numbers of the customer's orders, oldest first. */
const numbers: number[] = [];

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [], timeZone: "Asia/Taipei" } });
  const imageHash = await picture(prisma, "#aa7733");
  ({ id: productId } = await prisma.product.create({
    data: { name: "高山烏龍", price: 120, stock: 99, imageHash },
  }));
}

/** Creates an order of two pieces with a discount, as checkout does. */
async function order(
  owner: number,
  recipientName: string,
  state: OrderState = "ESTABLISHED",
): Promise<number> {
  const { imageHash } = await shop.prisma.product.findUniqueOrThrow({ where: { id: productId } });
  const { id } = await shop.prisma.order.create({
    data: {
      customerId: owner,
      buyerName: "林小茶",
      buyerPhone: "0912345678",
      recipientName,
      recipientPhone: "0987654321",
      address: "臺北市大同區 1 號",
      note: "請放門口",
      source: "SHOPPING_PLATFORM",
      state,
      paymentMethod: 3,
      // It is already 1 December in Taipei, and 30 November elsewhere.
      expectedDeliveryDate: new Date("2026-11-30T16:00:00Z"),
      createdAt: new Date("2026-11-20T03:04:00Z"),
      totalQuantity: 2,
      subtotal: 240,
      discountTotal: -24,
      total: 216,
      lines: { create: { productId, quantity: 2, unitPrice: 120, productName: "高山烏龍", imageHash } },
      discountRecords: { create: { name: "九折優惠", amount: -24 } },
    },
  });
  return id;
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
  customerId = await shop.signIn("林小茶");
  for (let index = 1; index <= ORDERS; index += 1) {
    numbers.push(
      await order(customerId, index === 3 ? "王春嬌" : "李大同", index === 3 ? "WAITING" : undefined),
    );
  }
});
afterAll(() => shop?.close());

/** Returns the button of an order; #1 must not match #12. */
const toggle = (number: number | undefined) =>
  page.getByRole("button", { name: new RegExp(`^訂單 #${number}(?!\\d)`) });
const row = (number: number | undefined): Locator =>
  page.getByRole("article").filter({ has: toggle(number) });
const newest = () => numbers.at(-1);

it("asks strangers to sign in and then shows them the same page", async () => {
  const stranger = await shop.phone();
  await stranger.goto("/bot-order/orders");
  await stranger.getByRole("heading", { name: "請先登入" }).waitFor();
  await stranger.getByRole("button", { name: "以 LINE 登入" }).click();
  await completeSignIn(stranger, "陌生人");
  await stranger.getByRole("heading", { name: "還沒有訂單" }).waitFor();
  await shop.phone();
  await shop.signIn("林小茶");
});

it("shows ten orders per page, newest first, with number, total, states, and products", async () => {
  await page.goto("/bot-order/orders");
  await toggle(newest()).waitFor();
  await expect.poll(() => page.getByRole("article").count()).toBe(10);
  const first = await page.getByRole("article").first().innerText();
  for (const part of [`訂單 #${newest()}`, "$216", "已成立", "未付款", "高山烏龍 × 2"])
    expect(first).toContain(part);
  await page.getByText("共 12 筆訂單").waitFor();
  await page.getByRole("button", { name: "下一頁" }).click();
  await toggle(numbers[0]).waitFor();
  await toggle(newest()).waitFor({ state: "detached" });
  await expect.poll(() => page.getByRole("article").count()).toBe(2);
  await page.getByRole("button", { name: "上一頁" }).click();
  await toggle(newest()).waitFor();
});

it("opens a row with all details of the order and a table of its lines", async () => {
  expect(await toggle(newest()).getAttribute("aria-expanded")).toBe("false");
  await toggle(newest()).click();
  expect(await toggle(newest()).getAttribute("aria-expanded")).toBe("true");
  const facts = (await row(newest()).innerText()).replace(/\s+/g, " ");
  for (const part of [
    "收件人姓名 李大同",
    "地址 臺北市大同區 1 號",
    "希望日期 2026/12/01",
    "實際送達日期 —",
    "付款方式 銀行匯款",
    "付款狀態 未付款",
    "備註 請放門口",
    "商品小計 $240",
    "九折優惠 -$24",
    "合計 $216",
    "訂購時間 2026/11/20 11:04",
  ])
    expect(facts).toContain(part);
  expect(facts.match(/-\$24/g)).toHaveLength(1);
  const table = row(newest()).getByRole("table", { name: "商品明細" });
  expect(await table.getByRole("columnheader").allTextContents()).toEqual(["商品", "數量", "金額"]);
  const cells = table.getByRole("row").nth(1);
  expect(await cells.getByRole("rowheader").textContent()).toContain("高山烏龍");
  expect((await cells.getByRole("cell").allTextContents()).slice(1)).toEqual(["2", "$240"]);
  const image = await fetch(
    new URL((await cells.locator("img").getAttribute("src")) ?? "", shop.server.origin),
  );
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

it("accepts and corrects the digits of a bank transfer; the shop sees them, and the payment state does not change", async () => {
  const section = row(newest()).getByRole("region", { name: "我已匯款" });
  const digits = section.getByRole("textbox", { name: "匯款帳號末五碼" });
  const send = section.getByRole("button", { name: "我已匯款" });
  await digits.fill("1234");
  await send.click();
  await section.getByText("請輸入匯款帳號的末五碼，剛好五位數字。").waitFor();
  await digits.fill("１２３４５");
  await send.click();
  await section.getByText("您已回報匯款：末五碼 12345").waitFor();
  await section.getByText("待店家確認。").waitFor();
  await section.getByRole("button", { name: "更正末五碼" }).click();
  await digits.fill("54321");
  await send.click();
  await section.getByText("您已回報匯款：末五碼 54321").waitFor();
  const { paymentState, paymentReportDigits } = await shop.prisma.order.findUniqueOrThrow({
    where: { id: newest() ?? 0 },
  });
  expect([paymentState, paymentReportDigits]).toEqual(["UNPAID", "54321"]);
});

it("shows another state in the open row without a reload and announces it", async () => {
  const root = document.getElementById("root");
  await shop.prisma.order.update({ where: { id: newest() ?? 0 }, data: { state: "IN_ACTION" } });
  await declareState(shop.prisma, newest() ?? 0, "PAID");
  await row(newest()).getByText("處理中").waitFor();
  await row(newest()).getByText("已付款").first().waitFor();
  await page
    .getByRole("status")
    .filter({ hasText: `訂單 #${newest()} 的狀態已更新為「處理中」` })
    .waitFor();
  numbers.push(await order(customerId, "李大同"));
  await toggle(newest()).waitFor();
  expect(await toggle(numbers.at(-2)).getAttribute("aria-expanded")).toBe("true");
  expect(root?.isConnected).toBe(true);
});

it("never shows another customer's orders, not even live", async () => {
  const other = await shop.prisma.customer.findFirstOrThrow({ where: { id: { not: customerId } } });
  const foreign = await order(other.id, "別人");
  numbers.push(await order(customerId, "李大同"));
  await toggle(newest()).waitFor();
  expect(await toggle(foreign).count()).toBe(0);
});

it("finds orders by recipient and state", async () => {
  await page.getByText("搜尋訂單").click();
  await page.getByRole("searchbox", { name: "收件人姓名" }).fill("春");
  await page.getByText("共 1 筆訂單").waitFor();
  await toggle(numbers[2]).waitFor();
  await page.getByRole("combobox", { name: "訂單狀態" }).selectOption("已完成");
  await page.getByRole("heading", { name: "沒有符合條件的訂單" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "沒有符合條件的訂單" }).waitFor();
  await page.getByRole("combobox", { name: "訂單狀態" }).selectOption("待交付");
  await toggle(numbers[2]).waitFor();
  await page.getByRole("searchbox", { name: "收件人姓名" }).fill("");
  await page.getByRole("combobox", { name: "訂單狀態" }).selectOption("全部狀態");
  await page.getByText("共 14 筆訂單").waitFor();
  // The panel stays open without a filter, because the customer may type the next one.
  expect(await page.getByRole("searchbox", { name: "收件人姓名" }).isVisible()).toBe(true);
});

import type { OrderState, PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { declareState } from "../../schema/src/testing/fixtures.ts";
import { endFailures, failReads } from "../../testing/screens/failures.ts";
import { network } from "../../testing/screens/network.ts";
import type { Page } from "../../testing/screens/page.ts";
import { picture } from "../e2e/shop.ts";
import { completeSignIn, openShop, type Shop } from "./shop.ts";

const REQUESTED = new Date("2026-11-30T16:00:00Z");

let shop: Shop;
let page: Page;
let customerId: number;
let productId: number;
/** An order whose account digits were entered at checkout, and one without them. */
let known: number;
let unknown: number;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({
    data: {
      id: 1,
      name: "町家",
      openWeekdays: [],
      timeZone: "Asia/Taipei",
      openingHours: "每日 10:00–20:00",
      phone: "02-2555-1234",
      address: "臺北市大同區町家巷 8 號",
      bankCode: "822",
      bankAccount: "123456789012",
    },
  });
  const imageHash = await picture(prisma, "#aa7733");
  ({ id: productId } = await prisma.product.create({
    data: { name: "高山烏龍", price: 120, stock: 99, imageHash },
  }));
}

/** Creates an order of two pieces with a discount, as checkout does. */
async function order(note: string, owner = customerId, paymentMethod = 3): Promise<number> {
  const { imageHash } = await shop.prisma.product.findUniqueOrThrow({ where: { id: productId } });
  const { id } = await shop.prisma.order.create({
    data: {
      customerId: owner,
      buyerName: "林小茶",
      buyerPhone: "0912345678",
      recipientName: "李大同",
      recipientPhone: "0987654321",
      address: "臺北市大同區 1 號",
      note,
      source: "SHOPPING_PLATFORM",
      paymentMethod,
      deliveryDate: REQUESTED,
      expectedDeliveryDate: REQUESTED,
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

/** Advances an order as the console does. */
async function advance(id: number, from: OrderState, to: OrderState): Promise<void> {
  await shop.prisma.$transaction([
    shop.prisma.auditEntry.create({
      data: {
        action: "ADVANCE",
        subjectType: "Order",
        subjectId: id,
        before: { state: from },
        after: { state: to },
        createdAt: new Date("2026-11-21T05:06:00Z"),
      },
    }),
    shop.prisma.order.update({ where: { id }, data: { state: to } }),
  ]);
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
  customerId = await shop.signIn("林小茶");
  known = await order("12345 請放門口");
  unknown = await order("請放門口");
});
afterAll(() => shop?.close());

const open = async (number: number, on = page) => {
  await on.goto(`/bot-order/orders/${number}`);
  await on.getByRole("heading", { level: 1, name: `訂單 #${number}` }).waitFor();
};
const steps = () => page.getByRole("region", { name: "訂單進度" }).getByRole("listitem");
const bank = () => page.getByRole("region", { name: "請匯款至" });
const report = () => page.getByRole("region", { name: "我已匯款" });
const digits = () => report().getByRole("textbox", { name: "匯款帳號末五碼" });

it("leads strangers through sign-in and back, and does not show them another customer's order", async () => {
  const stranger = await shop.phone();
  await stranger.goto(`/bot-order/orders/${known}`);
  await stranger.getByRole("heading", { name: "請先登入" }).waitFor();
  await stranger.getByRole("button", { name: "以 LINE 登入" }).click();
  await completeSignIn(stranger, "陌生人");
  await stranger.getByRole("heading", { level: 1, name: "找不到這筆訂單" }).waitFor();
  expect(new URL(stranger.url()).pathname).toBe(`/bot-order/orders/${known}`);
  expect(await stranger.getByText("李大同").count()).toBe(0);
  await stranger.getByRole("link", { name: "查看我的訂單" }).click();
  await stranger.getByRole("heading", { name: "還沒有訂單" }).waitFor();
  await shop.phone();
  await shop.signIn("林小茶");
});

it.each(["0", "abc", "99999999999"])(
  "has no order at the address %s, and offers a way out",
  async (number) => {
    await page.goto(`/bot-order/orders/${number}`);
    await page.getByRole("heading", { level: 1, name: "找不到這筆訂單" }).waitFor();
    await page.getByRole("link", { name: "前往商店" }).click();
    await page.getByRole("searchbox").waitFor();
  },
);

it("is opened by the order's card in my orders", async () => {
  await page.goto("/bot-order/orders");
  await page.getByRole("link", { name: `查看訂單 訂單 #${known}`, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: `訂單 #${known}` }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/bot-order/orders/${known}`);
  await expect.poll(() => page.title()).toContain(`訂單 #${known}`);
  const tab = page.getByRole("navigation").getByRole("link", { name: "我的訂單" });
  expect(await tab.getAttribute("aria-current")).toBe("page");
  await page.getByRole("main").getByRole("link", { name: "我的訂單" }).click();
  await page.getByRole("heading", { level: 1, name: "我的訂單" }).waitFor();
});

it("shows progress, lines with pictures, sums, facts, and contact", async () => {
  await open(known);
  const shown = await steps().allInnerTexts();
  expect(shown.map((step) => step.replace(/\s+/g, " ").trim())).toEqual([
    "已成立 2026/11/20 11:04",
    "處理中 尚未",
    "待交付 尚未",
    "已完成 尚未",
  ]);
  expect(await steps().nth(0).getAttribute("aria-current")).toBe("step");
  const table = page.getByRole("table", { name: "商品明細" });
  const cells = table.getByRole("row").nth(1);
  expect((await cells.getByRole("cell").allTextContents()).slice(1)).toEqual(["2", "$240"]);
  const picture = (await cells.locator("img").getAttribute("src")) ?? "";
  const image = await fetch(new URL(picture, shop.server.origin));
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const text = (await page.getByRole("main").innerText()).replace(/\s+/g, " ");
  for (const part of [
    "商品小計 $240",
    "九折優惠 -$24",
    "合計 $216",
    "收件人姓名 李大同",
    "希望日期 2026/12/01",
    "實際送達日期 —",
    "付款狀態 未付款",
    "備註 12345 請放門口",
  ])
    expect(text).toContain(part);
  expect(await page.getByRole("link", { name: /02-2555-1234/ }).getAttribute("href")).toBe("tel:0225551234");
});

it("does not repeat the account digits as a note", async () => {
  await open(await order("12345"));
  await report().getByText("12345").waitFor();
  const facts = page.getByRole("region", { name: "訂單資訊" });
  expect((await facts.innerText()).replace(/\s+/g, " ")).toContain("備註 —");
});

it("copies code, account, and amount, and announces it", async () => {
  for (const [label, value] of [
    ["銀行代碼", "822"],
    ["帳號", "123456789012"],
    ["金額", "216"],
  ]) {
    await bank()
      .getByRole("button", { name: `複製 ${label}`, exact: true })
      .click();
    await bank()
      .getByRole("status")
      .filter({ hasText: `已複製 ${label}` })
      .waitFor();
    expect(await navigator.clipboard.readText()).toBe(value);
  }
});

it("copies without the clipboard's interface too, and says when copying fails", async () => {
  const copied: string[] = [];
  let succeeds = true;
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never);
  const execCommand = (command: string) => {
    const field = document.querySelector<HTMLTextAreaElement>("textarea[readonly]");
    if (command === "copy" && field !== null)
      copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return succeeds;
  };
  Object.defineProperty(document, "execCommand", { configurable: true, value: execCommand });
  await open(unknown);
  const copy = bank().getByRole("button", { name: "複製 帳號", exact: true });
  await copy.click();
  await bank().getByRole("status").filter({ hasText: "已複製 帳號" }).waitFor();
  expect(copied).toEqual(["123456789012"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("已複製 帳號");
  await digits().focus();
  succeeds = false;
  await copy.click();
  await bank().getByText("無法複製，請長按數字選取。").waitFor();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, "execCommand");
});

it("reports a payment with the digits of the order by one tap, and corrects them", async () => {
  await open(known);
  await report().getByText("您的匯款帳號末五碼：12345").waitFor();
  expect(await digits().count()).toBe(0);
  await report().getByRole("button", { name: "我已匯款" }).click();
  await report().getByText("您已回報匯款：末五碼 12345").waitFor();
  await report().getByText("等待店家確認。").waitFor();
  await report().getByRole("button", { name: "更正末五碼" }).click();
  await digits().fill("1234");
  await report().getByRole("button", { name: "我已匯款" }).click();
  await report().getByText("請輸入匯款帳號的末五碼，剛好五位數字。").waitFor();
  expect(await digits().inputValue()).toBe("1234");
  await digits().fill("５４３２１");
  await report().getByRole("button", { name: "我已匯款" }).click();
  await report().getByText("您已回報匯款：末五碼 54321").waitFor();
});

it("keeps typed digits over a reload and offline, and says that it is offline", async () => {
  await open(unknown);
  await digits().fill("98765");
  await page.reload();
  await digits().waitFor();
  expect(await digits().inputValue()).toBe("98765");
  network.setOffline(true);
  await report().getByRole("button", { name: "我已匯款" }).click();
  await report().getByText("目前離線，購物車與填寫的內容都保留著。").waitFor();
  expect(await digits().inputValue()).toBe("98765");
  network.setOffline(false);
  await report().getByRole("button", { name: "我已匯款" }).click();
  await report().getByText("您已回報匯款：末五碼 98765").waitFor();
  await page.reload();
  await report().getByText("您已回報匯款：末五碼 98765").waitFor();
  expect(await digits().count()).toBe(0);
});

it("asks for a transfer only where one is expected", async () => {
  await open(await order("", customerId, 4));
  expect(await bank().count()).toBe(0);
  expect(await report().count()).toBe(0);
});

it("shows changes without a reload: a step with its time, the payment, and the delivery", async () => {
  await open(known);
  const root = document.getElementById("root");
  await advance(known, "ESTABLISHED", "IN_ACTION");
  await page
    .getByRole("status")
    .filter({ hasText: `訂單 #${known} 的狀態已更新為「處理中」` })
    .waitFor();
  await expect
    .poll(async () => (await steps().nth(1).innerText()).replace(/\s+/g, " "))
    .toBe("處理中 2026/11/21 13:06");
  expect(await steps().nth(1).getAttribute("aria-current")).toBe("step");
  await declareState(shop.prisma, known, "PAID");
  await shop.prisma.order.update({
    where: { id: known },
    data: {
      paymentRecordedAt: new Date(),
      deliveryDate: new Date("2026-12-02T07:30:00Z"),
      deliveryDateSetAt: new Date(),
    },
  });
  await page.getByText("2026/12/02 15:30").waitFor();
  await bank().waitFor({ state: "detached" });
  expect(await report().getByRole("button").count()).toBe(0);
  expect(root?.isConnected).toBe(true);
});

it("says at once that a deleted order cannot be found", async () => {
  const gone = await order("");
  await open(gone);
  await shop.prisma.order.delete({ where: { id: gone } });
  await page.getByRole("heading", { level: 1, name: "找不到這筆訂單" }).waitFor();
});

it("ends the progress of a canceled order with the cancellation", async () => {
  const cancelled = await order("12345");
  await advance(cancelled, "ESTABLISHED", "CANCELLED");
  await open(cancelled);
  const shown = await steps().allInnerTexts();
  expect(shown.map((step) => step.replace(/\s+/g, " "))).toEqual([
    "已成立 2026/11/20 11:04",
    "已取消 2026/11/21 13:06",
  ]);
  // A cancellation is not ticked off like the other steps.
  const mark = (step: number) => steps().nth(step).locator("path").first().getAttribute("d");
  expect(await mark(1)).not.toBe(await mark(0));
  expect(await bank().count()).toBe(0);
});

it("says so when it cannot be loaded, and recovers", async () => {
  await page.goto("/bot-order/orders");
  const link = page.getByRole("link", { name: `查看訂單 訂單 #${unknown}`, exact: true });
  await link.waitFor();
  failReads("offline");
  await link.click();
  await page.getByRole("heading", { name: "目前無法連線，請檢查網路後再試一次。" }).waitFor();
  endFailures();
  await page.getByRole("button", { name: "再試一次" }).click();
  await page.getByRole("heading", { level: 1, name: `訂單 #${unknown}` }).waitFor();
});

// Needs a browser for: journey, two windows, event streams
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connectChromium } from "../../testing/e2e/application.ts";
import { Client } from "../../testing/servers/client.ts";
import { createTestDatabase } from "../../testing/servers/database.ts";
import { type RunningServer, startServer } from "../../testing/servers/server.ts";

const ADMIN_PASSWORD = "an admin of the demo";
const PRODUCT = "柚子蜜茶醬 Yuzu Honey";

let browser: Browser;
let server: RunningServer;
let drop: () => Promise<void>;
let phone: Page;
let desk: Page;
const faults: string[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  server = await startServer({
    DATABASE_URL: database.url,
    SEED: "demo",
    DEMO_ADMIN_PASSWORD: ADMIN_PASSWORD,
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: "demo-key",
  });
  browser = await connectChromium();
  phone = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  desk = await open({ viewport: { width: 1280, height: 800 } });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await drop?.();
});

/** Opens a window in a new context, whose script errors fail the test. */
async function open(options: Parameters<Browser["newContext"]>[0]): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    locale: "zh-TW",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return page;
}

/** Staff sign in and see the orders. */
async function signStaffIn(): Promise<void> {
  await desk.goto(`${server.origin}/product-order`);
  await desk.getByLabel("帳號").waitFor();
  await desk.getByLabel("帳號").fill("admin");
  await desk.getByLabel("密碼", { exact: true }).fill(ADMIN_PASSWORD);
  await desk.getByRole("button", { name: "登入" }).click();
  await desk.getByRole("table", { name: "訂單列表" }).waitFor();
  await expect.poll(() => desk.getByRole("link", { name: /^查看訂單/ }).count()).toBe(10);
}

/** A customer finds a product, puts it into the cart, and finds it there after a reload. */
async function fillCart(): Promise<void> {
  await phone.goto(`${server.origin}/product-show`);
  await phone.getByRole("searchbox", { name: "搜尋商品" }).fill("yuzu honey");
  await phone.getByRole("button", { name: `加入購物車：${PRODUCT}` }).click();
  await phone.getByRole("button", { name: "查看購物車 1 件" }).waitFor();
  await phone.reload();
  await phone.getByRole("button", { name: "查看購物車 1 件" }).click();
  await phone.getByRole("dialog", { name: "購物車" }).getByText(PRODUCT).waitFor();
}

/** The customer cannot order without the last five digits of a bank transfer, and then orders. */
async function placeOrder(): Promise<void> {
  await phone.getByRole("button", { name: "前往結帳" }).click();
  const form = phone.getByRole("dialog", { name: "結帳" });
  await form.getByRole("tab", { name: "到店取貨" }).click();
  await form.getByLabel("訂購人電話").fill("0900-000-777");
  await form.getByRole("radio", { name: "銀行匯款" }).check();
  await form.getByLabel("備註").fill("謝謝");
  await form.getByRole("button", { name: "登入並確認訂單" }).click();
  await form.getByText("請輸入匯款帳號末五碼").waitFor();
  await form.getByLabel("匯款帳號末五碼").fill("１２３４５");
  await form.getByRole("button", { name: "登入並確認訂單" }).click();
  await signIn();
  await phone.getByRole("button", { name: "送出訂單" }).click();
  await phone.getByText("謝謝您的訂購！").waitFor();
  await phone.getByRole("region", { name: "加入好友" }).getByRole("button", { name: "以後再說" }).click();
}

/** Returns the order's current state on its page, whose timeline contains all other states too. */
const shown = (state: string) =>
  phone.getByRole("region", { name: "訂單進度" }).locator('[aria-current="step"]').filter({ hasText: state });

/** Signs in through the demo's replacement of LINE, which asks for a name. */
async function signIn(): Promise<void> {
  const sheet = phone.getByRole("dialog", { name: "以 LINE 登入（示範）" });
  await sheet.getByLabel("顯示名稱").fill("林小茶");
  await sheet.getByRole("button", { name: "繼續" }).click();
}

/** The console shows a toast and a row without a reload; resolves with the number of the order. */
async function expectOnConsole(): Promise<string> {
  const toast = desk.getByRole("list", { name: "通知" }).getByText(/新訂單 #\d+/);
  await toast.waitFor();
  const orderNumber = (await toast.textContent())?.match(/\d+/)?.[0] ?? "";
  await desk
    .getByRole("table", { name: "訂單列表" })
    .getByRole("link", { name: `查看訂單 ${orderNumber}` })
    .waitFor();
  return orderNumber;
}

/** Staff advance the order to the named state, and the customer sees it without a reload. */
async function advanceByStaff(orderNumber: string): Promise<void> {
  await phone.getByText("查看這筆訂單").click();
  await shown("已成立").waitFor();
  await desk.getByRole("button", { name: `將訂單 ${orderNumber} 標示為「處理中」` }).click();
  const question = desk.getByRole("alertdialog");
  expect(await question.textContent()).toContain("處理中");
  await question.getByRole("button", { name: "進入下一狀態" }).click();
  await shown("處理中").waitFor();
}

/** An integrator does the same over REST. */
async function advanceByIntegrator(orderNumber: string): Promise<void> {
  const integrator = new Client(server.origin);
  const login = await integrator.rest("POST", "/api/auth/login", {
    username: "admin",
    password: ADMIN_PASSWORD,
  });
  expect(login).toMatchObject({ status: 200, error_code: 0 });
  const list = await integrator.rest<{ datas: object[] }>(
    "GET",
    `/api/admin/product-order/list?id=${orderNumber}`,
  );
  expect(list.data.datas).toMatchObject([
    { id: Number(orderNumber), status: 2, orderer_name: "林小茶", remark: "12345 謝謝" },
  ]);
  const put = await integrator.rest("PUT", "/api/admin/product-order", {
    id: Number(orderNumber),
    status: 3,
  });
  expect(put).toMatchObject({ error_code: 0 });
  await shown("待交付").waitFor();
}

it("a customer orders, and staff and an integrator advance the order before the customer's eyes", async () => {
  await signStaffIn();
  await fillCart();
  await placeOrder();
  const orderNumber = await expectOnConsole();
  await advanceByStaff(orderNumber);
  await advanceByIntegrator(orderNumber);
  expect(faults).toEqual([]);
});

// Needs a browser for: journey
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { connectChromium } from "../../testing/e2e/application.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/servers/database.ts";
import { type RunningServer, startServer } from "../../testing/servers/server.ts";

let database: TestDatabase;
let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ DATABASE_URL: database.url, SEED: "none" });
  browser = await connectChromium();
  const context = await browser.newContext({ locale: "zh-TW", reducedMotion: "reduce" });
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.drop();
});

const submit = () => page.getByRole("button", { name: "完成設定" });

it("replaces the login at every address while there are no staff", async () => {
  await page.goto(`${server.origin}/product-order`);
  await page.getByLabel("設定碼").waitFor();
  expect(await page.getByRole("button", { name: "登入" }).count()).toBe(0);
  await page.goto(`${server.origin}/set-up`);
  await page.getByLabel("設定碼").waitFor();
  expect(await seriousViolations(page)).toEqual([]);
});

it("names the missing fields and compares the passwords, in three languages", async () => {
  await submit().click();
  await expect.poll(() => page.getByText("請填寫這個欄位。").count()).toBe(8);
  await page.getByLabel("密碼", { exact: true }).fill("long enough");
  await page.getByLabel("再次輸入密碼").fill("long enoug");
  for (const [language, text] of [
    ["English", "Please check Password!!"],
    ["日本語", "パスワードを確認してください！！"],
    ["繁體中文", "請確認密碼！！"],
  ] as const) {
    await page.getByRole("banner").getByRole("button").click();
    await page.getByRole("menuitemradio", { name: language }).click();
    await page.getByText(text).waitFor();
  }
  expect(await seriousViolations(page)).toEqual([]);
});

it("rejects a code that differs from the log's and keeps the input", async () => {
  await page.getByLabel("再次輸入密碼").fill("long enough");
  await page.getByLabel("設定碼").fill("AAAA-BBBB-CCCC-DDDD");
  await page.getByLabel("商店名稱").fill("町家測試店");
  await page.getByLabel("銀行代碼").fill("822");
  await page.getByLabel("地址").fill("台北市大同區迪化街一段 1 號");
  await page.getByLabel("時區").selectOption("Asia/Tokyo");
  await page.getByLabel("您的姓名").fill("林店長");
  await page.getByLabel("登入帳號").fill("lin");
  await submit().click();
  await page.getByText("設定碼不正確或已過期，請查看伺服器的記錄。").waitFor();
  expect(await page.getByLabel("商店名稱").inputValue()).toBe("町家測試店");
});

it("creates the shop and its admin, who is signed in and sees the home page", async () => {
  const [, code = ""] = /Set-up code +(\S+)/.exec(server.output()) ?? [];
  await page.getByLabel("設定碼").fill(code);
  await submit().click();
  await page.getByRole("heading", { name: "首頁" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.getByRole("link", { name: "町家測試店" }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
});

it("leaves a store record that can be edited unchanged", async () => {
  await page.goto(`${server.origin}/store-info`);
  await page.getByRole("button", { name: /^編輯/ }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("營業時間說明").fill("每天 10:00–20:00");
  await dialog.getByRole("button", { name: "儲存" }).click();
  await page.getByRole("list", { name: "通知" }).getByText("修改成功").first().waitFor();
  await page.getByText("台北市大同區迪化街一段 1 號").first().waitFor();
});

it("is closed afterwards: visitors without a session see the login", async () => {
  const other = await (await browser.newContext({ locale: "zh-TW" })).newPage();
  await other.goto(`${server.origin}/set-up`);
  await other.getByRole("button", { name: "登入" }).waitFor();
  expect(await other.getByLabel("設定碼").count()).toBe(0);
});

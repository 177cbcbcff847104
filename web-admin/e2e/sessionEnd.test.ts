// Needs a browser for: focus order, sessions and cookies
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DEMO_PASSWORDS } from "../../testing/servers/demoDatabase.ts";
import { type Console, expectAccessible, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
});
afterAll(() => shop?.close());

/** Fluent's focus management hides what is beside the dialog that has the focus after a quarter of a second. */
const HIDING_MS = 400;

/** The login has no address of its own here; a role finds only what is not hidden from screen readers. */
const login = (page: Page) => page.getByRole("dialog", { name: "登入" });
const form = (page: Page) => page.getByRole("dialog", { name: "新增商品類別" });

/** Types a name into the form of a new product type, and saves it after the session has ended. */
async function loseSession(page: Page, name: string): Promise<void> {
  await page.goto(`${shop.origin}/product-type`);
  await page.getByRole("main").getByRole("button", { name: "新增", exact: true }).click();
  await form(page).getByLabel("名稱").fill(name);
  const save = await form(page).getByRole("button", { name: "儲存" }).elementHandle();
  await save?.focus();
  await page.context().clearCookies();
  // A read that the console repeats by itself may have opened the login before.
  await save?.dispatchEvent("click");
  await login(page).getByLabel("帳號").waitFor();
}

async function logIn(page: Page, username: keyof typeof DEMO_PASSWORDS): Promise<void> {
  await login(page).getByLabel("帳號").fill(username);
  await login(page).getByLabel("密碼", { exact: true }).fill(DEMO_PASSWORDS[username]);
  await login(page).getByRole("button", { name: "登入", exact: true }).click();
}

const focusIsInLogin = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("dialog[open]") != null);

it("covers the form with a login that keeps the focus, and gives it back", async () => {
  const page = await shop.open({ failingRequests: true });
  const name = `類型 ${crypto.randomUUID()}`;
  await loseSession(page, name);
  await page.waitForTimeout(HIDING_MS);
  // Neither a dialog that is loaded late nor the focus management takes the focus.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLElement>("[role=dialog] :is(input, button)"))
      if (field.closest("dialog") === null) field.focus();
  });
  expect(await focusIsInLogin(page)).toBe(true);
  for (const key of ["Escape", "Escape", "Escape", "Tab", "Tab", "Shift+Tab"]) await page.keyboard.press(key);
  await page.waitForTimeout(HIDING_MS);
  expect(await focusIsInLogin(page)).toBe(true);
  await expectAccessible(page);
  const languages = login(page).getByRole("button", { name: /^語言/ });
  await languages.click();
  await page.getByRole("menuitemradio", { name: "繁體中文" }).click();
  await logIn(page, "admin");
  await login(page).waitFor({ state: "detached" });
  await page.waitForTimeout(HIDING_MS);
  const save = form(page).getByRole("button", { name: "儲存" });
  await expect.poll(() => save.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await form(page).getByLabel("名稱").inputValue()).toBe(name);
  await save.press("Enter");
  await form(page).waitFor({ state: "detached" });
  await page.getByText(name).first().waitFor();
  await page.context().close();
});

it("leaves nothing hidden from another person", async () => {
  const page = await shop.open({ failingRequests: true });
  await loseSession(page, "別人的類型");
  await logIn(page, "staff");
  await page.getByText("您的角色不能使用這個頁面").waitFor();
  await page.waitForTimeout(HIDING_MS);
  await page.getByRole("main").getByRole("heading").first().waitFor();
  expect(await form(page).count()).toBe(0);
  expect(await page.locator("#root").getAttribute("aria-hidden")).toBeNull();
  await page.context().close();
});

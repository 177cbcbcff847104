// Needs a browser for: layout, focus order, visibility by CSS
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

/** Opens a window at the home page without any user interaction so far. */
async function untouched(width = 1280) {
  const page = await shop.open({ width });
  await page.goto(shop.origin);
  await page.getByRole("link", { name: /待處理的訂單/ }).waitFor();
  return page;
}

it("opens menus and the drawer at the first press, restores the focus, and is accessible meanwhile", async () => {
  const page = await untouched();
  const language = page.getByRole("button", { name: "語言: 繁體中文" });
  await language.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitemradio", { name: "繁體中文", checked: true }).waitFor();
  await expect.poll(() => page.locator("[role=menuitemradio]:focus").count()).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });
  await expect.poll(() => language.and(page.locator(":focus")).count()).toBe(1);
  await page.getByRole("button", { name: /^使用者/ }).click();
  await page.getByRole("menuitem", { name: "登出" }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1000, height: 900 });
  const button = page.getByRole("button", { name: "開啟選單" });
  await button.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "主選單" });
  await drawer.getByRole("link", { name: "訂單", exact: true }).waitFor();
  await expect.poll(() => drawer.locator(":focus").count()).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => button.and(page.locator(":focus")).count()).toBe(1);
  await page.context().close();
});

it("shows the bell's tooltip on hover and on focus, until Escape", async () => {
  const page = await untouched();
  const bell = page.getByRole("button", { name: /^通知/ });
  const tip = page.getByRole("tooltip");
  await bell.hover();
  await tip.waitFor();
  expect(await tip.textContent()).toBe(await bell.getAttribute("aria-label"));
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "detached" });
  await page.mouse.move(400, 400);
  await page.getByRole("button", { name: "語言: 繁體中文" }).focus();
  await page.keyboard.press("Tab");
  await tip.waitFor();
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "detached" });
  await page.context().close();
});

it("shows the side bar and the bell with the first screen, not only when the page is idle", async () => {
  const page = await shop.open();
  // A page whose timers of two seconds never end is never idle.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, after = 0, ...rest: unknown[]) =>
      after === 2000 ? 0 : start(run, after, ...rest)) as typeof window.setTimeout;
  });
  await page.goto(shop.origin);
  await page.getByRole("navigation", { name: "主選單" }).getByRole("link", { name: "失敗的工作" }).waitFor();
  await page.getByRole("button", { name: /^通知/ }).waitFor();
  await page.context().close();
});

it("shows every screen of the side bar without scrolling, and only icons 56 px wide", async () => {
  const page = await untouched();
  const bar = page.getByRole("navigation", { name: "主選單" });
  await bar.getByRole("link", { name: "失敗的工作" }).waitFor();
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
    await expect.poll(() => bar.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  }
  await page.getByRole("button", { name: "關閉選單" }).click();
  await bar.getByText("商品目錄").waitFor({ state: "detached" });
  expect((await bar.boundingBox())?.width).toBe(56);
  await expectAccessible(page);
  await page.context().close();
});

it("shows role 3 a message in place of a screen of admins, in colors of enough contrast", async () => {
  const page = await shop.open({ as: "staff", failingRequests: true });
  await page.goto(`${shop.origin}/product-order`);
  await page.getByRole("main").getByText("您的角色不能使用這個頁面").waitFor();
  await expectAccessible(page);
  await page.context().close();
});

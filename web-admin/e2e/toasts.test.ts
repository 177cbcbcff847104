// Needs a browser for: visibility by CSS
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const toasts = (page: Page) => page.locator("[data-tabster-never-hide] .fui-Toast");

/**
 * Opens a window in which time passes for toasts only through `pass`. A toast measures its time with a CSS animation,
 * which Playwright's clock does not control.
 */
async function openFrozen(address: string): Promise<Page> {
  const page = await shop.open({ failingRequests: true });
  await page.clock.install();
  await page.addInitScript(() => {
    document.addEventListener("animationstart", ({ target }) => {
      if (!(target instanceof HTMLElement) || target.dataset.timerStatus === undefined) return;
      for (const animation of target.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
    });
  });
  await page.goto(`${shop.origin}${address}`);
  return page;
}

/** Lets time pass for the toasts, and returns after the page has rendered the result. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((by) => {
    for (const timer of document.querySelectorAll("[data-timer-status]"))
      for (const animation of timer.getAnimations())
        animation.currentTime = Number(animation.currentTime) + by;
  }, milliseconds);
  await page.clock.runFor(milliseconds);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

it("shows the report of a success on a background, and removes it after three seconds", async () => {
  const page = await openFrozen("/product-type");
  await page.getByRole("button", { name: "新增", exact: true }).click();
  await page.getByRole("dialog").getByLabel("名稱").fill("茶具");
  await page.getByRole("dialog").getByRole("button", { name: "儲存" }).click();
  const toast = toasts(page).filter({ hasText: "新增成功" });
  await toast.waitFor();
  // Without the theme's class, a toast is transparent.
  expect(await toast.evaluate((node) => getComputedStyle(node).backgroundColor)).toMatch(/^rgb\(/);
  await pass(page, 2900);
  expect(await toast.count()).toBe(1);
  await pass(page, 100);
  await toast.waitFor({ state: "detached" });
  await page.context().close();
});

// Needs a browser for: layout
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bytesOf, type LoadedScript, loadedScripts } from "../../testing/loadedScripts.ts";
import { type Console, openConsole } from "./console.ts";

/** The maximum bytes of compressed JavaScript until the first screen is shown. See docs/performance.md. */
const LIMIT = 245_000;

/** Runs in the page: records when an element is shown that belongs to the first screen. */
function recordShown(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    document.documentElement.dataset.shownAt = String(performance.now());
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Returns the scripts whose load began until the element was shown; what the idle page loads follows. */
async function scriptsUntilShown(page: Page): Promise<LoadedScript[]> {
  const shownAt = await page.evaluate(() => Number(document.documentElement.dataset.shownAt));
  expect(shownAt).toBeGreaterThan(0);
  return loadedScripts(page, shownAt);
}

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

it("shows the login with at most 245,000 bytes of JavaScript", async () => {
  const page = await shop.open({ signedIn: false });
  await page.addInitScript(recordShown, "input[type=password]");
  await page.goto(shop.origin);
  await page.getByLabel("帳號").waitFor();
  const scripts = await scriptsUntilShown(page);
  expect(scripts).not.toEqual([]);
  expect(bytesOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(LIMIT);
});

it("shows the home page after sign-in with at most 245,000 bytes of JavaScript", async () => {
  // The first rows link to the open orders.
  await shop.page.addInitScript(recordShown, 'a[href$="state=OPEN"]');
  await shop.page.goto(shop.origin);
  await shop.page.getByRole("link", { name: /待處理的訂單/ }).waitFor();
  const scripts = await scriptsUntilShown(shop.page);
  expect(scripts).not.toEqual([]);
  expect(bytesOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(LIMIT);
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { bytesOf, loadedScripts } from "../../testing/loadedScripts.ts";
import { type Console, openConsole } from "./console.ts";

/** The maximum bytes of compressed JavaScript until the first screen is shown. See docs/performance.md. */
const LIMIT = 260_000;

/** Runs in the page: records when the first rows of the home page are shown, which link to the open orders. */
function recordFirstRows(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('a[href$="state=OPEN"]') === null) return;
    observer.disconnect();
    document.documentElement.dataset.firstRowsAt = String(performance.now());
  });
  observer.observe(document, { childList: true, subtree: true });
}

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

it("shows the login with at most 260,000 bytes of JavaScript", async () => {
  const page = await shop.open({ signedIn: false });
  await page.goto(shop.origin);
  await page.getByLabel("帳號").waitFor();
  const scripts = await loadedScripts(page);
  expect(scripts).not.toEqual([]);
  expect(bytesOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(LIMIT);
});

it("shows the home page after sign-in with at most 260,000 bytes of JavaScript", async () => {
  await shop.page.addInitScript(recordFirstRows);
  await shop.page.goto(shop.origin);
  await shop.page.getByRole("link", { name: /待處理的訂單/ }).waitFor();
  // What is below the first rows begins to load when these are shown.
  const shownAt = await shop.page.evaluate(() => Number(document.documentElement.dataset.firstRowsAt));
  expect(shownAt).toBeGreaterThan(0);
  const scripts = await loadedScripts(shop.page, shownAt);
  expect(scripts).not.toEqual([]);
  expect(bytesOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(LIMIT);
});

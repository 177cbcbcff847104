import { afterAll, beforeAll, expect, it } from "vitest";
import { bytesOf, loadedScripts } from "../../testing/loadedScripts.ts";
import { type Console, openConsole } from "./console.ts";

/** The maximum bytes of compressed JavaScript until the first screen is shown. See docs/performance.md. */
const LIMIT = 260_000;

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
  await shop.page.goto(shop.origin);
  await shop.page.getByRole("link", { name: /待處理的訂單/ }).waitFor();
  const scripts = await loadedScripts(shop.page);
  expect(scripts).not.toEqual([]);
  expect(bytesOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(LIMIT);
});

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bytesOf, type LoadedScript, loadedAssets } from "../../testing/loadedScripts.ts";
import { type Console, openConsole } from "./console.ts";
import { SCREENS, screenShown } from "./screens.ts";

/** The maximum bytes that a screen loads after the home page, and those of reports. See docs/performance.md. */
const LIMIT = 60_000;
const REPORTS_LIMIT = 150_000;

/** The maximum bytes of the home page with everything that it loads in advance while it is idle. */
const IDLE_LIMIT = 520_000;

let shop: Console;
let page: Page;
let home: readonly LoadedScript[];

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  ({ page } = shop);
  // The browser's default of 250 entries is less than a screen and the controls together load.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
  await page.goto(shop.origin);
  await screenShown(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/sharedControls-")),
  );
  home = await assetsAfterPause();
});
afterAll(() => shop?.close());

/** Waits until nothing more is loaded, and returns the scripts and style sheets of the page. */
async function assetsAfterPause(): Promise<LoadedScript[]> {
  let earlier: number;
  let assets = await loadedAssets(page);
  do {
    earlier = assets.length;
    await page.waitForTimeout(500);
    assets = await loadedAssets(page);
  } while (assets.length > earlier);
  return assets;
}

it("the idle home page has loaded at most 520,000 bytes of scripts and styles", () => {
  expect(home).not.toEqual([]);
  expect(bytesOf(home), JSON.stringify(home, null, 1)).toBeLessThanOrEqual(IDLE_LIMIT);
});

it("the browser keeps what the home page has loaded", async () => {
  for (const { file } of home) {
    const response = await page.request.get(shop.origin + file);
    expect(response.headers()["cache-control"], file).toContain("immutable");
  }
});

const ADDRESSES = Object.values(SCREENS)
  .flat()
  .filter((address) => address !== "/");

// The size of a file counts whether or not the browser has it from an earlier address, but not from the home page.
it.each(ADDRESSES)(
  "loads at most 60,000 bytes, reports 150,000, after the home page: %s",
  async (address) => {
    await page.goto(shop.origin + address);
    await screenShown(page);
    const known = new Set(home.map(({ file }) => file));
    const assets = (await assetsAfterPause()).filter(({ file }) => !known.has(file));
    const limit = address.startsWith("/reports") ? REPORTS_LIMIT : LIMIT;
    expect(assets).not.toEqual([]);
    expect(bytesOf(assets), JSON.stringify(assets, null, 1)).toBeLessThanOrEqual(limit);
  },
);

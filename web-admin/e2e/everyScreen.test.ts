import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bytesOf, type LoadedScript, loadedAssets } from "../../testing/loadedScripts.ts";
import { type Console, expectAccessible, openConsole } from "./console.ts";
import { SCREENS, screenShown } from "./screens.ts";

/** The maximum bytes that a screen loads after the home page, and those of reports. See docs/performance.md. */
const LIMIT = 60_000;
const REPORTS_LIMIT = 150_000;

/** The maximum bytes of the home page with everything that it loads in advance while it is idle. */
const IDLE_LIMIT = 450_000;

let shop: Console;
let page: Page;
let home: readonly LoadedScript[];

/** Opens an address, and waits until its content is shown. */
async function show(page: Page, address: string): Promise<void> {
  await page.goto(shop.origin + address);
  await screenShown(page);
}

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  ({ page } = shop);
  await show(page, "/");
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/controls-")),
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

it("the idle home page has loaded at most 450,000 bytes of scripts and styles", () => {
  expect(home).not.toEqual([]);
  expect(bytesOf(home), JSON.stringify(home, null, 1)).toBeLessThanOrEqual(IDLE_LIMIT);
});

it("the browser keeps what the home page has loaded", async () => {
  for (const { file } of home) {
    const response = await page.request.get(shop.origin + file);
    expect(response.headers()["cache-control"], file).toContain("immutable");
  }
});

/**
 * Checks the bytes that the screen loads beyond the home page. The size of a file counts whether or not the
 * browser has it from an earlier address.
 */
async function expectFewBytes(address: string): Promise<void> {
  const known = new Set(home.map(({ file }) => file));
  const assets = (await assetsAfterPause()).filter(({ file }) => !known.has(file));
  const limit = address.startsWith("/reports") ? REPORTS_LIMIT : LIMIT;
  if (address !== "/") expect(assets).not.toEqual([]);
  expect(bytesOf(assets), JSON.stringify(assets, null, 1)).toBeLessThanOrEqual(limit);
}

it.each(Object.values(SCREENS).flat())(
  "loads few bytes, is accessible, and fits a phone's width: %s",
  async (address) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await show(page, address);
    if (address.includes("add=new")) await page.getByRole("dialog").waitFor();
    await expectFewBytes(address);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    // A panel hides the bar behind it from screen readers.
    await page
      .getByRole("navigation", { name: "快速選單", includeHidden: true })
      .waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  },
);

it("is accessible to staff of role 3 on their screens", async () => {
  const staff = await shop.open({ as: "staff" });
  for (const address of [
    "/",
    "/employer?staff=2&tab=shift",
    "/employer-shift",
    "/appointment",
    "/appointmentlog",
  ]) {
    await show(staff, address);
    await expectAccessible(staff);
  }
  await staff.context().close();
});

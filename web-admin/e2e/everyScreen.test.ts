// Needs a browser for: layout, scrolling, touch, visibility by CSS
import { connectPrisma } from "@machiya/prisma/client";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productWithVariants } from "../../schema/src/testing/fixtures.ts";
import { bytesOf, type LoadedScript, loadedAssets, loadedScripts } from "../../testing/loadedScripts.ts";
import { smallTouchTargets, zoomedFields } from "../../testing/touchTargets.ts";
import { type Console, expectAccessible, openConsole } from "./console.ts";
import { SCREENS, screenShown } from "./screens.ts";

/** The maximum bytes of compressed JavaScript until the first screen is shown. See docs/performance.md. */
const FIRST_LIMIT = 245_000;

/** The maximum bytes that a screen loads after the home page, and those of reports. See docs/performance.md. */
const LIMIT = 60_000;
const REPORTS_LIMIT = 150_000;

/** The maximum bytes of the home page with everything that it loads in advance while it is idle. */
const IDLE_LIMIT = 450_000;

/** The time without another file after which a screen has loaded all of its own. */
const QUIET_MS = 500;

/** Panels and dialogs whose address no screen of the list has. */
const MORE_PANELS = [
  "/product?add=new",
  "/product-order?edit=1&tab=add",
  "/service?add=new",
  "/product-type?add=new",
];

/**
 * The brightest color of the last column under a backdrop of 40 %: the light page's background is 250 of 255 and
 * 150 under it; that of the dark page is 31, and the thumb of a dark scrollbar is below 110.
 */
const DIMMED = { light: 160, dark: 110 };

/** Elements whose size is a duration or a share of a day; what they open is listed in full size elsewhere too. */
const DRAWN_TO_SCALE = [
  // Appointments and shifts in calendars; the agenda and the day's list have them as rows.
  ".ec-event",
  // Visits on the home page's bars of the day; the calendar has them too.
  "li a[style*='width']",
];

let shop: Console;
/** A window of 1280 px with scrollbars that take room, as on Windows and Linux. */
let desktop: Page;
/** A phone of 390 px that is used by touch. */
let phone: Page;
let home: readonly LoadedScript[] = [];
/** The panel of a product with variants. */
let variants: string;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default", scrollbars: true });
  const prisma = connectPrisma(shop.databaseUrl);
  const { parent } = await productWithVariants(prisma);
  variants = `/product?variants=${parent.id}`;
  await prisma.$disconnect();
  desktop = shop.page;
  await desktop.setViewportSize({ width: 1280, height: 800 });
  phone = await shop.open({ width: 390, touch: true });
  await show(phone, "/");
  await show(desktop, "/");
  await desktop.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/controls-")),
  );
  home = await assetsAfterPause(await ownAssets());
});
afterAll(() => shop?.close());

/** Opens an address, and waits until its content is shown. */
async function show(page: Page, address: string): Promise<void> {
  await page.goto(shop.origin + address);
  await screenShown(page);
  if (address.includes("add=new")) await page.getByRole("dialog").waitFor();
}

/**
 * Opens an address in a window that shows another one, by the history, as links do. The page in between, which
 * every address differs from, tells when the screen is that of the address.
 */
async function navigate(page: Page, address: string): Promise<void> {
  const go = (to: string) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  };
  const between = page.getByRole("heading", { level: 1, name: "找不到這個頁面" });
  await page.evaluate(go, "/nowhere");
  await between.waitFor();
  await page.evaluate(go, address);
  await between.waitFor({ state: "detached" });
  await screenShown(page);
  if (address.includes("add=new")) await page.getByRole("dialog").waitFor();
}

/** The scripts and style sheets of the window that the home page does not load, at a time. */
interface OwnAssets {
  files: readonly LoadedScript[];
  at: number;
}

async function ownAssets(): Promise<OwnAssets> {
  const known = new Set(home.map(({ file }) => file));
  const files = (await loadedAssets(desktop)).filter(({ file }) => !known.has(file));
  return { files, at: performance.now() };
}

/** Waits until none was added since an earlier time, and returns them. */
async function assetsAfterPause(since: OwnAssets): Promise<readonly LoadedScript[]> {
  let earlier = since;
  for (;;) {
    await desktop.waitForTimeout(Math.max(earlier.at + QUIET_MS - performance.now(), 0));
    const assets = await ownAssets();
    if (assets.files.length === earlier.files.length) return assets.files;
    earlier = assets;
  }
}

/**
 * Checks the bytes that the screen loads beyond the home page. The size of a file counts whether or not the
 * browser has it from an earlier address.
 */
async function expectFewBytes(address: string, since: OwnAssets): Promise<void> {
  const assets = await assetsAfterPause(since);
  const limit = address.startsWith("/reports") ? REPORTS_LIMIT : LIMIT;
  if (address !== "/") expect(assets).not.toEqual([]);
  expect(bytesOf(assets), JSON.stringify(assets, null, 1)).toBeLessThanOrEqual(limit);
}

/** Returns the brightest value of the window's last pixel column, where the gutter of a scrollbar is. */
async function brightestAtRightEdge(): Promise<number> {
  const strip = await desktop.screenshot({ clip: { x: 1279, y: 0, width: 1, height: 800 } });
  const { channels } = await sharp(strip).removeAlpha().stats();
  return Math.max(...channels.map(({ max }) => max));
}

/** Checks that an open panel scrolls nothing sideways and leaves no white strip, in both themes. */
async function expectNoStrip(): Promise<void> {
  const dialog = desktop.getByRole("dialog");
  if ((await dialog.count()) !== 1) return;
  const wide = await dialog.evaluate((root) =>
    [root, ...root.querySelectorAll("*")]
      .filter(
        (one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth,
      )
      .map(({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth} in ${clientWidth}`),
  );
  expect(wide).toEqual([]);
  // There is no gutter when the page could not be scrolled yet as the panel opened.
  const { right } = await dialog.evaluate((root) => root.getBoundingClientRect());
  if (right >= 1280) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await desktop.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect.poll(brightestAtRightEdge).toBeLessThan(DIMMED[colorScheme]);
  }
}

/** Fails when the page is wider than the phone, or a finger can miss a control; repeats while a panel moves. */
async function expectFitsPhone(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect.poll(() => smallTouchTargets(page, DRAWN_TO_SCALE), { timeout: 60_000 }).toEqual([]);
  expect(await zoomedFields(page)).toEqual([]);
}

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

it("shows the login with at most 245,000 bytes of JavaScript", async () => {
  const page = await shop.open({ signedIn: false });
  await page.addInitScript(recordShown, "input[type=password]");
  await page.goto(shop.origin);
  await page.getByLabel("帳號").waitFor();
  const scripts = await scriptsUntilShown(page);
  expect(scripts).not.toEqual([]);
  expect(bytesOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(FIRST_LIMIT);
});

it("shows the home page after sign-in with at most 245,000 bytes of JavaScript", async () => {
  const page = await shop.open();
  // The first rows link to the open orders.
  await page.addInitScript(recordShown, 'a[href$="state=OPEN"]');
  await page.goto(shop.origin);
  await page.getByRole("link", { name: /待處理的訂單/ }).waitFor();
  const scripts = await scriptsUntilShown(page);
  expect(scripts).not.toEqual([]);
  expect(bytesOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(FIRST_LIMIT);
});

it("the idle home page has loaded at most 450,000 bytes of scripts and styles, which the browser keeps", async () => {
  expect(home).not.toEqual([]);
  expect(bytesOf(home), JSON.stringify(home, null, 1)).toBeLessThanOrEqual(IDLE_LIMIT);
  for (const { file } of home) {
    const response = await desktop.request.get(shop.origin + file);
    expect(response.headers()["cache-control"], file).toContain("immutable");
  }
});

async function visitOnDesktop(address: string): Promise<void> {
  await desktop.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await show(desktop, address);
  const shown = await ownAssets();
  await expectAccessible(desktop);
  await expectNoStrip();
  // What the screen loads after it is shown arrives during these checks.
  await expectFewBytes(address, shown);
}

async function visitOnPhone(address: string): Promise<void> {
  await navigate(phone, address);
  await expectFitsPhone(phone);
  await expectAccessible(phone);
}

/** The desktop loads each address; the phone goes on from the previous one, as people do. */
describe("one visit", () => {
  it.each([...Object.values(SCREENS).flat(), ...MORE_PANELS, "the variants of a product"])(
    "to %s",
    async (name) => {
      const address = name.startsWith("/") ? name : variants;
      await Promise.all([visitOnDesktop(address), visitOnPhone(address)]);
    },
  );
});

it("menus, pop-ups, and the drawer have only targets for a finger, and are accessible", async () => {
  await show(phone, "/");
  const bar = phone.getByRole("navigation", { name: "快速選單" });
  await bar.getByRole("button", { name: "新增" }).tap();
  await phone.getByRole("menuitem", { name: "新訂單" }).waitFor();
  await expectFitsPhone(phone);
  await expectAccessible(phone);
  await phone.keyboard.press("Escape");
  await bar.getByRole("button", { name: "更多" }).tap();
  await phone.getByRole("dialog", { name: "主選單" }).getByRole("link", { name: "商品類別" }).waitFor();
  await expectFitsPhone(phone);
  await show(phone, "/product-order");
  await phone
    .getByRole("button", { name: /^更多操作/ })
    .first()
    .tap();
  await phone.getByRole("menuitem").first().waitFor();
  await expectFitsPhone(phone);
  await show(phone, "/reports?print=closing&day=2031-05-06");
  await phone.getByRole("button", { name: "開啟月曆" }).first().tap();
  await phone.getByRole("dialog", { name: "月曆" }).waitFor();
  await expectFitsPhone(phone);
});

it("the sign-in page and the screens of role 3 are accessible and fit a phone", async () => {
  const visitor = await shop.open({ width: 390, touch: true, signedIn: false });
  await visitor.goto(shop.origin);
  await visitor.getByRole("button", { name: "登入" }).waitFor();
  await expectFitsPhone(visitor);
  await expectAccessible(visitor);
  await visitor.context().close();
  const staff = await shop.open({ as: "staff" });
  const staffPhone = await shop.open({ width: 390, touch: true, as: "staff" });
  for (const address of [
    "/",
    "/employer?staff=2",
    "/employer?staff=2&tab=shift",
    "/employer-shift",
    "/appointment",
    "/appointmentlog",
  ]) {
    await show(staff, address);
    await expectAccessible(staff);
    await show(staffPhone, address);
    await expectFitsPhone(staffPhone);
  }
  await staff.context().close();
  await staffPhone.context().close();
});

it("leaves room beside the texts of actions, which would be square otherwise", async () => {
  await show(phone, "/");
  const actions = phone.locator("[data-actions] .fui-Button").filter({ hasText: /^確認$|^婉拒$|^修改庫存$/ });
  await actions.first().waitFor();
  const sizes = await actions.evaluateAll((all) =>
    all.map((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const [outer, inner] = [button.getBoundingClientRect(), text.getBoundingClientRect()];
      return { width: outer.width, beside: Math.round(inner.left - outer.left) };
    }),
  );
  for (const { width, beside } of sizes) {
    expect(width).toBeGreaterThanOrEqual(80);
    expect(beside).toBeGreaterThanOrEqual(16);
  }
});

it("the page behind a panel is not scrolled, even if it becomes longer than the window afterwards", async () => {
  const scrollbarWidth = () =>
    desktop.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  await desktop.setViewportSize({ width: 1280, height: 6000 });
  await desktop.goto(`${shop.origin}/employer?staff=2`);
  await desktop.getByRole("dialog").waitFor();
  await desktop.locator("main").getByText("蘇以安").first().waitFor();
  expect(await scrollbarWidth()).toBe(0);
  await desktop.setViewportSize({ width: 1280, height: 300 });
  await expect.poll(() => desktop.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(300);
  expect(await scrollbarWidth()).toBe(0);
  await desktop.getByRole("dialog").getByRole("button", { name: "關閉" }).click();
  await desktop.getByRole("dialog").waitFor({ state: "detached" });
  expect(await scrollbarWidth()).toBeGreaterThan(0);
  await desktop.setViewportSize({ width: 1280, height: 800 });
});

// Needs a browser for: lost chunks, offline
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const heading = (name: string) => (page: Page) => page.getByRole("heading", { level: 1, name });
const day = (page: Page) => page.getByRole("button", { name: /2031年5月6日/ }).first();
const CALENDAR = "/appointmentlog?view=month&day=2031-05-06";

/** The parts of the console with chunks of their own: address, chunk, and what the part shows. */
const PARTS: readonly [name: string, address: string, chunk: string, shown: (page: Page) => Locator][] = [
  ["a screen", "/failed-jobs", "FailedJobsPage", heading("失敗的工作")],
  ["the calendar", CALENDAR, "controls", day],
  ["a panel", "/product-order?order=1", "OpenOrder", (page) => page.getByRole("dialog", { name: "訂單 #1" })],
  ["a form", "/add-sub-list?add=new", "NewDiscount", (page) => page.getByRole("textbox").first()],
  ["the product grid", "/product?grid=open", "ProductGridPage", heading("批次編輯")],
  [
    "printed sheets",
    "/product-order?print=pick&orders=1",
    "OrderPrintPage",
    (page) => page.getByText(/^揀貨單：/),
  ],
];

const retryOf = (page: Page) => page.getByRole("alert").getByRole("button", { name: "再試一次" });

/** Opens a window that knows the user's preferences; when they arrive later, the screen loads again by itself. */
async function openVisited(): Promise<Page> {
  const page = await shop.open({ failingRequests: true });
  await page.goto(shop.origin);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  return page;
}

it.each(PARTS)("%s that could not be loaded is loaded by the retry", async (_name, address, chunk, shown) => {
  const page = await openVisited();
  const files = `**/${chunk}-*.js`;
  await page.route(files, (route) => route.abort());
  await page.goto(shop.origin + address);
  await retryOf(page).waitFor();
  await page.unroute(files);
  await retryOf(page).click();
  await shown(page).first().waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.context().close();
});

it("the calendar is loaded again with its style sheet", async () => {
  const page = await openVisited();
  await page.route("**/controls-*.css", (route) => route.abort());
  await page.goto(shop.origin + CALENDAR);
  await retryOf(page).waitFor();
  await page.unroute("**/controls-*.css");
  await retryOf(page).click();
  await day(page).waitFor();
  const calendar = page.locator(".ec").first();
  const color = () => calendar.evaluate((one) => getComputedStyle(one).getPropertyValue("--ec-color-400"));
  await expect.poll(color).not.toBe("");
  await page.context().close();
});

it("a chunk that is lost on a slow device is requested once, and the page is not loaded again", async () => {
  const page = await openVisited();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  // Each failure that is shown looks whether the server still has the entry script.
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document" || request.method() === "HEAD") requests.push(request.method());
  });
  await page.route("**/controls-*.css", (route) => route.abort());
  await page.goto(shop.origin + CALENDAR);
  await retryOf(page).waitFor();
  await page.unroute("**/controls-*.css");
  await retryOf(page).click();
  await day(page).waitFor();
  expect(requests).toEqual(["GET", "HEAD"]);
  await page.context().close();
});

it("the login that could not be loaded is loaded by the retry", async () => {
  const page = await shop.open({ signedIn: false, failingRequests: true });
  await page.route("**/frame-*.js", (route) => route.abort());
  await page.goto(shop.origin);
  await retryOf(page).waitFor();
  await page.unroute("**/frame-*.js");
  await retryOf(page).click();
  await page.getByRole("textbox", { name: "密碼" }).waitFor();
  await page.context().close();
});

it.each([
  ["a part", "controls", CALENDAR, day],
  ["a screen", "FailedJobsPage", "/failed-jobs", heading("失敗的工作")],
] as const)(
  "%s whose chunk a release has removed is loaded with the new release, once",
  async (_what, chunk, address, shown) => {
    const page = await openVisited();
    let documents = 0;
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents += 1;
    });
    let isOld = true;
    await page.route("**/*.js", async (route) => {
      const isGone = route.request().url().includes(`/${chunk}-`) || route.request().method() === "HEAD";
      return isOld && isGone ? route.fulfill({ status: 404 }) : route.fallback();
    });
    await page.goto(shop.origin + address);
    await expect.poll(() => documents).toBe(2);
    await retryOf(page).waitFor();
    isOld = false;
    await retryOf(page).click();
    await shown(page).waitFor();
    expect(documents).toBe(2);
    await page.context().close();
  },
);

it("a screen that is asked for offline leaves the one before it, and opens when the connection is back", async () => {
  const page = await openVisited();
  const home = await page.getByRole("heading", { level: 1 }).first().textContent();
  const menu = page.getByRole("navigation", { name: "主選單" });
  await page.context().setOffline(true);
  await menu.getByRole("link", { name: "報表", exact: true }).click();
  // A part of the screen may have been loading, and then says so, too.
  await page.getByRole("main").getByRole("alert").filter({ hasText: "無法連線" }).first().waitFor();
  expect(await page.getByRole("heading", { level: 1 }).first().textContent()).toBe(home);
  await retryOf(page).first().click();
  await retryOf(page).first().waitFor();
  expect(await menu.isVisible()).toBe(true);
  await page.context().setOffline(false);
  await heading("報表")(page).waitFor();
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  await page.context().close();
});

// Needs a browser for: layout, focus order, offline
import type { Route } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

/** Delays the response about the opened order. */
async function delayTheOrder(milliseconds: number): Promise<void> {
  await shop.page.unroute("**/graphql");
  await shop.page.route("**/graphql", async (route: Route) => {
    if (/"number":1\b/.test(route.request().postData() ?? ""))
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // The next test continues the requests that this one still delays.
    await route.continue().catch(() => {});
  });
}

const panel = () => shop.page.getByRole("dialog", { name: "訂單 #1" });

// Tabster hides the page outside of a modal 250 ms after it opens; responses around that moment must hide
// nothing else.
it.each([0, 200, 225, 250, 275, 300, 400])(
  "an order that loads in %d ms is visible to screen readers",
  async (ms) => {
    await delayTheOrder(ms);
    await shop.page.goto(`${shop.origin}/product-order?order=1`);
    await panel().waitFor();
    // Waits until Tabster has hidden the rest of the page.
    await shop.page.getByRole("table", { includeHidden: true }).waitFor();
    await expect.poll(() => shop.page.getByRole("table").count()).toBe(0);
    expect(await panel().count()).toBe(1);
  },
);

it("a loading order shows its status, and Escape cancels it", async () => {
  await delayTheOrder(60_000);
  await shop.page.goto(`${shop.origin}/product-order?order=1`);
  await shop.page.getByRole("status").getByText("載入中").waitFor();
  await expectAccessible(shop.page);
  await shop.page.keyboard.press("Escape");
  await shop.page.getByRole("status").getByText("載入中").waitFor({ state: "detached" });
  expect(new URL(shop.page.url()).search).toBe("");
  await shop.page.unrouteAll({ behavior: "ignoreErrors" });
});

it.each([1280, 390])("a panel shows its frame while its code is loading, %d px wide", async (width) => {
  const page = await shop.open({ width });
  await page.route("**/OpenOrder-*.js", () => {});
  await page.goto(`${shop.origin}/product-order?order=1`);
  await page.getByText("載入中").waitFor();
  await expectAccessible(page);
  const frame = page.getByRole("button", { name: "關閉" });
  const box = await frame.boundingBox();
  expect(box?.x).toBeGreaterThan(width - 80);
  if (process.env.SHOTS) await page.screenshot({ path: `/tmp/wc/slow-${width}.png` });
  await frame.click();
  await page.getByText("載入中").waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
  await page.context().close();
});

// Tabster is disposed with its last user and loses what it has hidden, so a later panel could be hidden too.
it("TabsterKeepAlive is loaded before any user interaction", async () => {
  await shop.page.goto(shop.origin);
  await expect
    .poll(() =>
      shop.page.evaluate(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("/TabsterKeepAlive-")),
      ),
    )
    .toBe(true);
});

it("says that a screen is out of date when refetching it fails, and catches up", async () => {
  const page = await shop.open({ failingRequests: true });
  await page.goto(`${shop.origin}/settings/closures`);
  const isRead = (route: Route) => route.request().postDataJSON()?.variables?.input === undefined;
  await page.getByRole("main").getByRole("button", { name: "新增", disabled: false }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("第一天").fill("2031-02-03");
  await dialog.getByLabel("最後一天").fill("2031-02-03");
  await page.route("**/graphql", (route) => (isRead(route) ? route.abort() : route.continue()));
  await dialog.getByRole("button", { name: "儲存" }).click();
  const bar = page.getByRole("status").filter({ hasText: "不是最新" });
  await bar.getByRole("button", { name: "重新載入" }).waitFor();
  await page.unroute("**/graphql");
  await bar.getByRole("button", { name: "重新載入" }).click();
  await bar.waitFor({ state: "detached" });
  await page.context().close();
});

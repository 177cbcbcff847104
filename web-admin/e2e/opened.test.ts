import type { Route } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

/** Lets the answer about the opened order wait. */
async function delayTheOrder(milliseconds: number): Promise<void> {
  await shop.page.unroute("**/graphql");
  await shop.page.route("**/graphql", async (route: Route) => {
    if (/"number":1\b/.test(route.request().postData() ?? ""))
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

const panel = () => shop.page.getByRole("dialog", { name: "訂單 #1" });

// Tabster hides what is outside of a modal 250 ms after that opened: answers around that moment must hide nothing.
it.each([0, 200, 225, 250, 275, 300, 400])(
  "an order that takes %d ms is there for a screen reader",
  async (ms) => {
    await delayTheOrder(ms);
    await shop.page.goto(`${shop.origin}/product-order?order=1`);
    await panel().waitFor();
    // Until Tabster has hidden the others.
    await shop.page.getByRole("table", { includeHidden: true }).waitFor();
    await expect.poll(() => shop.page.getByRole("table").count()).toBe(0);
    expect(await panel().count()).toBe(1);
  },
);

it("what is on its way says so, and Escape lets it be", async () => {
  await delayTheOrder(60_000);
  await shop.page.goto(`${shop.origin}/product-order?order=1`);
  await shop.page.getByRole("status").getByText("載入中").waitFor();
  await expectAccessible(shop.page);
  await shop.page.keyboard.press("Escape");
  await shop.page.getByRole("status").getByText("載入中").waitFor({ state: "detached" });
  expect(new URL(shop.page.url()).search).toBe("");
  await shop.page.unrouteAll({ behavior: "ignoreErrors" });
});

// It forgets what it has hidden when nobody uses it any more: a dialog may be the last one that does, while all else waits.
it("Tabster is in use for as long as the console is open", async () => {
  const page = await shop.open({ signedIn: false });
  await page.goto(shop.origin);
  await page.getByLabel("帳號").waitFor();
  expect(await page.evaluate(() => "__tabsterInstance" in window)).toBe(true);
  await page.close();
});

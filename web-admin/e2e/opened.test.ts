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

// It ends with its last user and forgets what it has hidden: what loads last may be hidden with all of them for a moment.
it("Tabster has a user that always stays, before anybody touches anything", async () => {
  await shop.page.goto(shop.origin);
  await expect
    .poll(() =>
      shop.page.evaluate(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("/TabsterKeepAlive-")),
      ),
    )
    .toBe(true);
});

// Needs a browser for: journey
import { afterAll, beforeAll, expect, it } from "vitest";
import { countClicks, maxClicks } from "./clicks.ts";
import { type Console, openConsole } from "./console.ts";

/** The task of docs/clicks.md whose number this test counts. */
let shop: Console;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
});
afterAll(() => shop?.close());

it("opens each screen of the side bar with 1 click", async () => {
  const page = await shop.open({ width: 1280 });
  const clicks = await countClicks(page);
  await page.goto(shop.origin);
  const links = page.getByRole("navigation", { name: "主選單" }).getByRole("link");
  await links.first().waitFor();
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(names.length).toBeGreaterThan(10);
  clicks.restart();
  for (const href of names) {
    const link = page.getByRole("navigation", { name: "主選單" }).locator(`a[href="${href}"]`);
    await link.click();
    await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
  }
  expect(clicks.count()).toBe(names.length * maxClicks("open any screen"));
  await page.context().close();
});

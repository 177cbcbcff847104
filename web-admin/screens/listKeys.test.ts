import { afterAll, beforeAll, expect, it } from "vitest";
import { waitUntil } from "../../testing/screens/locator.ts";
import type { Page } from "../../testing/screens/page.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  await shop.openScreen("/");
});
afterAll(() => shop?.close());

/** Waits until the content of a screen is shown. */
async function screenShown(page: Page): Promise<void> {
  await page.getByRole("heading").first().waitFor();
  await waitUntil(
    () => (document.querySelector("[aria-busy=true], .fui-Spinner, .fui-Skeleton") === null ? true : null),
    () => `${location.href} is still loading`,
  );
}

/** Presses j on a list until the second row, k back to the first, and Enter, which must leave the list's address. */
async function openByKeys(address: string, width: number): Promise<void> {
  const { page } = shop;
  await page.setViewportSize({ width });
  await page.goto(address);
  await screenShown(page);
  const rows = page.locator("main tbody tr, main li[data-row]");
  await rows.nth(1).waitFor();
  const focusedRow = () =>
    rows.evaluateAll((all) => all.findIndex((row) => row.contains(document.activeElement)));
  for (const [key, row] of [
    ["j", 0],
    ["j", 1],
    ["k", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focusedRow).toBe(row);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname + url.search !== address);
  await page
    .getByRole("dialog")
    .or(page.getByRole("heading", { level: 1 }))
    .first()
    .waitFor();
}

const LISTS = [
  "/product-order",
  "/product",
  "/product-type",
  "/add-sub-list",
  "/line-user",
  "/employer",
  "/shift",
  "/service",
  "/appointment",
];

it.each(LISTS)("keys move through the rows and open one: %s", async (address) => {
  await openByKeys(address, 1280);
});

it.each(["/product-order", "/line-user"])("keys move through the cards and open one: %s", async (address) => {
  await openByKeys(address, 700);
});

it.each([...LISTS, "/image-registry", "/api-tokens", "/webhooks", "/settings/closures", "/appointmentlog"])(
  "n adds a record: %s",
  async (address) => {
    const { page } = shop;
    await page.setViewportSize({ width: 1280 });
    await page.goto(address);
    await screenShown(page);
    await page.keyboard.press("n");
    await page
      .getByRole("dialog")
      .or(page.getByRole("heading", { level: 1, name: "新增訂單" }))
      .first()
      .waitFor();
  },
);

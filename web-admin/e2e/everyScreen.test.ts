import type { Page } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";
import { SCREENS, screenShown } from "./screens.ts";

let shop: Console;

/** Opens an address, and waits until its content is shown. */
async function show(page: Page, address: string): Promise<void> {
  await page.goto(shop.origin + address);
  await screenShown(page);
}

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
});
afterAll(() => shop?.close());

it.each(Object.values(SCREENS).flat())("is accessible, on a phone too: %s", async (address) => {
  const { page } = shop;
  await page.setViewportSize({ width: 1280, height: 900 });
  await show(page, address);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

it("is accessible to staff of role 3 on their screens", async () => {
  const page = await shop.open({ as: "staff" });
  for (const address of [
    "/",
    "/employer?staff=2&tab=shift",
    "/employer-shift",
    "/appointment",
    "/appointmentlog",
  ]) {
    await show(page, address);
    await expectAccessible(page);
  }
  await page.context().close();
});

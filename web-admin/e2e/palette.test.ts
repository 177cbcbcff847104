// Needs a browser for: focus order
import type { Page } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { type Console, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
});
afterAll(() => shop?.close());

const search = (page: Page) => page.getByRole("combobox", { name: "搜尋與指令" });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

async function openPalette(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await search(page).waitFor();
}

it("opens 日程表, which the navigation does not list", async () => {
  const { page } = shop;
  await page.goto(`${shop.origin}/service`);
  await page.getByRole("table").waitFor();
  await openPalette(page, "Control+k");
  await search(page).fill("日程表");
  await option(page, "日程表").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(`${shop.origin}/appointmentlog/timetable`);
});

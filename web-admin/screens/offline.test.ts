import { afterAll, beforeAll, expect, it } from "vitest";
import { network } from "../../testing/screens/network.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
});
afterAll(() => shop?.close());

const menu = () => shop.page.getByRole("navigation", { name: "主選單" });
const failure = () => shop.page.getByRole("main").getByRole("alert").filter({ hasText: "無法連線" });

/** The screens by their entries in the menu, and what they show once they are loaded. */
const SCREENS = [
  ["報表", "重點數字"],
  ["訂單", "訂單列表"],
  ["預約行事曆", "預約行事曆"],
  ["商店設定", "商店"],
] as const;

it.each(SCREENS)("offline, %s leaves the frame, and is loaded when the connection is back", async (entry) => {
  network.setOffline(false);
  const page = await shop.openScreen("/");
  await menu().getByRole("link", { name: entry, exact: true }).waitFor();
  network.setOffline(true);
  await menu().getByRole("link", { name: entry, exact: true }).click();
  await failure().first().waitFor();
  expect(await menu().isVisible()).toBe(true);
  // Every query starts again, also that of the frame.
  await failure().getByRole("button", { name: "再試一次" }).first().click();
  await failure().first().waitFor();
  expect(await menu().isVisible()).toBe(true);
  network.setOffline(false);
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  expect(await menu().isVisible()).toBe(true);
});

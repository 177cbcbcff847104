// Needs a browser for: sessions and cookies
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

it("switches to Thai, keeps the input, and remembers the choice", async () => {
  const page = await shop.open({ signedIn: false });
  await page.goto(shop.origin);
  await page.getByRole("textbox", { name: "帳號" }).fill("somchai");
  await page.getByRole("button", { name: "語言: 繁體中文" }).click();
  await page.getByRole("menuitemradio", { name: "ไทย" }).click();
  await page.getByRole("button", { name: "เข้าสู่ระบบ" }).waitFor();
  expect(await page.getByRole("textbox", { name: "ชื่อผู้ใช้" }).inputValue()).toBe("somchai");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("th-TH");
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "ภาษา: ไทย" }).waitFor();
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/(zhHant|en|ja|th)-[^/]+\.js$/.exec(name)?.[1] ?? []),
  );
  expect(loaded).toEqual(["th"]);
  await page.context().close();
});

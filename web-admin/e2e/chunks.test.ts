// Needs a browser for: lost chunks
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
});
afterAll(() => shop?.close());

const text = (page: Page) => page.getByRole("textbox", { name: "訊息內容" });

/** Opens a page with a form in a window whose chunks of the question wait for the answer, and goes back from it. */
async function leaveEarly(answer: Promise<"abort" | "continue">): Promise<Page> {
  const page = await shop.open({ failingRequests: true });
  await page.route(/\/Leave(Guard|Dialog)-[^/]*\.js$/, async (route) => route[await answer]());
  await page.goto(shop.origin);
  const menu = page.getByRole("navigation", { name: "主選單" });
  await menu.getByRole("link", { name: "群發訊息", exact: true }).click();
  await text(page).fill("新茶到貨");
  await page.evaluate(() => history.back());
  return page;
}

it("keeps the input when the page is left before the question is loaded", async () => {
  const answer = Promise.withResolvers<"continue">();
  const page = await leaveEarly(answer.promise);
  answer.resolve("continue");
  const question = page.getByRole("alertdialog", { name: "尚未儲存" });
  await question.getByRole("button", { name: "繼續編輯" }).click();
  await question.waitFor({ state: "detached" });
  expect(await text(page).inputValue()).toBe("新茶到貨");
  await page.context().close();
});

it("asks in the browser's dialog when the question cannot be loaded", async () => {
  const page = await leaveEarly(Promise.resolve("abort"));
  const asked = await page.waitForEvent("dialog");
  expect(asked.type()).toBe("confirm");
  await asked.dismiss();
  expect(await text(page).inputValue()).toBe("新茶到貨");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.evaluate(() => history.back());
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await page.context().close();
});

it("performs the last key that was pressed before its module was loaded", async () => {
  const page = await shop.open();
  const held = Promise.withResolvers<void>();
  await page.route("**/Shortcuts-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${shop.origin}/service?search=n`);
  await page.getByRole("table").waitFor();
  await page.keyboard.press("k");
  await page.keyboard.press("?");
  held.resolve();
  await page.getByRole("dialog", { name: "鍵盤快捷鍵" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest("tr"))).toBeNull();
  await page.context().close();
});

it("performs no key that was typed into a field before the module was loaded", async () => {
  const page = await shop.open();
  const held = Promise.withResolvers<void>();
  const loaded = page.waitForResponse(/\/Shortcuts-[^/]*\.js$/);
  await page.route("**/Shortcuts-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${shop.origin}/product`);
  await page.getByRole("table").waitFor();
  const field = page.getByRole("textbox", { name: "名稱" });
  await field.pressSequentially("n?");
  held.resolve();
  await loaded;
  await page.keyboard.press("End");
  expect(await field.inputValue()).toBe("n?");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.context().close();
});

it("loads only the catalog of the remembered language", async () => {
  const page = await shop.open({ signedIn: false });
  await page.context().addCookies([{ name: "language", value: "th", url: shop.origin }]);
  await page.goto(shop.origin);
  await page.getByRole("button", { name: "ภาษา: ไทย" }).waitFor();
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/(zhHant|en|ja|th)-[^/]+\.js$/.exec(name)?.[1] ?? []),
  );
  expect(loaded).toEqual(["th"]);
  await page.context().close();
});

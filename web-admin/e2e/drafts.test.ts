// Needs a browser for: two windows
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  shop.page.setDefaultTimeout(20_000);
});
afterAll(() => shop?.close());

const openOther = (): Promise<Page> => shop.page.context().newPage();

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "的草稿" });

it("offers the draft of a broadcast in another window, with its audience", async () => {
  const { page } = shop;
  await page.goto(`${shop.origin}/broadcast`);
  const text = (window: Page) => window.getByRole("textbox", { name: "訊息內容" });
  await text(page).fill("新茶到貨");
  await page.getByLabel("發送對象", { exact: true }).selectOption({ label: "指定的顧客" });
  await page
    .getByRole("combobox", { name: /搜尋更多/ })
    .last()
    .fill("Grace");
  await page.getByRole("option", { name: "Grace Lim" }).click();
  const other = await openOther();
  await other.goto(`${shop.origin}/broadcast`);
  expect(await text(other).inputValue()).toBe("");
  await notice(other).getByRole("button", { name: "還原" }).click();
  expect(await text(other).inputValue()).toBe("新茶到貨");
  await other.getByRole("button", { name: "Grace Lim", pressed: true }).waitFor();
  await expectAccessible(other);
  await other.close();
});

it("forgets a discarded draft", async () => {
  const other = await openOther();
  await other.goto(`${shop.origin}/broadcast`);
  await notice(other).getByRole("button", { name: "捨棄" }).click();
  await other.reload();
  await other.getByRole("textbox", { name: "訊息內容" }).waitFor();
  expect(await notice(other).count()).toBe(0);
  await other.close();
});

it("offers a new order again, with its products", async () => {
  const { page } = shop;
  const buyer = (window: Page) => window.getByLabel("訂購人", { exact: true });
  await page.goto(`${shop.origin}/product-order/add`);
  await buyer(page).fill("王太太");
  await page.getByRole("button", { name: "下一步" }).click();
  await page.getByRole("button", { name: "選擇商品" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^選擇「/ })
    .first()
    .click();
  await page.getByRole("button", { name: "完成選擇" }).click();
  await page.goBack();
  await expect.poll(() => buyer(page).inputValue()).toBe("王太太");
  await page.goForward();
  await page.getByRole("list", { name: "已選商品" }).waitFor();
  const other = await openOther();
  await other.goto(`${shop.origin}/product-order/add`);
  await notice(other).getByRole("button", { name: "還原" }).click();
  await expect.poll(() => buyer(other).inputValue()).toBe("王太太");
  await other.getByRole("button", { name: "下一步" }).click();
  await other.getByRole("list", { name: "已選商品" }).waitFor();
  await other.close();
});

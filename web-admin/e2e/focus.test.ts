// Needs a browser for: focus order
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, hasText, openConsole } from "./console.ts";
import { newOrder } from "./newOrder.ts";

/** The place of the focus after its element is gone, and the key that moves it to the toasts. */
let shop: Console;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
});
afterAll(() => shop?.close());

/** Waits until an element or an element inside it has the focus. */
async function isFocused(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((node) => node.contains(document.activeElement))).toBe(true);
}

/** Returns the id of the element with the focus, or the name of its tag. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element === null ? null : element.id || element.tagName;
  });

it("is on the screen after the login", async () => {
  const page = await shop.open({ signedIn: false });
  await page.goto(`${shop.origin}/product`);
  await page.getByLabel("帳號").fill("admin");
  await page.getByLabel("密碼", { exact: true }).fill("an admin of the demo");
  await page.keyboard.press("Enter");
  await page.getByRole("table", { name: "商品列表" }).waitFor();
  await expect.poll(() => focused(page)).toBe("main");
  await page.context().close();
});

it("is on the list after an order that the palette opened", async () => {
  const page = await shop.open();
  const { number } = await newOrder(shop.admin, { buyerName: "面板訂購人" });
  await page.goto(shop.origin);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Control+k");
  const search = page.getByRole("combobox", { name: "搜尋與指令" });
  await search.fill(`#${number}`);
  await page.getByRole("option", { name: "面板訂購人" }).waitFor();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: `訂單 #${number}` });
  await isFocused(panel);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await isFocused(page.locator("#main"));
  await page.context().close();
});

it("stays in the list after the deletion of a row, and of the selected ones", async () => {
  const { page } = shop;
  const names = ["焦點甲", "焦點乙", "焦點丙", "焦點丁"];
  const { code } = await shop.admin.graphql(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    { input: { products: names.map((name) => ({ details: { name, price: "100" } })) } },
  );
  expect(code).toBeNull();
  await page.goto(`${shop.origin}/product?name=${encodeURIComponent("焦點")}`);
  const row = page.getByText("焦點甲", { exact: true }).first();
  await row.waitFor();
  const more = page.getByRole("button", { name: /焦點甲.*更多|更多.*焦點甲/ });
  await more.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "刪除「焦點甲」" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).press("Enter");
  await row.waitFor({ state: "detached" });
  await isFocused(page.getByRole("table").locator(".."));
  await page.getByRole("checkbox", { name: "選取 焦點乙" }).check();
  await page.getByRole("button", { name: "刪除所選（1）" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).press("Enter");
  await page.getByText("焦點乙", { exact: true }).first().waitFor({ state: "detached" });
  await isFocused(page.getByRole("button", { name: /^刪除所選/ }));
});

it("stays on the screen after the deletion of the only discount of a filter", async () => {
  const { page } = shop;
  const name = "焦點折扣";
  const { code } = await shop.admin.graphql(
    "mutation ($input: CreateDiscountsInput!) { createDiscounts(input: $input) { id } }",
    { input: { discounts: [{ name, kind: "PER_PRODUCT", audience: "PRODUCT", multiplier: "0.9" }] } },
  );
  expect(code).toBeNull();
  await page.goto(`${shop.origin}/add-sub-list?name=${encodeURIComponent(name)}`);
  const row = page.getByText(name, { exact: true }).first();
  await row.waitFor();
  await page.getByRole("button", { name: `刪除「${name}」` }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).press("Enter");
  await row.waitFor({ state: "detached" });
  await isFocused(page.locator("#main"));
});

it("returns to the menu of views after the deletion of a view", async () => {
  const { page } = shop;
  await page.goto(`${shop.origin}/product-order?state=WAITING`);
  const views = page.getByRole("button", { name: "已存檢視" });
  await views.press("Enter");
  await page.getByRole("menuitem", { name: "儲存目前的檢視…" }).press("Enter");
  const form = page.getByRole("dialog", { name: "儲存檢視" });
  await form.getByLabel("檢視名稱").fill("焦點");
  await form.getByLabel("檢視名稱").press("Enter");
  await form.waitFor({ state: "detached" });
  await isFocused(views);
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "刪除「焦點」" }).press("Enter");
  await isFocused(views);
});

it("moves to the toasts by F8 out of an open panel, and returns to it", async () => {
  const page = await shop.open();
  const order = await newOrder(shop.admin, { buyerName: "阿春" });
  await page.goto(`${shop.origin}/product-order?order=${order.number}`);
  const panel = page.getByRole("dialog", { name: `訂單 #${order.number}` });
  const state = panel.getByLabel("付款狀態");
  await state.selectOption("PAID");
  await panel.getByRole("button", { name: "記錄收款" }).focus();
  const toast = page.getByRole("list", { name: "通知" }).getByRole("listitem");
  await toast.waitFor();
  await page.keyboard.press("F8");
  await isFocused(toast);
  await page.keyboard.press("Tab");
  await isFocused(toast.getByRole("button", { name: "復原", exact: true }));
  await page.keyboard.press("Enter");
  await hasText(page, "已復原");
  await isFocused(panel);
  await expect.poll(() => state.textContent()).toBe("未付款");
  await page.keyboard.press("F8");
  await isFocused(toast.last());
  await page.keyboard.press("Escape");
  await toast.first().waitFor({ state: "detached" });
  await isFocused(panel);
  await page.context().close();
});

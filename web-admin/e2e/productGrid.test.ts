import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
  for (const name of ["甲", "乙", "丙"]) {
    const { code } = await shop.admin.graphql(
      "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
      { input: { products: [{ details: { name: `試格子${name}`, price: "100", stock: "5" } }] } },
    );
    expect(code).toBeNull();
  }
});
afterAll(() => shop?.close());

const grid = (page: Page) => page.getByRole("table", { name: "批次編輯" });
const cell = (page: Page, place: string) => grid(page).locator(`[data-cell="${place}"]`);
const save = (page: Page) => page.getByRole("button", { name: /^儲存 \d+ 項變更$/ });

async function goTo(page: Page, name: string): Promise<void> {
  await page.goto(`${shop.origin}/product?name=${encodeURIComponent(name)}&grid=open`);
  await page.getByRole("heading", { level: 1, name: "批次編輯" }).waitFor();
}

/** Pastes a range of a spreadsheet into a cell. */
async function paste(page: Page, place: string, text: string): Promise<void> {
  await cell(page, place).focus();
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

it("says when the filter of the list matches no product", async () => {
  const { page } = shop;
  await goTo(page, "沒有這項");
  await page.getByText("沒有符合的商品").waitFor();
  expect(await grid(page).count()).toBe(0);
  await expectAccessible(page);
});

it("says why a cell cannot be saved, and shows the pasted text of one", async () => {
  const { page } = shop;
  await goTo(page, "試格子");
  await paste(page, "0 price", "1,200\t-3\t下架了\t沒有這類\n");
  await cell(page, "0 price").and(page.locator("[aria-invalid=false]")).waitFor();
  const described = async (column: string) =>
    cell(page, `0 ${column}`).evaluate(
      (element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent,
    );
  expect(await described("stock")).toBe("請輸入 0 以上的數字，最多 5 位小數。");
  expect(await described("state")).toBe("沒有這個狀態。");
  expect(await described("types")).toBe("有找不到的類別；請用逗號分隔類別名稱。");
  const state = cell(page, "0 state");
  expect(await state.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe("下架了");
  await page.getByText("請先修正標示為紅色的儲存格。").waitFor();
  expect(await save(page).isDisabled()).toBe(true);
  await expectAccessible(page);
  await cell(page, "0 stock").fill("3");
  await state.selectOption({ label: "暫停販售" });
  await cell(page, "0 types").fill("");
  expect(await save(page).isEnabled()).toBe(true);
});

it("says how many pasted rows are below the table", async () => {
  const { page } = shop;
  await goTo(page, "試格子");
  await paste(page, "1 price", "1\n2\n3\n4\n");
  await page.getByRole("status").getByText("貼上的最後 2 列超出表格，沒有填入。").waitFor();
  await paste(page, "1 price", "1\n2\n");
  await page.getByText("超出表格").waitFor({ state: "detached" });
});

it("keeps the names and the button that saves in sight on a phone", async () => {
  const page = await shop.open({ width: 390 });
  await goTo(page, "試格子");
  await cell(page, "0 stock").fill("9");
  await cell(page, "0 types").scrollIntoViewIfNeeded();
  const frame = await grid(page).locator("xpath=..").boundingBox();
  const name = await cell(page, "0 name").boundingBox();
  expect(Math.round((name?.x ?? 0) - (frame?.x ?? 0))).toBeLessThanOrEqual(1);
  await save(page).click();
  await page.getByRole("list", { name: "通知" }).getByText("已更新 1 項商品").waitFor();
  await save(page).waitFor({ state: "detached" });
  await page.context().close();
});

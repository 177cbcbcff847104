import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compose, endComposition, pressComposed } from "../../testing/screens/inputMethod.ts";
import type { Locator } from "../../testing/screens/locator.ts";
import { network } from "../../testing/screens/network.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  await shop.openScreen("/");
});
afterAll(() => shop?.close());

/** Presses a key during a composition and, as Safari reports it, after its end. */
async function pressWhileComposing(field: Locator, key: string): Promise<void> {
  await compose(field, "ㄨㄨㄌㄨㄥˊ");
  await pressComposed(field, key, true);
  await endComposition(field, "烏龍");
  await pressComposed(field, key, false);
}

const question = () => shop.page.getByRole("alertdialog", { name: "尚未儲存" });

describe("a key that an input method takes", () => {
  it("opens nothing in the palette", async () => {
    const { page } = shop;
    await page.goto("/service");
    await page.getByRole("table").waitFor();
    await page.keyboard.press("Control+k");
    const search = page.getByRole("combobox", { name: "搜尋與指令" });
    await pressWhileComposing(search, "Enter");
    await page.getByRole("option", { name: /烏龍/ }).first().waitFor();
    await pressWhileComposing(search, "ArrowDown");
    expect(await page.getByRole("option").first().getAttribute("aria-selected")).toBe("true");
    expect(page.url()).toMatch(/\/service$/);
    await pressWhileComposing(search, "Escape");
    expect(await search.count()).toBe(1);
    await page.keyboard.press("Escape");
    await search.waitFor({ state: "detached" });
  });

  it("neither asks to discard a form nor closes its dialog", async () => {
    const { page } = shop;
    await page.goto("/product-type");
    await page.getByRole("button", { name: "新增", exact: true }).click();
    const field = page.getByRole("dialog").getByLabel(/^名稱/);
    await pressWhileComposing(field, "Escape");
    expect(await question().count()).toBe(0);
    expect(await field.inputValue()).toBe("烏龍");
    await page.keyboard.press("Escape");
    await question().getByRole("button", { name: "捨棄" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  it("does not leave a cell of the grid", async () => {
    const { page } = shop;
    await page.goto("/product");
    await page.getByRole("button", { name: "批次編輯" }).click();
    const cell = page.getByRole("table", { name: "批次編輯" }).locator('[data-cell="0 name"]');
    await pressWhileComposing(cell, "Enter");
    expect(document.activeElement).toBe(await cell.element());
    await cell.press("Enter");
    expect(document.activeElement).not.toBe(await cell.element());
  });
});

describe("a filter", () => {
  it("waits for the end of a composition", async () => {
    const { page } = shop;
    await page.goto("/product");
    await page.getByRole("table", { name: "商品列表" }).waitFor();
    const field = page.getByRole("main").getByLabel("名稱", { exact: true });
    const searched = () => new URL(page.url()).searchParams.get("name");
    page.clock.install();
    try {
      await compose(field, "ㄨㄨ");
      await page.clock.fastForward(5000);
      expect(searched()).toBeNull();
      await pressComposed(field, "Enter", true);
      expect(searched()).toBeNull();
      await endComposition(field, "烏");
      await page.clock.fastForward(1000);
      await expect.poll(searched).toBe("烏");
      // A keyboard on the screen composes Latin words, too, and names no keys; these are texts as typed.
      await compose(field, "tea", "Unidentified");
      await page.clock.fastForward(1000);
      await expect.poll(searched).toBe("tea");
    } finally {
      page.clock.uninstall();
    }
  });

  it("of the palette sends no request for an unfinished text", async () => {
    const { page } = shop;
    await page.goto("/service");
    await page.getByRole("table").waitFor();
    await page.keyboard.press("Control+k");
    const search = page.getByRole("combobox", { name: "搜尋與指令" });
    await search.waitFor();
    const shown = await page.getByRole("option").allTextContents();
    page.clock.install();
    try {
      await compose(search, "ㄨㄨ");
      const before = network.requests.length;
      await page.clock.fastForward(5000);
      expect(network.requests.length).toBe(before);
      expect(await page.getByRole("option").allTextContents()).toEqual(shown);
    } finally {
      page.clock.uninstall();
    }
    await endComposition(search, "烏龍");
    await page.getByRole("option", { name: /烏龍/ }).first().waitFor();
  });
});

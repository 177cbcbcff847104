// Needs a browser for: layout, drag
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Console, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
});
afterAll(() => shop?.close());

const table = (page: Page) => page.getByRole("table", { name: "訂單列表" });
const header = (page: Page, name: string) => table(page).getByRole("columnheader").filter({ hasText: name });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "表格工具" }).getByRole("button", { name, exact: true });
const handle = (page: Page, name: string) => page.getByRole("separator", { name: `「${name}」的欄寬` });

async function openOrders(page: Page): Promise<void> {
  await page.goto(`${shop.origin}/product-order`);
  await table(page).waitFor();
}

const panel = (page: Page) => page.getByRole("dialog", { name: "欄位" });

async function openColumns(page: Page): Promise<void> {
  await tool(page, "欄位").click();
  await panel(page).waitFor();
}

/** Shows the columns that are hidden by default, so that the table is wider than the window. */
async function showRareColumns(page: Page): Promise<void> {
  await openColumns(page);
  const rare = panel(page).getByRole("checkbox", { checked: false });
  for (let left = await rare.count(); left > 0; left = await rare.count()) {
    await rare.first().click();
    await expect.poll(() => rare.count()).toBe(left - 1);
  }
  await page.keyboard.press("Escape");
  await header(page, "備註").waitFor();
}

async function resetColumns(page: Page): Promise<void> {
  await openColumns(page);
  await panel(page).getByRole("button", { name: "重設欄位與欄寬" }).click();
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "detached" });
}

async function widthOf(page: Page, name: string): Promise<number> {
  return (await header(page, name).boundingBox())?.width ?? 0;
}

it("the choice of columns stays inside of a low window, with its last button in view", async () => {
  for (const height of [800, 560]) {
    const page = await shop.open({ width: 1280 });
    await page.setViewportSize({ width: 1280, height });
    await openOrders(page);
    await openColumns(page);
    const reset = panel(page).getByRole("button", { name: "重設欄位與欄寬" });
    for (const one of [panel(page), reset])
      await expect
        .poll(async () => {
          const box = await one.boundingBox();
          return box !== null && box.y >= 0 && box.y + box.height <= height;
        })
        .toBe(true);
    await page.context().close();
  }
});

describe("the columns of a new user", () => {
  /** The width that a side bar of 220 px leaves of a window of 1280 px. */
  const BESIDE_SIDE_BAR = 1060;
  const COLUMNS: Readonly<Record<string, readonly string[]>> = {
    "product-order": ["下單時間", "商品", "付款狀態", "訂單狀態", "希望日期", "下一步"],
    product: ["商品代碼", "狀態"],
    "store-info": ["銀行代碼", "開始接單", "結束接單", "營業日"],
    "line-user": ["電話", "顧客折扣", "訂單"],
    "line-user?blocked=yes": ["封鎖原因", "顧客折扣", "訂單"],
    "add-sub-list": ["狀態", "使用中"],
    appointment: ["狀態", "顧客", "備註"],
    "block-list": ["封鎖原因"],
    service: ["時間長度", "價格"],
  };

  it("need no horizontal scrolling beside a side bar", async () => {
    const page = await shop.open({ width: BESIDE_SIDE_BAR });
    for (const [path, headers] of Object.entries(COLUMNS)) {
      await page.goto(`${shop.origin}/${path}`);
      const shown = page.getByRole("table").first();
      await shown.waitFor();
      for (const name of headers)
        await shown.getByRole("columnheader").filter({ hasText: name }).first().waitFor();
      expect({ path, fits: (await overflowOf(page)) <= 0 }).toEqual({ path, fits: true });
    }
    await page.context().close();
  });

  it("of the orders and the products fit, in rows of at most 48 px, in each language", async () => {
    for (const language of ["cn", "en", "jp", "th"]) {
      const page = await shop.open({ width: BESIDE_SIDE_BAR });
      await page.context().addCookies([{ name: "language", value: language, url: shop.origin }]);
      for (const path of ["product-order", "product"]) {
        await page.goto(`${shop.origin}/${path}`);
        await page.getByRole("table").first().waitFor();
        const cut = await page
          .locator("tbody td:last-child button span")
          .evaluateAll((texts) =>
            texts
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map((it) => it.textContent),
          );
        const fits = (await overflowOf(page)) <= 0;
        const tooHigh = await heightsAbove(page, 48);
        expect({ language, path, fits, tooHigh, cut }).toEqual({
          language,
          path,
          fits: true,
          tooHigh: [],
          cut: [],
        });
      }
      await page.context().close();
    }
  });
});

it("the rows of all documented columns in a wide window are at most 48 px high, in each language", async () => {
  for (const language of ["cn", "en", "jp", "th"]) {
    const page = await shop.open({ width: 1600 });
    await page.context().addCookies([{ name: "language", value: language, url: shop.origin }]);
    for (const path of ["product-order", "product"]) {
      await page.goto(`${shop.origin}/${path}`);
      await page.getByRole("table").first().waitFor();
      expect({ language, path, tooHigh: await heightsAbove(page, 48) }).toEqual({
        language,
        path,
        tooHigh: [],
      });
    }
    await page.context().close();
  }
});

/** Returns the heights of the rows that are higher than the limit, in pixels. */
async function heightsAbove(page: Page, limit: number): Promise<number[]> {
  const heights = await page
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => Math.floor(row.getBoundingClientRect().height)));
  return heights.filter((height) => height > limit);
}

/** Returns by how many pixels the table is wider than its frame. */
const overflowOf = (page: Page): Promise<number> =>
  page
    .getByRole("table")
    .first()
    .evaluate((element) => {
      const { scrollWidth, clientWidth } = element.parentElement ?? element;
      return scrollWidth - clientWidth;
    });

describe("column widths", () => {
  it("change by arrow keys from one tab stop and are reset by Enter", async () => {
    const { page } = shop;
    await openOrders(page);
    await showRareColumns(page);
    const before = await widthOf(page, "備註");
    await handle(page, "備註").focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(() => widthOf(page, "備註")).toBeCloseTo(before + 50, -1);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => widthOf(page, "備註")).toBeCloseTo(before + 40, -1);
    expect(await handle(page, "備註").getAttribute("aria-valuenow")).toBe(String(Math.round(before + 40)));
    expect(await table(page).locator("thead hr[tabindex='0']").count()).toBe(1);
    await page.reload();
    await table(page).waitFor();
    await expect.poll(() => widthOf(page, "備註")).toBeCloseTo(before + 40, -1);
    await handle(page, "備註").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => widthOf(page, "備註")).toBeCloseTo(before, -1);
    await page.keyboard.press("ArrowUp");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("title"))).toBe(
      "「訂單來源」的欄寬",
    );
    await resetColumns(page);
  });

  it("change by dragging the header's edge", async () => {
    const { page } = shop;
    await openOrders(page);
    await showRareColumns(page);
    const before = await widthOf(page, "備註");
    await handle(page, "備註").scrollIntoViewIfNeeded();
    const box = await handle(page, "備註").boundingBox();
    if (box === null) throw new Error("The handle is not visible.");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => widthOf(page, "備註")).toBeCloseTo(before - 60, -1);
    await handle(page, "備註").dblclick();
    await expect.poll(() => widthOf(page, "備註")).toBeCloseTo(before, -1);
    await resetColumns(page);
  });
});

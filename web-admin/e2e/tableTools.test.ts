import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";

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

async function openOrders(page: Page, search = ""): Promise<void> {
  await page.goto(`${shop.origin}/product-order${search}`);
  await table(page).waitFor();
}

/** Shows the columns that are hidden by default, so that the table is wider than the window. */
async function showRareColumns(page: Page): Promise<void> {
  await tool(page, "欄位").click();
  await page.getByRole("menuitemcheckbox").first().waitFor();
  const rare = page.getByRole("menuitemcheckbox", { checked: false });
  for (let left = await rare.count(); left > 0; left = await rare.count()) {
    await rare.first().click();
    await expect.poll(() => rare.count()).toBe(left - 1);
  }
  await page.keyboard.press("Escape");
  await header(page, "備註").waitFor();
}

async function resetColumns(page: Page): Promise<void> {
  await tool(page, "欄位").click();
  await page.getByRole("menuitem", { name: "重設欄位與欄寬" }).click();
}

async function widthOf(page: Page, name: string): Promise<number> {
  return (await header(page, name).boundingBox())?.width ?? 0;
}

describe("the columns of a new user at 1280 px", () => {
  it.each([
    ["product-order", ["付款狀態", "折扣", "訂單來源"]],
    ["product", ["狀態"]],
    ["store-info", ["營業日"]],
    ["line-user", ["電話", "顧客折扣", "訂單"]],
    ["add-sub-list", ["狀態", "使用中"]],
    ["appointment", ["狀態", "顧客", "備註"]],
    ["block-list", ["封鎖原因"]],
    ["service", ["時間長度", "價格"]],
  ])("of /%s need no horizontal scrolling and include %s", async (path, headers) => {
    const page = await shop.open({ width: 1280 });
    await page.goto(`${shop.origin}/${path}`);
    const shown = page.getByRole("table").first();
    await shown.waitFor();
    for (const name of headers)
      await shown.getByRole("columnheader").filter({ hasText: name }).first().waitFor();
    const room = await shown.evaluate((element) => {
      const { scrollWidth, clientWidth } = element.parentElement ?? element;
      return scrollWidth - clientWidth;
    });
    expect(room).toBeLessThanOrEqual(0);
  });
});

describe("the column chooser", () => {
  it("hides and shows columns by keyboard, remembers them, and resets them", async () => {
    const { page } = shop;
    await openOrders(page);
    await header(page, "訂單來源").waitFor();
    await tool(page, "欄位").press("Enter");
    const item = page.getByRole("menuitemcheckbox", { name: "訂單來源" });
    await item.waitFor();
    expect(await item.getAttribute("aria-checked")).toBe("true");
    // Columns that identify a row or contain its actions cannot be hidden.
    expect(await page.getByRole("menuitemcheckbox", { name: "操作" }).count()).toBe(0);
    await expectAccessible(page);
    await item.press("Enter");
    await header(page, "訂單來源").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await page.reload();
    await table(page).waitFor();
    expect(await header(page, "訂單來源").count()).toBe(0);

    await tool(page, "欄位").click();
    await page.getByRole("menuitem", { name: "重設欄位與欄寬" }).click();
    await header(page, "訂單來源").waitFor();
  });

  it("also chooses the contents of cards on a narrow screen", async () => {
    const phone = await shop.open({ width: 390 });
    await phone.goto(`${shop.origin}/product-order`);
    const card = phone.getByRole("list", { name: "訂單列表" }).getByRole("listitem").first();
    await card.getByText("付款方式").waitFor();
    await tool(phone, "欄位").click();
    await phone.getByRole("menuitemcheckbox", { name: "付款方式" }).click();
    await phone.keyboard.press("Escape");
    await card.getByText("付款方式").waitFor({ state: "detached" });
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(phone);
    await phone.context().close();
  });
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

describe("saved views", () => {
  it("restore filters and columns by name, for this user only, until they are deleted", async () => {
    const { page } = shop;
    await openOrders(page, "?state=WAITING&page=1");
    await tool(page, "欄位").click();
    await page.getByRole("menuitemcheckbox", { name: "訂單來源" }).click();
    await page.keyboard.press("Escape");
    await tool(page, "已存檢視").click();
    await page.getByRole("menuitem", { name: "儲存目前的檢視…" }).click();
    const dialog = page.getByRole("dialog", { name: "儲存檢視" });
    await dialog.getByRole("button", { name: "儲存" }).click();
    await dialog.getByText("請填寫這個欄位。").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("檢視名稱").fill("等待中");
    await dialog.getByRole("button", { name: "儲存" }).click();
    await dialog.waitFor({ state: "detached" });

    await tool(page, "欄位").click();
    await page.getByRole("menuitem", { name: "重設欄位與欄寬" }).click();
    await openOrders(page);
    await header(page, "訂單來源").waitFor();
    await tool(page, "已存檢視").click();
    await page.getByRole("menuitemradio", { name: "等待中" }).click();
    await page.waitForURL(/\?state=WAITING$/);
    await header(page, "訂單來源").waitFor({ state: "detached" });

    const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => /table/.test(key)));
    expect(stored).toEqual([expect.stringMatching(/^machiya\.table\.v1\.[^.]+\.orders$/)]);

    await tool(page, "已存檢視").click();
    const view = page.getByRole("menuitemradio", { name: "等待中" });
    await view.waitFor();
    expect(await view.getAttribute("aria-checked")).toBe("true");
    await page.getByRole("menuitem", { name: "刪除「等待中」" }).click();
    await tool(page, "已存檢視").click();
    await page.getByText("還沒有儲存的檢視").waitFor();
  });
});

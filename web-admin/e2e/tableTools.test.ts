import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";
import { newOrder } from "./newOrder.ts";

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

const panel = (page: Page) => page.getByRole("dialog", { name: "欄位" });
const choice = (page: Page, name: string) => panel(page).getByRole("checkbox", { name, exact: true });

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

/** Waits until the server has stored the settings, which it does after a short pause. */
async function stored(page: Page, action: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(
    async (response) =>
      response.url().endsWith("/graphql") && (await response.text()).includes("saveStaffPreference"),
  );
  await action();
  await saved;
}

async function widthOf(page: Page, name: string): Promise<number> {
  return (await header(page, name).boundingBox())?.width ?? 0;
}

it("a new browser without preferences requests the data of its first screen once", async () => {
  const repeatedRequests = async () => {
    const page = await shop.open();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/graphql")) sent.push(request.postData() ?? "");
    });
    await openOrders(page);
    const enteredUser = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("machiya.preferences.v1") ?? "{}").userId);
    await expect.poll(enteredUser).toBeTruthy();
    // What another reading of the preferences loads again is requested before the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.context().close();
    return sent.filter((body, index) => sent.indexOf(body) !== index);
  };
  // A list is also loaded again when the server's jobs change a record before the event stream is open.
  await expect.poll(repeatedRequests).toEqual([]);
});

describe("the columns of a new user", () => {
  /** The width that a side bar of 220 px leaves of a window of 1280 px. */
  const BESIDE_SIDE_BAR = 1060;
  it.each([
    ["product-order", ["下單時間", "商品", "付款狀態", "訂單狀態", "希望日期", "下一步"]],
    ["product", ["狀態"]],
    ["store-info", ["營業日"]],
    ["line-user", ["電話", "顧客折扣", "訂單"]],
    ["add-sub-list", ["狀態", "使用中"]],
    ["appointment", ["狀態", "顧客", "備註"]],
    ["block-list", ["封鎖原因"]],
    ["service", ["時間長度", "價格"]],
  ])("of /%s need no horizontal scrolling beside a side bar and include %s", async (path, headers) => {
    const page = await shop.open({ width: BESIDE_SIDE_BAR });
    await page.goto(`${shop.origin}/${path}`);
    const shown = page.getByRole("table").first();
    await shown.waitFor();
    for (const name of headers)
      await shown.getByRole("columnheader").filter({ hasText: name }).first().waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  it.each(["cn", "en", "jp", "th"])(
    "of the orders and the products fit, in rows of at most 48 px, in %s",
    async (language) => {
      const page = await shop.open({ width: BESIDE_SIDE_BAR });
      await page.context().addCookies([{ name: "language", value: language, url: shop.origin }]);
      for (const path of ["product-order", "product"]) {
        await page.goto(`${shop.origin}/${path}`);
        await page.getByRole("table").first().waitFor();
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        const heights = await page
          .locator("tbody tr")
          .evaluateAll((rows) => rows.map((row) => Math.floor(row.getBoundingClientRect().height)));
        expect({ path, tooHigh: heights.filter((height) => height > 48) }).toEqual({ path, tooHigh: [] });
        const cut = await page
          .locator("tbody td:last-child button span")
          .evaluateAll((texts) =>
            texts
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map((it) => it.textContent),
          );
        expect({ path, cut }).toEqual({ path, cut: [] });
      }
      await page.context().close();
    },
  );
});

/** Returns by how many pixels the table is wider than its frame. */
const overflowOf = (page: Page): Promise<number> =>
  page
    .getByRole("table")
    .first()
    .evaluate((element) => {
      const { scrollWidth, clientWidth } = element.parentElement ?? element;
      return scrollWidth - clientWidth;
    });

describe("the column chooser", () => {
  it("hides, shows and moves columns by keyboard, remembers them in every browser, and resets them", async () => {
    const { page } = shop;
    await openOrders(page);
    await header(page, "商品").waitFor();
    await tool(page, "欄位").press("Enter");
    await choice(page, "商品").waitFor();
    expect(await choice(page, "商品").isChecked()).toBe(true);
    // Columns that identify a row or contain its actions cannot be hidden.
    expect(await choice(page, "下一步").isDisabled()).toBe(true);
    await expectAccessible(page);
    await stored(page, async () => {
      await choice(page, "商品").press("Space");
      await panel(page).getByRole("button", { name: "將「結算金額」往前移" }).press("Enter");
    });
    await header(page, "商品").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    const elsewhere = await shop.open();
    await openOrders(elsewhere);
    await expect.poll(() => header(elsewhere, "商品").count()).toBe(0);
    expect((await elsewhere.getByRole("columnheader").allTextContents()).slice(1, 5)).toEqual([
      "編號",
      "下單時間",
      "訂購人",
      "結算金額",
    ]);
    await elsewhere.context().close();

    await stored(page, () => resetColumns(page));
    await header(page, "商品").waitFor();
  });

  it("also chooses the contents of cards on a narrow screen", async () => {
    const phone = await shop.open({ width: 390 });
    await phone.goto(`${shop.origin}/product-order`);
    const card = phone.getByRole("list", { name: "訂單列表" }).getByRole("listitem").first();
    await card.getByText("付款方式").waitFor();
    await openColumns(phone);
    await choice(phone, "付款方式").click();
    await phone.keyboard.press("Escape");
    await card.getByText("付款方式").waitFor({ state: "detached" });
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(phone);
    await stored(phone, () => resetColumns(phone));
    await phone.context().close();
  });
});

describe("sorting", () => {
  it("by a header is in the address, starts with the largest, and ends with the default order", async () => {
    const { page } = shop;
    await openOrders(page);
    const sortBy = () => header(page, "結算金額").getByRole("button").click();
    await sortBy();
    await page.waitForURL(/sort=-total/);
    expect(await header(page, "結算金額").getAttribute("aria-sort")).toBe("descending");
    await expectAccessible(page);
    await sortBy();
    await page.waitForURL(/sort=total/);
    await sortBy();
    await page.waitForURL((url) => !url.searchParams.has("sort"));
  });
});

describe("the number of rows", () => {
  it("is remembered", async () => {
    const { page } = shop;
    await openOrders(page);
    const rows = () => table(page).locator("tbody tr").count();
    expect(await rows()).toBe(10);
    await stored(page, () =>
      page
        .getByLabel("每頁筆數")
        .selectOption("25")
        .then(() => {}),
    );
    await expect.poll(rows).toBe(25);
    const elsewhere = await shop.open();
    await openOrders(elsewhere);
    await expect.poll(() => table(elsewhere).locator("tbody tr").count()).toBe(25);
    await elsewhere.context().close();
    await stored(page, () =>
      page
        .getByLabel("每頁筆數")
        .selectOption("10")
        .then(() => {}),
    );
    await expect.poll(rows).toBe(10);
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
  it("restore filters, sort and columns by name and address, are shared, and can be deleted", async () => {
    const { page } = shop;
    await openOrders(page, "?state=WAITING&sort=-total&page=1");
    await openColumns(page);
    await choice(page, "商品").click();
    await page.keyboard.press("Escape");
    await tool(page, "已存檢視").click();
    await page.getByRole("menuitem", { name: "儲存目前的檢視…" }).click();
    const dialog = page.getByRole("dialog", { name: "儲存檢視" });
    await dialog.getByRole("button", { name: "儲存" }).click();
    await dialog.getByText("請填寫這個欄位。").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("檢視名稱").fill("等待中");
    await dialog.getByLabel("與其他管理員共用").check();
    await stored(page, () => dialog.getByRole("button", { name: "儲存" }).click());
    await dialog.waitFor({ state: "detached" });

    await stored(page, () => resetColumns(page));
    await openOrders(page);
    await header(page, "商品").waitFor();
    await tool(page, "已存檢視").click();
    await page.getByRole("menuitemradio", { name: /等待中/ }).click();
    await page.waitForURL(/\?state=WAITING&sort=-total&view=/);
    await header(page, "商品").waitFor({ state: "detached" });
    const address = page.url();

    const elsewhere = await shop.open();
    await elsewhere.goto(address);
    await table(elsewhere).waitFor();
    await expect.poll(() => header(elsewhere, "商品").count()).toBe(0);
    await elsewhere.context().close();

    await tool(page, "已存檢視").click();
    const view = page.getByRole("menuitemradio", { name: /等待中/ });
    await view.waitFor();
    expect(await view.getAttribute("aria-checked")).toBe("true");
    await page.getByRole("menuitem", { name: "刪除「等待中」" }).click();
    await tool(page, "已存檢視").click();
    await page.getByText("還沒有儲存的檢視").waitFor();
  });
});

describe("the tabs of the orders", () => {
  it("count live, are addresses, and the toolbar shows the sum of what is listed", async () => {
    const { page } = shop;
    await openOrders(page);
    const tabs = page.getByRole("navigation", { name: "訂單分類" });
    await tabs.getByRole("link", { name: /未付匯款\s*\d+/ }).waitFor();
    const all = tabs.getByRole("link", { name: /全部\s*\d+/ });
    const count = async () => Number(/\d+/.exec((await all.textContent()) ?? "")?.[0]);
    const before = await count();
    await newOrder(shop.admin, { buyerName: "分頁" });
    await expect.poll(count).toBe(before + 1);
    await tabs.getByRole("link", { name: /處理中/ }).click();
    await page.waitForURL(/state=IN_ACTION/);
    await page.getByText(/^共 \d+ 筆，合計 \$/).waitFor();
    expect(await tabs.getByRole("link", { name: /處理中/ }).getAttribute("aria-current")).toBe("page");
    await expectAccessible(page);
  });
});

it("opens a record by a click on its row, and not by a click on a control in it", async () => {
  const { page } = shop;
  await openOrders(page);
  const row = table(page).getByRole("row").nth(1);
  await row.getByRole("checkbox").check();
  expect(new URL(page.url()).search).toBe("");
  await row.getByRole("cell").nth(1).click();
  await page.waitForURL(/order=\d+/);
});

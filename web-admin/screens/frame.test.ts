import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/screens/accessibility.ts";
import { network } from "../../testing/screens/network.ts";
import type { Page } from "../../testing/screens/page.ts";
import { DEMO_PASSWORDS } from "../../testing/servers/demoDatabase.ts";
import { newOrder } from "../e2e/newOrder.ts";
import documents from "../persisted_queries.json" with { type: "json" };
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
});
afterEach(() => network.release());
afterAll(() => shop?.close());

/** Opens the home page without any user interaction so far. */
async function untouched(width = 1280): Promise<Page> {
  const page = await shop.openScreen("/", { width });
  await page.getByRole("link", { name: /待處理的訂單/ }).waitFor();
  return page;
}

it("keeps the screen while the numbers of the menu cannot be loaded, and shows them afterwards", async () => {
  const [hash = ""] =
    Object.entries(documents).find(([, text]) => text.startsWith("query NavCountQuery")) ?? [];
  expect(hash).not.toBe("");
  let failed = 0;
  network.mayFail = true;
  network.intercept(({ body }) => {
    if (!JSON.stringify(body)?.includes(hash)) return null;
    failed += 1;
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  // The home page loads these numbers itself.
  const page = await shop.openScreen("/product");
  await expect.poll(() => failed).toBeGreaterThan(0);
  await page.getByRole("table", { name: "商品列表" }).waitFor();
  const orders = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "訂單", exact: true }) });
  expect(await orders.getByText(/^\d+\+?$/).count()).toBe(0);
  network.release();
  await orders.getByText(/^\d+\+?$/).waitFor();
  await page.getByRole("table", { name: "商品列表" }).waitFor();
});

it("opens the language menu by keyboard at the first press and restores the focus", async () => {
  for (const key of ["Enter", "ArrowDown", " "]) {
    const page = await untouched();
    const button = page.getByRole("button", { name: "語言: 繁體中文" });
    await button.focus();
    await page.keyboard.press(key);
    await page.getByRole("menuitemradio", { name: "繁體中文", checked: true }).waitFor();
    await expect.poll(() => page.locator("[role=menuitemradio]:focus").count()).toBe(1);
    expect(await seriousViolations()).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    await expect.poll(() => button.and(page.locator(":focus")).count()).toBe(1);
  }
});

it("opens the user menu at the first click and closes it at the second", async () => {
  const page = await untouched();
  const button = page.getByRole("button", { name: /^使用者/ });
  expect(await button.getAttribute("aria-haspopup")).toBe("menu");
  await button.click();
  await page.getByRole("menuitem", { name: "登出" }).waitFor();
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  expect(await seriousViolations()).toEqual([]);
  await button.click();
  await page.getByRole("menu").waitFor({ state: "detached" });
});

it("opens the drawer by keyboard at the first press and restores the focus", async () => {
  const page = await untouched(1000);
  const button = page.getByRole("button", { name: "開啟選單" });
  await button.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "主選單" });
  await drawer.getByRole("link", { name: "訂單", exact: true }).waitFor();
  await expect.poll(() => drawer.locator(":focus").count()).toBe(1);
  expect(await seriousViolations()).toEqual([]);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => button.and(page.locator(":focus")).count()).toBe(1);
});

it("turns off the sound of new orders by the menu of the bell", async () => {
  const page = await untouched();
  await page.getByRole("button", { name: "新訂單提示音", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "響一次", checked: true }).waitFor();
  await page.getByRole("menuitemradio", { name: "關閉" }).click();
  await page.getByRole("button", { name: "新訂單提示音：關閉" }).waitFor();
});

it("announces a new order before any user interaction", async () => {
  const page = await untouched();
  await expect
    .poll(() => network.requests.some(({ headers }) => headers.get("accept")?.includes("event-stream")))
    .toBe(true);
  const { number } = await newOrder(shop.admin, { buyerName: "阿明" });
  await hasText(page, `新訂單 #${number}`);
});

it("leads to “/” after logging out on any screen", async () => {
  // The session of the other cases must not end.
  const page = await shop.openScreen("/product-order?page=2", { viewer: null });
  await page.getByLabel("帳號").fill("admin");
  await page.getByLabel("密碼", { exact: true }).fill(DEMO_PASSWORDS.admin);
  await page.getByRole("button", { name: "登入" }).click();
  await page.getByRole("heading", { level: 1, name: "訂單" }).waitFor();
  expect(new URL(page.url()).search).toBe("?page=2");
  await page.getByRole("button", { name: /^使用者/ }).click();
  await page.getByRole("menuitem", { name: "登出" }).click();
  await page.getByLabel("密碼", { exact: true }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/");
});

it("shows the side bar in a wide window, and remembers whether it shows only icons", async () => {
  const page = await untouched(1600);
  const bar = page.getByRole("navigation", { name: "主選單" });
  await bar.getByText("商品目錄").waitFor();
  expect(await seriousViolations()).toEqual([]);
  await bar.getByRole("link", { name: "訂單", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "訂單" }).waitFor();
  expect(await bar.getByRole("link", { name: "訂單", exact: true }).getAttribute("aria-current")).toBe(
    "page",
  );
  await page.getByRole("button", { name: "關閉選單" }).click();
  await bar.getByText("商品目錄").waitFor({ state: "detached" });
  await page.reload();
  await bar.getByRole("link", { name: "訂單", exact: true }).waitFor();
  expect(await bar.getByText("商品目錄").count()).toBe(0);
  expect(await seriousViolations()).toEqual([]);
  shop.changeBrowser();
});

it.each([
  [1100, 1],
  [1099, 0],
])("shows the side bar from 1100 px on: at %i px there are %i", async (width, bars) => {
  const page = await untouched(width);
  // The bell is loaded with the side bar.
  await page.getByRole("button", { name: /^通知/ }).waitFor();
  await expect.poll(() => page.getByRole("navigation", { name: "主選單" }).count()).toBe(bars);
  const isDialog = await page.getByRole("button", { name: "開啟選單" }).getAttribute("aria-haspopup");
  expect(isDialog).toBe(bars === 0 ? "dialog" : null);
});

it("counts the open orders in the side bar live", async () => {
  const page = await untouched(1600);
  const entry = page
    .getByRole("navigation", { name: "主選單" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "訂單", exact: true }) });
  const count = async () => Number(/\d+/.exec((await entry.textContent()) ?? "")?.[0]);
  await expect.poll(count).toBeGreaterThan(0);
  const before = await count();
  await newOrder(shop.admin, { buyerName: "阿明" });
  await expect.poll(count).toBe(before + 1);
});

it("links the home page of role 3 to the calendars that it names", async () => {
  for (const [tile, screen] of [
    ["我的班表", /\/employer\?staff=\d+&tab=shift$/],
    ["查看預約行事曆", /\/appointmentlog(?:\?|$)/],
  ] as const) {
    const page = await shop.openScreen("/", { viewer: "staff" });
    await page.getByRole("link", { name: new RegExp(tile) }).click();
    await page.waitForURL(screen);
    await page
      .getByRole("region", { name: tile === "我的班表" ? /班表|班次/ : "預約行事曆" })
      .first()
      .waitFor();
  }
});

it.each(["/product-order", "/product-order/add", "/product", "/settings/shop", "/line-user", "/failed-jobs"])(
  "shows role 3 only a message and a link instead of a screen of admins: %s",
  async (address) => {
    network.mayFail = true;
    const page = await shop.openScreen(address, { viewer: "staff" });
    const main = page.getByRole("main");
    await main.getByText("您的角色不能使用這個頁面").waitFor();
    expect(await main.locator("button, input, select, [role=tab], [role=search]").count()).toBe(0);
    expect(await main.getByRole("link").allTextContents()).toEqual(["回首頁"]);
    expect(await seriousViolations()).toEqual([]);
  },
);

it("has no side bar for role 3", async () => {
  network.mayFail = true;
  const page = await shop.openScreen("/", { viewer: "staff", width: 1600 });
  await page.getByRole("link", { name: /我的班表/ }).waitFor();
  expect(await page.getByRole("navigation", { name: "主選單" }).count()).toBe(0);
  await page.goto("/api-tokens");
  await page.getByRole("alert").getByText("您的角色不能使用這個頁面").waitFor();
  await page.getByRole("alert").getByRole("link", { name: "回首頁" }).click();
  await page.getByRole("link", { name: /我的班表/ }).waitFor();
});

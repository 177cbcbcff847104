// Needs a browser for: layout, focus order, event streams
import { afterAll, beforeAll, expect, it } from "vitest";
import documents from "../persisted_queries.json" with { type: "json" };
import { type Console, expectAccessible, hasText, openConsole } from "./console.ts";
import { newOrder } from "./newOrder.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

/** Opens a window at the home page without any user interaction so far. */
async function untouched(width = 1280) {
  const page = await shop.open({ width });
  await page.goto(shop.origin);
  await page.getByRole("link", { name: /待處理的訂單/ }).waitFor();
  return page;
}

it("keeps the screen while the numbers of the menu cannot be loaded, and shows them afterwards", async () => {
  const [hash = ""] =
    Object.entries(documents).find(([, text]) => text.startsWith("query NavCountQuery")) ?? [];
  const page = await shop.open({ failingRequests: true });
  let failed = 0;
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes(hash)) return route.fallback();
    failed += 1;
    await route.abort("internetdisconnected");
  });
  // The home page loads these numbers itself.
  await page.goto(`${shop.origin}/product`);
  await expect.poll(() => failed).toBeGreaterThan(0);
  await page.getByRole("table", { name: "商品列表" }).waitFor();
  const orders = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "訂單", exact: true }) });
  expect(await orders.getByText(/^\d+\+?$/).count()).toBe(0);
  await page.unroute("**/graphql");
  await orders.getByText(/^\d+\+?$/).waitFor();
  await page.getByRole("table", { name: "商品列表" }).waitFor();
  await page.context().close();
});

it("opens the language menu by keyboard at the first press and restores the focus", async () => {
  const page = await untouched();
  const button = page.getByRole("button", { name: "語言: 繁體中文" });
  for (const key of ["Enter", "ArrowDown", " "]) {
    await button.focus();
    await page.keyboard.press(key);
    await page.getByRole("menuitemradio", { name: "繁體中文", checked: true }).waitFor();
    await expect.poll(() => page.locator("[role=menuitemradio]:focus").count()).toBe(1);
    await expectAccessible(page);
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
  await expectAccessible(page);
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
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => button.and(page.locator(":focus")).count()).toBe(1);
});

it("shows the bell's tooltip on hover and on focus, until Escape", async () => {
  const page = await untouched();
  const bell = page.getByRole("button", { name: /^通知/ });
  const tip = page.getByRole("tooltip");
  await bell.hover();
  await tip.waitFor();
  expect(await tip.textContent()).toBe(await bell.getAttribute("aria-label"));
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "detached" });
  await page.mouse.move(400, 400);
  await page.getByRole("button", { name: "語言: 繁體中文" }).focus();
  await page.keyboard.press("Tab");
  await tip.waitFor();
  await page.keyboard.press("Escape");
  const sound = page.getByRole("button", { name: "新訂單提示音", exact: true });
  await sound.click();
  await page.getByRole("menuitemradio", { name: "響一次", checked: true }).waitFor();
  await page.getByRole("menuitemradio", { name: "關閉" }).click();
  await page.getByRole("button", { name: "新訂單提示音：關閉" }).waitFor();
});

it("announces a new order before any user interaction", async () => {
  const page = await shop.open();
  const hears = page.waitForResponse(
    (answer) => answer.headers()["content-type"]?.startsWith("text/event-stream") === true,
  );
  await page.goto(shop.origin);
  await hears;
  const { number } = await newOrder(shop.admin, { buyerName: "阿明" });
  await hasText(page, `新訂單 #${number}`);
});

it("leads to “/” after logging out on any screen", async () => {
  const page = await shop.open();
  await page.goto(`${shop.origin}/product-order?page=2`);
  await page.getByRole("button", { name: /^使用者/ }).click();
  await page.getByRole("menuitem", { name: "登出" }).click();
  await page.getByRole("textbox", { name: "密碼" }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/");
  await page.close();
});

it("links the home page of role 3 to the calendars that it names", async () => {
  const page = await shop.open({ as: "staff" });
  for (const [tile, screen] of [
    ["我的班表", /\/employer\?staff=\d+&tab=shift$/],
    ["查看預約行事曆", /\/appointmentlog(?:\?|$)/],
  ] as const) {
    await page.goto(shop.origin);
    await page.getByRole("link", { name: new RegExp(tile) }).click();
    await page.waitForURL(screen);
    await page.getByRole("region", { name: tile === "我的班表" ? /班表|班次/ : "預約行事曆" }).waitFor();
  }
  await page.close();
});

it("shows the side bar in a wide window, and remembers whether it shows only icons", async () => {
  const page = await untouched(1600);
  const bar = page.getByRole("navigation", { name: "主選單" });
  await bar.getByText("商品目錄").waitFor();
  await expectAccessible(page);
  await bar.getByRole("link", { name: "訂單", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "訂單" }).waitFor();
  expect(await bar.getByRole("link", { name: "訂單", exact: true }).getAttribute("aria-current")).toBe(
    "page",
  );
  await page.getByRole("button", { name: "關閉選單" }).click();
  await bar.getByText("商品目錄").waitFor({ state: "detached" });
  expect((await bar.boundingBox())?.width).toBe(56);
  await page.reload();
  await bar.getByRole("link", { name: "訂單", exact: true }).waitFor();
  expect(await bar.getByText("商品目錄").count()).toBe(0);
  await expectAccessible(page);
  await page.close();
});

it("shows the side bar and the bell with the first screen, not only when the page is idle", async () => {
  const page = await shop.open();
  // A page whose timers of two seconds never end is never idle.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, after = 0, ...rest: unknown[]) =>
      after === 2000 ? 0 : start(run, after, ...rest)) as typeof window.setTimeout;
  });
  await page.goto(shop.origin);
  await page.getByRole("navigation", { name: "主選單" }).getByRole("link", { name: "失敗的工作" }).waitFor();
  await page.getByRole("button", { name: /^通知/ }).waitFor();
  await page.context().close();
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
  await page.close();
});

it.each([
  [1280, 800],
  [1920, 1080],
])(
  "shows every screen of the side bar without scrolling in a window of %i × %i px",
  async (width, height) => {
    const page = await untouched(width);
    await page.setViewportSize({ width, height });
    const bar = page.getByRole("navigation", { name: "主選單" });
    await bar.getByRole("link", { name: "失敗的工作" }).waitFor();
    expect(await bar.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
    await page.close();
  },
);

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
  await page.close();
});

it.each(["/product-order", "/product-order/add", "/product", "/settings/shop", "/line-user", "/failed-jobs"])(
  "shows role 3 only a message and a link instead of a screen of admins: %s",
  async (address) => {
    const page = await shop.open({ as: "staff", failingRequests: true });
    await page.goto(shop.origin + address);
    const main = page.getByRole("main");
    await main.getByText("您的角色不能使用這個頁面").waitFor();
    expect(await main.locator("button, input, select, [role=tab], [role=search]").count()).toBe(0);
    expect(await main.getByRole("link").allTextContents()).toEqual(["回首頁"]);
    await expectAccessible(page);
    await page.context().close();
  },
);

it("has no side bar for role 3", async () => {
  const page = await shop.open({ as: "staff", width: 1600, failingRequests: true });
  await page.goto(shop.origin);
  await page.getByRole("link", { name: /我的班表/ }).waitFor();
  expect(await page.getByRole("navigation", { name: "主選單" }).count()).toBe(0);
  await page.goto(`${shop.origin}/api-tokens`);
  await page.getByRole("alert").getByText("您的角色不能使用這個頁面").waitFor();
  await page.getByRole("alert").getByRole("link", { name: "回首頁" }).click();
  await page.getByRole("link", { name: /我的班表/ }).waitFor();
  await page.close();
});

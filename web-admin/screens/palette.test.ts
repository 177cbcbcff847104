import { afterAll, beforeAll, expect, it } from "vitest";
import { network } from "../../testing/screens/network.ts";
import type { Page } from "../../testing/screens/page.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  await shop.openScreen("/");
});
afterAll(() => shop?.close());

const search = (page: Page) => page.getByRole("combobox", { name: "搜尋與指令" });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

async function openPalette(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await search(page).waitFor();
}

it("opens any screen and action by a few letters", async () => {
  const { page } = shop;
  await page.goto("/");
  await page.getByRole("link", { name: /待處理的訂單/ }).waitFor();
  await openPalette(page, "Control+k");
  await page.keyboard.type("折扣");
  await option(page, "折扣").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/add-sub-list/);
  await search(page).waitFor({ state: "detached" });
  await openPalette(page, "/");
  await page.keyboard.type("新增訂單");
  await page.keyboard.press("Enter");
  await page.waitForURL(/product-order\/add/);
});

it.each([
  ["盤點", "/product/stock-take"],
  ["日程表", "/appointmentlog/timetable"],
  ["批次編輯", "/product?grid=open"],
])("opens %s, which the navigation does not list", async (name, address) => {
  const { page } = shop;
  await page.goto("/service");
  await page.getByRole("table").waitFor();
  await openPalette(page, "Control+k");
  await search(page).fill(name);
  await option(page, name).first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => `${url.pathname}${url.search}`.startsWith(address));
});

it("finds records by number, Chinese name, phone number, and code", async () => {
  const { page } = shop;
  const { data } = await shop.admin.graphql<{
    orders: { edges: { node: { number: number; buyerPhone: string } }[] };
  }>("{ orders(first: 1) { edges { node { number buyerPhone } } } }");
  const order = data?.orders.edges[0]?.node;
  const digits = order?.buyerPhone.replace(/\D/g, "") ?? "";
  const cases = [
    ["#12", "#12", /product-order\?order=12$/],
    ["林芷涵", "林芷涵", /line-user\/customer\?customer=\d+$/],
    ["0900-000-018", "簡語彤", /line-user\/customer\?customer=\d+$/],
    [digits, `#${order?.number}`, new RegExp(`product-order\\?order=${order?.number}$`)],
    ["matcha", "抹茶", /product\/\d+$/],
  ] as const;
  for (const [text, label, address] of cases) {
    await page.goto("/service");
    await page.getByRole("table").waitFor();
    await openPalette(page, "Control+k");
    await search(page).fill(text);
    const group = page.getByRole("option").filter({ hasText: label });
    await group.first().waitFor();
    // Orders and appointments of a customer have the name too.
    await (label.startsWith("#") ? group : group.filter({ hasNotText: "#" })).first().click();
    await page.waitForURL(address);
  }
});

it("opens a record of the typed text when Enter is pressed before the records are found", async () => {
  const { page } = shop;
  await page.goto("/service");
  await page.getByRole("table").waitFor();
  await openPalette(page, "Control+k");
  const find = async (name: string) => {
    await search(page).fill(name);
    const first = page.getByRole("option").first();
    await first.filter({ hasText: name }).waitFor();
    return await first.textContent();
  };
  const wanted = /#\d+/.exec((await find("簡語彤")) ?? "")?.[0].slice(1);
  await find("林芷涵");
  const held = Promise.withResolvers<void>();
  const stop = network.intercept((request) => held.promise.then(() => request.send()));
  // Another text cancels the wish.
  await search(page).fill("簡語彤");
  await page.keyboard.press("Enter");
  await search(page).fill("林芷");
  await search(page).fill("簡語彤");
  await page.getByRole("status").filter({ hasText: "搜尋中" }).waitFor();
  expect(location.pathname).toBe("/service");
  await page.keyboard.press("Enter");
  held.resolve();
  await page.waitForURL(new RegExp(`product-order\\?order=${wanted}$`));
  stop();
});

it("is announced: the chosen option, the number of results, and nothing found", async () => {
  const { page } = shop;
  await page.goto("/service");
  await page.getByRole("table").waitFor();
  await page.getByRole("button", { name: "搜尋與指令" }).click();
  await search(page).fill("商品");
  const active = async () => {
    const id = await search(page).getAttribute("aria-activedescendant");
    return document.getElementById(id ?? "")?.getAttribute("aria-selected");
  };
  expect(await active()).toBe("true");
  await page.keyboard.press("ArrowDown");
  expect(await active()).toBe("true");
  await search(page).fill("沒有這個東西");
  await page.getByRole("status").filter({ hasText: "找不到" }).waitFor();
  await page.keyboard.press("Escape");
  await search(page).waitFor({ state: "detached" });
});

it("moves through the rows of a list and opens one by keys", async () => {
  const { page } = shop;
  await page.goto("/product-order");
  await page.getByRole("table").getByRole("link").first().waitFor();
  const focusedText = () => document.activeElement?.textContent;
  await page.keyboard.press("j");
  await expect.poll(focusedText).toMatch(/^#\d+$/);
  const first = focusedText();
  await page.keyboard.press("j");
  await expect.poll(focusedText).not.toBe(first);
  await page.keyboard.press("k");
  await expect.poll(focusedText).toBe(first);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: `訂單 ${first}` }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("n");
  await page.waitForURL(/product-order\/add/);
  await page.getByLabel("訂購人", { exact: true }).pressSequentially("n/?");
  expect(await page.getByLabel("訂購人", { exact: true }).inputValue()).toBe("n/?");
});

it("lists the keys", async () => {
  const { page } = shop;
  await page.goto("/service");
  await page.getByRole("table").waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "鍵盤快捷鍵" }).waitFor();
});

it("offers role 3 exactly the screens that it may open", async () => {
  const page = await shop.openScreen("/", { viewer: "staff" });
  await page.getByRole("link", { name: /我的班表/ }).waitFor();
  await openPalette(page, "Control+k");
  await expect
    .poll(() => page.getByRole("option").allTextContents())
    .toEqual([...["首頁", "預約行事曆", "預約", "服務項目", "員工", "排班", "班別", "商店資訊"], "我的資料"]);
  await search(page).fill("林芷涵");
  await page.getByRole("status").filter({ hasText: "找不到" }).waitFor();
});

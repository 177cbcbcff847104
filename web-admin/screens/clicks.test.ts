import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type NewOrder, newOrder, refillTea } from "../e2e/newOrder.ts";
import { MAY } from "../e2e/shiftScreen.ts";
import { countClicks, maxClicks, readClickTasks } from "./clicks.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

/** The tasks of docs/clicks.md, whose numbers these tests count. */
let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  await shop.openScreen("/");
});
afterAll(() => shop?.close());

it("names for each task of docs/clicks.md the test that counts its clicks", () => {
  const tasks = readClickTasks();
  expect(tasks.length).toBeGreaterThan(7);
  for (const { task, maxClicks: most, test } of tasks) {
    expect({ task, isNumber: most > 0 }).toEqual({ task, isNumber: true });
    expect(readFileSync(new URL(`../../${test}`, import.meta.url), "utf8")).toContain(`maxClicks("${task}")`);
  }
});

it("opens each screen of the side bar with 1 click", async () => {
  const { page } = shop;
  const clicks = countClicks();
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "主選單" }).getByRole("link");
  await links.first().waitFor();
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(names.length).toBeGreaterThan(10);
  clicks.restart();
  for (const href of names) {
    const link = page.getByRole("navigation", { name: "主選單" }).locator(`a[href="${href}"]`);
    await link.click();
    await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
    await page.locator("main :is([aria-busy=true], .fui-Spinner)").waitFor({ state: "detached" });
  }
  clicks.stop();
  expect(clicks.count()).toBe(names.length * maxClicks("open any screen"));
});

it("advances ten orders with at most 3 clicks", async () => {
  const { admin } = shop;
  await refillTea(admin);
  const orders: NewOrder[] = [];
  for (let index = 0; index < 10; index += 1)
    orders.push(await newOrder(admin, { buyerName: `批次 ${index}` }));
  const { page } = shop;
  const clicks = countClicks();
  await page.goto("/product-order?buyer=批次&state=ESTABLISHED");
  const table = page.getByRole("table", { name: "訂單列表" });
  await expect.poll(() => table.locator("tbody tr").count()).toBe(10);
  clicks.restart();
  await page.getByRole("checkbox", { name: "選取本頁全部" }).click();
  const bar = page.getByRole("toolbar", { name: "批次操作" });
  await bar.getByText("已選 10 筆").waitFor();
  await bar.getByRole("button", { name: "進入下一狀態" }).click();
  await page.getByRole("list", { name: "通知" }).getByText("已更新 10 筆").waitFor();
  clicks.stop();
  expect(clicks.count()).toBeLessThanOrEqual(maxClicks("advance ten orders"));
  const { data } = await admin.graphql<{ orders: { edges: { node: { state: string } }[] } }>(
    "query ($numbers: [Int!]) { orders(filter: { numbers: $numbers }) { edges { node { state } } } }",
    { numbers: orders.map(({ number }) => number) },
  );
  expect(data?.orders.edges.map(({ node }) => node.state)).toEqual(orders.map(() => "IN_ACTION"));
});

it("reports refused orders with their reason and keeps the others", async () => {
  const { page, admin } = shop;
  const open = await newOrder(admin, { buyerName: "部分" });
  const cancelled = await newOrder(admin, { buyerName: "部分" });
  await admin.graphql("mutation ($id: ID!) { cancelOrder(input: { id: $id }) { id } }", {
    id: cancelled.id,
  });
  await page.goto("/product-order?buyer=部分");
  await page.getByRole("link", { name: `查看訂單 ${open.number}` }).waitFor();
  await page.getByRole("checkbox", { name: "選取本頁全部" }).click();
  const bar = page.getByRole("toolbar", { name: "批次操作" });
  await bar.getByRole("button", { name: "進入下一狀態" }).click();
  const report = page.getByRole("dialog", { name: "1 筆未更新" });
  await report.getByText(`#${cancelled.number}`).waitFor();
  await report.getByText("其他 1 筆已更新。").waitFor();
  await report.getByRole("button", { name: "關閉" }).click();
});

it("changes thirty prices with at most 35 clicks, each to a price of its own", async () => {
  const { page } = shop;
  const clicks = countClicks();
  await page.goto("/product");
  await page.getByRole("table", { name: "商品列表" }).waitFor();
  clicks.restart();
  await page.getByRole("button", { name: "批次編輯" }).click();
  const grid = page.getByRole("table", { name: "批次編輯" });
  await grid.waitFor();
  const prices = Array.from({ length: 30 }, (_, index) => `${300 + index}`);
  // A column copied from a spreadsheet is pasted into the first price.
  const first = grid.locator('[data-cell="0 price"]');
  await first.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", prices.join("\n"));
  await first.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  expect(await grid.locator('[data-cell="29 price"]').inputValue()).toBe("329");
  // Typing goes from row to row by Enter.
  await first.focus();
  await first.press("Enter");
  const second = grid.locator('[data-cell="1 price"]');
  expect(await second.evaluate((cell) => cell === document.activeElement)).toBe(true);
  await second.fill("555");
  await page.getByRole("button", { name: "儲存 30 項變更" }).click();
  await page.getByRole("list", { name: "通知" }).getByText("已更新 30 項商品").waitFor();
  clicks.stop();
  expect(clicks.count()).toBeLessThanOrEqual(maxClicks("change thirty prices, each to its own"));
  await page.getByRole("button", { name: "返回列表" }).click();
  await page.getByRole("table", { name: "商品列表" }).getByText("$555").waitFor();
});

it("gives eight people a month of shifts with at most 12 clicks", async () => {
  const names = Array.from({ length: 8 }, (_, index) => `排班 ${index + 1}`);
  for (const name of names) {
    const { code } = await shop.admin.graphql(
      "mutation ($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { staffMember { id } } }",
      { input: { details: { name, englishName: name, positionName: "美甲師", role: "STAFF" } } },
    );
    expect(code).toBeNull();
  }
  const { data: created } = await shop.admin.graphql(
    "mutation ($input: CreateShiftTemplatesInput!) { createShiftTemplates(input: $input) { id } }",
    { input: { shiftTemplates: [{ name: "整天", startMinute: 600, endMinute: 1140 }] } },
  );
  expect(created).not.toBeNull();
  const { page } = shop;
  const clicks = countClicks();
  await page.goto(MAY);
  await page.getByRole("button", { name: "快速排班" }).waitFor();
  clicks.restart();
  await page.getByRole("button", { name: "快速排班" }).click();
  const panel = page.getByRole("dialog", { name: "快速排班" });
  for (const name of names) await panel.getByRole("button", { name, exact: true }).click();
  await panel.getByRole("button", { name: "整天 10:00–19:00" }).click();
  await panel.getByRole("button", { name: "整個月" }).click();
  // The days of May except its four Mondays, on which the store is closed.
  await panel.getByText("將為 8 人新增 216 個班").waitFor();
  await panel.getByRole("button", { name: "套用" }).click();
  await page.getByRole("list", { name: "通知" }).getByText("排班已更新").waitFor();
  clicks.stop();
  expect(clicks.count()).toBeLessThanOrEqual(maxClicks("give eight people a month of shifts"));
});

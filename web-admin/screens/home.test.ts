import { afterAll, beforeAll, expect, it } from "vitest";
import { newOrder } from "../e2e/newOrder.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const tile = (label: string) => shop.page.getByRole("link", { name: new RegExp(label) });
const countOf = async (label: string) => Number(/\d+/.exec((await tile(label).textContent()) ?? "")?.[0]);
/** Returns the total in the pager's "1–10 of N". */
const listed = async () =>
  Number(/共 (\d+) 筆/.exec((await shop.page.getByText(/^第 .*共 \d+ 筆/).textContent()) ?? "")?.[1]);

it("shows today's tasks and updates the counts when an order arrives", async () => {
  await shop.openScreen("/");
  await tile("待處理的訂單").waitFor();
  const [orders, transfers] = [await countOf("待處理的訂單"), await countOf("尚未付款的匯款")];
  await newOrder(shop.admin, { buyerName: "阿明", paymentMethodCode: 3 });
  await tile("待處理的訂單")
    .getByText(String(orders + 1), { exact: true })
    .waitFor();
  await tile("尚未付款的匯款")
    .getByText(String(transfers + 1), { exact: true })
    .waitFor();
});

it("leads to exactly the orders that it counts", async () => {
  for (const label of ["待處理的訂單", "尚未付款的匯款"]) {
    await shop.page.goto("/");
    await tile(label).waitFor();
    const count = await countOf(label);
    await tile(label).click();
    await shop.page.getByRole("table", { name: "訂單列表" }).waitFor();
    expect(await listed()).toBe(count);
  }
  expect(await shop.page.getByLabel("付款狀態").inputValue()).toBe("UNPAID");
});

it("leads to exactly the products that are low in stock", async () => {
  await shop.page.goto("/");
  await tile("庫存不多的商品").waitFor();
  const count = await countOf("庫存不多的商品");
  await tile("庫存不多的商品").click();
  await shop.page.getByRole("table", { name: "商品列表" }).waitFor();
  expect(await listed()).toBe(count);
});

it("opens the documented addresses directly, and after the login when there is no session", async () => {
  const page = await shop.openScreen("/line-user?name=Grace", { viewer: null });
  await page.getByLabel("帳號").fill("admin");
  await page.getByLabel("密碼", { exact: true }).fill("an admin of the demo");
  await page.getByRole("button", { name: "登入" }).click();
  await page.getByRole("table", { name: "顧客列表" }).getByText("Grace Lim").waitFor();
  expect(page.url()).toContain("/line-user?name=Grace");
  const headings = {
    "/": "首頁",
    "/product-order": "訂單",
    "/product-order/add": "新增訂單",
    "/product-order/content": "新增訂單",
    "/line-user": "顧客",
    "/block-list": "封鎖名單",
    "/broadcast": "群發訊息",
    "/set-up": "首頁",
  };
  for (const [path, title] of Object.entries(headings)) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  }
});

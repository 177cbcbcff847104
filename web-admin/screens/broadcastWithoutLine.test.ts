import { afterAll, beforeAll, expect, it } from "vitest";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

it("a broadcast without a connection to LINE says before and after that nothing is sent", async () => {
  const page = await shop.openScreen("/broadcast");
  await page.getByText("沒有連接 LINE，訊息不會送出。").waitFor();
  expect(await page.getByText("使用額度").count()).toBe(0);
  await page.getByRole("textbox", { name: "訊息內容" }).fill("秋茶到貨");
  await page.getByRole("button", { name: "發送", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText("沒有連接 LINE，訊息不會送出。").waitFor();
  expect(await question.textContent()).not.toContain("額度");
  await question.getByRole("button", { name: "發送" }).click();
  await hasText(page, "沒有連接 LINE，訊息沒有送出。");
  const row = page.getByRole("table", { name: "發送紀錄" }).getByRole("row").filter({ hasText: "秋茶到貨" });
  await row.getByText("沒有連接 LINE，訊息沒有送出。").waitFor();
  expect(await row.textContent()).not.toContain("已送出");
});

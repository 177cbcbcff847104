import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";

/** LINE as far as broadcasts ask it: 20 messages a month, of which a multicast takes all; the demo's reminders count for nothing. */
let line: Server;
let used = 0;
let shop: Console;

beforeAll(async () => {
  line = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    request.resume().on("end", () => {
      if (request.url?.endsWith("/quota")) answer(200, { type: "limited", value: 20 });
      else if (request.url?.endsWith("/quota/consumption")) answer(200, { totalUsage: used });
      else if (request.url?.endsWith("/push")) answer(200, {});
      else if (used >= 20) answer(429, { message: "You have reached your monthly limit." });
      else {
        used = 20;
        answer(200, {});
      }
    });
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const { port } = line.address() as AddressInfo;
  shop = await openConsole({
    LINE_CHANNEL_ACCESS_TOKEN: "token",
    LINE_API_BASE: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await shop?.close();
  line.close();
});

const box = () => shop.page.getByRole("textbox", { name: "訊息內容" });
const send = () => shop.page.getByRole("button", { name: "發送", exact: true });
const preview = () => shop.page.getByRole("region", { name: "預覽" });
const dialog = () => shop.page.getByRole("alertdialog");
const sent = (text: string) =>
  shop.page.getByRole("table", { name: "發送紀錄" }).getByRole("row").filter({ hasText: text });

it("says whom it would reach and what LINE still allows, and sends nothing while there is no text", async () => {
  await shop.page.goto(`${shop.origin}/broadcast`);
  await shop.page.getByText(/^\d+ 人 · 被封鎖的顧客不會收到。$/).waitFor();
  await shop.page.getByText("20 則").waitFor();
  await shop.page.getByText("剩餘額度少於收件人數").waitFor();
  await shop.page.getByText("還沒有發送過訊息").waitFor();
  expect(await send().isDisabled()).toBe(true);
  await expectAccessible(shop.page);
});

it("counts UTF-16 units up to 5000 and shows the bubble as it is typed", async () => {
  await box().fill("新茶 🍵");
  await shop.page.getByText("5／5000 字").waitFor();
  await preview().getByText("新茶 🍵").waitFor();
  await box().fill("茶".repeat(5000));
  expect(await send().isEnabled()).toBe(true);
  await box().fill("茶".repeat(5001));
  await shop.page.getByText("超過上限 1 字，請縮短訊息。").waitFor();
  expect(await send().isDisabled()).toBe(true);
});

it("asks with the number of recipients, empties the box, and shows the progress as it happens", async () => {
  await box().fill("秋茶到貨\n本週末九折");
  await send().click();
  await dialog()
    .getByText(/發送給 \d+ 位顧客嗎/)
    .waitFor();
  await expectAccessible(shop.page);
  await dialog().getByRole("button", { name: "取消" }).click();
  expect(await box().inputValue()).toBe("秋茶到貨\n本週末九折");
  await send().click();
  await dialog().getByRole("button", { name: "發送" }).click();
  await shop.page.getByText("訊息已排入發送").first().waitFor();
  expect(await box().inputValue()).toBe("");
  await sent("秋茶到貨").getByText("已送出", { exact: true }).waitFor();
  await sent("秋茶到貨")
    .getByText(/^已送出 (\d+)／\1$/)
    .waitFor();
});

it("tells why a broadcast failed", async () => {
  await box().fill("第二則");
  await send().click();
  await dialog().getByRole("button", { name: "發送" }).click();
  await sent("第二則").getByText("發送失敗").waitFor();
  await sent("第二則")
    .getByText(/^\d+ 人未送達$/)
    .waitFor();
  await sent("第二則").getByText("本月的 LINE 訊息額度已用完。").waitFor();
  await expectAccessible(shop.page);
});

it("fits a phone", async () => {
  const phone = await shop.open({ width: 390 });
  await phone.goto(`${shop.origin}/broadcast`);
  await phone.getByRole("list", { name: "發送紀錄" }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(phone);
});

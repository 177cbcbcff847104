import { connectPrisma } from "@machiya/prisma/client";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FakeLine, startFakeLine } from "../../api/src/standIns/line/fakeLine.ts";
import { network } from "../../testing/screens/network.ts";
import listQuery from "../src/__generated__/BroadcastListQuery.graphql.ts";
import { onListChange } from "../src/relay/listEvents.ts";
import { type ConsoleShop, chooseFile, hasText, openConsole } from "./console.ts";

let line: FakeLine;
let shop: ConsoleShop;

beforeAll(async () => {
  line = await startFakeLine();
  line.messaging.quota = 500;
  shop = await openConsole({
    LINE_CHANNEL_ACCESS_TOKEN: "token",
    LINE_API_BASE: line.url,
    PUBLIC_URL: "https://shop.example",
  });
});
afterAll(async () => {
  await shop?.close();
  await line?.close();
});

const box = () => shop.page.getByRole("textbox", { name: "訊息內容" });
const send = () => shop.page.getByRole("button", { name: "發送", exact: true });
const preview = () => shop.page.getByRole("region", { name: "預覽" });
const dialog = () => shop.page.getByRole("alertdialog");
const audience = () => shop.page.getByLabel("發送對象", { exact: true });
const reached = (count: string) =>
  shop.page.getByText(new RegExp(`^${count} 人 · 不含被封鎖的顧客與非好友。$`));
const sent = (text: string) =>
  shop.page.getByRole("table", { name: "發送紀錄" }).getByRole("row").filter({ hasText: text });

/** Searches by part of a name and chooses the option with the given name. */
async function find(label: string, text: string, name: RegExp): Promise<void> {
  await shop.page.getByRole("combobox", { name: `搜尋更多${label}` }).fill(text);
  await shop.page.getByRole("option", { name }).click();
}

/** Changes a list that the screen does not show, as another user would. */
async function changeProductTypes(): Promise<void> {
  const prisma = connectPrisma(shop.databaseUrl);
  await prisma.productType.updateMany({ data: { description: "" } });
  await prisma.$disconnect();
}

/** Changes the store's settings, as another user would. */
async function setStore(details: object): Promise<void> {
  const { data } = await shop.admin.graphql<{ store: { id: string } }>("{ store { id } }");
  const { code } = await shop.admin.graphql(
    "mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { id } }",
    { input: { id: data?.store.id, details } },
  );
  expect(code).toBeNull();
}

it("shows the number of recipients, the cost, and the remaining quota, and requires content", async () => {
  await shop.openScreen("/broadcast");
  await reached("\\d+").waitFor();
  await shop.page.getByText(/^\d+ 則 = 剩餘 \d+ − 待計入 \d+ − 預約提醒 \d+ − 保留 0$/).waitFor();
  await shop.page.getByText("還沒有發送過訊息").waitFor();
  expect(await send().isDisabled()).toBe(true);
});

it("counts UTF-16 code units up to 5000 and shows the bubble while typing", async () => {
  await box().fill("新茶 🍵");
  await shop.page.getByText("5／5000 字").waitFor();
  await preview().getByText("新茶 🍵").waitFor();
  await box().fill("茶".repeat(5000));
  await expect.poll(() => send().isEnabled()).toBe(true);
  await box().fill("茶".repeat(5001));
  await shop.page.getByText("超過上限 1 字，請縮短訊息。").waitFor();
  expect(await send().isDisabled()).toBe(true);
});

it("sends a test message to the admin first, with picture, text, and cards as in the preview", async () => {
  await box().fill("秋茶到貨");
  const bytes = await sharp({ create: { width: 900, height: 500, channels: 3, background: "#7a4b2a" } })
    .jpeg()
    .toBuffer();
  const choose = shop.page.getByRole("button", { name: "選擇圖片" });
  await chooseFile(shop.page, choose, { name: "tea.jpg", bytes });
  await preview().getByRole("img", { name: "訊息中的圖片" }).waitFor();
  await find("商品", "烏龍", /烏龍/);
  await preview().getByRole("list", { name: "商品卡" }).getByText("立即選購").waitFor();
  await shop.page.getByRole("textbox", { name: /^顧客/ }).fill("林芷涵");
  await shop.page.getByRole("list", { name: "找到的顧客" }).getByRole("button").first().click();
  const before = line.messaging.taken.length;
  await shop.page.getByRole("button", { name: "發給「林芷涵」" }).click();
  await hasText(shop.page, "測試訊息已排入發送給「林芷涵」");
  await expect
    .poll(() =>
      line.messaging.taken
        .slice(before)
        .map(({ way, messages }) => [way, ...messages.map(({ type }) => type)].join(" ")),
    )
    .toContain("push image text flex");
  await shop.page.getByRole("button", { name: /^移除商品卡/ }).click();
  await shop.page.getByRole("button", { name: "移除圖片" }).click();
});

it("counts customers who booked, or who are chosen, as the audience changes", async () => {
  await audience().selectOption({ label: "預約過特定服務的顧客" });
  await shop.page.getByText("目前沒有可以收到訊息的顧客。").waitFor();
  expect(await send().isDisabled()).toBe(true);
  await shop.page.getByRole("button", { name: "彩繪凝膠美甲 Art gel" }).click();
  await reached("\\d+").waitFor();
  await audience().selectOption({ label: "指定的顧客" });
  await find("顧客", "王品睿", /王品睿/);
  await reached("1").waitFor();
});

it("confirms recipients and cost, clears the form, and shows the progress live", async () => {
  await send().click();
  await dialog().getByText("確定要將這則訊息發送給 1 位顧客嗎？").waitFor();
  await dialog()
    .getByText(/^使用 1 則額度。本月可用於群發 \d+ 則 = 剩餘 /)
    .waitFor();
  await dialog().getByRole("button", { name: "取消" }).click();
  expect(await box().inputValue()).toBe("秋茶到貨");
  await send().click();
  await dialog().getByRole("button", { name: "發送" }).click();
  await hasText(shop.page, "訊息已排入發送");
  await expect.poll(() => box().inputValue()).toBe("");
  await sent("秋茶到貨").getByText("已送出", { exact: true }).waitFor();
  await sent("秋茶到貨").getByText("指定：王品睿").waitFor();
  await sent("秋茶到貨").getByText("已送出 1／1").waitFor();
});

it("is scheduled in the shop's time zone and can be withdrawn until then", async () => {
  await box().fill("明天開賣");
  await shop.page.getByLabel("發送時間", { exact: true }).selectOption({ label: "指定時間" });
  const at = shop.page.getByLabel(/^預定時間/);
  const shown = await at.inputValue();
  await at.fill("2026-01-01T10:00");
  await shop.page.getByText("請選擇至少 1 分鐘後的時間。").waitFor();
  const schedule = shop.page.getByRole("button", { name: "預定發送" });
  expect(await schedule.isDisabled()).toBe(true);
  await at.fill(shown);
  await schedule.click();
  await dialog()
    .getByText(new RegExp(`^確定要在 ${shown} 發送這則訊息嗎？`))
    .waitFor();
  await dialog().getByRole("button", { name: "預定發送" }).click();
  await hasText(shop.page, `已預定於 ${shown} 發送`);
  await sent("明天開賣").getByText("已預定", { exact: true }).waitFor();
  await sent("明天開賣").getByText(shown, { exact: true }).waitFor();
  await sent("明天開賣")
    .getByRole("button", { name: `取消發送：${shown}` })
    .click();
  await dialog().getByRole("button", { name: "取消發送" }).click();
  await sent("明天開賣").getByText("已取消", { exact: true }).waitFor();
});

it("shows why a broadcast failed", async () => {
  line.messaging.usedUp = true;
  await box().fill("第二則");
  await send().click();
  await dialog().getByRole("button", { name: "發送" }).click();
  await sent("第二則").getByText("發送失敗").waitFor();
  await sent("第二則")
    .getByText(/^\d+ 人未送達$/)
    .waitFor();
  await sent("第二則").getByText("本月的 LINE 訊息額度已用完。").waitFor();
});

it("shows the final state even when a stale list response arrives after the live update", async () => {
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  shop.page.clock.install();
  const { id } = listQuery.params;
  const stop = network.intercept(({ body, send }) => {
    if (!JSON.stringify(body).includes(`${id}`)) return null;
    // The list may already be fetched for an earlier update; the page then waits for that response.
    return send().then(async (response) => {
      hold();
      await isDone;
      return response;
    });
  });
  try {
    await box().fill("第二則半");
    await send().click();
    await dialog().getByRole("button", { name: "發送" }).click();
    await isHeld;
    await expect
      .poll(async () => {
        const { data } = await shop.admin.graphql<{ broadcasts: { edges: { node: object }[] } }>(
          "{ broadcasts(first: 1) { edges { node { text state } } } }",
        );
        return data?.broadcasts.edges[0]?.node;
      })
      .toEqual({ text: "第二則半", state: "FAILED" });
    // What the page hears after the live update tells that it has heard the update too.
    const isHeard = new Promise<void>((resolve) => onListChange("PRODUCT_TYPES")(resolve));
    await changeProductTypes();
    await isHeard;
    await shop.page.clock.fastForward(1000);
  } finally {
    done();
    stop();
    shop.page.clock.uninstall();
  }
  await sent("第二則半").getByText("發送失敗").waitFor();
});

it("is blocked when it would use the quota that the store reserves", async () => {
  await setStore({ broadcastFloor: 1000 });
  await shop.page.reload();
  await box().fill("第三則");
  await shop.page.getByText(/^0 則 = .* − 保留 1000$/).waitFor();
  await shop.page.getByText("額度不足，無法立即發送").waitFor();
  expect(await send().isDisabled()).toBe(true);
});

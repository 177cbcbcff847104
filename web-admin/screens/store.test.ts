import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
  await shop.openScreen("/store-info");
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "商店資訊" });
const dialog = () => shop.page.getByRole("dialog");
const button = (name: string) => shop.page.getByRole("button", { name, exact: true });
const edit = () =>
  table()
    .getByRole("button", { name: /^編輯「/ })
    .click();
const question = () => shop.page.getByRole("alertdialog", { name: "要變更時區嗎？" });
const save = () => dialog().getByRole("button", { name: "儲存" }).click();

interface Store {
  orderingOpensAt: string | null;
  orderingClosesAt: string | null;
  openWeekdays: number[];
  timeZone: string;
  delivers: boolean;
}

async function stored(): Promise<Store | null> {
  const { data } = await shop.admin.graphql<{ store: Store | null }>(
    "{ store { orderingOpensAt orderingClosesAt openWeekdays timeZone delivers } }",
  );
  return data?.store ?? null;
}

it("shows the single record and cannot add a second", async () => {
  await table().getByRole("row").nth(1).waitFor();
  await expect.poll(() => table().getByRole("row").count()).toBe(2);
  expect(await table().textContent()).toContain("Asia/Taipei");
  expect(await button("新增").isDisabled()).toBe(true);
});

it("finds it by number and part of the name", async () => {
  await shop.page.getByLabel("編號", { exact: true }).fill("2");
  await shop.page.getByText("沒有符合的商店資訊").waitFor();
  await button("清除篩選（1）").click();
  await shop.page.getByLabel("名稱", { exact: true }).fill("MACHIYA");
  await shop.page.waitForURL(/name=MACHIYA/);
  await expect.poll(() => table().getByRole("row").count()).toBe(2);
  await button("清除篩選（1）").click();
});

describe("editing", () => {
  it("requires digits in the bank account, and all required fields", async () => {
    await edit();
    await dialog().getByLabel("銀行帳號").fill("12-34");
    await dialog().getByText("請只填數字。").waitFor();
    await dialog().getByLabel("地址").fill("");
    await save();
    await dialog().getByText("請填寫這個欄位。").waitFor();
    await dialog().getByLabel("銀行帳號").fill("123456789");
    await dialog().getByLabel("地址").fill("臺北市大同區");
  });

  it("keeps the ordering window in the store's time zone, with its end after its start", async () => {
    await dialog().getByLabel("開始接單").fill("2030-05-02T09:30");
    await dialog().getByLabel("結束接單").fill("2030-05-02T09:30");
    await dialog().getByText("結束時間必須晚於開始時間。").waitFor();
    await dialog().getByLabel("結束接單").fill("2030-05-02T18:00");
    await dialog().getByRole("button", { name: "星期一", exact: true }).click();
    await dialog().getByRole("button", { name: "星期日", exact: true }).click();
    await dialog().getByRole("switch", { name: "提供外送，接受貨到付款" }).click();
    const was = await stored();
    await save();
    await hasText(shop.page, "修改成功");
    expect(await stored()).toEqual({
      orderingOpensAt: "2030-05-02T01:30:00.000Z",
      orderingClosesAt: "2030-05-02T10:00:00.000Z",
      openWeekdays: [1, 2, 3, 4, 5, 6],
      timeZone: "Asia/Taipei",
      delivers: !was?.delivers,
    });
    expect(await table().textContent()).toContain("2030/05/02 09:30");
  });

  it("keeps its wall-clock times when the time zone changes", async () => {
    await edit();
    await dialog().getByLabel("時區").selectOption("Asia/Tokyo");
    await save();
    await question().getByText("維持時鐘上的時間").waitFor();
    await question()
      .getByText(/實際時刻不變|目前沒有之後的預約/)
      .waitFor();
    await question().getByRole("button", { name: "取消" }).click();
    const saving = dialog().getByRole("button", { name: "儲存" });
    await expect.poll(() => saving.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await stored()).toMatchObject({ timeZone: "Asia/Taipei" });
    expect(await dialog().getByLabel("時區").inputValue()).toBe("Asia/Tokyo");
    await save();
    await question().getByRole("button", { name: "變更時區" }).click();
    await table().getByText("Asia/Tokyo").waitFor();
    expect(await table().textContent()).toContain("2030/05/02 09:30");
    expect(await stored()).toMatchObject({ orderingOpensAt: "2030-05-02T00:30:00.000Z" });
  });

  it("removes a limit", async () => {
    await edit();
    await dialog().getByLabel("開始接單").fill("");
    await save();
    await table().getByText("不限").waitFor();
    expect(await stored()).toMatchObject({ orderingOpensAt: null });
  });
});

it("stores how customers reach the shop, and names what each field accepts", async () => {
  await edit();
  await dialog().getByLabel("電話").fill("不給你");
  await dialog().getByText("請填寫 8 至 15 位數字。").waitFor();
  await dialog().getByLabel("LINE 帳號").fill("https://example.com");
  await dialog().getByText("請填寫 LINE ID，或 line.me、lin.ee 的連結。").waitFor();
  await dialog().getByLabel("地圖連結").fill("maps.example");
  await dialog().getByText("請填寫以 https:// 開頭的連結。").waitFor();
  await dialog().getByLabel("電話").fill("02-2555-1234");
  await dialog().getByLabel("LINE 帳號").fill("Machiya");
  await dialog().getByLabel("地圖連結").fill("https://maps.example/machiya");
  await save();
  await hasText(shop.page, "修改成功");
  const stored = async () => (await shop.admin.graphql("{ store { phone lineAccount mapUrl } }")).data;
  // The message may be that of the previous test.
  await expect.poll(stored).toEqual({
    store: { phone: "02-2555-1234", lineAccount: "@machiya", mapUrl: "https://maps.example/machiya" },
  });
});

it("configures customers' LINE messages, which are all on by default", async () => {
  await edit();
  const group = dialog().getByRole("group", { name: "LINE 通知" });
  const pressed = () => group.getByRole("button", { pressed: true });
  await expect.poll(() => pressed().count()).toBe(12);
  await group.getByRole("button", { name: "訂單進度" }).click();
  await save();
  await hasText(shop.page, "修改成功");
  await edit();
  await group.getByRole("button", { name: "訂單進度", pressed: false }).waitFor();
  await expect.poll(() => pressed().count()).toBe(11);
  await dialog().getByRole("button", { name: "取消", exact: true }).click();
});

describe("the limits of bookings", () => {
  it("include hours by weekday, which must not overlap", async () => {
    await edit();
    const monday = dialog().getByRole("button", { name: "新增星期一的時段" });
    for (const remove of await dialog().getByRole("button", { name: "移除星期一的時段" }).all()) {
      await remove.click();
    }
    await monday.click();
    await monday.click();
    await dialog().getByText("同一天的時段不能重疊").waitFor();
    await dialog().getByLabel("星期一 結束時間").first().fill("12:00");
    await dialog().getByLabel("星期一 開始時間").last().fill("13:30");
    await dialog().getByLabel("星期一 結束時間").last().fill("00:00");
    await dialog().getByText("同一天的時段不能重疊").waitFor({ state: "detached" });
  });

  it("include a cancellation deadline of whole hours up to a year", async () => {
    await dialog().getByLabel("取消期限").fill("8761");
    await dialog().getByText("請輸入 0 到 8760 的整數。").waitFor();
    await dialog().getByLabel("取消期限").fill("48");
    await save();
    await table().getByText("48 小時前").waitFor();
    await table().getByText("星期一 10:00–12:00、13:30–24:00").waitFor();
  });

  it("include the monthly messages that broadcasts must leave", async () => {
    await edit();
    await dialog().getByLabel("群發保留額度").fill("2.5");
    await dialog().getByText("請填 0 到 1000000 的整數。").waitFor();
    await dialog().getByLabel("群發保留額度").fill("200");
    await save();
    await dialog().waitFor({ state: "hidden" });
    const { data } = await shop.admin.graphql("{ store { broadcastFloor } }");
    expect(data).toEqual({ store: { broadcastFloor: 200 } });
  });
});

it("is a list of cards on a phone, behind its dialog", async () => {
  const page = await shop.openScreen("/store-info?edit=1", { width: 390 });
  await page.getByRole("dialog").getByLabel("名稱").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "取消", exact: true }).click();
  await page.getByRole("list", { name: "商店資訊" }).waitFor();
  await shop.openScreen("/store-info");
});

it("is deleted after a confirmation and can be created again", async () => {
  await table().getByRole("checkbox", { name: "選取本頁全部" }).check();
  await button("刪除所選（1）").click();
  const question = shop.page.getByRole("alertdialog");
  await question.getByText("時區會回到台北時間").waitFor();
  await question.getByRole("button", { name: "刪除" }).click();
  await shop.page.getByText("還沒有商店資訊").waitFor();

  await button("新增").click();
  await dialog().getByLabel("名稱").fill("新店");
  await dialog().getByLabel("銀行代碼").fill("822");
  await dialog().getByLabel("地址").fill("臺南市");
  await save();
  await hasText(shop.page, "新增成功");
  await table().getByText("新店").first().waitFor();
  expect(await button("新增").isDisabled()).toBe(true);
  expect(await stored()).toMatchObject({ openWeekdays: [], timeZone: "Asia/Taipei", delivers: false });
});

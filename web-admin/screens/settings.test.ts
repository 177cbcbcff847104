import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import { afterAll, beforeAll, expect, it } from "vitest";
import { variablesOf } from "../../testing/screens/failures.ts";
import { network } from "../../testing/screens/network.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const list = () => shop.page.getByRole("navigation", { name: "設定項目" });
const form = (name: string) => shop.page.getByRole("form", { name });
const dialog = () => shop.page.getByRole("dialog");
const button = (name: string) => shop.page.getByRole("button", { name, exact: true });
const save = () => dialog().getByRole("button", { name: "儲存" }).click();

const stored = async (fields: string) =>
  (await shop.admin.graphql<{ store: Record<string, unknown> }>(`{ store { ${fields} } }`)).data?.store;

it("lists the sections beside the first one, each at its own address", async () => {
  await shop.openScreen("/");
  await shop.page.getByRole("navigation", { name: "主選單" }).getByRole("link", { name: "商店設定" }).click();
  await shop.page.waitForURL(/\/settings\/shop$/);
  for (const [name, address] of [
    ["付款", "payment"],
    ["接單", "ordering"],
    ["配送", "shipping"],
    ["預約", "salon"],
    ["LINE", "line"],
    ["店休", "closures"],
    ["商店", "shop"],
  ] as const) {
    await list()
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .click();
    await shop.page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
    expect(new URL(shop.page.url()).pathname).toBe(`/settings/${address}`);
    await shop.page.locator("main [aria-busy=true]").waitFor({ state: "detached" });
  }
});

it("saves only the fields of a section, and discards what is canceled", async () => {
  const { page } = shop;
  const shopForm = form("商店資料");
  const before = await stored("bankCode openWeekdays timeZone");
  expect(await shopForm.getByRole("button", { name: "儲存" }).isDisabled()).toBe(true);
  await shopForm.getByLabel("電話").fill("123");
  await shopForm.getByText("請填寫 8 至 15 位數字。").waitFor();
  await shopForm.getByRole("button", { name: "取消" }).click();
  await expect.poll(() => shopForm.getByLabel("電話").inputValue()).not.toBe("123");
  await shopForm.getByLabel("電話").fill("02-2555-9876");
  await shopForm.getByRole("button", { name: "儲存" }).click();
  await hasText(page, "修改成功");
  const saves = network.requests.flatMap((request) => {
    const { input } = variablesOf(request) as { input?: { details: unknown } };
    return input === undefined ? [] : [input.details];
  });
  expect(saves).toEqual([{ phone: "02-2555-9876" }]);
  expect(await stored("phone")).toEqual({ phone: "02-2555-9876" });
  expect(await stored("bankCode openWeekdays timeZone")).toEqual(before);
  // The form stays open and can be changed again.
  await shopForm.getByLabel("地址").fill("台北市大同區民樂街 1 號");
  await shopForm.getByRole("button", { name: "儲存" }).click();
  await expect.poll(() => stored("address")).toEqual({ address: "台北市大同區民樂街 1 號" });
});

it("asks before another section opens over unsaved input", async () => {
  const { page } = shop;
  await form("商店資料").getByLabel("地址").fill("還沒存");
  await list().getByRole("link", { name: /^接單/ }).click();
  const question = page.getByRole("alertdialog", { name: "尚未儲存" });
  await question.getByRole("button", { name: "捨棄" }).click();
  await page.getByRole("heading", { level: 2, name: "接單" }).waitFor();
});

it("keeps a date without a meaning in its field, and does not save it", async () => {
  const { page } = shop;
  await page.goto("/settings/ordering");
  const opens = form("接單規則").getByLabel("開始接單");
  await opens.fill("下禮拜");
  await opens.press("Enter");
  await form("接單規則").getByRole("alert").filter({ hasText: "請輸入日期和時間，例如" }).waitFor();
  expect(await opens.inputValue()).toBe("下禮拜");
  await opens.fill("明天 9:30");
  await opens.press("Tab");
  expect(await opens.inputValue()).toMatch(/^\d{4}\/\d{2}\/\d{2} 09:30$/);
  await form("接單規則").getByRole("button", { name: "開啟月曆" }).first().click();
  const calendar = page.getByRole("dialog", { name: "月曆" });
  await calendar.getByRole("button", { name: "下個月" }).click();
  await calendar.getByRole("button", { name: /月15日/ }).click();
  await calendar.getByLabel("時間").fill("1815");
  await calendar.getByLabel("時間").press("Enter");
  await calendar.waitFor({ state: "detached" });
  expect(await opens.inputValue()).toMatch(/15 18:15$/);
  await form("接單規則").getByRole("button", { name: "取消" }).click();
  await expect.poll(() => form("接單規則").getByRole("button", { name: "儲存" }).isDisabled()).toBe(true);
});

it("warns when the ordering starts before today, and saves it nevertheless", async () => {
  await shop.page.goto("/settings/ordering");
  const section = form("接單規則");
  const opens = section.getByLabel("開始接單");
  const warning = section.getByText("這一天已過，因此不限制顧客的選擇。");
  await opens.fill("今天 9:00");
  await opens.press("Tab");
  await warning.waitFor({ state: "detached" });
  await opens.fill("2020-01-01 09:00");
  await opens.press("Tab");
  await warning.waitFor();
  await section.getByRole("button", { name: "儲存" }).click();
  await expect.poll(() => stored("orderingOpensAt")).toEqual({ orderingOpensAt: "2020-01-01T01:00:00.000Z" });
});

it("reports that another user changed the section first", async () => {
  const { page } = shop;
  const update = (details: object) =>
    shop.admin.graphql("mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { id } }", {
      input: { id: btoa("Store:1"), details },
    });
  await page.goto("/settings/salon");
  await form("預約規則").getByLabel("取消期限").fill("12");
  expect((await update({ cancelCutOffHours: 36 })).code).toBeNull();
  await form("預約規則").getByRole("button", { name: "儲存" }).click();
  await form("預約規則").getByText("其他人已先儲存變更。").waitFor();
  await form("預約規則").getByRole("button", { name: "保留我的內容" }).click();
  await expect.poll(() => stored("cancelCutOffHours")).toEqual({ cancelCutOffHours: 12 });
});

it("saves the bank account beside unsaved payment rules, which keep their input", async () => {
  const { page } = shop;
  await page.goto("/payment");
  await page.waitForURL(/\/settings\/payment$/);
  await form("付款規則").getByLabel("銀行匯款").fill("48");
  await form("銀行帳號").getByLabel("銀行代碼").fill("013");
  await form("銀行帳號").getByRole("button", { name: "儲存" }).click();
  await expect.poll(() => stored("bankCode")).toEqual({ bankCode: "013" });
  expect(await form("付款規則").getByLabel("銀行匯款").inputValue()).toBe("48");
  await form("付款規則").getByRole("button", { name: "儲存" }).click();
  await expect.poll(() => stored("transferPaymentHours")).toEqual({ transferPaymentHours: 48 });
});

it("is found by what a section contains", async () => {
  const { page } = shop;
  await page.goto("/service");
  await page.getByRole("table").waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "搜尋與指令" }).fill("稅率");
  await page.getByRole("option", { name: "商店設定: 付款" }).click();
  await page.waitForURL(/\/settings\/payment$/);
});

it("adds, changes, and removes closures by days or by time, sorted by time", async () => {
  await shop.page.goto("/settings/closures");
  const closures = () => shop.page.getByRole("list", { name: "臨時店休" });
  await button("新增臨時店休").click();
  await save();
  await dialog().getByText("請填寫這個欄位。").nth(1).waitFor();
  const days = calendarDays(dayOf(new Date(), "Asia/Taipei"), 62);
  const [last = "", first = ""] = [days.at(-1), days.at(-2)];
  const text = (day: string) => day.replaceAll("-", "/");
  await dialog().getByLabel("第一天").fill(last);
  await dialog().getByLabel("最後一天").fill(first);
  await dialog().getByText("結束必須晚於開始。").waitFor();
  await dialog().getByLabel("第一天").fill(first);
  await dialog().getByLabel("最後一天").fill(last);
  await dialog().getByLabel("原因").fill("重新裝潢");
  await save();
  await hasText(shop.page, "新增成功");
  await closures()
    .getByText(`${text(first)} 至 ${text(last)}`)
    .waitFor();

  await closures()
    .getByRole("button", { name: `編輯「${text(first)} 至 ${text(last)}」` })
    .click();
  await dialog().getByRole("switch", { name: "整天" }).click();
  await dialog().getByLabel("開始").fill(`${first}T12:30`);
  await save();
  await closures()
    .getByText(`${text(first)} 12:30 至`)
    .waitFor();
  await closures()
    .getByRole("button", { name: `刪除「${text(first)} 12:30` })
    .click();
  await shop.page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).click();
  await shop.page.getByText("重新裝潢").waitFor({ state: "detached" });
});

it("is a list of links on a phone, whose sections lead back to it", async () => {
  const phone = await shop.openScreen("/settings", { width: 390 });
  await list().getByRole("link", { name: /^預約/ }).click();
  await form("預約規則").getByLabel("取消期限").waitFor();
  await phone.getByRole("link", { name: "所有設定" }).click();
  await list().getByRole("link", { name: /^店休/ }).waitFor();
});

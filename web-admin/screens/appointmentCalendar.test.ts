import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AppointmentSalon, enter, request, review } from "../e2e/appointmentDay.ts";
import { closeStore, giveShifts } from "../e2e/salon.ts";
import {
  at,
  button,
  calendar,
  DAY,
  dayButton,
  dialog,
  event,
  openTuesday,
  calendarPath as path,
} from "../e2e/tuesday.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openTuesday(shop.admin);
});
afterAll(() => shop?.close());

describe("opening", () => {
  it("shows today by staff, from the drawer", async () => {
    const page = await shop.openScreen("/");
    await page.getByRole("button", { name: "開啟選單" }).click();
    await page.getByRole("link", { name: "預約行事曆" }).click();
    await calendar(page).getByRole("button", { name: "月", exact: true }).waitFor();
    await page.waitForURL(/view=day&day=\d{4}-\d\d-\d\d$/);
    expect(await calendar(page).getByRole("switch", { name: "依人員分欄" }).isChecked()).toBe(true);
    await calendar(page).getByRole("heading").getByRole("button").click();
    const picker = page.getByRole("dialog", { name: "選擇日期" });
    await picker.getByLabel("跳到這一天").fill("2031-05-01");
    await picker.getByRole("button", { name: "2031年5月6日 星期二" }).click();
    await page.waitForURL(/day=2031-05-06/);
    await event(page, "高小姐").waitFor();
    // The time outside of a person's shifts is shaded.
    expect(await calendar(page).locator(".cal-off-hours").count()).toBeGreaterThan(0);
  });

  it("shows month, week, and day, each appointment with its state in words, and weeks from Sunday", async () => {
    const page = await shop.openScreen(path("month"));
    await event(page, "高小姐", "美甲", "林小美", "11:00–12:00", "已確認", "2031年5月6日").waitFor();
    await event(page, "周美玲", "睫毛", "陳怡君", "14:30–16:00", "等待店家確認").waitFor();
    expect(await event(page, "何先生", "已取消").count()).toBe(0);
    await calendar(page).getByRole("switch", { name: "顯示已取消" }).click();
    await event(page, "何先生", "已取消").waitFor();
    await calendar(page).getByRole("button", { name: "週", exact: true }).click();
    await calendar(page).getByRole("heading", { name: "2031/5/4至2031/5/10" }).waitFor();
    await event(page, "高小姐", "11:00–12:00").waitFor();
    await dayButton(page, "2031年5月4日").waitFor();
    await calendar(page).getByRole("button", { name: "日", exact: true }).click();
    await page.waitForURL(/view=day/);
    await calendar(page).getByText("王大明 · 早班 + 晚班").waitFor();
    await calendar(page).getByText("不指定", { exact: true }).waitFor();
    await event(page, "周美玲", "睫毛").waitFor();
    await calendar(page).getByRole("switch", { name: "依人員分欄" }).click();
    await page.waitForURL(/by=time/);
    await event(page, "周美玲", "睫毛", "陳怡君").waitFor();
    await calendar(page).getByRole("button", { name: "後一天" }).click();
    await page.getByRole("status").filter({ hasText: "這段期間沒有預約。" }).waitFor();
  });

  it("filters by customer and state, which are kept in the address", async () => {
    const page = await shop.openScreen(path("month"));
    await event(page, "周美玲").waitFor();
    await page.getByLabel("狀態").selectOption({ label: "已確認" });
    await page.waitForURL(/state=CONFIRMED/);
    await event(page, "周美玲").waitFor({ state: "detached" });
    await event(page, "高小姐").waitFor();
    await page.getByLabel("顧客姓名").fill("周");
    await page.getByText("這段期間沒有符合篩選條件的預約。").waitFor();
    await page.getByRole("button", { name: /清除/ }).last().click();
    await event(page, "周美玲").waitFor();
    expect(new URL(page.url()).search).toBe(`?view=month&day=${DAY}`);
  });

  it("uses the chosen language", async () => {
    const page = await shop.openScreen(path("month"), { language: "en" });
    await page
      .getByRole("region", { name: "Appointment calendar" })
      .getByRole("button", { name: /高小姐.*11:00–12:00, Confirmed, Tuesday, May 6, 2031/ })
      .waitFor();
    await page.getByRole("heading", { name: "May 2031" }).waitFor();
  });
});

it("shows another user's changes without a reload", async () => {
  const page = await shop.openScreen(path("month"));
  await event(page, "高小姐").waitFor();
  const number = await enter(shop.admin, salon, {
    customer: "吳太太",
    startsAt: at("17:00"),
    lines: [["美甲", null]],
  });
  await event(page, "吳太太", "17:00–18:00", "等待店家確認").waitFor();
  await shop.openScreen(path("day"), { width: 390 });
  await event(page, "吳太太", "17:00–18:00", "等待店家確認").waitFor();
  await review(shop.admin, number, "CONFIRMED");
  await event(page, "吳太太", "17:00–18:00", "已確認").waitFor();
});

describe("one day", () => {
  it("lists its appointments and leads to each of them", async () => {
    const page = await shop.openScreen(path("month"));
    await event(page, "高小姐").waitFor();
    await dayButton(page, "2031年5月6日").click();
    const row = dialog(page).getByRole("listitem").filter({ hasText: "周美玲" });
    for (const text of ["14:30–16:00", "睫毛", "陳怡君", "等待店家確認"]) await row.getByText(text).waitFor();
    await row.getByRole("button", { name: /^查看明細/ }).click();
    await page.waitForURL(/appointment=\d+/);
    await dialog(page).getByText("2031/05/06 14:30–16:00").waitFor();
  });

  it("shows that it is empty, or when the store is closed", async () => {
    await closeStore(shop.admin, "2031-05-20", "2031-05-20", "員工旅遊");
    const page = await shop.openScreen(path("month"));
    await calendar(page)
      .getByRole("button", { name: /2031年5月20日.*店休：員工旅遊/ })
      .click();
    await dialog(page).getByText("這一天沒有預約。").waitFor();
    await dialog(page).getByText("店休：員工旅遊").waitFor();
  });
});

it("colors appointments by staff member, which is remembered for the user", async () => {
  const page = await shop.openScreen(path("week"));
  const color = () => event(page, "高小姐").evaluate(({ className }) => /cal-\S+/.exec(className)?.[0]);
  const byState = await color();
  expect(byState).not.toMatch(/^cal-person-/);
  await calendar(page).getByRole("switch", { name: "依人員上色" }).click();
  await page.getByRole("list", { name: "圖例" }).getByText("林小美").waitFor();
  await expect.poll(color).toMatch(/^cal-person-\d+$/);
  shop.changeBrowser();
  await shop.openScreen(path("week"));
  await page.getByRole("list", { name: "圖例" }).getByText("林小美").waitFor();
  await calendar(page).getByRole("switch", { name: "依人員上色" }).click();
  await page.getByRole("list", { name: "圖例" }).getByText("林小美").waitFor({ state: "detached" });
  await expect.poll(color).toBe(byState);
});

it("shows a card beside an event, by mouse and by keyboard", async () => {
  const page = await shop.openScreen(path("week"));
  const card = page.getByRole("tooltip");
  const beside = page.getByRole("heading", { level: 1 });
  // A mouse that rests on an event moves a little until its card appears, also if the event was just replaced.
  await expect
    .poll(
      async () => {
        const isShown = (await card.count()) > 0;
        if (!isShown) await beside.hover();
        if (!isShown) await event(page, "高小姐").hover();
        return isShown;
      },
      { interval: 1000 },
    )
    .toBe(true);
  for (const text of ["高小姐", "0900-000-000", "11:00–12:00 美甲 · 林小美", "已確認"])
    await card.getByText(text, { exact: true }).waitFor();
  await beside.hover();
  await card.waitFor({ state: "detached" });
  await event(page, "高小姐").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await card.getByText("0900-000-000").waitFor();
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
});

describe("on a phone", () => {
  it("opens as an agenda with the visits in order, and more weeks", async () => {
    const page = await shop.openScreen("/appointmentlog", { width: 390 });
    await page.waitForURL(/view=agenda/);
    await calendar(page)
      .getByText(/^現在 \d\d:\d\d$/)
      .waitFor();
    await page.goto(path("agenda", "2031-05-05"));
    const day = calendar(page).getByRole("region", { name: "2031年5月6日 星期二" });
    await day.getByRole("button", { name: /周美玲/ }).waitFor();
    const rows = await day.getByRole("listitem").allTextContents();
    expect(rows.findIndex((row) => row.includes("高小姐"))).toBeLessThan(
      rows.findIndex((row) => row.includes("周美玲")),
    );
    await calendar(page).getByRole("button", { name: "載入更多" }).click();
    await page.waitForURL(/weeks=2/);
    await day.getByRole("button", { name: /高小姐/ }).click();
    await page.waitForURL(/appointment=\d+/);
    await button(page, "關閉").click();
    await calendar(page).getByRole("button", { name: "月", exact: true }).click();
    await event(page, "高小姐").waitFor();
  });
});

it("opens an appointment with its allowed actions and confirms it there", async () => {
  await enter(shop.admin, salon, { customer: "鄭小姐", startsAt: at("10:00"), lines: [["美甲", "林小美"]] });
  const page = await shop.openScreen(path("week"));
  await event(page, "鄭小姐", "等待店家確認").click();
  for (const text of ["2031/05/06 10:00–11:00", "美甲", "林小美", "鄭小姐"])
    await dialog(page).getByText(text).first().waitFor();
  await dialog(page)
    .getByRole("button", { name: /^確認預約/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "確認", exact: true }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await dialog(page).getByText("已確認", { exact: true }).first().waitFor();
  await button(page, "關閉").click();
  await event(page, "鄭小姐", "已確認").waitFor();
});

it("leaves out the shifts of a former staff member from today on, also on the timetable", async () => {
  const [past, later] = ["2026-01-06", "2031-05-13"];
  for (const name of ["陳怡君", "王大明"])
    await giveShifts(shop.admin, salon, name, [{ date: past, template: "早班", state: "CONFIRMED" }]);
  const page = await shop.openScreen(path("day", later));
  await calendar(page).getByText("王大明 · 早班 + 晚班").waitFor();
  await request(
    shop.admin,
    "mutation ($input: DismissStaffMemberInput!) { dismissStaffMember(input: $input) { id } }",
    { input: { id: salon.staff.王大明, force: true } },
  );
  const timetable = (day: string) => page.goto(`/appointmentlog/timetable?day=${day}`);
  await page.goto(path("day", later));
  await calendar(page).getByText("陳怡君 · 晚班").waitFor();
  expect(await calendar(page).getByText("王大明").count()).toBe(0);
  await timetable(later);
  await page.getByRole("region", { name: "陳怡君", exact: true }).waitFor();
  expect(await page.getByRole("region", { name: "王大明", exact: true }).count()).toBe(0);
  await page.goto(path("day", past));
  await calendar(page).getByText("王大明 · 早班").waitFor();
  await timetable(past);
  await page.getByRole("region", { name: "王大明", exact: true }).waitFor();
});

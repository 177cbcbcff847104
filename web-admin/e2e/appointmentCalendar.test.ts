import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AppointmentSalon, enter, openAppointmentSalon, review } from "./appointmentDay.ts";
import { type Console, expectAccessible, openConsole, says } from "./console.ts";
import { closeStore, giveShifts } from "./salon.ts";

let shop: Console;
let salon: AppointmentSalon;

/** May 2031: far from today, so that no test depends on when it runs. The 6th is a Tuesday. */
const DAY = "2031-05-06";
const at = (time: string, day = DAY) => `${day}T${time}:00+08:00`;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openAppointmentSalon(shop.admin, ["林小美", "陳怡君", "王大明"]);
  for (const date of [DAY, "2031-05-07", "2031-05-08", "2031-05-13"]) {
    for (const [name, template] of [
      ["林小美", "早班"],
      ["陳怡君", "晚班"],
      ["王大明", "早班"],
      ["王大明", "晚班"],
    ] as const)
      await giveShifts(shop.admin, salon, name, [{ date, template, state: "OPEN_TO_CUSTOMERS" }]);
  }
  const kao = await enter(shop.admin, salon, {
    customer: "高小姐",
    startsAt: at("11:00"),
    lines: [["美甲", "林小美"]],
  });
  await review(shop.admin, kao, "CONFIRMED");
  await enter(shop.admin, salon, {
    customer: "周美玲",
    startsAt: at("14:30"),
    lines: [["睫毛", "陳怡君"]],
  });
  const gone = await enter(shop.admin, salon, {
    customer: "何先生",
    startsAt: at("10:00"),
    lines: [["除毛", "王大明"]],
  });
  await review(shop.admin, gone, "CANCELLED");
});
afterAll(() => shop?.close());

const address = (view: string, day = DAY, more = "") =>
  `${shop.origin}/appointmentlog?view=${view}&day=${day}${more}`;
const calendar = (page: Page) => page.getByRole("region", { name: "預約行事曆" });
/** The button of an appointment; its name holds customer, service, hours, state and day. */
const event = (page: Page, ...parts: string[]) =>
  calendar(page).getByRole("button", { name: new RegExp(parts.join(".*")) });
/** The button of a day; its name ends with how much there is. */
const dayButton = (page: Page, day: string) =>
  calendar(page).getByRole("button", { name: new RegExp(`${day} .*(筆|沒有項目)$`) });
const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });

/** Drags something by so many pixels, as a hand does. */
async function drag(page: Page, what: Locator, by: { x: number; y: number }): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (box === null) throw new Error("Not in sight.");
  const from = { x: box.x + Math.min(20, box.width / 2), y: box.y + 8 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y + 4, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 16 });
  await page.mouse.up();
}

/** How high half an hour is, by an event of so many minutes. */
async function halfHour(what: Locator, minutes: number): Promise<number> {
  await what.scrollIntoViewIfNeeded();
  return (((await what.boundingBox())?.height ?? 0) / minutes) * 30;
}

describe("opening", () => {
  it("shows this month, from the drawer", async () => {
    await shop.page.goto(shop.origin);
    await shop.page.getByRole("button", { name: "開啟選單" }).click();
    await shop.page.getByRole("link", { name: "預約行事曆" }).click();
    await calendar(shop.page).getByRole("button", { name: "月", exact: true }).waitFor();
    await shop.page.waitForURL(/view=month&day=\d{4}-\d\d-\d\d$/);
  });

  it("shows month, week and day, each appointment with its state in words, weeks from Sunday", async () => {
    const { page } = shop;
    await page.goto(address("month"));
    await event(page, "高小姐", "美甲", "林小美", "11:00–12:00", "已確認", "2031年5月6日").waitFor();
    await event(page, "周美玲", "睫毛", "陳怡君", "14:30–16:00", "待審核").waitFor();
    await event(page, "何先生", "已取消").waitFor();
    await expectAccessible(page);
    await calendar(page).getByRole("button", { name: "週", exact: true }).click();
    await calendar(page).getByRole("heading", { name: "2031/5/4至2031/5/10" }).waitFor();
    await event(page, "高小姐", "11:00–12:00").waitFor();
    await dayButton(page, "2031年5月4日").waitFor();
    await expectAccessible(page);
    await calendar(page).getByRole("button", { name: "日", exact: true }).click();
    await page.waitForURL(/view=day/);
    await calendar(page).getByText("王大明 · 早班 + 晚班").waitFor();
    await calendar(page).getByText("不指定", { exact: true }).waitFor();
    await event(page, "周美玲", "睫毛").waitFor();
    await expectAccessible(page);
    await calendar(page).getByRole("switch", { name: "依人員分欄" }).click();
    await page.waitForURL(/by=time/);
    await event(page, "周美玲", "睫毛", "陳怡君").waitFor();
    await calendar(page).getByRole("button", { name: "後一天" }).click();
    await page.getByRole("status").filter({ hasText: "這段期間沒有預約。" }).waitFor();
  });

  it("is narrowed by customer and state, which stand in the address", async () => {
    const { page } = shop;
    await page.goto(address("month"));
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

  it("speaks the language that was chosen", async () => {
    const page = await shop.open();
    await page.context().addCookies([{ name: "language", value: "en", url: shop.origin }]);
    await page.goto(address("month"));
    await page
      .getByRole("region", { name: "Appointment calendar" })
      .getByRole("button", { name: /高小姐.*11:00–12:00, Confirmed, Tuesday, May 6, 2031/ })
      .waitFor();
    await page.getByRole("heading", { name: "May 2031" }).waitFor();
  });
});

it("shows what somebody else does at once", async () => {
  await shop.page.goto(address("month"));
  const other = await shop.open({ width: 390 });
  await other.goto(address("day"));
  await event(other, "高小姐").waitFor();
  const number = await enter(shop.admin, salon, {
    customer: "吳太太",
    startsAt: at("17:00"),
    lines: [["美甲", null]],
  });
  for (const page of [shop.page, other]) await event(page, "吳太太", "17:00–18:00", "待審核").waitFor();
  await expectAccessible(other);
  await review(shop.admin, number, "CONFIRMED");
  for (const page of [shop.page, other]) await event(page, "吳太太", "17:00–18:00", "已確認").waitFor();
});

describe("one day", () => {
  it("lists its appointments, and leads to each of them", async () => {
    const { page } = shop;
    await page.goto(address("month"));
    await event(page, "高小姐").waitFor();
    await dayButton(page, "2031年5月6日").click();
    const row = dialog(page).getByRole("listitem").filter({ hasText: "周美玲" });
    for (const text of ["14:30–16:00", "睫毛", "陳怡君", "待審核"]) await row.getByText(text).waitFor();
    await expectAccessible(page);
    await row.getByRole("button", { name: /的明細$/ }).click();
    await page.waitForURL(/appointment=\d+/);
    await dialog(page).getByText("2031/05/06 14:30–16:00").waitFor();
  });

  it("is empty where nothing is, and says when the store is closed", async () => {
    const { page } = shop;
    await closeStore(shop.admin, "2031-05-20", "2031-05-20", "員工旅遊");
    await page.goto(address("month"));
    await calendar(page)
      .getByRole("button", { name: /2031年5月20日.*店休：員工旅遊/ })
      .click();
    await dialog(page).getByText("這一天沒有預約。").waitFor();
    await dialog(page).getByText("店休：員工旅遊").waitFor();
  });
});

it("opens an appointment with what may be done, and confirms it there", async () => {
  const { page } = shop;
  await enter(shop.admin, salon, { customer: "鄭小姐", startsAt: at("10:00"), lines: [["美甲", "林小美"]] });
  await page.goto(address("week"));
  await event(page, "鄭小姐", "待審核").click();
  for (const text of ["2031/05/06 10:00–11:00", "美甲", "林小美", "鄭小姐"])
    await dialog(page).getByText(text).first().waitFor();
  await expectAccessible(page);
  await dialog(page)
    .getByRole("button", { name: /^確認預約/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "確認", exact: true }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await dialog(page).getByText("已確認", { exact: true }).first().waitFor();
  await button(page, "關閉").click();
  await event(page, "鄭小姐", "已確認").waitFor();
});

it("begins a new appointment at the empty time that was clicked", async () => {
  const { page } = shop;
  await page.goto(address("week"));
  const there = event(page, "高小姐", "11:00–12:00");
  const half = await halfHour(there, 60);
  const box = await there.boundingBox();
  if (box === null) throw new Error("Not in sight.");
  await page.mouse.click(box.x + 20, box.y + 4 * half + 5);
  await page.waitForURL(/add=2031-05-06T13%3A00/);
  await dialog(page).waitFor();
});

describe("moving", () => {
  beforeAll(async () => {
    await enter(shop.admin, salon, {
      customer: "許小姐",
      startsAt: at("10:00", "2031-05-07"),
      lines: [["美甲", "林小美"]],
    });
  });

  it("is dragged to another time after a question that says from where to where", async () => {
    const { page } = shop;
    await page.goto(address("week"));
    const dragged = event(page, "許小姐", "10:00–11:00");
    await dragged.waitFor();
    const half = await halfHour(dragged, 60);
    await drag(page, dragged, { x: 0, y: 4 * half });
    const changes = dialog(page).getByRole("list", { name: "變更內容" });
    await changes.getByText("2031/05/07 10:00").waitFor();
    await changes.getByText("2031/05/07 12:00").waitFor();
    await expectAccessible(page);
    await button(page, "取消").click();
    await event(page, "許小姐", "10:00–11:00").waitFor();
    await drag(page, dragged, { x: 0, y: 4 * half });
    await button(page, "移動").click();
    await says(page, "已移動預約");
    await event(page, "許小姐", "12:00–13:00").waitFor();
  });

  it("is put back with the reason and other times when that cannot be", async () => {
    const { page } = shop;
    await page.goto(address("week"));
    const dragged = event(page, "許小姐", "12:00–13:00");
    await dragged.waitFor();
    await drag(page, dragged, { x: 0, y: 8 * (await halfHour(dragged, 60)) });
    await dialog(page).getByText("2031/05/07 16:00").waitFor();
    await button(page, "移動").click();
    await dialog(page).getByRole("alert").filter({ hasText: "當時沒有排班" }).waitFor();
    await expectAccessible(page);
    expect(await page.getByRole("dialog").getByLabel("時間").inputValue()).toBe("16:00");
    await dialog(page)
      .getByRole("list", { name: "最接近的可預約時段" })
      .getByRole("button", { name: /2031\/05\/07 15:00.*林小美/ })
      .click();
    await button(page, "移動").click();
    await event(page, "許小姐", "15:00–16:00").waitFor();
  });

  it("is dragged to somebody else in the columns of a day", async () => {
    const { page } = shop;
    await page.goto(address("day", "2031-05-07"));
    const dragged = event(page, "許小姐");
    await dragged.waitFor();
    const column = await calendar(page).getByText("王大明 · 早班 + 晚班").boundingBox();
    const now = await dragged.boundingBox();
    if (column === null || now === null) throw new Error("Not in sight.");
    await drag(page, dragged, { x: column.x + column.width / 2 - now.x, y: 0 });
    const changes = dialog(page).getByRole("list", { name: "變更內容" });
    await changes.getByText("林小美").waitFor();
    await changes.getByText("王大明").waitFor();
    await button(page, "移動").click();
    await says(page, "已移動預約");
    await calendar(page).getByRole("switch", { name: "依人員分欄" }).click();
    await event(page, "許小姐", "王大明", "15:00–16:00").waitFor();
  });

  it("goes by the keyboard alone", async () => {
    const page = await shop.open();
    await page.goto(address("month", "2031-05-07"));
    const focused = event(page, "許小姐", "2031年5月7日");
    await focused.focus();
    await page.keyboard.press("Enter");
    await dialog(page).getByText("2031/05/07 15:00–16:00").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(":focus").and(focused).waitFor();
    await page.keyboard.press("Enter");
    await dialog(page)
      .getByRole("button", { name: /^移動預約/ })
      .focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/move=\d+/);
    await dialog(page).getByLabel("日期").fill("2031-05-08");
    await dialog(page).getByLabel("時間").fill("13:00");
    await dialog(page).getByLabel("服務人員").selectOption({ label: "不指定" });
    const changes = dialog(page).getByRole("list", { name: "變更內容" });
    await changes.getByText("2031/05/08 13:00").waitFor();
    await changes.getByText("不指定").waitFor();
    await expectAccessible(page);
    await dialog(page).getByLabel("時間").press("Enter");
    await event(page, "許小姐", "不指定", "13:00–14:00", "2031年5月8日").waitFor();
    await dialog(page).waitFor({ state: "detached" });
  });

  it("asks for another time or person where nothing changes", async () => {
    const { page } = shop;
    await page.goto(address("month", "2031-05-08"));
    await event(page, "許小姐", "2031年5月8日").waitFor();
    await dayButton(page, "2031年5月8日").click();
    await dialog(page)
      .getByRole("button", { name: /^移動預約/ })
      .click();
    await button(page, "移動").click();
    await dialog(page).getByText("請選擇不同的時間或人員。").waitFor();
  });
});

it("is read by staff, who cannot change it", async () => {
  const page = await shop.open({ as: "staff" });
  await page.goto(address("week"));
  await event(page, "高小姐", "已確認").click();
  await dialog(page).getByText("2031/05/06 11:00–12:00").waitFor();
  expect(
    await dialog(page)
      .getByRole("button", { name: /^(移動|確認|編輯|取消|刪除)/ })
      .count(),
  ).toBe(0);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  const fixed = event(page, "高小姐");
  await drag(page, fixed, { x: 0, y: 2 * (await halfHour(fixed, 60)) });
  await event(page, "高小姐", "11:00–12:00").waitFor();
  await page.goto(address("month"));
  await dayButton(page, "2031年5月6日").click();
  await dialog(page).getByRole("listitem").filter({ hasText: "高小姐" }).waitFor();
  expect(await dialog(page).getByRole("button", { name: /^移動/ }).count()).toBe(0);
});

it.each(["America/New_York", "Pacific/Kiritimati"])(
  "keeps the store's clocks in a browser in %s",
  async (timeZone) => {
    const number = await enter(shop.admin, salon, {
      customer: `孫 ${timeZone}`,
      startsAt: at("11:00", "2031-05-13"),
      lines: [["除毛", timeZone === "America/New_York" ? "林小美" : "王大明"]],
    });
    const page = await shop.open({ timeZone });
    for (const view of ["month", "week", "day"]) {
      await page.goto(address(view, "2031-05-13"));
      await event(page, `孫 ${timeZone}`, "11:00–11:30", "2031年5月13日").waitFor();
    }
    await page.goto(address("week", "2031-05-13", `&move=${number}`));
    expect(await dialog(page).getByLabel("日期").inputValue()).toBe("2031-05-13");
    expect(await dialog(page).getByLabel("時間").inputValue()).toBe("11:00");
    await dialog(page).getByLabel("時間").fill("12:00");
    await button(page, "移動").click();
    const moved = event(page, `孫 ${timeZone}`, "12:00–12:30");
    await moved.waitFor();
    await dialog(page).waitFor({ state: "detached" });
    await drag(page, moved, { x: 0, y: 2 * (await halfHour(moved, 30)) });
    await dialog(page).getByText("2031/05/13 13:00").waitFor();
    await button(page, "移動").click();
    await event(page, `孫 ${timeZone}`, "13:00–13:30", "2031年5月13日").waitFor();
  },
);

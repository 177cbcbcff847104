import { afterAll, beforeAll, expect, it } from "vitest";
import type { Locator } from "../../testing/screens/locator.ts";
import { type AppointmentSalon, enter, review } from "../e2e/appointmentDay.ts";
import { timetableAt as at, TIMETABLE_DAY as DAY, openTimetable } from "../e2e/timetableDay.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openTimetable(shop.admin);
});
afterAll(() => shop?.close());

const ADDRESS = `/appointmentlog/timetable?day=${DAY}`;
const row = (name: string) => shop.page.getByRole("region", { name, exact: true });
const box = (name: RegExp, within: Locator = shop.page) =>
  within.getByRole("listitem").filter({ has: shop.page.getByRole("link", { name }) });
/** Returns the place of an appointment in a person's row, from the end of the names. */
const place = (name: RegExp, person: string) =>
  box(name, row(person)).evaluate(({ style: { left, width } }) => ({ left, width }));

async function openDay(): Promise<void> {
  await shop.openScreen(`/appointmentlog?view=month&day=${DAY}`);
  await shop.page
    .getByRole("region", { name: "預約行事曆" })
    .getByRole("button", { name: /^2031年5月6日 / })
    .click();
}

it("opens from a day of the calendar and leads back to an appointment in it", async () => {
  await openDay();
  const { page } = shop;
  await page.getByRole("dialog").getByRole("button", { name: "顯示日程表" }).click();
  await page.waitForURL(ADDRESS);
  await page
    .getByRole("link", { name: /高小姐/ })
    .first()
    .click();
  await page.getByRole("dialog").getByText("2031/05/06 11:00–12:30").waitFor();
});

it.each(["Asia/Taipei", "America/New_York", "Pacific/Kiritimati"])(
  "has a row per staff member, and 50 px per half-hour, in a browser in %s",
  async (timeZone) => {
    await shop.openScreen(ADDRESS, { timeZone });
    await row("林小美").getByText("早班 10:00–16:00").waitFor();
    await row("陳怡君").getByText("全日 08:00–22:00").waitFor();
    expect(await place(/^美甲.*高小姐.*已確認/, "林小美")).toEqual({ left: "100px", width: "100px" });
    expect(await place(/^除毛.*高小姐/, "林小美")).toEqual({ left: "200px", width: "50px" });
    expect(await place(/^美甲.*無指定.*等待店家確認/, "不指定")).toEqual({ left: "300px", width: "100px" });
    await box(/^除毛.*高小姐/)
      .getByText("除", { exact: true })
      .waitFor();
    await box(/^美甲.*高小姐/)
      .getByText("A", { exact: true })
      .waitFor();
  },
);

it("leads to the other screens by the drawer where it leaves no room for the side bar", async () => {
  const page = await shop.openScreen(ADDRESS);
  await row("林小美").waitFor();
  expect(await page.getByRole("navigation", { name: "主選單" }).count()).toBe(0);
  await page.getByRole("button", { name: "開啟選單" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "訂單", exact: true }).click();
  await page.getByRole("navigation", { name: "主選單" }).waitFor();
});

it("marks appointments before 10:00 and after 20:00", async () => {
  await shop.openScreen(ADDRESS);
  await row("陳怡君").waitFor();
  expect(await place(/吳太太.*早於 10:00/, "陳怡君")).toEqual({ left: "0px", width: "100px" });
  expect(await place(/鄭晚晚.*晚於 20:00/, "陳怡君")).toEqual({ left: "950px", width: "50px" });
  await box(/吳太太/)
    .getByText("←09:30")
    .waitFor();
  await box(/鄭晚晚/)
    .getByText("21:00→")
    .waitFor();
  const early = row("陳怡君").getByRole("listitem").filter({ hasText: "08:30–09:30 A 周早早" });
  await early.getByRole("img", { name: "早於 10:00" }).waitFor();
});

it("turns days in its address and shows when there are none", async () => {
  const page = await shop.openScreen(ADDRESS);
  await row("林小美").waitFor();
  await page.getByRole("button", { name: "後一天" }).click();
  await page.waitForURL(/day=2031-05-07/);
  await page.getByText("這一天沒有排班，也沒有預約。").waitFor();
  await page.getByRole("button", { name: "前一天" }).click();
  await row("林小美").waitFor();
});

it("shows another user's changes without a reload, even on a narrow screen", async () => {
  await shop.openScreen(ADDRESS, { width: 390 });
  await row("林小美").waitFor();
  const number = await enter(shop.admin, salon, {
    customer: "後來的人",
    startsAt: at("14:00"),
    lines: [["美甲", "林小美"]],
  });
  await box(/後來的人/).waitFor();
  await review(shop.admin, number, "CONFIRMED");
  await box(/後來的人.*已確認/).waitFor();
});

it("prints when opened from the day's list, but not again on reload", async () => {
  const { print } = window;
  let printed = 0;
  window.print = () => {
    printed += 1;
  };
  try {
    await openDay();
    await shop.page.getByRole("dialog").getByRole("button", { name: "列印" }).click();
    await expect.poll(() => printed).toBe(1);
    await row("林小美").waitFor();
    await shop.page.reload();
    await row("林小美").waitFor();
    expect(printed).toBe(1);
  } finally {
    window.print = print;
  }
});

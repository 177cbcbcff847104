import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AppointmentSalon, enter, openAppointmentSalon, request, review } from "./appointmentDay.ts";
import { type Console, expectAccessible, openConsole } from "./console.ts";
import { readPdf } from "./pdf.ts";
import { giveShifts } from "./salon.ts";

let shop: Console;
let salon: AppointmentSalon;

const DAY = "2031-05-06";
const at = (time: string) => `${DAY}T${time}:00+08:00`;

beforeAll(async () => {
  shop = await openConsole();
  const names = ["林小美", "陳怡君"];
  salon = await openAppointmentSalon(shop.admin, names);
  // This shift is longer than the timetable, in a store that is open all day.
  const { createShiftTemplates } = await request<{ createShiftTemplates: { id: string }[] }>(
    shop.admin,
    "mutation ($input: CreateShiftTemplatesInput!) { createShiftTemplates(input: $input) { id } }",
    { input: { shiftTemplates: [{ name: "全日", startMinute: 480, endMinute: 1320 }] } },
  );
  salon.templates.全日 = createShiftTemplates[0]?.id ?? "";
  await request(shop.admin, "mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { id } }", {
    input: { id: btoa("Store:1"), details: { bookingHours: [] } },
  });
  for (const [name, template] of [
    ["林小美", "早班"],
    ["陳怡君", "全日"],
  ] as const)
    await giveShifts(shop.admin, salon, name, [{ date: DAY, template, state: "CONFIRMED" }]);
  const kao = await enter(shop.admin, salon, {
    customer: "高小姐",
    startsAt: at("11:00"),
    lines: [
      ["美甲", "林小美"],
      ["除毛", "林小美"],
    ],
  });
  await review(shop.admin, kao, "CONFIRMED");
  for (const [customer, time, service] of [
    ["周早早", "08:30", "美甲"],
    ["吳太太", "09:30", "睫毛"],
    ["鄭晚晚", "19:30", "睫毛"],
  ] as const)
    await enter(shop.admin, salon, { customer, startsAt: at(time), lines: [[service, "陳怡君"]] });
  await enter(shop.admin, salon, { customer: "無指定", startsAt: at("13:00"), lines: [["美甲", null]] });
});
afterAll(() => shop?.close());

const address = () => `${shop.origin}/appointmentlog/timetable?day=${DAY}`;
const row = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const box = (page: Page, name: RegExp) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name }) });

async function place(what: Locator, within: Locator): Promise<{ x: number; width: number }> {
  const [inner, outer] = [await what.boundingBox(), await within.boundingBox()];
  if (inner === null || outer === null) throw new Error("The element is not visible.");
  return { x: Math.round(inner.x - outer.x), width: Math.round(inner.width) };
}

it("opens from a day of the calendar and leads back to an appointment in it", async () => {
  const { page } = shop;
  await page.goto(`${shop.origin}/appointmentlog?view=month&day=${DAY}`);
  await page
    .getByRole("region", { name: "預約行事曆" })
    .getByRole("button", { name: /^2031年5月6日 / })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "顯示日程表" }).click();
  await page.waitForURL(`${shop.origin}/appointmentlog/timetable?day=${DAY}`);
  await page
    .getByRole("link", { name: /高小姐/ })
    .first()
    .click();
  await page.getByRole("dialog").getByText("2031/05/06 11:00–12:30").waitFor();
});

it.each(["Asia/Taipei", "America/New_York", "Pacific/Kiritimati"])(
  "has a row per staff member, 250 px for the name and 50 px per half-hour, in a browser in %s",
  async (timeZone) => {
    const page = await shop.open({ timeZone });
    await page.goto(address());
    await row(page, "林小美").getByText("早班 10:00–16:00").waitFor();
    await row(page, "陳怡君").getByText("全日 08:00–22:00").waitFor();
    const size = await row(page, "林小美").boundingBox();
    expect(size?.width).toBe(1250);
    expect(await place(box(page, /^美甲.*高小姐.*已確認/), row(page, "林小美"))).toEqual({
      x: 350,
      width: 100,
    });
    expect(await place(box(page, /^除毛.*高小姐/), row(page, "林小美"))).toEqual({ x: 450, width: 50 });
    expect(await place(box(page, /^美甲.*無指定.*等待店家確認/), row(page, "不指定"))).toEqual({
      x: 550,
      width: 100,
    });
    await box(page, /^除毛.*高小姐/)
      .getByText("除", { exact: true })
      .waitFor();
    await box(page, /^美甲.*高小姐/)
      .getByText("A", { exact: true })
      .waitFor();
  },
);

it.each([1280, 1340, 1366, 1440, 1510, 1536, 1600, 1920])(
  "shows all hours in a window of %i px",
  async (width) => {
    const page = await shop.open({ width });
    await page.goto(address());
    await row(page, "林小美").waitFor();
    // The side bar is loaded after the frame; its place is there from the start.
    const last = await row(page, "林小美").boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? width)).toBeLessThanOrEqual(width);
    const sheet = page.getByRole("region", { name: /日程表/ });
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.context().close();
  },
);

it("leads to the other screens by the drawer where it leaves no room for the side bar", async () => {
  const page = await shop.open({ width: 1280 });
  await page.goto(address());
  await row(page, "林小美").waitFor();
  expect(await page.getByRole("navigation", { name: "主選單" }).count()).toBe(0);
  await page.getByRole("button", { name: "開啟選單" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "訂單", exact: true }).click();
  await page.getByRole("navigation", { name: "主選單" }).waitFor();
  await page.context().close();
});

it("has the side bar's icons beside it in a window of 1366 px, and its texts in the drawer", async () => {
  const page = await shop.open({ width: 1366 });
  await page.addInitScript(() => localStorage.setItem("machiya.sideBar", "expanded"));
  await page.goto(address());
  await row(page, "林小美").waitFor();
  const bar = page.getByRole("navigation", { name: "主選單" });
  await bar.waitFor();
  expect((await bar.boundingBox())?.width).toBe(56);
  expect(await bar.getByRole("link", { name: "訂單" }).count()).toBe(1);
  await page.getByRole("button", { name: "開啟選單" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "訂單", exact: true }).click();
  // Other screens have room for the whole side bar, which this person chose.
  await expect.poll(async () => (await bar.boundingBox())?.width).toBe(220);
  await page.context().close();
});

it("marks appointments before 10:00 and after 20:00", async () => {
  const { page } = shop;
  await page.goto(address());
  const chen = row(page, "陳怡君");
  expect(await place(box(page, /吳太太.*早於 10:00/), chen)).toEqual({ x: 250, width: 100 });
  await box(page, /吳太太/)
    .getByText("←09:30")
    .waitFor();
  expect(await place(box(page, /鄭晚晚.*晚於 20:00/), chen)).toEqual({ x: 1200, width: 50 });
  await box(page, /鄭晚晚/)
    .getByText("21:00→")
    .waitFor();
  const early = chen.getByRole("listitem").filter({ hasText: "08:30–09:30 A 周早早" });
  await early.getByRole("img", { name: "早於 10:00" }).waitFor();
  await expectAccessible(page);
});

it("turns days in its address and shows when there are none", async () => {
  const { page } = shop;
  await page.goto(address());
  await row(page, "林小美").waitFor();
  await page.getByRole("button", { name: "後一天" }).click();
  await page.waitForURL(/day=2031-05-07/);
  await page.getByText("這一天沒有排班，也沒有預約。").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "前一天" }).click();
  await row(page, "林小美").waitFor();
});

it("shows another user's changes without a reload, even on a narrow screen", async () => {
  const page = await shop.open({ width: 390 });
  await page.goto(address());
  await row(page, "林小美").waitFor();
  await enter(shop.admin, salon, {
    customer: "後來的人",
    startsAt: at("14:00"),
    lines: [["美甲", "林小美"]],
  });
  await box(page, /後來的人/).waitFor();
  await expectAccessible(page);
});

it("prints when opened from the day's list, but not again on reload", async () => {
  const page = await shop.open();
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "yes";
    };
  });
  await page.goto(`${shop.origin}/appointmentlog?view=month&day=${DAY}`);
  await page
    .getByRole("region", { name: "預約行事曆" })
    .getByRole("button", { name: /^2031年5月6日 / })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "列印" }).click();
  await page.locator("html[data-printed=yes]").waitFor();
  await row(page, "林小美").waitFor();
  await page.reload();
  await row(page, "林小美").waitFor();
  expect(await page.locator("html[data-printed=yes]").count()).toBe(0);
});

it("prints completely on one landscape A4 page, without the rest of the console", async () => {
  const { page } = shop;
  await page.goto(address());
  await box(page, /後來的人/).waitFor();
  const printed = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(printed.pages).toBe(1);
  expect(printed.sizes).toEqual([{ width: 297, height: 210 }]);
  const wanted = "町家林小美早班陳怡君全日高小姐吳太太鄭晚晚周早早不指定無✓?←→AL除睫毛星期二";
  expect([...wanted].filter((character) => !printed.characters.has(character))).toEqual([]);
  // 回 occurs only in the link back to the calendar, so the surrounding console is not printed.
  expect(printed.characters.has("回")).toBe(false);
});

it("prints on one page even with many staff members", async () => {
  const { page } = shop;
  const names = Array.from({ length: 24 }, (_, index) => `美容師${index + 1}`);
  const many = await openAppointmentSalon(shop.admin, names);
  for (const name of names)
    await giveShifts(shop.admin, many, name, [{ date: DAY, template: "早班", state: "CONFIRMED" }]);
  await page.goto(address());
  await row(page, "美容師24").waitFor();
  const { pages, characters } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBe(1);
  expect(characters.has("師")).toBe(true);
});

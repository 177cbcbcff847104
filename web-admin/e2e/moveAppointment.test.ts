// Needs a browser for: drag, layout, visibility by CSS
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { drag, halfHour } from "../../testing/drag.ts";
import { type AppointmentSalon, enter } from "./appointmentDay.ts";
import { type Console, expectAccessible, hasText, openConsole } from "./console.ts";
import { address, at, button, calendar, dialog, event, openTuesday } from "./tuesday.ts";

let shop: Console;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openTuesday(shop.admin);
  await enter(shop.admin, salon, {
    customer: "許小姐",
    startsAt: at("10:00", "2031-05-07"),
    lines: [["美甲", "林小美"]],
  });
});
afterAll(() => shop?.close());

/** Returns whether the lines of an event, its customer and its time, lie inside its box. */
const isTextVisible = (one: Locator) =>
  one.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const lines = [...element.querySelectorAll(".cal-title, .cal-detail")].map((line) =>
      line.getBoundingClientRect(),
    );
    return (
      lines.length === 2 && lines.every(({ height, bottom }) => height > 10 && bottom <= box.bottom + 0.5)
    );
  });

const open = (...place: [view: string, day?: string, more?: string]) => address(shop.origin, ...place);
const changes = () => dialog(shop.page).getByRole("list", { name: "變更內容" });

it("drags to another time after a confirmation that shows both times, and is reverted without it", async () => {
  const { page } = shop;
  await page.goto(open("week"));
  const dragged = event(page, "許小姐", "10:00–11:00");
  await dragged.waitFor();
  const half = await halfHour(dragged, 60);
  await drag(page, dragged, { x: 0, y: 4 * half });
  await changes().getByText("2031/05/07 10:00").waitFor();
  await changes().getByText("2031/05/07 12:00").waitFor();
  await expectAccessible(page);
  await button(page, "取消").click();
  await event(page, "許小姐", "10:00–11:00").waitFor();
  await drag(page, dragged, { x: 0, y: 12 * half });
  await button(page, "改期").click();
  await dialog(page).getByRole("alert").filter({ hasText: "該時段沒有排班" }).waitFor();
  await dialog(page)
    .getByRole("list", { name: "最接近的可預約時段" })
    .getByRole("button", { name: /2031\/05\/07 15:00.*林小美/ })
    .click();
  await button(page, "改期").click();
  await hasText(page, "已改期");
  await event(page, "許小姐", "15:00–16:00").waitFor();
});

it("drags to another staff member in the columns of a day", async () => {
  const { page } = shop;
  await page.goto(open("day", "2031-05-07"));
  const dragged = event(page, "許小姐");
  await dragged.waitFor();
  const column = await calendar(page).getByText("王大明 · 早班 + 晚班").boundingBox();
  const now = await dragged.boundingBox();
  if (column === null || now === null) throw new Error("The column or the event is not visible.");
  await drag(page, dragged, { x: column.x + column.width / 2 - now.x, y: 0 });
  await changes().getByText("林小美").waitFor();
  await changes().getByText("王大明").waitFor();
  await button(page, "改期").click();
  await hasText(page, "已改期");
  await calendar(page).getByRole("switch", { name: "依人員分欄" }).click();
  await event(page, "許小姐", "王大明", "15:00–16:00").waitFor();
});

it("drags the lower edge after a confirmation that shows both lengths", async () => {
  const { page } = shop;
  await enter(shop.admin, salon, {
    customer: "曾小姐",
    startsAt: at("10:00", "2031-05-13"),
    lines: [["美甲", "王大明"]],
  });
  await page.goto(open("week", "2031-05-13"));
  const resized = event(page, "曾小姐", "10:00–11:00");
  await resized.waitFor();
  const half = await halfHour(resized, 60);
  const pull = async (by: number) => {
    const box = await resized.boundingBox();
    if (box === null) throw new Error("The event is not visible.");
    await page.mouse.move(box.x + 20, box.y + box.height - 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + box.height + 4, { steps: 4 });
    await page.mouse.move(box.x + 20, box.y + box.height - 2 + by, { steps: 12 });
    await page.mouse.up();
  };
  await pull(half);
  await changes().getByText("60 分鐘").waitFor();
  await changes().getByText("90 分鐘").waitFor();
  await button(page, "取消").click();
  await event(page, "曾小姐", "10:00–11:00").waitFor();
  await pull(half);
  await button(page, "變更時長").click();
  await hasText(page, "已變更時長");
  await event(page, "曾小姐", "10:00–11:30").waitFor();
});

it.each([
  ["America/New_York", "林小美"],
  ["Pacific/Kiritimati", "陳怡君"],
])("drags in the store's time zone in a browser in %s", async (timeZone, staff) => {
  const customer = `孫 ${timeZone}`;
  await enter(shop.admin, salon, {
    customer,
    startsAt: at("14:30", "2031-05-13"),
    lines: [["除毛", staff]],
  });
  const page = await shop.open({ timeZone });
  for (const view of ["day", "week"]) {
    await page.goto(open(view, "2031-05-13"));
    const half = event(page, customer, "14:30–15:00");
    await half.waitFor();
    expect(await isTextVisible(half)).toBe(true);
  }
  const moved = event(page, customer, "14:30–15:00");
  await drag(page, moved, { x: 0, y: await halfHour(moved, 30) });
  await dialog(page).getByText("2031/05/13 15:00").waitFor();
  await button(page, "改期").click();
  await event(page, customer, "15:00–15:30", "2031年5月13日").waitFor();
  await page.context().close();
});

it("colors by staff member, and starts a new appointment at the empty time that was clicked", async () => {
  const { page } = shop;
  await page.goto(open("week"));
  const there = event(page, "高小姐", "11:00–12:00");
  const color = () => there.evaluate((element) => getComputedStyle(element).boxShadow);
  const byState = await color();
  await calendar(page).getByRole("switch", { name: "依人員上色" }).click();
  await expect.poll(color).not.toBe(byState);
  const half = await halfHour(there, 60);
  const box = await there.boundingBox();
  if (box === null) throw new Error("The event is not visible.");
  await page.mouse.click(box.x + 20, box.y + 4 * half + 5);
  await page.waitForURL(/add=2031-05-06T13%3A00/);
  await dialog(page).waitFor();
});

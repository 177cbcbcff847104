import type { Locator, Page } from "playwright-core";
import type { Client } from "../../testing/client.ts";
import { type AppointmentSalon, enter, openAppointmentSalon, review } from "./appointmentDay.ts";
import { giveShifts } from "./salon.ts";

/** May 2031: far from today, so that no test depends on when it runs. The 6th is a Tuesday. */
export const DAY = "2031-05-06";
export const at = (time: string, day = DAY) => `${day}T${time}:00+08:00`;

/**
 * A Tuesday of three people who do everything, with an appointment in each state: 高小姐 confirmed, 周美玲 pending, 何先生
 * cancelled. They work on three days more: Wednesday, Thursday, and the Tuesday after.
 */
export async function openTuesday(admin: Client): Promise<AppointmentSalon> {
  const salon = await openAppointmentSalon(admin, ["林小美", "陳怡君", "王大明"]);
  for (const date of [DAY, "2031-05-07", "2031-05-08", "2031-05-13"]) {
    for (const [name, template] of [
      ["林小美", "早班"],
      ["陳怡君", "晚班"],
      ["王大明", "早班"],
      ["王大明", "晚班"],
    ] as const)
      await giveShifts(admin, salon, name, [{ date, template, state: "OPEN_TO_CUSTOMERS" }]);
  }
  const kao = await enter(admin, salon, {
    customer: "高小姐",
    startsAt: at("11:00"),
    lines: [["美甲", "林小美"]],
  });
  await review(admin, kao, "CONFIRMED");
  await enter(admin, salon, {
    customer: "周美玲",
    startsAt: at("14:30"),
    lines: [["睫毛", "陳怡君"]],
  });
  const gone = await enter(admin, salon, {
    customer: "何先生",
    startsAt: at("10:00"),
    lines: [["除毛", "王大明"]],
  });
  await review(admin, gone, "CANCELLED");
  return salon;
}

export const address = (origin: string, view: string, day = DAY, more = "") =>
  `${origin}/appointmentlog?view=${view}&day=${day}${more}`;
export const calendar = (page: Page) => page.getByRole("region", { name: "預約行事曆" });
/** The button of an appointment; its name holds customer, service, hours, state and day. */
export const event = (page: Page, ...parts: string[]) =>
  calendar(page).getByRole("button", { name: new RegExp(parts.join(".*")) });
/** The button of a day; its name ends with how much there is. */
export const dayButton = (page: Page, day: string) =>
  calendar(page).getByRole("button", { name: new RegExp(`${day} .*(筆|沒有項目)$`) });
export const dialog = (page: Page) => page.getByRole("dialog");
export const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });

/** Drags something by so many pixels, as a hand does. */
export async function drag(page: Page, what: Locator, by: { x: number; y: number }): Promise<void> {
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
export async function halfHour(what: Locator, minutes: number): Promise<number> {
  await what.scrollIntoViewIfNeeded();
  return (((await what.boundingBox())?.height ?? 0) / minutes) * 30;
}

import { calendarDays, dayOf, lastDayOfMonth, weekdayOf } from "@machiya/schema/domain/time/shopTime";
import type { Locator, Page } from "playwright-core";
import { type AppointmentSalon, enter, openAppointmentSalon } from "./appointmentDay.ts";
import type { Console } from "./console.ts";
import { giveShifts } from "./salon.ts";

/** A Thursday far from today, on which the demo has no data. */
export const DAY = "2031-05-08";
export const at = (time: string, day = DAY) => `${day}T${time}:00+08:00`;

/**
 * Returns a day late in next month, which customers can always book; the demo's store is closed on Mondays.
 */
export function bookableDay(): string {
  const end = lastDayOfMonth(dayOf(new Date(), "Asia/Taipei"), 1);
  const days = calendarDays(`${end.slice(0, 7)}-20`, Number(end.slice(8)) - 19);
  return days.findLast((day) => weekdayOf(day) !== 1) ?? end;
}

/** Creates two staff members who offer every service and work on DAY and the bookable day. */
export async function openStaffedSalon({ admin }: Console): Promise<AppointmentSalon> {
  const salon = await openAppointmentSalon(admin, ["林小美", "陳怡君"]);
  const shifts = [DAY, bookableDay()].flatMap((date) =>
    ["早班", "晚班"].map((template) => ({ date, template, state: "OPEN_TO_CUSTOMERS" })),
  );
  for (const name of ["林小美", "陳怡君"]) await giveShifts(admin, salon, name, shifts);
  return salon;
}

/** Returns locators and actions for the appointment screen; they default to the admin's window. */
export function appointmentScreen(shop: () => Console, salon: () => AppointmentSalon) {
  const table = (page = shop().page) => page.getByRole("table", { name: "預約列表" });
  const row = (text: string | RegExp, page = shop().page) =>
    table(page).getByRole("row").filter({ hasText: text });
  const dialog = (page = shop().page) => page.getByRole("dialog");
  const question = (page = shop().page) => page.getByRole("alertdialog");
  const button = (name: string | RegExp, place: Page | Locator = shop().page) =>
    place.getByRole("button", { name, exact: true });
  const contents = (number: number, page = shop().page) =>
    page.getByRole("list", { name: `預約內容 #${number}` });
  const phone = (page = shop().page) => dialog(page).getByRole("textbox", { name: "電話", exact: true });
  const line = (place: number, page = shop().page) =>
    dialog(page).getByRole("list", { name: "預約內容" }).getByRole("listitem").nth(place);
  const open = (search: string, page = shop().page) => page.goto(`${shop().origin}/appointment${search}`);
  const enterFor = (
    customer: string,
    time: string,
    ...lines: (readonly [service: string, staff: string | null])[]
  ) => enter(shop().admin, salon(), { customer, startsAt: at(time), lines });

  /** Adds a service with a tap and chooses its staff member. */
  const addLine = async (service: string, staff: string, page = shop().page) => {
    await dialog(page)
      .getByRole("button", { name: new RegExp(`^加入「${service}」`) })
      .click();
    await line(-1, page).getByLabel("服務人員").selectOption({ label: staff });
  };
  return { table, row, dialog, question, button, contents, phone, line, open, enterFor, addLine };
}

import { calendarDays, dayOf, lastDayOfMonth, weekdayOf } from "@machiya/schema/domain/time/shopTime";
import type { Client } from "../../testing/servers/client.ts";
import { type AppointmentSalon, openAppointmentSalon } from "./appointmentDay.ts";
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
export async function openStaffedSalon({ admin }: { admin: Client }): Promise<AppointmentSalon> {
  const salon = await openAppointmentSalon(admin, ["林小美", "陳怡君"]);
  const shifts = [DAY, bookableDay()].flatMap((date) =>
    ["早班", "晚班"].map((template) => ({ date, template, state: "OPEN_TO_CUSTOMERS" })),
  );
  for (const name of ["林小美", "陳怡君"]) await giveShifts(admin, salon, name, shifts);
  return salon;
}

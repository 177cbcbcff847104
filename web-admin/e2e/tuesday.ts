import type { Client } from "../../testing/servers/client.ts";
import { type AppointmentSalon, enter, openAppointmentSalon, review } from "./appointmentDay.ts";
import type { Place } from "./place.ts";
import { giveShifts } from "./salon.ts";

/** May 2031 is far from today, so that no test depends on when it runs. The 6th is a Tuesday. */
export const DAY = "2031-05-06";
export const at = (time: string, day = DAY) => `${day}T${time}:00+08:00`;

/**
 * Creates a Tuesday with three staff members who offer everything and an appointment in each state: 高小姐
 * confirmed, 周美玲 pending, 何先生 canceled. They also work on Wednesday, Thursday, and the Tuesday after.
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

export const calendarPath = (view: string, day = DAY, more = "") =>
  `/appointmentlog?view=${view}&day=${day}${more}`;
export const address = (origin: string, ...place: Parameters<typeof calendarPath>) =>
  origin + calendarPath(...place);
export const calendar = <Found>(page: Place<Found>) => page.getByRole("region", { name: "預約行事曆" });
/** Returns the button of an appointment, whose name contains customer, service, hours, state, and day. */
export const event = <Found extends Place<Found>>(page: Place<Found>, ...parts: string[]) =>
  calendar(page).getByRole("button", { name: new RegExp(parts.join(".*")) });
/** Returns the button of a day, whose name ends with its number of appointments. */
export const dayButton = <Found extends Place<Found>>(page: Place<Found>, day: string) =>
  calendar(page).getByRole("button", { name: new RegExp(`${day} .*(筆|沒有項目)$`) });
export const dialog = <Found>(page: Place<Found>) => page.getByRole("dialog");
export const button = <Found extends Place<Found>>(page: Place<Found>, name: string) =>
  dialog(page).getByRole("button", { name, exact: true });

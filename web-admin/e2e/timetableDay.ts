import type { Client } from "../../testing/servers/client.ts";
import { type AppointmentSalon, enter, openAppointmentSalon, request, review } from "./appointmentDay.ts";
import { giveShifts } from "./salon.ts";

export const TIMETABLE_DAY = "2031-05-06";
export const timetableAt = (time: string) => `${TIMETABLE_DAY}T${time}:00+08:00`;

/** Creates a day with two staff members, and appointments inside and outside of the timetable's hours. */
export async function openTimetable(admin: Client): Promise<AppointmentSalon> {
  const salon = await openAppointmentSalon(admin, ["林小美", "陳怡君"]);
  // This shift is longer than the timetable, in a store that is open all day.
  const { createShiftTemplates } = await request<{ createShiftTemplates: { id: string }[] }>(
    admin,
    "mutation ($input: CreateShiftTemplatesInput!) { createShiftTemplates(input: $input) { id } }",
    { input: { shiftTemplates: [{ name: "全日", startMinute: 480, endMinute: 1320 }] } },
  );
  salon.templates.全日 = createShiftTemplates[0]?.id ?? "";
  await request(admin, "mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { id } }", {
    input: { id: btoa("Store:1"), details: { bookingHours: [] } },
  });
  for (const [name, template] of [
    ["林小美", "早班"],
    ["陳怡君", "全日"],
  ] as const)
    await giveShifts(admin, salon, name, [{ date: TIMETABLE_DAY, template, state: "CONFIRMED" }]);
  const kao = await enter(admin, salon, {
    customer: "高小姐",
    startsAt: timetableAt("11:00"),
    lines: [
      ["美甲", "林小美"],
      ["除毛", "林小美"],
    ],
  });
  await review(admin, kao, "CONFIRMED");
  for (const [customer, time, service] of [
    ["周早早", "08:30", "美甲"],
    ["吳太太", "09:30", "睫毛"],
    ["鄭晚晚", "19:30", "睫毛"],
  ] as const)
    await enter(admin, salon, { customer, startsAt: timetableAt(time), lines: [[service, "陳怡君"]] });
  await enter(admin, salon, {
    customer: "無指定",
    startsAt: timetableAt("13:00"),
    lines: [["美甲", null]],
  });
  return salon;
}

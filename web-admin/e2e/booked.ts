import { calendarDays, dayOf, weekdayOf } from "@machiya/schema/domain/time/shopTime";
import type { Client } from "../../testing/servers/client.ts";

/** A staff member with an appointment on a day. */
export interface Booked {
  /** Global id and row number. */
  staffMemberId: string;
  number: number;
  date: string;
}

/** The demo has no data so far ahead; not a Monday, when its store is closed. */
const DAYS_AHEAD = 40;

async function request<Data>(client: Client, query: string, input: unknown): Promise<Data> {
  const { data, code } = await client.graphql<Data>(query, { input });
  if (code !== null || data === null) throw new Error(`${code} to ${query}`);
  return data;
}

/**
 * Creates a staff member with a shift from 10:00 to 16:00 and an appointment at 11:00, as other users would.
 */
export async function book(
  admin: Client,
  names: { staff: string; template: string; service: string; customer: string },
): Promise<Booked> {
  const days = calendarDays(dayOf(new Date(), "Asia/Taipei"), DAYS_AHEAD + 2).slice(-2);
  const date = days.find((day) => weekdayOf(day) !== 1) ?? "";
  const { createServices } = await request<{ createServices: { id: string }[] }>(
    admin,
    "mutation ($input: CreateServicesInput!) { createServices(input: $input) { id } }",
    { services: [{ name: names.service, durationMinutes: 60, price: "900" }] },
  );
  const { createShiftTemplates } = await request<{ createShiftTemplates: { id: string }[] }>(
    admin,
    "mutation ($input: CreateShiftTemplatesInput!) { createShiftTemplates(input: $input) { id } }",
    { shiftTemplates: [{ name: names.template, startMinute: 600, endMinute: 960 }] },
  );
  const serviceId = createServices[0]?.id ?? "";
  const { createStaffMember } = await request<{ createStaffMember: { staffMember: { id: string } } }>(
    admin,
    "mutation ($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { staffMember { id } } }",
    {
      details: { name: names.staff, englishName: "Booked", positionName: "美甲師", role: "STAFF" },
      serviceIds: [serviceId],
    },
  );
  const staffMemberId = createStaffMember.staffMember.id;
  const shift = { date, shiftTemplateId: createShiftTemplates[0]?.id, state: "CONFIRMED" };
  await request(
    admin,
    "mutation ($input: AssignShiftsInput!) { assignShifts(input: $input) { removedIds } }",
    {
      changes: [{ staffMemberId, add: [shift] }],
    },
  );
  await request(
    admin,
    "mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }",
    {
      details: {
        customerName: names.customer,
        customerPhone: "0900-111-222",
        startsAt: `${date}T11:00:00+08:00`,
      },
      lines: [{ serviceId, staffMemberId }],
    },
  );
  return { staffMemberId, number: Number(atob(staffMemberId).split(":")[1]), date };
}

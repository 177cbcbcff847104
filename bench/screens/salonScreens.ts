import { bookingWindow } from "@machiya/schema/domain/appointments/bookingWindow";
import { monthOf, shiftDay, shownDays } from "@machiya/schema/domain/time/calendarTime";
import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { SERVICES } from "../dataset/salonDataset.ts";
import type { Operation } from "../requests/operation.ts";
import { adminCookie } from "../requests/preparedRequests.ts";
import { screenRequests } from "./screen.ts";

const ZONE = "Asia/Taipei";
/** The times of a day at which customers may start. */
const STARTS = 3;

const id = z.int().positive();
const text = z.string();
const instant = z.iso.datetime();
const staffMember = z.strictObject({ id, name: text });

const slotsValues = z.strictObject({
  days: z.array(
    z.strictObject({
      date: z.iso.date(),
      slots: z.array(
        z.strictObject({ startsAt: instant, endsAt: instant, free: z.boolean(), reason: text.nullable() }),
      ),
    }),
  ),
});

/** The free slots of all days that customers may book, for one or two services by any staff member. */
export const freeSlotsOfWindow: Operation = (_world, random) => {
  const { firstDay, lastDay } = bookingWindow({ by: "CUSTOMER", now: new Date(), zone: ZONE });
  const range = { from: firstDay, to: lastDay ?? firstDay };
  const services = Array.from({ length: 1 + random(2) }, () => 1 + random(SERVICES));
  const dates = datesOf(range);
  return screenRequests({
    web: "web-liff",
    query: "useFreeSlotsQuery",
    variables: {
      input: { ...range, serviceIds: services.map((one) => globalId("Service", one)), staffMemberId: null },
    },
    cookie: null,
    part: ({ freeSlots }) => freeSlots,
    baseline: { path: "free-slots", body: { ...range, services } },
    shape: slotsValues,
    check: ({ days }) => {
      if (days.map(({ date }) => date).join() !== dates.join())
        return `the days ${days.map(({ date }) => date)}`;
      const slots = days.flatMap((day) => day.slots);
      if (slots.length !== dates.length * STARTS) return `${slots.length} slots`;
      return slots.every(({ free, reason }) => free === (reason === null))
        ? null
        : "a slot without its reason";
    },
  });
};

const calendarValues = z.strictObject({
  appointmentCalendar: z.array(
    z.strictObject({
      id,
      number: id,
      version: z.int(),
      state: text,
      outcome: text.nullable(),
      startsAt: instant,
      endsAt: instant,
      customerName: text,
      customerPhone: text,
      note: text,
      cancelledBy: text.nullable(),
      customer: z.strictObject({ id, erased: z.literal(false) }).nullable(),
      items: z.array(
        z.strictObject({
          id,
          serviceName: text,
          startsAt: instant,
          endsAt: instant,
          service: z.strictObject({ id }).nullable(),
          staffMember: staffMember.nullable(),
        }),
      ),
    }),
  ),
  storeClosures: z.array(z.strictObject({ id, startsAt: instant, endsAt: instant, note: text })),
  staffTimeOff: z.array(z.strictObject({ id, startsAt: instant, endsAt: instant, staffMember })),
  staffMembers: z.array(z.strictObject({ id, name: text, services: z.array(z.strictObject({ id })) })),
});

/** This month or the next one, as whole weeks. */
export const appointmentCalendar: Operation = ({ staff }, random) => {
  const today = dayOf(new Date(), ZONE);
  const month = [today, shiftDay(monthOf(today).to, 1)][random(2)] ?? today;
  const days = shownDays("month", month);
  return screenRequests({
    web: "web-admin",
    query: "AppointmentCalendarQuery",
    variables: { input: days, days, range: days, byStaff: false },
    cookie: adminCookie,
    baseline: { path: "appointment-calendar", body: [days.from, days.to] },
    shape: calendarValues,
    check: ({ appointmentCalendar: appointments, staffMembers }) => {
      if (staffMembers.length !== Math.min(100, staff + 1)) return `${staffMembers.length} staff members`;
      const dates = new Set(datesOf(days));
      const outside = appointments.find(({ startsAt }) => !dates.has(dayOf(new Date(startsAt), ZONE)));
      if (outside !== undefined) return `appointment ${outside.id} at ${outside.startsAt}`;
      const starts = appointments.map(({ startsAt }) => startsAt);
      if (starts.some((start, index) => start < (starts[index - 1] ?? ""))) return "not by time";
      return appointments.every(({ items }) => items.length === 1) ? null : "an appointment without its item";
    },
  });
};

/** The days of a range, both ends included. */
function datesOf({ from, to }: { from: string; to: string }): string[] {
  const length = 1 + Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return calendarDays(from, length);
}

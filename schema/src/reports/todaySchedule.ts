import { AppointmentItem } from "../booking/appointments/appointmentItem.ts";
import { dateOf } from "../booking/availability/days.ts";
import { builder } from "../builder.ts";
import { TIME_HOLDING_STATES } from "../domain/appointments/appointmentState.ts";
import { shiftDay } from "../domain/time/calendarTime.ts";
import { nextOpenDay, OPEN_DAY_LIMIT } from "../domain/time/nextOpenDay.ts";
import type { OpeningHours } from "../domain/time/openingHours.ts";
import { endOfDay, startOfDay } from "../domain/time/shopTime.ts";
import { StaffMember } from "../identity/staffMember.ts";
import { type DaySpan, type PersonToday, readDaySchedule } from "./readDaySchedule.ts";

const DaySpanType = builder.objectRef<DaySpan>("DaySpan").implement({
  description: "A period of a day.",
  fields: (t) => ({
    startsAt: t.expose("startsAt", { type: "DateTime", description: "The start." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "The end." }),
  }),
});

const PersonTodayType = builder.objectRef<PersonToday>("PersonToday").implement({
  description: "A staff member who has a shift or time off today.",
  fields: (t) => ({
    staffMember: t.rowField({
      type: StaffMember,
      description: "The staff member.",
      resolve: (query, { staffMemberId }, _args, { prisma }) =>
        prisma.staffMember.findUniqueOrThrow({ ...query, where: { id: staffMemberId } }),
    }),
    working: t.field({
      type: [DaySpanType],
      description: "The confirmed shifts, without closures of the store, by time.",
      resolve: ({ working }) => working,
    }),
    timeOff: t.field({
      type: [DaySpanType],
      description: "The time off, by time.",
      resolve: ({ timeOff }) => timeOff,
    }),
  }),
});

interface ScheduledDay {
  day: string;
  zone: string;
  hours: OpeningHours | null;
}

export const TodaySchedule = builder.objectRef<ScheduledDay>("TodaySchedule").implement({
  description: "Who works today, and what is booked.",
  fields: (t) => ({
    openDay: t.field({
      type: "Day",
      nullable: true,
      description:
        "Today when the store is open on some part of it, else the next day on which it is. Null: it is closed for 60 days.",
      resolve: async ({ day, zone, hours }, _args, { prisma }) => {
        const closures = await prisma.storeClosure.findMany({
          where: {
            endsAt: { gt: startOfDay(day, zone) },
            startsAt: { lte: endOfDay(shiftDay(day, OPEN_DAY_LIMIT), zone) },
          },
          select: { startsAt: true, endsAt: true },
        });
        const found = nextOpenDay({ hours, closures, zone, from: day });
        return found === null ? null : dateOf(found);
      },
    }),
    people: t.field({
      type: [PersonTodayType],
      complexity: { field: 50 },
      description: "The active staff members who have a confirmed shift or time off today.",
      resolve: ({ day }, _args, { prisma }) => readDaySchedule(prisma, day),
    }),
    items: t.rowField({
      type: [AppointmentItem],
      complexity: { field: 50 },
      description: "The booked services of today's appointments that are not canceled, by time.",
      resolve: (query, { day, zone }, _args, { prisma }) =>
        prisma.appointmentItem.findMany({
          ...query,
          where: {
            startsAt: { gte: startOfDay(day, zone), lte: endOfDay(day, zone) },
            appointment: { state: { in: [...TIME_HOLDING_STATES] } },
          },
          orderBy: [{ startsAt: "asc" }, { id: "asc" }],
        }),
    }),
  }),
});

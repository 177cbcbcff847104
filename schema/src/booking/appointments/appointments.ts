import type { Prisma } from "@machiya/prisma/client";
import type { GraphQLResolveInfo } from "graphql";
import { allow, builder } from "../../builder.ts";
import type { Context } from "../../context.ts";
import { DateRange, within, zoneOfRanges } from "../../dateRange.ts";
import { DomainError } from "../../domain/errors.ts";
import { endOfDay, startOfDay } from "../../domain/time/shopTime.ts";
import { beginsWithDigits, oneOf, rowIds, searchConditions } from "../../input.ts";
import { offsetConnection, rowQuery, rowsOfPage } from "../../lists/connection.ts";
import { countRows } from "../../lists/rowCounts.ts";
import { sortInput } from "../../lists/sorting.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { daysFromTo } from "../availability/days.ts";
import { AppointmentSourceEnum, AppointmentStateEnum } from "../bookingEnums.ts";
import { Appointment } from "./appointment.ts";
import { readableAppointments } from "./readableAppointments.ts";

/** The maximum number of rows of a calendar (booking.md §7: page size 10000). */
const MAX_ON_CALENDAR = 10_000;

const DAY_MS = 86_400_000;

export const AppointmentFilter = builder.inputType("AppointmentFilter", {
  description: "Filters of the list. An omitted or empty filter does not apply.",
  fields: (t) => ({
    numbers: t.intList({ description: "Appointments with these numbers." }),
    customerName: t.string({
      description:
        "Words that the customer's name contains, in any order; width, case, and the kind of kana make no difference.",
    }),
    customerPhone: t.string({
      description: "The customer's phone number or its beginning; separators and width make no difference.",
    }),
    customerIds: t.idList({ description: "Only rows of one of these customers." }),
    states: t.field({ type: [AppointmentStateEnum], description: "Only rows in one of these states." }),
    sources: t.field({
      type: [AppointmentSourceEnum],
      description: "Only rows created in one of these ways.",
    }),
    staffMemberIds: t.idList({ description: "Appointments with an item of one of these staff members." }),
    startsAt: t.field({ type: DateRange, description: "Appointments that start in this range." }),
  }),
});

const MyAppointmentFilter = builder.inputType("MyAppointmentFilter", {
  description: "Filters of the list. An omitted or empty filter does not apply.",
  fields: (t) => ({
    states: t.field({ type: [AppointmentStateEnum], description: "Only rows in one of these states." }),
    startsAt: t.field({ type: DateRange, description: "Appointments that start in this range." }),
  }),
});

export type AppointmentFilterInput = typeof AppointmentFilter.$inferInput;

/** Returns the condition of the appointment list. */
export function appointmentWhere(filter: AppointmentFilterInput, zone: string): Prisma.AppointmentWhereInput {
  const conditions = {
    id: oneOf(filter.numbers),
    customerId: filter.customerIds?.length ? { in: rowIds("Customer", filter.customerIds) } : undefined,
    customerPhoneDigits: beginsWithDigits(filter.customerPhone),
    state: oneOf(filter.states),
    source: oneOf(filter.sources),
    items: filter.staffMemberIds?.length
      ? { some: { staffMemberId: { in: rowIds("StaffMember", filter.staffMemberIds) } } }
      : undefined,
    startsAt: within(filter.startsAt, zone),
  } satisfies {
    [Field in keyof Prisma.AppointmentWhereInput]: Prisma.AppointmentWhereInput[Field] | undefined;
  };
  return {
    ...Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== undefined)),
    AND: searchConditions(filter.customerName, (word) => [{ customerName: word }]),
  };
}

type OrderBy = Prisma.AppointmentOrderByWithRelationInput;

const appointmentSort = sortInput("Appointment", {
  NUMBER: { description: "The number.", order: (id): OrderBy[] => [{ id }] },
  STARTS_AT: {
    description: "The start.",
    order: (startsAt): OrderBy[] => [{ startsAt }, { id: startsAt }],
  },
});

interface AppointmentRows {
  where: Prisma.AppointmentWhereInput;
  sort?: OrderBy[] | undefined;
  isShort?: boolean;
}

function listAppointments(
  page: Parameters<typeof offsetConnection>[0],
  { where, sort, isShort }: AppointmentRows,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const query = rowQuery(context, info);
  const keys = (each: Prisma.AppointmentFindManyArgs) => context.prisma.appointment.findMany(each);
  return offsetConnection(
    page,
    { context, info, isShort },
    async (window, countAll) => {
      const rows = await rowsOfPage({ where, sort, keys }, window, countAll);
      return context.prisma.appointment.findMany({ ...query, ...rows });
    },
    () => countRows(context.prisma, "Appointment", where, () => context.prisma.appointment.count({ where })),
  );
}

const AppointmentConnection = builder.connectionObject(
  { type: Appointment, name: "AppointmentConnection", description: "A page of appointments." },
  { name: "AppointmentEdge", description: "A row of the page, with its cursor." },
);

builder.queryField("appointments", (t) =>
  t.connection(
    {
      type: Appointment,
      ...allow("staff"),
      args: {
        filter: t.arg({ type: AppointmentFilter, description: "The filters." }),
        sort: t.arg({ type: appointmentSort.type, description: "The order; newest first without one." }),
      },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description:
        "Appointments, newest first unless sorted. For staff: admins see all, others those that they serve and those with a “not specified” item on a day on which they work.",
      resolve: async (_root, { filter, sort, ...page }, context, info) => {
        const zone = await zoneOfRanges(context.prisma, [filter?.startsAt]);
        const readable = await readableAppointments(context);
        return listAppointments(
          page,
          {
            where: { AND: [appointmentWhere(filter ?? {}, zone), readable] },
            sort: appointmentSort.orderOf(sort),
          },
          context,
          info,
        );
      },
    },
    AppointmentConnection,
  ),
);

builder.queryField("myAppointments", (t) =>
  t.connection(
    {
      type: Appointment,
      ...allow("customer"),
      args: { filter: t.arg({ type: MyAppointmentFilter, description: "The filters." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The signed-in customer's own appointments, newest first. For customers.",
      resolve: async (_root, { filter, ...page }, context, info) => {
        const customerId = context.viewer.customer?.id;
        if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
        const zone = await zoneOfRanges(context.prisma, [filter?.startsAt]);
        const where = appointmentWhere(filter ?? {}, zone);
        return listAppointments(page, { where: { ...where, customerId }, isShort: true }, context, info);
      },
    },
    AppointmentConnection,
  ),
);

const AppointmentCalendarInput = builder.inputType("AppointmentCalendarInput", {
  description: "The range and filters of a calendar. An omitted or empty filter does not apply.",
  fields: (t) => ({
    from: t.field({ type: "Day", required: true, description: "The first day." }),
    to: t.field({
      type: "Day",
      required: true,
      description: "The last day, at most 397 days after the first.",
    }),
    customerName: t.string({
      description:
        "Words that the customer's name contains, in any order; width, case, and the kind of kana make no difference.",
    }),
    states: t.field({ type: [AppointmentStateEnum], description: "Only rows in one of these states." }),
    staffMemberIds: t.idList({ description: "Appointments with an item of one of these staff members." }),
  }),
});

builder.queryField("appointmentCalendar", (t) =>
  t.rowField({
    type: [Appointment],
    ...allow("staff"),
    args: {
      input: t.arg({
        type: AppointmentCalendarInput,
        required: true,
        description: "The range and the filters.",
      }),
    },
    description:
      "The appointments with an item on one of these days, by time; at most 10,000. For staff, who see the same appointments as in `appointments`. Errors: INVALID_INPUT.",
    resolve: async (query, _root, { input: { from, to, ...filter } }, context) => {
      const { prisma } = context;
      daysFromTo({ from, to }, ["input"]);
      const zone = await shopTimeZone(prisma);
      const start = startOfDay(from, zone);
      return prisma.appointment.findMany({
        ...query,
        where: {
          AND: [
            appointmentWhere(filter, zone),
            await readableAppointments(context),
            {
              items: {
                // Every service is shorter than a day, so this condition lets the index on the start find all
                // overlaps.
                some: {
                  startsAt: { gt: new Date(start.getTime() - DAY_MS), lte: endOfDay(to, zone) },
                  endsAt: { gt: start },
                },
              },
            },
          ],
        },
        orderBy: [{ startsAt: "asc" }, { id: "asc" }],
        take: MAX_ON_CALENDAR,
      });
    },
  }),
);

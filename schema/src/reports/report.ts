import { DayRangeInput } from "../booking/absences/absences.ts";
import { daysFromTo } from "../booking/availability/days.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { decimal } from "../domain/money.ts";
import { findTakings } from "../shop/payments/findTakings.ts";
import { shopTimeZone } from "../shop/store/shopTimeZone.ts";
import {
  type FigureSums,
  NO_ORDERS,
  readDayFigures,
  readHourFigures,
  readKeyFigures,
} from "./readFigures.ts";
import { readProductFigures, readProductTypeFigures } from "./readProductFigures.ts";
import {
  countCancelledVisits,
  readBooked,
  readCustomerCounts,
  readDayVisits,
  readShiftMinutes,
} from "./readVisits.ts";
import { refreshFigures } from "./refreshFigures.ts";
import { type DividedPeriod, dividePeriod, type ReportPeriod } from "./reportPeriod.ts";
import {
  type DayFigures,
  DayFiguresType,
  HourFiguresType,
  MethodFiguresType,
  NamedFiguresType,
  OrderSumsType,
  ServiceFiguresType,
  SourceFiguresType,
  type StaffFigures,
  StaffFiguresType,
} from "./reportRows.ts";

/** The most days of a report: a leap year. */
const MAX_DAYS = 366;

interface ReportResult {
  period: ReportPeriod;
  divided: DividedPeriod;
}

/** Returns the report of a range of the store's days, after refreshing its stored figures. */
export async function openReport(
  context: Context,
  range: { from: string; to: string },
): Promise<ReportResult> {
  const days = daysFromTo(range, ["range"], MAX_DAYS);
  const period = { days, zone: await shopTimeZone(context.prisma) };
  const divided = dividePeriod(period, context.now());
  if (divided.stored !== null) await refreshFigures(context.primary, divided.stored);
  return { period, divided };
}

// Figures are read where they are stored, because a replica may not have them yet.
async function readDays({ period, divided }: ReportResult, { primary }: Context): Promise<DayFigures[]> {
  const [sums, takings, visits] = await Promise.all([
    readDayFigures(primary, divided),
    findTakings(primary, period.days, period.zone),
    readDayVisits(primary, period),
  ]);
  return takings.map(({ day, net }) => ({
    ...(sums.get(day) ?? NO_ORDERS),
    ...{ day, received: net, visits: visits.get(day) ?? 0 },
  }));
}

async function readStaff({ period }: ReportResult, { primary }: Context): Promise<StaffFigures[]> {
  const [booked, minutes] = await Promise.all([
    readBooked(primary, period, "staffMemberId"),
    readShiftMinutes(primary, period),
  ]);
  const known = new Set(booked.map(({ id }) => id));
  const others = [...minutes.keys()].filter((id) => !known.has(id)).sort((a, b) => a - b);
  return [
    ...booked.map((row) => ({ ...row, shiftMinutes: minutes.get(row.id ?? 0) ?? 0 })),
    ...others.map((id) => ({
      ...{ id, items: 0, value: decimal(0), minutes: 0 },
      shiftMinutes: minutes.get(id) ?? 0,
    })),
  ];
}

/** Returns the sums of several sums. */
function totalOf(rows: Iterable<FigureSums>): FigureSums {
  let total = NO_ORDERS;
  for (const row of rows)
    total = {
      orders: total.orders + row.orders,
      quantity: total.quantity.plus(row.quantity),
      gross: total.gross.plus(row.gross),
      discounts: total.discounts.plus(row.discounts),
      net: total.net.plus(row.net),
      paid: total.paid.plus(row.paid),
      open: total.open.plus(row.open),
      shipping: total.shipping.plus(row.shipping),
    };
  return total;
}

const CustomerCountsType = builder
  .objectRef<{ newCustomers: number; returningCustomers: number }>("CustomerCounts")
  .implement({
    description: "The customers who ordered or came in a period.",
    fields: (t) => ({
      newCustomers: t.exposeInt("newCustomers", {
        description: "Those without an earlier order or appointment.",
      }),
      returningCustomers: t.exposeInt("returningCustomers", { description: "The others." }),
    }),
  });

const Report = builder.objectRef<ReportResult>("Report").implement({
  description:
    "The figures of a period, by days of the store's time zone. Orders count on the day on which they were placed.",
  fields: (t) => ({
    sums: t.field({
      type: OrderSumsType,
      description: "The orders of the period.",
      resolve: async ({ divided }, _args, { primary }) =>
        totalOf((await readDayFigures(primary, divided)).values()),
    }),
    days: t.field({
      type: [DayFiguresType],
      description: "Every day of the period.",
      resolve: (report, _args, context) => readDays(report, context),
    }),
    hours: t.field({
      type: [HourFiguresType],
      description: "The weekdays and hours with orders.",
      resolve: ({ divided }, _args, { primary }) => readHourFigures(primary, divided),
    }),
    sources: t.field({
      type: [SourceFiguresType],
      description: "The sources of the orders, the highest gross first.",
      resolve: ({ divided }, _args, { primary }) => readKeyFigures(primary, divided, "SOURCE"),
    }),
    paymentMethods: t.field({
      type: [MethodFiguresType],
      description: "The payment methods of the orders, the highest gross first.",
      resolve: ({ divided }, _args, { primary }) => readKeyFigures(primary, divided, "METHOD"),
    }),
    products: t.field({
      type: [NamedFiguresType],
      description: "The sold products, the highest gross first.",
      resolve: ({ divided }, _args, { primary }) => readProductFigures(primary, divided),
    }),
    productTypes: t.field({
      type: [NamedFiguresType],
      description:
        "The types of the sold products, by their current assignment. A product with two types counts for both.",
      resolve: ({ divided }, _args, { primary }) => readProductTypeFigures(primary, divided),
    }),
    staff: t.field({
      type: [StaffFiguresType],
      description: "The staff members with appointments or shifts, the highest value first.",
      resolve: (report, _args, context) => readStaff(report, context),
    }),
    services: t.field({
      type: [ServiceFiguresType],
      description: "The booked services, the highest value first.",
      resolve: ({ period }, _args, { primary }) => readBooked(primary, period, "serviceId"),
    }),
    cancelledVisits: t.int({
      description: "The number of appointments of the period that are canceled.",
      resolve: ({ period }, _args, { primary }) => countCancelledVisits(primary, period),
    }),
    customers: t.field({
      type: CustomerCountsType,
      description: "The customers who ordered or came in the period.",
      resolve: ({ period }, _args, { primary }) => readCustomerCounts(primary, period),
    }),
  }),
});

builder.queryField("report", (t) =>
  t.field({
    type: Report,
    args: {
      range: t.arg({ type: DayRangeInput, required: true, description: "The days; at most 366." }),
    },
    complexity: { field: 100 },
    description: "The figures of a period. Errors: INVALID_INPUT.",
    resolve: (_root, { range }, context) => openReport(context, range),
  }),
);

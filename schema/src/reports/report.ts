import { DayRangeInput } from "../booking/absences/absences.ts";
import { daysFromTo } from "../booking/availability/days.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { type Big, decimal } from "../domain/money.ts";
import { findTakings } from "../shop/payments/findTakings.ts";
import { shopTimeZone } from "../shop/store/shopTimeZone.ts";
import {
  type FigureSums,
  NO_ORDERS,
  readDayFigures,
  readHourFigures,
  readKeyFigures,
} from "./readFigures.ts";
import { createSoldReader, readSoldFigures, type SoldReader } from "./readProductFigures.ts";
import {
  type BookedFigures,
  countCancelledVisits,
  readBooked,
  readCustomerCounts,
  readDayVisits,
  readHourVisits,
  readShiftMinutes,
  readVisitOutcomes,
} from "./readVisits.ts";
import { refreshFigures } from "./refreshFigures.ts";
import { type DividedPeriod, dividePeriod, type ReportPeriod } from "./reportPeriod.ts";
import {
  type DayFigures,
  DayFiguresType,
  HourFiguresType,
  MethodFiguresType,
  OrderSumsType,
  ProductFiguresType,
  ServiceFiguresType,
  SourceFiguresType,
  type StaffFigures,
  StaffFiguresType,
} from "./reportRows.ts";
import { HourVisitsType, VisitOutcomeCountsType } from "./visitFigures.ts";

/** The most days of a report: a leap year. */
const MAX_DAYS = 366;

interface ReportResult {
  period: ReportPeriod;
  divided: DividedPeriod;
  /** The figures that several fields need, each of which is read once. */
  daySums(): Promise<ReadonlyMap<string, FigureSums>>;
  dayTakings(): Promise<ReadonlyMap<string, Big>>;
  dayVisits(): Promise<ReadonlyMap<string, number>>;
  booked(): Promise<BookedFigures>;
  sold: SoldReader;
}

/** Returns a function that reads on its first call only. */
function readOnce<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
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
  // Figures are read where they are stored, because a replica may not have them yet.
  const { primary } = context;
  return {
    ...{ period, divided },
    daySums: readOnce(() => readDayFigures(primary, divided)),
    dayTakings: readOnce(async () => {
      const takings = await findTakings(primary, days, period.zone);
      return new Map(takings.map(({ day, net }) => [day, net]));
    }),
    dayVisits: readOnce(() => readDayVisits(primary, period)),
    booked: readOnce(() => readBooked(primary, period, context.now())),
    sold: createSoldReader((first) => readSoldFigures(primary, divided, first)),
  };
}

const daysOf = ({ period, daySums, dayTakings, dayVisits }: ReportResult): DayFigures[] =>
  period.days.map((day) => ({
    day,
    sums: async () => (await daySums()).get(day) ?? NO_ORDERS,
    received: async () => (await dayTakings()).get(day) ?? decimal(0),
    visits: async () => (await dayVisits()).get(day) ?? 0,
  }));

async function readStaff(report: ReportResult, { primary }: Context): Promise<StaffFigures[]> {
  const [{ byStaff }, minutes] = await Promise.all([
    report.booked(),
    readShiftMinutes(primary, report.period),
  ]);
  const known = new Set(byStaff.map(({ id }) => id));
  const others = [...minutes.keys()].filter((id) => !known.has(id)).sort((a, b) => a - b);
  return [
    ...byStaff.map((row) => ({ ...row, shiftMinutes: minutes.get(row.id ?? 0) ?? 0 })),
    ...others.map((id) => ({
      ...{ id, items: 0, value: decimal(0), minutes: 0, started: 0, noShows: 0, lateCancellations: 0 },
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
      resolve: async ({ daySums }) => totalOf((await daySums()).values()),
    }),
    days: t.field({
      type: [DayFiguresType],
      description: "Every day of the period.",
      resolve: daysOf,
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
      type: [ProductFiguresType],
      args: { first: t.arg.int({ description: "Only the first of them; all without it." }) },
      description: "The sold products, the highest gross first.",
      resolve: async ({ sold }, { first }) =>
        (await sold(first == null ? null : Math.max(0, first))).products,
    }),
    productCount: t.int({
      description: "The number of sold products.",
      resolve: async ({ sold }) => (await sold(0)).count,
    }),
    productTypes: t.field({
      type: [ProductFiguresType],
      description:
        "The types of the sold products, by their current assignment. A product with two types counts for both.",
      resolve: async ({ sold }) => (await sold(0)).types,
    }),
    staff: t.field({
      type: [StaffFiguresType],
      description: "The staff members with appointments or shifts, the highest value first.",
      resolve: (report, _args, context) => readStaff(report, context),
    }),
    services: t.field({
      type: [ServiceFiguresType],
      description: "The booked services, the highest value first.",
      resolve: async ({ booked }) => (await booked()).byService,
    }),
    visitHours: t.field({
      type: [HourVisitsType],
      description: "The weekdays and hours with appointments.",
      resolve: ({ period }, _args, { primary }) => readHourVisits(primary, period),
    }),
    visitOutcomes: t.field({
      type: VisitOutcomeCountsType,
      description: "How the appointments of the period went.",
      resolve: ({ period }, _args, { primary, now }) => readVisitOutcomes(primary, period, now()),
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

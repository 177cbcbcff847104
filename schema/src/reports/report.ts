import { DayRangeInput } from "../booking/absences/absences.ts";
import { daysFromTo } from "../booking/availability/days.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { namedCurrency } from "../domain/figureCurrency.ts";
import { type Currency, readCurrency } from "../domain/minorUnits.ts";
import { type Big, decimal } from "../domain/money.ts";
import { otherTakings } from "../domain/orders/takings.ts";
import { CurrencyEnum } from "../enums.ts";
import { findTakings } from "../shop/payments/findTakings.ts";
import { zoneAndCurrency } from "../shop/store/shopTimeZone.ts";
import { type CurrencyFigures, CurrencyFiguresType, otherFigures } from "./currencyFigures.ts";
import {
  type FigureSums,
  NO_ORDERS,
  readDayFigures,
  readHourFigures,
  readKeyFigures,
  totalOf,
} from "./readFigures.ts";
import { readOnce } from "./readOnce.ts";
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
  currency: Currency | null;
  otherCurrencies(): Promise<CurrencyFigures[]>;
  dayVisits(): Promise<ReadonlyMap<string, number>>;
  booked(): Promise<BookedFigures>;
  sold: SoldReader;
}

/** Returns the report of a range of the store's days, after refreshing its stored figures. */
export async function openReport(
  context: Context,
  range: { from: string; to: string },
): Promise<ReportResult> {
  const days = daysFromTo(range, ["range"], MAX_DAYS);
  const store = await zoneAndCurrency(context.prisma);
  const period = { days, zone: store.zone };
  const divided = dividePeriod(period, { now: context.now(), store });
  if (divided.stored !== null) await refreshFigures(context.primary, divided.stored);
  // Figures are read where they are stored, because a replica may not have them yet.
  const { primary } = context;
  const figures = readOnce(() => readDayFigures(primary, divided));
  const takings = readOnce(() => findTakings(primary, days, store));
  return {
    period,
    divided,
    daySums: readOnce(async () => new Map((await figures()).counted.map(({ day, sums }) => [day, sums]))),
    dayTakings: readOnce(async () => new Map((await takings()).map(({ day, net }) => [day, net]))),
    currency: readCurrency(namedCurrency(store.currency, store)),
    otherCurrencies: async () => otherFigures(await figures(), otherTakings(await takings(), store)),
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
      id,
      items: 0,
      value: decimal(0),
      minutes: 0,
      started: 0,
      noShows: 0,
      lateCancellations: 0,
      shiftMinutes: minutes.get(id) ?? 0,
    })),
  ];
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
    "The figures of a period, by days of the store's time zone. Orders count on the day on which they were placed. Amounts and numbers of orders are those of orders in the store's present currency.",
  fields: (t) => ({
    sums: t.field({
      type: OrderSumsType,
      description: "The orders of the period.",
      resolve: async ({ daySums }) => totalOf((await daySums()).values()),
    }),
    currency: t.expose("currency", {
      type: CurrencyEnum,
      nullable: true,
      description:
        "The currency of the amounts: the store's present one or, after it has removed it, the first that it chose. Null: it has chosen none.",
    }),
    otherCurrencies: t.field({
      type: [CurrencyFiguresType],
      description:
        "The orders and the takings in other currencies, which the other fields do not contain, by currency.",
      resolve: ({ otherCurrencies }) => otherCurrencies(),
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

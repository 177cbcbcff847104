import { autocommitClient, Prisma } from "@machiya/prisma/client";
import {
  APPOINTMENT_STATES,
  isConfirmed,
  TIME_HOLDING_STATES,
} from "../domain/appointments/appointmentState.ts";
import { type Big, decimal } from "../domain/money.ts";
import { PAYABLE_STATES } from "../domain/orders/paymentReport.ts";
import type { Transaction } from "../writes/transaction.ts";
import { dayStarts, type ReportPeriod } from "./reportPeriod.ts";

const names = (states: readonly string[]) => Prisma.raw(states.map((state) => `'${state}'`).join(", "));

const HELD = Prisma.sql`"state" IN (${names(TIME_HOLDING_STATES)})`;
const CANCELLED_LATE = Prisma.sql`"outcome" = 'LATE_CANCEL' AND "cancelledBy" = 'CUSTOMER'`;

const bounds = (period: ReportPeriod) => {
  const starts = dayStarts(period);
  return { from: starts[0] as Date, to: starts.at(-1) as Date };
};

/** Reads the number of appointments that start on each day and are not canceled. */
export async function readDayVisits(db: Transaction, period: ReportPeriod): Promise<Map<string, number>> {
  const { from, to } = bounds(period);
  const starts = dayStarts(period).map((start) => start.toISOString());
  const rows = await autocommitClient(db).$queryRaw<{ day: number; visits: number }[]>`
    SELECT width_bucket("startsAt", ${starts}::timestamptz[]) AS "day", count(*)::int AS "visits" FROM "Appointment"
    WHERE "startsAt" >= ${from} AND "startsAt" < ${to} AND ${HELD} GROUP BY 1`;
  return new Map(rows.map(({ day, visits }) => [period.days[day - 1] ?? "", visits]));
}

/** Counts the appointments of the period that are canceled. */
export function countCancelledVisits(db: Transaction, period: ReportPeriod): Promise<number> {
  const { from, to } = bounds(period);
  return db.appointment.count({ where: { startsAt: { gte: from, lt: to }, state: "CANCELLED" } });
}

/** The appointments of a weekday (1 Monday to 7 Sunday) and an hour of the store's clock. */
export interface HourVisits {
  weekday: number;
  hour: number;
  visits: number;
}

/** Counts the appointments that are not canceled by the weekday and the hour of their start. */
export async function readHourVisits(db: Transaction, period: ReportPeriod): Promise<HourVisits[]> {
  const { from, to } = bounds(period);
  return autocommitClient(db).$queryRaw<HourVisits[]>`
    SELECT extract(isodow FROM "at")::int AS "weekday", extract(hour FROM "at")::int AS "hour", sum("visits")::int AS "visits"
    FROM (
      SELECT date_trunc('hour', "startsAt" AT TIME ZONE ${period.zone}) AS "at", count(*) AS "visits" FROM "Appointment"
      WHERE "startsAt" >= ${from} AND "startsAt" < ${to} AND ${HELD} GROUP BY 1
    ) AS hours GROUP BY 1, 2 ORDER BY 1, 2`;
}

/** How appointments, or the services of appointments, went. */
export interface VisitOutcomeCounts {
  /** Confirmed, and started until now. */
  started: number;
  noShows: number;
  /** Canceled late by the customer. */
  lateCancellations: number;
}

const outcomeCounts = (now: Date) => Prisma.sql`
  count(*) FILTER (WHERE "state" IN (${names(APPOINTMENT_STATES.filter(isConfirmed))}) AND visit."startsAt" <= ${now})::int AS "started",
  count(*) FILTER (WHERE "outcome" = 'NO_SHOW')::int AS "noShows",
  count(*) FILTER (WHERE ${CANCELLED_LATE})::int AS "lateCancellations"`;

/** Counts how the appointments of the period went. */
export async function readVisitOutcomes(
  db: Transaction,
  period: ReportPeriod,
  now: Date,
): Promise<VisitOutcomeCounts> {
  const { from, to } = bounds(period);
  const [row] = await autocommitClient(db).$queryRaw<[VisitOutcomeCounts]>`
    SELECT ${outcomeCounts(now)} FROM "Appointment" visit WHERE "startsAt" >= ${from} AND "startsAt" < ${to}`;
  return row;
}

/** The booked services of a staff member or of a service, and how they went. */
export interface BookedSums extends VisitOutcomeCounts {
  /** The row number; null for "not specified", or for a deleted service. */
  id: number | null;
  /** The name at the time of booking, for services. */
  name: string;
  /** The number of booked services that are not canceled; `value` and `minutes` are theirs too. */
  items: number;
  value: Big;
  minutes: number;
}

/** The booked services, the highest value first. */
export interface BookedFigures {
  byStaff: BookedSums[];
  byService: BookedSums[];
}

/** Reads the booked services of the period by staff member and by service in one statement. */
export async function readBooked(db: Transaction, period: ReportPeriod, now: Date): Promise<BookedFigures> {
  const { from, to } = bounds(period);
  type Row = Omit<BookedSums, "value"> & { isService: boolean; value: string };
  const rows = await autocommitClient(db).$queryRaw<Row[]>`
    SELECT "isService", CASE WHEN "isService" THEN "serviceId" ELSE "staffMemberId" END AS "id", coalesce("serviceName", '') AS "name",
      "items", "value"::text, coalesce(extract(epoch FROM "time") / 60, 0)::int AS "minutes", "started", "noShows", "lateCancellations"
    FROM (
      SELECT grouping(item."serviceId") = 0 AS "isService", item."staffMemberId", item."serviceId", item."serviceName",
        count(*) FILTER (WHERE ${HELD})::int AS "items",
        coalesce(sum(item."servicePrice") FILTER (WHERE ${HELD}), 0) AS "value",
        sum(item."endsAt" - item."startsAt") FILTER (WHERE ${HELD}) AS "time", ${outcomeCounts(now)}
      FROM "AppointmentItem" item JOIN "Appointment" visit ON visit."id" = item."appointmentId"
      WHERE visit."startsAt" >= ${from} AND visit."startsAt" < ${to} AND (${HELD} OR ${CANCELLED_LATE})
      GROUP BY GROUPING SETS ((item."staffMemberId"), (item."serviceId", item."serviceName"))
    ) AS sums ORDER BY sums."value" DESC, "id"`;
  const sums = rows.map(({ isService, value, ...row }) => ({
    isService,
    row: { ...row, value: decimal(value) },
  }));
  return {
    byStaff: sums.flatMap(({ isService, row }) => (isService ? [] : row)),
    byService: sums.flatMap(({ isService, row }) => (isService ? row : [])),
  };
}

/** Reads the minutes of the confirmed shifts of each staff member. Overlapping shifts count once. */
export async function readShiftMinutes(
  db: Transaction,
  { days }: ReportPeriod,
): Promise<Map<number, number>> {
  const rows = await autocommitClient(db).$queryRaw<{ id: number; minutes: number }[]>`
    SELECT "id", sum(upper("span") - lower("span"))::int AS "minutes" FROM (
      SELECT shift."staffMemberId" AS "id", unnest(range_agg(int4range(template."startMinute", template."endMinute"))) AS "span"
      FROM "ShiftAssignment" shift JOIN "ShiftTemplate" template ON template."id" = shift."shiftTemplateId"
      WHERE shift."date" BETWEEN ${days[0]}::date AND ${days.at(-1)}::date AND shift."state" <> 'PROPOSED'
      GROUP BY shift."staffMemberId", shift."date") AS worked
    GROUP BY 1`;
  return new Map(rows.map(({ id, minutes }) => [id, minutes]));
}

/** Customers who ordered or came in a period. */
export interface CustomerCounts {
  /** Customers without an earlier order or appointment. */
  newCustomers: number;
  returningCustomers: number;
}

/**
 * Counts the customers who ordered or came in the period, by whether they did so before. All earlier customers are read
 * at once, because a lookup for each customer takes several times as long.
 */
export async function readCustomerCounts(db: Transaction, period: ReportPeriod): Promise<CustomerCounts> {
  const { from, to } = bounds(period);
  const [row] = await autocommitClient(db).$queryRaw<[CustomerCounts]>`
    WITH seen AS (
      SELECT "customerId" AS "id" FROM "Order" WHERE "createdAt" >= ${from} AND "createdAt" < ${to}
        AND "state" IN (${names(PAYABLE_STATES)}) AND "draftOf" IS NULL AND "customerId" IS NOT NULL
      UNION SELECT "customerId" FROM "Appointment" WHERE "startsAt" >= ${from} AND "startsAt" < ${to}
        AND ${HELD} AND "customerId" IS NOT NULL
    ), known AS (
      SELECT "customerId" AS "id" FROM "Order" WHERE "createdAt" < ${from}
        AND "state" IN (${names(PAYABLE_STATES)}) AND "draftOf" IS NULL AND "customerId" IS NOT NULL
      UNION SELECT "customerId" FROM "Appointment" WHERE "startsAt" < ${from} AND ${HELD} AND "customerId" IS NOT NULL
    )
    SELECT (count(*) - count(known."id"))::int AS "newCustomers", count(known."id")::int AS "returningCustomers"
    FROM seen LEFT JOIN known ON known."id" = seen."id"`;
  return row;
}

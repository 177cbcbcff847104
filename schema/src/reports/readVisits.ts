import { autocommitClient, Prisma } from "@machiya/prisma/client";
import { TIME_HOLDING_STATES } from "../domain/appointments/appointmentState.ts";
import { type Big, decimal } from "../domain/money.ts";
import { PAYABLE_STATES } from "../domain/orders/paymentReport.ts";
import type { Transaction } from "../writes/transaction.ts";
import { dayStarts, type ReportPeriod } from "./reportPeriod.ts";

const names = (states: readonly string[]) => Prisma.raw(states.map((state) => `'${state}'`).join(", "));

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
    WHERE "startsAt" >= ${from} AND "startsAt" < ${to} AND "state" IN (${names(TIME_HOLDING_STATES)}) GROUP BY 1`;
  return new Map(rows.map(({ day, visits }) => [period.days[day - 1] ?? "", visits]));
}

/** Counts the appointments of the period that are canceled. */
export function countCancelledVisits(db: Transaction, period: ReportPeriod): Promise<number> {
  const { from, to } = bounds(period);
  return db.appointment.count({ where: { startsAt: { gte: from, lt: to }, state: "CANCELLED" } });
}

/** The booked services of a staff member or of a service. */
export interface BookedSums {
  /** The row number; null for "not specified", or for a deleted service. */
  id: number | null;
  /** The name at the time of booking, for services. */
  name: string;
  /** The number of booked services. */
  items: number;
  value: Big;
  minutes: number;
}

/** Reads the booked services of the period by staff member or by service, the highest value first. */
export async function readBooked(
  db: Transaction,
  period: ReportPeriod,
  by: "staffMemberId" | "serviceId",
): Promise<BookedSums[]> {
  const { from, to } = bounds(period);
  const name = by === "serviceId" ? Prisma.sql`item."serviceName"` : Prisma.sql`''::text`;
  const rows = await autocommitClient(db).$queryRaw<(Omit<BookedSums, "value"> & { value: string })[]>`
    SELECT item.${Prisma.raw(`"${by}"`)} AS "id", ${name} AS "name", count(*)::int AS "items", sum(item."servicePrice")::text AS "value",
      (sum(extract(epoch FROM item."endsAt" - item."startsAt")) / 60)::int AS "minutes"
    FROM "AppointmentItem" item JOIN "Appointment" visit ON visit."id" = item."appointmentId"
    WHERE visit."startsAt" >= ${from} AND visit."startsAt" < ${to} AND visit."state" IN (${names(TIME_HOLDING_STATES)})
    GROUP BY 1, 2 ORDER BY sum(item."servicePrice") DESC, 1`;
  return rows.map((row) => ({ ...row, value: decimal(row.value) }));
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

/** Counts the customers who ordered or came in the period, by whether they did so before. */
export async function readCustomerCounts(db: Transaction, period: ReportPeriod): Promise<CustomerCounts> {
  const { from, to } = bounds(period);
  const [row] = await autocommitClient(db).$queryRaw<[CustomerCounts]>`
    WITH seen AS (
      SELECT "customerId" AS "id" FROM "Order" WHERE "createdAt" >= ${from} AND "createdAt" < ${to}
        AND "state" IN (${names(PAYABLE_STATES)}) AND "draftOf" IS NULL AND "customerId" IS NOT NULL
      UNION SELECT "customerId" FROM "Appointment" WHERE "startsAt" >= ${from} AND "startsAt" < ${to}
        AND "state" IN (${names(TIME_HOLDING_STATES)}) AND "customerId" IS NOT NULL
    ), known AS (
      SELECT EXISTS (SELECT FROM "Order" o WHERE o."customerId" = seen."id" AND o."createdAt" < ${from}
          AND o."state" IN (${names(PAYABLE_STATES)}) AND o."draftOf" IS NULL)
        OR EXISTS (SELECT FROM "Appointment" a WHERE a."customerId" = seen."id" AND a."startsAt" < ${from}
          AND a."state" IN (${names(TIME_HOLDING_STATES)})) AS "before"
      FROM seen
    )
    SELECT count(*) FILTER (WHERE NOT "before")::int AS "newCustomers", count(*) FILTER (WHERE "before")::int AS "returningCustomers" FROM known`;
  return row;
}

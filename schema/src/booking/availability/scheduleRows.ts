import { autocommitClient, opaqueParameter } from "@machiya/prisma/client";
import type { ShiftState } from "@machiya/prisma/enums";
import type { Interval } from "../../domain/time/intervals.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { dateOf } from "./days.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The extreme offsets from UTC in hours, ahead (Kiritimati) and behind (Baker Island): they bound a day in
 * any time zone.
 */
const FIRST_ZONE = 14;
const LAST_ZONE = 12;

/** A half-open span in milliseconds since 1970. */
type Span = readonly [start: number, end: number];

/** The rows that determine availability on some days. */
export interface ScheduleRows {
  /** Null: no store is configured. */
  store: {
    timeZone: string;
    openWeekdays: number[];
    bookingHours: (Interval & { weekday: number })[];
  } | null;
  /** The versions of days that were ever changed (YYYY-MM-DD). */
  versions: Record<string, number>;
  services: { id: number; durationMinutes: number }[];
  /** Active staff members, ordered by ID. */
  people: { id: number; name: string; serviceIds: number[] }[];
  closures: Span[];
  timeOff: [staffMemberId: number, ...Span][];
  /** One shift on many days, as offsets from the first day; its hours are clock minutes. */
  shifts: [
    staffMemberId: number,
    startMinute: number,
    endMinute: number,
    state: ShiftState,
    days: number[],
  ][];
  /**
   * Occupying items by time, grouped by equal spans: the assigned staff members and the unassigned items. A
   * null service was deleted.
   */
  held: [...Span, staffMemberIds: number[], unassigned: [id: number, serviceId: number | null][]][];
}

/**
 * Reads the rows of an inclusive range of days (YYYY-MM-DD), widened to cover any time zone. One statement
 * sees one consistent snapshot. Equal rows are grouped and returned as one JSON text, because a month has
 * thousands of items and decoding single rows dominates the cost. The items of `ignoreAppointmentId` are left
 * out.
 */
export async function scheduleRows(
  db: Transaction,
  {
    first,
    last,
    ignoreAppointmentId,
  }: { first: string; last: string; ignoreAppointmentId?: number | null | undefined },
): Promise<ScheduleRows> {
  const start = dateOf(first).getTime() - FIRST_ZONE * HOUR_MS;
  const at = (time: number) => opaqueParameter(new Date(time), "timestamptz");
  const from = at(start);
  const to = at(dateOf(last).getTime() + DAY_MS + LAST_ZONE * HOUR_MS);
  // Every service is shorter than a day, so this condition lets the index on the start find all overlaps.
  const startsAfter = at(start - DAY_MS);
  const [row] = await autocommitClient(db).$queryRaw<[{ salon: string }]>`
    SELECT json_build_object(
      'store', (
        SELECT json_build_object('timeZone', "timeZone", 'openWeekdays', coalesce("openWeekdays", '{}'), 'bookingHours', (
          SELECT coalesce(json_agg(json_build_object('weekday', "weekday", 'start', "startMinute", 'end', "endMinute")), '[]')
          FROM "BookingHours" WHERE "storeId" = "Store"."id"))
        FROM "Store" WHERE "id" = 1),
      'versions', (
        SELECT coalesce(json_object_agg("day", "version"), '{}') FROM "BookingDay"
        WHERE "day" BETWEEN ${opaqueParameter(first, "date")} AND ${opaqueParameter(last, "date")}),
      'services', (
        SELECT coalesce(json_agg(json_build_object('id', "id", 'durationMinutes', "durationMinutes")), '[]') FROM "Service"),
      'people', (
        SELECT coalesce(json_agg(json_build_object('id', "id", 'name', "name", 'serviceIds', ARRAY(
          SELECT "serviceId" FROM "StaffSkill" WHERE "staffMemberId" = "StaffMember"."id")) ORDER BY "id"), '[]')
        FROM "StaffMember" WHERE "state" = 'IN_SERVICE'),
      'closures', (
        SELECT coalesce(json_agg(json_build_array(
          (date_part('epoch', "startsAt") * 1000)::bigint, (date_part('epoch', "endsAt") * 1000)::bigint)), '[]')
        FROM "StoreClosure" WHERE "startsAt" < ${to} AND "endsAt" > ${from}),
      'timeOff', (
        SELECT coalesce(json_agg(json_build_array("staffMemberId",
          (date_part('epoch', "startsAt") * 1000)::bigint, (date_part('epoch', "endsAt") * 1000)::bigint)), '[]')
        FROM "StaffTimeOff" WHERE "startsAt" < ${to} AND "endsAt" > ${from}),
      'shifts', (
        SELECT coalesce(json_agg(json_build_array("staffMemberId", "startMinute", "endMinute", "state", "days")), '[]')
        FROM (
          SELECT "staffMemberId", "shiftTemplateId", "state", array_agg("date" - ${first}::date) AS "days"
          FROM "ShiftAssignment" WHERE "date" BETWEEN ${opaqueParameter(first, "date")} AND ${opaqueParameter(last, "date")} GROUP BY 1, 2, 3) AS shift
        JOIN "ShiftTemplate" ON "ShiftTemplate"."id" = "shiftTemplateId"),
      'held', (
        SELECT coalesce(json_agg(json_build_array(
          (date_part('epoch', "startsAt") * 1000)::bigint, (date_part('epoch', "endsAt") * 1000)::bigint,
          coalesce("staffMemberIds", '{}'), coalesce("unassigned", '[]')) ORDER BY "startsAt", "endsAt"), '[]')
        FROM (
          SELECT "startsAt", "endsAt", array_agg("staffMemberId") FILTER (WHERE "staffMemberId" IS NOT NULL) AS "staffMemberIds",
            json_agg(json_build_array("id", "serviceId")) FILTER (WHERE "staffMemberId" IS NULL) AS "unassigned"
          FROM "AppointmentItem"
          WHERE "occupying" AND "startsAt" > ${startsAfter} AND "startsAt" < ${to} AND "endsAt" > ${from}
            AND "appointmentId" <> ${ignoreAppointmentId ?? 0}
          GROUP BY 1, 2) AS "time")
    )::text AS "salon"`;
  return JSON.parse(row.salon);
}

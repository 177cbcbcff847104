import { autocommitClient, opaqueParameter } from "@machiya/prisma/client";
import type { ShiftState } from "@machiya/prisma/enums";
import type { Interval } from "../../domain/time/intervals.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { dateOf } from "./days.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Where a day begins first and where it ends last, in hours from UTC: Kiritimati and Baker Island. */
const FIRST_ZONE = 14;
const LAST_ZONE = 12;

/** From when to before when, in milliseconds since 1970. */
type Span = readonly [start: number, end: number];

/** All that is kept of the salon on some days and decides what can be booked. */
export interface ScheduleRows {
  /** Null: the shop has no record of its own. */
  store: {
    timeZone: string;
    openWeekdays: number[];
    bookingHours: (Interval & { weekday: number })[];
  } | null;
  services: { id: number; durationMinutes: number }[];
  /** Who is in service, by id. */
  people: { id: number; name: string; serviceIds: number[] }[];
  closures: Span[];
  timeOff: [staffMemberId: number, ...Span][];
  /** One shift on many days, counted from the first one; its hours are clock minutes. */
  shifts: [
    staffMemberId: number,
    startMinute: number,
    endMinute: number,
    state: ShiftState,
    days: number[],
  ][];
  /** By time. Items of one time that hold it: whose they are, and those to whom nobody is assigned. Null: the service is gone. */
  held: [...Span, staffMemberIds: number[], unassigned: [id: number, serviceId: number | null][]][];
}

/**
 * What is kept of all days (YYYY-MM-DD) from one to another, and of some hours around them, whatever the store's zone: in one
 * statement, which sees one state of the books. Rows that say the same of many days or people come as one, and as one text: a month
 * has thousands of items, and most of what they cost is to be made into rows. `ignoreAppointmentId`: its items hold nothing.
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
  // No service takes a day: so the index on the start finds them all.
  const startsAfter = at(start - DAY_MS);
  const [row] = await autocommitClient(db).$queryRaw<[{ salon: string }]>`
    SELECT json_build_object(
      'store', (
        SELECT json_build_object('timeZone', "timeZone", 'openWeekdays', coalesce("openWeekdays", '{}'), 'bookingHours', (
          SELECT coalesce(json_agg(json_build_object('weekday', "weekday", 'start', "startMinute", 'end', "endMinute")), '[]')
          FROM "BookingHours" WHERE "storeId" = "Store"."id"))
        FROM "Store" WHERE "id" = 1),
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

import { TIME_HOLDING_STATES } from "@machiya/schema/domain/appointments/appointmentState";
import { STAFF_HOURS_COLUMNS, type StaffHoursColumn } from "@machiya/schema/domain/exportColumns";
import type { Language } from "@machiya/schema/domain/language";
import { readDay } from "@machiya/schema/domain/listFilters/dayFilter";
import { readNumbers } from "@machiya/schema/domain/listFilters/searchParams";
import { isAtLeast, SHIFT_STATES } from "@machiya/schema/domain/shifts/shiftApproval";
import { endOfDay, startOfDay } from "@machiya/schema/domain/time/shopTime";
import { wording } from "@machiya/schema/wording";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { csvCell, csvCellSql, literal } from "./csv.ts";
import { csvFile } from "./csvFile.ts";
import type { ReadCursor } from "./readCursor.ts";

interface StaffHoursFile {
  /** `from` and `to` are days of the store, both included; `staff` has the numbers of staff members. */
  search: URLSearchParams;
  limit: number | undefined;
  language: Language;
  /** The shop's time zone. */
  zone: string;
}

const names = (states: readonly string[]) => states.map(literal).join(", ");
const WORKED = names(SHIFT_STATES.filter((state) => isAtLeast(state, "CONFIRMED")));
const clock = (minute: string) => `to_char(make_interval(mins => ${minute}), 'HH24:MI')`;

/** The minutes in a set of periods, so that overlapping periods count once. */
const minutes = (spans: string) =>
  `(SELECT coalesce(sum(upper(one) - lower(one)), 0) FROM unnest(${spans}) one)`;
const hours = (amount: string): string => `trim_scale(round(${amount} / 60.0, 2))::text`;

/** The confirmed shifts of each staff member and day, as minutes of the day. */
const SHIFTS = `SELECT shift."staffMemberId", shift."date" AS "day",
    range_agg(int4range(template."startMinute", template."endMinute")) AS "spans",
    string_agg(template."name" || ' ' || ${clock(`template."startMinute"`)} || '–' || ${clock(`template."endMinute"`)},
      '; ' ORDER BY template."startMinute", template."id") AS "shifts"
  FROM "ShiftAssignment" shift JOIN "ShiftTemplate" template ON template."id" = shift."shiftTemplateId"
  WHERE shift."state" IN (${WORKED}) AND shift."date" BETWEEN coalesce($1::date, '-infinity') AND coalesce($2::date, 'infinity')
    AND ($3::int[] = '{}' OR shift."staffMemberId" = ANY($3))
  GROUP BY 1, 2`;

/** The booked services of each staff member and day, by the day on which the appointment starts. */
const booked = (
  zone: string,
) => `SELECT item."staffMemberId", (visit."startsAt" AT TIME ZONE ${zone})::date AS "day",
    count(*)::int AS "bookings", sum(extract(epoch FROM item."endsAt" - item."startsAt") / 60) AS "minutes"
  FROM "AppointmentItem" item JOIN "Appointment" visit ON visit."id" = item."appointmentId"
  WHERE visit."state" IN (${names(TIME_HOLDING_STATES)})
    AND visit."startsAt" BETWEEN coalesce($4::timestamptz, '-infinity') AND coalesce($5::timestamptz, 'infinity')
    AND ($3::int[] = '{}' OR item."staffMemberId" = ANY($3))
  GROUP BY 1, 2`;

/** The parts of a day's shifts in which the staff member is absent or the store is closed. */
const absent = (zone: string) => {
  const minuteOf = (instant: string, round: string) =>
    `greatest(0, least(1440, ${round}(extract(epoch FROM (${instant} AT TIME ZONE ${zone}) - worked."day") / 60)))::int`;
  const start = minuteOf(`away."startsAt"`, "floor");
  // Where the clock is set back, a period can end at an earlier time of day than it starts.
  return `SELECT coalesce(range_agg(int4range(${start}, greatest(${start}, ${minuteOf(`away."endsAt"`, "ceil")}))), '{}')
      * worked."spans" AS "spans"
    FROM (SELECT "startsAt", "endsAt" FROM "StaffTimeOff" o WHERE o."staffMemberId" = worked."staffMemberId"
      UNION ALL SELECT "startsAt", "endsAt" FROM "StoreClosure") away
    WHERE away."startsAt" < (worked."day" + 1)::timestamp AT TIME ZONE ${zone}
      AND away."endsAt" > worked."day"::timestamp AT TIME ZONE ${zone}`;
};

/** Reads the hours of each staff member and day with shifts or bookings, the latest day first. */
export async function* staffHoursCsv(
  read: ReadCursor,
  { search, limit, language, zone }: StaffHoursFile,
): AsyncGenerator<string> {
  const { staffHours: headers } = serverWording(language).exportFile;
  const noPreference = literal(csvCell(wording(language).notSpecified));
  const cells: Record<StaffHoursColumn, string> = {
    day: `to_char(a."day", 'YYYY-MM-DD')`,
    number: `coalesce(a."staffMemberId"::text, '')`,
    name: `CASE WHEN a."staffMemberId" IS NULL THEN ${noPreference} ELSE ${csvCellSql(`s."name"`)} END`,
    shifts: csvCellSql(`a."shifts"`),
    shiftHours: hours(`a."shiftMinutes"`),
    absenceHours: hours(`a."absenceMinutes"`),
    workingHours: hours(`(a."shiftMinutes" - a."absenceMinutes")`),
    bookings: `a."bookings"::text`,
    bookedHours: hours(`a."bookedMinutes"`),
  };
  const zoneSql = literal(zone);
  const rows = `SELECT ROW("day", coalesce("staffMemberId", 0)) AS "id", "day", "staffMemberId",
      coalesce(worked."shifts", '') AS "shifts", coalesce(worked."shiftMinutes", 0) AS "shiftMinutes",
      coalesce(worked."absenceMinutes", 0) AS "absenceMinutes", coalesce(booked."bookings", 0) AS "bookings",
      coalesce(booked."minutes", 0) AS "bookedMinutes"
    FROM (
      SELECT worked."staffMemberId", worked."day", worked."shifts",
        ${minutes(`worked."spans"`)} AS "shiftMinutes", ${minutes(`absent."spans"`)} AS "absenceMinutes"
      FROM (${SHIFTS}) worked CROSS JOIN LATERAL (${absent(zoneSql)}) absent
    ) worked FULL JOIN (${booked(zoneSql)}) booked USING ("staffMemberId", "day")`;
  const [from, to] = [readDay(search.get("from")), readDay(search.get("to"))];
  const staff = readNumbers(search.get("staff")).filter((number) => number > 0);
  const bounds = [from === "" ? null : startOfDay(from, zone), to === "" ? null : endOfDay(to, zone)];
  yield* csvFile(
    read,
    STAFF_HOURS_COLUMNS.map((column) => headers[column]),
    STAFF_HOURS_COLUMNS.map((column) => cells[column]),
    {
      from: `(${rows}) a LEFT JOIN "StaffMember" s ON s."id" = a."staffMemberId"`,
      values: [from || null, to || null, staff, ...bounds],
      limit,
    },
  );
}

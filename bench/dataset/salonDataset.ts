/** The size of the salon. */
export interface SalonSize {
  /** The number of staff members with appointments. */
  staff: number;
  /** The number of appointments, which have one item each: most are in the past, the others within the next month. */
  items: number;
  /** The share of the customers' start times, 0 to 1, at which everyone is booked, for two months; omitted: 0. */
  taken?: number;
}

/** The number of services. */
export const SERVICES = 5;
/** The number of days from today with shifts, so that every month that starts soon has shifts on all days. */
const DAYS_AHEAD = 70;
/** The number of days from today with appointments: a month. */
const BOOKED_AHEAD = 31;
/** The days from today to which the option `taken` applies: the days that customers may book, without those of the booking operation. */
const TAKEN_DAYS = { first: 4, last: 62 };
/** The number of hours from 10:00 with appointments. */
const HOURS = 10;

/** Tables whose triggers send notifications and maintain derived values, which these statements write correctly themselves. */
export const SALON_TABLES = ["Appointment", "AppointmentItem", "ShiftAssignment"];

/**
 * Returns the statements that fill the salon. All staff members work every day and offer three of five services; four in five hours of
 * the past are booked, and two in five of the next month, one in eight of those without a staff member. At the share `taken` of the
 * times at which customers may start, all staff members are booked.
 */
export function salonStatements({ staff, items, taken = 0 }: SalonSize): string[] {
  const lastDay = taken > 0 ? TAKEN_DAYS.last : BOOKED_AHEAD;
  const takenAt = `(ahead BETWEEN ${TAKEN_DAYS.first} AND ${TAKEN_DAYS.last} AND hour IN (0, 4, 8)
    AND pg_temp.pick(ahead * ${HOURS} + hour, 72, 1000) < ${Math.round(taken * 1000)})`;
  return [
    `INSERT INTO "StaffMember" (id, username, "passwordHash", name, role, "updatedAt")
      SELECT 1 + i, 'designer' || i, '', '設計師 ' || i, 'STAFF', now() FROM generate_series(1, ${staff}) i`,
    `INSERT INTO "Service" (id, name, "durationMinutes", price, "updatedAt")
      SELECT i, '項目 ' || i, (ARRAY[60, 90, 30, 60, 90])[i], 500 + 100 * i, now() FROM generate_series(1, ${SERVICES}) i`,
    `INSERT INTO "StaffSkill" ("staffMemberId", "serviceId")
      SELECT 1 + i, 1 + (i + k) % ${SERVICES} FROM generate_series(1, ${staff}) i, generate_series(0, 2) k`,
    `INSERT INTO "ShiftTemplate" (id, name, "startMinute", "endMinute", "updatedAt")
      VALUES (1, '早班', 600, 960, now()), (2, '晚班', 840, 1200, now()), (3, '全日班', 600, 1200, now())`,
    `CREATE TEMPORARY TABLE today ON COMMIT DROP AS SELECT (now() AT TIME ZONE 'Asia/Taipei')::date AS day`,
    `INSERT INTO "ShiftAssignment" ("staffMemberId", "shiftTemplateId", date, state, "updatedAt")
      SELECT 1 + i, 3, day + ahead, 'OPEN_TO_CUSTOMERS', now()
      FROM today, generate_series(1, ${staff}) i, generate_series(-30, ${DAYS_AHEAD}) ahead`,
    // The newest come first, so that all future appointments exist and the rest are in the past.
    `CREATE TEMPORARY TABLE booked ON COMMIT DROP AS
      SELECT row_number() OVER (ORDER BY ahead, i, hour)::int AS id, i, ahead, hour, taken FROM (
        SELECT i, ahead, hour, ${takenAt} AS taken FROM generate_series(1, ${staff}) i, generate_series(0, ${HOURS - 1}) hour,
          generate_series(-${Math.ceil(items / (staff * HOURS * 0.7))}, ${lastDay}) ahead
        WHERE ${takenAt} OR ahead <= ${BOOKED_AHEAD}
          AND pg_temp.pick((ahead + 100000) * 1000 + i * ${HOURS} + hour, 70, 5) < CASE WHEN ahead > 0 THEN 2 ELSE 4 END
        ORDER BY ahead DESC, i, hour LIMIT ${items}) AS newest`,
    `INSERT INTO "Appointment" (id, "customerName", "customerPhone", source, state, "startsAt", "endsAt", "createdAt", "updatedAt")
      SELECT id, '客人 ' || id, '0900000000', 'CHAT_APP', 'CONFIRMED', at, at + interval '1 hour', at - interval '9 days', at - interval '8 days'
      FROM booked, today, LATERAL (SELECT (day + ahead + (10 + hour) * interval '1 hour') AT TIME ZONE 'Asia/Taipei' AS at) times`,
    `INSERT INTO "AppointmentItem" ("appointmentId", "staffMemberId", "serviceId", "serviceName", "serviceMinutes", "servicePrice", "startsAt", "endsAt")
      SELECT b.id, CASE WHEN ahead <= 0 OR taken OR pg_temp.pick(b.id, 71, 8) > 0 THEN 1 + i END, 1 + (i + b.id % 3) % ${SERVICES}, '項目', 60, 800, a."startsAt", a."endsAt"
      FROM booked b JOIN "Appointment" a ON a.id = b.id`,
  ];
}

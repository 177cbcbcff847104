import { jsonArray } from "./json.ts";

/** The store's time zone in the benchmark's data. */
const ZONE = "Asia/Taipei";
/** Staff members in service whom the calendar shows. */
const SHOWN_STAFF = 100;

/** The first instant of the first day, $1, and of the day after the last, $2. */
const FROM = `($1::date::timestamp AT TIME ZONE '${ZONE}')`;
const TO = `(($2::date + 1)::timestamp AT TIME ZONE '${ZONE}')`;

const STAFF_MEMBER = `CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'name', s.name) END`;

const ITEMS = `SELECT i."appointmentId", json_agg(json_build_object('id', i.id, 'serviceName', i."serviceName", 'startsAt', i."startsAt",
    'endsAt', i."endsAt", 'service', CASE WHEN i."serviceId" IS NOT NULL THEN json_build_object('id', i."serviceId") END,
    'staffMember', ${STAFF_MEMBER}) ORDER BY i."startsAt", i.id) AS items
  FROM "AppointmentItem" i LEFT JOIN "StaffMember" s ON s.id = i."staffMemberId"
  WHERE i."appointmentId" IN (SELECT id FROM found) GROUP BY 1`;

/** A month of the appointment calendar. No service takes a day: the index on the start finds all items. */
export const APPOINTMENT_CALENDAR = `WITH found AS MATERIALIZED (
    SELECT DISTINCT "appointmentId" AS id FROM "AppointmentItem"
    WHERE "startsAt" > ${FROM} - interval '1 day' AND "startsAt" < ${TO} AND "endsAt" > ${FROM}),
  items AS MATERIALIZED (${ITEMS})
  SELECT json_build_object(
    'appointmentCalendar', ${jsonArray(
      `SELECT json_build_object('id', a.id, 'number', a.id, 'version', a.version, 'state', a.state, 'outcome', a.outcome, 'startsAt', a."startsAt",
         'endsAt', a."endsAt", 'customerName', a."customerName", 'customerPhone', a."customerPhone", 'note', a.note, 'cancelledBy', a."cancelledBy",
         'customer', CASE WHEN a."customerId" IS NOT NULL THEN json_build_object('id', a."customerId") END, 'items', items.items)
       FROM items JOIN "Appointment" a ON a.id = items."appointmentId" ORDER BY a."startsAt", a.id`,
    )},
    'storeClosures', ${jsonArray(
      `SELECT json_build_object('id', id, 'startsAt', "startsAt", 'endsAt', "endsAt", 'note', note)
       FROM "StoreClosure" WHERE "startsAt" < ${TO} AND "endsAt" > ${FROM} ORDER BY "startsAt", id`,
    )},
    'staffTimeOff', ${jsonArray(
      `SELECT json_build_object('id', t.id, 'startsAt', t."startsAt", 'endsAt', t."endsAt", 'staffMember', ${STAFF_MEMBER})
       FROM "StaffTimeOff" t JOIN "StaffMember" s ON s.id = t."staffMemberId"
       WHERE t."startsAt" < ${TO} AND t."endsAt" > ${FROM} ORDER BY t."startsAt", t.id`,
    )},
    'staffMembers', ${jsonArray(
      `SELECT json_build_object('id', s.id, 'name', s.name, 'services',
         coalesce((SELECT json_agg(json_build_object('id', k."serviceId") ORDER BY k."serviceId") FROM "StaffSkill" k
           WHERE k."staffMemberId" = s.id), '[]'))
       FROM "StaffMember" s WHERE s.state = 'IN_SERVICE' ORDER BY s.id DESC LIMIT ${SHOWN_STAFF}`,
    )})::text AS body`;

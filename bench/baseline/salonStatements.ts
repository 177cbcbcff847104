/** $1: the customer. */
export const MY_BOOKINGS = `SELECT json_build_object('rows', coalesce(json_agg(json_build_object('number', a.id,
    'startsAt', a."startsAt", 'endsAt', a."endsAt", 'state', a.state, 'items', (
      SELECT coalesce(json_agg(json_build_object('serviceName', i."serviceName") ORDER BY i.id), '[]')
      FROM "AppointmentItem" i WHERE i."appointmentId" = a.id)) ORDER BY a."startsAt" DESC, a.id DESC), '[]'))::text AS body
  FROM (SELECT * FROM "Appointment" WHERE "customerId" = $1::int ORDER BY "startsAt" DESC, id DESC LIMIT 10) a`;

/**
 * Books one service with the first free staff member who offers it and works then. $1: the customer, $2: the service, $3: the start.
 * It knows no items without a staff member, no opening hours, and no other rule.
 */
export const BOOKING = `WITH wanted AS (
    SELECT s.*, $3::timestamptz AS at, $3::timestamptz + s."durationMinutes" * interval '1 minute' AS until
    FROM "Service" s WHERE s.id = $2::int),
  free AS (
    SELECT k."staffMemberId" AS staff FROM wanted w JOIN "StaffSkill" k ON k."serviceId" = w.id
    JOIN "ShiftAssignment" a ON a."staffMemberId" = k."staffMemberId" AND a.state = 'OPEN_TO_CUSTOMERS'
      AND a.date = (w.at AT TIME ZONE 'Asia/Taipei')::date
    WHERE NOT EXISTS (SELECT FROM "AppointmentItem" i WHERE i."staffMemberId" = k."staffMemberId" AND i.occupying
      AND i."startsAt" < w.until AND i."endsAt" > w.at)
    ORDER BY 1 LIMIT 1),
  placed AS (
    INSERT INTO "Appointment" ("customerId", "customerName", "customerPhone", source, "startsAt", "endsAt", "updatedAt")
    SELECT $1::int, '小美', '0912345678', 'CHAT_APP', w.at, w.until, now() FROM wanted w, free RETURNING id),
  item AS (
    INSERT INTO "AppointmentItem" ("appointmentId", "serviceId", "serviceName", "serviceMinutes", "servicePrice", "staffMemberId", "startsAt", "endsAt")
    SELECT placed.id, w.id, w.name, w."durationMinutes", w.price, free.staff, w.at, w.until FROM wanted w, free, placed)
  SELECT json_build_object('number', (SELECT id FROM placed))::text AS body`;

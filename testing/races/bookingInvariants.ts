import type { PrismaClient } from "@machiya/prisma/client";
import { matchItems } from "@machiya/schema/domain/appointments/matching";
import { type Interval, subtractIntervals } from "@machiya/schema/domain/time/intervals";

const MINUTE_MS = 60_000;

/** Returns the number of pairs of items that overlap for the same staff member. */
export async function overlaps(prisma: PrismaClient): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "AppointmentItem" a JOIN "AppointmentItem" b
      ON a.id < b.id AND a."staffMemberId" = b."staffMemberId" AND a."startsAt" < b."endsAt" AND b."startsAt" < a."endsAt"
    JOIN "Appointment" x ON x.id = a."appointmentId" AND x.state <> 'CANCELLED'
    JOIN "Appointment" y ON y.id = b."appointmentId" AND y.state <> 'CANCELLED'`;
  return row?.count ?? -1;
}

/** Returns a complaint for each violated booking invariant; empty when all hold. */
export async function bookingViolations(prisma: PrismaClient): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ complaint: string }[]>`
    SELECT 'item ' || i.id || ' holds its time wrongly' AS complaint
      FROM "AppointmentItem" i JOIN "Appointment" a ON a.id = i."appointmentId"
      WHERE i.occupying IS DISTINCT FROM (a.state <> 'CANCELLED')
    UNION ALL
    SELECT 'item ' || i.id || ' takes other than its minutes'
      FROM "AppointmentItem" i WHERE i."endsAt" <> i."startsAt" + i."serviceMinutes" * interval '1 minute'
    UNION ALL
    SELECT 'appointment ' || a.id || ' is not from its first item to its last'
      FROM "Appointment" a LEFT JOIN "AppointmentItem" i ON i."appointmentId" = a.id
      GROUP BY a.id HAVING min(i."startsAt") IS DISTINCT FROM a."startsAt" OR max(i."endsAt") IS DISTINCT FROM a."endsAt"
    UNION ALL
    SELECT 'staff entered appointment ' || a.id || ' without a trace'
      FROM "Appointment" a WHERE a.source = 'MANUAL' AND NOT EXISTS (SELECT FROM "AuditEntry" e
        WHERE e."subjectType" = 'Appointment' AND e."subjectId" = a.id AND e.action = 'CREATE')
    UNION ALL
    SELECT 'appointment ' || a.id || ' was confirmed without a trace'
      FROM "Appointment" a WHERE a.state = 'CONFIRMED' AND NOT EXISTS (SELECT FROM "AuditEntry" e
        WHERE e."subjectType" = 'Appointment' AND e."subjectId" = a.id AND e.action = 'CONFIRM')
    UNION ALL
    SELECT 'appointment ' || a.id || ' has version ' || a.version || ' after ' || e.count || ' changes by staff'
      FROM "Appointment" a JOIN (SELECT "subjectId", count(*) FROM "AuditEntry"
        WHERE "subjectType" = 'Appointment' AND action <> 'CREATE' GROUP BY 1) e ON e."subjectId" = a.id
      WHERE a.version - 1 < e.count`;
  return rows.map(({ complaint }) => complaint);
}

/** Returns the audit's number of staff actions on appointments, by action. */
export async function auditedActions(prisma: PrismaClient): Promise<Record<string, number>> {
  const rows = await prisma.auditEntry.groupBy({
    by: ["action"],
    where: { subjectType: "Appointment" },
    _count: true,
  });
  return Object.fromEntries(rows.map(({ action, _count }) => [action, _count]));
}

/**
 * Returns complaints when a day's appointments cannot be served: every assigned staff member must be in
 * service with a confirmed shift, and the others must be able to take the unspecified items. It uses none of
 * the server's code.
 */
export async function dayViolations(prisma: PrismaClient, day: string): Promise<string[]> {
  const midnight = Date.parse(`${day}T00:00:00+08:00`);
  const span = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Interval => ({
    start: (startsAt.getTime() - midnight) / MINUTE_MS,
    end: (endsAt.getTime() - midnight) / MINUTE_MS,
  });
  const items = await prisma.appointmentItem.findMany({
    where: {
      appointment: { state: { not: "CANCELLED" } },
      startsAt: { gte: new Date(midnight), lt: new Date(midnight + 1440 * MINUTE_MS) },
    },
  });
  const staff = await prisma.staffMember.findMany({
    where: { state: "IN_SERVICE" },
    include: {
      skills: true,
      shiftAssignments: {
        where: { date: new Date(`${day}T00:00:00Z`), state: { not: "PROPOSED" } },
        include: { shiftTemplate: true },
      },
    },
  });
  const shifts = new Map(
    staff.map(({ id, shiftAssignments }) => [
      id,
      shiftAssignments.map(({ shiftTemplate: { startMinute: start, endMinute: end } }) => ({ start, end })),
    ]),
  );
  const named = items.filter(({ staffMemberId }) => staffMemberId !== null);
  const astray = named.filter(
    (item) => subtractIntervals([span(item)], shifts.get(item.staffMemberId ?? 0) ?? []).length > 0,
  );
  const open = items
    .filter(({ staffMemberId }) => staffMemberId === null)
    .map((item) => ({ ...span(item), id: item.id, serviceId: item.serviceId ?? 0 }));
  const free = staff.map(({ id, skills }) => ({
    id,
    serviceIds: new Set(skills.map(({ serviceId }) => serviceId)),
    free: subtractIntervals(
      shifts.get(id) ?? [],
      named.filter(({ staffMemberId }) => staffMemberId === id).map(span),
    ),
  }));
  return [
    ...astray.map(({ id }) => `item ${id} on ${day} belongs to a staff member who does not work then`),
    ...(matchItems(open, free).staffOf === null
      ? [`the ${open.length} unspecified items on ${day} cannot all be served`]
      : []),
  ];
}

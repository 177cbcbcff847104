import type { Prisma } from "@machiya/prisma/client";
import { endOfDay, startOfDay } from "../domain/shopTime.ts";
import type { Transaction } from "../transaction.ts";
import { dateOf } from "./days.ts";

const times = { startsAt: true, endsAt: true } as const;

const shift = {
  date: true,
  state: true,
  shiftTemplate: { select: { startMinute: true, endMinute: true } },
} satisfies Prisma.ShiftAssignmentSelect;

/** A shift with its hours. */
export type ShiftRow = Prisma.ShiftAssignmentGetPayload<{ select: typeof shift }>;

/** A closure or a time off. */
export type AbsenceRow = Prisma.StoreClosureGetPayload<{ select: typeof times }>;

/** Someone in service with all that decides when they work, as it is kept. */
export interface CrewRow {
  id: number;
  name: string;
  serviceIds: number[];
  shifts: ShiftRow[];
  timeOff: AbsenceRow[];
}

/** The crew by id, and the closures, of all days from one to another: six statements, however many people and days. */
export async function salonRows(
  db: Transaction,
  { first, last, zone }: { first: string; last: string; zone: string },
): Promise<{ crew: CrewRow[]; closures: AbsenceRow[] }> {
  const meets = { startsAt: { lte: endOfDay(last, zone) }, endsAt: { gt: startOfDay(first, zone) } };
  // One after another, and no two relations at once: a transaction has one connection.
  const closures = await db.storeClosure.findMany({ where: meets, select: times });
  const timeOff = await db.staffTimeOff.findMany({
    where: meets,
    select: { ...times, staffMemberId: true },
  });
  const shifts = await db.shiftAssignment.findMany({
    where: { date: { gte: dateOf(first), lte: dateOf(last) } },
    select: { ...shift, staffMemberId: true },
  });
  const people = await db.staffMember.findMany({
    where: { state: "IN_SERVICE" },
    orderBy: { id: "asc" },
    select: { id: true, name: true, skills: { select: { serviceId: true } } },
  });
  const shiftsOf = Map.groupBy(shifts, ({ staffMemberId }) => staffMemberId);
  const timeOffOf = Map.groupBy(timeOff, ({ staffMemberId }) => staffMemberId);
  return {
    closures,
    crew: people.map(({ id, name, skills }) => ({
      id,
      name,
      serviceIds: skills.map(({ serviceId }) => serviceId),
      shifts: shiftsOf.get(id) ?? [],
      timeOff: timeOffOf.get(id) ?? [],
    })),
  };
}

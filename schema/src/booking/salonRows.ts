import type { StaffTimeOff, StoreClosure } from "@machiya/prisma/client";
import type { ShiftState } from "@machiya/prisma/enums";
import { endOfDay, startOfDay } from "../domain/shopTime.ts";
import type { Transaction } from "../transaction.ts";
import { dateOf } from "./days.ts";

type Absence = Pick<StoreClosure, "startsAt" | "endsAt">;

/** Someone in service with all that decides when they work, as it is kept. */
export interface CrewRow {
  id: number;
  name: string;
  serviceIds: number[];
  shifts: {
    date: Date;
    state: ShiftState;
    shiftTemplate: { startMinute: number; endMinute: number };
  }[];
  timeOff: Pick<StaffTimeOff, "startsAt" | "endsAt">[];
}

/** The crew by id and the closures that touch these days, both included: some statements, however many people and days. */
export async function salonRows(
  db: Transaction,
  { first, last, zone }: { first: string; last: string; zone: string },
): Promise<{ crew: CrewRow[]; closures: Absence[] }> {
  const meets = { startsAt: { lte: endOfDay(last, zone) }, endsAt: { gt: startOfDay(first, zone) } };
  const times = { startsAt: true, endsAt: true } as const;
  // One after another: a transaction has one connection.
  const closures = await db.storeClosure.findMany({ where: meets, select: times });
  const people = await db.staffMember.findMany({
    where: { state: "IN_SERVICE" },
    orderBy: { id: "asc" },
    select: {
      id: true,
      name: true,
      skills: { select: { serviceId: true } },
      shiftAssignments: {
        where: { date: { gte: dateOf(first), lte: dateOf(last) } },
        select: {
          date: true,
          state: true,
          shiftTemplate: { select: { startMinute: true, endMinute: true } },
        },
      },
      timeOff: { where: meets, select: times },
    },
  });
  return {
    closures,
    crew: people.map(({ skills, shiftAssignments, ...person }) => ({
      ...person,
      serviceIds: skills.map(({ serviceId }) => serviceId),
      shifts: shiftAssignments,
    })),
  };
}

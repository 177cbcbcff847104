import type { PrismaClient, Service, StaffMember } from "@machiya/prisma/client";
import type { ShiftState } from "@machiya/prisma/enums";
import { globalId } from "../ids.ts";
import { personRow, serviceRow, shiftRow, templateRow } from "./bookingFixtures.ts";

/** A day in the customers' window of a house whose clock stands at 2026-11-21 10:00. */
export const DAY = "2026-12-01";

/** A time of a day on Taipei's clock, as the API takes and gives it: clock("14:30") is 2026-12-01T06:30:00.000Z. */
export const clock = (time: string, day = DAY) => new Date(`${day}T${time}:00+08:00`).toISOString();

/** The global id of a row, null for none. */
export const id = (type: Parameters<typeof globalId>[0], row: { id: number } | null) =>
  row && globalId(type, row.id);

/** What a test books. */
export interface Bookable {
  service: Service;
  people: StaffMember[];
}

/** So many people who offer one service of an hour and work on these days, 10:00 to 20:00 and open to customers. */
export async function bookable(
  prisma: PrismaClient,
  {
    count = 1,
    days = [DAY],
    state = "OPEN_TO_CUSTOMERS",
    minutes = 60,
    from = 600,
    to = 1200,
  }: {
    count?: number;
    days?: string[];
    state?: ShiftState;
    minutes?: number;
    from?: number;
    to?: number;
  } = {},
): Promise<Bookable> {
  const service = await serviceRow(prisma, { durationMinutes: minutes });
  const template = await templateRow(prisma, { startMinute: from, endMinute: to });
  const people: StaffMember[] = [];
  for (let index = 0; index < count; index++) {
    const person = await personRow(prisma);
    people.push(person);
    await offer(prisma, person, service);
    for (const day of days)
      await shiftRow(prisma, { staffMemberId: person.id, shiftTemplateId: template.id, day, state });
  }
  return { service, people };
}

/** Somebody learns a service. */
export const offer = (prisma: PrismaClient, person: { id: number }, service: { id: number }) =>
  prisma.staffSkill.create({ data: { staffMemberId: person.id, serviceId: service.id } });

/** An empty book and nobody at work, for the next test. */
export async function clearBooks(prisma: PrismaClient): Promise<void> {
  await prisma.appointment.deleteMany();
  await prisma.shiftAssignment.deleteMany();
  await prisma.storeClosure.deleteMany();
  await prisma.staffTimeOff.deleteMany();
  await prisma.store.deleteMany();
}

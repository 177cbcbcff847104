import type { PrismaClient } from "@machiya/prisma/client";
import type { Viewer } from "../context.ts";
import { personRow, shiftRow, templateRow } from "./bookingFixtures.ts";
import { store } from "./fixtures.ts";
import { ANONYMOUS, type TestContext } from "./run.ts";

/**
 * Deletes all booking data except services, and all staff except the admin; leaves a store in Taipei that is
 * open every day.
 */
export async function clearSalon(prisma: PrismaClient): Promise<void> {
  await prisma.appointment.deleteMany();
  await prisma.storeClosure.deleteMany();
  await prisma.staffMember.deleteMany({ where: { id: { not: 1 } } });
  await prisma.shiftTemplate.deleteMany();
  await prisma.bookingHours.deleteMany();
  await store(prisma, { timeZone: "Asia/Taipei", openWeekdays: [] });
}

/**
 * Creates a staff member who offers the service and works on these days, open to customers, from 10:00 to
 * `end` (19:00).
 */
export async function bookablePerson(
  prisma: PrismaClient,
  serviceId: number,
  days: readonly string[],
  end = 1140,
) {
  const person = await personRow(prisma, { skills: { create: { serviceId } } });
  const template = await templateRow(prisma, { endMinute: end });
  for (const day of days) {
    const shift = { staffMemberId: person.id, shiftTemplateId: template.id, day };
    await shiftRow(prisma, { ...shift, state: "OPEN_TO_CUSTOMERS" });
  }
  return person;
}

interface FreeSlots {
  firstDay: string;
  lastDay: string | null;
  days: {
    date: string;
    slots: { startsAt: string; endsAt: string; free: boolean; reason: string | null }[];
  }[];
}

/** Queries free slots. */
export function querySlots(
  testContext: TestContext,
  input: Record<string, unknown>,
  viewer: Viewer = ANONYMOUS,
) {
  const document = `query ($input: FreeSlotsInput!) {
    freeSlots(input: $input) { firstDay lastDay days { date slots { startsAt endsAt free reason } } }
  }`;
  return testContext.run<{ freeSlots: FreeSlots }>(document, { input }, viewer);
}

/** Returns "free" or the reason for each slot of one day; undefined when the query fails. */
export async function slotsOn(
  testContext: TestContext,
  day: string,
  input: Record<string, unknown>,
  viewer?: Viewer,
) {
  const { data } = await querySlots(testContext, { from: day, to: day, ...input }, viewer);
  return data?.freeSlots.days[0]?.slots.map(({ free, reason }) => (free ? "free" : reason));
}

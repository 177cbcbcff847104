import type { PrismaClient, Service, StaffMember } from "@machiya/prisma/client";
import type { AppointmentState, ShiftState } from "@machiya/prisma/enums";
import type { Viewer } from "../context.ts";
import type { ErrorParams } from "../domain/errors.ts";
import { globalId } from "../ids.ts";
import { personRow, serviceRow, shiftRow, templateRow } from "./bookingFixtures.ts";
import { ADMIN, customer, type TestContext } from "./run.ts";

/** A day in the customers' booking window when the clock is set to 2026-11-21 10:00. */
export const DAY = "2026-12-01";

/** Converts a time in Taipei to the API's format: clock("14:30") is 2026-12-01T06:30:00.000Z. */
export const clock = (time: string, day = DAY) => new Date(`${day}T${time}:00+08:00`).toISOString();

/** Returns the global ID of a row; null without a row. */
export const id = (type: Parameters<typeof globalId>[0], row: { id: number } | null) =>
  row && globalId(type, row.id);

export type Person = Pick<StaffMember, "id" | "name">;

/** The service and the staff that a test books. */
export interface Bookable {
  service: Service;
  people: Person[];
}

/**
 * Creates staff who offer one service of an hour and work on these days from 10:00 to 20:00, open to
 * customers.
 */
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
  const people: Person[] = [];
  for (let index = 0; index < count; index++) {
    const person = await personRow(prisma);
    people.push(person);
    await offer(prisma, person, service);
    for (const day of days)
      await shiftRow(prisma, { staffMemberId: person.id, shiftTemplateId: template.id, day, state });
  }
  return { service, people };
}

/** Adds a service to a staff member's skills. */
export const offer = (prisma: PrismaClient, person: { id: number }, service: { id: number }) =>
  prisma.staffSkill.create({ data: { staffMemberId: person.id, serviceId: service.id } });

/** Deletes all appointments, shifts, absences and the store. */
export async function clearBooks(prisma: PrismaClient): Promise<void> {
  await prisma.appointment.deleteMany();
  await prisma.shiftAssignment.deleteMany();
  await prisma.storeClosure.deleteMany();
  await prisma.staffTimeOff.deleteMany();
  await prisma.store.deleteMany();
}

export interface BookedItem {
  id: string;
  serviceName: string;
  startsAt: string;
  endsAt: string;
  note: string;
  staffMember: { id: string } | null;
}

export interface Booked {
  id: string;
  state: AppointmentState;
  version: number;
  startsAt: string;
  items: BookedItem[];
  [field: string]: unknown;
}

const FIELDS = `{
  id number customerName customerPhone source state startsAt endsAt note version
  items { id serviceName serviceMinutes servicePrice startsAt endsAt note staffMember { id } }
}`;

/**
 * Runs a mutation on appointments. `row` is the appointment that it returns, `refused` the codes and the
 * reason.
 */
export async function actAs(testContext: TestContext, name: string, input: object, viewer: Viewer = ADMIN) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) ${name.startsWith("delete") ? "" : FIELDS} }`;
  const answer = await testContext.run<Record<string, Booked>>(document, { input }, viewer);
  const { reason } = (answer.params ?? {}) as ErrorParams;
  return { ...answer, row: answer.data?.[name], refused: [...answer.codes, ...(reason ? [reason] : [])] };
}

export interface RequestedLine {
  service: { id: number };
  by?: Person;
  note?: string;
}

/** Books lines as a customer from a start on. */
export const book = (
  testContext: TestContext,
  customerId: number,
  startsAt: string,
  lines: readonly RequestedLine[],
  more: object = {},
) =>
  actAs(
    testContext,
    "bookAppointment",
    {
      customerName: "小美",
      customerPhone: "0912000000",
      startsAt,
      lines: lines.map(({ service, by, note }) => ({
        serviceId: id("Service", service),
        ...(by && { staffMemberId: id("StaffMember", by) }),
        ...(note !== undefined && { note }),
      })),
      ...more,
    },
    customer(customerId),
  );

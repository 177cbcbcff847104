import type { Service } from "@machiya/prisma/client";
import type { ShiftState } from "@machiya/prisma/enums";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { yieldToEventLoop } from "../../lists/yieldToEventLoop.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { audit } from "../../writes/audit.ts";
import { lockRows, requireBatch } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { orSlotTaken, SlotUnavailable } from "../availability/assertAvailable.ts";
import { type DaySchedules, daySchedules } from "../availability/daySchedules.ts";
import { withDayLocks } from "../availability/days.ts";
import { type TimeCheck, validateItems } from "../availability/validateItems.ts";
import { nameAlternatives, withAlternatives } from "../availability/withAlternatives.ts";
import { type CustomersById, findCustomers, resolveContact } from "./appointmentCustomer.ts";
import {
  type AppointmentDetails,
  type InputPath,
  type NewAppointmentLine,
  readDetails,
  readLines,
  requireLineCount,
} from "./appointmentInput.ts";
import { auditedAppointment, daysOfItems, findAppointments } from "./appointmentRow.ts";
import { newItems, type PlannedItem } from "./plannedItems.ts";
import { insertAppointments, type NewAppointment } from "./saveAppointment.ts";

/** An appointment as staff enter it. */
export interface AppointmentEntry {
  details: AppointmentDetails;
  lines: readonly NewAppointmentLine[];
}

/** How appointments are entered. */
export interface EntryOptions {
  /** The least state of a shift that counts; left out: CONFIRMED. */
  atLeast?: ShiftState | null | undefined;
  /** Whether nothing is to be written. */
  dryRun?: boolean;
  /** Where an appointment stands in the input, by its 0-based place. */
  pathOf: (index: number) => InputPath;
}

/** What became of appointments that were to be entered. */
export interface EntryResult {
  /** Row numbers in the given order; none on a dry run, or when there is a problem. */
  ids: number[];
  /** Why an appointment cannot be entered, for each in the given order; null: it can. */
  problems: (DomainError | null)[];
}

/** Throws INVALID_INPUT, NOT_FOUND. */
function read({ details, lines }: AppointmentEntry, path: InputPath) {
  const { startsAt, ...texts } = readDetails(details, [...path, "details"]);
  if (startsAt === undefined)
    throw new DomainError("INVALID_INPUT", { field: "startsAt" }, [...path, "details", "startsAt"]);
  requireLineCount(lines.length, path);
  return { details: texts, startsAt, lines: readLines(lines, path), path };
}
type Read = ReturnType<typeof read>;

/** What it returns, or the refusal that it throws. */
function attempt<Result>(work: () => Result): Result | DomainError {
  try {
    return work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

const succeeded = <Result>(result: Result | DomainError): result is Result =>
  !(result instanceof DomainError);

const idsOf = (reads: readonly Read[], column: "serviceId" | "staffMemberId") => [
  ...new Set(reads.flatMap(({ lines }) => lines.flatMap((line) => line[column] ?? []))),
];

async function servicesOf(tx: Transaction, reads: readonly Read[]): Promise<Map<number, Service>> {
  const services = await tx.service.findMany({ where: { id: { in: idsOf(reads, "serviceId") } } });
  return new Map(services.map((service) => [service.id, service]));
}

/** The days of all items; what is wrong with the others is said when they are judged. */
async function daysOf(tx: Transaction, reads: readonly Read[]): Promise<string[]> {
  const services = await servicesOf(tx, reads);
  const items = reads
    .map(({ startsAt, lines }) => attempt(() => newItems(startsAt, lines, services)))
    .filter(succeeded);
  return daysOfItems(items.flat(), await shopTimeZone(tx));
}

interface Known {
  services: ReadonlyMap<number, Service>;
  staff: ReadonlySet<number>;
  customers: CustomersById;
  salon: DaySchedules;
  now: Date;
  /** By day, the items of those that came before; each on every day that it touches. */
  taken: Map<string, PlannedItem[]>;
}

/** An appointment beside those that came before it; it takes its time. Throws NOT_FOUND, INVALID_INPUT, SlotUnavailable. */
function plan(
  { details, startsAt, lines, path }: Read,
  { services, staff, customers, salon, now, taken }: Known,
  atLeast: ShiftState,
): NewAppointment {
  const who = resolveContact(details, customers, null, path);
  if (lines.some(({ staffMemberId }) => staffMemberId != null && !staff.has(staffMemberId)))
    throw new DomainError("NOT_FOUND", { what: "StaffMember" });
  const items = newItems(startsAt, lines, services);
  const days = daysOfItems(items, salon.zone);
  const beside = [...new Set(days.flatMap((day) => taken.get(day) ?? []))];
  const question: TimeCheck = { by: "ADMIN", atLeast, items, standing: null, beside };
  const refusal = validateItems(salon, question, now);
  if (refusal !== null) throw new SlotUnavailable(question, refusal);
  for (const item of items) {
    for (const day of daysOfItems([item], salon.zone)) taken.set(day, [...(taken.get(day) ?? []), item]);
  }
  return { ...who, note: details.note ?? "", source: "MANUAL", items };
}

/**
 * Enters appointments as staff do, or on a dry run only says what would hinder: each is judged beside those that come before
 * it. All or none are written, pending. A problem with a time is a SlotUnavailable, which `withAlternatives` understands.
 */
export async function enterAppointments(
  context: Context,
  appointments: readonly AppointmentEntry[],
  { atLeast: asked, dryRun = false, pathOf }: EntryOptions,
): Promise<EntryResult> {
  const atLeast = asked ?? "CONFIRMED";
  const breathe = yieldToEventLoop();
  const reads: (Read | DomainError)[] = [];
  for (const [index, given] of appointments.entries()) {
    await breathe();
    reads.push(attempt(() => read(given, pathOf(index))));
  }
  const readable = reads.filter(succeeded);
  return withDayLocks(
    context.prisma,
    (tx) => daysOf(tx, readable),
    (tx) => lockRows(tx, "Service", idsOf(readable, "serviceId"), "LINK"),
    async (tx, days) => {
      const people = await tx.staffMember.findMany({
        where: { id: { in: idsOf(readable, "staffMemberId") } },
        select: { id: true },
      });
      const known: Known = {
        services: await servicesOf(tx, readable),
        staff: new Set(people.map(({ id }) => id)),
        customers: await findCustomers(
          tx,
          readable.map(({ details }) => details),
        ),
        salon: await daySchedules(tx, { days, atLeast }),
        now: context.now(),
        taken: new Map(),
      };
      const planned: NewAppointment[] = [];
      const problems: (DomainError | null)[] = [];
      for (const one of reads) {
        await breathe();
        const made = succeeded(one) ? attempt(() => plan(one, known, atLeast)) : one;
        problems.push(succeeded(made) ? null : made);
        if (succeeded(made)) planned.push(made);
      }
      const write = !dryRun && planned.length === reads.length;
      return { ids: write ? await enter(tx, context, planned, atLeast) : [], problems };
    },
  );
}

/** So many are written at a time, that nobody waits for the statements to be made. */
const WRITE_BATCH_SIZE = 100;

async function enter(
  tx: Transaction,
  context: Context,
  planned: readonly NewAppointment[],
  atLeast: ShiftState,
): Promise<number[]> {
  const zone = await shopTimeZone(tx);
  const ids: number[] = [];
  for (let from = 0; from < planned.length; from += WRITE_BATCH_SIZE) {
    const some = planned.slice(from, from + WRITE_BATCH_SIZE);
    const items = some.flatMap((one) => one.items);
    const written = await orSlotTaken({ by: "ADMIN", atLeast, items, standing: null }, () =>
      insertAppointments(tx, some),
    );
    const rows = await findAppointments(tx, written);
    await audit(
      tx,
      context,
      rows.map((row) => ({
        action: "CREATE",
        type: "Appointment",
        id: row.id,
        after: auditedAppointment(row, zone),
      })),
    );
    ids.push(...written);
  }
  return ids;
}

/**
 * Enters appointments, all or none. Throws, with the row: NOT_FOUND, INVALID_INPUT, SLOT_TAKEN, STAFF_NOT_AVAILABLE,
 * OUTSIDE_BOOKING_WINDOW. Returns the row numbers in the given order.
 */
export async function createAppointments(
  context: Context,
  input: { appointments: readonly AppointmentEntry[]; atLeast?: ShiftState | null | undefined },
): Promise<number[]> {
  requireBatch(input.appointments, "appointments");
  const { ids, problems } = await enterAppointments(context, input.appointments, {
    atLeast: input.atLeast,
    pathOf: (index) => ["input", "appointments", index],
  });
  const row = problems.findIndex((problem) => problem !== null);
  const problem = problems[row];
  if (!problem) return ids;
  const { code, params, inputPath } = await nameAlternatives(context, problem);
  throw new DomainError(code, { ...params, row: row + 1 }, inputPath);
}

/** Enters one appointment. Throws as `createAppointments` does, without a row. Returns the row number. */
export async function createAppointment(context: Context, given: AppointmentEntry): Promise<number> {
  return withAlternatives(context, async () => {
    const { ids, problems } = await enterAppointments(context, [given], { pathOf: () => ["input"] });
    const [id] = ids;
    if (id === undefined) throw problems[0] ?? new DomainError("INTERNAL");
    return id;
  });
}

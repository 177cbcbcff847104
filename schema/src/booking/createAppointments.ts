import type { ShiftState } from "@machiya/prisma/enums";
import { audit } from "../audit.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { requireBatch } from "../editRows.ts";
import { shopTimeZone } from "../shop/shopTimeZone.ts";
import type { Transaction } from "../transaction.ts";
import { findCustomers, whoComes } from "./appointmentCustomer.ts";
import {
  type AppointmentDetails,
  type NewLine,
  type Path,
  readDetails,
  readLines,
  requireLineCount,
} from "./appointmentInput.ts";
import { auditedAppointment, daysOfItems, findAppointments } from "./appointmentRow.ts";
import { onLockedDays } from "./days.ts";
import { findServices, lockServices, newItems, requireStaff } from "./plannedItems.ts";
import { orTaken, requireFree, type TimeQuestion } from "./requireFree.ts";
import { insertAppointments, type NewAppointment } from "./saveAppointment.ts";
import { withAlternatives } from "./withAlternatives.ts";

/** An appointment as staff enter it. */
export interface GivenAppointment {
  details: AppointmentDetails;
  lines: readonly NewLine[];
}

/** What became of appointments that were to be entered. */
export interface Entered {
  /** Row numbers in the given order; none on a dry run, or when there is a problem. */
  ids: number[];
  /** Why an appointment cannot be entered, for each in the given order; null: it can. */
  problems: (DomainError | null)[];
}

/** Throws INVALID_INPUT, NOT_FOUND. */
function read({ details, lines }: GivenAppointment, path: Path) {
  const { startsAt, ...texts } = readDetails(details, [...path, "details"]);
  if (startsAt === undefined)
    throw new DomainError("INVALID_INPUT", { field: "startsAt" }, [...path, "details", "startsAt"]);
  requireLineCount(lines.length, path);
  return { details: texts, startsAt, lines: readLines(lines, path), path };
}
type Read = ReturnType<typeof read>;

/** What it does, or the refusal that it ends with. */
async function attempt<Result>(work: () => Result | Promise<Result>): Promise<Result | DomainError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

const itemsOf = async (tx: Transaction, { startsAt, lines }: Read) =>
  newItems(startsAt, lines, await findServices(tx, lines));

/** The days of those that can be read; what is wrong with others is said later. */
async function daysOf(tx: Transaction, reads: readonly Read[]): Promise<string[]> {
  const zone = await shopTimeZone(tx);
  const days: string[] = [];
  for (const one of reads) {
    const items = await attempt(() => itemsOf(tx, one));
    if (!(items instanceof DomainError)) days.push(...daysOfItems(items, zone));
  }
  return [...new Set(days)];
}

/**
 * Enters appointments as staff do, or on a dry run only says what would hinder: each is judged with those before it. All or
 * none are written; they wait for review. Every appointment has a verdict of its own, a SlotRefused when it is about time.
 */
export async function enterAppointments(
  context: Context,
  appointments: readonly GivenAppointment[],
  {
    atLeast = "CONFIRMED",
    dryRun = false,
    pathOf,
  }: { atLeast?: ShiftState; dryRun?: boolean; pathOf: (index: number) => Path },
): Promise<Entered> {
  const reads = await Promise.all(
    appointments.map((given, index) => attempt(() => read(given, pathOf(index)))),
  );
  const readable = reads.filter((one): one is Read => !(one instanceof DomainError));
  return onLockedDays(
    context.prisma,
    (tx) => daysOf(tx, readable),
    async () => {},
    async (tx) => {
      const problems: (DomainError | null)[] = [];
      const planned: NewAppointment[] = [];
      for (const one of reads) {
        const plan =
          one instanceof DomainError
            ? one
            : await attempt(async () => {
                const customers = await findCustomers(tx, [one.details]);
                await requireStaff(tx, one.lines);
                await lockServices(tx, one.lines);
                const items = await itemsOf(tx, one);
                await requireFree(tx, context, { by: "ADMIN", atLeast, items });
                const { note = "" } = one.details;
                return {
                  ...whoComes(one.details, customers, null, one.path),
                  note,
                  source: "MANUAL" as const,
                  items,
                };
              });
        problems.push(plan instanceof DomainError ? plan : null);
        if (!(plan instanceof DomainError)) planned.push(plan);
      }
      if (dryRun || planned.length < reads.length) return { ids: [], problems };
      return { ids: await enter(tx, context, planned, atLeast), problems };
    },
  );
}

async function enter(
  tx: Transaction,
  context: Context,
  planned: readonly NewAppointment[],
  atLeast: ShiftState,
): Promise<number[]> {
  const items = planned.flatMap((one) => one.items);
  const question: TimeQuestion = { by: "ADMIN", atLeast, items };
  const ids = await orTaken(question, () => insertAppointments(tx, planned));
  const zone = await shopTimeZone(tx);
  const rows = await findAppointments(tx, ids);
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
  return ids;
}

/**
 * Enters appointments, all or none. Throws, with the row: NOT_FOUND, INVALID_INPUT, SLOT_TAKEN, STAFF_NOT_AVAILABLE,
 * OUTSIDE_BOOKING_WINDOW. Returns the row numbers in the given order.
 */
export async function createAppointments(
  context: Context,
  {
    appointments,
    atLeast,
  }: { appointments: readonly GivenAppointment[]; atLeast?: ShiftState | null | undefined },
): Promise<number[]> {
  requireBatch(appointments, "appointments");
  const pathOf = (index: number) => ["input", "appointments", index];
  const { ids, problems } = await enterAppointments(context, appointments, {
    atLeast: atLeast ?? "CONFIRMED",
    pathOf,
  });
  const row = problems.findIndex((problem) => problem !== null);
  const problem = problems[row];
  if (!problem) return ids;
  const named = await attempt(() => withAlternatives(context, () => Promise.reject(problem)));
  if (!(named instanceof DomainError)) throw problem;
  throw new DomainError(named.code, { ...named.params, row: row + 1 }, named.inputPath);
}

/** Enters one appointment. Throws as `createAppointments` does. Returns the row number. */
export async function createAppointment(context: Context, given: GivenAppointment): Promise<number> {
  return withAlternatives(context, async () => {
    const { ids, problems } = await enterAppointments(context, [given], { pathOf: () => ["input"] });
    const [id] = ids;
    if (id === undefined) throw problems[0] ?? new DomainError("INTERNAL");
    return id;
  });
}

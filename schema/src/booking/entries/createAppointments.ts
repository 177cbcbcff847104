import type { Service } from "@machiya/prisma/client";
import type { ShiftState } from "@machiya/prisma/enums";
import { readContacts } from "../../contactInput.ts";
import type { Context } from "../../context.ts";
import { stateOfEntry } from "../../domain/appointments/appointmentState.ts";
import { DomainError } from "../../domain/errors.ts";
import { yieldToEventLoop } from "../../isolation/yieldToEventLoop.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { lockRows, requireBatch } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { type CustomersById, findCustomers, resolveContact } from "../appointments/appointmentCustomer.ts";
import {
  type AppointmentDetails,
  type InputPath,
  type NewAppointmentLine,
  readDetails,
  readLines,
  requireLineCount,
} from "../appointments/appointmentInput.ts";
import { daysOfItems } from "../appointments/appointmentRow.ts";
import { newItems, type PlannedItem } from "../appointments/plannedItems.ts";
import type { NewAppointment } from "../appointments/saveAppointment.ts";
import { SlotUnavailable } from "../availability/assertAvailable.ts";
import { assignItems } from "../availability/assignItems.ts";
import { type DaySchedules, daySchedules } from "../availability/daySchedules.ts";
import { withDayLocks } from "../availability/days.ts";
import { type TimeCheck, validateItems } from "../availability/validateItems.ts";
import { nameAlternatives, withAlternatives } from "../availability/withAlternatives.ts";
import { writeEntries } from "./writeEntries.ts";

/** An appointment that staff enter. */
export interface AppointmentEntry {
  details: AppointmentDetails;
  lines: readonly NewAppointmentLine[];
  /** Whether the person came without an appointment and may have no phone; default false. */
  walkIn?: boolean | null | undefined;
  /** Whether the appointment is confirmed at once, which assigns staff to its unspecified items. */
  confirmed?: boolean | null | undefined;
}

/** Options of `enterAppointments`. */
export interface EntryOptions {
  /** The minimum state of a shift that counts; default CONFIRMED. */
  atLeast?: ShiftState | null | undefined;
  /** Whether times at which the store is closed are accepted. */
  outsideHours?: boolean | null | undefined;
  /** Whether to validate without writing. */
  dryRun?: boolean;
  /** Whether the others are written when some cannot be; default: none is. */
  skipRefused?: boolean;
  /** Returns the input path of the appointment at a 0-based index. */
  pathOf: (index: number) => InputPath;
}

/** The result of `enterAppointments`. */
export interface EntryResult {
  /** Row numbers in input order; empty on a dry run, and when there is a problem that is not skipped. */
  ids: number[];
  /** Per appointment in input order, the reason why it cannot be created; null: it can. */
  problems: (DomainError | null)[];
}

/** Reads one appointment of the input. Throws INVALID_INPUT, NOT_FOUND. */
function read(context: Context, { details, lines, walkIn, confirmed }: AppointmentEntry, path: InputPath) {
  const at = [...path, "details"];
  const { startsAt, ...texts } = readContacts(context, readDetails(details, at), null, at);
  if (startsAt === undefined)
    throw new DomainError("INVALID_INPUT", { field: "startsAt", rule: { kind: "REQUIRED" } }, [
      ...path,
      "details",
      "startsAt",
    ]);
  requireLineCount(lines.length, path);
  return {
    details: texts,
    startsAt,
    lines: readLines(lines, path),
    walkIn: walkIn ?? false,
    confirmed: confirmed ?? false,
    path,
  };
}
type Read = ReturnType<typeof read>;

/** Returns the DomainError; rethrows any other error. */
function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}

/** Returns the result of `work`, or the DomainError that it throws. */
function attempt<Result>(work: () => Result): Result | DomainError {
  try {
    return work();
  } catch (error) {
    return refusalOf(error);
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

/**
 * Returns the days of all items. Invalid appointments are skipped here and reported when they are planned.
 */
async function daysOf(
  tx: Transaction,
  reads: readonly Read[],
  breathe: () => Promise<void>,
): Promise<string[]> {
  const services = await servicesOf(tx, reads);
  const zone = await shopTimeZone(tx);
  const days = new Set<string>();
  for (const { startsAt, lines } of reads) {
    await breathe();
    const items = attempt(() => newItems(startsAt, lines, services));
    if (succeeded(items)) for (const day of daysOfItems(items, zone)) days.add(day);
  }
  return [...days].sort();
}

interface Known {
  services: ReadonlyMap<number, Service>;
  staff: ReadonlySet<number>;
  customers: CustomersById;
  salon: DaySchedules;
  now: Date;
  /** The items of the preceding appointments, by each day that they cover. */
  taken: Map<string, PlannedItem[]>;
}

/**
 * Plans one appointment against the schedule and the preceding appointments, and reserves its time. Throws
 * NOT_FOUND, INVALID_INPUT, SlotUnavailable.
 */
async function plan(
  tx: Transaction,
  { details, startsAt, lines, walkIn, confirmed, path }: Read,
  { services, staff, customers, salon, now, taken }: Known,
  { atLeast, outsideHours }: Pick<TimeCheck, "atLeast" | "outsideHours">,
): Promise<NewAppointment> {
  const who = resolveContact(details, customers, null, path, { walkIn });
  const unknown = lines.find(({ staffMemberId }) => staffMemberId != null && !staff.has(staffMemberId));
  if (unknown?.staffMemberId != null)
    throw new DomainError("NOT_FOUND", { what: "StaffMember", number: unknown.staffMemberId });
  const requested = newItems(startsAt, lines, services);
  const days = daysOfItems(requested, salon.zone);
  const beside = [...new Set(days.flatMap((day) => taken.get(day) ?? []))];
  const question: TimeCheck = {
    by: "ADMIN",
    atLeast,
    outsideHours,
    items: requested,
    standing: null,
    beside,
  };
  const refusal = validateItems(salon, question, now);
  if (refusal !== null) throw new SlotUnavailable(question, refusal);
  const items = confirmed ? await assignItems(tx, salon, question) : requested;
  for (const item of items) {
    for (const day of daysOfItems([item], salon.zone)) taken.set(day, [...(taken.get(day) ?? []), item]);
  }
  return {
    ...who,
    note: details.note ?? "",
    source: "MANUAL",
    state: stateOfEntry(confirmed),
    walkIn,
    items,
  };
}

/**
 * Creates appointments by the rules for staff, all or none unless `skipRefused` is set; a dry run only validates. Each one is checked
 * against the preceding ones. A problem with a time is a SlotUnavailable, which `withAlternatives`
 * handles.
 */
export async function enterAppointments(
  context: Context,
  appointments: readonly AppointmentEntry[],
  { atLeast: asked, outsideHours: accepted, dryRun = false, skipRefused = false, pathOf }: EntryOptions,
): Promise<EntryResult> {
  const atLeast = asked ?? "CONFIRMED";
  const outsideHours = accepted ?? false;
  const breathe = yieldToEventLoop();
  const reads: (Read | DomainError)[] = [];
  for (const [index, given] of appointments.entries()) {
    await breathe();
    reads.push(attempt(() => read(context, given, pathOf(index))));
  }
  const readable = reads.filter(succeeded);
  return withDayLocks(
    context.prisma,
    (tx) => daysOf(tx, readable, breathe),
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
        const made = succeeded(one)
          ? await plan(tx, one, known, { atLeast, outsideHours }).catch(refusalOf)
          : one;
        problems.push(succeeded(made) ? null : made);
        if (succeeded(made)) planned.push(made);
      }
      const write = !dryRun && planned.length > 0 && (skipRefused || planned.length === reads.length);
      return { ids: write ? await writeEntries(tx, context, planned, atLeast) : [], problems };
    },
  );
}

/**
 * Creates appointments, all or none. Throws with the row: NOT_FOUND, INVALID_INPUT, SLOT_TAKEN,
 * STAFF_NOT_AVAILABLE, OUTSIDE_BOOKING_WINDOW. Returns the row numbers in input order.
 */
export async function createAppointments(
  context: Context,
  input: { appointments: readonly AppointmentEntry[] } & Pick<EntryOptions, "atLeast" | "outsideHours">,
): Promise<number[]> {
  requireBatch(input.appointments, "appointments");
  const { ids, problems } = await enterAppointments(context, input.appointments, {
    atLeast: input.atLeast,
    outsideHours: input.outsideHours,
    pathOf: (index) => ["input", "appointments", index],
  });
  const row = problems.findIndex((problem) => problem !== null);
  const problem = problems[row];
  if (!problem) return ids;
  throw (await nameAlternatives(context, problem)).with({ row: row + 1 });
}

/** Creates one appointment. Throws like `createAppointments`, without a row. Returns the row number. */
export async function createAppointment(
  context: Context,
  given: AppointmentEntry & Pick<EntryOptions, "outsideHours">,
): Promise<number> {
  return withAlternatives(context, async () => {
    const { ids, problems } = await enterAppointments(context, [given], {
      outsideHours: given.outsideHours,
      pathOf: () => ["input"],
    });
    const [id] = ids;
    if (id === undefined) throw problems[0] ?? new DomainError("INTERNAL");
    return id;
  });
}

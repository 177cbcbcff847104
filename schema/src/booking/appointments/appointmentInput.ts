import { z } from "zod";
import { MAX_APPOINTMENT_LINES } from "../../domain/appointments/validateLines.ts";
import { DomainError } from "../../domain/errors.ts";
import { line, lines, readInput, requireRowId } from "../../input.ts";
import { providedFields } from "../../writes/batchUpdate.ts";

export type InputPath = readonly (string | number)[];

/** The details that staff enter; null and absent values leave a column unchanged. */
export interface AppointmentDetails {
  customerId?: string | null | undefined;
  customerName?: string | null | undefined;
  customerPhone?: string | null | undefined;
  note?: string | null | undefined;
  startsAt?: Date | null | undefined;
}

/** A line to add; without a start it follows the previous line. */
export interface NewAppointmentLine {
  serviceId: string;
  /** Null: not specified. */
  staffMemberId?: string | null | undefined;
  startsAt?: Date | null | undefined;
  note?: string | null | undefined;
}

/** A line to change (with `id`) or to add (without). */
export interface AppointmentLineChange {
  id?: string | null | undefined;
  /** Required for a new line. */
  serviceId?: string | null | undefined;
  /** Null: not specified; absent: unchanged. */
  staffMemberId?: string | null | undefined;
  startsAt?: Date | null | undefined;
  note?: string | null | undefined;
}

const name = line(200).min(1);
const phone = line(50);
const note = lines(2000);

const details = z.object({ customerName: name, customerPhone: phone, note }).partial();

/** Returns the columns that the details set. Throws INVALID_INPUT with the field's name, NOT_FOUND. */
export function readDetails(input: AppointmentDetails, path: InputPath) {
  const { customerId, startsAt, ...texts } = input;
  return {
    ...readInput(details, providedFields(texts), path),
    ...(customerId != null && { customerId: requireRowId("Customer", customerId) }),
    ...(startsAt != null && { startsAt: truncateToMinute(startsAt) }),
  };
}

const booking = z.object({ customerName: name, customerPhone: phone.min(1), note });

/**
 * Reads the contact that a customer enters; name and phone are required (booking.md §5). Throws INVALID_INPUT
 * with the field's name.
 */
export function readContactTexts(given: z.input<typeof booking>) {
  const { customerName, customerPhone, note } = given;
  return readInput(booking, { customerName, customerPhone, note });
}

/** Drops the seconds, because appointments start at whole minutes. */
export function truncateToMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
}

/** Throws INVALID_INPUT on the lines unless there are 1 to 20 of them. */
export function requireLineCount(count: number, path: InputPath): void {
  const rule = { kind: "LIST", min: 1, max: MAX_APPOINTMENT_LINES } as const;
  if (count < rule.min || count > rule.max)
    throw new DomainError("INVALID_INPUT", { field: "lines", rule }, [...path, "lines"]);
}

/** A line of the input with row numbers; omitted values are undefined. */
export interface ReadLine {
  id: number | undefined;
  serviceId: number | undefined;
  staffMemberId: number | null | undefined;
  startsAt: Date | undefined;
  note: string | undefined;
}

/** One schema for all lines, because Zod compiles each schema at its first use. */
const lineTexts = z.object({ note: note.optional() });

/**
 * Reads the lines of the input; a line without `id` requires a service. Throws INVALID_INPUT, NOT_FOUND, each
 * with its path.
 */
export function readLines(lines: readonly AppointmentLineChange[], path: InputPath): ReadLine[] {
  if (lines.length > MAX_APPOINTMENT_LINES) requireLineCount(lines.length, path);
  const read = lines.map((given, index) => {
    const at = [...path, "lines", index];
    const texts = readInput(lineTexts, providedFields({ note: given.note }), at);
    if (given.id == null && given.serviceId == null)
      throw new DomainError("INVALID_INPUT", { field: "serviceId", rule: { kind: "REQUIRED" } }, [
        ...at,
        "serviceId",
      ]);
    return {
      id: given.id == null ? undefined : requireRowId("AppointmentItem", given.id),
      serviceId: given.serviceId == null ? undefined : requireRowId("Service", given.serviceId),
      staffMemberId:
        given.staffMemberId == null ? given.staffMemberId : requireRowId("StaffMember", given.staffMemberId),
      startsAt: given.startsAt == null ? undefined : truncateToMinute(given.startsAt),
      note: texts.note,
    };
  });
  const ids = read.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length)
    throw new DomainError("INVALID_INPUT", { field: "lines", rule: { kind: "UNIQUE" } }, [...path, "lines"]);
  return read;
}

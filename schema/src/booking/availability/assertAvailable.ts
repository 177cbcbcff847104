import { Prisma } from "@machiya/prisma/client";
import type { Context } from "../../context.ts";
import type { SlotRefusal } from "../../domain/appointments/slotRefusals.ts";
import { SLOT_REFUSAL_CODES } from "../../domain/appointments/slots.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { daysOfItems } from "../appointments/appointmentRow.ts";
import { type DaySchedules, daySchedules } from "./daySchedules.ts";
import { type TimeCheck, type TimeRefusal, validateItems } from "./validateItems.ts";

/** The input field to which a refusal belongs, when the line is known. */
const FIELDS: Record<SlotRefusal, "startsAt" | "staffMemberId"> = {
  PAST: "startsAt",
  OUTSIDE_WINDOW: "startsAt",
  NO_SHIFT: "staffMemberId",
  NOT_OPEN_TO_CUSTOMERS: "staffMemberId",
  CLOSED: "startsAt",
  TIME_OFF: "staffMemberId",
  LACKS_SERVICE: "staffMemberId",
  TAKEN: "startsAt",
};

/** A refusal of an appointment's time; `withAlternatives` adds alternative times to it. */
export class SlotUnavailable extends DomainError {
  readonly question: TimeCheck;

  constructor(question: TimeCheck, { reason, item }: TimeRefusal) {
    const line = item?.line ?? null;
    super(SLOT_REFUSAL_CODES[reason], {
      reason,
      field: FIELDS[reason],
      ...(line !== null && { line: line + 1 }),
    });
    this.question = question;
  }
}

/**
 * Throws SLOT_TAKEN, STAFF_NOT_AVAILABLE or OUTSIDE_BOOKING_WINDOW, as SlotUnavailable, unless all changed
 * items are available. Returns the schedules of these days without the appointment itself, on which the check
 * was based.
 */
export async function assertAvailable(
  tx: Transaction,
  { now }: Pick<Context, "now">,
  question: TimeCheck,
  zone: string,
): Promise<DaySchedules> {
  const { items, atLeast, standing } = question;
  const days = daysOfItems(items, zone);
  const salon = await daySchedules(tx, { days, atLeast, ignoreAppointmentId: standing?.id });
  requireAvailable(salon, question, now());
  return salon;
}

/** Throws SlotUnavailable unless all changed items are available in these schedules. */
export function requireAvailable(salon: DaySchedules, question: TimeCheck, now: Date): void {
  const refusal = validateItems(salon, question, now);
  if (refusal !== null) throw new SlotUnavailable(question, refusal);
}

/** The SQLSTATE of an exclusion violation: a staff member would be booked twice. */
const EXCLUDED = /23P01/;

/** Both Prisma's statements and those that run without it are used for writes. */
const isExcluded = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError
    ? EXCLUDED.test(JSON.stringify(error.meta ?? {}))
    : error instanceof Error && "code" in error && EXCLUDED.test(String(error.code));

/** Runs a write after its check, and converts the database's exclusion violation to SLOT_TAKEN. */
export async function orSlotTaken<Result>(
  question: TimeCheck,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw isExcluded(error) ? new SlotUnavailable(question, { reason: "TAKEN", item: null }) : error;
  }
}

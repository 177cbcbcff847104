import { Prisma } from "@machiya/prisma/client";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { SLOT_REFUSAL_CODES, type SlotRefusal } from "../domain/slots.ts";
import type { Transaction } from "../transaction.ts";
import { daysOfItems } from "./appointmentRow.ts";
import { judgeItems, type TimeQuestion, type TimeRefusal } from "./judgeItems.ts";
import { type Salon, salonDays } from "./salonDays.ts";

/** The input field that a refusal is about, when the line is known. */
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

/** A refusal of an appointment's time, before the other times are named that it leaves with. */
export class SlotRefused extends DomainError {
  readonly question: TimeQuestion;

  constructor(question: TimeQuestion, { reason, item }: TimeRefusal) {
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
 * Throws SLOT_TAKEN, STAFF_NOT_AVAILABLE or OUTSIDE_BOOKING_WINDOW, as SlotRefused, unless all items that moved can be had.
 * Returns the salon of these days, without the appointment itself, by which it was judged.
 */
export async function requireFree(
  tx: Transaction,
  { now }: Pick<Context, "now">,
  question: TimeQuestion,
  zone: string,
): Promise<Salon> {
  const { items, atLeast, standing } = question;
  const days = daysOfItems(items, zone);
  const salon = await salonDays(tx, { days, atLeast, ignoreAppointmentId: standing?.id });
  const refusal = judgeItems(salon, question, now());
  if (refusal !== null) throw new SlotRefused(question, refusal);
  return salon;
}

/** Exclusion violation: somebody would be booked twice. */
const EXCLUDED = /23P01/;

/** Writes what was judged. The database is the last to say that somebody is taken: SLOT_TAKEN too. */
export async function orTaken<Result>(question: TimeQuestion, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const excluded =
      error instanceof Prisma.PrismaClientKnownRequestError &&
      EXCLUDED.test(JSON.stringify(error.meta ?? {}));
    throw excluded ? new SlotRefused(question, { reason: "TAKEN", item: null }) : error;
  }
}

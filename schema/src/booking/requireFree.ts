import { Prisma } from "@machiya/prisma/client";
import type { ShiftState } from "@machiya/prisma/enums";
import type { Context } from "../context.ts";
import type { Booker } from "../domain/bookingWindow.ts";
import { startProblem } from "../domain/bookingWindow.ts";
import { DomainError } from "../domain/errors.ts";
import { SLOT_REFUSAL_CODES, type SlotRefusal } from "../domain/slots.ts";
import { shopTimeZone } from "../shop/shopTimeZone.ts";
import type { Transaction } from "../transaction.ts";
import { type PlannedItem, spanOfItems } from "./plannedItems.ts";

/** Whether these items can be had. */
export interface TimeQuestion {
  by: Booker;
  /** The least state of a shift that counts. */
  atLeast: ShiftState;
  /** All of an appointment; those that moved are judged. */
  items: readonly PlannedItem[];
  /** The appointment, when it stands already: its own items are in nobody's way. */
  appointmentId?: number;
}

/** A refusal that can name other times. */
export class SlotRefused extends DomainError {
  readonly question: TimeQuestion;
  /** The item at fault; null: not known. */
  readonly item: PlannedItem | null;

  constructor(question: TimeQuestion, reason: SlotRefusal, item: PlannedItem | null) {
    const line = item?.line ?? null;
    super(SLOT_REFUSAL_CODES[reason], { reason, ...(line !== null && { line: line + 1 }) });
    this.question = question;
    this.item = item;
  }
}

/** Throws SLOT_TAKEN, STAFF_NOT_AVAILABLE or OUTSIDE_BOOKING_WINDOW, as SlotRefused, unless all items that moved can be had. */
export async function requireFree(tx: Transaction, { now }: Context, question: TimeQuestion): Promise<void> {
  const moved = question.items.filter((item) => item.moved);
  if (moved.length === 0) return;
  const zone = await shopTimeZone(tx);
  const { startsAt: start } = spanOfItems(moved);
  const problem = startProblem({ start, by: question.by, now: now(), zone });
  if (problem !== null) throw new SlotRefused(question, problem, null);
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
    throw excluded ? new SlotRefused(question, "TAKEN", null) : error;
  }
}

/** The same for an appointment that is being confirmed, whose items that are not specified are given to somebody. */
export async function requireAssigned(
  tx: Transaction,
  context: Context,
  question: TimeQuestion,
): Promise<PlannedItem[]> {
  await requireFree(tx, context, question);
  return [...question.items];
}

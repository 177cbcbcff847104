import type { Appointment } from "@machiya/prisma/client";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { takeRecordedResult } from "../../idempotency/recordedResults.ts";
import { recordsClaim } from "../../idempotency/statementKeys.ts";
import { commitRecording, runAutocommit, type Transaction } from "../../writes/transaction.ts";
import { orSlotTaken, requireAvailable } from "../availability/assertAvailable.ts";
import { inDayQueue } from "../availability/dayQueue.ts";
import { type DaySchedules, daySchedules } from "../availability/daySchedules.ts";
import { lockDays } from "../availability/days.ts";
import { type ScheduleReader, withSharedSchedules } from "../availability/sharedSchedules.ts";
import { withAlternatives } from "../availability/withAlternatives.ts";
import {
  type Booking,
  type BookingPlan,
  type BookingRequest,
  newBooking,
  planBooking,
  readBooking,
} from "./planBooking.ts";
import { writeBooking } from "./writeBooking.ts";

/**
 * Maximum attempts without a lock while the schedules keep changing before the booking is written. After
 * them the days are locked first, so that bookings of other processes cannot delay this one forever.
 */
const OPTIMISTIC_TRIES = 4;

/** Maximum turns in the queue while the terms or the customer keep changing. */
const MAX_TURNS = 10;

/**
 * Books an appointment by the customers' rules (decisions.md §5). It reads the customer and the terms, waits
 * for its turn on the days in this process, and reads and checks the schedules, all without a lock. One
 * statement then locks the days, verifies that nothing has changed and writes; otherwise it starts over.
 * Throws CUSTOMER_BLOCKED, BOOKING_LIMIT, SLOT_TAKEN, STAFF_NOT_AVAILABLE, OUTSIDE_BOOKING_WINDOW, NOT_FOUND,
 * CONFLICT, INVALID_INPUT. Returns the row; a retry with the same idempotency key returns the first
 * appointment's.
 */
export async function bookAppointment(context: Context, input: Booking): Promise<Appointment> {
  const { prisma } = context;
  const request = readBooking(context, input);
  const recorded = takeRecordedResult<number>();
  if (recorded !== null) return requireStanding(prisma, recorded.result);
  const inTurns = async (schedules: ScheduleReader): Promise<Appointment> => {
    for (let turn = 1; turn <= MAX_TURNS; turn += 1) {
      const plan = await planBooking(prisma, context, request);
      if (typeof plan === "number") return requireStanding(prisma, plan);
      const booked = await inDayQueue(prisma, plan.days, async () => {
        const written = await bookOptimistically(context, request, plan, schedules);
        return written ?? bookUnderLocks(context, request, plan.days);
      });
      if (booked !== null) return booked;
    }
    throw new DomainError("CONFLICT");
  };
  return withSharedSchedules(prisma, (schedules) =>
    withAlternatives(context, () => inTurns(schedules), schedules),
  );
}

/** Books without a lock before the write. Returns null when the schedules keep changing. */
async function bookOptimistically(
  context: Context,
  request: BookingRequest,
  first: BookingPlan,
  schedules: ScheduleReader,
): Promise<Appointment | null> {
  const { prisma } = context;
  let plan: BookingPlan | number = first;
  for (let attempt = 1; attempt <= OPTIMISTIC_TRIES; attempt += 1) {
    if (typeof plan === "number") return requireStanding(prisma, plan);
    const salon = await schedules.read(scheduleQuery(plan));
    const booking = checkedBooking(context, request, plan, salon);
    const written = await orSlotTaken(plan.question, () =>
      runAutocommit(prisma, {
        write: (statements) => writeBooking(statements, booking),
        // The appointment's ID is unique, so that looking it up tells whether it was written.
        find: () => prisma.appointment.findUnique({ where: { id: booking.id } }),
        recordsClaim: recordsClaim(request.keys),
        recorded: ({ id }) => id,
      }),
    );
    schedules.invalidate(plan.days);
    if (written !== null) return written;
    plan = await planBooking(prisma, context, request);
  }
  return null;
}

/**
 * Books in a transaction that locks the days first. Returns null when the terms or the customer have changed,
 * or the booking needs other days by now.
 */
function bookUnderLocks(
  context: Context,
  request: BookingRequest,
  days: readonly string[],
): Promise<Appointment | null> {
  const work = async (tx: Transaction): Promise<Appointment | null> => {
    await lockDays(tx, days);
    const plan = await planBooking(tx, context, request);
    if (typeof plan === "number") return requireStanding(tx, plan);
    if (plan.days.some((day) => !days.includes(day))) return null;
    const salon = await daySchedules(tx, scheduleQuery(plan));
    const booking = checkedBooking(context, request, plan, salon);
    return orSlotTaken(plan.question, () => writeBooking(tx, booking));
  };
  return commitRecording(context.prisma, work, ({ id }) => id);
}

const scheduleQuery = ({ days, question: { atLeast } }: BookingPlan) => ({ days, atLeast });

/** Returns what to write. Throws SlotUnavailable unless the times are available. */
function checkedBooking(context: Context, request: BookingRequest, plan: BookingPlan, salon: DaySchedules) {
  requireAvailable(salon, plan.question, context.now());
  return newBooking(context, request, plan, salon);
}

/** Returns the appointment that an earlier request created. Throws NOT_FOUND when staff have deleted it since. */
async function requireStanding(
  { appointment }: Pick<Transaction, "appointment">,
  id: number,
): Promise<Appointment> {
  const row = await appointment.findUnique({ where: { id } });
  if (row === null) throw new DomainError("NOT_FOUND", { what: "Appointment" });
  return row;
}

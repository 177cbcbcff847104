import type { Actor } from "../../actor.ts";
import type { Context } from "../../context.ts";
import {
  isServiceDuration,
  MAX_SERVICE_MINUTES,
  MIN_SERVICE_MINUTES,
} from "../../domain/appointments/serviceRules.ts";
import { DomainError } from "../../domain/errors.ts";
import { lockCustomerTerms, requireUnblocked } from "../../identity/customerTerms.ts";
import { requireRowId } from "../../input.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { lockRows, requireVersion } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { assertAvailable, orSlotTaken } from "../availability/assertAvailable.ts";
import { withPlannedDayLocks } from "../availability/days.ts";
import type { TimeCheck } from "../availability/validateItems.ts";
import { withAlternatives } from "../availability/withAlternatives.ts";
import { type AppointmentLineChange, readLines, truncateToMinute } from "./appointmentInput.ts";
import {
  type AppointmentRow,
  daysOfItems,
  findAppointment,
  findOwnAppointment,
  placesOf,
  requireSeenStart,
  stateAfter,
} from "./appointmentRow.ts";
import { requireInTime } from "./cancelAppointment.ts";
import { changedItems, type PlannedItem, requireStaff, resizedItems } from "./plannedItems.ts";
import { requireWithinLimit } from "./requireWithinLimit.ts";
import { writeChange } from "./updateAppointment.ts";

export interface Reschedule {
  id: string;
  version?: number | null | undefined;
  startsAt?: Date | null | undefined;
  assign?: readonly { itemId: string; staffMemberId?: string | null | undefined }[] | null | undefined;
  lengths?: readonly { itemId: string; minutes: number }[] | null | undefined;
  /** Whether a time at which the store is closed is accepted. */
  outsideHours?: boolean | null | undefined;
}

interface Move {
  id: number;
  startsAt: Date | undefined;
  lines: ReturnType<typeof readLines>;
  /** The new lengths of items in minutes. */
  minutes: ReadonlyMap<number, number>;
}

/** Reads the new lengths by row number. Throws INVALID_INPUT, NOT_FOUND. */
function readLengths(lengths: NonNullable<Reschedule["lengths"]>): Move["minutes"] {
  return new Map(
    lengths.map(({ itemId, minutes }, index) => {
      if (!isServiceDuration(minutes))
        throw new DomainError(
          "INVALID_INPUT",
          { field: "minutes", rule: { kind: "NUMBER", min: MIN_SERVICE_MINUTES, max: MAX_SERVICE_MINUTES } },
          ["input", "lengths", index, "minutes"],
        );
      return [requireRowId("AppointmentItem", itemId), minutes];
    }),
  );
}

/**
 * Plans a move of all items by the same span with the new assignments and lengths, and returns all affected
 * days. Throws NOT_FOUND.
 */
async function planMove(tx: Transaction, before: AppointmentRow, { startsAt, lines, minutes }: Move) {
  const moveBy = startsAt === undefined ? 0 : startsAt.getTime() - before.startsAt.getTime();
  const change = { lines, removed: new Set<number>(), services: new Map<number, never>(), moveBy };
  const items = resizedItems(changedItems(before.items, change, ["input"]), minutes);
  const zone = await shopTimeZone(tx);
  return { before, items, zone, days: daysOfItems([...before.items, ...items], zone) };
}

/**
 * Moves an appointment, reassigns its items, or changes their lengths; its state stays. Throws NOT_FOUND, CONFLICT,
 * APPOINTMENT_STATE_FORBIDS, INVALID_INPUT, SLOT_TAKEN, STAFF_NOT_AVAILABLE, OUTSIDE_BOOKING_WINDOW. Returns
 * the row number.
 */
export async function rescheduleAppointment(context: Context, input: Reschedule): Promise<number> {
  const lines = (input.assign ?? []).map(
    ({ itemId, staffMemberId }): AppointmentLineChange => ({
      id: itemId,
      staffMemberId: staffMemberId ?? null,
    }),
  );
  const move: Move = {
    id: requireRowId("Appointment", input.id),
    startsAt: input.startsAt ? truncateToMinute(input.startsAt) : undefined,
    lines: readLines(lines, ["input"]),
    minutes: readLengths(input.lengths ?? []),
  };
  const plan = async (tx: Transaction) => {
    const before = await findAppointment(tx, move.id);
    requireVersion("Appointment", before, input.version);
    const state = stateAfter("RESCHEDULE", before, "STAFF");
    return { ...(await planMove(tx, before, move)), state };
  };
  await withAlternatives(context, () =>
    withPlannedDayLocks(
      context.prisma,
      plan,
      (tx) => lockRows(tx, "Appointment", [move.id]),
      async (tx, { before, state, items, zone }) => {
        if (!items.some(({ moved }) => moved)) return;
        await requireStaff(tx, move.lines);
        const question: TimeCheck = {
          by: "ADMIN",
          atLeast: "CONFIRMED",
          outsideHours: input.outsideHours ?? false,
          items,
          standing: before,
        };
        await assertAvailable(tx, context, question, zone);
        await orSlotTaken(question, () =>
          writeChange(tx, context, {
            action: "RESCHEDULE",
            before,
            columns: { state },
            items,
            undo: placesOf(before),
          }),
        );
      },
    ),
  );
  return move.id;
}

/**
 * Moves the viewer's own appointment by the customers' rules until the store's deadline; it becomes pending
 * again. Throws NOT_FOUND, UNAUTHENTICATED, CUSTOMER_BLOCKED, BOOKING_LIMIT, APPOINTMENT_STATE_FORBIDS,
 * CONFLICT when the start differs from the one that the customer saw, SLOT_TAKEN, STAFF_NOT_AVAILABLE, and OUTSIDE_BOOKING_WINDOW, also after the
 * deadline. Returns the row number.
 */
export async function moveMyAppointment(
  context: Actor,
  input: { id: string; startsAt: Date; seenStartsAt?: Date | undefined },
): Promise<number> {
  const customerId = context.viewer.customer?.id;
  if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
  const move: Move = {
    id: requireRowId("Appointment", input.id),
    startsAt: truncateToMinute(input.startsAt),
    lines: [],
    minutes: new Map(),
  };
  const plan = async (tx: Transaction) => {
    const before = await findOwnAppointment(tx, move.id, customerId);
    const state = stateAfter("RESCHEDULE", before, "CUSTOMER");
    requireSeenStart(before, input.seenStartsAt);
    return { ...(await planMove(tx, before, move)), state };
  };
  type Planned = Awaited<ReturnType<typeof plan>>;
  const questionOf = ({ before, items }: Planned): TimeCheck => ({
    by: "CUSTOMER",
    atLeast: "OPEN_TO_CUSTOMERS",
    items,
    standing: before,
    keepsStaff: true,
  });
  /** Checks everything except the locks; returns whether the store limits overlapping appointments. */
  const check = async (db: Transaction, planned: Planned) => {
    await requireUnblocked(db, customerId);
    await requireInTime(db, context, planned.before);
    if (!isMoved(planned)) return false;
    const isLimited = await requireWithinLimit(db, context, {
      id: move.id,
      customerId,
      items: planned.items,
    });
    await assertAvailable(db, context, questionOf(planned), planned.zone);
    return isLimited;
  };
  await withAlternatives(context, () =>
    withPlannedDayLocks(
      context.prisma,
      plan,
      (tx) => lockRows(tx, "Appointment", [move.id]),
      async (tx, planned) => {
        await lockCustomerTerms(tx, customerId);
        const isLimited = await check(tx, planned);
        if (!isMoved(planned)) return;
        const { before, state, items } = planned;
        await orSlotTaken(questionOf(planned), () =>
          writeChange(tx, context, { action: null, before, columns: { state }, items }),
        );
        // A concurrent booking of the customer then counts the new time.
        if (isLimited)
          await tx.customer.update({ where: { id: customerId }, data: { editVersion: { increment: 1 } } });
      },
      async (planned) => {
        await check(context.prisma, planned);
      },
    ),
  );
  return move.id;
}

const isMoved = ({ items }: { items: readonly PlannedItem[] }) => items.some(({ moved }) => moved);

import type { AppointmentState } from "@machiya/prisma/enums";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireVersion } from "../../writes/batchUpdate.ts";
import { assertAvailable, orSlotTaken } from "../availability/assertAvailable.ts";
import { assignItems } from "../availability/assignItems.ts";
import { withPlannedDayLocks } from "../availability/days.ts";
import type { TimeCheck } from "../availability/validateItems.ts";
import { withAlternatives } from "../availability/withAlternatives.ts";
import { placesOf, stateAfter } from "./appointmentRow.ts";
import { requireStaff } from "./plannedItems.ts";
import {
  type AppointmentUpdate,
  columnsOf,
  lockForUpdate,
  planUpdate,
  readUpdate,
  writeChange,
} from "./updateAppointment.ts";
import { withAppointmentLock } from "./withAppointmentLocks.ts";

export interface Review extends Omit<AppointmentUpdate, "removeItemIds"> {
  decision: AppointmentState;
}

/**
 * Confirms or rejects a pending appointment (decisions.md §5). Confirming checks all of its times again and
 * assigns a staff member to every unspecified item. Rejecting writes only the contact and the note, and frees
 * the time. Throws NOT_FOUND, CONFLICT, APPOINTMENT_STATE_FORBIDS, INVALID_INPUT, SLOT_TAKEN,
 * STAFF_NOT_AVAILABLE, OUTSIDE_BOOKING_WINDOW. Returns the row number.
 */
export async function reviewAppointment(context: Context, input: Review): Promise<number> {
  const decide = REVIEWS[input.decision];
  if (decide === undefined) {
    const rule = { kind: "CHOICE" as const, choices: Object.keys(REVIEWS) };
    throw new DomainError("INVALID_INPUT", { field: "decision", rule }, ["input", "decision"]);
  }
  const update = readUpdate(input);
  await decide(context, update);
  return update.id;
}

type Update = ReturnType<typeof readUpdate>;

/** The reviews by the state that they lead to; every other state is refused. */
const REVIEWS: Partial<Record<AppointmentState, (context: Context, update: Update) => Promise<void>>> = {
  CONFIRMED: confirm,
  CANCELLED: reject,
};

async function reject(context: Context, update: Update): Promise<void> {
  await withAppointmentLock(context.prisma, update.id, async (tx, before) => {
    requireVersion("Appointment", before, update.version);
    const state = stateAfter("REJECT", before, "STAFF");
    const columns = { ...(await columnsOf(tx, context, update, before)), state };
    const items = before.items.map((item) => ({ ...item, moved: false, line: null }));
    await writeChange(tx, context, { action: "REJECT", before, columns, items });
  });
}

async function confirm(context: Context, update: Update): Promise<void> {
  const changesItems = update.lines.length > 0 || update.removed.size > 0;
  await withAlternatives(context, () =>
    withPlannedDayLocks(
      context.prisma,
      (tx) => planUpdate(tx, update, "CONFIRM"),
      (tx) => lockForUpdate(tx, update),
      async (tx, { before, state, items, zone }) => {
        await requireStaff(tx, update.lines);
        const columns = { ...(await columnsOf(tx, context, update, before)), state };
        const question: TimeCheck = {
          by: "ADMIN",
          atLeast: "CONFIRMED",
          outsideHours: update.outsideHours,
          items: items.map((item) => ({ ...item, moved: true })),
          standing: before,
        };
        const salon = await assertAvailable(tx, context, question, zone);
        const assigned = await assignItems(tx, salon, question);
        await orSlotTaken(question, () =>
          writeChange(tx, context, {
            action: "CONFIRM",
            before,
            columns,
            items: assigned,
            // Only the staff of the same items can be restored.
            ...(changesItems ? {} : { undo: placesOf(before) }),
          }),
        );
      },
    ),
  );
}

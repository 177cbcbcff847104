import { z } from "zod";
import { readContacts } from "../../contactInput.ts";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { claimInputKey, inputKey, recordResult } from "../../idempotency/inputKey.ts";
import { line, readInput } from "../../input.ts";
import { queueAppointmentNotification } from "../../notifications/appointmentNotifications.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { assertAvailable, orSlotTaken } from "../availability/assertAvailable.ts";
import { withPlannedDayLocks } from "../availability/days.ts";
import type { TimeCheck } from "../availability/validateItems.ts";
import { withAlternatives } from "../availability/withAlternatives.ts";
import {
  type NewAppointmentLine,
  readContactTexts,
  readLines,
  requireLineCount,
  truncateToMinute,
} from "./appointmentInput.ts";
import { daysOfItems } from "./appointmentRow.ts";
import { findServices, lockServices, newItems, requireStaff } from "./plannedItems.ts";
import { insertAppointments } from "./saveAppointment.ts";

export interface Booking {
  customerName: string;
  customerPhone: string;
  note: string;
  startsAt: Date;
  lines: readonly NewAppointmentLine[];
  idempotencyKey?: string | null | undefined;
}

const keyInput = z.object({ idempotencyKey: line(200).nullish() });

/**
 * Books an appointment by the customers' rules (decisions.md §5), checked and written in one transaction.
 * Throws CUSTOMER_BLOCKED, SLOT_TAKEN, STAFF_NOT_AVAILABLE, OUTSIDE_BOOKING_WINDOW, NOT_FOUND, CONFLICT,
 * INVALID_INPUT. Returns the row number; a retry with the same idempotency key returns the first
 * appointment's.
 */
export async function bookAppointment(context: Context, input: Booking): Promise<number> {
  const customerId = context.viewer.customer?.id;
  if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
  const texts = readContacts(context, readContactTexts(input), null, ["input"]);
  const { idempotencyKey, ...request } = input;
  const { idempotencyKey: text } = readInput(keyInput, { idempotencyKey });
  const key = inputKey(`customer:${customerId}`, text, "Appointment", request);
  requireLineCount(input.lines.length, ["input"]);
  // A customer chooses the start of the first line only; each other line follows the previous one.
  const lines = readLines(
    input.lines.map((line) => ({ ...line, startsAt: null })),
    ["input"],
  );
  const startsAt = truncateToMinute(input.startsAt);
  return withAlternatives(context, () =>
    withPlannedDayLocks(
      context.prisma,
      async (tx) => {
        const items = newItems(startsAt, lines, await findServices(tx, lines));
        const zone = await shopTimeZone(tx);
        return { items, zone, days: daysOfItems(items, zone) };
      },
      (tx) => lockServices(tx, lines),
      async (tx, { items, zone }) => {
        if (key !== null) {
          const earlier = await claimInputKey(tx, key);
          if (earlier !== null) return requireStanding(tx, earlier);
        }
        const phone = await requireUnblocked(tx, customerId);
        await requireStaff(tx, lines);
        const question: TimeCheck = {
          by: "CUSTOMER",
          atLeast: "OPEN_TO_CUSTOMERS",
          items,
          standing: null,
        };
        await assertAvailable(tx, context, question, zone);
        const [id = 0] = await orSlotTaken(question, () =>
          insertAppointments(tx, [{ ...texts, customerId, source: "CHAT_APP", items }]),
        );
        await queueAppointmentNotification(tx, context, null, id);
        if (phone === "") {
          await tx.customer.update({ where: { id: customerId }, data: { phone: texts.customerPhone } });
        }
        if (key !== null) await recordResult(tx, key, id);
        return id;
      },
    ),
  );
}

/** Returns the phone of a customer who may book. Throws CUSTOMER_BLOCKED. */
export async function requireUnblocked(tx: Transaction, customerId: number): Promise<string> {
  const { phone, block } = await tx.customer.findUniqueOrThrow({
    where: { id: customerId },
    select: { phone: true, block: { select: { id: true } } },
  });
  if (block !== null) throw new DomainError("CUSTOMER_BLOCKED");
  return phone;
}

/**
 * Returns the ID of the appointment that the first request created. Throws NOT_FOUND when staff have deleted
 * it since.
 */
async function requireStanding(tx: Transaction, id: number): Promise<number> {
  if ((await tx.appointment.count({ where: { id } })) === 0)
    throw new DomainError("NOT_FOUND", { what: "Appointment" });
  return id;
}

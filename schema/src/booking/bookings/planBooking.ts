import type { SqlClient } from "@machiya/prisma/client";
import { z } from "zod";
import { readContacts } from "../../contactInput.ts";
import type { Context } from "../../context.ts";
import { bookingLimitProblem } from "../../domain/appointments/bookingLimit.ts";
import { DomainError } from "../../domain/errors.ts";
import { currentClaim } from "../../idempotency/idempotencyClaim.ts";
import { inputKey } from "../../idempotency/inputKey.ts";
import { findEarlierWrite, type StatementKeys } from "../../idempotency/statementKeys.ts";
import { line, readInput } from "../../input.ts";
import { requestedAppointmentNotifications } from "../../notifications/appointmentNotifications.ts";
import { FALLBACK_TIME_ZONE } from "../../shop/store/shopTimeZone.ts";
import {
  type NewAppointmentLine,
  type ReadLine,
  readContactTexts,
  readLines,
  requireLineCount,
  truncateToMinute,
} from "../appointments/appointmentInput.ts";
import { daysOfItems } from "../appointments/appointmentRow.ts";
import { newItems, type PlannedItem, spanOfItems } from "../appointments/plannedItems.ts";
import { intervalOfItems } from "../appointments/requireWithinLimit.ts";
import type { DaySchedules } from "../availability/daySchedules.ts";
import type { TimeCheck } from "../availability/validateItems.ts";
import { type BookingSnapshot, readBookingSnapshot } from "./bookingSnapshot.ts";
import type { NewBooking } from "./writeBooking.ts";

export interface Booking {
  customerName: string;
  customerPhone: string;
  note: string;
  startsAt: Date;
  lines: readonly NewAppointmentLine[];
  idempotencyKey?: string | null | undefined;
}

/** A booking as it was read from the input. */
export interface BookingRequest {
  customerId: number;
  texts: ReturnType<typeof readContactTexts>;
  lines: readonly ReadLine[];
  startsAt: Date;
  keys: StatementKeys;
}

/** A booking that is allowed if its times are available. */
export interface BookingPlan {
  snapshot: BookingSnapshot;
  question: TimeCheck;
  /** The days of its items, ascending. */
  days: readonly string[];
}

const keyInput = z.object({ idempotencyKey: line(200).nullish() });

/** Reads the input. Throws UNAUTHENTICATED, INVALID_INPUT, NOT_FOUND. */
export function readBooking(context: Context, input: Booking): BookingRequest {
  const customerId = context.viewer.customer?.id;
  if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
  const texts = readContacts(context, readContactTexts(input), null, ["input"]);
  const { idempotencyKey, ...request } = input;
  const { idempotencyKey: text } = readInput(keyInput, { idempotencyKey });
  requireLineCount(input.lines.length, ["input"]);
  // A customer chooses the start of the first line only; each other line follows the previous one.
  const lines = input.lines.map((line) => ({ ...line, startsAt: null }));
  return {
    customerId,
    texts,
    lines: readLines(lines, ["input"]),
    startsAt: truncateToMinute(input.startsAt),
    keys: {
      claim: currentClaim(),
      input: inputKey(`customer:${customerId}`, text, "Appointment", request),
    },
  };
}

/**
 * Reads the customer and the terms and plans the booking; returns the row number when an earlier request with
 * its key has made it. Throws UNAUTHENTICATED, CUSTOMER_BLOCKED, NOT_FOUND, BOOKING_LIMIT, CONFLICT.
 */
export async function planBooking(
  db: SqlClient,
  context: Context,
  { customerId, lines, startsAt, keys }: BookingRequest,
): Promise<BookingPlan | number> {
  const now = context.now();
  const ids = (column: "serviceId" | "staffMemberId") => [
    ...new Set(lines.flatMap((line) => line[column] ?? [])),
  ];
  const [serviceIds, staffIds] = [ids("serviceId"), ids("staffMemberId")];
  const snapshot = await readBookingSnapshot(db, { customerId, serviceIds, staffIds, keys, now });
  const earlier = findEarlierWrite(keys, snapshot.storedKeys);
  if (earlier !== null) return earlier;
  const { customer, store } = snapshot;
  if (customer === null || customer.deletedAt !== null) throw new DomainError("UNAUTHENTICATED");
  const items = newItems(startsAt, lines, snapshot.services);
  if (customer.blocked) throw new DomainError("CUSTOMER_BLOCKED");
  const unknown = staffIds.find((id) => !snapshot.staffNames.has(id));
  if (unknown !== undefined) throw new DomainError("NOT_FOUND", { what: "StaffMember", number: unknown });
  if (store !== null) {
    const times = { wanted: intervalOfItems(items), others: snapshot.openAppointments };
    const limit = bookingLimitProblem(store, { ...times, isNew: true });
    if (limit !== null) throw new DomainError("BOOKING_LIMIT", { limit });
  }
  return {
    snapshot,
    question: { by: "CUSTOMER", atLeast: "OPEN_TO_CUSTOMERS", items, standing: null },
    days: daysOfItems(items, store?.timeZone ?? FALLBACK_TIME_ZONE),
  };
}

/** Returns what is written for a plan whose times are available in these schedules. */
export function newBooking(
  context: Context,
  { customerId, texts, keys }: BookingRequest,
  { snapshot, question, days }: BookingPlan,
  { versions }: DaySchedules,
): NewBooking {
  const { appointmentId: id, customer, store } = snapshot;
  const span = spanOfItems(question.items);
  const notified = requestedAppointmentNotifications(
    context,
    { id, customerId, startsAt: span.startsAt, items: namedItems(question.items, snapshot) },
    snapshot,
  );
  return {
    id,
    customerId,
    ...texts,
    ...span,
    keys,
    items: question.items,
    days: days.map((day) => ({ day, version: versions[day] ?? 0 })),
    seen: { customerId, customerVersion: customer?.editVersion ?? 0, termsVersion: snapshot.termsVersion },
    notifications: notified?.notifications ?? [],
    updates: {
      phone: customer?.phone === "" ? texts.customerPhone : null,
      language: notified?.newLanguage ?? null,
      isLimited: store !== null && (store.maxOpenAppointments ?? store.maxOverlappingAppointments) !== null,
    },
  };
}

const namedItems = (items: readonly PlannedItem[], { staffNames }: BookingSnapshot) =>
  items.map(({ serviceName, staffMemberId: id }) => {
    const name = id === null ? undefined : staffNames.get(id);
    return { serviceName, staffMember: id === null || name === undefined ? null : { id, name } };
  });

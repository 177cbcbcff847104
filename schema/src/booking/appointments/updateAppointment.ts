import type { Actor } from "../../actor.ts";
import { readContacts } from "../../contactInput.ts";
import type { Context } from "../../context.ts";
import { isConfirmed } from "../../domain/appointments/appointmentState.ts";
import { requireRowId } from "../../input.ts";
import { queueAppointmentNotification } from "../../notifications/appointmentNotifications.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { type AuditAction, type AuditedChange, audit } from "../../writes/audit.ts";
import { changedColumns, lockRows, requireVersion } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { assertAvailable, orSlotTaken } from "../availability/assertAvailable.ts";
import { assignItems } from "../availability/assignItems.ts";
import { withPlannedDayLocks } from "../availability/days.ts";
import type { TimeCheck } from "../availability/validateItems.ts";
import { withAlternatives } from "../availability/withAlternatives.ts";
import { findCustomers, resolveContact } from "./appointmentCustomer.ts";
import {
  type AppointmentDetails,
  type AppointmentLineChange,
  readDetails,
  readLines,
} from "./appointmentInput.ts";
import {
  type AppointmentRow,
  auditedAppointment,
  daysOfItems,
  findAppointment,
  placesOf,
  requirePending,
  stateAfter,
} from "./appointmentRow.ts";
import { changedItems, findServices, lockServices, type PlannedItem, requireStaff } from "./plannedItems.ts";
import { type AppointmentColumns, saveAppointment } from "./saveAppointment.ts";

export interface AppointmentUpdate {
  id: string;
  version?: number | null | undefined;
  details?: AppointmentDetails | null | undefined;
  lines?: readonly AppointmentLineChange[] | null | undefined;
  removeItemIds?: readonly string[] | null | undefined;
  /** Whether a time at which the store is closed is accepted. */
  outsideHours?: boolean | null | undefined;
  /** Whether an appointment that was reviewed already is refused. */
  onlyPending?: boolean | null | undefined;
}

/** Converts the input to row numbers. Throws INVALID_INPUT, NOT_FOUND. */
export function readUpdate(input: AppointmentUpdate) {
  const { startsAt, ...details } = readDetails(input.details ?? {}, ["input", "details"]);
  return {
    id: requireRowId("Appointment", input.id),
    version: input.version,
    outsideHours: input.outsideHours ?? false,
    onlyPending: input.onlyPending ?? false,
    startsAt,
    details,
    lines: readLines(input.lines ?? [], ["input"]),
    removed: new Set((input.removeItemIds ?? []).map((id) => requireRowId("AppointmentItem", id))),
  };
}
type Update = ReturnType<typeof readUpdate>;

/**
 * Returns the current appointment, its planned state and items, and all affected days. Throws NOT_FOUND,
 * CONFLICT, APPOINTMENT_STATE_FORBIDS, INVALID_INPUT.
 */
export async function planUpdate(
  tx: Transaction,
  { id, version, startsAt, lines, removed, onlyPending }: Update,
  action: "EDIT" | "CONFIRM",
) {
  const before = await findAppointment(tx, id);
  requireVersion("Appointment", before, version);
  if (onlyPending) requirePending(before);
  const state = stateAfter(action, before, "STAFF");
  const moveBy = startsAt === undefined ? 0 : startsAt.getTime() - before.startsAt.getTime();
  const services = await findServices(tx, lines);
  const items = changedItems(before.items, { lines, removed, services, moveBy }, ["input"]);
  const zone = await shopTimeZone(tx);
  return { before, state, items, zone, days: daysOfItems([...before.items, ...items], zone) };
}

/** Locks the rows that an update of one appointment reads. */
export async function lockForUpdate(tx: Transaction, { id, lines }: Update): Promise<void> {
  await lockRows(tx, "Appointment", [id]);
  await lockServices(tx, lines);
}

/** Returns the columns that the details change. Throws NOT_FOUND, INVALID_INPUT. */
export async function columnsOf(tx: Transaction, context: Context, update: Update, before: AppointmentRow) {
  const details = readContacts(context, update.details, before, ["input", "details"]);
  const { customerId, ...texts } = resolveContact(details, await findCustomers(tx, [details]), before, [
    "input",
  ]);
  return changedColumns(before, {
    ...texts,
    ...(customerId !== null && { customerId }),
    ...(details.note !== undefined && { note: details.note }),
  });
}

/** Writes the change, the customer's notification and the audit entry. */
export async function writeChange(
  tx: Transaction,
  context: Actor,
  change: {
    /** Null: the change is not made by staff and is not audited. */
    action: AuditAction | null;
    before: AppointmentRow;
    columns: AppointmentColumns;
    items: readonly PlannedItem[];
    /** Whether the customer of a confirmed appointment is notified about other services or staff members. */
    itemsChanged?: boolean;
    /** Whether the customer is notified; default true. */
    notifies?: boolean;
    /** What undoing the change needs. */
    undo?: AuditedChange["undo"];
  },
): Promise<void> {
  const { action, before, columns, items, itemsChanged = false, notifies = true, undo } = change;
  await saveAppointment(tx, before, columns, items);
  if (notifies) await queueAppointmentNotification(tx, context, before, before.id, { itemsChanged });
  if (action === null) return;
  const zone = await shopTimeZone(tx);
  await audit(tx, context, [
    {
      action,
      type: "Appointment",
      id: before.id,
      before: auditedAppointment(before, zone),
      after: auditedAppointment(await findAppointment(tx, before.id), zone),
      ...(undo && { undo }),
    },
  ]);
}

/** Returns whether the planned items differ from the current ones. */
function itemsDiffer(before: AppointmentRow, items: readonly PlannedItem[]): boolean {
  const notes = new Map(before.items.map(({ id, note }) => [id, note]));
  return (
    items.length !== before.items.length ||
    items.some((item) => item.moved || notes.get(item.id ?? 0) !== item.note)
  );
}

/** Returns whether an edit changes nothing but the times and the staff of the items. */
function isOnlyMoved(
  before: AppointmentRow,
  columns: AppointmentColumns,
  items: readonly PlannedItem[],
): boolean {
  const known = new Map(before.items.map((item) => [item.id, item]));
  const isSame = ({ id, serviceId, serviceMinutes, note }: PlannedItem) => {
    const item = known.get(id ?? 0);
    return item?.serviceId === serviceId && item.serviceMinutes === serviceMinutes && item.note === note;
  };
  return Object.keys(columns).length === 0 && items.length === before.items.length && items.every(isSame);
}

/**
 * Updates a pending or confirmed appointment: contact, times, services and staff members. A confirmed one gets
 * staff for what names none, as its review did, and the customer is notified. Throws NOT_FOUND, CONFLICT,
 * APPOINTMENT_STATE_FORBIDS, INVALID_INPUT, SLOT_TAKEN, STAFF_NOT_AVAILABLE, OUTSIDE_BOOKING_WINDOW. Returns
 * the row number.
 */
export async function updateAppointment(context: Context, input: AppointmentUpdate): Promise<number> {
  const update = readUpdate(input);
  await withAlternatives(context, () =>
    withPlannedDayLocks(
      context.prisma,
      (tx) => planUpdate(tx, update, "EDIT"),
      (tx) => lockForUpdate(tx, update),
      async (tx, { before, items, zone }) => {
        await requireStaff(tx, update.lines);
        const columns = await columnsOf(tx, context, update, before);
        if (Object.keys(columns).length === 0 && !itemsDiffer(before, items)) return;
        const question: TimeCheck = {
          by: "ADMIN",
          atLeast: "CONFIRMED",
          outsideHours: update.outsideHours,
          items,
          standing: before,
        };
        const salon = await assertAvailable(tx, context, question, zone);
        const isMoved = items.length !== before.items.length || items.some(({ moved }) => moved);
        const assigned =
          isMoved && isConfirmed(before.state) ? await assignItems(tx, salon, question) : items;
        await orSlotTaken(question, () =>
          writeChange(tx, context, {
            action: "UPDATE",
            before,
            columns,
            items: assigned,
            itemsChanged: isMoved,
            ...(isOnlyMoved(before, columns, assigned) && { undo: placesOf(before) }),
          }),
        );
      },
    ),
  );
  return update.id;
}

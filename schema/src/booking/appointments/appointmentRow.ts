import type { Prisma } from "@machiya/prisma/client";
import {
  type AppointmentAction,
  type AppointmentActor,
  type AppointmentState,
  appointmentAfter,
  awaitsReview,
} from "../../domain/appointments/appointmentState.ts";
import { DomainError } from "../../domain/errors.ts";
import { dayOf, formatDayTime } from "../../domain/time/shopTime.ts";
import { requireAll } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";

const include = {
  items: {
    include: { staffMember: { select: { name: true } } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.AppointmentInclude;

/** An appointment with its items ordered by time. */
export type AppointmentRow = Prisma.AppointmentGetPayload<{ include: typeof include }>;

/** Returns those of the appointments that exist, by ascending ID. */
export function findExistingAppointments(tx: Transaction, ids: readonly number[]): Promise<AppointmentRow[]> {
  return tx.appointment.findMany({ where: { id: { in: [...ids] } }, include, orderBy: { id: "asc" } });
}

/** Returns the appointments by ascending ID. Throws NOT_FOUND when one is missing. */
export async function findAppointments(tx: Transaction, ids: readonly number[]): Promise<AppointmentRow[]> {
  return [...requireAll("Appointment", ids, await findExistingAppointments(tx, ids)).values()];
}

/** Returns one appointment. Throws NOT_FOUND. */
export async function findAppointment(tx: Transaction, id: number): Promise<AppointmentRow> {
  const [row] = await findAppointments(tx, [id]);
  if (row === undefined) throw new DomainError("NOT_FOUND", { what: "Appointment" });
  return row;
}

/**
 * Returns one of a customer's appointments. Throws the same NOT_FOUND for another customer's and for one that does not exist,
 * without its number, so that neither reveals how many the shop has.
 */
export async function findOwnAppointment(
  tx: Transaction,
  id: number,
  customerId: number,
): Promise<AppointmentRow> {
  const [row] = await findExistingAppointments(tx, [id]);
  if (row?.customerId !== customerId) throw new DomainError("NOT_FOUND", { what: "Appointment" });
  return row;
}

/** Throws CONFLICT when the customer saw another start than the current one. Undefined skips the check. */
export function requireSeenStart({ startsAt }: { startsAt: Date }, seen: Date | undefined): void {
  if (seen !== undefined && seen.getTime() !== startsAt.getTime())
    throw new DomainError("CONFLICT", { what: "Appointment" });
}

/** Throws APPOINTMENT_STATE_FORBIDS for an appointment that was reviewed already. */
export function requirePending({ state }: { state: AppointmentState }): void {
  if (!awaitsReview(state)) throw new DomainError("APPOINTMENT_STATE_FORBIDS", { state });
}

/** Returns the state after an action. Throws APPOINTMENT_STATE_FORBIDS when the current state forbids it. */
export function stateAfter(
  action: Exclude<AppointmentAction, "DELETE">,
  { state }: { state: AppointmentState },
  by: AppointmentActor,
): AppointmentState {
  const after = appointmentAfter(action, state, by);
  if (after === null || after === "GONE") throw new DomainError("APPOINTMENT_STATE_FORBIDS", { state });
  return after;
}

/** Returns the store's days that these times cover, ascending. */
export function daysOfItems(items: readonly { startsAt: Date; endsAt: Date }[], zone: string): string[] {
  const days = items.flatMap(({ startsAt, endsAt }) => [
    dayOf(startsAt, zone),
    dayOf(new Date(endsAt.getTime() - 1), zone),
  ]);
  return [...new Set(days)].sort();
}

/** Returns what the audit log stores of an appointment: its columns and one line of text per item. */
export function auditedAppointment({ items, ...columns }: AppointmentRow, zone: string): object {
  return {
    ...columns,
    items: items.map(({ startsAt, serviceName, staffMember, note }) =>
      [formatDayTime(startsAt, zone, "en"), serviceName, staffMember?.name ?? "—", note]
        .filter((text) => text !== "")
        .join(" "),
    ),
  };
}

/** Returns what undoing a move needs: the time and the staff member of each item. */
export const placesOf = ({ items }: AppointmentRow) => ({
  items: items.map(({ id, staffMemberId, startsAt, endsAt }) => ({
    id,
    staffMemberId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  })),
});

import type { PrismaClient } from "@machiya/prisma/client";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { lockRows } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { withPlannedDayLocks } from "../availability/days.ts";
import { type AppointmentRow, daysOfItems, findAppointments, findOwnAppointment } from "./appointmentRow.ts";

/**
 * Runs `work` in a transaction that locks these appointments and their days, so that concurrent availability
 * checks see each appointment completely or not at all. Throws NOT_FOUND when one is missing.
 */
export function withAppointmentLocks<Result>(
  prisma: PrismaClient,
  ids: readonly number[],
  purpose: "EDIT" | "DELETE",
  work: (tx: Transaction, rows: readonly AppointmentRow[], zone: string) => Promise<Result>,
  find = (tx: Transaction) => findAppointments(tx, ids),
): Promise<Result> {
  return withPlannedDayLocks(
    prisma,
    async (tx) => {
      const rows = await find(tx);
      const zone = await shopTimeZone(tx);
      const items = rows.flatMap((row) => row.items);
      return { rows, zone, days: daysOfItems(items, zone) };
    },
    (tx) => lockRows(tx, "Appointment", ids, purpose),
    (tx, { rows, zone }) => work(tx, rows, zone),
  );
}

/** Runs `work` with the locks of one appointment. */
export function withAppointmentLock<Result>(
  prisma: PrismaClient,
  id: number,
  work: (tx: Transaction, row: AppointmentRow, zone: string) => Promise<Result>,
): Promise<Result> {
  return withAppointmentLocks(prisma, [id], "EDIT", (tx, [row], zone) =>
    work(tx, row as AppointmentRow, zone),
  );
}

/** Does the same for a customer's own appointment. Throws NOT_FOUND for any other. */
export function withOwnAppointmentLock<Result>(
  prisma: PrismaClient,
  { id, customerId }: { id: number; customerId: number },
  work: (tx: Transaction, row: AppointmentRow) => Promise<Result>,
): Promise<Result> {
  return withAppointmentLocks(
    prisma,
    [id],
    "EDIT",
    (tx, [row]) => work(tx, row as AppointmentRow),
    async (tx) => [await findOwnAppointment(tx, id, customerId)],
  );
}

import type { AuditEntry, Prisma } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Moment } from "../../domain/time/shopTime.ts";
import { lines, readInput, requireRowId } from "../../input.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { deletedRows, restoreDeleted, rowsToDelete } from "../../undo/deletedRows.ts";
import { audit, auditDeleted } from "../../writes/audit.ts";
import { lockRows, providedFields, requireAll, requireRowIds } from "../../writes/batchUpdate.ts";
import { optimisticUpdate } from "../../writes/optimisticUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { guardAppointments } from "../appointments/guardAppointments.ts";
import { lockDays } from "../availability/days.ts";
import { type AbsenceTimes, daysOfTimes, readTimes, upcomingDays } from "./absenceTimes.ts";

export interface AbsenceDetails {
  startsAt?: Moment | null | undefined;
  endsAt?: Moment | null | undefined;
  note?: string | null | undefined;
}

/** An absence of one staff member, or a closure of the store. */
type AbsenceType = "StaffTimeOff" | "StoreClosure";

interface Absence extends AbsenceTimes {
  id: number;
  note: string;
  version: number;
  staffMemberId?: number;
}

const path = ["input", "details"];
const texts = z.object({ note: lines(2000) }).partial();

/** Treats the two tables as one; they differ only in the staff member's column. */
function table(tx: Transaction, type: AbsenceType) {
  return (type === "StaffTimeOff" ? tx.staffTimeOff : tx.storeClosure) as unknown as {
    findMany(args: { where: { id: { in: number[] } } }): Promise<Absence[]>;
    create(args: { data: object }): Promise<Absence>;
    update(args: { where: { id: number }; data: object }): Promise<Absence>;
    deleteMany(args: { where: { id: { in: number[] } } }): Promise<Prisma.BatchPayload>;
  };
}

/** Builds the guard's options. */
const keeping = (type: AbsenceType, zone: string, days: readonly string[], force: boolean) => ({
  zone,
  days,
  force,
  isClosure: type === "StoreClosure",
});

/**
 * Creates an absence of a staff member or a closure of the store. Throws NOT_FOUND, INVALID_INPUT, and
 * SHIFT_HAS_APPOINTMENTS when appointments overlap it. Returns its row number.
 */
export async function createAbsence(
  context: Context,
  type: AbsenceType,
  input: { staffMemberId?: string; details: AbsenceDetails; force: boolean },
): Promise<number> {
  const { note = "" } = readInput(texts, providedFields({ note: input.details.note }), path);
  const staffMemberId =
    input.staffMemberId === undefined ? undefined : requireRowId("StaffMember", input.staffMemberId);
  return inTransaction(context.prisma, async (tx) => {
    const zone = await shopTimeZone(tx);
    const times = readTimes(input.details, zone, path);
    const days = upcomingDays(daysOfTimes(times, zone), zone, context);
    await lockDays(tx, days);
    if (staffMemberId !== undefined) await requirePerson(tx, staffMemberId);
    const data = { ...times, note, ...(staffMemberId !== undefined && { staffMemberId }) };
    const after = await guardAppointments(tx, context, keeping(type, zone, days, input.force), () =>
      table(tx, type).create({ data }),
    );
    await audit(tx, context, [{ action: "CREATE", type, id: after.id, after }]);
    return after.id;
  });
}

async function requirePerson(tx: Transaction, id: number): Promise<void> {
  await lockRows(tx, "StaffMember", [id], "LINK");
  if ((await tx.staffMember.count({ where: { id } })) === 0)
    throw new DomainError("NOT_FOUND", { what: "StaffMember", number: id });
}

/**
 * Updates an absence. Throws NOT_FOUND, CONFLICT, INVALID_INPUT, SHIFT_HAS_APPOINTMENTS. Returns its row
 * number.
 */
export async function updateAbsence(
  context: Context,
  type: AbsenceType,
  input: { id: string; version?: number | null | undefined; details: AbsenceDetails; force: boolean },
): Promise<number> {
  const id = requireRowId(type, input.id);
  const { note } = readInput(texts, providedFields({ note: input.details.note }), path);
  const find = async (tx: Transaction) => {
    const rows = requireAll(type, [id], await table(tx, type).findMany({ where: { id: { in: [id] } } }));
    return rows.get(id) as Absence;
  };
  await inTransaction(context.prisma, async (tx) => {
    const zone = await shopTimeZone(tx);
    const seen = await find(tx);
    const times = readTimes(input.details, zone, path, seen);
    const touched = [...new Set([...daysOfTimes(times, zone), ...daysOfTimes(seen, zone)])];
    const days = upcomingDays(touched, zone, context);
    await lockDays(tx, days);
    await lockRows(tx, type, [id]);
    const before = await find(tx);
    // The days were read before they were locked, so another request may have moved the absence in between.
    if (before.version !== seen.version) throw new DomainError("CONFLICT", { what: type });
    const edit = { type, before, seen: input.version, wanted: { ...times, note } };
    await optimisticUpdate(tx, context, edit, (data) =>
      guardAppointments(tx, context, keeping(type, zone, days, input.force), () =>
        table(tx, type).update({ where: { id }, data }),
      ),
    );
  });
  return id;
}

/** Deletes absences, all or none. Throws NOT_FOUND. Returns the row numbers. */
export async function deleteAbsences(
  context: Context,
  type: AbsenceType,
  ids: readonly string[],
): Promise<number[]> {
  const rows = requireRowIds(type, ids);
  const where = { id: { in: rows } };
  await inTransaction(context.prisma, async (tx) => {
    await lockRows(tx, type, rows, "DELETE");
    const absences = requireAll(type, rows, await table(tx, type).findMany({ where }));
    const undo = await rowsToDelete(tx, type, rows);
    await table(tx, type).deleteMany({ where });
    await auditDeleted(tx, context, type, absences.values(), undo);
  });
  return rows;
}

const deletedTimes = z.object({ startsAt: z.coerce.date(), endsAt: z.coerce.date() });

/**
 * Restores a deleted absence. Throws CONFLICT when it was restored already, and SHIFT_HAS_APPOINTMENTS when appointments
 * overlap it.
 */
export async function undoAbsenceDeletion(context: Context, entry: AuditEntry): Promise<void> {
  const type = entry.subjectType as AbsenceType;
  const absences = z.array(deletedTimes).parse(deletedRows(entry, type));
  await inTransaction(context.prisma, async (tx) => {
    const zone = await shopTimeZone(tx);
    const covered = absences.flatMap((times) => daysOfTimes(times, zone));
    const days = upcomingDays(covered, zone, context);
    await lockDays(tx, days);
    await guardAppointments(tx, context, keeping(type, zone, days, false), () =>
      restoreDeleted(tx, context, entry),
    );
  });
}

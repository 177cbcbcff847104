import type { AuditEntry } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { DomainError, type InvalidField } from "../../domain/errors.ts";
import { isClockMinute, shiftTimes } from "../../domain/shifts/shiftTimes.ts";
import { dayOf } from "../../domain/time/shopTime.ts";
import { line, lines, readInput, requireRowId, ruled } from "../../input.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { deletedRows, restoreDeleted, rowsToDelete } from "../../undo/deletedRows.ts";
import { audit, auditCreated, auditDeleted } from "../../writes/audit.ts";
import {
  changedColumns,
  lockRows,
  providedFields,
  requireAll,
  requireBatch,
  requireRowIds,
  requireVersion,
  withRowNumber,
} from "../../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { guardAppointments } from "../appointments/guardAppointments.ts";
import { dateOf, dayOfDate, lockDays, withDayLocks } from "../availability/days.ts";

export interface ShiftTemplateDetails {
  name?: string | null | undefined;
  note?: string | null | undefined;
  startMinute?: number | null | undefined;
  endMinute?: number | null | undefined;
}

const timeOfDay = ruled(z.int(), { kind: "TIME_OF_DAY" }, isClockMinute);
const columns = { name: line(200).min(1), note: lines(2000), startMinute: timeOfDay, endMinute: timeOfDay };
const newTemplate = z.object({ ...columns, note: columns.note.default("") });
const change = z.object(columns).partial();

const WRONG_TIMES = {
  start: { field: "startMinute", rule: { kind: "TIME_OF_DAY" } },
  end: { field: "endMinute", rule: { kind: "AFTER", fields: ["startMinute"] } },
} satisfies Record<"start" | "end", InvalidField>;

/**
 * Returns the hours as they are stored: an end of 00:00 becomes 24:00. Throws INVALID_INPUT with the field's
 * name.
 */
function requireTimes(
  times: { startMinute: number; endMinute: number },
  path: readonly (string | number)[],
): { startMinute: number; endMinute: number } {
  const read = shiftTimes(times.startMinute, times.endMinute);
  if (!("problem" in read)) return { startMinute: read.start, endMinute: read.end };
  const wrong = WRONG_TIMES[read.problem];
  throw new DomainError("INVALID_INPUT", wrong, [...path, wrong.field]);
}

/**
 * Creates templates, all or none. Throws INVALID_INPUT with the row. Returns their row numbers in input
 * order.
 */
export async function createShiftTemplates(
  context: Context,
  templates: readonly ShiftTemplateDetails[],
): Promise<number[]> {
  requireBatch(templates, "shiftTemplates");
  const data = templates.map((details, index) =>
    withRowNumber(index, () => {
      const path = ["input", "shiftTemplates", index];
      const read = readInput(newTemplate, providedFields(details), path);
      return { ...read, ...requireTimes(read, path) };
    }),
  );
  return inTransaction(context.prisma, async (tx) => {
    const created = await tx.shiftTemplate.createManyAndReturn({ data });
    return auditCreated(tx, context, "ShiftTemplate", created);
  });
}

/** Runs `work` with locks on templates and on all days from today on that use them. Throws NOT_FOUND. */
async function onTheirDays(
  context: Context,
  ids: readonly number[],
  work: (
    tx: Transaction,
    templates: Awaited<ReturnType<typeof standing>>,
    at: { zone: string; today: Date; days: readonly string[] },
  ) => Promise<void>,
): Promise<void> {
  const zone = await shopTimeZone(context.prisma);
  const today = dateOf(dayOf(context.now(), zone));
  await withDayLocks(
    context.prisma,
    async (tx) => {
      const where = { shiftTemplateId: { in: [...ids] }, date: { gte: today } };
      const rows = await tx.shiftAssignment.findMany({ where, select: { date: true }, distinct: ["date"] });
      return rows.map(({ date }) => dayOfDate(date));
    },
    (tx) => lockRows(tx, "ShiftTemplate", ids, "DELETE"),
    async (tx, days) => work(tx, await standing(tx, ids), { zone, today, days }),
  );
}

async function standing(tx: Transaction, ids: readonly number[]) {
  const where = { id: { in: [...ids] }, deletedAt: null };
  return requireAll("ShiftTemplate", ids, await tx.shiftTemplate.findMany({ where }));
}

/**
 * Updates a template and thereby every shift that uses it. Throws NOT_FOUND, CONFLICT, INVALID_INPUT,
 * SHIFT_HAS_APPOINTMENTS.
 */
export async function updateShiftTemplate(
  context: Context,
  input: {
    id: string;
    version?: number | null | undefined;
    details: ShiftTemplateDetails;
    force: boolean;
  },
): Promise<number> {
  const id = requireRowId("ShiftTemplate", input.id);
  const path = ["input", "details"];
  const wanted = readInput(change, providedFields(input.details), path);
  await onTheirDays(context, [id], async (tx, templates, { zone, days }) => {
    const [before] = templates.values();
    if (before === undefined) return;
    requireVersion("ShiftTemplate", before, input.version);
    const { startMinute = before.startMinute, endMinute = before.endMinute } = wanted;
    const times = requireTimes({ startMinute, endMinute }, path);
    const changed = changedColumns(before, { ...wanted, ...times });
    if (Object.keys(changed).length === 0) return;
    const after = await guardAppointments(tx, context, { zone, days, force: input.force }, () =>
      tx.shiftTemplate.update({ where: { id }, data: { ...changed, version: { increment: 1 } } }),
    );
    await audit(tx, context, [{ action: "UPDATE", type: "ShiftTemplate", id, before, after }]);
  });
  return id;
}

/**
 * Deletes templates and their shifts from today on, all or none. Templates with past shifts are only marked
 * as deleted. Throws NOT_FOUND, SHIFT_HAS_APPOINTMENTS. Returns the row numbers.
 */
export async function deleteShiftTemplates(
  context: Context,
  input: { ids: readonly string[]; force: boolean },
): Promise<number[]> {
  const rows = requireRowIds("ShiftTemplate", input.ids);
  await onTheirDays(context, rows, async (tx, templates, { zone, today, days }) => {
    const undo = await rowsToDelete(tx, "ShiftTemplate", rows, today);
    const where = { shiftTemplateId: { in: rows }, date: { gte: today } };
    await guardAppointments(tx, context, { zone, days, force: input.force }, () =>
      tx.shiftAssignment.deleteMany({ where }),
    );
    await tx.shiftTemplate.deleteMany({ where: { id: { in: rows }, assignments: { none: {} } } });
    await tx.shiftTemplate.updateMany({
      where: { id: { in: rows } },
      data: { deletedAt: context.now(), version: { increment: 1 } },
    });
    await auditDeleted(tx, context, "ShiftTemplate", templates.values(), undo);
  });
  return rows;
}

const removedShift = z.object({ date: z.iso.date() });

/**
 * Restores a deleted template and its shifts from that day on. Staff members whom a forced deletion took from their
 * appointments do not come back to these. Throws CONFLICT when it was restored already.
 */
export async function undoShiftTemplateDeletion(context: Context, entry: AuditEntry): Promise<void> {
  const shifts = z.array(removedShift).parse(deletedRows(entry, "ShiftAssignment"));
  await inTransaction(context.prisma, async (tx) => {
    await lockDays(tx, [...new Set(shifts.map(({ date }) => date))]);
    await restoreDeleted(tx, context, entry);
  });
}

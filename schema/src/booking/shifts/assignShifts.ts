import type { ShiftState } from "@machiya/prisma/enums";
import type { Context } from "../../context.ts";
import { isInService } from "../../domain/access/staffState.ts";
import { DomainError } from "../../domain/errors.ts";
import type { FieldRule } from "../../domain/fieldRule.ts";
import { isWithdrawable } from "../../domain/shifts/shiftApproval.ts";
import { dayOf } from "../../domain/time/shopTime.ts";
import { requireRowId } from "../../input.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { isAdmin } from "../../viewer.ts";
import { audit } from "../../writes/audit.ts";
import { eachRow, lockRows, requireAll, requireBatch, requireEach } from "../../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { guardAppointments } from "../appointments/guardAppointments.ts";
import { dateOf, dayOfDate, lockDays } from "../availability/days.ts";
import { shiftText } from "./shiftText.ts";

interface StaffShifts {
  staffMemberId: string;
  add: readonly { shiftTemplateId: string; date: string; state?: ShiftState | null | undefined }[];
  remove: readonly { shiftTemplateId?: string | null | undefined; date: string }[];
}

/** The changes of one staff member with row numbers. */
interface Change {
  staffMemberId: number;
  add: { shiftTemplateId: number; date: string; state: ShiftState | null }[];
  remove: { shiftTemplateId: number | null; date: string }[];
}

/** The maximum number of shifts of one write, and of days that they may span. */
const MAX_SHIFTS = 10_000;
const MAX_DAYS = 397;

function readChanges(changes: readonly StaffShifts[]): Change[] {
  requireBatch(changes, "changes");
  const read = eachRow(changes, ({ staffMemberId, add, remove }) => ({
    staffMemberId: requireRowId("StaffMember", staffMemberId),
    add: add.map(({ shiftTemplateId, date, state }) => ({
      shiftTemplateId: requireRowId("ShiftTemplate", shiftTemplateId),
      date,
      state: state ?? null,
    })),
    remove: remove.map(({ shiftTemplateId, date }) => ({
      shiftTemplateId: shiftTemplateId == null ? null : requireRowId("ShiftTemplate", shiftTemplateId),
      date,
    })),
  }));
  const people = new Set(read.map(({ staffMemberId }) => staffMemberId));
  const count = read.reduce((sum, { add, remove }) => sum + add.length + remove.length, 0);
  if (people.size < read.length) throw invalidChanges({ kind: "UNIQUE" });
  if (count > MAX_SHIFTS) throw invalidChanges({ kind: "LIST", max: MAX_SHIFTS });
  if (daysOf(read).length > MAX_DAYS)
    throw invalidChanges({ kind: "WHOLE_NUMBER", max: MAX_DAYS, unit: "DAYS" });
  return read;
}

function invalidChanges(rule: FieldRule): DomainError {
  return new DomainError("INVALID_INPUT", { field: "changes", rule }, ["input", "changes"]);
}

function daysOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.flatMap(({ add, remove }) => [...add, ...remove].map(({ date }) => date)))];
}

/**
 * Throws FORBIDDEN unless staff only propose and withdraw their own shifts, from today on (decisions.md §3).
 */
function requireOwnShifts({ viewer }: Context, changes: readonly Change[], today: string): void {
  if (isAdmin(viewer)) return;
  const own = changes.every(
    ({ staffMemberId, add, remove }) =>
      staffMemberId === viewer.staff?.id &&
      add.every(({ state }) => (state ?? "PROPOSED") === "PROPOSED") &&
      [...add, ...remove].every(({ date }) => date >= today),
  );
  if (!own) throw new DomainError("FORBIDDEN");
}

const standingOf = (tx: Transaction, changes: readonly Change[]) =>
  tx.shiftAssignment.findMany({
    where: {
      staffMemberId: { in: changes.map(({ staffMemberId }) => staffMemberId) },
      date: { in: daysOf(changes).map(dateOf) },
    },
    include: { shiftTemplate: { select: { name: true } } },
    orderBy: [{ date: "asc" }, { id: "asc" }],
  });
type Standing = Awaited<ReturnType<typeof standingOf>>[number];

const sameShift = (row: Standing, { shiftTemplateId, date }: { shiftTemplateId: number; date: string }) =>
  row.shiftTemplateId === shiftTemplateId && dayOfDate(row.date) === date;

/**
 * Plans the effect of one person's change on their shifts. Throws NOT_FOUND for a removed shift that does not
 * exist.
 */
function plan(change: Change, theirs: readonly Standing[]) {
  const removed = new Set<Standing>();
  for (const { shiftTemplateId, date } of change.remove) {
    const found = theirs.filter((row) =>
      shiftTemplateId === null ? dayOfDate(row.date) === date : sameShift(row, { shiftTemplateId, date }),
    );
    if (shiftTemplateId !== null && found.length === 0) {
      throw new DomainError("NOT_FOUND", { what: "ShiftAssignment" });
    }
    for (const row of found) removed.add(row);
  }
  const set: { row: Standing; state: ShiftState }[] = [];
  const added = new Map<string, Change["add"][number]>();
  for (const shift of change.add) {
    const row = theirs.find((one) => sameShift(one, shift));
    // A shift that is removed and added again keeps its row.
    if (row === undefined) added.set(`${shift.shiftTemplateId} ${shift.date}`, shift);
    else {
      const state = shift.state ?? (removed.has(row) ? "PROPOSED" : row.state);
      removed.delete(row);
      if (state !== row.state) set.push({ row, state });
    }
  }
  return { staffMemberId: change.staffMemberId, removed: [...removed], set, added: [...added.values()] };
}
type ShiftPlan = ReturnType<typeof plan>;

/** Throws FORBIDDEN when staff change a shift that is no longer just proposed. */
function requireWithdrawable({ viewer }: Context, plans: readonly ShiftPlan[]): void {
  if (isAdmin(viewer)) return;
  const touched = plans.flatMap(({ removed, set }) => [...removed, ...set.map(({ row }) => row)]);
  if (!touched.every(({ state }) => isWithdrawable(state))) throw new DomainError("FORBIDDEN");
}

async function requireAssignable(tx: Transaction, changes: readonly Change[]): Promise<void> {
  const people = changes.map(({ staffMemberId }) => staffMemberId);
  await lockRows(tx, "StaffMember", people, "LINK");
  const known = await tx.staffMember.findMany({
    where: { id: { in: people } },
    select: { id: true, state: true },
  });
  const staff = requireEach("StaffMember", people, known);
  for (const { staffMemberId, add } of changes) {
    const state = staff.get(staffMemberId)?.state;
    if (add.length > 0 && state !== undefined && !isInService(state))
      throw new DomainError("STAFF_NOT_AVAILABLE");
  }
  const templates = changes.map(({ add }) => add.map(({ shiftTemplateId }) => shiftTemplateId));
  const ids = [...new Set(templates.flat())];
  await lockRows(tx, "ShiftTemplate", ids, "LINK");
  const standing = await tx.shiftTemplate.findMany({ where: { id: { in: ids }, deletedAt: null } });
  eachRow(templates, (wanted) => requireAll("ShiftTemplate", wanted, standing));
}

async function write(tx: Transaction, plans: readonly ShiftPlan[]): Promise<number[]> {
  const removed = plans.flatMap((one) => one.removed.map(({ id }) => id));
  await tx.shiftAssignment.deleteMany({ where: { id: { in: removed } } });
  const set = plans.flatMap((one) => one.set);
  for (const [state, rows] of Map.groupBy(set, (one) => one.state)) {
    await tx.shiftAssignment.updateMany({
      where: { id: { in: rows.map(({ row }) => row.id) } },
      data: { state },
    });
  }
  const created = await tx.shiftAssignment.createManyAndReturn({
    data: plans.flatMap(({ staffMemberId, added }) =>
      added.map(({ shiftTemplateId, date, state }) => ({
        staffMemberId,
        shiftTemplateId,
        date: dateOf(date),
        state: state ?? ("PROPOSED" as const),
      })),
    ),
    select: { id: true },
  });
  return [...set.map(({ row }) => row.id), ...created.map(({ id }) => id)];
}

/**
 * Adds and removes shifts, all or none. Throws FORBIDDEN, NOT_FOUND, INVALID_INPUT, STAFF_NOT_AVAILABLE for a
 * new shift of an inactive staff member, SHIFT_HAS_APPOINTMENTS. Returns the row numbers of added or changed
 * shifts, and of removed ones.
 */
export async function assignShifts(
  context: Context,
  input: { changes: readonly StaffShifts[]; force: boolean },
): Promise<{ ids: number[]; removed: number[] }> {
  const changes = readChanges(input.changes);
  const days = daysOf(changes);
  return inTransaction(context.prisma, async (tx) => {
    const zone = await shopTimeZone(tx);
    requireOwnShifts(context, changes, dayOf(context.now(), zone));
    await lockDays(tx, days);
    await requireAssignable(tx, changes);
    const before = Map.groupBy(await standingOf(tx, changes), ({ staffMemberId }) => staffMemberId);
    const plans = eachRow(changes, (change) => plan(change, before.get(change.staffMemberId) ?? []));
    requireWithdrawable(context, plans);
    const keeping = { zone, days, force: input.force && isAdmin(context.viewer), giveUp: true };
    const ids = await guardAppointments(tx, context, keeping, () => write(tx, plans));
    const after = Map.groupBy(await standingOf(tx, changes), ({ staffMemberId }) => staffMemberId);
    await audit(
      tx,
      context,
      plans
        .filter(({ removed, set, added }) => removed.length + set.length + added.length > 0)
        .map(({ staffMemberId: id }) => ({
          action: "SET_SHIFTS",
          type: "StaffMember",
          id,
          before: { shifts: (before.get(id) ?? []).map(shiftText) },
          after: { shifts: (after.get(id) ?? []).map(shiftText) },
        })),
    );
    return { ids, removed: plans.flatMap(({ removed }) => removed.map(({ id }) => id)) };
  });
}

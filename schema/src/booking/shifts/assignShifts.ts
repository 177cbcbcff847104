import type { Context } from "../../context.ts";
import { isInService } from "../../domain/access/staffState.ts";
import { DomainError } from "../../domain/errors.ts";
import { isWithdrawable } from "../../domain/shifts/shiftApproval.ts";
import { dayOf } from "../../domain/time/shopTime.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { isAdmin } from "../../viewer.ts";
import { audit } from "../../writes/audit.ts";
import { lockRows, requireEach } from "../../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { guardAppointments } from "../appointments/guardAppointments.ts";
import { dateOf, lockDays } from "../availability/days.ts";
import {
  daysOfChanges,
  existingShifts,
  type InverseShifts,
  inverseOf,
  type OverlapHandling,
  planShifts,
  readShiftChanges,
  type ShiftPlan,
  type StaffShiftChange,
  type StaffShifts,
} from "./planShifts.ts";
import { shiftText } from "./shiftText.ts";

/**
 * The row numbers of the added or changed shifts and of the removed ones, and the changes that undo both as far as
 * possible.
 */
export interface ShiftChangeResult {
  ids: number[];
  removed: number[];
  inverse: InverseShifts[];
}

/**
 * Throws FORBIDDEN unless staff only propose and withdraw their own shifts, from today on (decisions.md §3).
 */
function requireOwnShifts({ viewer }: Context, changes: readonly StaffShiftChange[], today: string): void {
  if (isAdmin(viewer)) return;
  const own = changes.every(
    ({ staffMemberId, add, remove }) =>
      staffMemberId === viewer.staff?.id &&
      add.every(({ state }) => (state ?? "PROPOSED") === "PROPOSED") &&
      [...add, ...remove].every(({ date }) => date >= today),
  );
  if (!own) throw new DomainError("FORBIDDEN");
}

/** Throws FORBIDDEN when staff change a shift that is no longer just proposed. */
function requireWithdrawable({ viewer }: Context, plans: readonly ShiftPlan[]): void {
  if (isAdmin(viewer)) return;
  const touched = plans.flatMap(({ removed, set }) => [...removed, ...set.map(({ row }) => row)]);
  if (!touched.every(({ state }) => isWithdrawable(state))) throw new DomainError("FORBIDDEN");
}

/** Returns those of the people who are in service. Throws STAFF_NOT_AVAILABLE for a new shift of another one. */
async function requireAssignable(
  tx: Transaction,
  changes: readonly StaffShiftChange[],
): Promise<ReadonlySet<number>> {
  const people = changes.map(({ staffMemberId }) => staffMemberId);
  await lockRows(tx, "StaffMember", people, "LINK");
  const known = await tx.staffMember.findMany({
    where: { id: { in: people } },
    select: { id: true, state: true },
  });
  requireEach("StaffMember", people, known);
  const active = new Set(known.filter(({ state }) => isInService(state)).map(({ id }) => id));
  for (const { staffMemberId, add, seen } of changes) {
    if (!active.has(staffMemberId) && add.some((shift) => isUnseen(shift, seen)))
      throw new DomainError("STAFF_NOT_AVAILABLE");
  }
  const templates = [
    ...new Set(changes.flatMap(({ add }) => add.map(({ shiftTemplateId }) => shiftTemplateId))),
  ];
  await lockRows(tx, "ShiftTemplate", templates, "LINK");
  return active;
}

/** Returns whether a shift to assign is a new one, as far as the user saw; planShifts compares what they saw. */
const isUnseen = (
  { shiftTemplateId, date }: StaffShiftChange["add"][number],
  seen: StaffShiftChange["seen"],
): boolean =>
  !seen.some((one) => one.shiftTemplateId === shiftTemplateId && one.date === date && one.state !== null);

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
 * Adds and removes shifts, all or none. Throws FORBIDDEN, NOT_FOUND, INVALID_INPUT, CONFLICT, STAFF_NOT_AVAILABLE for a
 * new shift of an inactive staff member, SHIFT_HAS_APPOINTMENTS.
 */
export async function assignShifts(
  context: Context,
  input: { changes: readonly StaffShifts[]; overlaps: OverlapHandling; force: boolean },
): Promise<ShiftChangeResult> {
  const changes = readShiftChanges(input.changes);
  const days = daysOfChanges(changes);
  return inTransaction(context.prisma, async (tx) => {
    const zone = await shopTimeZone(tx);
    requireOwnShifts(context, changes, dayOf(context.now(), zone));
    await lockDays(tx, days);
    const active = await requireAssignable(tx, changes);
    const { plans, before } = await planShifts(tx, changes, input.overlaps);
    requireWithdrawable(context, plans);
    const keeping = { zone, days, force: input.force && isAdmin(context.viewer) };
    const ids = await guardAppointments(tx, context, keeping, () => write(tx, plans));
    const after = await existingShifts(tx, changes);
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
    return {
      ids,
      removed: plans.flatMap(({ removed }) => removed.map(({ id }) => id)),
      // A removed shift of an inactive staff member would be a new one, which is refused.
      inverse: plans
        .filter(({ staffMemberId, removed }) => removed.length === 0 || active.has(staffMemberId))
        .map(inverseOf),
    };
  });
}

import { guardAppointments } from "../booking/appointments/guardAppointments.ts";
import { dateOf, dayOfDate, withDayLocks } from "../booking/availability/days.ts";
import type { Context } from "../context.ts";
import { staffStateAfter } from "../domain/access/staffState.ts";
import { DomainError } from "../domain/errors.ts";
import { dayOf } from "../domain/time/shopTime.ts";
import { requireRowId } from "../input.ts";
import { shopTimeZone } from "../shop/store/shopTimeZone.ts";
import { undoOfDismissal } from "../undo/undoDismissal.ts";
import { audit } from "../writes/audit.ts";
import { requireVersion } from "../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import { lockStaffMember, requireAnotherAdmin } from "./changeStaff.ts";

/** Returns the items that a staff member serves and that are not over. */
const itemsServedBy = (tx: Transaction, id: number, now: Date) =>
  tx.appointmentItem.findMany({
    where: { staffMemberId: id, occupying: true, endsAt: { gt: now } },
    select: { id: true, startsAt: true, endsAt: true },
  });

/** Returns the days from today on with shifts or appointments of this staff member. */
async function theirDays(tx: Transaction, id: number, now: Date, zone: string): Promise<string[]> {
  const today = dateOf(dayOf(now, zone));
  const shifts = await tx.shiftAssignment.findMany({
    where: { staffMemberId: id, date: { gte: today } },
    select: { date: true },
  });
  const items = await itemsServedBy(tx, id, now);
  return [
    ...shifts.map(({ date }) => dayOfDate(date)),
    ...items.flatMap(({ startsAt, endsAt }) => [
      dayOf(startsAt, zone),
      dayOf(new Date(endsAt.getTime() - 1), zone),
    ]),
  ];
}

/**
 * Dismisses a staff member and ends their sessions; one who is already dismissed stays unchanged. Throws
 * NOT_FOUND, CONFLICT (another version, or never enabled), FORBIDDEN for the last admin, and
 * SHIFT_HAS_APPOINTMENTS unless forced.
 */
export async function dismissStaffMember(
  context: Context,
  input: { id: string; version?: number | null | undefined; force: boolean },
): Promise<number> {
  const id = requireRowId("StaffMember", input.id);
  const zone = await shopTimeZone(context.prisma);
  await withDayLocks(
    context.prisma,
    (tx) => theirDays(tx, id, context.now(), zone),
    async (tx) => {
      const row = await tx.staffMember.findUnique({ where: { id }, select: { role: true } });
      if (row?.role === "ADMIN") await requireAnotherAdmin(tx, id);
      await lockStaffMember(tx, id);
    },
    async (tx, days) => {
      const before = await lockStaffMember(tx, id);
      if (before.state === "DISMISSED") return;
      requireVersion("StaffMember", before, input.version);
      const state = staffStateAfter("DISMISS", before.state);
      if (state === null) throw new DomainError("CONFLICT", { what: "StaffMember" });
      const { force } = input;
      const served = await itemsServedBy(tx, id, context.now());
      const after = await guardAppointments(tx, context, { zone, days, force, dismissed: id }, () =>
        tx.staffMember.update({ where: { id }, data: { state, version: { increment: 1 } } }),
      );
      await tx.session.deleteMany({ where: { staffMemberId: id } });
      await audit(tx, context, [
        {
          action: "DISMISS",
          type: "StaffMember",
          id,
          before,
          after,
          undo: await undoOfDismissal(tx, served),
        },
      ]);
    },
  );
  return id;
}

/**
 * Reinstates a staff member; one who is already active stays unchanged. Throws NOT_FOUND, CONFLICT. Returns
 * the row number.
 */
export async function reinstateStaffMember(
  context: Context,
  input: { id: string; version?: number | null | undefined },
): Promise<number> {
  const id = requireRowId("StaffMember", input.id);
  await inTransaction(context.prisma, async (tx) => {
    const before = await lockStaffMember(tx, id);
    const state = staffStateAfter("REINSTATE", before.state);
    if (state === null) return;
    requireVersion("StaffMember", before, input.version);
    const after = await tx.staffMember.update({
      where: { id },
      data: { state, version: { increment: 1 } },
    });
    await audit(tx, context, [{ action: "REINSTATE", type: "StaffMember", id, before, after }]);
  });
  return id;
}

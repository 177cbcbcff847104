import type { ShiftState } from "@machiya/prisma/enums";
import type { Context } from "../../context.ts";
import { requireRowId } from "../../input.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { audit } from "../../writes/audit.ts";
import { eachRow, lockRows, requireBatch, requireEach } from "../../writes/batchUpdate.ts";
import { inTransaction } from "../../writes/transaction.ts";
import { guardAppointments } from "../appointments/guardAppointments.ts";
import { dateOf, daysFromTo, lockDays } from "../availability/days.ts";
import type { ShiftChangeResult } from "./assignShifts.ts";
import { inverseOf } from "./planShifts.ts";
import { shiftText } from "./shiftText.ts";

/**
 * Sets the state of staff members' shifts in a range of days, of the given templates or of all. Throws
 * NOT_FOUND, INVALID_INPUT, SHIFT_HAS_APPOINTMENTS. Returns all matching shifts, changed or not.
 */
export async function setShiftState(
  context: Context,
  input: {
    staffMemberIds: readonly string[];
    from: string;
    to: string;
    shiftTemplateIds: readonly string[];
    state: ShiftState;
    force: boolean;
  },
): Promise<ShiftChangeResult> {
  requireBatch(input.staffMemberIds, "staffMemberIds");
  const people = [...new Set(eachRow(input.staffMemberIds, (id) => requireRowId("StaffMember", id)))];
  const templates = input.shiftTemplateIds.map((id) => requireRowId("ShiftTemplate", id));
  const days = daysFromTo(input, ["input"]);
  const { state, force } = input;
  return inTransaction(context.prisma, async (tx) => {
    const zone = await shopTimeZone(tx);
    await lockDays(tx, days);
    await lockRows(tx, "StaffMember", people, "LINK");
    const known = await tx.staffMember.findMany({ where: { id: { in: people } }, select: { id: true } });
    requireEach("StaffMember", people, known);
    const shifts = await tx.shiftAssignment.findMany({
      where: {
        staffMemberId: { in: people },
        date: { gte: dateOf(input.from), lte: dateOf(input.to) },
        ...(templates.length > 0 && { shiftTemplateId: { in: templates } }),
      },
      include: { shiftTemplate: { select: { name: true } } },
      orderBy: [{ date: "asc" }, { id: "asc" }],
    });
    const changing = shifts.filter((shift) => shift.state !== state);
    await guardAppointments(tx, context, { zone, days, force }, () =>
      tx.shiftAssignment.updateMany({
        where: { id: { in: changing.map(({ id }) => id) } },
        data: { state },
      }),
    );
    const byPerson = [...Map.groupBy(changing, ({ staffMemberId }) => staffMemberId)];
    await audit(
      tx,
      context,
      byPerson.map(([id, theirs]) => ({
        action: "SET_SHIFTS",
        type: "StaffMember",
        id,
        before: { shifts: theirs.map(shiftText) },
        after: { shifts: theirs.map((shift) => shiftText({ ...shift, state })) },
      })),
    );
    return {
      ids: shifts.map(({ id }) => id),
      removed: [],
      inverse: byPerson.map(([staffMemberId, theirs]) =>
        inverseOf({ staffMemberId, removed: [], set: theirs.map((row) => ({ row, state })), added: [] }),
      ),
    };
  });
}

import { breaks } from "@machiya/schema/domain/fieldRule";
import { pairShiftRemovals } from "@machiya/schema/domain/shifts/shiftRemovals";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { optionalRows } from "../wire/rows.ts";
import { dayIn } from "../wire/timeZone.ts";
import { date, id, list, optional, required } from "../wire/wireTypes.ts";
import { requestedShiftState, shiftStage, shiftStatus, WRONG_STAGE } from "./shiftStates.ts";

const newShift = z
  .object({
    shift_id: required(id),
    date: required(date),
    status: optional(shiftStatus),
    stage: optional(shiftStage),
  })
  .refine((shift) => requestedShiftState(shift) !== null, WRONG_STAGE);

/** Changes to one employer's shifts (decisions.md §5). */
export const shiftChangesInput = {
  new_shifts: optionalRows(newShift),
  delete_shift_ids: list(id).meta({
    description: "Shifts to remove, each on the day at the same position in delete_shift_dates.",
  }),
  delete_shift_dates: list(date).meta({
    description: "One day for each entry of delete_shift_ids; without delete_shift_ids, whole days.",
  }),
};

type ShiftChanges = z.output<z.ZodObject<typeof shiftChangesInput>>;

/** Whether the two lists of removals match; ids without dates do not. */
export const areRemovalsValid = ({ delete_shift_ids, delete_shift_dates }: ShiftChanges): boolean =>
  pairShiftRemovals(delete_shift_ids ?? [], delete_shift_dates ?? []) !== null;

export const REMOVALS_ERROR = breaks({ kind: "SAME_LENGTH", fields: ["delete_shift_ids"] }, [
  "delete_shift_dates",
]);

export function changesShifts({ new_shifts, delete_shift_ids, delete_shift_dates }: ShiftChanges): boolean {
  return new_shifts.length + (delete_shift_ids?.length ?? 0) + (delete_shift_dates?.length ?? 0) > 0;
}

/** Returns GraphQL's StaffShiftsInput. */
export function shiftChangesVariables(employer: number, changes: ShiftChanges, zone: string) {
  const removals = pairShiftRemovals(changes.delete_shift_ids ?? [], changes.delete_shift_dates ?? []) ?? [];
  return {
    staffMemberId: globalId("StaffMember", employer),
    add: changes.new_shifts.map((shift) => ({
      shiftTemplateId: globalId("ShiftTemplate", shift.shift_id),
      date: dayIn(zone, shift.date),
      state: requestedShiftState(shift),
    })),
    remove: removals.map(({ template, day }) => ({
      shiftTemplateId: template === null ? undefined : globalId("ShiftTemplate", template),
      date: dayIn(zone, day),
    })),
  };
}

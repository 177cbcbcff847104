import type { ShiftState } from "@machiya/prisma/enums";
import {
  minShiftState,
  SHIFT_STATES,
  shiftPair,
  shiftStateOf,
} from "@machiya/schema/domain/shifts/shiftApproval";
import { integer, several } from "../wire/wireTypes.ts";

const STATUS = "1 not confirmed, 2 confirmed";
const STAGE = "1 staff only, 2 open to customers; only confirmed shifts can be open";

export const shiftStatus = integer(1, 2, STATUS);
export const shiftStage = integer(1, 2, STAGE);
export const shiftStatuses = several(shiftStatus);
export const shiftStages = several(shiftStage);

interface Pair {
  status?: number | undefined;
  stage?: number | undefined;
}

/** The state of a pair of which a missing half is 1; null for 1 and 2, which is none; undefined when neither was given. */
export function requestedShiftState({ status, stage }: Pair): ShiftState | null | undefined {
  if (status === undefined && stage === undefined) return undefined;
  return shiftStateOf({ status: status ?? 1, stage: stage ?? 1 });
}

/** How far a shift must have come at least; undefined when nothing is asked. */
export function requiredShiftState({ status, stage }: Pair): ShiftState | undefined {
  if (status === undefined && stage === undefined) return undefined;
  const asked = { ...(status !== undefined && { status }), ...(stage !== undefined && { stage }) };
  return minShiftState(asked) ?? undefined;
}

/** The states whose pairs are among these; a half that is not asked for does not narrow. May be none. */
export function statesOf(asked: {
  status?: number[] | undefined;
  stage?: number[] | undefined;
}): ShiftState[] {
  return SHIFT_STATES.filter((state) => {
    const { status, stage } = shiftPair(state);
    return (asked.status?.includes(status) ?? true) && (asked.stage?.includes(stage) ?? true);
  });
}

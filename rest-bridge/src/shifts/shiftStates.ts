import type { ShiftState } from "@machiya/prisma/enums";
import { breaks } from "@machiya/schema/domain/fieldRule";
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

/** The refusal of a status and stage that no shift can have. */
export const WRONG_STAGE = breaks(
  { kind: "CHOICE", choices: ["1 (status 1)", "1 (status 2)", "2 (status 2)"] },
  ["stage"],
);

interface Pair {
  status?: number | undefined;
  stage?: number | undefined;
}

/**
 * Returns the state of a status and stage; a missing one counts as 1. Null for status 1 with stage 2, which
 * is not a state; undefined when both are missing.
 */
export function requestedShiftState({ status, stage }: Pair): ShiftState | null | undefined {
  if (status === undefined && stage === undefined) return undefined;
  return shiftStateOf({ status: status ?? 1, stage: stage ?? 1 });
}

/** Returns the least advanced state with at least this status and stage; undefined when both are missing. */
export function requiredShiftState({ status, stage }: Pair): ShiftState | undefined {
  if (status === undefined && stage === undefined) return undefined;
  const requested = { ...(status !== undefined && { status }), ...(stage !== undefined && { stage }) };
  return minShiftState(requested) ?? undefined;
}

/**
 * Returns the states that match the given statuses and stages; a missing filter matches all. The result may
 * be empty.
 */
export function statesOf(requested: {
  status?: number[] | undefined;
  stage?: number[] | undefined;
}): ShiftState[] {
  return SHIFT_STATES.filter((state) => {
    const { status, stage } = shiftPair(state);
    return (requested.status?.includes(status) ?? true) && (requested.stage?.includes(stage) ?? true);
  });
}

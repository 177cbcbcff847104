import { shiftStateOf } from "@machiya/schema/domain/shifts/shiftApproval";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import {
  presentShiftRelations,
  SHIFT_RELATION_FIELDS,
  type ShiftRelationData,
  shiftRelations,
} from "../../entities/shiftRelation.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import {
  areRemovalsValid,
  REMOVALS_ERROR,
  shiftChangesInput,
  shiftChangesVariables,
} from "../../shifts/shiftChanges.ts";
import {
  shiftRange,
  shiftRangeNames,
  shiftRelationFilterInput,
  withPairs,
} from "../../shifts/shiftRelationList.ts";
import { shiftStage, shiftStatus, statesOf, WRONG_STAGE } from "../../shifts/shiftStates.ts";
import { FORCE_IN_QUERY, forceInput } from "../../wire/force.ts";
import { idsOutput } from "../../wire/outputTypes.ts";
import { requireRowNumber } from "../../wire/rowNumber.ts";
import { rows } from "../../wire/rows.ts";
import { dayIn, timeZonePrecheck } from "../../wire/timeZone.ts";
import { date, id, list, required, several } from "../../wire/wireTypes.ts";

const PATH = "/api/admin/employer-shift-relations";

const assignmentNumbers = (shifts: readonly { id: string }[]) =>
  shifts.map((one) => requireRowNumber("ShiftAssignment", one.id));

const change = z
  .object({ employer_id: required(id), ...shiftChangesInput })
  .refine(areRemovalsValid, REMOVALS_ERROR);

export const employerShiftRelationRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: PATH,
    summary:
      "Shifts by employer, for the shift calendar; with the start and the end of one day, that day's shift list.",
    access: "staff",
    fieldNames: shiftRangeNames,
    input: z.object(shiftRelationFilterInput),
    output: shiftRelations,
    precheckStep: timeZonePrecheck,
    document: document<{ shiftAssignments: ShiftRelationData[] }>(`
      query RestShiftRelations($range: ShiftRange!, $states: [ShiftState!]) {
        shiftAssignments(range: $range, states: $states) { ...RestShiftRelation }
      }
      ${SHIFT_RELATION_FIELDS}
    `),
    variables: (input, { precheckData: zone }) => ({
      range: shiftRange(input, zone),
      states: statesOf(input),
    }),
    present: ({ shiftAssignments }, input, { precheckData: zone }) =>
      presentShiftRelations(withPairs(shiftAssignments, input), zone),
  }),
  route({
    method: "PUT",
    path: `${PATH}/status`,
    summary:
      "Confirms shifts (status 2, stage 1), opens them to customers (2, 2), or reverts them (1, 1). Without shift_ids, all shifts of the employers on these days.",
    access: "admin",
    refusals: ["NOT_FOUND", "SHIFT_HAS_APPOINTMENTS"],
    alsoInQuery: FORCE_IN_QUERY,
    fieldNames: shiftRangeNames,
    input: z
      .object({
        start_date: required(date),
        end_date: required(date),
        employer_ids: required(several(id)),
        shift_ids: list(id),
        status: required(shiftStatus),
        stage: required(shiftStage),
        ...forceInput,
      })
      .refine((pair) => shiftStateOf(pair) !== null, WRONG_STAGE),
    output: idsOutput,
    precheckStep: timeZonePrecheck,
    document: document<{ setShiftState: { shiftAssignments: { id: string }[] } }>(`
      mutation RestSetShiftState($input: SetShiftStateInput!) { setShiftState(input: $input) { shiftAssignments { id } } }
    `),
    variables: (input, { precheckData: zone }) => ({
      input: {
        staffMemberIds: input.employer_ids.map((one) => globalId("StaffMember", one)),
        from: dayIn(zone, input.start_date),
        to: dayIn(zone, input.end_date),
        shiftTemplateIds: (input.shift_ids ?? []).map((one) => globalId("ShiftTemplate", one)),
        state: shiftStateOf(input),
        force: input.force ?? false,
      },
    }),
    present: ({ setShiftState }) => ({ ids: assignmentNumbers(setShiftState.shiftAssignments) }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary:
      "Assigns and removes shifts, all or none. Role 3 can propose and withdraw its own. Returns the IDs of added and changed assignments.",
    access: "staff",
    refusals: ["NOT_FOUND", "STAFF_NOT_AVAILABLE", "SHIFT_HAS_APPOINTMENTS"],
    batchField: "datas",
    alsoInQuery: FORCE_IN_QUERY,
    input: z.object({ datas: rows(change), ...forceInput }),
    output: idsOutput,
    precheckStep: timeZonePrecheck,
    document: document<{ assignShifts: { shiftAssignments: { id: string }[] } }>(`
      mutation RestAssignShifts($input: AssignShiftsInput!) {
        assignShifts(input: $input) { shiftAssignments { id } }
      }
    `),
    variables: ({ datas, force = false }, { precheckData: zone }) => ({
      input: { changes: datas.map((row) => shiftChangesVariables(row.employer_id, row, zone)), force },
    }),
    present: ({ assignShifts }) => ({ ids: assignmentNumbers(assignShifts.shiftAssignments) }),
  }),
];

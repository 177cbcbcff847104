import type { ShiftState } from "@machiya/prisma/enums";
import { shiftPair } from "@machiya/schema/domain/shifts/shiftApproval";
import { z } from "zod";
import { requireRowNumber } from "../wire/rowNumber.ts";
import {
  EMPLOYER_NAME_FIELDS,
  type EmployerNameData,
  employerName,
  presentEmployerName,
} from "./employer.ts";
import { presentShiftTimes, SHIFT_TIMES_FIELDS, type ShiftTimesData, shiftTimesOutput } from "./shift.ts";

/** A shift that a staff member has on a date (booking.md §3, Employer-shift relation). */
const shiftRelation = z
  .object({
    employer_id: z.int(),
    shift_id: z.int(),
    date: z.string().meta({ format: "date", description: "The date." }),
    status: z.int().meta({ description: "1 not confirmed, 2 confirmed" }),
    stage: z.int().meta({ description: "1 staff only, 2 open to customers" }),
    shift: shiftTimesOutput,
  })
  .meta({ id: "EmployerShiftRelation" });

/** Shift assignments by employer (decisions.md §5). */
export const shiftRelations = z.object({
  datas: z.array(
    z
      .object({
        employer_id: z.int(),
        employer: employerName,
        employer_shift_relations: z.array(shiftRelation),
      })
      .meta({ id: "EmployerShiftRelations" }),
  ),
});

export interface ShiftRelationData {
  date: string;
  state: ShiftState;
  staffMember: EmployerNameData;
  shiftTemplate: ShiftTimesData;
}

export const SHIFT_RELATION_FIELDS = `
  fragment RestShiftRelation on ShiftAssignment {
    date state
    staffMember { ...RestEmployerName }
    shiftTemplate { ...RestShiftTimes }
  }
  ${EMPLOYER_NAME_FIELDS}
  ${SHIFT_TIMES_FIELDS}
`;

function presentRelation(data: ShiftRelationData, zone: string): z.output<typeof shiftRelation> {
  return {
    employer_id: requireRowNumber("StaffMember", data.staffMember.id),
    shift_id: requireRowNumber("ShiftTemplate", data.shiftTemplate.id),
    date: data.date,
    ...shiftPair(data.state),
    shift: presentShiftTimes(data.shiftTemplate, zone),
  };
}

/** Groups shifts by employer, sorted by id; each employer's shifts keep their order. */
export function presentShiftRelations(
  shifts: readonly ShiftRelationData[],
  zone: string,
): z.output<typeof shiftRelations> {
  const people = Map.groupBy(shifts, ({ staffMember }) => staffMember.id);
  const datas = [...people.values()].flatMap((assignments) => {
    const [first] = assignments;
    if (first === undefined) return [];
    const employer = presentEmployerName(first.staffMember);
    const employer_shift_relations = assignments.map((one) => presentRelation(one, zone));
    return { employer_id: employer.id, employer, employer_shift_relations };
  });
  return { datas: datas.sort((a, b) => a.employer_id - b.employer_id) };
}

import { readClock } from "@machiya/schema/domain/shifts/shiftTimes";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { presentShift, SHIFT_FIELDS, type ShiftData, shift } from "../../entities/shift.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { FORCE_IN_QUERY, forceInput } from "../../wire/force.ts";
import { idOutput, idsOutput } from "../../wire/outputTypes.ts";
import {
  type Connection,
  FULL_LIST_SIZE,
  pageInput,
  pageOf,
  pageVariables,
  presentPage,
  presentSelectList,
  requireFirst,
  selectListOf,
} from "../../wire/paging.ts";
import { requireRowNumber } from "../../wire/rowNumber.ts";
import { batchInput, batchRows } from "../../wire/rows.ts";
import { timeZonePrecheck } from "../../wire/timeZone.ts";
import { clearableText, clock, id, optional, required, several, text } from "../../wire/wireTypes.ts";

const PATH = "/api/admin/shift";

const shiftNumber = (globalId: string) => requireRowNumber("ShiftTemplate", globalId);

const SHIFTS = document<{ shiftTemplates: Connection<ShiftData> }>(`
  query RestShifts($filter: ShiftTemplateFilter, $first: Int, $after: String) {
    shiftTemplates(filter: $filter, first: $first, after: $after) { totalCount edges { node { ...RestShift } } }
  }
  ${SHIFT_FIELDS}
`);

const CREATE = document<{ createShiftTemplates: { id: string }[] }>(`
  mutation RestCreateShifts($input: CreateShiftTemplatesInput!) { createShiftTemplates(input: $input) { id } }
`);

const newShift = z.object({
  name: required(text),
  remark: clearableText,
  start_time: required(clock),
  end_time: required(clock),
});

const change = z.object({
  id: required(id),
  name: clearableText,
  remark: clearableText,
  start_time: optional(clock),
  end_time: optional(clock),
  ...forceInput,
});

type Details = Pick<z.output<typeof change>, "name" | "remark" | "start_time" | "end_time">;

/**
 * Returns GraphQL's ShiftTemplateDetailsInput. Missing fields are undefined, which GraphQL treats as absent.
 */
const detailsVariables = (details: Details, zone: string) => ({
  name: details.name,
  note: details.remark,
  startMinute: details.start_time && readClock(details.start_time, zone),
  endMinute: details.end_time && readClock(details.end_time, zone),
});

const filterInput = { id: optional(several(id)), name: optional(text) };

const filter = (input: { id?: number[] | undefined; name?: string | undefined }) => ({
  ids: input.id?.map((one) => globalId("ShiftTemplate", one)),
  name: input.name,
});

export const shiftRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: PATH,
    summary: "One shift: working hours that can be assigned to anyone on any day.",
    access: "staff",
    refusals: ["NOT_FOUND"],
    input: z.object({ id: required(id) }),
    output: shift,
    precheckStep: timeZonePrecheck,
    document: SHIFTS,
    variables: ({ id }) => ({ filter: filter({ id: [id] }), first: 1 }),
    present: ({ shiftTemplates }, _input, { precheckData: zone }) =>
      presentShift(requireFirst(shiftTemplates, "ShiftTemplate"), zone),
  }),
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary: "Shifts, newest first.",
    access: "staff",
    input: z.object({ ...filterInput, ...pageInput }),
    output: pageOf(shift),
    precheckStep: timeZonePrecheck,
    document: SHIFTS,
    variables: (input) => ({ filter: filter(input), ...pageVariables(input) }),
    present: ({ shiftTemplates }, input, { precheckData: zone }) =>
      presentPage(shiftTemplates, input, (one) => presentShift(one, zone)),
  }),
  route({
    method: "GET",
    path: `${PATH}/select-list`,
    summary: "All shifts as options, by ID.",
    access: "staff",
    input: z.object(filterInput),
    output: selectListOf(shift),
    precheckStep: timeZonePrecheck,
    document: SHIFTS,
    variables: (input) => ({ filter: filter(input), first: FULL_LIST_SIZE }),
    present: ({ shiftTemplates }, _input, { precheckData: zone }) =>
      presentSelectList(shiftTemplates, (one) => presentShift(one, zone)),
  }),
  route({
    method: "POST",
    path: `${PATH}/batch`,
    summary: "Creates shifts, all or none. A refusal names the first invalid row.",
    access: "admin",
    batchField: "datas",
    input: batchInput(newShift),
    output: idsOutput,
    precheckStep: timeZonePrecheck,
    document: CREATE,
    variables: (input, { precheckData: zone }) => ({
      input: { shiftTemplates: batchRows(input).map((row) => detailsVariables(row, zone)) },
    }),
    present: ({ createShiftTemplates }) => ({ ids: createShiftTemplates.map((one) => shiftNumber(one.id)) }),
  }),
  route({
    method: "POST",
    path: PATH,
    summary: "Creates a shift.",
    access: "admin",
    input: newShift,
    output: idOutput,
    precheckStep: timeZonePrecheck,
    document: CREATE,
    variables: (input, { precheckData: zone }) => ({
      input: { shiftTemplates: [detailsVariables(input, zone)] },
    }),
    present: ({ createShiftTemplates: [created] }) => ({ id: created ? shiftNumber(created.id) : 0 }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary: "Changes a shift, and with it every day that uses it. Omitted fields stay unchanged.",
    access: "admin",
    refusals: ["NOT_FOUND", "SHIFT_HAS_APPOINTMENTS"],
    alsoInQuery: FORCE_IN_QUERY,
    input: change,
    output: idOutput,
    precheckStep: timeZonePrecheck,
    document: document<{ updateShiftTemplate: { id: string } }>(`
      mutation RestUpdateShift($input: UpdateShiftTemplateInput!) { updateShiftTemplate(input: $input) { id } }
    `),
    variables: ({ id, force = false, ...details }, { precheckData: zone }) => ({
      input: { id: globalId("ShiftTemplate", id), details: detailsVariables(details, zone), force },
    }),
    present: ({ updateShiftTemplate }) => ({ id: shiftNumber(updateShiftTemplate.id) }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    summary: "Deletes shifts and their days from today on, all or none. Past days stay.",
    access: "admin",
    refusals: ["NOT_FOUND", "SHIFT_HAS_APPOINTMENTS"],
    input: z.object({ ids: required(several(id)), ...forceInput }),
    output: idsOutput,
    document: document<{ deleteShiftTemplates: string[] }>(`
      mutation RestDeleteShifts($input: DeleteShiftTemplatesInput!) { deleteShiftTemplates(input: $input) }
    `),
    variables: ({ ids, force = false }) => ({
      input: { ids: ids.map((one) => globalId("ShiftTemplate", one)), force },
    }),
    present: ({ deleteShiftTemplates }) => ({ ids: deleteShiftTemplates.map(shiftNumber) }),
  }),
];

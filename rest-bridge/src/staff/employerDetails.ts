import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import {
  areRemovalsValid,
  changesShifts,
  REMOVALS_ERROR,
  shiftChangesInput,
  shiftChangesVariables,
} from "../shifts/shiftChanges.ts";
import { ROLE, STAFF_STATUS } from "../wire/codes.ts";
import { forceInput } from "../wire/force.ts";
import {
  clearablePicture,
  clearableText,
  code,
  id,
  list,
  optional,
  required,
  secret,
  text,
} from "../wire/wireTypes.ts";
import { personnelInput, personnelVariables } from "./personnelDetails.ts";

const columnsInput = { image: clearablePicture, new_service_ids: list(id), ...personnelInput };

/**
 * A new staff member (booking.md §7). The `delete_…` fields are ignored, because there is nothing to delete.
 */
export const newEmployer = z.object({
  username: optional(text).meta({ description: "Empty: derived from english_name." }),
  password: optional(secret).meta({
    description:
      "8 to 200 characters. Empty: the server's default, or a generated password that is returned only once.",
  }),
  name: required(text),
  english_name: required(text),
  position_name: required(text),
  role: required(code(ROLE)),
  status: optional(code({ IN_SERVICE: STAFF_STATUS.IN_SERVICE })).meta({
    description: "2: a new employer is active.",
  }),
  ...columnsInput,
});

/**
 * The documented forms of an edit, one per request (booking.md §7): fields with services, password, status,
 * shifts.
 */
export const employerChange = z
  .object({
    id: required(id),
    username: clearableText,
    name: clearableText,
    english_name: clearableText,
    position_name: clearableText,
    role: optional(code(ROLE)),
    ...columnsInput,
    delete_service_ids: list(id),
    password: optional(secret).meta({ description: "8 to 200 characters. Role 3 can set its own." }),
    status: optional(code({ IN_SERVICE: STAFF_STATUS.IN_SERVICE, DISMISSED: STAFF_STATUS.DISMISSED })),
    ...shiftChangesInput,
    ...forceInput,
  })
  .refine(areRemovalsValid, REMOVALS_ERROR);

type Change = z.output<typeof employerChange>;

const serviceIds = (ids: readonly number[] | undefined) => (ids ?? []).map((one) => globalId("Service", one));

type Details = Pick<Change, "username" | "name" | "english_name" | "position_name" | "role" | "image">;

/**
 * Returns GraphQL's StaffMemberDetailsInput. Missing fields are undefined, which GraphQL treats as absent.
 */
const detailsVariables = (input: Details) => ({
  username: input.username,
  name: input.name,
  englishName: input.english_name,
  positionName: input.position_name,
  role: input.role,
  image: input.image,
});

/** Returns GraphQL's CreateStaffMemberInput. */
export function newEmployerVariables(
  input: z.output<typeof newEmployer>,
  zone: string,
): Record<string, unknown> {
  return {
    details: detailsVariables(input),
    password: input.password,
    personnel: personnelVariables(input, zone),
    serviceIds: serviceIds(input.new_service_ids),
  };
}

/** The kinds of changes. Each has its own mutation, so that no request is partly executed. */
export type EmployerForm = "fields" | "password" | "status" | "shifts";

/** The field that names a form in a refusal. */
export const FORM_FIELD: Readonly<Record<EmployerForm, string>> = {
  fields: "id",
  password: "password",
  status: "status",
  shifts: "new_shifts",
};

/** Returns GraphQL's UpdateStaffMemberInput. */
export function employerFieldsVariables(input: Change, zone: string): Record<string, unknown> {
  return {
    id: globalId("StaffMember", input.id),
    details: detailsVariables(input),
    personnel: personnelVariables(input, zone),
    addServiceIds: serviceIds(input.new_service_ids),
    removeServiceIds: serviceIds(input.delete_service_ids),
  };
}

/** Returns GraphQL's AssignShiftsInput. */
export function employerShiftsVariables(input: Change, zone: string): Record<string, unknown> {
  return { changes: [shiftChangesVariables(input.id, input, zone)], force: input.force ?? false };
}

const isGiven = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/**
 * Returns the forms that a change contains. An empty change counts as "fields", which checks that the staff
 * member exists.
 */
export function formsOf(input: Change): EmployerForm[] {
  const {
    id: _,
    password,
    status,
    new_shifts,
    delete_shift_ids,
    delete_shift_dates,
    force: __,
    ...fields
  } = input;
  const forms: EmployerForm[] = [
    ...(Object.values(fields).some(isGiven) ? (["fields"] as const) : []),
    ...(password === undefined ? [] : (["password"] as const)),
    ...(status === undefined ? [] : (["status"] as const)),
    ...(changesShifts({ new_shifts, delete_shift_ids, delete_shift_dates }) ? (["shifts"] as const) : []),
  ];
  return forms.length === 0 ? ["fields"] : forms;
}

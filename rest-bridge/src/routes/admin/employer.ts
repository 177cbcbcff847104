import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import {
  type FreeStaffData,
  freeStaffInput,
  freeStaffVariables,
  presentFreeStaff,
} from "../../appointments/freeStaff.ts";
import {
  EMPLOYER_FIELDS,
  type EmployerData,
  employer,
  notSpecified,
  presentEmployer,
} from "../../entities/employer.ts";
import {
  PERSONNEL_FIELDS,
  type PersonnelData,
  personnel,
  presentPersonnel,
} from "../../entities/personnel.ts";
import { document } from "../../protocol/graphql.ts";
import { privatePrecheck } from "../../protocol/identify.ts";
import { requestLanguage } from "../../protocol/language.ts";
import { type Route, route } from "../../protocol/route.ts";
import { requiredShiftState, shiftStage, shiftStatus } from "../../shifts/shiftStates.ts";
import {
  employerChange,
  employerFieldsVariables,
  employerShiftsVariables,
  newEmployer,
  newEmployerVariables,
} from "../../staff/employerDetails.ts";
import { employerFormPrecheck } from "../../staff/employerForm.ts";
import { ROLE, STAFF_STATUS } from "../../wire/codes.ts";
import { FORCE_IN_QUERY } from "../../wire/force.ts";
import { idOutput } from "../../wire/outputTypes.ts";
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
import { timeZonePrecheck } from "../../wire/timeZone.ts";
import { code, id, optional, required, several, text } from "../../wire/wireTypes.ts";

const PATH = "/api/admin/employer";

const employerNumber = (globalId: string) => requireRowNumber("StaffMember", globalId);

const EMPLOYERS = document<{ staffMembers: Connection<EmployerData> }>(`
  query RestEmployers($filter: StaffMemberFilter, $first: Int, $after: String, $private: Boolean!) {
    staffMembers(filter: $filter, first: $first, after: $after) { totalCount edges { node { ...RestEmployer } } }
  }
  ${EMPLOYER_FIELDS}
`);

interface DetailData extends EmployerData {
  personnel?: PersonnelData | null;
}

const filterInput = {
  id: optional(several(id)),
  name: optional(text),
  status: optional(several(code(STAFF_STATUS))),
  role: optional(several(code(ROLE))),
};

type Filter = Partial<z.output<z.ZodObject<typeof filterInput>>>;

const filter = (input: Filter) => ({
  ids: input.id?.map((one) => globalId("StaffMember", one)),
  name: input.name,
  states: input.status,
  roles: input.role,
});

/** The mutations of a change, one for each form. */
const WRITES = {
  fields: document(`
    mutation RestUpdateEmployer($input: UpdateStaffMemberInput!) { updateStaffMember(input: $input) { id } }
  `),
  ownPassword: document(`
    mutation RestSetOwnPassword($input: SetOwnPasswordInput!) { setOwnPassword(input: $input) { id } }
  `),
  password: document(`
    mutation RestSetEmployerPassword($input: SetStaffPasswordInput!) { setStaffPassword(input: $input) { id } }
  `),
  dismissal: document(`
    mutation RestDismissEmployer($input: DismissStaffMemberInput!) { dismissStaffMember(input: $input) { id } }
  `),
  reinstatement: document(`
    mutation RestReinstateEmployer($input: ReinstateStaffMemberInput!) {
      reinstateStaffMember(input: $input) { id }
    }
  `),
  shifts: document(`
    mutation RestChangeEmployerShifts($input: AssignShiftsInput!) { assignShifts(input: $input) { removedIds } }
  `),
};

export const employerRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: PATH,
    summary: "One employer. Only admins and the person see personnel documents and pay.",
    access: "staff",
    refusals: ["NOT_FOUND"],
    input: z.object({ id: required(id) }),
    output: z.object({ ...employer.shape, ...personnel.partial().shape }).meta({
      id: "EmployerDetail",
      description: "Personnel documents and pay; only for admins and the person.",
    }),
    precheckStep: privatePrecheck((input: { id: number }) => input.id),
    document: document<{ staffMembers: Connection<DetailData> }>(`
      query RestEmployer($filter: StaffMemberFilter, $private: Boolean!) {
        staffMembers(filter: $filter, first: 1) {
          totalCount
          edges { node { ...RestEmployer personnel @include(if: $private) { ...RestPersonnel } } }
        }
      }
      ${EMPLOYER_FIELDS}
      ${PERSONNEL_FIELDS}
    `),
    variables: ({ id }, { precheckData }) => ({ filter: filter({ id: [id] }), private: precheckData }),
    present: ({ staffMembers }) => {
      const data = requireFirst(staffMembers, "StaffMember");
      const personnelFields = data.personnel === undefined ? {} : presentPersonnel(data.personnel);
      return { ...presentEmployer(data), ...personnelFields };
    },
  }),
  route({
    method: "GET",
    path: `${PATH}/have-free/select-list`,
    summary:
      "The active employers who are free for a time and offer the service, by ID. If there is one, the entry 0 (not specified) comes first. Shifts count from the state status and stage on; by default, confirmed ones count.",
    access: "staff",
    refusals: ["NOT_FOUND"],
    input: z.object({ ...freeStaffInput, status: optional(shiftStatus), stage: optional(shiftStage) }),
    output: selectListOf(employer),
    precheckStep: privatePrecheck(),
    document: document<{ staffChoices: FreeStaffData<EmployerData> }>(`
      query RestFreeEmployers($input: StaffChoicesInput!, $private: Boolean!) {
        staffChoices(input: $input) { notSpecified staff { free staffMember { ...RestEmployer } } }
      }
      ${EMPLOYER_FIELDS}
    `),
    variables: (input, { precheckData }) => ({
      input: { ...freeStaffVariables(input), atLeast: requiredShiftState(input) },
      private: precheckData,
    }),
    present: ({ staffChoices }, _input, { request }) =>
      presentFreeStaff(staffChoices, presentEmployer, {
        ...notSpecified(requestLanguage(request)),
        username: null,
        role: ROLE.STAFF,
        status: STAFF_STATUS.IN_SERVICE,
      }),
  }),
  route({
    method: "GET",
    path: `${PATH}/select-list`,
    summary: "All employers as options, by ID, in any status unless one is requested.",
    access: "staff",
    input: z.object(filterInput),
    output: selectListOf(employer),
    precheckStep: privatePrecheck(),
    document: EMPLOYERS,
    variables: (input, { precheckData }) => ({
      filter: filter(input),
      first: FULL_LIST_SIZE,
      private: precheckData,
    }),
    present: ({ staffMembers }) => presentSelectList(staffMembers, presentEmployer),
  }),
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary: "Employers, newest first. name matches a part of either name; IDs and codes may be repeated.",
    access: "staff",
    input: z.object({ ...filterInput, ...pageInput }),
    output: pageOf(employer),
    precheckStep: privatePrecheck(),
    document: EMPLOYERS,
    variables: (input, { precheckData }) => ({
      filter: filter(input),
      ...pageVariables(input),
      private: precheckData,
    }),
    present: ({ staffMembers }, input) => presentPage(staffMembers, input, presentEmployer),
  }),
  route({
    method: "POST",
    path: PATH,
    summary:
      "Creates an active employer, who must change the password at the first login. The response contains the username, and the password if it was generated.",
    access: "admin",
    refusals: ["NOT_FOUND", "ALREADY_EXISTS"],
    carriesPictures: true,
    input: newEmployer,
    output: z.object({
      id: z.int(),
      username: z.string(),
      password: z.string().nullable().meta({
        description: "Shown only once. Null: the request supplied it, or it is the server's default.",
      }),
    }),
    precheckStep: timeZonePrecheck,
    document: document<{
      createStaffMember: { generatedPassword: string | null; staffMember: { id: string; username: string } };
    }>(`
      mutation RestCreateEmployer($input: CreateStaffMemberInput!) {
        createStaffMember(input: $input) { generatedPassword staffMember { id username } }
      }
    `),
    variables: (input, { precheckData: zone }) => ({ input: newEmployerVariables(input, zone) }),
    present: ({ createStaffMember: { generatedPassword, staffMember } }) => ({
      id: employerNumber(staffMember.id),
      username: staffMember.username,
      password: generatedPassword,
    }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary:
      "Changes an employer in one of four forms: fields with services, password, status (3 dismisses, 2 reinstates), or shifts. Omitted fields stay unchanged. Role 3 can set its own password, and propose and withdraw its own shifts.",
    access: "staff",
    refusals: ["NOT_FOUND", "CONFLICT", "ALREADY_EXISTS", "STAFF_NOT_AVAILABLE", "SHIFT_HAS_APPOINTMENTS"],
    carriesPictures: true,
    alsoInQuery: FORCE_IN_QUERY,
    fieldNames: { changes: "new_shifts" },
    input: employerChange,
    output: idOutput,
    precheckStep: employerFormPrecheck,
    document: {
      among: Object.values(WRITES),
      choose({ status }, { form, own }) {
        if (form === "password") return own ? WRITES.ownPassword : WRITES.password;
        if (form === "status") return status === "DISMISSED" ? WRITES.dismissal : WRITES.reinstatement;
        return WRITES[form];
      },
    },
    variables: (input, { precheckData: { form, own, zone } }) => {
      const id = globalId("StaffMember", input.id);
      const { password, status, force = false } = input;
      if (form === "password") return { input: own ? { password } : { id, password } };
      if (form === "status") return { input: status === "DISMISSED" ? { id, force } : { id } };
      if (form === "shifts") return { input: employerShiftsVariables(input, zone) };
      return { input: employerFieldsVariables(input, zone) };
    },
    present: (_data, { id }) => ({ id }),
  }),
];

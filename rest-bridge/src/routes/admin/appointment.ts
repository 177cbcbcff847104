import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { appointmentBatchPrecheck, batchAppointment } from "../../appointments/appointmentBatch.ts";
import {
  appointmentDetailsVariables,
  appointmentTextsInput,
  contentChanges,
  customerInput,
  lineVariables,
  newContents,
} from "../../appointments/appointmentDetails.ts";
import { appointmentFormPrecheck } from "../../appointments/appointmentForm.ts";
import { appointmentFilterInput, appointmentFilterVariables } from "../../appointments/appointmentList.ts";
import {
  APPOINTMENT_FIELDS,
  type AppointmentData,
  appointment,
  presentAppointment,
} from "../../entities/appointment.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { requiredShiftState, shiftStage, shiftStatus } from "../../shifts/shiftStates.ts";
import { APPOINTMENT_SOURCE, APPOINTMENT_STATUS } from "../../wire/codes.ts";
import { idOutput, idsOutput } from "../../wire/outputTypes.ts";
import { type Connection, longPageInput, pageOf, pageVariables, presentPage } from "../../wire/paging.ts";
import { requireRowNumber } from "../../wire/rowNumber.ts";
import { batchInput, NO_ROWS } from "../../wire/rows.ts";
import { clearableText, code, id, instant, optional, required, several, text } from "../../wire/wireTypes.ts";

const PATH = "/api/admin/appointment";

const APPOINTMENTS = document<{ appointments: Connection<AppointmentData> }>(`
  query RestAppointments($filter: AppointmentFilter, $first: Int, $after: String) {
    appointments(filter: $filter, first: $first, after: $after) {
      totalCount
      edges { node { ...RestAppointment } }
    }
  }
  ${APPOINTMENT_FIELDS}
`);

/** The mutations of a change: one for fields, one for a cancellation. */
const WRITES = {
  fields: document(`
    mutation RestUpdateAppointment($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { number } }
  `),
  cancel: document(`
    mutation RestCancelAppointment($input: CancelAppointmentInput!) { cancelAppointment(input: $input) { number } }
  `),
};

/** Error codes for a time and for the services booked in it. */
const TIME_REFUSALS = ["NOT_FOUND", "SLOT_TAKEN", "STAFF_NOT_AVAILABLE", "OUTSIDE_BOOKING_WINDOW"] as const;

/** Opening hours and closures bind customers; over REST, staff book outside of them without a question. */
const STAFF_OVERRIDE = { outsideHours: true };

const newAppointment = z.object({
  ...customerInput,
  start_time: required(instant),
  remark: clearableText,
  appointment_content: newContents,
});

const changeInput = { id: required(id), ...appointmentTextsInput, appointment_content: contentChanges };

export const appointmentRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: `${PATH}/detail`,
    summary: "One appointment with its contents.",
    access: "staff",
    refusals: ["NOT_FOUND"],
    input: z.object({ id: required(id) }),
    output: appointment,
    document: APPOINTMENTS,
    variables: ({ id }) => ({ filter: { numbers: [id] }, first: 1 }),
    present: ({ appointments }) => {
      const [edge] = appointments.edges;
      if (edge === undefined) throw new DomainError("NOT_FOUND", { what: "Appointment" });
      return presentAppointment(edge.node);
    },
  }),
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary:
      "Appointments with their contents, newest first. The staff calendar uses this list, from its first to its last displayed instant, with page_num 10000.",
    access: "staff",
    input: z.object({
      id: optional(several(id)),
      ...appointmentFilterInput,
      customer_name: optional(text).meta({ description: "An alias of name, which takes precedence." }),
      user_id: optional(several(id)),
      employer_ids: optional(several(id)),
      source_of_appointment: optional(several(code(APPOINTMENT_SOURCE))),
      ...longPageInput,
    }),
    output: pageOf(appointment),
    document: APPOINTMENTS,
    variables: (input) => ({
      filter: {
        numbers: input.id,
        customerName: input.name ?? input.customer_name,
        customerIds: input.user_id?.map((one) => globalId("Customer", one)),
        staffMemberIds: input.employer_ids?.map((one) => globalId("StaffMember", one)),
        sources: input.source_of_appointment,
        ...appointmentFilterVariables(input),
      },
      ...pageVariables(input),
    }),
    present: ({ appointments }, input) => presentPage(appointments, input, presentAppointment),
  }),
  route({
    method: "POST",
    path: `${PATH}/batch`,
    summary:
      "Creates appointments that wait for review, all or none. A refusal names the first invalid row. Rows have contents, or services and staff by name as in the spreadsheet. Shifts count from the state shift_status and shift_stage on.",
    access: "admin",
    precheck: true,
    refusals: [...TIME_REFUSALS, "ALREADY_EXISTS"],
    batchField: "datas",
    fieldNames: { lines: "appointment_content" },
    input: z
      .object({
        ...batchInput(batchAppointment).shape,
        shift_status: optional(shiftStatus),
        shift_stage: optional(shiftStage),
      })
      .refine(({ datas, list }) => (datas ?? list) !== undefined, NO_ROWS),
    output: idsOutput,
    precheckStep: appointmentBatchPrecheck,
    document: document<{ createAppointments: { number: number }[] }>(`
      mutation RestCreateAppointments($input: CreateAppointmentsInput!) { createAppointments(input: $input) { number } }
    `),
    variables: (input, { precheckData: appointments }) => ({
      input: {
        appointments,
        atLeast: requiredShiftState({ status: input.shift_status, stage: input.shift_stage }),
        ...STAFF_OVERRIDE,
      },
    }),
    present: ({ createAppointments }) => ({ ids: createAppointments.map(({ number }) => number) }),
  }),
  route({
    method: "POST",
    path: PATH,
    summary:
      "Creates an appointment that waits for review. The server decides its status, source_of_appointment, and every end_time.",
    access: "admin",
    refusals: TIME_REFUSALS,
    batchField: "appointment_content",
    input: newAppointment,
    output: idOutput,
    document: document<{ createAppointment: { number: number } }>(`
      mutation RestCreateAppointment($input: CreateAppointmentInput!) { createAppointment(input: $input) { number } }
    `),
    variables: (input) => ({
      input: {
        details: appointmentDetailsVariables(input),
        lines: input.appointment_content.map(lineVariables),
        ...STAFF_OVERRIDE,
      },
    }),
    present: ({ createAppointment }) => ({ id: createAppointment.number }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary:
      "Changes an appointment that waits for review. Omitted fields stay unchanged. Contents with an id are changed, those without are added; start_time moves all contents without a start of their own. status must be the current one, or 3 without other fields, which cancels it.",
    access: "admin",
    refusals: [...TIME_REFUSALS, "APPOINTMENT_STATE_FORBIDS"],
    batchField: "appointment_content",
    input: z.object({ ...changeInput, status: optional(code(APPOINTMENT_STATUS)) }),
    output: idOutput,
    precheckStep: appointmentFormPrecheck,
    document: { among: Object.values(WRITES), choose: (_input, form) => WRITES[form] },
    variables: ({ status: _, ...input }, { precheckData: form }) => {
      const id = globalId("Appointment", input.id);
      if (form === "cancel") return { input: { id } };
      const lines = input.appointment_content.map(lineVariables);
      const details = appointmentDetailsVariables(input);
      return { input: { id, details, lines, onlyPending: true, ...STAFF_OVERRIDE } };
    },
    present: (_data, { id }) => ({ id }),
  }),
  route({
    method: "PUT",
    path: `${PATH}/review`,
    summary:
      "Reviews an appointment, once. status 2 checks its time again, confirms it, and assigns staff to contents that are not specified; 3 rejects it. Other fields are changed too.",
    access: "admin",
    refusals: [...TIME_REFUSALS, "APPOINTMENT_STATE_FORBIDS"],
    batchField: "appointment_content",
    fieldNames: { decision: "status" },
    input: z.object({
      ...changeInput,
      status: required(
        code({ CONFIRMED: APPOINTMENT_STATUS.CONFIRMED, CANCELLED: APPOINTMENT_STATUS.CANCELLED }),
      ),
    }),
    output: idOutput,
    document: document<{ reviewAppointment: { number: number } }>(`
      mutation RestReviewAppointment($input: ReviewAppointmentInput!) { reviewAppointment(input: $input) { number } }
    `),
    variables: ({ status, ...input }) => ({
      input: {
        id: globalId("Appointment", input.id),
        decision: status,
        details: appointmentDetailsVariables(input),
        lines: input.appointment_content.map(lineVariables),
        ...STAFF_OVERRIDE,
      },
    }),
    present: ({ reviewAppointment }) => ({ id: reviewAppointment.number }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    summary: "Deletes appointments, all or none. Their times are free again.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({ ids: required(several(id)) }),
    output: idsOutput,
    document: document<{ deleteAppointments: string[] }>(`
      mutation RestDeleteAppointments($input: DeleteAppointmentsInput!) { deleteAppointments(input: $input) }
    `),
    variables: ({ ids }) => ({ input: { ids: ids.map((one) => globalId("Appointment", one)) } }),
    present: ({ deleteAppointments }) => ({
      ids: deleteAppointments.map((one) => requireRowNumber("Appointment", one)),
    }),
  }),
  route({
    method: "DELETE",
    path: `${PATH}-content`,
    summary:
      "Removes contents from appointments that wait for review, all or none. Each appointment keeps at least one.",
    access: "admin",
    refusals: ["NOT_FOUND", "APPOINTMENT_STATE_FORBIDS"],
    input: z.object({ ids: required(several(id)) }),
    output: idsOutput,
    document: document<{ deleteAppointmentItems: string[] }>(`
      mutation RestDeleteAppointmentItems($input: DeleteAppointmentItemsInput!) { deleteAppointmentItems(input: $input) }
    `),
    variables: ({ ids }) => ({
      input: { ids: ids.map((one) => globalId("AppointmentItem", one)), onlyPending: true },
    }),
    present: ({ deleteAppointmentItems }) => ({
      ids: deleteAppointmentItems.map((one) => requireRowNumber("AppointmentItem", one)),
    }),
  }),
];

import { breaks } from "@machiya/schema/domain/fieldRule";
import { z } from "zod";
import { lineVariables, newContents } from "../../appointments/appointmentDetails.ts";
import { appointmentFilterInput, appointmentFilterVariables } from "../../appointments/appointmentList.ts";
import {
  APPOINTMENT_FIELDS,
  type AppointmentData,
  appointment,
  presentAppointment,
} from "../../entities/appointment.ts";
import { requireOwnCustomer } from "../../entities/customer.ts";
import { document } from "../../protocol/graphql.ts";
import { VIEWER_QUERY } from "../../protocol/identify.ts";
import { writeKey } from "../../protocol/readRequest.ts";
import { type Route, route } from "../../protocol/route.ts";
import { idOutput } from "../../wire/outputTypes.ts";
import {
  type Connection,
  FULL_LIST_SIZE,
  longPageInput,
  pageFrom,
  pageOf,
  pageVariables,
  presentPage,
} from "../../wire/paging.ts";
import { claimedCustomer, instant, optional, required, text } from "../../wire/wireTypes.ts";

const PATH = "/line/user/appointment";

/** Returns the start of the appointment, which may be given on its first content instead. */
function startOf(input: {
  start_time?: string | undefined;
  appointment_content: readonly { start_time?: string | undefined }[];
}): string | undefined {
  return input.start_time ?? input.appointment_content[0]?.start_time;
}

export const lineAppointmentRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: PATH,
    summary:
      "Books an appointment, which waits for review and reserves its time. The server decides the source, status, customer, and all times except the first: each content starts when the previous one ends.",
    access: "customer",
    refusals: [
      "FORBIDDEN",
      "NOT_FOUND",
      "CONFLICT",
      "CUSTOMER_BLOCKED",
      "BOOKING_LIMIT",
      "SLOT_TAKEN",
      "STAFF_NOT_AVAILABLE",
      "OUTSIDE_BOOKING_WINDOW",
    ],
    batchField: "appointment_content",
    input: z
      .object({
        customer_name: required(text),
        customer_phone: required(text),
        start_time: optional(instant).meta({
          description: "The start of the first content. Empty: its own start_time.",
        }),
        remark: optional(text),
        appointment_content: newContents,
        line_user_user_id: optional(claimedCustomer),
      })
      .refine((input) => startOf(input) !== undefined, breaks({ kind: "REQUIRED" }, ["start_time"])),
    output: idOutput,
    precheckStep: {
      documents: [VIEWER_QUERY.node],
      async load({ line_user_user_id: claimed }, execute) {
        if (claimed !== undefined) requireOwnCustomer(claimed, (await execute(VIEWER_QUERY)).viewer.customer);
      },
    },
    document: document<{ bookAppointment: { number: number } }>(`
      mutation RestBookAppointment($input: BookAppointmentInput!) { bookAppointment(input: $input) { number } }
    `),
    variables: (input, { request }) => ({
      input: {
        customerName: input.customer_name,
        customerPhone: input.customer_phone,
        note: input.remark ?? "",
        startsAt: startOf(input),
        lines: input.appointment_content.map((content) =>
          lineVariables({ ...content, start_time: undefined }),
        ),
        idempotencyKey: writeKey(request),
      },
    }),
    present: ({ bookAppointment }) => ({ id: bookAppointment.number }),
  }),
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary: "The customer's own appointments, newest first.",
    access: "customer",
    refusals: ["FORBIDDEN"],
    input: z.object({
      line_user_user_id: optional(claimedCustomer),
      ...appointmentFilterInput,
      ...longPageInput,
    }),
    output: pageOf(appointment),
    document: document<{
      viewer: { customer: { id: string } | null };
      myAppointments: Connection<AppointmentData>;
    }>(`
      query RestMyAppointments($filter: MyAppointmentFilter, $first: Int, $after: String) {
        viewer { customer { id } }
        myAppointments(filter: $filter, first: $first, after: $after) {
          totalCount
          edges { node { ...RestAppointment } }
        }
      }
      ${APPOINTMENT_FIELDS}
    `),
    // GraphQL has no name filter for own appointments, because most have the same name; all are fetched and
    // filtered here.
    variables: (input) => ({
      filter: appointmentFilterVariables(input),
      ...(input.name === undefined ? pageVariables(input) : { first: FULL_LIST_SIZE }),
    }),
    present: ({ viewer, myAppointments }, input) => {
      requireOwnCustomer(input.line_user_user_id, viewer.customer);
      if (input.name === undefined) return presentPage(myAppointments, input, presentAppointment);
      const name = input.name.toLowerCase();
      const named = myAppointments.edges.filter(({ node }) => node.customerName.toLowerCase().includes(name));
      return pageFrom(
        named.map(({ node }) => presentAppointment(node)),
        input,
      );
    },
  }),
];

import { z } from "zod";
import { idAnswer } from "../../answers.ts";
import { lineVariables, newContents } from "../../appointmentDetails.ts";
import { appointmentFilterInput, appointmentFilterVariables } from "../../appointmentList.ts";
import {
  APPOINTMENT_FIELDS,
  type AppointmentData,
  appointment,
  presentAppointment,
} from "../../entities/appointment.ts";
import { requireOwn } from "../../entities/customer.ts";
import { document } from "../../graphql.ts";
import {
  type Connection,
  longPageInput,
  pageFrom,
  pageOf,
  pageVariables,
  presentPage,
  WHOLE_LIST,
} from "../../paging.ts";
import { writeKey } from "../../readRequest.ts";
import { type Route, route } from "../../route.ts";
import { WHO_ASKS } from "../../whoAsks.ts";
import { claimedCustomer, instant, optional, required, text } from "../../wire.ts";

const PATH = "/line/user/appointment";

/** The start of the whole; a form that keeps it on its first content may leave it there. */
function startOf(input: {
  start_time?: string | undefined;
  appointment_content: readonly { start_time?: string | undefined }[];
}): string | undefined {
  return input.start_time ?? input.appointment_content[0]?.start_time;
}

export const appointmentRoutes: readonly Route[] = [
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
      "SLOT_TAKEN",
      "STAFF_NOT_AVAILABLE",
      "OUTSIDE_BOOKING_WINDOW",
    ],
    rowsIn: "appointment_content",
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
      .refine((input) => startOf(input) !== undefined, { path: ["start_time"] }),
    answer: idAnswer,
    before: {
      documents: [WHO_ASKS.node],
      async ask({ line_user_user_id: claimed }, ask) {
        if (claimed !== undefined) requireOwn(claimed, (await ask(WHO_ASKS)).viewer.customer);
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
    answer: pageOf(appointment),
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
    // A customer's appointments mostly bear one name: GraphQL has no filter for it.
    variables: (input) => ({
      filter: appointmentFilterVariables(input),
      ...(input.name === undefined ? pageVariables(input) : { first: WHOLE_LIST }),
    }),
    present: ({ viewer, myAppointments }, input) => {
      requireOwn(input.line_user_user_id, viewer.customer);
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

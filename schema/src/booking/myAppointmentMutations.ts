import { builder, open } from "../builder.ts";
import { Appointment } from "./appointment.ts";
import { bookAppointment } from "./bookAppointment.ts";
import { cancelMyAppointment } from "./cancelAppointment.ts";
import { moveMyAppointment } from "./rescheduleAppointment.ts";
import { writtenAppointment } from "./writtenAppointment.ts";

export const AppointmentLineInput = builder.inputType("AppointmentLineInput", {
  description: "A service to book. It takes as long as the service does.",
  fields: (t) => ({
    serviceId: t.id({ required: true, description: "Which service." }),
    staffMemberId: t.id({ description: "Who is asked for. Null: not specified." }),
    startsAt: t.field({
      type: "DateTime",
      description: "When it begins; for staff alone. Left out: when the line before ends.",
    }),
    note: t.string({ description: "A remark; at most 2000 characters." }),
  }),
});

const BookAppointmentInput = builder.inputType("BookAppointmentInput", {
  description: "A booking by a customer. Ends, state and source are the server's own.",
  fields: (t) => ({
    customerName: t.string({ required: true, description: "Who comes; 1 to 200 characters." }),
    customerPhone: t.string({ required: true, description: "Their phone number; 1 to 50 characters." }),
    note: t.string({
      required: true,
      defaultValue: "",
      description: "For the store; at most 2000 characters.",
    }),
    startsAt: t.field({
      type: "DateTime",
      required: true,
      description: "When the first service begins: at 10:00, 14:00 or 18:00 of the store's clock.",
    }),
    lines: t.field({
      type: [AppointmentLineInput],
      required: true,
      description: "1 to 20 services; each begins when the one before ends.",
    }),
    idempotencyKey: t.string({
      description:
        "A text of the client's own: repeated within 24 hours it returns the first appointment and creates nothing.",
    }),
  }),
});

builder.mutationField("bookAppointment", (t) =>
  t.prismaField({
    type: Appointment,
    ...open("customer"),
    args: { input: t.arg({ type: BookAppointmentInput, required: true, description: "The booking." }) },
    description:
      "Books an appointment, which waits for review and holds its time from now on. For customers. Errors: CUSTOMER_BLOCKED, SLOT_TAKEN and STAFF_NOT_AVAILABLE (with the nearest alternatives), OUTSIDE_BOOKING_WINDOW, NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await bookAppointment(context, input);
      return writtenAppointment(context, query, id);
    },
  }),
);

const CancelMyAppointmentInput = builder.inputType("CancelMyAppointmentInput", {
  description: "An appointment to call off.",
  fields: (t) => ({ id: t.id({ required: true, description: "One's own appointment." }) }),
});

builder.mutationField("cancelMyAppointment", (t) =>
  t.prismaField({
    type: Appointment,
    ...open("customer"),
    args: { input: t.arg({ type: CancelMyAppointmentInput, required: true, description: "Which." }) },
    description:
      "Calls one's own appointment off, up to the store's cut-off; its time is free again. For customers. Errors: NOT_FOUND, APPOINTMENT_STATE_FORBIDS, OUTSIDE_BOOKING_WINDOW (too late).",
    resolve: async (query, _root, { input }, context) => {
      const id = await cancelMyAppointment(context, input);
      return writtenAppointment(context, query, id);
    },
  }),
);

const MoveMyAppointmentInput = builder.inputType("MoveMyAppointmentInput", {
  description: "Another time for an appointment.",
  fields: (t) => ({
    id: t.id({ required: true, description: "One's own appointment." }),
    startsAt: t.field({
      type: "DateTime",
      required: true,
      description: "When the first service begins: at 10:00, 14:00 or 18:00 of the store's clock.",
    }),
  }),
});

builder.mutationField("moveMyAppointment", (t) =>
  t.prismaField({
    type: Appointment,
    ...open("customer"),
    args: { input: t.arg({ type: MoveMyAppointmentInput, required: true, description: "The change." }) },
    description:
      "Moves one's own appointment, up to the store's cut-off; it waits for review again. For customers. Errors: NOT_FOUND, CUSTOMER_BLOCKED, APPOINTMENT_STATE_FORBIDS, OUTSIDE_BOOKING_WINDOW (too late, or the new time is none for customers), SLOT_TAKEN, STAFF_NOT_AVAILABLE.",
    resolve: async (query, _root, { input }, context) => {
      const id = await moveMyAppointment(context, input);
      return writtenAppointment(context, query, id);
    },
  }),
);

import { allow, builder } from "../../builder.ts";
import { PHONE_INPUT } from "../../contactInput.ts";
import { writtenRow } from "../../execution/writtenRow.ts";
import { RECORDS_CLAIM } from "../../idempotency/claimExtension.ts";
import { bookAppointment } from "../bookings/bookAppointment.ts";
import { Appointment } from "./appointment.ts";
import { cancelMyAppointment } from "./cancelAppointment.ts";
import { reloadAppointment } from "./reloadAppointment.ts";
import { moveMyAppointment } from "./rescheduleAppointment.ts";

export const AppointmentLineInput = builder.inputType("AppointmentLineInput", {
  description: "A service to book, with its own duration.",
  fields: (t) => ({
    serviceId: t.id({ required: true, description: "The service." }),
    staffMemberId: t.id({ description: "The requested staff member. Null: “not specified”." }),
    startsAt: t.field({
      type: "DateTime",
      description: "The start; for staff only. Omitted: the end of the previous item.",
    }),
    note: t.string({ description: "A note; at most 2000 characters." }),
  }),
});

const BookAppointmentInput = builder.inputType("BookAppointmentInput", {
  description: "A booking by a customer. The server decides the end times, state, and source.",
  fields: (t) => ({
    customerName: t.string({
      required: true,
      description: "The name of the person who comes; 1 to 200 characters.",
    }),
    customerPhone: t.string({ required: true, description: PHONE_INPUT }),
    note: t.string({
      required: true,
      defaultValue: "",
      description: "A note for the store; at most 2000 characters.",
    }),
    startsAt: t.field({
      type: "DateTime",
      required: true,
      description: "The start of the first service: 10:00, 14:00, or 18:00 in the store's time zone.",
    }),
    lines: t.field({
      type: [AppointmentLineInput],
      required: true,
      description: "1 to 20 services, each starting when the previous one ends.",
    }),
    idempotencyKey: t.string({
      description:
        "An idempotency key chosen by the client. A repetition within 24 hours returns the first appointment and creates nothing.",
    }),
  }),
});

builder.mutationField("bookAppointment", (t) =>
  t.rowField({
    type: Appointment,
    ...allow("customer"),
    ...RECORDS_CLAIM,
    args: { input: t.arg({ type: BookAppointmentInput, required: true, description: "The booking." }) },
    description:
      "Books an appointment, which waits for review and reserves its time. For customers. Errors: CUSTOMER_BLOCKED, BOOKING_LIMIT, SLOT_TAKEN and STAFF_NOT_AVAILABLE (with the nearest alternatives), OUTSIDE_BOOKING_WINDOW, NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) =>
      writtenRow(context.prisma.appointment, query, await bookAppointment(context, input)),
  }),
);

const CancelMyAppointmentInput = builder.inputType("CancelMyAppointmentInput", {
  description: "An appointment to cancel.",
  fields: (t) => ({ id: t.id({ required: true, description: "One of the customer's own appointments." }) }),
});

builder.mutationField("cancelMyAppointment", (t) =>
  t.rowField({
    type: Appointment,
    ...allow("customer"),
    args: {
      input: t.arg({
        type: CancelMyAppointmentInput,
        required: true,
        description: "The target of the operation.",
      }),
    },
    description:
      "Cancels one of the customer's own appointments, until the store's cancellation deadline; its time is free again. For customers. Errors: NOT_FOUND, APPOINTMENT_STATE_FORBIDS, OUTSIDE_BOOKING_WINDOW (too late).",
    resolve: async (query, _root, { input }, context) => {
      const id = await cancelMyAppointment(context, input);
      return reloadAppointment(context, query, id);
    },
  }),
);

const MoveMyAppointmentInput = builder.inputType("MoveMyAppointmentInput", {
  description: "A new time for an appointment.",
  fields: (t) => ({
    id: t.id({ required: true, description: "One of the customer's own appointments." }),
    startsAt: t.field({
      type: "DateTime",
      required: true,
      description: "The start of the first service: 10:00, 14:00, or 18:00 in the store's time zone.",
    }),
  }),
});

builder.mutationField("moveMyAppointment", (t) =>
  t.rowField({
    type: Appointment,
    ...allow("customer"),
    args: { input: t.arg({ type: MoveMyAppointmentInput, required: true, description: "The change." }) },
    description:
      "Moves one of the customer's own appointments, until the store's cancellation deadline; it waits for review again. For customers. Errors: NOT_FOUND, CUSTOMER_BLOCKED, BOOKING_LIMIT, APPOINTMENT_STATE_FORBIDS, OUTSIDE_BOOKING_WINDOW (too late, or the new time is not offered to customers), SLOT_TAKEN, STAFF_NOT_AVAILABLE.",
    resolve: async (query, _root, { input }, context) => {
      const id = await moveMyAppointment(context, input);
      return reloadAppointment(context, query, id);
    },
  }),
);

import { builder } from "../../builder.ts";
import { Appointment } from "../appointments/appointment.ts";
import { AppointmentDetailsInput, OUTSIDE_HOURS } from "../appointments/appointmentMutations.ts";
import { AppointmentLineInput } from "../appointments/myAppointmentMutations.ts";
import { reloadAppointment } from "../appointments/reloadAppointment.ts";
import { ShiftStateEnum } from "../bookingEnums.ts";
import { createAppointment, createAppointments } from "./createAppointments.ts";

export const CreateAppointmentInput = builder.inputType("CreateAppointmentInput", {
  description: "An appointment that staff enter.",
  fields: (t) => ({
    details: t.field({ type: AppointmentDetailsInput, required: true, description: "The values to write." }),
    lines: t.field({ type: [AppointmentLineInput], required: true, description: "1 to 20 services." }),
    walkIn: t.boolean({
      description:
        "Whether the person came without an appointment; then no phone number is required. Omitted: false.",
    }),
    confirmed: t.boolean({
      description:
        "Whether the appointment is confirmed at once, which assigns “not specified” items as a review does and notifies the customer. Omitted or false: it waits for review.",
    }),
    outsideHours: t.boolean({ description: OUTSIDE_HOURS }),
  }),
});

builder.mutationField("createAppointment", (t) =>
  t.rowField({
    type: Appointment,
    args: {
      input: t.arg({ type: CreateAppointmentInput, required: true, description: "The appointment." }),
    },
    description:
      "Creates an appointment, which waits for review unless it is `confirmed`. Errors: NOT_FOUND, INVALID_INPUT, SLOT_TAKEN and STAFF_NOT_AVAILABLE (with the nearest alternatives), OUTSIDE_BOOKING_WINDOW.",
    resolve: async (query, _root, { input }, context) => {
      const id = await createAppointment(context, input);
      return reloadAppointment(context, query, id);
    },
  }),
);

const CreateAppointmentsInput = builder.inputType("CreateAppointmentsInput", {
  description: "Appointments that staff enter.",
  fields: (t) => ({
    appointments: t.field({
      type: [CreateAppointmentInput],
      required: true,
      description: "1 to 1000 appointments; all or none.",
    }),
    atLeast: t.field({
      type: ShiftStateEnum,
      description: "The minimum state of a shift in which a staff member can be booked. Omitted: CONFIRMED.",
    }),
    outsideHours: t.boolean({ description: OUTSIDE_HOURS }),
  }),
});

builder.mutationField("createAppointments", (t) =>
  t.rowField({
    type: [Appointment],
    args: {
      input: t.arg({ type: CreateAppointmentsInput, required: true, description: "The appointments." }),
    },
    description:
      "Creates appointments in the given order; all or none. Errors, with the row: those of `createAppointment`.",
    resolve: async (query, _root, { input }, context) => {
      const ids = await createAppointments(context, input);
      return context.prisma.appointment.findMany({
        ...query,
        where: { id: { in: ids } },
        orderBy: { id: "asc" },
      });
    },
  }),
);

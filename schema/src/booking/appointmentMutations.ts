import { builder } from "../builder.ts";
import { AppointmentState, ShiftState } from "../enums.ts";
import { globalId } from "../ids.ts";
import { Appointment } from "./appointment.ts";
import { cancelAppointment } from "./cancelAppointment.ts";
import { createAppointment, createAppointments } from "./createAppointments.ts";
import { deleteAppointmentItems, deleteAppointments } from "./deleteAppointments.ts";
import { AppointmentLineInput } from "./myAppointmentMutations.ts";
import { rescheduleAppointment } from "./rescheduleAppointment.ts";
import { reviewAppointment } from "./reviewAppointment.ts";
import { updateAppointment } from "./updateAppointment.ts";
import { writtenAppointment } from "./writtenAppointment.ts";

const AppointmentDetailsInput = builder.inputType("AppointmentDetailsInput", {
  description: "What staff write on an appointment. What is left out or null stays as it is.",
  fields: (t) => ({
    customerId: t.id({ description: "A customer in LINE; their name and phone fill what is left out." }),
    customerName: t.string({
      description: "Who comes; 1 to 200 characters. A new appointment without a customer needs it.",
    }),
    customerPhone: t.string({
      description:
        "Their phone number; at most 50 characters. An appointment without a customer is never without it.",
    }),
    note: t.string({ description: "A remark; at most 2000 characters." }),
    startsAt: t.field({
      type: "DateTime",
      description:
        "When it begins, from today on; a new appointment needs it. Later on it moves all lines that are given no start of their own, by the same span.",
    }),
  }),
});

const CreateAppointmentInput = builder.inputType("CreateAppointmentInput", {
  description: "An appointment to enter by hand.",
  fields: (t) => ({
    details: t.field({ type: AppointmentDetailsInput, required: true, description: "What to write." }),
    lines: t.field({ type: [AppointmentLineInput], required: true, description: "1 to 20 services." }),
  }),
});

builder.mutationField("createAppointment", (t) =>
  t.prismaField({
    type: Appointment,
    args: {
      input: t.arg({ type: CreateAppointmentInput, required: true, description: "The appointment." }),
    },
    description:
      "Enters an appointment, which waits for review. Errors: NOT_FOUND, INVALID_INPUT, SLOT_TAKEN and STAFF_NOT_AVAILABLE (with the nearest alternatives), OUTSIDE_BOOKING_WINDOW.",
    resolve: async (query, _root, { input }, context) => {
      const id = await createAppointment(context, input);
      return writtenAppointment(context, query, id);
    },
  }),
);

const CreateAppointmentsInput = builder.inputType("CreateAppointmentsInput", {
  description: "Appointments to enter by hand.",
  fields: (t) => ({
    appointments: t.field({
      type: [CreateAppointmentInput],
      required: true,
      description: "1 to 1000 appointments, all or none.",
    }),
    atLeast: t.field({
      type: ShiftState,
      description: "How far a shift must have come for somebody to be booked in it; left out: CONFIRMED.",
    }),
  }),
});

builder.mutationField("createAppointments", (t) =>
  t.prismaField({
    type: [Appointment],
    args: {
      input: t.arg({ type: CreateAppointmentsInput, required: true, description: "The appointments." }),
    },
    description:
      "Enters appointments, all or none, in the given order. Errors, with the row: those of `createAppointment`.",
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

const AppointmentLineChangeInput = builder.inputType("AppointmentLineChangeInput", {
  description: "A line to change, or without `id` one to add. What is left out stays as it is.",
  fields: (t) => ({
    id: t.id({ description: "The line. Left out: a new one." }),
    serviceId: t.id({
      description: "Which service; another one counts as it is today. A new line needs it.",
    }),
    staffMemberId: t.id({ description: "Who does it. Null: not specified. Left out: stays." }),
    startsAt: t.field({
      type: "DateTime",
      description:
        "When it begins. Left out: a line that is there stays, or moves with the appointment; a new one follows the last.",
    }),
    note: t.string({ description: "A remark; at most 2000 characters." }),
  }),
});

const UpdateAppointmentInput = builder.inputType("UpdateAppointmentInput", {
  description: "A change of one appointment.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The appointment." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    details: t.field({ type: AppointmentDetailsInput, description: "What to write." }),
    lines: t.field({ type: [AppointmentLineChangeInput], description: "Lines to change and to add." }),
    removeItemIds: t.idList({ description: "Lines to take away; one must be left, and at most 20." }),
  }),
});

builder.mutationField("updateAppointment", (t) =>
  t.prismaField({
    type: Appointment,
    args: { input: t.arg({ type: UpdateAppointmentInput, required: true, description: "The change." }) },
    description:
      "Changes an appointment that waits for review. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, APPOINTMENT_STATE_FORBIDS, SLOT_TAKEN and STAFF_NOT_AVAILABLE (with the nearest alternatives), OUTSIDE_BOOKING_WINDOW.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateAppointment(context, input);
      return writtenAppointment(context, query, id);
    },
  }),
);

const ReviewAppointmentInput = builder.inputType("ReviewAppointmentInput", {
  description: "The review of an appointment, which happens once.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The appointment." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    decision: t.field({
      type: AppointmentState,
      required: true,
      description: "CONFIRMED or CANCELLED (rejected); PENDING is INVALID_INPUT.",
    }),
    details: t.field({ type: AppointmentDetailsInput, description: "What to write as well." }),
    lines: t.field({
      type: [AppointmentLineChangeInput],
      description: "Lines to change and to add as well.",
    }),
  }),
});

builder.mutationField("reviewAppointment", (t) =>
  t.prismaField({
    type: Appointment,
    args: { input: t.arg({ type: ReviewAppointmentInput, required: true, description: "The review." }) },
    description:
      "Confirms an appointment that waits for review, or rejects it. Confirming checks its time again and gives every line that is “not specified” to somebody: who has the fewest booked minutes that day, then who was booked least recently. Errors: those of `updateAppointment`.",
    resolve: async (query, _root, { input }, context) => {
      const id = await reviewAppointment(context, input);
      return writtenAppointment(context, query, id);
    },
  }),
);

const AssignItemInput = builder.inputType("AssignItemInput", {
  description: "Who does a line.",
  fields: (t) => ({
    itemId: t.id({ required: true, description: "The line." }),
    staffMemberId: t.id({ description: "Who. Null: not specified." }),
  }),
});

const RescheduleAppointmentInput = builder.inputType("RescheduleAppointmentInput", {
  description: "Another time, other people, or both.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The appointment." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    startsAt: t.field({
      type: "DateTime",
      description: "When it begins; all lines move by the same span. Left out: it stays.",
    }),
    assign: t.field({ type: [AssignItemInput], description: "Lines that are given to others." }),
  }),
});

builder.mutationField("rescheduleAppointment", (t) =>
  t.prismaField({
    type: Appointment,
    args: { input: t.arg({ type: RescheduleAppointmentInput, required: true, description: "The change." }) },
    description:
      "Moves an appointment, pending or confirmed, or gives its lines to others; it stays in its state. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, APPOINTMENT_STATE_FORBIDS, SLOT_TAKEN and STAFF_NOT_AVAILABLE (with the nearest alternatives), OUTSIDE_BOOKING_WINDOW.",
    resolve: async (query, _root, { input }, context) => {
      const id = await rescheduleAppointment(context, input);
      return writtenAppointment(context, query, id);
    },
  }),
);

const CancelAppointmentInput = builder.inputType("CancelAppointmentInput", {
  description: "An appointment to call off.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The appointment." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
  }),
});

builder.mutationField("cancelAppointment", (t) =>
  t.prismaField({
    type: Appointment,
    args: { input: t.arg({ type: CancelAppointmentInput, required: true, description: "Which." }) },
    description:
      "Calls an appointment off; its time is free again. Errors: NOT_FOUND, CONFLICT, APPOINTMENT_STATE_FORBIDS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await cancelAppointment(context, input);
      return writtenAppointment(context, query, id);
    },
  }),
);

const DeleteAppointmentsInput = builder.inputType("DeleteAppointmentsInput", {
  description: "Appointments to remove.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them, all or none." }) }),
});

builder.mutationField("deleteAppointments", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteAppointmentsInput, required: true, description: "Which." }) },
    description: "Removes appointments from the books; returns their ids. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteAppointments(context, input.ids);
      return ids.map((id) => globalId("Appointment", id));
    },
  }),
);

const DeleteAppointmentItemsInput = builder.inputType("DeleteAppointmentItemsInput", {
  description: "Lines of appointments to remove.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them, all or none." }) }),
});

builder.mutationField("deleteAppointmentItems", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteAppointmentItemsInput, required: true, description: "Which." }) },
    description:
      "Removes lines of appointments that wait for review; returns their ids. An appointment keeps one at least. Errors: NOT_FOUND, INVALID_INPUT, APPOINTMENT_STATE_FORBIDS.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteAppointmentItems(context, input.ids);
      return ids.map((id) => globalId("AppointmentItem", id));
    },
  }),
);

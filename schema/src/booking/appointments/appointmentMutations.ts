import { builder } from "../../builder.ts";
import { PHONE_INPUT } from "../../contactInput.ts";
import { globalId } from "../../ids.ts";
import { AppointmentStateEnum, ShiftStateEnum } from "../bookingEnums.ts";
import { createAppointment, createAppointments } from "../entries/createAppointments.ts";
import { Appointment } from "./appointment.ts";
import { cancelAppointment } from "./cancelAppointment.ts";
import { deleteAppointmentItems, deleteAppointments } from "./deleteAppointments.ts";
import { AppointmentLineInput } from "./myAppointmentMutations.ts";
import { reloadAppointment } from "./reloadAppointment.ts";
import { rescheduleAppointment } from "./rescheduleAppointment.ts";
import { reviewAppointment } from "./reviewAppointment.ts";
import { updateAppointment } from "./updateAppointment.ts";

/** The description of the option that all mutations of an appointment's time have. */
const OUTSIDE_HOURS =
  "Whether staff accept times at which the store is closed, by its opening hours or a closure. Omitted or false: such a time fails with OUTSIDE_BOOKING_WINDOW and the reason CLOSED.";

const AppointmentDetailsInput = builder.inputType("AppointmentDetailsInput", {
  description: "An appointment as staff enter it. An omitted or null field stays unchanged.",
  fields: (t) => ({
    customerId: t.id({
      description: "A LINE customer, whose name and phone number are the defaults of those fields.",
    }),
    customerName: t.string({
      description:
        "The name of the person who comes; 1 to 200 characters. Required for a new appointment without a customer.",
    }),
    customerPhone: t.string({
      description: `${PHONE_INPUT} Required for an appointment without a customer, except for walk-ins.`,
    }),
    note: t.string({ description: "A note; at most 2000 characters." }),
    startsAt: t.field({
      type: "DateTime",
      description:
        "The start, from today on. Required for a new appointment. For an existing one, it moves all items without a start of their own by the same amount.",
    }),
  }),
});

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
  t.prismaField({
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
  t.prismaField({
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

const AppointmentLineChangeInput = builder.inputType("AppointmentLineChangeInput", {
  description: "An item to change, or to add if `id` is omitted. An omitted field stays unchanged.",
  fields: (t) => ({
    id: t.id({ description: "The item. Omitted: a new one." }),
    serviceId: t.id({
      description: "The service. A new choice is taken as it is today. Required for a new item.",
    }),
    staffMemberId: t.id({ description: "The staff member. Null: “not specified”. Omitted: unchanged." }),
    startsAt: t.field({
      type: "DateTime",
      description:
        "The start. Omitted: an existing item stays, or moves with the appointment; a new one follows the last.",
    }),
    note: t.string({ description: "A note; at most 2000 characters." }),
  }),
});

const UpdateAppointmentInput = builder.inputType("UpdateAppointmentInput", {
  description: "Changes of one appointment.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The appointment." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({ type: AppointmentDetailsInput, description: "The values to write." }),
    lines: t.field({ type: [AppointmentLineChangeInput], description: "Items to change or add." }),
    removeItemIds: t.idList({ description: "Items to remove; at least one must remain, and at most 20." }),
    outsideHours: t.boolean({ description: OUTSIDE_HOURS }),
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
      return reloadAppointment(context, query, id);
    },
  }),
);

const ReviewAppointmentInput = builder.inputType("ReviewAppointmentInput", {
  description: "A review of an appointment; each appointment is reviewed once.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The appointment." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    decision: t.field({
      type: AppointmentStateEnum,
      required: true,
      description: "CONFIRMED or CANCELLED (rejected); PENDING is INVALID_INPUT.",
    }),
    details: t.field({ type: AppointmentDetailsInput, description: "Other changes to make." }),
    lines: t.field({
      type: [AppointmentLineChangeInput],
      description: "Items to change or add.",
    }),
    outsideHours: t.boolean({ description: OUTSIDE_HOURS }),
  }),
});

builder.mutationField("reviewAppointment", (t) =>
  t.prismaField({
    type: Appointment,
    args: { input: t.arg({ type: ReviewAppointmentInput, required: true, description: "The review." }) },
    description:
      "Confirms or rejects an appointment that waits for review. Confirming checks its time again and assigns every “not specified” item, in order of time, to the person with the fewest booked minutes that day, then to the least recently booked, of those who are free and leave all other items possible. Minutes of the items assigned before count, so several items may get several people. Errors: those of `updateAppointment`.",
    resolve: async (query, _root, { input }, context) => {
      const id = await reviewAppointment(context, input);
      return reloadAppointment(context, query, id);
    },
  }),
);

const AssignItemInput = builder.inputType("AssignItemInput", {
  description: "The assignment of an item to a staff member.",
  fields: (t) => ({
    itemId: t.id({ required: true, description: "The item." }),
    staffMemberId: t.id({ description: "The staff member. Null: “not specified”." }),
  }),
});

const RescheduleAppointmentInput = builder.inputType("RescheduleAppointmentInput", {
  description: "A new time, new staff members, or both.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The appointment." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    startsAt: t.field({
      type: "DateTime",
      description: "The start; all items move by the same amount. Omitted: unchanged.",
    }),
    assign: t.field({ type: [AssignItemInput], description: "Items to assign to other staff members." }),
    outsideHours: t.boolean({ description: OUTSIDE_HOURS }),
  }),
});

builder.mutationField("rescheduleAppointment", (t) =>
  t.prismaField({
    type: Appointment,
    args: { input: t.arg({ type: RescheduleAppointmentInput, required: true, description: "The change." }) },
    description:
      "Moves a pending or confirmed appointment, or assigns its items to other staff; its state does not change. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, APPOINTMENT_STATE_FORBIDS, SLOT_TAKEN and STAFF_NOT_AVAILABLE (with the nearest alternatives), OUTSIDE_BOOKING_WINDOW.",
    resolve: async (query, _root, { input }, context) => {
      const id = await rescheduleAppointment(context, input);
      return reloadAppointment(context, query, id);
    },
  }),
);

const CancelAppointmentInput = builder.inputType("CancelAppointmentInput", {
  description: "An appointment to cancel.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The appointment." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
  }),
});

builder.mutationField("cancelAppointment", (t) =>
  t.prismaField({
    type: Appointment,
    args: {
      input: t.arg({
        type: CancelAppointmentInput,
        required: true,
        description: "The target of the operation.",
      }),
    },
    description:
      "Cancels an appointment; its time is free again. Errors: NOT_FOUND, CONFLICT, APPOINTMENT_STATE_FORBIDS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await cancelAppointment(context, input);
      return reloadAppointment(context, query, id);
    },
  }),
);

const DeleteAppointmentsInput = builder.inputType("DeleteAppointmentsInput", {
  description: "Appointments to delete.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them; all or none." }) }),
});

builder.mutationField("deleteAppointments", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteAppointmentsInput, required: true, description: "What to delete." }) },
    description: "Deletes appointments and returns their IDs. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteAppointments(context, input.ids);
      return ids.map((id) => globalId("Appointment", id));
    },
  }),
);

const DeleteAppointmentItemsInput = builder.inputType("DeleteAppointmentItemsInput", {
  description: "Items to remove from appointments.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them; all or none." }) }),
});

builder.mutationField("deleteAppointmentItems", (t) =>
  t.idList({
    args: {
      input: t.arg({ type: DeleteAppointmentItemsInput, required: true, description: "What to delete." }),
    },
    description:
      "Removes items from appointments that wait for review, and returns their IDs. Each appointment keeps at least one item. Errors: NOT_FOUND, INVALID_INPUT, APPOINTMENT_STATE_FORBIDS.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteAppointmentItems(context, input.ids);
      return ids.map((id) => globalId("AppointmentItem", id));
    },
  }),
);

import { builder } from "../../builder.ts";
import { PHONE_INPUT } from "../../contactInput.ts";
import { globalId } from "../../ids.ts";
import { AppointmentStateEnum, CancelledByEnum, VisitOutcomeEnum } from "../bookingEnums.ts";
import { Appointment } from "./appointment.ts";
import { cancelAppointment } from "./cancelAppointment.ts";
import { deleteAppointmentItems, deleteAppointments } from "./deleteAppointments.ts";
import { recordVisitOutcome } from "./recordVisitOutcome.ts";
import { reloadAppointment } from "./reloadAppointment.ts";
import { rescheduleAppointment } from "./rescheduleAppointment.ts";
import { reviewAppointment } from "./reviewAppointment.ts";
import { updateAppointment } from "./updateAppointment.ts";

/** The description of the option that all mutations of an appointment's time have. */
export const OUTSIDE_HOURS =
  "Whether staff accept times at which the store is closed, by its opening hours or a closure. Omitted or false: such a time fails with OUTSIDE_BOOKING_WINDOW and the reason CLOSED.";

const ONLY_PENDING =
  "Whether to refuse an appointment that was reviewed already, with APPOINTMENT_STATE_FORBIDS. Omitted: false.";

export const AppointmentDetailsInput = builder.inputType("AppointmentDetailsInput", {
  description: "An appointment as staff enter it. An omitted or null field stays unchanged.",
  fields: (t) => ({
    customerId: t.id({
      description: "A customer, whose name and phone number are the defaults of those fields.",
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
    onlyPending: t.boolean({ description: ONLY_PENDING }),
    outsideHours: t.boolean({ description: OUTSIDE_HOURS }),
  }),
});

builder.mutationField("updateAppointment", (t) =>
  t.rowField({
    type: Appointment,
    args: { input: t.arg({ type: UpdateAppointmentInput, required: true, description: "The change." }) },
    description:
      "Changes an appointment that waits for review or is confirmed. A confirmed one is judged by the same rules, gets staff for “not specified” items, and its customer is notified. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, APPOINTMENT_STATE_FORBIDS, SLOT_TAKEN and STAFF_NOT_AVAILABLE (with the nearest alternatives), OUTSIDE_BOOKING_WINDOW.",
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
  t.rowField({
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

const ItemLengthInput = builder.inputType("ItemLengthInput", {
  description: "The length of an item.",
  fields: (t) => ({
    itemId: t.id({ required: true, description: "The item." }),
    minutes: t.int({ required: true, description: "The length in minutes; 1 to 720." }),
  }),
});

const RescheduleAppointmentInput = builder.inputType("RescheduleAppointmentInput", {
  description: "A new time, new staff members, new lengths, or several of these.",
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
    lengths: t.field({
      type: [ItemLengthInput],
      description:
        "Items that take longer or shorter than their service. Later items move with the end of such an item; prices stay.",
    }),
    outsideHours: t.boolean({ description: OUTSIDE_HOURS }),
  }),
});

builder.mutationField("rescheduleAppointment", (t) =>
  t.rowField({
    type: Appointment,
    args: { input: t.arg({ type: RescheduleAppointmentInput, required: true, description: "The change." }) },
    description:
      "Moves a pending or confirmed appointment, assigns its items to other staff, or changes their lengths; its state does not change. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, APPOINTMENT_STATE_FORBIDS, SLOT_TAKEN and STAFF_NOT_AVAILABLE (with the nearest alternatives), OUTSIDE_BOOKING_WINDOW.",
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
    lateBy: t.field({
      type: CancelledByEnum,
      description:
        "Who canceled too late, which records the outcome LATE_CANCEL. Omitted or null: no outcome.",
    }),
  }),
});

builder.mutationField("cancelAppointment", (t) =>
  t.rowField({
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

const RecordVisitOutcomeInput = builder.inputType("RecordVisitOutcomeInput", {
  description: "The outcome of a visit.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The appointment." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    outcome: t.field({
      type: VisitOutcomeEnum,
      description: "One of `possibleOutcomes`. Null or omitted: removes the outcome.",
    }),
    cancelledBy: t.field({
      type: CancelledByEnum,
      description: "Who canceled. Required for LATE_CANCEL, and only allowed there.",
    }),
  }),
});

builder.mutationField("recordVisitOutcome", (t) =>
  t.rowField({
    type: Appointment,
    args: {
      input: t.arg({ type: RecordVisitOutcomeInput, required: true, description: "The outcome." }),
    },
    description:
      "Records how a visit went, or removes it. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, APPOINTMENT_STATE_FORBIDS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await recordVisitOutcome(context, input);
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
  fields: (t) => ({
    ids: t.idList({ required: true, description: "1 to 1000 of them; all or none." }),
    onlyPending: t.boolean({ description: ONLY_PENDING }),
  }),
});

builder.mutationField("deleteAppointmentItems", (t) =>
  t.idList({
    args: {
      input: t.arg({ type: DeleteAppointmentItemsInput, required: true, description: "What to delete." }),
    },
    description:
      "Removes items from appointments that wait for review or are confirmed, and returns their IDs. Each appointment keeps at least one item. Errors: NOT_FOUND, INVALID_INPUT, APPOINTMENT_STATE_FORBIDS.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteAppointmentItems(context, input.ids, {
        onlyPending: input.onlyPending ?? false,
      });
      return ids.map((id) => globalId("AppointmentItem", id));
    },
  }),
);

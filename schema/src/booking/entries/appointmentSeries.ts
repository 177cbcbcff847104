import { builder } from "../../builder.ts";
import { Appointment } from "../appointments/appointment.ts";
import { SlotRefusalEnum } from "../bookingEnums.ts";
import { createAppointmentSeries, type SeriesEntry } from "./createAppointmentSeries.ts";
import { CreateAppointmentInput } from "./entryMutations.ts";

const AppointmentSeriesEntry = builder.objectRef<SeriesEntry>("AppointmentSeriesEntry").implement({
  description: "What happened on one date of a series of appointments.",
  fields: (t) => ({
    startsAt: t.expose("startsAt", { type: "DateTime", description: "The requested start." }),
    appointment: t.rowField({
      type: Appointment,
      nullable: true,
      description: "The created appointment. Null: the date was not available.",
      resolve: (query, { appointmentId }, _args, { prisma }) =>
        appointmentId === null
          ? null
          : prisma.appointment.findUniqueOrThrow({ ...query, where: { id: appointmentId } }),
    }),
    reason: t.field({
      type: SlotRefusalEnum,
      nullable: true,
      description: "The reason if the date was not available. Null: it was booked.",
      resolve: ({ refusal }) => refusal?.params.reason ?? (refusal === null ? null : "TAKEN"),
    }),
    nearestStartsAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "The nearest start that is available instead. Null: the date was booked, or there is none.",
      resolve: ({ refusal }) => (refusal?.nearest == null ? null : new Date(refusal.nearest.startsAt)),
    }),
    nearestStaffName: t.string({
      nullable: true,
      description: "Who is available at `nearestStartsAt`. Null: no particular staff member.",
      resolve: ({ refusal }) => refusal?.nearest?.staffName ?? null,
    }),
  }),
});

const CreateAppointmentSeriesInput = builder.inputType("CreateAppointmentSeriesInput", {
  description: "An appointment that is repeated.",
  fields: (t) => ({
    appointment: t.field({
      type: CreateAppointmentInput,
      required: true,
      description: "The first appointment.",
    }),
    everyWeeks: t.int({ required: true, description: "The weeks between two appointments; 1 to 8." }),
    times: t.int({ required: true, description: "The number of appointments with the first; 1 to 12." }),
  }),
});

builder.mutationField("createAppointmentSeries", (t) =>
  t.field({
    type: [AppointmentSeriesEntry],
    args: {
      input: t.arg({ type: CreateAppointmentSeriesInput, required: true, description: "The series." }),
    },
    description:
      "Creates an appointment and its repetitions at the same time of the store's clock, as separate appointments. A date that is not available does not prevent the others: each date has its own result. Errors: NOT_FOUND, INVALID_INPUT.",
    resolve: (_root, { input }, context) => createAppointmentSeries(context, input),
  }),
);

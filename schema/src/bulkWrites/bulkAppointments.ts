import { AppointmentFilter, appointmentWhere } from "../booking/appointments/appointments.ts";
import { reviewAppointment } from "../booking/appointments/reviewAppointment.ts";
import { AppointmentStateEnum } from "../booking/bookingEnums.ts";
import { builder } from "../builder.ts";
import { zoneOfRanges } from "../dateRange.ts";
import { BulkResult, SELECTION } from "./bulkResult.ts";
import { bulkWrite, selectedRows } from "./bulkWrite.ts";

const AppointmentSelection = builder.inputType("AppointmentSelection", {
  description: SELECTION,
  fields: (t) => ({
    ids: t.idList({ description: "The appointments." }),
    filter: t.field({ type: AppointmentFilter, description: "All appointments that it matches." }),
  }),
});

const ReviewAppointmentsInput = builder.inputType("ReviewAppointmentsInput", {
  description: "A decision on several pending appointments.",
  fields: (t) => ({
    appointments: t.field({ type: AppointmentSelection, required: true, description: "The appointments." }),
    decision: t.field({
      type: AppointmentStateEnum,
      required: true,
      description: "CONFIRMED or CANCELLED.",
    }),
  }),
});

builder.mutationField("reviewAppointments", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: ReviewAppointmentsInput, required: true, description: "The decision." }) },
    description:
      "Confirms or declines each pending appointment, the earliest entry first. Rows are refused with NOT_FOUND, APPOINTMENT_STATE_FORBIDS, SLOT_TAKEN, STAFF_NOT_AVAILABLE, or OUTSIDE_BOOKING_WINDOW. Errors: INVALID_INPUT.",
    resolve: async (_root, { input: { appointments: selection, decision } }, context) => {
      const rows = await selectedRows(context, {
        type: "Appointment",
        selection,
        find: async (filter, take) =>
          context.prisma.appointment.findMany({
            where: appointmentWhere(filter, await zoneOfRanges(context.prisma, [filter.startsAt])),
            select: { id: true },
            orderBy: { id: "asc" },
            take,
          }),
      });
      return bulkWrite(context, "Appointment", rows, (id) => reviewAppointment(context, { id, decision }));
    },
  }),
);

import { allow, builder } from "../../builder.ts";
import type { Change } from "../../context.ts";
import { ChangeKindEnum } from "../../enums.ts";
import { filterOwnChanges } from "../../filterOwnChanges.ts";
import { globalId } from "../../ids.ts";
import { calendarChanges } from "../availability/calendarChanges.ts";
import { Appointment } from "./appointment.ts";
import { visibleAppointments } from "./readableAppointments.ts";

export const AppointmentChange = builder.objectRef<Change>("AppointmentChange").implement({
  description: "A change of an appointment.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ChangeKindEnum, description: "The kind of event." }),
    appointmentId: t.id({
      description: "The global ID of the appointment.",
      resolve: ({ id }) => globalId("Appointment", id),
    }),
    customerId: t.id({
      nullable: true,
      authScopes: { admin: true },
      description: "The global ID of the customer. Null: there is none. For admins.",
      resolve: ({ customerId }) => (customerId === null ? null : globalId("Customer", customerId)),
    }),
    appointment: t.rowField({
      type: Appointment,
      nullable: true,
      description: "The appointment as it is now. Null: it was deleted, or the viewer may not read it.",
      resolve: async (query, { kind, id }, _args, context) => {
        if (kind === "DELETED") return null;
        const visible = await visibleAppointments(context);
        return context.prisma.appointment.findFirst({ ...query, where: { AND: [{ id }, visible] } });
      },
    }),
  }),
});

builder.subscriptionField("appointmentChanged", (t) =>
  t.field({
    type: AppointmentChange,
    ...allow("staff"),
    description: "Every created, changed, or deleted appointment. For staff.",
    subscribe: (_root, _args, { changes }) => changes.appointments(),
    resolve: (change) => change,
  }),
);

builder.subscriptionField("myAppointmentChanged", (t) =>
  t.field({
    type: AppointmentChange,
    ...allow("customer"),
    description: "Changes of the signed-in customer's own appointments. For customers.",
    subscribe: (_root, _args, { changes, viewer }) => filterOwnChanges(changes.appointments(), viewer),
    resolve: (change) => change,
  }),
);

const CalendarChange = builder.objectRef<{ at: Date }>("CalendarChange").implement({
  description: "A change of free or busy times.",
  fields: (t) => ({ at: t.expose("at", { type: "DateTime", description: "The time of the event." }) }),
});

builder.subscriptionField("calendarChanged", (t) =>
  t.field({
    type: CalendarChange,
    ...allow("public"),
    description: "Changes of free and busy times, at most twice a second. Public.",
    subscribe: (_root, _args, { changes, now }) => calendarChanges(changes, now),
    resolve: (change) => change,
  }),
);

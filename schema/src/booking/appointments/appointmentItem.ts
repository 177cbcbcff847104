import { builder } from "../../builder.ts";
import { serviceAbbreviation } from "../../domain/appointments/serviceRules.ts";
import { StaffMember } from "../../identity/staffMember.ts";
import { Service } from "../services/service.ts";

export const AppointmentItem = builder.prismaNode("AppointmentItem", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "One service of an appointment, as it was when it was booked.",
  select: { appointmentId: true },
  fields: (t) => ({
    appointment: t.relation("appointment", { description: "The appointment that contains the item." }),
    staffMember: t.relation("staffMember", {
      type: StaffMember,
      nullable: true,
      description: "The assigned staff member. Null: “not specified”.",
    }),
    service: t.relation("service", {
      type: Service,
      nullable: true,
      description: "The service as it is today. Null: it was deleted.",
    }),
    serviceName: t.exposeString("serviceName", {
      description: "The name of the service at the time of booking.",
    }),
    serviceMinutes: t.exposeInt("serviceMinutes", {
      description: "The duration in minutes at the time of booking.",
    }),
    servicePrice: t.expose("servicePrice", {
      type: "Decimal",
      description: "The price at the time of booking, in dollars.",
    }),
    abbreviation: t.string({
      select: { serviceName: true, service: { select: { abbreviation: true } } },
      description:
        "The text for the timetable: the service's abbreviation, otherwise the first character of `serviceName`.",
      resolve: ({ serviceName, service }) =>
        serviceAbbreviation({ abbreviation: service?.abbreviation ?? "", name: serviceName }),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "When the item starts." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "When the item ends." }),
    note: t.exposeString("note", { description: "A note; may be empty." }),
  }),
});

import { builder } from "../builder.ts";
import { serviceAbbreviation } from "../domain/serviceRules.ts";
import { StaffMember } from "../identity/staffMember.ts";
import { Service } from "./service.ts";

export const AppointmentItem = builder.prismaNode("AppointmentItem", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "One service of an appointment, as the service was when it was booked.",
  select: { appointmentId: true },
  fields: (t) => ({
    appointment: t.relation("appointment", { description: "What it belongs to." }),
    staffMember: t.relation("staffMember", {
      type: StaffMember,
      nullable: true,
      description: "Who serves. Null: not specified.",
    }),
    service: t.relation("service", {
      type: Service,
      nullable: true,
      description: "The service as it is today. Null: it is gone.",
    }),
    serviceName: t.exposeString("serviceName", { description: "What the service was called." }),
    serviceMinutes: t.exposeInt("serviceMinutes", { description: "How long it took." }),
    servicePrice: t.expose("servicePrice", { type: "Decimal", description: "What it cost, in dollars." }),
    abbreviation: t.string({
      select: { serviceName: true, service: { select: { abbreviation: true } } },
      description:
        "What the timetable shows: the service's abbreviation, else the first character of `serviceName`.",
      resolve: ({ serviceName, service }) =>
        serviceAbbreviation({ abbreviation: service?.abbreviation ?? "", name: serviceName }),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "When it starts." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "When it ends." }),
    note: t.exposeString("note", { description: "A remark; may be empty." }),
  }),
});

import { builder } from "../builder.ts";
import { customerDeadline } from "../domain/appointmentState.ts";
import { AppointmentAction, AppointmentSource, AppointmentState } from "../enums.ts";
import { Customer } from "../identity/customer.ts";
import { isAppointmentVisible, isCustomerVisible } from "../nodeVisibility.ts";
import { Permission } from "../permission.ts";
import { AuditEntry, historyOf } from "../shop/history.ts";
import { AppointmentItem } from "./appointmentItem.ts";
import { cutOffMinutes } from "./cutOff.ts";
import { mayChange } from "./mayChange.ts";

export const Appointment = builder.prismaNode("Appointment", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "That somebody comes to be served. Visible to staff and to the customer whose it is.",
  select: { customerId: true },
  authScopes: (appointment, { viewer }) => isAppointmentVisible(appointment, viewer),
  fields: (t) => ({
    number: t.exposeInt("id", { description: "The number that people say." }),
    customer: t.field({
      type: Customer,
      nullable: true,
      select: (_args, _context, nested) => ({ customer: nested({ select: { id: true } }) }),
      description:
        "The customer whose it is. Null: entered for somebody who is not in LINE, or the viewer may not see customers.",
      resolve: ({ customer }, _args, { viewer }) =>
        customer !== null && isCustomerVisible(customer, viewer) ? customer : null,
    }),
    customerReachable: t.field({
      type: "Boolean",
      nullable: true,
      authScopes: { staff: true },
      select: { customer: { select: { reachable: true } } },
      description:
        "Whether the customer whose it is is a friend of the shop's LINE account, which alone messages reach. Null: not known, or nobody in LINE. Staff only.",
      resolve: ({ customer }) => customer?.reachable ?? null,
    }),
    customerName: t.exposeString("customerName", { description: "Who comes." }),
    customerPhone: t.exposeString("customerPhone", { description: "Their phone number; may be empty." }),
    source: t.expose("source", { type: AppointmentSource, description: "How it came in." }),
    state: t.expose("state", { type: AppointmentState, description: "How far it has come." }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "When its first item starts." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "When its last item ends." }),
    note: t.exposeString("note", { description: "A remark; may be empty." }),
    items: t.relation("items", {
      type: AppointmentItem,
      query: { orderBy: [{ startsAt: "asc" }, { id: "asc" }] },
      description: "What is done, by time; 1 to 20.",
    }),
    can: t.field({
      type: Permission,
      args: { action: t.arg({ type: AppointmentAction, required: true, description: "The action." }) },
      select: { state: true, startsAt: true },
      description:
        "Whether the viewer may do this now: admins by its state, the customer also until `changeableUntil`.",
      resolve: (appointment, { action }, context) => mayChange(context, appointment, action),
    }),
    changeableUntil: t.field({
      type: "DateTime",
      select: { startsAt: true },
      description: "Until when the customer may cancel or move it, that instant included.",
      resolve: async ({ startsAt }, _args, { prisma }) =>
        customerDeadline(startsAt, await cutOffMinutes(prisma)),
    }),
    history: t.prismaField({
      type: [AuditEntry],
      description: "What staff did to it, newest first; at most 100 entries. Staff only.",
      authScopes: { staff: true },
      select: { id: true },
      resolve: (query, { id }, _args, context) => historyOf(query, context, "Appointment", id),
    }),
    version: t.exposeInt("version", { description: "Counts the edits." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it came in." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});

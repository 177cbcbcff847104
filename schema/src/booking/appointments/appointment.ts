import { builder } from "../../builder.ts";
import { customerDeadline } from "../../domain/appointments/appointmentState.ts";
import { possibleOutcomes } from "../../domain/appointments/visitOutcome.ts";
import { Customer } from "../../identity/customer.ts";
import { isCustomerVisible } from "../../nodeVisibility.ts";
import { Permission } from "../../permission.ts";
import { AuditEntry, historyOf } from "../../shop/store/history.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { isAdmin, isStaff } from "../../viewer.ts";
import {
  AppointmentActionEnum,
  AppointmentSourceEnum,
  AppointmentStateEnum,
  CancelledByEnum,
  VisitOutcomeEnum,
} from "../bookingEnums.ts";
import { AppointmentItem } from "./appointmentItem.ts";
import { cancellationDeadline } from "./cancellationDeadline.ts";
import { canModify } from "./canModify.ts";
import { isAppointmentVisible } from "./readableAppointments.ts";
import { visitFacts } from "./recordVisitOutcome.ts";

export const Appointment = builder.prismaNode("Appointment", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "An appointment of a customer. Visible to staff and to the customer who owns it.",
  select: { customerId: true },
  authScopes: (appointment, { viewer }) => isAppointmentVisible(appointment, viewer),
  fields: (t) => ({
    number: t.exposeInt("id", { description: "The number that people use when they refer to it." }),
    customer: t.field({
      type: Customer,
      nullable: true,
      select: (_args, _context, nested) => ({ customer: nested({ select: { id: true } }) }),
      description:
        "The customer who owns the appointment. Null: it was entered for a person without LINE, or the viewer may not see customers.",
      resolve: ({ customer }, _args, { viewer }) =>
        customer !== null && isCustomerVisible(customer, viewer) ? customer : null,
    }),
    customerReachable: t.field({
      type: "Boolean",
      nullable: true,
      authScopes: { staff: true },
      select: { customer: { select: { reachable: true } } },
      description:
        "Whether the customer is a friend of the shop's LINE account; only friends receive messages. Null: unknown, or there is no customer. Staff only.",
      resolve: ({ customer }) => customer?.reachable ?? null,
    }),
    customerName: t.exposeString("customerName", { description: "The name of the person who comes." }),
    customerPhone: t.exposeString("customerPhone", {
      description: "The phone number; may be empty.",
    }),
    walkIn: t.exposeBoolean("walkIn", {
      description: "Whether the person came without an appointment; they may have given no phone number.",
    }),
    source: t.expose("source", { type: AppointmentSourceEnum, description: "How it was created." }),
    state: t.expose("state", { type: AppointmentStateEnum, description: "Its state." }),
    outcome: t.field({
      type: VisitOutcomeEnum,
      nullable: true,
      select: { outcome: true },
      description: "How the visit went. Null: staff have not recorded it, or the viewer is not staff.",
      resolve: ({ outcome }, _args, { viewer }) => (isStaff(viewer) ? outcome : null),
    }),
    cancelledBy: t.field({
      type: CancelledByEnum,
      nullable: true,
      select: { cancelledBy: true },
      description:
        "Who canceled, if `outcome` is LATE_CANCEL. Null otherwise, or when the viewer is not staff.",
      resolve: ({ cancelledBy }, _args, { viewer }) => (isStaff(viewer) ? cancelledBy : null),
    }),
    possibleOutcomes: t.field({
      type: [VisitOutcomeEnum],
      select: { state: true, startsAt: true },
      description: "The outcomes that the viewer may record now. Empty: none, or the viewer is not an admin.",
      resolve: async (appointment, _args, context) =>
        isAdmin(context.viewer)
          ? possibleOutcomes(visitFacts(appointment, await shopTimeZone(context.prisma), context.now()))
          : [],
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "When the first item starts." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "When the last item ends." }),
    note: t.exposeString("note", { description: "A note; may be empty." }),
    items: t.relation("items", {
      type: AppointmentItem,
      query: { orderBy: [{ startsAt: "asc" }, { id: "asc" }] },
      description: "The booked services, by time; 1 to 20.",
    }),
    can: t.field({
      type: Permission,
      args: { action: t.arg({ type: AppointmentActionEnum, required: true, description: "The action." }) },
      select: { state: true, startsAt: true },
      description:
        "Whether the viewer may perform this action now. Admins: depending on the state; the customer: also only until `changeableUntil`.",
      resolve: (appointment, { action }, context) => canModify(context, appointment, action),
    }),
    changeableUntil: t.field({
      type: "DateTime",
      select: { startsAt: true },
      description: "The last instant at which the customer may cancel or move the appointment.",
      resolve: async ({ startsAt }, _args, { prisma }) =>
        customerDeadline(startsAt, await cancellationDeadline(prisma)),
    }),
    history: t.rowField({
      type: [AuditEntry],
      description: "The changes made by staff, newest first; at most 100 entries. Staff only.",
      authScopes: { staff: true },
      select: { id: true },
      resolve: (query, { id }, _args, context) => historyOf(query, context, "Appointment", id),
    }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last changed." }),
  }),
});

import { Appointment } from "../booking/appointments/appointment.ts";
import { builder } from "../builder.ts";
import { type AlertKind, MAX_ALERTS } from "../domain/alerts.ts";
import { DomainError } from "../domain/errors.ts";
import { describedEnum } from "../enums.ts";
import { Order } from "../shop/orders/order.ts";
import { type AlertEvent, readAlerts } from "./readAlerts.ts";

const AlertKindEnum = describedEnum<AlertKind>("AlertKind", "An event of which the console alerts staff.", {
  ORDER_PLACED: "An order was placed or entered.",
  PAYMENT_REPORTED: "A customer reported a payment that staff have not checked.",
  APPOINTMENT_REQUESTED: "A customer booked an appointment.",
  PAYMENT_FAILED: "A payment of a provider failed.",
  REFUND_FAILED: "A provider refused a refund.",
});

const Alert = builder.objectRef<AlertEvent>("Alert").implement({
  description: "An event of which the console alerts staff. One of `order` and `appointment` is not null.",
  fields: (t) => ({
    id: t.id({
      description: "An ID that is unique among the alerts.",
      resolve: ({ kind, id }) => `${kind}-${id}`,
    }),
    kind: t.expose("kind", { type: AlertKindEnum, description: "What happened." }),
    at: t.expose("at", { type: "DateTime", description: "When it happened." }),
    order: t.rowField({
      type: Order,
      nullable: true,
      description: "The order. Null for appointments, or when it was deleted meanwhile.",
      resolve: (query, { orderId }, _args, { prisma }) =>
        orderId == null ? null : prisma.order.findUnique({ ...query, where: { id: orderId } }),
    }),
    appointment: t.rowField({
      type: Appointment,
      nullable: true,
      description: "The appointment. Null for orders, or when it was deleted meanwhile.",
      resolve: (query, { id, orderId }, _args, { prisma }) =>
        orderId === null ? prisma.appointment.findUnique({ ...query, where: { id } }) : null,
    }),
  }),
});

builder.queryField("alerts", (t) =>
  t.field({
    type: [Alert],
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: MAX_ALERTS,
        description: "The most entries; 1 to 50.",
      }),
    },
    complexity: ({ first }) => ({ field: 1, multiplier: first }),
    description:
      "The newest events of which the console alerts staff, newest first. For admins. Errors: INVALID_INPUT.",
    resolve: (_root, { first }, { prisma }) => {
      if (first < 1 || first > MAX_ALERTS) {
        const rule = { kind: "WHOLE_NUMBER", min: 1, max: MAX_ALERTS } as const;
        throw new DomainError("INVALID_INPUT", { field: "first", rule }, ["first"]);
      }
      return readAlerts(prisma, first);
    },
  }),
);

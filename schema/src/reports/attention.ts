import { Appointment } from "../booking/appointments/appointment.ts";
import { builder } from "../builder.ts";
import type { AttentionReason } from "../domain/attention.ts";
import { DomainError } from "../domain/errors.ts";
import { describedEnum } from "../enums.ts";
import { Order } from "../shop/orders/order.ts";
import { Payment } from "../shop/payments/payment.ts";
import { Product } from "../shop/products/product.ts";
import { countDueOrders, countReportedPayments, readAttention, type UrgentEntry } from "./readAttention.ts";

/** The most entries of one request. */
const MAX_ENTRIES = 100;

const AttentionReasonEnum = describedEnum<AttentionReason>(
  "AttentionReason",
  "Why a record needs attention.",
  {
    PAYMENT_REPORTED: "A customer reported a payment that staff have not checked.",
    AUTHORIZATION_REFUSED: "A payment provider refused to capture or to release the money that it reserves.",
    ORDER_OVERPAID: "The shop holds more money than an order costs, for example of a canceled one.",
    APPOINTMENT_PENDING: "An appointment waits for review.",
    ORDER_DUE: "An open order is requested for today, or was for a day before.",
    STOCK_LOW: "A product on sale has a low stock: at its low-stock level, or five without one, or below.",
  },
);

const AttentionItem = builder.objectRef<UrgentEntry>("AttentionItem").implement({
  description:
    "A record that needs attention. One of `order`, `payment`, `appointment`, and `product` is not null.",
  fields: (t) => ({
    reason: t.expose("reason", { type: AttentionReasonEnum, description: "Why it is listed." }),
    isLate: t.exposeBoolean("isLate", {
      description:
        "Whether it is late: an order since the end of its day, a report of a payment and a refusal since the end of their days, an appointment since its start.",
    }),
    at: t.expose("at", {
      type: "DateTime",
      nullable: true,
      description:
        "When the payment was reported, when the provider refused, when the appointment starts, or when the order is due. Null for products and overpaid orders.",
    }),
    order: t.rowField({
      type: Order,
      nullable: true,
      description: "The order, for PAYMENT_REPORTED, ORDER_OVERPAID, and ORDER_DUE.",
      resolve: (query, { reason, id }, _args, { prisma }) =>
        reason === "PAYMENT_REPORTED" || reason === "ORDER_OVERPAID" || reason === "ORDER_DUE"
          ? prisma.order.findUnique({ ...query, where: { id } })
          : null,
    }),
    payment: t.rowField({
      type: Payment,
      nullable: true,
      description: "The payment, for AUTHORIZATION_REFUSED.",
      resolve: (query, { reason, id }, _args, { prisma }) =>
        reason === "AUTHORIZATION_REFUSED" ? prisma.payment.findUnique({ ...query, where: { id } }) : null,
    }),
    appointment: t.rowField({
      type: Appointment,
      nullable: true,
      description: "The appointment, for APPOINTMENT_PENDING.",
      resolve: (query, { reason, id }, _args, { prisma }) =>
        reason === "APPOINTMENT_PENDING" ? prisma.appointment.findUnique({ ...query, where: { id } }) : null,
    }),
    product: t.rowField({
      type: Product,
      nullable: true,
      description: "The product, for STOCK_LOW.",
      resolve: (query, { reason, id }, _args, { prisma }) =>
        reason === "STOCK_LOW" ? prisma.product.findUnique({ ...query, where: { id } }) : null,
    }),
  }),
});

export const Attention = builder.objectRef<{ now: Date; zone: string }>("Attention").implement({
  description: "What needs attention.",
  fields: (t) => ({
    reportedPayments: t.int({
      description: "The number of orders whose customers reported a payment that staff have not checked.",
      resolve: (_moment, _args, { prisma }) => countReportedPayments(prisma),
    }),
    ordersDue: t.int({
      description: "The number of open orders that are requested for today or were for a day before.",
      resolve: (moment, _args, { prisma }) => countDueOrders(prisma, moment),
    }),
    items: t.field({
      type: [AttentionItem],
      args: {
        first: t.arg.int({ required: true, defaultValue: 12, description: "The most entries; 1 to 100." }),
      },
      complexity: ({ first }) => ({ field: 1, multiplier: first }),
      description:
        "The most urgent entries: late ones first, each group by time; products and overpaid orders count as due in two days. Errors: INVALID_INPUT.",
      resolve: (moment, { first }, { prisma }) => {
        if (first < 1 || first > MAX_ENTRIES) {
          const rule = { kind: "WHOLE_NUMBER", min: 1, max: MAX_ENTRIES } as const;
          throw new DomainError("INVALID_INPUT", { field: "first", rule }, ["first"]);
        }
        return readAttention(prisma, first, moment);
      },
    }),
  }),
});

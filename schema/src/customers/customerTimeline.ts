import { VisitOutcomeEnum } from "../booking/bookingEnums.ts";
import { builder } from "../builder.ts";
import { readCurrency } from "../domain/minorUnits.ts";
import { decimal } from "../domain/money.ts";
import { isNotificationKind } from "../domain/notifications.ts";
import { CurrencyEnum, describedEnum, NoticeKindEnum, OrderStateEnum } from "../enums.ts";
import { Customer } from "../identity/customer.ts";
import { offsetConnection } from "../lists/connection.ts";
import { AuditChange, fieldChanges } from "../shop/store/history.ts";
import { type CustomerEventKind, eventDetails, eventKind } from "./customerEvent.ts";
import { type CustomerEventRow, countCustomerEvents, readCustomerEvents } from "./readCustomerEvents.ts";

const CustomerEventKindEnum = describedEnum<CustomerEventKind>(
  "CustomerEventKind",
  "What happened to a customer.",
  {
    CUSTOMER_ADDED: "The customer's record was created.",
    CUSTOMER_CHANGED: "Staff changed the customer's record.",
    CUSTOMER_DELETED: "Staff deleted the customer.",
    BLOCKED: "Staff blocked the customer.",
    BLOCK_CHANGED: "Staff changed the reason of the block.",
    UNBLOCKED: "Staff removed the block.",
    MERGED: "Staff merged another record of the same person into this one.",
    CHANGE_UNDONE: "Staff undid the change before.",
    ORDER_PLACED: "An order was placed or entered.",
    ORDER_ADVANCED: "An order reached its next state.",
    ORDER_CANCELLED: "An order was canceled.",
    PAYMENT_RECEIVED: "The shop received a payment.",
    PAYMENT_REFUNDED: "The shop returned money.",
    APPOINTMENT_BOOKED: "An appointment was booked or entered.",
    APPOINTMENT_CHANGED: "An appointment was edited.",
    APPOINTMENT_MOVED: "An appointment got another time or staff member.",
    APPOINTMENT_CONFIRMED: "Staff confirmed an appointment.",
    APPOINTMENT_REJECTED: "Staff declined an appointment.",
    APPOINTMENT_CANCELLED: "An appointment was canceled.",
    OUTCOME_RECORDED: "Staff recorded or removed how a visit went.",
    MESSAGE_SENT: "A notification was sent to the customer.",
    BROADCAST_SENT: "A broadcast was sent to the customer.",
  },
);

const CustomerEvent = builder.objectRef<CustomerEventRow>("CustomerEvent").implement({
  description:
    "Something that happened to a customer, to one of their orders, or to one of their appointments.",
  fields: (t) => ({
    id: t.id({
      description: "Identifies the event in all timelines.",
      resolve: ({ key }) => `CustomerEvent:${key}`,
    }),
    kind: t.field({
      type: CustomerEventKindEnum,
      description: "What happened.",
      resolve: eventKind,
    }),
    at: t.expose("at", { type: "DateTime", description: "The time of the event." }),
    staffName: t.exposeString("staffName", {
      nullable: true,
      description: "The staff member who did it. Null: the customer or the server did, or it is unknown.",
    }),
    orderNumber: t.exposeInt("orderNumber", {
      nullable: true,
      description: "The number of the order. Null: the event is not about an order.",
    }),
    orderState: t.field({
      type: OrderStateEnum,
      nullable: true,
      description: "The new state, for ORDER_ADVANCED and ORDER_CANCELLED.",
      resolve: (event) => (event.source === "ORDER" ? (eventDetails(event).state ?? null) : null),
    }),
    amount: t.field({
      type: "Decimal",
      nullable: true,
      description:
        "The total of a placed order as it is now, or the amount of a payment or refund; null otherwise.",
      resolve: ({ amount }) => (amount === null ? null : decimal(amount)),
    }),
    currency: t.field({
      type: CurrencyEnum,
      nullable: true,
      description: "The currency of the amount. Null: there is no amount, or its order has none.",
      resolve: ({ currency }) => readCurrency(currency),
    }),
    appointmentNumber: t.exposeInt("appointmentNumber", {
      nullable: true,
      description: "The number of the appointment. Null: the event is not about an appointment.",
    }),
    startsAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "The new start of a moved appointment. Null otherwise, or if only the staff member changed.",
      resolve: (event) => {
        const { startsAt } = event.source === "APPOINTMENT" ? eventDetails(event) : {};
        return startsAt === undefined ? null : new Date(startsAt);
      },
    }),
    outcome: t.field({
      type: VisitOutcomeEnum,
      nullable: true,
      description: "The outcome, for OUTCOME_RECORDED. Null: it was removed.",
      resolve: (event) => (event.source === "APPOINTMENT" ? (eventDetails(event).outcome ?? null) : null),
    }),
    notice: t.field({
      type: NoticeKindEnum,
      nullable: true,
      description: "The kind of notification, for MESSAGE_SENT. Null: unknown.",
      resolve: ({ source, detail }) =>
        source === "MESSAGE" && detail !== null && isNotificationKind(detail) ? detail : null,
    }),
    text: t.string({
      description: "The text of a broadcast, the reason of a block, or the merged record; empty otherwise.",
      resolve: (event) => {
        if (event.source === "BROADCAST") return event.detail ?? "";
        if (event.source !== "CUSTOMER") return "";
        if (event.action === "MERGE") return eventDetails(event).merged ?? "";
        return event.action === "BLOCK" ? (eventDetails(event).note ?? "") : "";
      },
    }),
    changes: t.field({
      type: [AuditChange],
      description: "The changed fields, for CUSTOMER_CHANGED and MERGED; empty otherwise.",
      resolve: (event) =>
        ["CUSTOMER_CHANGED", "MERGED"].includes(eventKind(event)) ? fieldChanges(event) : [],
    }),
  }),
});

const CustomerEventConnection = builder.connectionObject(
  { type: CustomerEvent, name: "CustomerEventConnection", description: "A page of events." },
  { name: "CustomerEventEdge", description: "A row of the page, with its cursor." },
);

builder.prismaObjectField(Customer, "timeline", (t) =>
  t.connection(
    {
      type: CustomerEvent,
      authScopes: { admin: true },
      select: { id: true },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description:
        "Everything that happened to the customer, newest first: orders, payments, appointments, messages, and changes by staff. For admins.",
      resolve: ({ id }, page, context, info) =>
        offsetConnection(
          page,
          { context, info },
          (window) => readCustomerEvents(context.prisma, id, window),
          () => countCustomerEvents(context.prisma, id),
        ),
    },
    CustomerEventConnection,
  ),
);

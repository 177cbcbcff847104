import type { OrderSource } from "@machiya/prisma/enums";
import { dateOf } from "../booking/availability/days.ts";
import { Service } from "../booking/services/service.ts";
import { builder } from "../builder.ts";
import { ORDER_SOURCES } from "../domain/listFilters/orderFilters.ts";
import type { Big } from "../domain/money.ts";
import { paymentMethodOf } from "../domain/orders/payment.ts";
import { OrderSourceEnum, PaymentMethodEnum } from "../enums.ts";
import { StaffMember } from "../identity/staffMember.ts";
import type { FigureSums, HourFigures, KeyFigures } from "./readFigures.ts";
import type { SoldSums } from "./readProductFigures.ts";
import type { BookedSums } from "./readVisits.ts";
import { OUTCOME_FIELDS } from "./visitFigures.ts";

/** A day of the store, whose figures are read when they are selected. */
export interface DayFigures {
  day: string;
  sums(): Promise<FigureSums>;
  received(): Promise<Big>;
  visits(): Promise<number>;
}

/** The booked services of a staff member, and the minutes of their shifts. */
export interface StaffFigures extends Omit<BookedSums, "name"> {
  shiftMinutes: number;
}

export const OrderSumsType = builder.objectRef<FigureSums>("OrderSums").implement({
  description:
    "Sums of the orders that were placed in a period and are not canceled, in dollars. Drafts do not count.",
  fields: (t) => {
    const amount = (name: Exclude<keyof FigureSums, "orders">, description: string) =>
      t.expose(name, { type: "Decimal", description });
    return {
      orders: t.exposeInt("orders", { description: "The number of orders." }),
      quantity: amount("quantity", "The number of pieces."),
      gross: amount("gross", "The sum of the lines before discounts."),
      discounts: amount("discounts", "The sum of the discounts; usually negative."),
      net: amount("net", "The sum of the totals."),
      paid: amount("paid", "The part of `net` in orders that are paid."),
      open: amount(
        "open",
        "The part of `net` in orders whose payment is expected. Refunded orders are neither paid nor open.",
      ),
      shipping: amount("shipping", "The part of `net` that is shipping fees."),
    };
  },
});

export const DayFiguresType = builder.objectRef<DayFigures>("DayFigures").implement({
  description: "The figures of a day.",
  fields: (t) => ({
    day: t.field({
      type: "Day",
      description: "The day in the store's time zone.",
      resolve: ({ day }) => dateOf(day),
    }),
    sums: t.field({
      type: OrderSumsType,
      description: "The orders placed on the day.",
      resolve: ({ sums }) => sums(),
    }),
    received: t.field({
      type: "Decimal",
      description: "The money received on the day less the refunds paid on it.",
      resolve: ({ received }) => received(),
    }),
    visits: t.int({
      description: "The number of appointments that start on the day and are not canceled.",
      resolve: ({ visits }) => visits(),
    }),
  }),
});

export const HourFiguresType = builder.objectRef<HourFigures>("HourFigures").implement({
  description: "The orders of a weekday and an hour.",
  fields: (t) => ({
    weekday: t.exposeInt("weekday", { description: "1 Monday to 7 Sunday." }),
    hour: t.exposeInt("hour", { description: "The hour of the store's clock, 0 to 23." }),
    sums: t.field({ type: OrderSumsType, description: "The orders placed then.", resolve: (row) => row }),
  }),
});

export const SourceFiguresType = builder.objectRef<KeyFigures>("SourceFigures").implement({
  description: "The orders of a source.",
  fields: (t) => ({
    source: t.field({
      type: OrderSourceEnum,
      description: "How the orders were created.",
      resolve: ({ key }): OrderSource => ORDER_SOURCES[key - 1] ?? "MANUAL",
    }),
    sums: t.field({ type: OrderSumsType, description: "The orders.", resolve: (row) => row }),
  }),
});

export const MethodFiguresType = builder.objectRef<KeyFigures>("PaymentMethodFigures").implement({
  description: "The orders of a payment method.",
  fields: (t) => ({
    paymentMethod: t.field({
      type: PaymentMethodEnum,
      description: "The payment method that the customer chose.",
      resolve: ({ key }) => paymentMethodOf(key),
    }),
    sums: t.field({ type: OrderSumsType, description: "The orders.", resolve: (row) => row }),
  }),
});

export const ProductFiguresType = builder.objectRef<SoldSums>("ProductFigures").implement({
  description: "The sold lines of a product or of a product type, before discounts.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The current name; empty for products without a type." }),
    lines: t.exposeInt("lines", { description: "The number of order lines." }),
    quantity: t.expose("quantity", { type: "Decimal", description: "The number of pieces." }),
    gross: t.expose("gross", { type: "Decimal", description: "The sum of the lines before discounts." }),
  }),
});

const bookedFields = {
  value: "The prices of the services at the time of booking, in dollars.",
  minutes: "The booked minutes.",
} as const;

export const StaffFiguresType = builder.objectRef<StaffFigures>("StaffFigures").implement({
  description: "The booked services of a staff member: those that are not canceled, and how they went.",
  fields: (t) => ({
    staffMember: t.rowField({
      type: StaffMember,
      nullable: true,
      description: "The staff member. Null: “not specified”.",
      resolve: (query, { id }, _args, { prisma }) =>
        id === null ? null : prisma.staffMember.findUnique({ ...query, where: { id } }),
    }),
    services: t.exposeInt("items", { description: "The number of booked services that are not canceled." }),
    started: t.exposeInt("started", { description: OUTCOME_FIELDS.started }),
    noShows: t.exposeInt("noShows", { description: OUTCOME_FIELDS.noShows }),
    lateCancellations: t.exposeInt("lateCancellations", { description: OUTCOME_FIELDS.lateCancellations }),
    value: t.expose("value", { type: "Decimal", description: bookedFields.value }),
    bookedMinutes: t.exposeInt("minutes", { description: bookedFields.minutes }),
    shiftMinutes: t.exposeInt("shiftMinutes", {
      description: "The minutes of the confirmed shifts; overlapping shifts count once.",
    }),
  }),
});

export const ServiceFiguresType = builder.objectRef<BookedSums>("ServiceFigures").implement({
  description: "The bookings of a service: those that are not canceled, and how they went.",
  fields: (t) => ({
    service: t.rowField({
      type: Service,
      nullable: true,
      description: "The service as it is today. Null: it was deleted.",
      resolve: (query, { id }, _args, { prisma }) =>
        id === null ? null : prisma.service.findUnique({ ...query, where: { id } }),
    }),
    name: t.exposeString("name", { description: "The name at the time of booking." }),
    bookings: t.exposeInt("items", { description: "The number of bookings that are not canceled." }),
    started: t.exposeInt("started", { description: OUTCOME_FIELDS.started }),
    noShows: t.exposeInt("noShows", { description: OUTCOME_FIELDS.noShows }),
    lateCancellations: t.exposeInt("lateCancellations", { description: OUTCOME_FIELDS.lateCancellations }),
    value: t.expose("value", { type: "Decimal", description: bookedFields.value }),
    bookedMinutes: t.exposeInt("minutes", { description: bookedFields.minutes }),
  }),
});

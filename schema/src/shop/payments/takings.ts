import { daysFromTo } from "../../booking/availability/days.ts";
import { builder } from "../../builder.ts";
import type { CurrencyTakings, DayTakings } from "../../domain/orders/takings.ts";
import { orderCurrency } from "../../enums.ts";
import { zoneAndCurrency } from "../store/shopTimeZone.ts";
import { findTakings } from "./findTakings.ts";
import { PaymentKindEnum } from "./ledgerEnums.ts";

const TakingsOfKind = builder.objectRef<DayTakings["kinds"][number]>("TakingsOfKind").implement({
  description: "The takings of one kind of payment. For admins.",
  fields: (t) => ({
    kind: t.expose("kind", { type: PaymentKindEnum, description: "The kind of payment." }),
    received: t.expose("received", { type: "Decimal", description: "The money received." }),
    refunded: t.expose("refunded", { type: "Decimal", description: "The money returned." }),
    net: t.expose("net", { type: "Decimal", description: "Received less refunded." }),
  }),
});

export const CurrencyTakingsType = builder.objectRef<CurrencyTakings>("CurrencyTakings").implement({
  description: "The takings of orders in a currency. For admins.",
  fields: (t) => ({
    currency: t.field(orderCurrency),
    received: t.expose("received", { type: "Decimal", description: "The money received." }),
    refunded: t.expose("refunded", { type: "Decimal", description: "The money returned." }),
    net: t.expose("net", { type: "Decimal", description: "Received less refunded." }),
  }),
});

const TakingsOfDay = builder.objectRef<DayTakings>("TakingsOfDay").implement({
  description:
    "The takings of one of the store's days, of orders in the store's present currency. For admins.",
  fields: (t) => ({
    day: t.field({
      type: "Day",
      description: "The day.",
      resolve: ({ day }) => new Date(`${day}T00:00:00Z`),
    }),
    received: t.expose("received", { type: "Decimal", description: "The money received." }),
    refunded: t.expose("refunded", { type: "Decimal", description: "The money returned." }),
    net: t.expose("net", { type: "Decimal", description: "Received less refunded." }),
    kinds: t.expose("kinds", {
      type: [TakingsOfKind],
      description: "By kind; kinds without money are left out.",
    }),
    otherCurrencies: t.expose("others", {
      type: [CurrencyTakingsType],
      description: "The takings of orders in other currencies, which the other fields do not contain.",
    }),
  }),
});

builder.queryField("takings", (t) =>
  t.field({
    type: [TakingsOfDay],
    args: {
      from: t.arg({ type: "Day", required: true, description: "The first day." }),
      to: t.arg({
        type: "Day",
        required: true,
        description: "The last day; at most 397 days, including both.",
      }),
    },
    description:
      "The money received and returned on each of these days, by the day on which it moved. For admins. Errors: INVALID_INPUT.",
    resolve: async (_root, range, { prisma }) =>
      findTakings(prisma, daysFromTo(range, []), await zoneAndCurrency(prisma)),
  }),
);

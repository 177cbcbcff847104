import { opaqueParameter, Prisma } from "@machiya/prisma/client";
import { Appointment } from "../booking/appointments/appointment.ts";
import { builder } from "../builder.ts";
import { TIME_HOLDING_STATES } from "../domain/appointments/appointmentState.ts";
import { byCurrency, currencyOfKey, type InCurrency } from "../domain/figureCurrency.ts";
import { type Big, decimal } from "../domain/money.ts";
import { orderCurrency } from "../enums.ts";
import { customerFiguresSql } from "../exports/customerFiguresSql.ts";
import { Customer } from "../identity/customer.ts";
import { requestLoader } from "../lists/requestLoader.ts";

/** The most upcoming appointments and recent orders of a customer that are listed. */
const MAX_UPCOMING = 10;
const MAX_RECENT = 5;

interface Figures {
  id: number;
  spent: string;
  /** The amounts in other currencies by their keys; null without any. */
  spentOtherwise: Readonly<Record<string, string>> | null;
  orders: number;
  visits: number;
  noShows: number;
  lateCancellations: number;
  firstContactAt: Date;
  lastContactAt: Date;
}

/** Counts what customers bought and how their visits went, for all customers of a request in one statement. */
const customerFigures = requestLoader(async ({ prisma, now }, ids: number[]) => {
  const rows = await prisma.$queryRaw<Figures[]>`
    SELECT c."id", figures.* FROM unnest(${opaqueParameter(ids, "int[]")}) AS wanted("id")
    JOIN "Customer" c ON c."id" = wanted."id", LATERAL (${customerFiguresSql("c", Prisma.sql`${now()}`)}) AS figures`;
  return new Map(rows.map((row) => [row.id, row]));
});

/** What a customer spent on orders in a currency. */
interface CurrencySpending extends InCurrency {
  spent: Big;
}

const CurrencySpendingType = builder.objectRef<CurrencySpending>("CurrencySpending").implement({
  description: "What a customer spent on orders in a currency.",
  fields: (t) => ({
    currency: t.field(orderCurrency),
    spent: t.expose("spent", { type: "Decimal", description: "The money received less the money returned." }),
  }),
});

const CustomerFigures = builder.objectRef<Figures>("CustomerFigures").implement({
  description: "What a customer bought, and how their visits went.",
  fields: (t) => ({
    spent: t.field({
      type: "Decimal",
      description:
        "The money that the shop received for the customer's orders in the store's present currency, less what it returned. Deleted orders do not count.",
      resolve: ({ spent }) => decimal(spent),
    }),
    otherCurrencies: t.field({
      type: [CurrencySpendingType],
      description: "What the customer spent in other currencies, which `spent` does not contain.",
      resolve: ({ spentOtherwise }) => {
        const rows = Object.entries(spentOtherwise ?? {}).map(([key, spent]) => ({
          currency: currencyOfKey(key),
          spent: decimal(spent),
        }));
        return rows.toSorted((a, b) => byCurrency(a.currency, b.currency));
      },
    }),
    orders: t.exposeInt("orders", { description: "The number of orders that are not canceled." }),
    visits: t.exposeInt("visits", {
      description: "The number of confirmed appointments that have started, except those that were missed.",
    }),
    noShows: t.exposeInt("noShows", { description: "The number of missed appointments." }),
    lateCancellations: t.exposeInt("lateCancellations", {
      description: "The number of appointments that the customer canceled too late.",
    }),
    firstContactAt: t.expose("firstContactAt", {
      type: "DateTime",
      description: "When the customer was first known: signed in, was added, ordered, or booked.",
    }),
    lastContactAt: t.expose("lastContactAt", {
      type: "DateTime",
      description: "When the customer last ordered, booked, or came.",
    }),
  }),
});

builder.prismaObjectFields(Customer, (t) => ({
  figures: t.field({
    type: CustomerFigures,
    nullable: true,
    authScopes: { admin: true },
    select: { id: true },
    description:
      "What the customer bought, and how their visits went. Null: the customer is gone. For admins.",
    resolve: async ({ id }, _args, context) => (await customerFigures(context, id)) ?? null,
  }),
  upcomingAppointments: t.rowField({
    type: [Appointment],
    authScopes: { admin: true },
    select: { id: true },
    description:
      "The appointments that are not over and not canceled, the next first; at most 10. For admins.",
    resolve: (query, { id }, _args, { prisma, now }) =>
      prisma.appointment.findMany({
        ...query,
        where: { customerId: id, endsAt: { gt: now() }, state: { in: [...TIME_HOLDING_STATES] } },
        orderBy: [{ startsAt: "asc" }, { id: "asc" }],
        take: MAX_UPCOMING,
      }),
  }),
  recentOrders: t.relation("orders", {
    authScopes: { admin: true },
    description: "The latest orders, newest first; at most 5. For admins.",
    query: { where: { draftOf: null }, orderBy: { id: "desc" as const }, take: MAX_RECENT },
  }),
}));

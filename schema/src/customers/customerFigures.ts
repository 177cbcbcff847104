import { opaqueParameter, Prisma } from "@machiya/prisma/client";
import { Appointment } from "../booking/appointments/appointment.ts";
import { builder } from "../builder.ts";
import { TIME_HOLDING_STATES } from "../domain/appointments/appointmentState.ts";
import { decimal } from "../domain/money.ts";
import { customerFiguresSql } from "../exports/customerFiguresSql.ts";
import { Customer } from "../identity/customer.ts";
import { requestLoader } from "../lists/requestLoader.ts";

/** The most upcoming appointments and recent orders of a customer that are listed. */
const MAX_UPCOMING = 10;
const MAX_RECENT = 5;

interface Figures {
  id: number;
  spent: string;
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

const CustomerFigures = builder.objectRef<Figures>("CustomerFigures").implement({
  description: "What a customer bought, and how their visits went.",
  fields: (t) => ({
    spent: t.field({
      type: "Decimal",
      description:
        "The money that the shop received for the customer's orders, less what it returned, in dollars. Deleted orders do not count.",
      resolve: ({ spent }) => decimal(spent),
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
  upcomingAppointments: t.prismaField({
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

import { builder, open } from "../builder.ts";
import { offeredPaymentMethods } from "../domain/payment.ts";
import { PaymentMethod } from "../enums.ts";

export const Store = builder.prismaNode("Store", {
  id: { field: "id", description: "Global id." },
  description: "The shop's own record; there is at most one.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "What the shop is called." }),
    bankAccount: t.exposeString("bankAccount", {
      description: "Account for bank transfers: digits, or empty.",
    }),
    bankCode: t.exposeString("bankCode", { description: "Code of the bank that holds it; may be empty." }),
    orderingOpensAt: t.expose("orderingOpensAt", {
      type: "DateTime",
      nullable: true,
      description: "The first instant for which delivery may be asked. Null: from now on.",
    }),
    orderingClosesAt: t.expose("orderingClosesAt", {
      type: "DateTime",
      nullable: true,
      description: "The last instant for which delivery may be asked. Null: no end.",
    }),
    openingHours: t.exposeString("openingHours", { description: "Opening hours in the shop's own words." }),
    address: t.exposeString("address", { description: "Where it is." }),
    openWeekdays: t.exposeIntList("openWeekdays", {
      description: "Open weekdays, 1 Monday to 7 Sunday, ascending. Empty: every day.",
    }),
    timeZone: t.exposeString("timeZone", {
      description: "IANA name of the zone of every date shown or read, for example Asia/Taipei.",
    }),
    delivers: t.exposeBoolean("delivers", {
      description: "Whether it delivers, and so takes cash on delivery.",
    }),
    paymentMethods: t.field({
      type: [PaymentMethod],
      description: "Payment methods that customers may choose at checkout.",
      resolve: (store) => [...offeredPaymentMethods(store)],
    }),
    version: t.exposeInt("version", { description: "Counts the edits." }),
  }),
});

builder.queryField("store", (t) =>
  t.prismaField({
    type: Store,
    nullable: true,
    ...open("public"),
    description: "The shop's record; null until the shop has made it. Public.",
    resolve: (query, _root, _args, { prisma }) => prisma.store.findUnique({ ...query, where: { id: 1 } }),
  }),
);

import { builder, open } from "../builder.ts";
import { offeredPaymentMethods } from "../domain/payment.ts";
import { NoticeKind, PaymentMethod } from "../enums.ts";
import { globalId } from "../ids.ts";
import { createStore, deleteStore, updateStore } from "./changeStore.ts";

const BookingHours = builder.prismaObject("BookingHours", {
  description: "When the store takes appointments on a weekday, in its own time zone.",
  fields: (t) => ({
    weekday: t.exposeInt("weekday", { description: "1 Monday to 7 Sunday." }),
    startMinute: t.exposeInt("startMinute", { description: "From when: minutes of the day." }),
    endMinute: t.exposeInt("endMinute", { description: "Until when: minutes of the day; 1440 is midnight." }),
  }),
});

export const Store = builder.prismaNode("Store", {
  nullable: true,
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
    bookingHours: t.relation("bookingHours", {
      type: BookingHours,
      query: { orderBy: [{ weekday: "asc" }, { startMinute: "asc" }] },
      description:
        "When it takes appointments, by weekday. A weekday without hours of its own is open all day, if it is open.",
    }),
    cancelCutOffHours: t.exposeInt("cancelCutOffHours", {
      description: "Customers may cancel an appointment until so many hours before it starts.",
    }),
    notices: t.expose("notices", {
      type: [NoticeKind],
      description: "What customers are told through LINE; what is not in it, they are not. Staff only.",
      authScopes: { staff: true },
    }),
    broadcastFloor: t.exposeInt("broadcastFloor", {
      description:
        "Broadcasts leave over so many messages of LINE's month, besides what reminders need. Staff only.",
      authScopes: { staff: true },
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

const BookingHoursInput = builder.inputType("BookingHoursInput", {
  description: "Hours of one weekday in which the store takes appointments.",
  fields: (t) => ({
    weekday: t.int({ required: true, description: "1 Monday to 7 Sunday." }),
    startMinute: t.int({ required: true, description: "Minutes of the day, 0 to 1439." }),
    endMinute: t.int({ required: true, description: "Minutes of the day, after the start, at most 1440." }),
  }),
});

const StoreDetailsInput = builder.inputType("StoreDetailsInput", {
  description: "The shop's record as staff write it; what is left out stays as it is.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters; a new record needs one." }),
    bankAccount: t.string({ description: "Digits, or empty; at most 50." }),
    bankCode: t.string({ description: "At most 50 characters." }),
    orderingOpensAt: t.field({
      type: "DateOrTime",
      description:
        "The first instant for which delivery may be asked; a date: from its beginning. Null: from now on.",
    }),
    orderingClosesAt: t.field({
      type: "DateOrTime",
      description: "The last such instant, after the first; a date: to its end. Null: no end.",
    }),
    openingHours: t.string({ description: "At most 1000 characters." }),
    address: t.string({ description: "At most 500 characters." }),
    openWeekdays: t.intList({
      description: "1 Monday to 7 Sunday, in any order; 0 is ignored. Empty: every day.",
    }),
    timeZone: t.string({ description: "IANA name of a zone; Asia/Taipei on a new record." }),
    delivers: t.boolean({ description: "Whether it delivers; false on a new record." }),
    bookingHours: t.field({
      type: [BookingHoursInput],
      description: "All hours in which it takes appointments; those of one weekday do not overlap.",
    }),
    notices: t.field({
      type: [NoticeKind],
      description: "All that customers are told through LINE; everything on a new record.",
    }),
    cancelCutOffHours: t.int({ description: "0 to 8760; 24 on a new record." }),
    broadcastFloor: t.int({ description: "0 to 1,000,000 messages; 0 on a new record." }),
  }),
});

const CreateStoreInput = builder.inputType("CreateStoreInput", {
  description: "The shop's record to make.",
  fields: (t) => ({
    details: t.field({ type: StoreDetailsInput, required: true, description: "What to write." }),
  }),
});

builder.mutationField("createStore", (t) =>
  t.prismaField({
    type: Store,
    args: { input: t.arg({ type: CreateStoreInput, required: true, description: "The record." }) },
    description: "Makes the shop's one record. Errors: STORE_ALREADY_EXISTS, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await createStore(context, input.details);
      return context.prisma.store.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const UpdateStoreInput = builder.inputType("UpdateStoreInput", {
  description: "A change of the shop's record.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The record." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    details: t.field({ type: StoreDetailsInput, required: true, description: "What to write." }),
  }),
});

builder.mutationField("updateStore", (t) =>
  t.prismaField({
    type: Store,
    args: { input: t.arg({ type: UpdateStoreInput, required: true, description: "The change." }) },
    description: "Changes the shop's record. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateStore(context, input);
      return context.prisma.store.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteStoreInput = builder.inputType("DeleteStoreInput", {
  description: "The shop's record to remove.",
  fields: (t) => ({ id: t.id({ required: true, description: "The record." }) }),
});

builder.mutationField("deleteStore", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteStoreInput, required: true, description: "Which." }) },
    description:
      "Removes the shop's record, its zone and its ordering window with it; returns its id. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => [globalId("Store", await deleteStore(context, input.id))],
  }),
);

import { allow, builder } from "../../builder.ts";
import { availablePaymentMethods } from "../../domain/orders/payment.ts";
import { CurrencyEnum, NoticeKindEnum, PaymentMethodEnum } from "../../enums.ts";
import { globalId } from "../../ids.ts";
import { StoreChainEnum } from "../carriers/carrierEnums.ts";
import { ShippingMethod } from "../shipping/shippingMethod.ts";
import { createStore, deleteStore, updateStore } from "./changeStore.ts";

const BookingHours = builder.prismaObject("BookingHours", {
  description: "The hours in which the store takes appointments on one weekday, in its own time zone.",
  fields: (t) => ({
    weekday: t.exposeInt("weekday", { description: "1 (Monday) to 7 (Sunday)." }),
    startMinute: t.exposeInt("startMinute", { description: "The start, in minutes of the day." }),
    endMinute: t.exposeInt("endMinute", { description: "The end, in minutes of the day; 1440 is midnight." }),
  }),
});

/** Closures that the store's record shows, which is more than a page can tell about. */
const MAX_SHOWN_CLOSURES = 20;

const StoreClosurePeriod = builder
  .objectRef<{ startsAt: Date; endsAt: Date }>("StoreClosurePeriod")
  .implement({
    description: "A period in which the whole store is closed.",
    fields: (t) => ({
      startsAt: t.expose("startsAt", { type: "DateTime", description: "The start." }),
      endsAt: t.expose("endsAt", { type: "DateTime", description: "The end of the closure." }),
    }),
  });

export const Store = builder.prismaNode("Store", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "The store's record; there is at most one.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the shop." }),
    bankAccount: t.exposeString("bankAccount", {
      description: "The account number for bank transfers: digits, or empty.",
    }),
    bankCode: t.exposeString("bankCode", {
      description: "The code of the bank that holds the account; may be empty.",
    }),
    orderingOpensAt: t.expose("orderingOpensAt", {
      type: "DateTime",
      nullable: true,
      description: "The first instant for which delivery may be requested. Null: now.",
    }),
    orderingClosesAt: t.expose("orderingClosesAt", {
      type: "DateTime",
      nullable: true,
      description: "The last instant for which delivery may be requested. Null: no limit.",
    }),
    openingHours: t.exposeString("openingHours", {
      description: "The opening hours, in the shop's own words.",
    }),
    address: t.exposeString("address", { description: "The address." }),
    phone: t.exposeString("phone", {
      description: "The phone number that customers can call; may be empty.",
    }),
    lineAccount: t.exposeString("lineAccount", {
      description: "The shop's LINE ID with its @, or a link on line.me or lin.ee; may be empty.",
    }),
    mapUrl: t.exposeString("mapUrl", {
      description: "An https link that shows the store on a map; may be empty.",
    }),
    openWeekdays: t.exposeIntList("openWeekdays", {
      description: "The open weekdays, from 1 (Monday) to 7 (Sunday), ascending. Empty: every day.",
    }),
    timeZone: t.exposeString("timeZone", {
      description: "The IANA name of the time zone of all dates, for example Asia/Taipei.",
    }),
    delivers: t.exposeBoolean("delivers", {
      description: "Whether the store delivers, and therefore accepts cash on delivery.",
    }),
    bookingHours: t.relation("bookingHours", {
      type: BookingHours,
      query: { orderBy: [{ weekday: "asc" }, { startMinute: "asc" }] },
      description:
        "The hours in which the store takes appointments, by weekday. A weekday without an entry has no limit if the store is open that day.",
    }),
    closures: t.field({
      type: [StoreClosurePeriod],
      description: "The closures that are not over, the earliest first; at most 20.",
      resolve: (_store, _args, { prisma, now }) =>
        prisma.storeClosure.findMany({
          where: { endsAt: { gt: now() } },
          select: { startsAt: true, endsAt: true },
          orderBy: [{ startsAt: "asc" }, { id: "asc" }],
          take: MAX_SHOWN_CLOSURES,
        }),
    }),
    cancelCutOffHours: t.exposeInt("cancelCutOffHours", {
      description: "The number of hours before the start until which customers may cancel an appointment.",
    }),
    notices: t.expose("notices", {
      type: [NoticeKindEnum],
      description: "The notifications that customers receive through LINE. Staff only.",
      authScopes: { staff: true },
    }),
    broadcastFloor: t.exposeInt("broadcastFloor", {
      description:
        "The number of messages of LINE's monthly quota that broadcasts must leave unused, in addition to what reminders need. Staff only.",
      authScopes: { staff: true },
    }),
    maxOpenOrders: t.exposeInt("maxOpenOrders", {
      nullable: true,
      description:
        "The number of open unpaid orders from which on a customer cannot place another one; those that are paid on delivery do not count. Null: no limit. It does not apply to staff who act for a customer. Staff only.",
      authScopes: { staff: true },
    }),
    maxOpenAppointments: t.exposeInt("maxOpenAppointments", {
      nullable: true,
      description:
        "The number of open appointments that are not over from which on a customer cannot book another one. Null: no limit. It does not apply to staff who act for a customer. Staff only.",
      authScopes: { staff: true },
    }),
    maxOverlappingAppointments: t.exposeInt("maxOverlappingAppointments", {
      nullable: true,
      description:
        "The number of open appointments of one customer that may take place at the same time. Null: no limit. It does not apply to staff who act for a customer. Staff only.",
      authScopes: { staff: true },
    }),
    paymentMethods: t.field({
      type: [PaymentMethodEnum],
      description: "The payment methods that customers can choose at checkout.",
      resolve: (store) => availablePaymentMethods(store),
    }),
    storeChains: t.expose("storeChains", {
      type: [StoreChainEnum],
      description:
        "The chains whose stores customers choose on a map, for methods of the kind CONVENIENCE_STORE. Empty: they type the store.",
    }),
    shippingMethods: t.relation("shippingMethods", {
      type: ShippingMethod,
      query: { where: { active: true }, orderBy: [{ position: "asc" }, { id: "asc" }] },
      description:
        "The shipping methods that customers can choose, in their order. Empty: orders are placed without a method and without a fee.",
    }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
  }),
});

builder.queryField("store", (t) =>
  t.rowField({
    type: Store,
    nullable: true,
    ...allow("public"),
    description: "The store's record. Null: it has not been created. Public.",
    resolve: (query, _root, _args, { prisma }) => prisma.store.findUnique({ ...query, where: { id: 1 } }),
  }),
);

const BookingHoursInput = builder.inputType("BookingHoursInput", {
  description: "The hours of one weekday in which the store takes appointments.",
  fields: (t) => ({
    weekday: t.int({ required: true, description: "1 (Monday) to 7 (Sunday)." }),
    startMinute: t.int({ required: true, description: "Minutes of the day, 0 to 1439." }),
    endMinute: t.int({ required: true, description: "Minutes of the day, after the start; at most 1440." }),
  }),
});

const StoreDetailsInput = builder.inputType("StoreDetailsInput", {
  description: "The store's record as staff edit it. An omitted field stays unchanged.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters. Required for a new record." }),
    bankAccount: t.string({ description: "Digits, or empty; at most 50." }),
    bankCode: t.string({
      description:
        "3 to 11 letters and digits, stored in upper case; API tokens may write any text of at most 50 characters.",
    }),
    orderingOpensAt: t.field({
      type: "DateOrTime",
      description:
        "The first instant for which delivery may be requested. A date means the beginning of that day. Null: now.",
    }),
    orderingClosesAt: t.field({
      type: "DateOrTime",
      description:
        "The last instant for which delivery may be requested, after the first. A date means the end of that day. Null: no limit.",
    }),
    openingHours: t.string({ description: "At most 1000 characters." }),
    address: t.string({ description: "At most 500 characters." }),
    phone: t.string({ description: "A phone number with 8 to 15 digits, or empty; at most 50 characters." }),
    lineAccount: t.string({
      description:
        "A LINE ID, with or without its @, or a link on line.me or lin.ee; at most 200 characters.",
    }),
    mapUrl: t.string({ description: "An https link, or empty; at most 1000 characters." }),
    openWeekdays: t.intList({
      description: "From 1 (Monday) to 7 (Sunday), in any order; 0 is ignored. Empty: every day.",
    }),
    timeZone: t.string({ description: "The IANA name of a time zone; Asia/Taipei for a new record." }),
    delivers: t.boolean({ description: "Whether the store delivers; false for a new record." }),
    bookingHours: t.field({
      type: [BookingHoursInput],
      description: "All hours in which the store takes appointments. Hours of one weekday must not overlap.",
    }),
    notices: t.field({
      type: [NoticeKindEnum],
      description: "The notifications that customers receive through LINE; all of them for a new record.",
    }),
    cancelCutOffHours: t.int({ description: "0 to 8760; 24 for a new record." }),
    broadcastFloor: t.int({ description: "0 to 1,000,000 messages; 0 for a new record." }),
    maxOpenOrders: t.int({ description: "1 to 1000; null for no limit, as in a new record." }),
    maxOpenAppointments: t.int({ description: "1 to 1000; null for no limit, as in a new record." }),
    maxOverlappingAppointments: t.int({ description: "1 to 1000; null for no limit, as in a new record." }),
    currency: t.field({
      type: CurrencyEnum,
      description:
        "The currency of all amounts; null for none, as in a new record. Refused with FITTING_AMOUNTS while a price, a discount, or a shipping fee has more decimal places than it. Orders keep the currency in which they were placed.",
    }),
    taxPercent: t.field({
      type: "Decimal",
      description: "More than 0, at most 100, with 2 fraction digits; null for none, as in a new record.",
    }),
    taxNumber: t.string({ description: "At most 50 characters." }),
    customersCancelOrders: t.boolean({ description: "False for a new record." }),
    onlinePaymentMinutes: t.int({
      description:
        "10 to 10,080; null for never, as in a new record. It applies to later orders; null also ends the deadlines of earlier ones.",
    }),
    transferPaymentHours: t.int({
      description:
        "1 to 720; null for never, as in a new record. It applies to later orders; null also ends the deadlines of earlier ones.",
    }),
  }),
});

const CreateStoreInput = builder.inputType("CreateStoreInput", {
  description: "The store record to create.",
  fields: (t) => ({
    details: t.field({ type: StoreDetailsInput, required: true, description: "The values to write." }),
  }),
});

builder.mutationField("createStore", (t) =>
  t.rowField({
    type: Store,
    args: { input: t.arg({ type: CreateStoreInput, required: true, description: "The record." }) },
    description:
      "Creates the store's record; there is only one. Errors: STORE_ALREADY_EXISTS, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await createStore(context, input.details);
      return context.prisma.store.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const UpdateStoreInput = builder.inputType("UpdateStoreInput", {
  description: "Changes of the store's record.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The record." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({ type: StoreDetailsInput, required: true, description: "The values to write." }),
  }),
});

builder.mutationField("updateStore", (t) =>
  t.rowField({
    type: Store,
    args: { input: t.arg({ type: UpdateStoreInput, required: true, description: "The change." }) },
    description: "Changes the store's record. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateStore(context, input);
      return context.prisma.store.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteStoreInput = builder.inputType("DeleteStoreInput", {
  description: "The store record to delete.",
  fields: (t) => ({ id: t.id({ required: true, description: "The record." }) }),
});

builder.mutationField("deleteStore", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteStoreInput, required: true, description: "What to delete." }) },
    description:
      "Deletes the store's record, with its time zone and ordering window, and returns its ID. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => [globalId("Store", await deleteStore(context, input.id))],
  }),
);

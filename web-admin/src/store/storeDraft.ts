import { NoticeKind } from "@machiya/prisma/enums";
import { readCustomerLimit } from "@machiya/schema/domain/customerLimit";
import { readCurrency } from "@machiya/schema/domain/minorUnits";
import type { StoreDetailsInput } from "../__generated__/useUpdateStoreMutation.graphql.ts";
import { clockAt, instantAt } from "../language/zonedTime.ts";
import { type Hours, hoursText, readHours } from "./bookingHours/bookingHours.ts";

/** The numbers of weekdays in a form; 1 is Monday, 7 is Sunday. */
export const WEEKDAYS = ["1", "2", "3", "4", "5", "6", "7"] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** The limits per customer; an empty text means no limit. */
export const STORE_LIMITS = ["maxOpenOrders", "maxOpenAppointments", "maxOverlappingAppointments"] as const;
export type StoreLimit = (typeof STORE_LIMITS)[number];

/** The fields by which customers reach the shop; an empty text means that there is no such way. */
export const STORE_CONTACTS = ["phone", "lineAccount", "mapUrl"] as const;
export type StoreContact = (typeof STORE_CONTACTS)[number];

/** The store record as form values: times in its own zone, an empty text for no currency, weekdays and notifications separated by commas. */
export type StoreDraft = Readonly<
  Record<
    | "name"
    | "bankAccount"
    | "bankCode"
    | "orderingOpensAt"
    | "orderingClosesAt"
    | "openingHours"
    | "address"
    | "openWeekdays"
    | "timeZone"
    | "currency"
    | "delivers"
    | "bookingHours"
    | "cancelCutOffHours"
    | "notices"
    | "broadcastFloor"
    | StoreContact
    | StoreLimit,
    string
  >
>;

/** All kinds of notifications in the order of the form. */
export const NOTICES = Object.values(NoticeKind);

/** Returns the notifications of a draft. */
export function splitNotices(notices: string): NoticeKind[] {
  return NOTICES.filter((kind) => notices.split(",").includes(kind));
}

/** Returns the weekdays of a draft. */
export function splitDays(days: string): Weekday[] {
  return WEEKDAYS.filter((day) => days.split(",").includes(day));
}

const clock = (instant: string | null | undefined, zone: string) =>
  instant == null ? "" : clockAt(instant, zone);

interface StoreRecord extends Readonly<Record<StoreLimit, number | null | undefined>> {
  name: string;
  bankAccount: string;
  bankCode: string;
  orderingOpensAt: string | null | undefined;
  orderingClosesAt: string | null | undefined;
  openingHours: string;
  address: string;
  phone: string;
  lineAccount: string;
  mapUrl: string;
  openWeekdays: readonly number[];
  timeZone: string;
  currency: string | null | undefined;
  delivers: boolean;
  bookingHours: readonly Hours[];
  cancelCutOffHours: number;
  notices: readonly string[];
  broadcastFloor: number;
}

/** Converts the record to form values. */
export function draftOf(store: StoreRecord): StoreDraft {
  const { name, bankAccount, bankCode, openingHours, address, phone, lineAccount, mapUrl, timeZone } = store;
  return {
    name,
    bankAccount,
    bankCode,
    orderingOpensAt: clock(store.orderingOpensAt, timeZone),
    orderingClosesAt: clock(store.orderingClosesAt, timeZone),
    openingHours,
    address,
    phone,
    lineAccount,
    mapUrl,
    openWeekdays: store.openWeekdays.join(","),
    timeZone,
    currency: store.currency ?? "",
    delivers: String(store.delivers),
    bookingHours: hoursText(store.bookingHours),
    cancelCutOffHours: String(store.cancelCutOffHours),
    notices: store.notices.join(","),
    broadcastFloor: String(store.broadcastFloor),
    maxOpenOrders: String(store.maxOpenOrders ?? ""),
    maxOpenAppointments: String(store.maxOpenAppointments ?? ""),
    maxOverlappingAppointments: String(store.maxOverlappingAppointments ?? ""),
  };
}

/** Converts changed values to the API's input; `whole` is the full draft, whose zone its times are in. */
export function detailsOf(changes: Partial<StoreDraft>, whole: StoreDraft): StoreDetailsInput {
  const {
    orderingOpensAt,
    orderingClosesAt,
    openWeekdays,
    currency,
    delivers,
    bookingHours,
    cancelCutOffHours,
    notices,
    broadcastFloor,
    maxOpenOrders,
    maxOpenAppointments,
    maxOverlappingAppointments,
    ...texts
  } = changes;
  // A new zone keeps the local times, which are then other instants and must be sent.
  const moved = changes.timeZone !== undefined;
  return {
    ...texts,
    ...((moved || orderingOpensAt !== undefined) && {
      orderingOpensAt: instantAt(whole.orderingOpensAt, whole.timeZone),
    }),
    ...((moved || orderingClosesAt !== undefined) && {
      orderingClosesAt: instantAt(whole.orderingClosesAt, whole.timeZone),
    }),
    ...(openWeekdays !== undefined && { openWeekdays: splitDays(openWeekdays).map(Number) }),
    ...(currency !== undefined && { currency: readCurrency(currency) }),
    ...(delivers !== undefined && { delivers: delivers === "true" }),
    ...(bookingHours !== undefined && { bookingHours: readHours(bookingHours, whole.timeZone) }),
    ...(cancelCutOffHours !== undefined && { cancelCutOffHours: Number(cancelCutOffHours) }),
    ...(notices !== undefined && { notices: splitNotices(notices) }),
    ...(broadcastFloor !== undefined && { broadcastFloor: Number(broadcastFloor) }),
    ...limitsOf({ maxOpenOrders, maxOpenAppointments, maxOverlappingAppointments }),
  };
}

/** Returns the changed limits as numbers; null removes one. */
function limitsOf(changes: Readonly<Record<StoreLimit, string | undefined>>) {
  const limits = STORE_LIMITS.flatMap((limit) => {
    const text = changes[limit];
    return text === undefined ? [] : [[limit, readCustomerLimit(text) ?? null] as const];
  });
  return Object.fromEntries(limits);
}

import { NoticeKind } from "@machiya/prisma/enums";
import type { StoreDetailsInput } from "../__generated__/useUpdateStoreMutation.graphql.ts";
import { clockAt, instantAt } from "../language/zonedTime.ts";
import { type Hours, hoursText, readHours } from "./bookingHours/bookingHours.ts";

/** Numbers of weekdays in a form, 1 Monday to 7 Sunday. */
export const WEEKDAYS = ["1", "2", "3", "4", "5", "6", "7"] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** The store record as its form holds it: times as clocks of its zone show them, weekdays and notices apart by commas. */
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
    | "delivers"
    | "bookingHours"
    | "cancelCutOffHours"
    | "notices"
    | "broadcastFloor",
    string
  >
>;

/** Every notice, in the order of its form. */
export const NOTICES = Object.values(NoticeKind);

/** The notices in a draft. */
export function splitNotices(notices: string): NoticeKind[] {
  return NOTICES.filter((kind) => notices.split(",").includes(kind));
}

/** The weekdays in a draft. */
export function splitDays(days: string): Weekday[] {
  return WEEKDAYS.filter((day) => days.split(",").includes(day));
}

const clock = (instant: string | null | undefined, zone: string) =>
  instant == null ? "" : clockAt(instant, zone);

interface StoreRecord {
  name: string;
  bankAccount: string;
  bankCode: string;
  orderingOpensAt: string | null | undefined;
  orderingClosesAt: string | null | undefined;
  openingHours: string;
  address: string;
  openWeekdays: readonly number[];
  timeZone: string;
  delivers: boolean;
  bookingHours: readonly Hours[];
  cancelCutOffHours: number;
  notices: readonly string[];
  broadcastFloor: number;
}

/** The record as a form holds it. */
export function draftOf(store: StoreRecord): StoreDraft {
  const { name, bankAccount, bankCode, openingHours, address, timeZone } = store;
  return {
    name,
    bankAccount,
    bankCode,
    orderingOpensAt: clock(store.orderingOpensAt, timeZone),
    orderingClosesAt: clock(store.orderingClosesAt, timeZone),
    openingHours,
    address,
    openWeekdays: store.openWeekdays.join(","),
    timeZone,
    delivers: String(store.delivers),
    bookingHours: hoursText(store.bookingHours),
    cancelCutOffHours: String(store.cancelCutOffHours),
    notices: store.notices.join(","),
    broadcastFloor: String(store.broadcastFloor),
  };
}

/** What was written, as the server takes it; `whole` is all of the form, in whose zone its times stand. */
export function detailsOf(changes: Partial<StoreDraft>, whole: StoreDraft): StoreDetailsInput {
  const {
    orderingOpensAt,
    orderingClosesAt,
    openWeekdays,
    delivers,
    bookingHours,
    cancelCutOffHours,
    notices,
    broadcastFloor,
    ...texts
  } = changes;
  // In another zone the same clock times are other instants.
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
    ...(delivers !== undefined && { delivers: delivers === "true" }),
    ...(bookingHours !== undefined && { bookingHours: readHours(bookingHours, whole.timeZone) }),
    ...(cancelCutOffHours !== undefined && { cancelCutOffHours: Number(cancelCutOffHours) }),
    ...(notices !== undefined && { notices: splitNotices(notices) }),
    ...(broadcastFloor !== undefined && { broadcastFloor: Number(broadcastFloor) }),
  };
}

import { type Language, localeOf } from "../domain/language.ts";
import { BACK_IN_STOCK } from "../domain/notifications.ts";
import { formatDay, formatDayTime } from "../domain/time/shopTime.ts";
import { formatCurrency } from "../wording/formatCurrency.ts";
import { serverWording } from "../wording/serverWording.ts";
import { wording } from "../wording/wording.ts";
import type {
  AppointmentNotificationData,
  EventNotification,
  OrderNotificationData,
} from "./notification.ts";

/** A label and its value. */
export type Fact = readonly [name: string, value: string];

/** The content of a notification in the recipient's language, without a layout. */
export interface NotificationText {
  shopName: string;
  title: string;
  facts: Fact[];
}

export function notificationText({ kind, language, data }: EventNotification): NotificationText {
  const words = serverWording(language).notification;
  const title = kind === BACK_IN_STOCK ? words.backInStock : words.title[kind];
  return { shopName: data.shopName, title, facts: factsOf(language, kind, data) };
}

function factsOf(
  language: Language,
  kind: EventNotification["kind"],
  data: EventNotification["data"],
): Fact[] {
  if ("order" in data) return orderFacts(language, kind, data);
  if ("appointment" in data) return appointmentFacts(language, data);
  return [[serverWording(language).notification.product, data.productName]];
}

/** The amounts that a notification shows. */
const AMOUNTS: Partial<
  Record<EventNotification["kind"], readonly ("received" | "outstanding" | "refunded")[]>
> = {
  PAYMENT_RECORDED: ["received", "outstanding"],
  REFUND_RECORDED: ["refunded"],
};

/** The kinds that show until when the order must be paid. */
const SHOWS_DEADLINE: readonly EventNotification["kind"][] = ["ORDER_RECEIVED", "PAYMENT_DUE"];

function orderFacts(
  language: Language,
  kind: EventNotification["kind"],
  { order, parcel }: OrderNotificationData,
): Fact[] {
  const words = serverWording(language).notification;
  const { orderState, paymentState } = wording(language);
  const lines = order.lines.map((line) => lineText(language, line));
  const items = [...lines, ...(order.moreLines > 0 ? [words.more(order.moreLines)] : [])];
  if (parcel !== undefined) {
    const tracking = [parcel.carrier, parcel.trackingNumber].filter((text) => text !== "").join(" ");
    return [
      [words.order, `#${order.id}`],
      [words.items, items.join("\n")],
      ...(tracking === "" ? [] : [[words.tracking, tracking] as const]),
    ];
  }
  return [
    [words.order, `#${order.id}`],
    [words.state, orderState[order.state]],
    [words.items, items.join("\n")],
    [words.total, formatCurrency(language, order.currency, order.total)],
    [words.payment, paymentState[order.paymentState]],
    ...amountFacts(language, kind, order),
    ...deadlineFacts(language, kind, order),
  ];
}

function lineText(
  language: Language,
  { productName, quantity, expectedDay }: OrderNotificationData["order"]["lines"][number],
): string {
  const { times, preOrder } = serverWording(language).notification;
  const text = times(productName, quantity);
  if (expectedDay == null) return text;
  const day = new Date(`${expectedDay}T00:00:00Z`);
  return `${text}\n${preOrder(formatDay(day, "UTC", localeOf(language)))}`;
}

function amountFacts(
  language: Language,
  kind: EventNotification["kind"],
  order: OrderNotificationData["order"],
): Fact[] {
  const words = serverWording(language).notification;
  const shown = AMOUNTS[kind] ?? [];
  return shown.flatMap((amount): Fact[] => {
    const value = order[amount];
    return value === undefined ? [] : [[words[amount], formatCurrency(language, order.currency, value)]];
  });
}

function deadlineFacts(
  language: Language,
  kind: EventNotification["kind"],
  { cancelReason, payUntil }: OrderNotificationData["order"],
): Fact[] {
  const words = serverWording(language).notification;
  if (cancelReason === "EXPIRED") return [[words.reason, words.expired]];
  if (payUntil == null || !SHOWS_DEADLINE.includes(kind)) return [];
  return [[words.payUntil, formatDayTime(new Date(payUntil.at), payUntil.timeZone, localeOf(language))]];
}

function appointmentFacts(
  language: Language,
  { appointment, timeZone }: AppointmentNotificationData,
): Fact[] {
  const words = serverWording(language).notification;
  const { appointmentState, listSeparator } = wording(language);
  return [
    [words.appointment, `#${appointment.id}`],
    [words.time, formatDayTime(new Date(appointment.startsAt), timeZone, localeOf(language))],
    [words.services, appointment.services.join(listSeparator)],
    [words.staff, appointment.staff.join(listSeparator)],
    [words.state, appointmentState[appointment.state]],
  ];
}

import { type Language, localeOf } from "../domain/language.ts";
import { formatDayTime } from "../domain/shopTime.ts";
import { formatMoney, wording } from "../wording/wording.ts";
import type {
  AppointmentNotificationData,
  EventNotification,
  OrderNotificationData,
} from "./notification.ts";
import { NOTIFICATION_WORDS } from "./notificationWords.ts";

/** The name of a fact, and its value. */
export type Fact = readonly [name: string, value: string];

/** What a notification says, in the recipient's language; a channel lays it out. */
export interface NotificationText {
  shopName: string;
  title: string;
  facts: Fact[];
}

export function notificationText({ kind, language, data }: EventNotification): NotificationText {
  const title = NOTIFICATION_WORDS[language].title[kind];
  const facts = "order" in data ? orderFacts(language, data) : appointmentFacts(language, data);
  return { shopName: data.shopName, title, facts };
}

function orderFacts(language: Language, { order }: OrderNotificationData): Fact[] {
  const words = NOTIFICATION_WORDS[language];
  const { orderState, paymentState } = wording(language);
  const lines = order.lines.map(({ productName, quantity }) => words.times(productName, quantity));
  const items = [...lines, ...(order.moreLines > 0 ? [words.more(order.moreLines)] : [])];
  return [
    [words.order, `#${order.id}`],
    [words.state, orderState[order.state]],
    [words.items, items.join("\n")],
    [words.total, formatMoney(language, order.total)],
    [words.payment, paymentState[order.paymentState]],
  ];
}

function appointmentFacts(
  language: Language,
  { appointment, timeZone }: AppointmentNotificationData,
): Fact[] {
  const words = NOTIFICATION_WORDS[language];
  const { appointmentState, listSeparator } = wording(language);
  return [
    [words.appointment, `#${appointment.id}`],
    [words.time, formatDayTime(new Date(appointment.startsAt), timeZone, localeOf(language))],
    [words.services, appointment.services.join(listSeparator)],
    [words.staff, appointment.staff.join(listSeparator)],
    [words.state, appointmentState[appointment.state]],
  ];
}

import type { PrismaClient } from "@machiya/prisma/client";
import type { LineQuestion } from "@machiya/prisma/enums";
import type { ShopAddress } from "@machiya/schema/context";
import {
  DEFAULT_CANCELLATION_HOURS,
  TIME_HOLDING_STATES,
} from "@machiya/schema/domain/appointments/appointmentState";
import { DEFAULT_LANGUAGE, isLanguage, type Language, localeOf } from "@machiya/schema/domain/language";
import { OPEN_ORDER_STATES } from "@machiya/schema/domain/orders/orderState";
import { DEFAULT_TIME_ZONE, formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { appointmentActions, orderActions } from "@machiya/schema/notifications/notificationActions";
import { wording } from "@machiya/schema/wording";
import { formatCurrency } from "@machiya/schema/wording/formatCurrency";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { textMessage } from "./actionReplies.ts";
import { postbackOf } from "./intents.ts";
import { type LineButton, lineButtons } from "./lineButtons.ts";
import type { LineMessage } from "./lineMessaging.ts";

const UNKNOWN_CUSTOMER = -1;

/** The customer who asks. An unknown sender gets an id without orders and appointments. */
interface ChatCustomer {
  id: number;
  language: Language;
  blocked: boolean;
  /** Where the buttons that open pages lead. */
  shopAddress: ShopAddress;
}

/** The text of a reply, and the buttons for its subject. */
interface CustomerReplyContext {
  text: string;
  buttons?: LineButton[];
}

/**
 * Answers a question in the chat, in the customer's language and with buttons for the other questions.
 * Replies are free of charge.
 */
export async function replyTo(
  { prisma, now, shopAddress }: { prisma: PrismaClient; now(): Date; shopAddress: ShopAddress },
  { question, lineUserId }: { question: LineQuestion; lineUserId: string },
): Promise<LineMessage[]> {
  const customer = await prisma.customer.findFirst({
    where: { lineUserId, deletedAt: null },
    select: { id: true, language: true, block: { select: { id: true } } },
  });
  const language = isLanguage(customer?.language) ? customer.language : DEFAULT_LANGUAGE;
  const chatCustomer = {
    id: customer?.id ?? UNKNOWN_CUSTOMER,
    language,
    blocked: (customer?.block ?? null) !== null,
    shopAddress,
  };
  const reply = await TEXTS[question](prisma, chatCustomer, now());
  const { text, buttons = [] } = typeof reply === "string" ? { text: reply } : reply;
  const { ask } = serverWording(language).chat;
  const others = (["ORDER_STATUS", "NEXT_APPOINTMENT", "OPENING_HOURS"] as const).map((other) => ({
    type: "postback" as const,
    label: ask[other],
    displayText: ask[other],
    data: postbackOf(other),
  }));
  return [textMessage(text, [...buttons, ...others])];
}

type Text = (
  prisma: PrismaClient,
  chatCustomer: ChatCustomer,
  now: Date,
) => Promise<CustomerReplyContext | string>;

const TEXTS: Record<LineQuestion, Text> = {
  ORDER_STATUS: async (prisma, { id, language, shopAddress }) => {
    const order = await prisma.order.findFirst({
      where: { customerId: id, state: { in: [...OPEN_ORDER_STATES] } },
      orderBy: { id: "desc" },
      select: {
        id: true,
        state: true,
        paymentState: true,
        paymentMethod: true,
        currency: true,
        total: true,
        note: true,
        paymentReportedAt: true,
        paymentReportDigits: true,
        paymentRecordedAt: true,
      },
    });
    if (order === null) return serverWording(language).chat.noOrder;
    const { orderState, paymentState } = wording(language);
    const text = serverWording(language).chat.order({
      number: order.id,
      state: orderState[order.state],
      payment: paymentState[order.paymentState],
      total: formatCurrency(language, order.currency, order.total),
    });
    return { text, buttons: lineButtons(orderActions(order), language, shopAddress) };
  },

  NEXT_APPOINTMENT: async (prisma, { id, language, blocked, shopAddress }, now) => {
    const [appointment, store] = await Promise.all([
      prisma.appointment.findFirst({
        where: { customerId: id, state: { in: [...TIME_HOLDING_STATES] }, startsAt: { gt: now } },
        orderBy: [{ startsAt: "asc" }, { id: "asc" }],
        select: {
          id: true,
          state: true,
          startsAt: true,
          items: { orderBy: [{ startsAt: "asc" }, { id: "asc" }], select: { serviceName: true } },
        },
      }),
      prisma.store.findUnique({ where: { id: 1 }, select: { timeZone: true, cancelCutOffHours: true } }),
    ]);
    if (appointment === null) return serverWording(language).chat.noAppointment;
    const { appointmentState, listSeparator } = wording(language);
    const text = serverWording(language).chat.appointment({
      at: formatDayTime(appointment.startsAt, store?.timeZone ?? DEFAULT_TIME_ZONE, localeOf(language)),
      services: appointment.items.map(({ serviceName }) => serviceName).join(listSeparator),
      state: appointmentState[appointment.state],
    });
    const cutOffMinutes = (store?.cancelCutOffHours ?? DEFAULT_CANCELLATION_HOURS) * 60;
    const actions = appointmentActions(appointment, { now, cutOffMinutes, blocked });
    return { text, buttons: lineButtons(actions, language, shopAddress) };
  },

  OPENING_HOURS: async (prisma, { language }) => {
    const store = await prisma.store.findUnique({
      where: { id: 1 },
      select: { name: true, openingHours: true, address: true, phone: true, openWeekdays: true },
    });
    const { noHours, openOn, address } = serverWording(language).chat;
    if (store === null || (store.openingHours === "" && store.openWeekdays.length === 0)) return noHours;
    const { weekday, listSeparator } = wording(language);
    const days = store.openWeekdays.map((day) => weekday[day as keyof typeof weekday]).join(listSeparator);
    return [
      store.name,
      store.openingHours,
      days && `${openOn}${days}`,
      store.address && `${address}${store.address}`,
      store.phone,
    ]
      .filter((text) => text !== "")
      .join("\n");
  },

  HELP: async (_prisma, { language }) => serverWording(language).chat.help,
};

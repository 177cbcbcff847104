import { AppointmentState, OrderCancelReason, OrderState, PaymentState } from "@machiya/prisma/enums";
import { z } from "zod";
import { isLanguage, type Language } from "../domain/language.ts";
import type { MessageChannel } from "../domain/messaging/messageChannels.ts";
import { APPOINTMENT_NOTIFICATIONS, BACK_IN_STOCK, ORDER_NOTIFICATIONS } from "../domain/notifications.ts";

const id = z.int();
const language = z.custom<Language>(isLanguage);

/** What a recipient can do about a notification. Each channel offers it in its own way, or not at all. */
const action = z.discriminatedUnion("do", [
  /** Reports that a bank transfer was made. `digitsKnown`: the account's digits need not be asked for. */
  z.object({ do: z.literal("REPORT_PAYMENT"), order: id, digitsKnown: z.boolean().optional() }),
  z.object({ do: z.literal("CHANGE_TIME"), appointment: id }),
  z.object({ do: z.literal("CANCEL"), appointment: id }),
  /** Opens one order or appointment on the customers' website, or the list without a number. */
  z.object({ do: z.literal("OPEN_PAGE"), page: z.enum(["orders", "appointments"]), number: id.optional() }),
  /** Opens a product in the shop. */
  z.object({ do: z.literal("OPEN_PRODUCT"), product: id }),
]);
export type NotificationAction = z.output<typeof action>;

const orderData = z.object({
  shopName: z.string(),
  order: z.object({
    id,
    state: z.enum(OrderState),
    paymentState: z.enum(PaymentState),
    /** The code of the order's currency; absent for none. */
    currency: z.string().optional(),
    /** The order's total as a decimal number. */
    total: z.string(),
    /** The first lines of the order. */
    lines: z.array(
      z.object({ productName: z.string(), quantity: z.string(), expectedDay: z.string().nullish() }),
    ),
    /** Number of lines that are not listed. */
    moreLines: z.int(),
    cancelReason: z.enum(OrderCancelReason).nullish(),
    /** What the customer has paid, still has to pay, and got back, as decimal numbers; absent for nothing. */
    received: z.string().optional(),
    outstanding: z.string().optional(),
    refunded: z.string().optional(),
    /** Until when the order must be paid, in the store's time zone. */
    payUntil: z.object({ at: z.iso.datetime(), timeZone: z.string() }).nullish(),
  }),
  /** The shipped parcel, whose contents are the lines. */
  parcel: z.object({ carrier: z.string(), trackingNumber: z.string() }).optional(),
});
export type OrderNotificationData = z.output<typeof orderData>;

const appointmentData = z.object({
  shopName: z.string(),
  timeZone: z.string(),
  appointment: z.object({
    id,
    state: z.enum(AppointmentState),
    startsAt: z.iso.datetime(),
    services: z.array(z.string()),
    staff: z.array(z.string()),
    /** The IDs of the staff members, by which the message of an undone change is found; absent in older messages. */
    staffIds: z.array(id).optional(),
  }),
});
export type AppointmentNotificationData = z.output<typeof appointmentData>;

const stockData = z.object({
  shopName: z.string(),
  /** The product, or the variant, that is in stock again. */
  productName: z.string(),
});
export type StockNotificationData = z.output<typeof stockData>;

const broadcastData = z.object({
  shopName: z.string(),
  /** The code of the currency of the prices; absent for none. */
  currency: z.string().optional(),
  text: z.string(),
  imageHash: z.string().nullable(),
  products: z.array(z.object({ id, name: z.string(), price: z.string(), imageHash: z.string().nullable() })),
});
export type BroadcastData = z.output<typeof broadcastData>;

const rendered = { language, actions: z.array(action) };
const notification = z.discriminatedUnion("kind", [
  z.object({ ...rendered, kind: z.enum(ORDER_NOTIFICATIONS), data: orderData }),
  z.object({ ...rendered, kind: z.enum(APPOINTMENT_NOTIFICATIONS), data: appointmentData }),
  z.object({ ...rendered, kind: z.literal(BACK_IN_STOCK), data: stockData }),
  z.object({ ...rendered, kind: z.enum(["BROADCAST", "TEST_BROADCAST"]), data: broadcastData }),
]);

/**
 * A message to customers in terms of the shop: what happened and what was true at that time. A channel
 * renders it on delivery, using nothing else, so that every attempt has the same content.
 */
export type Notification = z.output<typeof notification>;

/** A notification with its recipient and the channel that delivers it. */
export type NewNotification = Notification & { customerId: number; channel: MessageChannel };

type BroadcastNotification = Extract<Notification, { data: BroadcastData }>;

/** A notification about an order, an appointment, or a product in stock, as opposed to a broadcast, whose text staff write. */
export type EventNotification = Exclude<Notification, BroadcastNotification>;

export function isBroadcast(notification: Notification): notification is BroadcastNotification {
  return notification.kind === "BROADCAST" || notification.kind === "TEST_BROADCAST";
}

/** Parses a notification from its outbox row; null when the row contains something else. */
export function readNotification(row: {
  kind: string;
  language: string | null;
  data: unknown;
  actions: unknown;
}): Notification | null {
  return notification.safeParse(row).data ?? null;
}

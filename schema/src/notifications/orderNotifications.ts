import type { OrderState, PaymentState } from "@machiya/prisma/enums";
import type { Actor } from "../actor.ts";
import type { Language } from "../domain/language.ts";
import { type DecimalLike, toWire } from "../domain/money.ts";
import { notificationsOfOrder, type OrderNotificationKind } from "../domain/notifications.ts";
import type { Transaction } from "../writes/transaction.ts";
import type { OrderNotificationData } from "./notification.ts";
import { orderActions } from "./notificationActions.ts";
import type { NotificationContext } from "./notificationContext.ts";
import { forEachChannel, type NewNotification, queueNotifications } from "./queueNotifications.ts";
import { findRecipient, type Recipient, recipientOf } from "./recipients.ts";

/** Maximum number of order lines that a notification lists. */
const MAX_LINES = 8;

interface OrderStates {
  state: OrderState;
  paymentState: PaymentState;
}

/** The order data that a notification needs. */
interface NotifiedOrder extends OrderStates {
  id: number;
  paymentMethod: number;
  note: string;
  paymentReportedAt: Date | null;
  paymentReportDigits: string | null;
  paymentRecordedAt: Date | null;
  total: DecimalLike;
  lines: readonly { productName: string; quantity: DecimalLike }[];
}

/** Queues the notifications of an order change in the transaction that makes it. */
export async function queueOrderNotifications(
  tx: Transaction,
  context: Actor,
  before: OrderStates,
  after: OrderStates & { id: number; customerId: number | null },
): Promise<void> {
  const kinds = notificationsOfOrder(before, after);
  const recipient = await findRecipient(tx, context, kinds, after.customerId);
  if (recipient === null) return;
  const order = await findOrder(tx, after.id);
  await queueNotifications(tx, context, notificationsFor(order, recipient));
}

/** Queues the notification of a shipped parcel in the transaction that ships it. */
export async function queueParcelNotification(
  tx: Transaction,
  context: Actor,
  { customerId }: { customerId: number | null },
  parcel: { id: number; orderId: number; carrier: string; trackingNumber: string },
): Promise<void> {
  const recipient = await findRecipient(tx, context, ["PARCEL_SHIPPED"], customerId);
  if (recipient === null) return;
  const order = await findOrder(tx, parcel.orderId);
  const items = await tx.parcelItem.findMany({
    where: { parcelId: parcel.id },
    select: { quantity: true, orderLine: { select: { productName: true } } },
    orderBy: { orderLineId: "asc" },
  });
  const lines = items.map(({ quantity, orderLine }) => ({ ...orderLine, quantity }));
  const { carrier, trackingNumber } = parcel;
  const notifications = notificationsFor({ ...order, lines }, recipient, { carrier, trackingNumber });
  await queueNotifications(tx, context, notifications);
}

/** The initial states of an order. */
const NEW_ORDER = {
  state: "ESTABLISHED",
  paymentState: "UNPAID",
  paymentReportedAt: null,
  paymentReportDigits: null,
  paymentRecordedAt: null,
} as const;

/** Returns the notifications of a new order before it is written; null when the customer is not notified. */
export function placedOrderNotifications(
  acting: Actor,
  placed: Pick<NotifiedOrder, "id" | "paymentMethod" | "note" | "total" | "lines"> & { customerId: number },
  context: NotificationContext,
): { notifications: NewNotification[]; newLanguage: Language | null } | null {
  const order = { ...NEW_ORDER, ...placed };
  const recipient = recipientOf(acting, notificationsOfOrder(null, order), order.customerId, context);
  if (recipient === null) return null;
  return { notifications: notificationsFor(order, recipient), newLanguage: recipient.newLanguage };
}

function notificationsFor(
  order: NotifiedOrder,
  recipient: Recipient & { kinds: readonly OrderNotificationKind[] },
  parcel?: OrderNotificationData["parcel"],
): NewNotification[] {
  const { language, shopName, kinds } = recipient;
  const { id, state, paymentState } = order;
  const lines = order.lines.slice(0, MAX_LINES).map(({ productName, quantity }) => ({
    productName,
    quantity: toWire(quantity),
  }));
  const data = {
    shopName,
    order: {
      ...{ id, state, paymentState, total: toWire(order.total), lines },
      moreLines: order.lines.length - lines.length,
    },
    ...(parcel && { parcel }),
  };
  const actions = orderActions(order);
  return forEachChannel(
    recipient,
    kinds.map((kind) => ({ kind, language, data, actions })),
  );
}

const findOrder = (tx: Transaction, id: number): Promise<NotifiedOrder> =>
  tx.order.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      state: true,
      paymentState: true,
      paymentMethod: true,
      note: true,
      paymentReportedAt: true,
      paymentReportDigits: true,
      paymentRecordedAt: true,
      total: true,
      lines: { orderBy: { id: "asc" }, select: { productName: true, quantity: true } },
    },
  });

import type { OrderCancelReason, OrderState, PaymentState } from "@machiya/prisma/enums";
import type { Actor } from "../actor.ts";
import type { Language } from "../domain/language.ts";
import { type Big, type DecimalLike, decimal, toWire } from "../domain/money.ts";
import { notificationsOfOrder, type OrderNotificationKind } from "../domain/notifications.ts";
import { heldAmount, type LedgerPayment, outstandingAmount } from "../domain/orders/paymentLedger.ts";
import type { Transaction } from "../writes/transaction.ts";
import type { NewNotification, OrderNotificationData } from "./notification.ts";
import { orderActions } from "./notificationActions.ts";
import type { NotificationContext } from "./notificationContext.ts";
import { forEachChannel, queueNotifications } from "./queueNotifications.ts";
import { findRecipient, type Recipient, recipientOf } from "./recipients.ts";

const LINE_COLUMNS = { productName: true, quantity: true, preOrdered: true, expectedDay: true } as const;

/** Maximum number of order lines that a notification lists. */
const MAX_LINES = 8;

interface OrderStates {
  state: OrderState;
  paymentState: PaymentState;
}

interface NotifiedLine {
  productName: string;
  quantity: DecimalLike;
  preOrdered?: DecimalLike;
  expectedDay?: Date | null;
}

/** The order data that a notification needs. */
interface NotifiedOrder extends OrderStates {
  id: number;
  paymentMethod: number;
  note: string;
  paymentReportedAt: Date | null;
  paymentReportDigits: string | null;
  paymentRecordedAt: Date | null;
  paymentDueAt: Date | null;
  cancelReason: OrderCancelReason | null;
  /** The code of its currency; null for none. */
  currency: string | null;
  total: DecimalLike;
  lines: readonly NotifiedLine[];
  payments: readonly LedgerPayment[];
}

/** What a change has received from the customer, or returned to them; absent for nothing. */
export interface NotifiedMoney {
  received?: Big | null;
  refunded?: Big | null;
}

/** Queues the notifications of an order change in the transaction that makes it. */
export async function queueOrderNotifications(
  tx: Transaction,
  context: Actor,
  before: OrderStates,
  after: OrderStates & { id: number; customerId: number | null },
  moved: NotifiedMoney = {},
): Promise<void> {
  const { received = null, refunded = null } = moved;
  const kinds = notificationsOfOrder(before, after, {
    isPayment: received !== null,
    isRefund: refunded !== null,
  });
  await queueKinds(tx, context, after, kinds, moved);
}

/** Queues the reminder that an order must be paid, in the transaction that records that it was sent. */
export const queuePaymentReminder = (
  tx: Transaction,
  actor: Actor,
  order: { id: number; customerId: number | null },
): Promise<void> => queueKinds(tx, actor, order, ["PAYMENT_DUE"]);

async function queueKinds(
  tx: Transaction,
  context: Actor,
  { id, customerId }: { id: number; customerId: number | null },
  kinds: readonly OrderNotificationKind[],
  moved: NotifiedMoney = {},
): Promise<void> {
  const recipient = await findRecipient(tx, context, kinds, customerId);
  if (recipient === null) return;
  const order = await findOrder(tx, id);
  await queueNotifications(tx, context, notificationsFor(order, recipient, moved));
}

/**
 * Queues a message with the current states of an order, after one with states that staff have undone was sent.
 */
export async function queueOrderCorrection(
  tx: Transaction,
  context: Actor,
  { id, customerId }: { id: number; customerId: number | null },
): Promise<void> {
  const recipient = await findRecipient(tx, context, ["ORDER_ADVANCED"], customerId);
  if (recipient === null) return;
  await queueNotifications(tx, context, notificationsFor(await findOrder(tx, id), recipient));
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
  const notifications = notificationsFor({ ...order, lines }, recipient, {}, { carrier, trackingNumber });
  await queueNotifications(tx, context, notifications);
}

/** The initial states of an order. */
const NEW_ORDER = {
  state: "ESTABLISHED",
  paymentState: "UNPAID",
  paymentReportedAt: null,
  paymentReportDigits: null,
  paymentRecordedAt: null,
  cancelReason: null,
  payments: [],
} as const;

/** Returns the notifications of a new order before it is written; null when the customer is not notified. */
export function placedOrderNotifications(
  acting: Actor,
  placed: Pick<
    NotifiedOrder,
    "id" | "paymentMethod" | "note" | "currency" | "total" | "lines" | "paymentDueAt"
  > & {
    customerId: number;
  },
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
  moved: NotifiedMoney = {},
  parcel?: OrderNotificationData["parcel"],
): NewNotification[] {
  const { language, shopName, kinds } = recipient;
  const { id, state, paymentState, currency, cancelReason, paymentDueAt } = order;
  const lines = order.lines
    .slice(0, MAX_LINES)
    .map(({ productName, quantity, preOrdered = 0, expectedDay }) => ({
      productName,
      quantity: toWire(quantity),
      ...(expectedDay &&
        decimal(preOrdered).gt(0) && { expectedDay: expectedDay.toISOString().slice(0, 10) }),
    }));
  const data = {
    shopName,
    order: {
      id,
      state,
      paymentState,
      total: toWire(order.total),
      lines,
      ...(currency !== null && { currency }),
      moreLines: order.lines.length - lines.length,
      ...(cancelReason !== null && { cancelReason }),
      ...(paymentDueAt !== null && {
        payUntil: { at: paymentDueAt.toISOString(), timeZone: recipient.timeZone },
      }),
      ...amountsOf(order, moved),
    },
    ...(parcel && { parcel }),
  };
  const actions = orderActions(order);
  return forEachChannel(
    recipient,
    kinds.map((kind) => ({ kind, language, data, actions })),
  );
}

/** Returns the amounts that are known and not 0. */
function amountsOf({ total, payments }: NotifiedOrder, { received, refunded }: NotifiedMoney) {
  if (payments.length === 0) return {};
  const amounts = {
    received: received ?? heldAmount(payments),
    outstanding: outstandingAmount(total, payments),
    refunded: refunded ?? null,
  };
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) => (amount?.gt(0) ? [[name, toWire(amount)]] : [])),
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
      paymentDueAt: true,
      cancelReason: true,
      currency: true,
      total: true,
      lines: { orderBy: { id: "asc" }, select: LINE_COLUMNS },
      payments: {
        select: {
          id: true,
          provider: true,
          kind: true,
          state: true,
          amount: true,
          refunds: { select: { state: true, amount: true, excess: true } },
        },
      },
    },
  });

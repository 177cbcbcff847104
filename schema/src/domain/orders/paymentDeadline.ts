import type { OrderState, PaymentState } from "@machiya/prisma/enums";
import { type DecimalLike, decimal } from "../money.ts";
import { plainText } from "../typedText.ts";
import { type PaymentMethod, paymentMethodOf } from "./payment.ts";
import { isReportPending } from "./paymentReport.ts";

/** How long customers of a store can pay; null means without limit. */
export interface PaymentLimits {
  onlinePaymentMinutes: number | null;
  transferPaymentHours: number | null;
}

export type PaymentLimit = keyof PaymentLimits;

/** The range of each limit, and the value that the console suggests. */
export const PAYMENT_LIMIT_RANGES: Readonly<
  Record<PaymentLimit, { min: number; max: number; suggested: number }>
> = {
  onlinePaymentMinutes: { min: 10, max: 10_080, suggested: 30 },
  transferPaymentHours: { min: 1, max: 720, suggested: 72 },
};

export const PAYMENT_LIMITS = Object.keys(PAYMENT_LIMIT_RANGES) as readonly PaymentLimit[];

export const WITHOUT_LIMITS: PaymentLimits = { onlinePaymentMinutes: null, transferPaymentHours: null };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const online = ({ onlinePaymentMinutes: minutes }: PaymentLimits) => minutes && minutes * MINUTE_MS;
const transfer = ({ transferPaymentHours: hours }: PaymentLimits) => hours && hours * HOUR_MS;
const never = () => null;

/** How long an order of each method can be paid. What is paid on receipt never expires. */
const TIME_TO_PAY: Record<PaymentMethod, (limits: PaymentLimits) => number | null> = {
  NONE: never,
  CARD: online,
  BANK_TRANSFER: transfer,
  PAY_AT_STORE: never,
  CASH_ON_DELIVERY: never,
  UNKNOWN: never,
};

/** The share of the time after which the customer is reminded. */
const REMINDER_SHARE = 3 / 4;

/** The columns of an order's deadline. */
export interface PaymentDeadline {
  paymentDueAt: Date | null;
  paymentRemindAt: Date | null;
}

export const NO_DEADLINE: PaymentDeadline = { paymentDueAt: null, paymentRemindAt: null };

const deadlineAt = (due: Date, from: Date): PaymentDeadline => ({
  paymentDueAt: due,
  paymentRemindAt: new Date(from.getTime() + REMINDER_SHARE * (due.getTime() - from.getTime())),
});

/** Returns the deadline of an order whose payment by this method starts to be awaited at `from`. */
export function paymentDeadline(paymentMethod: number, limits: PaymentLimits, from: Date): PaymentDeadline {
  const time = TIME_TO_PAY[paymentMethodOf(paymentMethod)](limits);
  return time === null ? NO_DEADLINE : deadlineAt(new Date(from.getTime() + time), from);
}

/** An online payment that starts, and what the order's earlier payments were. */
export interface OnlineStart {
  expiresAt: Date;
  /** Whether the customer gets a code, with which they pay elsewhere later. */
  showsCode: boolean;
  /** Whether an earlier payment was started with a code. */
  hadCode: boolean;
  /** Whether the order has no earlier online payment. */
  isFirst: boolean;
}

/**
 * Returns the deadline after the customer has started an online payment; null when it stays. It is never shortened. The
 * first code of an ATM or a convenience store can be paid as long as it is valid, and an order with another method does
 * not expire during its first online payment. Later ones do not extend the time, because repeated starts would reserve
 * the products forever.
 */
export function deadlineOfStart(
  { paymentMethod, paymentDueAt }: { paymentMethod: number; paymentDueAt: Date | null },
  { expiresAt, showsCode, hadCode, isFirst }: OnlineStart,
  now: Date,
): PaymentDeadline | null {
  const isExtending = showsCode ? !hadCode : isFirst && paymentMethodOf(paymentMethod) !== "CARD";
  if (!isExtending || paymentDueAt === null || expiresAt <= paymentDueAt) return null;
  return deadlineAt(expiresAt, now);
}

/** The facts of an order that decide whether its deadline counts. */
export interface AwaitedOrder {
  state: OrderState;
  paymentState: PaymentState;
  paymentDueAt: Date | null;
  paymentReportedAt: Date | null;
  paymentRecordedAt: Date | null;
}

/** Whether an order in this state expires. Staff who work on an order have decided to keep it. */
const EXPIRES: Record<OrderState, boolean> = {
  ESTABLISHED: true,
  IN_ACTION: false,
  WAITING: false,
  COMPLETE: false,
  CANCELLED: false,
};

/** Whether an order expires in this payment state: only while no money was received. */
const EXPIRES_UNPAID: Record<PaymentState, boolean> = {
  UNPAID: true,
  PAID: false,
  PARTIALLY_PAID: false,
  REFUND_PENDING: false,
  REFUNDED: false,
  FAILED: true,
};

/** NONE: the order does not expire any more. PAUSED: staff have to check the customer's payment report. */
export type DeadlineState = "NONE" | "PAUSED" | "RUNNING" | "OVER";

/** Returns what an order's deadline means now; it is over at its very moment. An order of nothing does not expire. */
export function deadlineState(order: AwaitedOrder & { total: DecimalLike }, now: Date): DeadlineState {
  const { state, paymentState, paymentDueAt } = order;
  if (decimal(order.total).lte(0)) return "NONE";
  if (paymentDueAt === null || !EXPIRES[state] || !EXPIRES_UNPAID[paymentState]) return "NONE";
  if (isReportPending(order)) return "PAUSED";
  return paymentDueAt <= now ? "OVER" : "RUNNING";
}

/**
 * Returns since when the time to pay stands still: since the customer's payment report, while it waits for its check,
 * or since staff recorded money for the order. Null while it runs.
 */
function pausedSince(order: Omit<AwaitedOrder, "state" | "paymentDueAt">): Date | null {
  if (isReportPending(order)) return order.paymentReportedAt;
  return EXPIRES_UNPAID[order.paymentState] ? null : order.paymentRecordedAt;
}

/**
 * Returns the deadline after a pause that ends now: staff check a payment report, the customer replaces it, or staff
 * change recorded money, which may have been a mistake. It is later by the time of the pause. Nothing for an order
 * without deadline or pause.
 */
export function resumedDeadline(
  order: PaymentDeadline & Omit<AwaitedOrder, "state">,
  now: Date,
): Partial<PaymentDeadline> {
  const { paymentDueAt, paymentRemindAt } = order;
  const since = pausedSince(order);
  if (paymentDueAt === null || since === null) return {};
  const pause = Math.max(0, now.getTime() - since.getTime());
  const later = (at: Date) => new Date(at.getTime() + pause);
  return { paymentDueAt: later(paymentDueAt), paymentRemindAt: paymentRemindAt && later(paymentRemindAt) };
}

/**
 * Returns whether received money alone keeps an order from expiring, although its deadline has passed. The money may
 * turn out to be a mistake.
 */
export const isCoveredByPayments = ({
  state,
  paymentState,
}: Pick<AwaitedOrder, "state" | "paymentState">): boolean => EXPIRES[state] && !EXPIRES_UNPAID[paymentState];

/** Returns whether an order gets a new deadline when its payment is voided, because the old deadline has passed. */
export const renewsDeadline = (
  order: Pick<AwaitedOrder, "paymentState" | "paymentDueAt"> & { paymentDeadlinePassed: boolean },
): boolean =>
  order.paymentDeadlinePassed && order.paymentDueAt === null && !EXPIRES_UNPAID[order.paymentState];

/** Returns the limit that a form's text means: null for none when it is empty, undefined when it is invalid. */
export function readPaymentLimit(limit: PaymentLimit, text: string): number | null | undefined {
  const typed = plainText(text);
  if (typed === "") return null;
  const { min, max } = PAYMENT_LIMIT_RANGES[limit];
  const value = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return value >= min && value <= max ? value : undefined;
}

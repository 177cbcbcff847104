import type { PaymentEntryState, PaymentKind, PaymentState, RefundState } from "@machiya/prisma/enums";
import { Big, type DecimalLike, decimal } from "../money.ts";
import { type PaymentMethod, paymentMethodOf } from "./payment.ts";
import {
  heldAmount,
  isHeld,
  isReceived,
  isRefundPending,
  type LedgerPayment,
  type LedgerRefund,
  outstandingAmount,
  paymentStateOf,
  refundableAmount,
} from "./paymentLedger.ts";

/** A refund of an order's ledger. */
export interface RecordedRefund extends LedgerRefund {
  id: number;
  /** Whether staff set the order's payment state, instead of recording a refund. */
  declared: boolean;
}

/** A payment of an order's ledger. */
export interface RecordedPayment extends LedgerPayment<RecordedRefund> {
  declared: boolean;
}

/** An order with its ledger. */
export interface OrderLedger {
  total: DecimalLike;
  /** The payment method's stored number. */
  paymentMethod: number;
  payments: readonly RecordedPayment[];
}

/** A manual payment to add, with its refund if it has one. */
export interface NewPayment {
  kind: PaymentKind;
  amount: Big;
  state: PaymentEntryState;
  refund: RefundState | null;
}

/** What staff's change of the payment state does to the ledger. */
export interface LedgerChange {
  /** The manual payments that failed and are canceled. */
  cancelPayments: readonly number[];
  failRefunds: readonly number[];
  completeRefunds: readonly number[];
  refunds: readonly { paymentId: number; amount: Big; state: RefundState }[];
  payments: readonly NewPayment[];
}

const NO_CHANGE: LedgerChange = {
  cancelPayments: [],
  failRefunds: [],
  completeRefunds: [],
  refunds: [],
  payments: [],
};

const KINDS: Record<PaymentMethod, PaymentKind> = {
  NONE: "OTHER",
  CARD: "CARD",
  BANK_TRANSFER: "TRANSFER",
  PAY_AT_STORE: "CASH",
  CASH_ON_DELIVERY: "COD",
  UNKNOWN: "OTHER",
};

/** Returns how an order with this payment method is usually paid. */
export function paymentKindOf(methodCode: number): PaymentKind {
  return KINDS[paymentMethodOf(methodCode)];
}

const isManual = ({ provider }: LedgerPayment) => provider === "MANUAL";

/** Returns whether a provider holds or reserved money of the customer, or is returning it. */
export function hasProviderMoney(payments: readonly LedgerPayment[]): boolean {
  return payments.some(
    (payment) =>
      !isManual(payment) && (payment.state === "AUTHORIZED" || isHeld(payment) || isRefundPending(payment)),
  );
}

/** The parts of a ledger that a change of the state begins with. */
interface Standing extends OrderLedger {
  held: readonly RecordedPayment[];
  /** Refunds that are pending. */
  pending: readonly number[];
}

function standingOf(ledger: OrderLedger): Standing {
  const received = ledger.payments.filter(isReceived);
  return {
    ...ledger,
    held: received.filter(isHeld),
    pending: received
      .flatMap(({ refunds }) => refunds.filter(({ state }) => state === "PENDING"))
      .map(({ id }) => id),
  };
}

const newPayment = (
  { paymentMethod, total }: OrderLedger,
  state: PaymentEntryState,
  more: Partial<NewPayment> = {},
): NewPayment => ({
  kind: paymentKindOf(paymentMethod),
  amount: atLeastZero(decimal(total)),
  state,
  refund: null,
  ...more,
});

const atLeastZero = (amount: Big): Big => (amount.lt(0) ? new Big(0) : amount);

const idsOf = (payments: readonly RecordedPayment[]) => payments.map(({ id }) => id);

/**
 * Returns the ledger without pending refunds, and with corrections of money that was not received after all: the entries of
 * earlier days stay as they are, so that no takings change, and a refund of today is beside them.
 */
function corrected(
  { payments, pending }: Standing,
  isWrong: (payment: RecordedPayment) => boolean,
): LedgerChange {
  const change = { ...NO_CHANGE, failRefunds: pending };
  const wrong = applyChange(payments, change).filter((payment) => isHeld(payment) && isWrong(payment));
  return {
    ...change,
    refunds: wrong.map((payment) => ({
      paymentId: payment.id,
      amount: refundableAmount(payment),
      state: "DONE",
    })),
  };
}

/** How each payment state is produced. Nothing here touches a provider's payment, or what was received and returned. */
const PRODUCE: Record<PaymentState, (standing: Standing) => LedgerChange> = {
  UNPAID(standing) {
    const failed = standing.payments.filter((payment) => isManual(payment) && payment.state === "FAILED");
    const change = { ...corrected(standing, isManual), cancelPayments: idsOf(failed) };
    const state = paymentStateOf(standing.total, applyChange(standing.payments, change));
    return state === "UNPAID" ? change : { ...change, payments: [newPayment(standing, "PENDING")] };
  },
  PAID(standing) {
    const change = { ...NO_CHANGE, failRefunds: standing.pending };
    const payments = applyChange(standing.payments, change);
    if (paymentStateOf(standing.total, payments) === "PAID") return change;
    const amount = outstandingAmount(standing.total, payments);
    return { ...change, payments: [newPayment(standing, "CAPTURED", { amount })] };
  },
  PARTIALLY_PAID(standing) {
    const change = { ...NO_CHANGE, failRefunds: standing.pending };
    const state = paymentStateOf(standing.total, applyChange(standing.payments, change));
    if (state === "PARTIALLY_PAID") return change;
    const hasPart = standing.held.some(({ kind }) => kind === "PART");
    const part = newPayment(standing, "CAPTURED", { kind: "PART", amount: new Big(0) });
    return { ...corrected(standing, ({ kind }) => kind !== "PART"), payments: hasPart ? [] : [part] };
  },
  REFUND_PENDING(standing) {
    if (standing.held.length === 0)
      return { ...NO_CHANGE, payments: [newPayment(standing, "CAPTURED", { refund: "PENDING" })] };
    return {
      ...NO_CHANGE,
      refunds: standing.held.map((payment) => ({
        paymentId: payment.id,
        amount: refundableAmount(payment),
        state: "PENDING",
      })),
    };
  },
  REFUNDED(standing) {
    const completed = { ...NO_CHANGE, completeRefunds: standing.pending };
    const stillHeld = applyChange(standing.payments, completed).filter(isHeld);
    const change: LedgerChange = {
      ...completed,
      refunds: stillHeld.map((payment) => ({
        paymentId: payment.id,
        amount: refundableAmount(payment),
        state: "DONE",
      })),
    };
    const state = paymentStateOf(standing.total, applyChange(standing.payments, change));
    if (state === "REFUNDED") return change;
    // A newer payment failed or is pending: the returned money is the last word again.
    const amount = standing.held.length > 0 ? new Big(0) : atLeastZero(decimal(standing.total));
    return { ...change, payments: [newPayment(standing, "CAPTURED", { amount, refund: "DONE" })] };
  },
  FAILED: (standing) => ({ ...corrected(standing, isManual), payments: [newPayment(standing, "FAILED")] }),
};

/**
 * Returns what staff's change of the payment state does to an order's ledger, so that exactly that state
 * follows from it. Null when it contradicts money at a provider: that can only be refunded, and only what is
 * missing can be paid in addition.
 */
export function declarePaymentState(ledger: OrderLedger, target: PaymentState): LedgerChange | null {
  const current = paymentStateOf(ledger.total, ledger.payments);
  if (current === target) return NO_CHANGE;
  const adds = target === "PAID" && current === "PARTIALLY_PAID";
  if (hasProviderMoney(ledger.payments) && !adds) return null;
  return PRODUCE[target](standingOf(ledger));
}

const CHANGE_SIGN = " → ";

/** A change of the payment state by staff. */
export interface SetState {
  from: string;
  to: string;
}

/** Returns the reason of the refunds by which staff's change of the payment state corrects a ledger, for every language. */
export const correctionReason = ({ from, to }: SetState): string => `${from}${CHANGE_SIGN}${to}`;

/** Whether a payment state says that money is returned; setting any other one corrects what was recorded. */
const RETURNS: Record<PaymentState, boolean> = {
  UNPAID: false,
  PAID: false,
  PARTIALLY_PAID: false,
  FAILED: false,
  REFUND_PENDING: true,
  REFUNDED: true,
};

/** Reads the reason of a refund that a change of the payment state has written; null for any other text. */
export function readCorrection(reason: string): SetState | null {
  const [from = "", to = "", ...more] = reason.split(CHANGE_SIGN);
  const isState = (text: string) => Object.hasOwn(RETURNS, text);
  return isState(from) && isState(to) && more.length === 0 ? { from, to } : null;
}

/** Returns whether a refund of this reason only corrects a payment that was not received. */
export function isCorrection(reason: string): boolean {
  const correction = readCorrection(reason);
  return Object.entries(RETURNS).some(([state, returns]) => state === correction?.to && !returns);
}

/** Returns the payments after a change. New rows get ids that follow all others. */
export function applyChange(payments: readonly RecordedPayment[], change: LedgerChange): RecordedPayment[] {
  const { cancelPayments, failRefunds, completeRefunds } = change;
  const newest = Math.max(0, ...payments.map(({ id }) => id));
  const changed = payments.map((payment): RecordedPayment => {
    const added = change.refunds.filter(({ paymentId }) => paymentId === payment.id);
    return {
      ...payment,
      state: cancelPayments.includes(payment.id) ? "CANCELLED" : payment.state,
      refunds: [
        ...payment.refunds.map((refund): RecordedRefund => {
          if (failRefunds.includes(refund.id)) return { ...refund, state: "FAILED" };
          return completeRefunds.includes(refund.id) ? { ...refund, state: "DONE" } : refund;
        }),
        ...added.map(({ amount, state }) => ({ id: 0, declared: true, amount, excess: 0, state })),
      ],
    };
  });
  const added = change.payments.map(
    ({ kind, amount, state, refund }, index): RecordedPayment => ({
      id: newest + 1 + index,
      provider: "MANUAL",
      declared: true,
      kind,
      amount,
      state,
      refunds: refund === null ? [] : [{ id: 0, declared: true, amount, excess: 0, state: refund }],
    }),
  );
  return [...changed, ...added];
}

/** What a new total does to the ledger. The adjustment is written before the total, the rest after it. */
export interface TotalAdjustment {
  adjustment: Big | null;
  cancelPayments: readonly number[];
}

/**
 * Returns what keeps an order paid that staff marked as paid when its total changes: an adjustment by which
 * the total exceeds the other payments. Recorded amounts and a provider's money are never adjusted. Null when
 * nothing changes.
 */
export function adjustForTotal(ledger: OrderLedger, total: DecimalLike): TotalAdjustment | null {
  const held = ledger.payments.filter(isHeld);
  const isMarked = held.some(({ declared }) => declared) && held.every(isManual);
  if (!isMarked || paymentStateOf(ledger.total, ledger.payments) !== "PAID") return null;
  const adjustments = held.filter(({ kind, refunds }) => kind === "ADJUSTMENT" && refunds.length === 0);
  const others = held.filter((payment) => !adjustments.includes(payment));
  const needed = atLeastZero(decimal(total).minus(heldAmount(others)));
  const missing = needed.minus(heldAmount(adjustments));
  if (missing.eq(0)) return null;
  if (missing.gt(0)) return { adjustment: missing, cancelPayments: [] };
  return { adjustment: needed.gt(0) ? needed : null, cancelPayments: idsOf(adjustments) };
}

import type { PaymentEntryState } from "@machiya/prisma/enums";
import type { MinorAmount } from "../minorUnits.ts";
import { paymentMoves } from "./paymentLedger.ts";

/** With what a customer pays at an ATM or in a convenience store. */
export interface PaymentCode {
  /** The bank of a virtual account; null for a code. */
  bankCode: string | null;
  code: string;
  /** The day, or the day and the time in Taiwan, as 2026/12/01 14:30:00. A text in another form is shown as it is. */
  expiresAt: string;
}

/** What a provider has reported about a payment, verified to come from it. */
export interface ProviderReport {
  /** Names the event: repeated notifications of one event have the same. */
  eventId: string;
  reference: string;
  providerReference: string | null;
  /** The state of the payment at the provider. */
  state: PaymentEntryState;
  /**
   * An AUTHORIZED payment whose money the provider reserves until the shop captures it, and until when; null: the
   * provider does not say. Undefined: the customer has approved the payment, which waits for the shop's confirmation.
   */
  reserved?: { until: Date | null } | undefined;
  /** The amount of the payment at the provider; null when the provider does not repeat it. */
  amount: MinorAmount | null;
  /** How much was refunded so far, in minor units; null when the provider does not say. */
  refunded: number | null;
  /** The provider's fee, in minor units; undefined when the provider does not report it. */
  fee?: number | undefined;
  code: PaymentCode | null;
  /** A customer's bank has demanded the money back; null when there is no dispute. */
  dispute: "OPEN" | "WON" | "LOST" | null;
}

/** What names a payment, an event, or a code of a provider, of a length that an index can hold. */
const NAME = /^[\w:/ .-]{1,255}$/;
/** The amounts that the ledger can hold, in minor units. */
const MAX_MINOR = 10 ** 12 - 1;

const isStorableAmount = (minor: number): boolean =>
  Number.isInteger(minor) && minor >= 0 && minor <= MAX_MINOR;

/**
 * Returns whether every value of a report can be stored. A signature proves who has sent a report, but not that its
 * values have the documented types: Postgres refuses U+0000, long names, and numbers that are too large.
 */
export function isUsableReport(report: ProviderReport): boolean {
  const { eventId, reference, providerReference, reserved, amount, refunded, fee, code } = report;
  const until = reserved?.until ?? null;
  return (
    NAME.test(eventId) &&
    (reference === "" || NAME.test(reference)) &&
    (providerReference === null || NAME.test(providerReference)) &&
    (until === null || !Number.isNaN(until.getTime())) &&
    [amount?.minor ?? 0, refunded ?? 0, fee ?? 0].every(isStorableAmount) &&
    (code === null || [code.bankCode, code.code, code.expiresAt].every((text) => !text || NAME.test(text)))
  );
}

/**
 * Returns whether a report can be about this payment: money counts only with the right amount in the right
 * currency.
 */
export function matchesPayment(report: ProviderReport, payment: MinorAmount): boolean {
  const { amount, state, refunded } = report;
  // No more than the payment can have been refunded.
  if (refunded !== null && refunded > payment.minor) return false;
  if (amount === null) return !REPORTS_MONEY[state] || report.dispute !== null;
  return amount.currency === payment.currency && amount.minor === payment.minor;
}

/** Whether a report of this state says that money was received, so that it must contain the amount. */
const REPORTS_MONEY: Record<PaymentEntryState, boolean> = {
  PENDING: false,
  AUTHORIZED: false,
  CAPTURED: true,
  FAILED: false,
  CANCELLED: false,
  EXPIRED: false,
};

/** Whether a report of this state says more than that the customer has begun to pay. */
const COMMITS: Record<PaymentEntryState, (report: ProviderReport) => boolean> = {
  PENDING: ({ code }) => code !== null,
  AUTHORIZED: ({ reserved }) => reserved !== undefined,
  CAPTURED: () => true,
  FAILED: () => false,
  CANCELLED: () => false,
  EXPIRED: () => false,
};

/**
 * Returns whether a report about a payment in the state `before` decides that its order is paid online: money was
 * received or reserved, or a code for an ATM or a convenience store was issued. After a start alone, or an approval
 * that was not confirmed, the customer may come back and pay otherwise.
 */
export function commitsToOnlinePayment(report: ProviderReport, before: PaymentEntryState): boolean {
  const { state } = report;
  const isCurrent = paymentMoves(before, state) || (before === state && !REPORTS_MONEY[state]);
  return isCurrent && COMMITS[state](report);
}

/** The minutes after the start at which a provider is queried about a pending payment; then every hour. */
const QUERY_MINUTES = [1, 5, 15, 60];
const HOUR_SECONDS = 3600;

/** Returns the pause in seconds after this number of queries. */
export function secondsToNextQuery(queries: number): number {
  const next = QUERY_MINUTES[queries];
  return next === undefined ? HOUR_SECONDS : (next - (QUERY_MINUTES[queries - 1] ?? 0)) * 60;
}

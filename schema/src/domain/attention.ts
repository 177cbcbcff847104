import { dayOf, startOfDay } from "./time/shopTime.ts";

/** Why the home page lists a record under "Needs attention". */
export const ATTENTION_REASONS = [
  "PAYMENT_REPORTED",
  "AUTHORIZATION_REFUSED",
  "ORDER_OVERPAID",
  "APPOINTMENT_PENDING",
  "ORDER_DUE",
  "STOCK_LOW",
] as const;

export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** A record that needs attention. */
export interface AttentionEntry {
  reason: AttentionReason;
  /** The row number of the order, payment, appointment, or product. */
  id: number;
  /**
   * When the customer reported the payment, when the provider refused the request, when the appointment starts, or when
   * the order is due; null for products and overpaid orders.
   */
  at: Date | null;
}

/**
 * Returns the instant before which an entry is late. A report of a payment and a refusal of a provider are late on the
 * day after it, an order on the day after the day for which it was requested, and an unconfirmed appointment when it starts.
 * Low stock and money to return are never late.
 */
const LATE_BEFORE: Record<AttentionReason, ((now: Date, zone: string) => Date) | null> = {
  PAYMENT_REPORTED: (now, zone) => startOfDay(dayOf(now, zone), zone),
  AUTHORIZATION_REFUSED: (now, zone) => startOfDay(dayOf(now, zone), zone),
  ORDER_OVERPAID: null,
  APPOINTMENT_PENDING: (now) => now,
  ORDER_DUE: (now, zone) => startOfDay(dayOf(now, zone), zone),
  STOCK_LOW: null,
};

/** Returns whether an entry is late. */
export function isLate({ reason, at }: AttentionEntry, now: Date, zone: string): boolean {
  const limit = LATE_BEFORE[reason]?.(now, zone);
  return limit !== undefined && at !== null && at < limit;
}

/** Records without a time count as due in two days: before the appointments after that, in the given order. */
const DUE_WITHOUT_TIME_MS = 2 * 86_400_000;

/** Returns the most urgent entries: late ones first, each group by time. */
export function urgentFirst<Entry extends AttentionEntry>(
  entries: readonly Entry[],
  count: number,
  { now, zone }: { now: Date; zone: string },
): (Entry & { isLate: boolean })[] {
  const timeOf = ({ at }: Entry) => (at ?? new Date(now.getTime() + DUE_WITHOUT_TIME_MS)).getTime();
  return entries
    .map((entry) => ({ ...entry, isLate: isLate(entry, now, zone) }))
    .sort((a, b) => Number(b.isLate) - Number(a.isLate) || timeOf(a) - timeOf(b))
    .slice(0, count);
}

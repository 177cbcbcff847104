import { DomainError } from "../errors.ts";
import { reminderDueFrom } from "../notifications.ts";
import { calendarDays, dayOf, lastDayOfMonth, startOfDay } from "../time/shopTime.ts";

/** LINE does not document the time zone of its month; this assumes the zone of its headquarters. */
const LINE_ZONE = "Asia/Tokyo";

/**
 * The month's remaining LINE messages and the claims on them. Each figure counts messages, one per recipient.
 */
export interface QuotaLedger {
  /** What LINE reported as remaining; null when no limit is known. */
  remaining: number | null;
  /** Messages waiting in the outbox or sent since LINE reported. */
  waiting: number;
  /** Messages that the month's reminders will need. */
  reminders: number;
  /** Reserve that broadcasts must leave. */
  floor: number;
}

/** Returns how many messages a broadcast may use; null when no limit is known. */
export function availableForBroadcast({ remaining, waiting, reminders, floor }: QuotaLedger): number | null {
  return remaining === null ? null : Math.max(0, remaining - waiting - reminders - floor);
}

/** Returns whether this many messages may be used. */
export function isWithinQuota(ledger: QuotaLedger, need: number): boolean {
  const available = availableForBroadcast(ledger);
  return available === null || need <= available;
}

/** Throws LINE_QUOTA_EXHAUSTED, with the needed and the remaining messages, unless this many may be used. */
export function requireQuota(ledger: QuotaLedger, need: number): void {
  if (isWithinQuota(ledger, need)) return;
  const left = availableForBroadcast(ledger) ?? 0;
  throw new DomainError("LINE_QUOTA_EXHAUSTED", { messages: { need, left } });
}

/** Returns the first instant of the next month in LINE's zone. */
export function lineMonthEnd(now: Date): Date {
  const last = lastDayOfMonth(dayOf(now, LINE_ZONE), 0);
  const [, next = last] = calendarDays(last, 2);
  return startOfDay(next, LINE_ZONE);
}

/**
 * Returns whether an appointment will need a reminder before LINE's month ends. The caller leaves out
 * appointments whose reminder was sent.
 */
export function needsReminder(
  { startsAt, createdAt }: { startsAt: Date; createdAt: Date },
  now: Date,
  zone: string,
): boolean {
  const due = reminderDueFrom(startsAt, zone);
  return now < startsAt && createdAt < due && due < lineMonthEnd(now);
}

import { DomainError } from "../errors.ts";
import { reminderDueFrom } from "../notifications.ts";
import { calendarDays, dayOf, lastDayOfMonth, startOfDay } from "../time/shopTime.ts";

/** LINE does not say by which clock it counts a month; we take its home's. */
const LINE_ZONE = "Asia/Tokyo";

/** What LINE's month still holds, and who has a claim on it; every figure is messages, one a recipient. */
export interface QuotaLedger {
  /** What LINE still allowed when it was asked; null: no limit is known. */
  remaining: number | null;
  /** What waits in the outbox, or was sent since LINE was asked. */
  waiting: number;
  /** What the month's reminders will need. */
  reminders: number;
  /** What broadcasts leave over besides. */
  floor: number;
}

/** How many messages a broadcast may take; null: no limit is known. */
export function availableForBroadcast({ remaining, waiting, reminders, floor }: QuotaLedger): number | null {
  return remaining === null ? null : Math.max(0, remaining - waiting - reminders - floor);
}

/** Whether so many messages may be taken. */
export function isWithinQuota(ledger: QuotaLedger, need: number): boolean {
  const available = availableForBroadcast(ledger);
  return available === null || need <= available;
}

/** Throws LINE_QUOTA_EXHAUSTED, with what is needed and what is left, unless so many messages may be taken. */
export function requireQuota(ledger: QuotaLedger, need: number): void {
  if (isWithinQuota(ledger, need)) return;
  const left = availableForBroadcast(ledger) ?? 0;
  throw new DomainError("LINE_QUOTA_EXHAUSTED", { messages: { need, left } });
}

/** The first instant of the month after this one, as LINE counts months. */
export function lineMonthEnd(now: Date): Date {
  const last = lastDayOfMonth(dayOf(now, LINE_ZONE), 0);
  const [, next = last] = calendarDays(last, 2);
  return startOfDay(next, LINE_ZONE);
}

/** Whether an appointment will need a reminder before LINE's month ends. One that was sent is the caller's to leave out. */
export function needsReminder(
  { startsAt, createdAt }: { startsAt: Date; createdAt: Date },
  now: Date,
  zone: string,
): boolean {
  const due = reminderDueFrom(startsAt, zone);
  return now < startsAt && createdAt < due && due < lineMonthEnd(now);
}

import type { PrismaClient } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import type { FieldRule } from "../../domain/fieldRule.ts";
import { calendarDays } from "../../domain/time/shopTime.ts";
import { takeRecordedResult } from "../../idempotency/recordedResults.ts";
import { commitRecording, type Transaction } from "../../writes/transaction.ts";
import { inDayQueue } from "./dayQueue.ts";

/** The maximum number of days of one query or write: a leap year and a month. */
const MAX_SPAN = 397;

/** Converts a calendar day (YYYY-MM-DD) to Prisma's form of a date: midnight in UTC. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Converts a date column to a calendar day (YYYY-MM-DD). */
export function dayOfDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * Returns all days in the inclusive range. Throws INVALID_INPUT on `to` when it is before `from` or too far
 * after it.
 */
export function daysFromTo(
  { from, to }: { from: string; to: string },
  path: readonly string[],
  most = MAX_SPAN,
): string[] {
  const days = calendarDays(from, most);
  const end = days.indexOf(to);
  if (end === -1) {
    const rule: FieldRule = { kind: "AFTER", fields: ["from"], max: most, unit: "DAYS" };
    throw new DomainError("INVALID_INPUT", { field: "to", rule }, [...path, "to"]);
  }
  return days.slice(0, end + 1);
}

/**
 * Locks days of the store until the transaction ends. Every change of appointments, shifts, closures or
 * active staff takes these locks first, in ascending order and before any row lock of the booking tables, so
 * that they cannot deadlock. It increments the days' versions, so that bookings that read them start over.
 */
export async function lockDays(tx: Transaction, days: Iterable<string>): Promise<void> {
  const distinct = [...new Set(days)];
  if (distinct.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "BookingDay" ("day") SELECT day FROM unnest(${distinct}::date[]) AS day ORDER BY day
    ON CONFLICT ("day") DO UPDATE SET "version" = "BookingDay"."version" + 1`;
}

/** The plan of a write and the days that it changes. */
export interface PlannedDays {
  days: readonly string[];
  zone: string;
}

/**
 * Runs `work` in a transaction that locks the plan's days and the rows of `lock`; the plan is made again
 * under the locks. `precheck` runs before the transaction, so that a write that is refused then waits for no
 * lock.
 */
export async function withPlannedDayLocks<Plan extends PlannedDays, Result>(
  prisma: PrismaClient,
  plan: (tx: Transaction) => Promise<Plan>,
  lock: (tx: Transaction) => Promise<unknown>,
  work: (tx: Transaction, plan: Plan) => Promise<Result>,
  precheck?: (plan: Plan) => Promise<void>,
): Promise<Result> {
  const plans = new WeakMap<Transaction, Plan>();
  return withDayLocks(
    prisma,
    async (tx) => {
      const made = await plan(tx);
      plans.set(tx, made);
      return made.days;
    },
    lock,
    async (tx) => work(tx, plans.get(tx) ?? (await plan(tx))),
    precheck && (async () => precheck(await plan(prisma))),
  );
}

/**
 * Runs `work` in a transaction that locks the days from `find` and then the rows of `lock`. It waits for its
 * turn on these days before it takes a connection. When `find` returns more days under the locks, the
 * transaction restarts with those as well.
 */
export async function withDayLocks<Result>(
  prisma: PrismaClient,
  find: (tx: Transaction) => Promise<readonly string[]>,
  lock: (tx: Transaction) => Promise<unknown>,
  work: (tx: Transaction, days: readonly string[]) => Promise<Result>,
  precheck: () => Promise<void> = async () => {},
): Promise<Result> {
  // The prechecks of a repeated request would see what its first attempt has written.
  const recorded = takeRecordedResult<Result>();
  if (recorded !== null) return recorded.result;
  const days = new Set(await find(prisma));
  for (;;) {
    const attempt = async (tx: Transaction) => {
      await lockDays(tx, days);
      await lock(tx);
      const found = await find(tx);
      if (found.every((day) => days.has(day))) return { result: await work(tx, [...days].sort()) };
      for (const day of found) days.add(day);
      return null;
    };
    const done = await inDayQueue(prisma, days, async () => {
      await precheck();
      return commitRecording(prisma, attempt, ({ result }) => result);
    });
    if (done !== null) return done.result;
  }
}

import type { PrismaClient } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import { calendarDays } from "../../domain/time/shopTime.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";

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
  if (end === -1) throw new DomainError("INVALID_INPUT", { field: "to" }, [...path, "to"]);
  return days.slice(0, end + 1);
}

/** The first key of the advisory locks; the second is the day. */
const LOCK = 4_471_002;

/**
 * Locks days of the store until the transaction ends. Every change of appointments, shifts, closures or
 * active staff takes these locks first, in ascending order and before any row lock of the booking tables, so
 * that they cannot deadlock.
 */
export async function lockDays(tx: Transaction, days: Iterable<string>): Promise<void> {
  const numbers = [...new Set(days)].map((day) => dateOf(day).getTime() / 86_400_000);
  if (numbers.length === 0) return;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK}, day)
    FROM (SELECT day FROM unnest(${numbers}::int[]) AS day ORDER BY day) AS ordered`;
}

/** The plan of a write and the days that it changes. */
export interface PlannedDays {
  days: readonly string[];
  zone: string;
}

/**
 * Runs `work` in a transaction that locks the plan's days and the rows of `lock`; the plan is made again
 * under the locks.
 */
export async function withPlannedDayLocks<Plan extends PlannedDays, Result>(
  prisma: PrismaClient,
  plan: (tx: Transaction) => Promise<Plan>,
  lock: (tx: Transaction) => Promise<unknown>,
  work: (tx: Transaction, plan: Plan) => Promise<Result>,
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
  );
}

/**
 * Runs `work` in a transaction that locks the days from `find` and then the rows of `lock`. When `find`
 * returns more days under the locks, the transaction restarts with those as well.
 */
export async function withDayLocks<Result>(
  prisma: PrismaClient,
  find: (tx: Transaction) => Promise<readonly string[]>,
  lock: (tx: Transaction) => Promise<unknown>,
  work: (tx: Transaction, days: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const days = new Set<string>();
  for (;;) {
    const done = await inTransaction(prisma, async (tx) => {
      for (const day of await find(tx)) days.add(day);
      await lockDays(tx, days);
      await lock(tx);
      const found = await find(tx);
      if (found.every((day) => days.has(day))) return { result: await work(tx, [...days].sort()) };
      for (const day of found) days.add(day);
      return null;
    });
    if (done !== null) return done.result;
  }
}

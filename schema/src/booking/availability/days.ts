import type { PrismaClient } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import { calendarDays } from "../../domain/time/shopTime.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";

/** Days that one question or one write may span: a leap year's, and a month more. */
const MAX_SPAN = 397;

/** How Prisma knows a calendar day (YYYY-MM-DD): its midnight in UTC. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The calendar day (YYYY-MM-DD) of a date column. */
export function dayOfDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** All days from one to another, both included. Throws INVALID_INPUT on `to` when it comes first, or too late. */
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

/** The first half of the advisory locks' keys; the second is the day. */
const LOCK = 4_471_002;

/**
 * Whoever changes what stands on these days of the store (appointments, shifts, closures, who works here) waits here for
 * those before, until their transactions end. Always in the same order, and before any row of the booking side is locked.
 */
export async function lockDays(tx: Transaction, days: Iterable<string>): Promise<void> {
  const numbers = [...new Set(days)].map((day) => dateOf(day).getTime() / 86_400_000);
  if (numbers.length === 0) return;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK}, day)
    FROM (SELECT day FROM unnest(${numbers}::int[]) AS day ORDER BY day) AS ordered`;
}

/** What a write is going to do, and the days that it touches. */
export interface PlannedDays {
  days: readonly string[];
  zone: string;
}

/** Runs `work` by a plan, in a transaction that holds the plan's days and the rows that `lock` locks: it was made under them. */
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
 * Runs `work` in a transaction that holds the days which `find` names and the rows that `lock` locks. Days first, rows after:
 * when more days have come in between, it begins anew with those as well.
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

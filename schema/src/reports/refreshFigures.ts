import { autocommitClient, type PrismaClient } from "@machiya/prisma/client";
import { dateOf, dayOfDate } from "../booking/availability/days.ts";
import { FALLBACK_TIME_ZONE } from "../shop/store/shopTimeZone.ts";
import type { Transaction } from "../writes/transaction.ts";
import { figuresSql, soldProductsSql } from "./figuresSql.ts";
import { dayStarts, type ReportPeriod } from "./reportPeriod.ts";

/** The advisory lock under which figures are stored and removed. */
const FIGURES_LOCK = 7_364_031;

const STORE_TIMEOUT_MS = 20_000;

/** The days that one transaction stores. The first report of a year takes several; each keeps what it stored. */
const DAYS_AT_ONCE = 31;

/** Returns whether figures of the period are missing or may be outdated. */
async function needsRefresh(db: Transaction, period: ReportPeriod): Promise<boolean> {
  const starts = dayStarts(period);
  const [row] = await autocommitClient(db).$queryRaw<[{ needed: boolean }]>`
    SELECT (SELECT count(*) FROM "ReportDay" WHERE "day" BETWEEN ${period.days[0]}::date AND ${period.days.at(-1)}::date) < ${period.days.length}::int
      OR EXISTS (SELECT FROM "ReportChange" WHERE "at" >= ${starts[0]}::timestamptz AND "at" < ${starts.at(-1)}::timestamptz) AS "needed"`;
  return row.needed;
}

/**
 * Stores the figures of the days of the period that are missing or marked as changed. A mark is removed
 * before the orders are read: an order that changes later leaves a mark for the next report.
 */
export async function refreshFigures(primary: PrismaClient, period: ReportPeriod): Promise<void> {
  for (let first = 0; first < period.days.length; first += DAYS_AT_ONCE) {
    const part = { days: period.days.slice(first, first + DAYS_AT_ONCE), zone: period.zone };
    // The whole period is checked first, because almost always nothing has to be stored.
    if (!(await needsRefresh(primary, first === 0 ? period : part))) {
      if (first === 0) return;
      continue;
    }
    await storeFigures(primary, part);
  }
}

async function storeFigures(primary: PrismaClient, period: ReportPeriod): Promise<void> {
  await primary.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${FIGURES_LOCK}::bigint)`;
      const store = await tx.store.findUnique({ where: { id: 1 }, select: { timeZone: true } });
      // A change of the time zone removes all figures under the same lock.
      if ((store?.timeZone ?? FALLBACK_TIME_ZONE) !== period.zone) return;
      const starts = dayStarts(period);
      const from = starts[0] as Date;
      const to = starts.at(-1) as Date;
      const marks = await tx.$queryRaw<{ at: Date }[]>`
        DELETE FROM "ReportChange" WHERE "at" >= ${from} AND "at" < ${to} RETURNING "at"`;
      const changed = new Set(
        marks.map(({ at }) => period.days[starts.findLastIndex((start) => start <= at)] ?? ""),
      );
      await tx.reportDay.deleteMany({ where: { day: { in: [...changed].map(dateOf) } } });
      const known = await tx.reportDay.findMany({
        where: { day: { gte: dateOf(period.days[0] ?? ""), lte: dateOf(period.days.at(-1) ?? "") } },
      });
      const stored = new Set(known.map(({ day }) => dayOfDate(day)));
      const missing = period.days.filter((day) => !stored.has(day));
      if (missing.length === 0) return;
      await tx.reportDay.createMany({ data: missing.map((day) => ({ day: dateOf(day) })) });
      const first = period.days.indexOf(missing[0] ?? "");
      const last = period.days.indexOf(missing.at(-1) ?? "");
      const read = { days: period.days.slice(first, last + 1), zone: period.zone };
      await tx.$executeRaw`
        INSERT INTO "ReportFigure" ("day", "kind", "key", "currency", "orders", "quantity", "gross", "discounts", "net", "paid", "open", "shipping")
        SELECT * FROM (${figuresSql(read)}) AS figure WHERE "day" = ANY (${missing}::date[])`;
      await tx.$executeRaw`
        INSERT INTO "ReportProduct" ("day", "productId", "currency", "lines", "quantity", "gross")
        SELECT * FROM (${soldProductsSql(read)}) AS sold WHERE "day" = ANY (${missing}::date[])`;
    },
    { timeout: STORE_TIMEOUT_MS },
  );
}

import { autocommitClient, opaqueParameter, Prisma } from "@machiya/prisma/client";
import { type Big, decimal } from "../domain/money.ts";
import { shiftDay } from "../domain/time/calendarTime.ts";
import { startOfDay } from "../domain/time/shopTime.ts";
import type { Transaction } from "../writes/transaction.ts";

/** The takings of a day of the store. */
export interface DayTakings {
  day: string;
  amount: Big;
}

/**
 * Reads the takings of consecutive days (YYYY-MM-DD) in the store's time zone: the money that was received on
 * the day less the money that was returned on it. Both sums are answered from indexes of the payment ledger.
 */
export async function readTakings(
  db: Transaction,
  days: readonly string[],
  zone: string,
): Promise<DayTakings[]> {
  const last = days.at(-1);
  if (last === undefined) return [];
  const starts = [...days, shiftDay(last, 1)].map((day) => startOfDay(day, zone).toISOString());
  const bounds = Prisma.sql`${starts}::timestamptz[]`;
  const from = opaqueParameter(new Date(starts[0] as string), "timestamptz");
  const to = opaqueParameter(new Date(starts.at(-1) as string), "timestamptz");
  const rows = await autocommitClient(db).$queryRaw<{ day: number; amount: string }[]>`
    SELECT "day", sum("amount")::text AS "amount" FROM (
      SELECT width_bucket("receivedAt", ${bounds}) AS "day", "amount" FROM "Payment"
      WHERE "receivedAt" >= ${from} AND "receivedAt" < ${to} AND "state" = 'CAPTURED'
      UNION ALL
      SELECT width_bucket(r."doneAt", ${bounds}), -r."amount" FROM "Refund" r JOIN "Payment" p ON p."id" = r."paymentId"
      WHERE r."doneAt" >= ${from} AND r."doneAt" < ${to} AND r."state" = 'DONE' AND p."state" = 'CAPTURED'
    ) AS entry GROUP BY "day"`;
  const amounts = new Map(rows.map(({ day, amount }) => [day, amount]));
  return days.map((day, index) => ({ day, amount: decimal(amounts.get(index + 1) ?? 0) }));
}

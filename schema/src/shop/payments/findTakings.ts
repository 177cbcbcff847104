import { opaqueParameter, Prisma, type PrismaClient } from "@machiya/prisma/client";
import type { StoreCurrencies } from "../../domain/figureCurrency.ts";
import { type DayTakings, type MovedMoney, takingsOf } from "../../domain/orders/takings.ts";
import { endOfDay, startOfDay } from "../../domain/time/shopTime.ts";

/**
 * Reads the takings of days in the store's time zone and currency: received payments, except canceled ones, and what was
 * returned of them.
 * The bounds of the days are parameters, because Postgres would convert the time zone of every row otherwise.
 */
export async function findTakings(
  prisma: PrismaClient,
  days: readonly string[],
  { zone, ...store }: StoreCurrencies & { zone: string },
): Promise<DayTakings[]> {
  const bounds = (find: typeof startOfDay) =>
    opaqueParameter(
      days.map((day) => find(day, zone).toISOString()),
      "timestamptz[]",
    );
  const wanted = Prisma.sql`unnest(${opaqueParameter(days, "text[]")}, ${bounds(startOfDay)}, ${bounds(endOfDay)})
    AS wanted("day", "startsAt", "endsAt")`;
  const rows = await prisma.$queryRaw<MovedMoney[]>`
    SELECT wanted."day", moved."kind"::text AS "kind", moved."currency", moved."received"::text, moved."refunded"::text
    FROM ${wanted}, LATERAL (
      SELECT p."kind", p."orderCurrency" AS "currency", sum(p."amount") AS "received", 0 AS "refunded" FROM "Payment" p
      WHERE p."receivedAt" BETWEEN wanted."startsAt" AND wanted."endsAt" AND p."state" = 'CAPTURED' GROUP BY 1, 2
      UNION ALL
      SELECT p."kind", p."orderCurrency", 0, sum(r."amount") FROM "Refund" r JOIN "Payment" p ON p."id" = r."paymentId"
      WHERE r."doneAt" BETWEEN wanted."startsAt" AND wanted."endsAt" AND r."state" = 'DONE' AND p."state" = 'CAPTURED'
      GROUP BY 1, 2
    ) AS moved`;
  return takingsOf(days, rows, store);
}

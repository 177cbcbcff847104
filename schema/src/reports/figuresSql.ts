import { Prisma } from "@machiya/prisma/client";
import { PAYABLE_STATES, UNPAID_STATES } from "../domain/orders/paymentReport.ts";
import { dayStarts, type ReportPeriod } from "./reportPeriod.ts";

const names = (states: readonly string[]) => Prisma.raw(states.map((state) => `'${state}'`).join(", "));

/** The columns that are summed. */
export const SUMS = ["orders", "quantity", "gross", "discounts", "net", "paid", "open", "shipping"] as const;

/**
 * Returns SQL that reads the figures of these days from the orders, as rows of ReportFigure. An order counts
 * on the day on which it was placed, unless it is canceled or a draft. Days without orders have no rows.
 */
export function figuresSql(period: ReportPeriod): Prisma.Sql {
  const starts = dayStarts(period).map((start) => start.toISOString());
  return Prisma.sql`
    WITH placed AS MATERIALIZED (
      SELECT "id", (${period.days}::date[])[width_bucket("createdAt", ${starts}::timestamptz[])] AS "day",
        extract(hour FROM "createdAt" AT TIME ZONE ${period.zone})::int AS "hour",
        array_position(enum_range(NULL::"OrderSource"), "source") AS "source", "paymentMethod"::int AS "method",
        "totalQuantity" AS "quantity", "subtotal" AS "gross", "discountTotal" AS "discounts", "total" AS "net",
        CASE WHEN "paymentState" = 'PAID' THEN "total" ELSE 0 END AS "paid",
        CASE WHEN "paymentState" IN (${names(UNPAID_STATES)}) THEN "total" ELSE 0 END AS "open",
        "shippingFee" AS "shipping"
      FROM "Order"
      WHERE "createdAt" >= ${starts[0]}::timestamptz AND "createdAt" < ${starts.at(-1)}::timestamptz
        AND "state" IN (${names(PAYABLE_STATES)}) AND "draftOf" IS NULL
    )
    SELECT "day", part."kind", part."key", count(*)::int AS "orders", sum("quantity") AS "quantity", sum("gross") AS "gross",
      sum("discounts") AS "discounts", sum("net") AS "net", sum("paid") AS "paid", sum("open") AS "open",
      sum("shipping") AS "shipping"
    FROM placed CROSS JOIN LATERAL (VALUES ('HOUR'::"ReportFigureKind", "hour"), ('SOURCE', "source"), ('METHOD', "method")) AS part("kind", "key")
    GROUP BY 1, 2, 3
    UNION ALL
    SELECT placed."day", 'PRODUCT', line."productId", count(*)::int, sum(line."quantity"), round(sum(line."quantity" * line."unitPrice"), 5), 0, 0, 0, 0, 0
    FROM placed JOIN "OrderLine" line ON line."orderId" = placed."id" GROUP BY 1, 3`;
}

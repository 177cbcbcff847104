import { Prisma } from "@machiya/prisma/client";
import { FRACTION_DIGITS } from "../domain/minorUnits.ts";
import { SCALE } from "../domain/money.ts";
import { PAYABLE_STATES, UNPAID_STATES } from "../domain/orders/paymentReport.ts";
import { dayStarts, type ReportPeriod } from "./reportPeriod.ts";

const names = (states: readonly string[]) => Prisma.raw(states.map((state) => `'${state}'`).join(", "));

/** The columns that are summed. */
export const SUMS = ["orders", "quantity", "gross", "discounts", "net", "paid", "open", "shipping"] as const;

/**
 * Returns SQL of the orders of these days with their day, the key of their currency, and other columns. An order counts
 * on the day on which it was placed, unless it is canceled or a draft.
 */
function placedSql(period: ReportPeriod, columns: Prisma.Sql): Prisma.Sql {
  const starts = dayStarts(period).map((start) => start.toISOString());
  return Prisma.sql`
    SELECT (${period.days}::date[])[width_bucket("createdAt", ${starts}::timestamptz[])] AS "day",
      coalesce("currency", '') AS "currency", ${columns}
    FROM "Order"
    WHERE "createdAt" >= ${starts[0]}::timestamptz AND "createdAt" < ${starts.at(-1)}::timestamptz
      AND "state" IN (${names(PAYABLE_STATES)}) AND "draftOf" IS NULL`;
}

/** Returns SQL that reads the figures of these days from the orders, as rows of ReportFigure. */
export const figuresSql = (period: ReportPeriod): Prisma.Sql => Prisma.sql`
  WITH placed AS MATERIALIZED (${placedSql(
    period,
    Prisma.sql`extract(hour FROM "createdAt" AT TIME ZONE ${period.zone})::int AS "hour",
      array_position(enum_range(NULL::"OrderSource"), "source") AS "source", "paymentMethod"::int AS "method",
      "totalQuantity" AS "quantity", "subtotal" AS "gross", "discountTotal" AS "discounts", "total" AS "net",
      CASE WHEN "paymentState" = 'PAID' THEN "total" ELSE 0 END AS "paid",
      CASE WHEN "paymentState" IN (${names(UNPAID_STATES)}) THEN "total" ELSE 0 END AS "open",
      "shippingFee" AS "shipping"`,
  )})
  SELECT "day", part."kind", part."key", "currency", count(*)::int AS "orders", sum("quantity") AS "quantity", sum("gross") AS "gross",
    sum("discounts") AS "discounts", sum("net") AS "net", sum("paid") AS "paid", sum("open") AS "open",
    sum("shipping") AS "shipping"
  FROM placed CROSS JOIN LATERAL (VALUES ('HOUR'::"ReportFigureKind", "hour"), ('SOURCE', "source"), ('METHOD', "method")) AS part("kind", "key")
  GROUP BY 1, 2, 3, 4`;

/** The number of fraction digits to which the lines of an order are rounded, as in `lineTotalIn`. */
const LINE_DIGITS = Prisma.raw(
  `CASE placed."currency" ${Object.entries(FRACTION_DIGITS)
    .map(([currency, digits]) => `WHEN '${currency}' THEN ${digits}`)
    .join(" ")} ELSE ${SCALE} END`,
);

/** Returns SQL that reads the sold products of these days from the order lines, as rows of ReportProduct. */
export const soldProductsSql = (period: ReportPeriod): Prisma.Sql => Prisma.sql`
  SELECT placed."day", line."productId", placed."currency", count(*)::int AS "lines", sum(line."quantity") AS "quantity",
    sum(round(line."quantity" * line."unitPrice", ${LINE_DIGITS})) AS "gross"
  FROM (${placedSql(period, Prisma.sql`"id"`)}) AS placed JOIN "OrderLine" line ON line."orderId" = placed."id"
  GROUP BY 1, 2, 3`;

import { autocommitClient, Prisma } from "@machiya/prisma/client";
import type { ReportFigureKind } from "@machiya/prisma/enums";
import {
  countedKeys,
  currencyKey,
  currencyOfKey,
  type DividedByCurrency,
  divideByCurrency,
} from "../domain/figureCurrency.ts";
import { type Big, decimal } from "../domain/money.ts";
import type { Transaction } from "../writes/transaction.ts";
import { figuresSql, SUMS } from "./figuresSql.ts";
import type { DividedPeriod } from "./reportPeriod.ts";

/** Sums of orders. */
export interface FigureSums {
  orders: number;
  quantity: Big;
  gross: Big;
  discounts: Big;
  net: Big;
  paid: Big;
  open: Big;
  shipping: Big;
}

type Row<Key> = Key & Record<(typeof SUMS)[number], string>;

const sumsOf = (row: Record<(typeof SUMS)[number], string>): FigureSums => ({
  orders: Number(row.orders),
  quantity: decimal(row.quantity),
  gross: decimal(row.gross),
  discounts: decimal(row.discounts),
  net: decimal(row.net),
  paid: decimal(row.paid),
  open: decimal(row.open),
  shipping: decimal(row.shipping),
});

/** The sums of no orders. */
export const NO_ORDERS: FigureSums = sumsOf({
  orders: "0",
  quantity: "0",
  gross: "0",
  discounts: "0",
  net: "0",
  paid: "0",
  open: "0",
  shipping: "0",
});

/** Returns the sums of several sums of one currency. */
export function totalOf(rows: Iterable<FigureSums>): FigureSums {
  let total = NO_ORDERS;
  for (const row of rows)
    total = {
      orders: total.orders + row.orders,
      quantity: total.quantity.plus(row.quantity),
      gross: total.gross.plus(row.gross),
      discounts: total.discounts.plus(row.discounts),
      net: total.net.plus(row.net),
      paid: total.paid.plus(row.paid),
      open: total.open.plus(row.open),
      shipping: total.shipping.plus(row.shipping),
    };
  return total;
}

const columns = Prisma.raw(["day", "kind", "key", "currency", ...SUMS].map((name) => `"${name}"`).join(", "));
const summed = Prisma.raw(SUMS.map((name) => `sum("${name}")::text AS "${name}"`).join(", "));

/** Returns SQL of all figures of a kind in every currency: the stored ones, and those of the last days. */
function figures({ stored, fresh }: DividedPeriod, kind: ReportFigureKind): Prisma.Sql {
  const parts = [
    stored === null
      ? []
      : Prisma.sql`SELECT ${columns} FROM "ReportFigure"
          WHERE "day" BETWEEN ${stored.days[0]}::date AND ${stored.days.at(-1)}::date AND "kind" = ${kind}::"ReportFigureKind"`,
    fresh === null
      ? []
      : Prisma.sql`SELECT ${columns} FROM (${figuresSql(fresh)}) AS figure WHERE "kind" = ${kind}::"ReportFigureKind"`,
  ].flat();
  return Prisma.sql`(${Prisma.join(parts, " UNION ALL ")}) AS figures`;
}

/** The sums of the orders that were placed on a day in a currency. */
export interface DaySums {
  day: string;
  currency: string | null;
  sums: FigureSums;
}

/** Reads the sums of each day with orders in the store's currency, and those in other currencies. */
export async function readDayFigures(
  db: Transaction,
  period: DividedPeriod,
): Promise<DividedByCurrency<DaySums>> {
  const rows = await autocommitClient(db).$queryRaw<Row<{ at: string; currency: string }>[]>`
    SELECT "day"::text AS "at", "named" AS "currency", ${summed} FROM ${figures(period, "HOUR")},
      LATERAL (SELECT CASE WHEN "currency" = '' THEN ${currencyKey(period.store.firstCurrency)} ELSE "currency" END AS "named") AS order_currency
    GROUP BY "day", "named"`;
  const days = rows.map((row) => ({
    day: row.at,
    currency: currencyOfKey(row.currency),
    sums: sumsOf(row),
  }));
  return divideByCurrency(days, period.store);
}

/** The sums of a weekday (1 Monday to 7 Sunday) and an hour of the store's clock. */
export interface HourFigures extends FigureSums {
  weekday: number;
  hour: number;
}

/** Reads the sums of each weekday and hour with orders in the store's currency. */
export async function readHourFigures(db: Transaction, period: DividedPeriod): Promise<HourFigures[]> {
  const rows = await autocommitClient(db).$queryRaw<Row<{ weekday: number; hour: number }>[]>`
    SELECT extract(isodow FROM "day")::int AS "weekday", "key" AS "hour", ${summed} FROM ${figures(period, "HOUR")}
    WHERE "currency" = ANY(${countedKeys(period.store)}::text[]) GROUP BY 1, 2 ORDER BY 1, 2`;
  return rows.map((row) => ({ weekday: row.weekday, hour: row.hour, ...sumsOf(row) }));
}

/** The sums of a source or payment method. */
export interface KeyFigures extends FigureSums {
  key: number;
}

/** Reads the sums of each source or payment method of orders in the store's currency, the highest gross first. */
export async function readKeyFigures(
  db: Transaction,
  period: DividedPeriod,
  kind: Exclude<ReportFigureKind, "HOUR">,
): Promise<KeyFigures[]> {
  const rows = await autocommitClient(db).$queryRaw<Row<{ key: number }>[]>`
    SELECT "key", ${summed} FROM ${figures(period, kind)} WHERE "currency" = ANY(${countedKeys(period.store)}::text[])
    GROUP BY "key" ORDER BY sum("gross") DESC, "key"`;
  return rows.map((row) => ({ key: row.key, ...sumsOf(row) }));
}

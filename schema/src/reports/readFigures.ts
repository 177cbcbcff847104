import { autocommitClient, Prisma } from "@machiya/prisma/client";
import type { ReportFigureKind } from "@machiya/prisma/enums";
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
  ...{
    orders: "0",
    quantity: "0",
    gross: "0",
    discounts: "0",
    net: "0",
    paid: "0",
    open: "0",
    shipping: "0",
  },
});

const summed = Prisma.raw(SUMS.map((name) => `sum("${name}")::text AS "${name}"`).join(", "));

/** Returns SQL of all figures of a kind: the stored ones, and those of the last days. */
function figures({ stored, fresh }: DividedPeriod, kind: ReportFigureKind): Prisma.Sql {
  const parts = [
    stored === null
      ? []
      : Prisma.sql`SELECT * FROM "ReportFigure"
          WHERE "day" BETWEEN ${stored.days[0]}::date AND ${stored.days.at(-1)}::date AND "kind" = ${kind}::"ReportFigureKind"`,
    fresh === null
      ? []
      : Prisma.sql`SELECT * FROM (${figuresSql(fresh)}) AS figure WHERE "kind" = ${kind}::"ReportFigureKind"`,
  ].flat();
  return Prisma.sql`(${Prisma.join(parts, " UNION ALL ")}) AS figures`;
}

/** Reads the sums of each day with orders. */
export async function readDayFigures(
  db: Transaction,
  period: DividedPeriod,
): Promise<Map<string, FigureSums>> {
  const rows = await autocommitClient(db).$queryRaw<Row<{ at: string }>[]>`
    SELECT "day"::text AS "at", ${summed} FROM ${figures(period, "HOUR")} GROUP BY "day"`;
  return new Map(rows.map((row) => [row.at, sumsOf(row)]));
}

/** The sums of a weekday (1 Monday to 7 Sunday) and an hour of the store's clock. */
export interface HourFigures extends FigureSums {
  weekday: number;
  hour: number;
}

/** Reads the sums of each weekday and hour with orders. */
export async function readHourFigures(db: Transaction, period: DividedPeriod): Promise<HourFigures[]> {
  const rows = await autocommitClient(db).$queryRaw<Row<{ weekday: number; hour: number }>[]>`
    SELECT extract(isodow FROM "day")::int AS "weekday", "key" AS "hour", ${summed} FROM ${figures(period, "HOUR")}
    GROUP BY 1, 2 ORDER BY 1, 2`;
  return rows.map((row) => ({ weekday: row.weekday, hour: row.hour, ...sumsOf(row) }));
}

/** The sums of a source or payment method. */
export interface KeyFigures extends FigureSums {
  key: number;
}

/** Reads the sums of each source or payment method, the highest gross first. */
export async function readKeyFigures(
  db: Transaction,
  period: DividedPeriod,
  kind: Exclude<ReportFigureKind, "HOUR">,
): Promise<KeyFigures[]> {
  const rows = await autocommitClient(db).$queryRaw<Row<{ key: number }>[]>`
    SELECT "key", ${summed} FROM ${figures(period, kind)} GROUP BY "key" ORDER BY sum("gross") DESC, "key"`;
  return rows.map((row) => ({ key: row.key, ...sumsOf(row) }));
}

import { autocommitClient, Prisma } from "@machiya/prisma/client";
import { currencyKey } from "../domain/figureCurrency.ts";
import { type Big, decimal } from "../domain/money.ts";
import type { Transaction } from "../writes/transaction.ts";
import { soldProductsSql } from "./figuresSql.ts";
import type { DividedPeriod } from "./reportPeriod.ts";

/** The sold lines of a product or of a product type; products without types have no id. */
export interface SoldSums {
  id: number | null;
  /** The current name. */
  name: string;
  lines: number;
  quantity: Big;
  gross: Big;
}

/** The sold products and their types, the highest gross first. A product with two types counts for both. */
export interface SoldFigures {
  products: SoldSums[];
  types: SoldSums[];
}

type Row = Pick<SoldSums, "id" | "name" | "lines"> & { isType: boolean; quantity: string; gross: string };

/** Returns SQL of the sold products of each day in the store's currency: the stored ones, and those of the last days. */
function sold({ stored, fresh, currency }: DividedPeriod): Prisma.Sql {
  const counted = Prisma.sql`"currency" = ${currencyKey(currency)}`;
  const parts = [
    stored === null
      ? []
      : Prisma.sql`SELECT "productId", "lines", "quantity", "gross" FROM "ReportProduct"
          WHERE "day" BETWEEN ${stored.days[0]}::date AND ${stored.days.at(-1)}::date AND ${counted}`,
    fresh === null
      ? []
      : Prisma.sql`SELECT "productId", "lines", "quantity", "gross" FROM (${soldProductsSql(fresh)}) AS fresh WHERE ${counted}`,
  ].flat();
  return Prisma.join(parts, " UNION ALL ");
}

/** Reads the sold products and their types in one statement, because both need the same sums. */
export async function readSoldFigures(db: Transaction, period: DividedPeriod): Promise<SoldFigures> {
  const rows = await autocommitClient(db).$queryRaw<Row[]>`
    WITH sold AS MATERIALIZED (
      SELECT "productId", sum("lines")::int AS "lines", sum("quantity") AS "quantity", sum("gross") AS "gross"
      FROM (${sold(period)}) AS days GROUP BY 1
    )
    SELECT "isType", "id", coalesce("name", '') AS "name", "lines", "quantity"::text, "gross"::text FROM (
      SELECT false AS "isType", sold."productId" AS "id", product."name", "lines", "quantity", "gross"
      FROM sold LEFT JOIN "Product" product ON product."id" = sold."productId"
      UNION ALL
      SELECT true, type."id", type."name", sum("lines")::int, sum("quantity"), sum("gross")
      FROM sold LEFT JOIN "ProductToType" link ON link."productId" = sold."productId"
      LEFT JOIN "ProductType" type ON type."id" = link."productTypeId" GROUP BY type."id"
    ) AS sums ORDER BY sums."gross" DESC, "id"`;
  const sums = rows.map(({ isType, quantity, gross, ...row }) => ({
    isType,
    row: { ...row, quantity: decimal(quantity), gross: decimal(gross) },
  }));
  return {
    products: sums.flatMap(({ isType, row }) => (isType ? [] : row)),
    types: sums.flatMap(({ isType, row }) => (isType ? row : [])),
  };
}

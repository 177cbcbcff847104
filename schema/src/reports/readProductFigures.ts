import { autocommitClient, Prisma } from "@machiya/prisma/client";
import { countedKeys } from "../domain/figureCurrency.ts";
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
  /** As many products as were asked for. */
  products: SoldSums[];
  /** The number of all sold products. */
  count: number;
  types: SoldSums[];
}

type Row = Pick<SoldSums, "id" | "name" | "lines"> & {
  isType: boolean;
  count: number;
  quantity: string;
  gross: string;
};

/** Returns SQL of the sold products of each day in the store's currency: the stored ones, and those of the last days. */
function sold({ stored, fresh, store }: DividedPeriod): Prisma.Sql {
  const counted = Prisma.sql`"currency" = ANY(${countedKeys(store)}::text[])`;
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

/**
 * Reads the first sold products, or all of them for null, and the types of all. One statement does both, because both
 * need the same sums.
 */
export async function readSoldFigures(
  db: Transaction,
  period: DividedPeriod,
  first: number | null = null,
): Promise<SoldFigures> {
  const rows = await autocommitClient(db).$queryRaw<Row[]>`
    WITH sold AS MATERIALIZED (
      SELECT "productId", sum("lines")::int AS "lines", sum("quantity") AS "quantity", sum("gross") AS "gross"
      FROM (${sold(period)}) AS days GROUP BY 1
    ), best AS (
      SELECT * FROM sold ORDER BY "gross" DESC, "productId" LIMIT ${first}::int
    )
    SELECT "isType", "id", coalesce("name", '') AS "name", "lines", "quantity"::text, "gross"::text,
      (SELECT count(*)::int FROM sold) AS "count"
    FROM (
      SELECT false AS "isType", best."productId" AS "id", product."name", "lines", "quantity", "gross"
      FROM best LEFT JOIN "Product" product ON product."id" = best."productId"
      UNION ALL
      SELECT true, type."id", type."name", sum("lines")::int, sum("quantity"), sum("gross")
      FROM sold LEFT JOIN "ProductToType" link ON link."productId" = sold."productId"
      LEFT JOIN "ProductType" type ON type."id" = link."productTypeId" GROUP BY type."id"
    ) AS sums ORDER BY sums."gross" DESC, "id"`;
  const sums = rows.map(({ isType, count: _count, quantity, gross, ...row }) => ({
    isType,
    row: { ...row, quantity: decimal(quantity), gross: decimal(gross) },
  }));
  return {
    products: sums.flatMap(({ isType, row }) => (isType ? [] : row)),
    count: rows[0]?.count ?? 0,
    types: sums.flatMap(({ isType, row }) => (isType ? row : [])),
  };
}

/** Reads sold figures for several fields of a report; the argument is the number of products that a field needs. */
export type SoldReader = (first: number | null) => Promise<SoldFigures>;

/** Returns a reader that asks `read` once for all fields that ask in the same turn, for as many products as one needs. */
export function createSoldReader(read: SoldReader): SoldReader {
  const asked: (number | null)[] = [];
  let reading: Promise<SoldFigures> | null = null;
  return async (first) => {
    asked.push(first);
    reading ??= Promise.resolve().then(() => {
      const numbers = asked.splice(0).map((one) => one ?? Number.POSITIVE_INFINITY);
      reading = null;
      const most = Math.max(...numbers);
      return read(Number.isFinite(most) ? most : null);
    });
    const figures = await reading;
    return first === null ? figures : { ...figures, products: figures.products.slice(0, first) };
  };
}

import { compileWhere, type PrismaClient } from "@machiya/prisma/client";
import type { Viewer } from "@machiya/schema/context";
import type { Language } from "@machiya/schema/domain/language";
import {
  IMPORT_COLUMNS,
  PRODUCT_CURRENCY_COLUMN,
  type ProductFileColumn,
  VARIANT_COLUMNS,
} from "@machiya/schema/domain/products/productImport";
import { type FilterVariables, productExportWhere } from "@machiya/schema/exports/exportWhere";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { csvCellSql, csvRow, numberSql } from "./csv.ts";
import { csvFile } from "./csvFile.ts";
import { hasCurrencies, STORE_CURRENCY_SQL } from "./hasCurrencies.ts";
import type { ReadCursor } from "./readCursor.ts";

const optionalNumber = (value: string): string => `coalesce(${numberSql(value)}, '')`;

/** The cell of each column, as importProducts reads it; it ignores the currency. */
const CELLS: Record<ProductFileColumn, string> = {
  name: csvCellSql(`a."name"`),
  code: csvCellSql(`a."code"`),
  description: csvCellSql(`a."description"`),
  price: numberSql(`a."price"`),
  stock: numberSql(`a."stock"`),
  top_pick: `a."topPick"::text`,
  // A variant has the state of its product; the file tells whether it is offered.
  state: `CASE WHEN a."parentId" IS NULL THEN a."state"::text WHEN a."offered" THEN 'ENABLED' ELSE 'FROZEN' END`,
  types: csvCellSql("t.names"),
  keywords: csvCellSql(`a."keywords"`),
  low_stock_level: optionalNumber(`a."lowStockLevel"`),
  // A variant has the limits and the quantity step of its product.
  max_per_order: optionalNumber(`CASE WHEN a."parentId" IS NULL THEN a."maxPerOrder" END`),
  max_per_customer: optionalNumber(`CASE WHEN a."parentId" IS NULL THEN a."maxPerCustomer" END`),
  pre_order_cap: optionalNumber(`a."preOrderCap"`),
  pre_order_day: `coalesce(to_char(a."preOrderDay", 'YYYY-MM-DD'), '')`,
  quantity_step: optionalNumber(`CASE WHEN a."parentId" IS NULL THEN a."quantityStep" END`),
  variant_of: csvCellSql(`coalesce(nullif(p."code", ''), p."name", '')`),
  option_values: csvCellSql(`array_to_string(a."optionValues", '; ')`),
  currency: STORE_CURRENCY_SQL,
};

/** A semicolon inside a name is escaped, because semicolons separate the names. */
const TYPE_NAME = String.raw`replace(replace(t."name", '\', '\\'), ';', '\;')`;

const TYPES = `SELECT coalesce(string_agg(${TYPE_NAME}, ';' ORDER BY t."id"), '') AS names
  FROM "ProductToType" l JOIN "ProductType" t ON t."id" = l."productTypeId" WHERE l."productId" = a."id"`;

interface ProductsFile {
  viewer: Viewer;
  filter: FilterVariables;
  limit: number | undefined;
  language: Language;
}

/**
 * Reads products as a CSV file that importProducts reads: importing an exported file unchanged changes nothing.
 * The headings are in the given language; the import reads those of all. Variants are rows of their own, if the shop has any. The last
 * column is the currency of the prices, once the shop has or had one.
 */
export async function* productsCsv(
  prisma: PrismaClient,
  read: ReadCursor,
  { viewer, filter, limit, language }: ProductsFile,
): AsyncGenerator<string> {
  const headings = serverWording(language).importHeadings.product;
  const variant = await prisma.product.findFirst({
    where: { parentId: { not: null } },
    select: { id: true },
  });
  const hasVariants = variant !== null;
  const where = compileWhere("Product", productExportWhere({ viewer }, filter));
  const columns: readonly ProductFileColumn[] = [
    ...IMPORT_COLUMNS,
    ...(hasVariants ? VARIANT_COLUMNS : []),
    ...((await hasCurrencies(prisma)) ? [PRODUCT_CURRENCY_COLUMN] : []),
  ];
  const rows = hasVariants
    ? `(SELECT a.* FROM "Product" a WHERE ${where.text} UNION ALL SELECT v.* FROM "Product" a JOIN "Product" v ON v."parentId" = a."id" AND v."deletedAt" IS NULL WHERE ${where.text})`
    : `(SELECT a.* FROM "Product" a WHERE ${where.text})`;
  const parents = hasVariants ? `LEFT JOIN "Product" p ON p."id" = a."parentId"` : "";
  yield* csvFile(
    read,
    columns.map((column) => headings[column]),
    columns.map((column) => CELLS[column]),
    {
      from: `${rows} a ${parents} CROSS JOIN LATERAL (${TYPES}) t`,
      values: where.values,
      limit,
    },
  );
}

/** Returns a product file without products, with the columns that a new product can have. */
export function productTemplate(language: Language): string {
  const headings = serverWording(language).importHeadings.product;
  return csvRow(
    IMPORT_COLUMNS.map((column) => headings[column]),
    { isFirst: true },
  );
}

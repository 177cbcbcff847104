import { compileWhere } from "@machiya/prisma/client";
import type { Viewer } from "@machiya/schema/context";
import { IMPORT_COLUMNS, type ImportColumn } from "@machiya/schema/domain/products/productImport";
import { type FilterVariables, productExportWhere } from "@machiya/schema/exports/exportWhere";
import { csvCellSql, numberSql } from "./csv.ts";
import { type CellSql, csvFile } from "./csvFile.ts";
import type { ReadCursor } from "./readCursor.ts";

const text = (value: string): CellSql => ({ text: csvCellSql(value) });

/** The cell of each column, as importProducts reads it. */
const CELLS: Record<ImportColumn, CellSql> = {
  name: text(`a."name"`),
  code: text(`a."code"`),
  description: text(`a."description"`),
  price: { text: numberSql(`a."price"`) },
  stock: { text: numberSql(`a."stock"`) },
  top_pick: { text: `a."topPick"::text` },
  state: { text: `a."state"::text` },
  types: text("t.names"),
  keywords: text(`a."keywords"`),
};

const TYPES = `SELECT coalesce(string_agg(t."name", ';' ORDER BY t."id"), '') AS names
  FROM "ProductToType" l JOIN "ProductType" t ON t."id" = l."productTypeId" WHERE l."productId" = a."id"`;

interface ProductsFile {
  viewer: Viewer;
  filter: FilterVariables;
  limit: number | undefined;
}

/**
 * Reads products as a CSV file that importProducts reads: importing an exported file unchanged changes nothing.
 * The column names are the same in every language.
 */
export async function* productsCsv(
  read: ReadCursor,
  { viewer, filter, limit }: ProductsFile,
): AsyncGenerator<string> {
  const where = compileWhere("Product", productExportWhere({ viewer }, filter));
  yield* csvFile(
    read,
    IMPORT_COLUMNS,
    IMPORT_COLUMNS.map((column) => CELLS[column]),
    {
      from: `"Product" a CROSS JOIN LATERAL (${TYPES}) t WHERE ${where.text}`,
      values: where.values,
      limit,
    },
    { zone: "UTC", locale: "en" },
  );
}

import { DomainError } from "../domain/errors.ts";
import type { TableRules, TableType } from "../domain/products/tableFile.ts";
import { readTable } from "../tables/readTable.ts";
import { readTableFile } from "../tables/readTableFile.ts";
import { type Table, TableError } from "../tables/table.ts";
import { base64 } from "./workbooks.ts";

/** Rules of tables with a name, a price and a top, at most 10 rows. */
export const tableRules = (given: Partial<TableRules> = {}): TableRules => ({
  types: ["csv", "xlsx", "xls"],
  maxBytes: 5_000_000,
  maxRows: 10,
  columns: ["name", "price", "top"],
  ...given,
});

/**
 * Returns the table in a file, or its problem, without the worker, whose start takes longer than the reading.
 */
export async function parseTable(
  bytes: Uint8Array,
  type: TableType,
  rules = tableRules(),
): Promise<Table | string> {
  try {
    return await readTableFile({ file: base64(bytes), type, rules });
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return error.problem;
  }
}

/** Returns the table in a file that the worker reads, or its problem. */
export async function openTable(
  bytes: Uint8Array,
  type: TableType,
  given = tableRules(),
): Promise<Table | string> {
  try {
    return await readTable({ file: base64(bytes), fileName: `檔案.${type}` }, given);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.params.file?.problem ?? error.code;
  }
}
export const cellsOf = (table: Table | string) =>
  typeof table === "string" ? table : [table.header, ...table.rows];

import { decodeBase64 } from "../domain/base64.ts";
import {
  columnReader,
  otherProgramOf,
  type TableRules,
  type TableType,
} from "../domain/products/tableFile.ts";
import { unescapeText } from "../domain/spreadsheetText.ts";
import { readCsv } from "./readCsv.ts";
import { type Cells, type Table, TableError, type TableTask } from "./table.ts";
import { unpackXls } from "./unpackXls.ts";
import { unpackXlsx } from "./unpackXlsx.ts";

/**
 * The maximum number of characters in all cells, because a workbook can repeat one long text in a million
 * cells.
 */
const MAX_CHARACTERS = 5_000_000;

/** Reads a file in the current thread. Throws TableError. */
export async function readTableFile({ file, type, rules }: TableTask): Promise<Table> {
  const bytes = decodeBase64(file, rules.maxBytes);
  if (typeof bytes === "string") throw new TableError(bytes);
  return select(await readCells(bytes, type, rules), rules);
}

async function readCells(bytes: Uint8Array, type: TableType, rules: TableRules): Promise<Cells> {
  try {
    const columnOf = columnReader(rules);
    const countHeaders = (cells: readonly string[]) => cells.filter((cell) => columnOf(cell) !== null).length;
    if (type === "csv") return readCsv(bytes, rules.maxRows + 1, countHeaders);
    const unpacked = type === "xlsx" ? unpackXlsx(bytes) : unpackXls(bytes);
    // The import is dynamic because a file that is rejected earlier does not need it.
    const { readWorkbook } = await import("./readWorkbook.ts");
    return readWorkbook(unpacked);
  } catch (error) {
    throw error instanceof TableError ? error : new TableError("UNREADABLE");
  }
}

/** Selects the columns with known headers, down to the last row that is not empty. */
function select({ rows, from1904 }: Cells, rules: TableRules): Table {
  const { columns, maxRows } = rules;
  const [first = []] = rows;
  const program = otherProgramOf(rules, first);
  if (program !== null) throw new TableError("OTHER_SHOP", { program });
  const columnOf = columnReader(rules);
  const indexes = Array.from(first.keys())
    .filter((index) => columnOf(first[index] ?? "") !== null)
    // One column more than known suffices to detect a duplicate.
    .slice(0, columns.length + 1);

  const last = rows.findLastIndex((cells) => cells?.some((cell) => cell.trim() !== ""));
  if (last > maxRows) throw new TableError("TOO_MANY_ROWS");
  const selected = Array.from({ length: last + 1 }, (_, row) =>
    indexes.map((index) => unescapeText(rows[row]?.[index] ?? "")),
  );
  if (selected.flat().reduce((sum, cell) => sum + cell.length, 0) > MAX_CHARACTERS) {
    throw new TableError("TOO_LARGE");
  }
  const [header = [], ...below] = selected;
  return { header, rows: below, from1904 };
}

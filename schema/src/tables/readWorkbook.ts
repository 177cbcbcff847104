import { read, SSF, set_cptable } from "@e965/xlsx";
import * as codePages from "@e965/xlsx/dist/cpexcel";
import { Big } from "../domain/money.ts";
import { UNDECODABLE } from "../domain/tables/decodeText.ts";
import type { Cells } from "./table.ts";

/** The significant digits of a spreadsheet's numbers; further digits are artifacts of binary fractions. */
const SPREADSHEET_DIGITS = 15;

// Workbooks older than Excel 97 encode texts in a national code page.
set_cptable(codePages);

/** The maximum number of columns that are read. */
const MAX_COLUMNS = 100;

interface Cell {
  t?: string;
  v?: unknown;
  /** The number format. */
  z?: unknown;
}

/** Returns whether a number format shows zeros before a number, such as 0000-000-000 or "0"# for phone numbers. */
const showsZeros = (format: string, value: number): boolean =>
  value >= 1 && format !== "General" && !SSF.is_date(format) && /^\(?0/.test(SSF.format(format, value));

function cellText({ t, v, z }: Cell): string {
  if (t === "e") return UNDECODABLE;
  if (typeof v === "number" && typeof z === "string" && showsZeros(z, v)) return SSF.format(z, v);
  return typeof v === "number" ? new Big(v.toPrecision(SPREADSHEET_DIGITS)).toFixed() : String(v ?? "");
}

/**
 * Returns the values of the first sheet: dates as serial numbers, formulas as their results, and numbers that
 * are formatted with leading zeros as they are shown. Throws when the file is broken.
 */
export function readWorkbook(unpacked: Buffer): Cells {
  const { Sheets, SheetNames, Workbook } = read(unpacked, {
    type: "buffer",
    dense: true,
    sheets: 0,
    cellFormula: false,
    cellNF: true,
    cellHTML: false,
    cellText: false,
  });
  const cells: (Cell | undefined)[][] = Sheets[SheetNames[0] ?? ""]?.["!data"] ?? [];
  // A sheet can span a million empty rows, so only existing rows are visited.
  const rows: string[][] = [];
  cells.forEach((row, index) => {
    rows[index] = Array.from(row.slice(0, MAX_COLUMNS), (cell) => cellText(cell ?? {}));
  });
  return { rows, from1904: Workbook?.WBProps?.date1904 === true };
}

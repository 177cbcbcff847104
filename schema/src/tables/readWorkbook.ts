import { read, set_cptable } from "@e965/xlsx";
import * as codePages from "@e965/xlsx/dist/cpexcel";
import { Big } from "../domain/money.ts";
import type { Cells } from "./table.ts";

/** Digits that a spreadsheet's numbers are good for; more are an artefact of binary fractions. */
const SPREADSHEET_DIGITS = 15;

// Workbooks from before Excel 97 hold their texts in the code page of a country.
set_cptable(codePages);

/** Columns further right are not read. */
const MAX_COLUMNS = 100;

interface Cell {
  t?: string;
  v?: unknown;
}

function cellText({ t, v }: Cell): string {
  if (t === "e") return "#";
  return typeof v === "number" ? new Big(v.toPrecision(SPREADSHEET_DIGITS)).toFixed() : String(v ?? "");
}

/** The values of the first sheet: dates are the numbers that spreadsheets keep, formulas what they came to. Throws when it is broken. */
export function readWorkbook(unpacked: Buffer): Cells {
  const { Sheets, SheetNames, Workbook } = read(unpacked, {
    type: "buffer",
    dense: true,
    sheets: 0,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
  });
  const cells: (Cell | undefined)[][] = Sheets[SheetNames[0] ?? ""]?.["!data"] ?? [];
  // A sheet may have a million rows with nothing in them: only those that are there are looked at.
  const rows: string[][] = [];
  cells.forEach((row, index) => {
    rows[index] = Array.from(row.slice(0, MAX_COLUMNS), (cell) => cellText(cell ?? {}));
  });
  return { rows, from1904: Workbook?.WBProps?.date1904 === true };
}

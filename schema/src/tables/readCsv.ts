import { parse } from "csv-parse/sync";
import { unescapeFormula } from "../domain/spreadsheetText.ts";
import type { Cells } from "./table.ts";

/** The maximum length of a row, in characters. */
const MAX_RECORD = 100_000;

/** Parses a CSV in UTF-8. Throws when it is invalid; beyond `maxRows` rows, empty ones may be dropped. */
export function readCsv(bytes: Uint8Array, maxRows: number): Cells {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  if (text.includes("\0")) throw new TypeError("A CSV must not contain U+0000.");
  const rows: string[][] = parse(text, {
    relax_column_count: true,
    max_record_size: MAX_RECORD,
    // A small file can contain millions of empty lines, so empty rows beyond the limit are dropped.
    on_record: (cells: string[], { records }) =>
      records > maxRows && cells.every((cell) => cell.trim() === "") ? null : cells,
  });
  return {
    rows: rows.map((cells) => cells.map(unescapeFormula)),
    from1904: false,
  };
}

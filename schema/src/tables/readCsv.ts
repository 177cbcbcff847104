import { parse } from "csv-parse/sync";
import type { Cells } from "./table.ts";

/** The longest row, in characters. */
const MAX_RECORD = 100_000;

/** Excel shows no formula in a cell that begins with an apostrophe; exports put it there. */
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** The cells of a CSV (UTF-8). Throws when it is none; of more than `maxRows` rows it may leave out empty ones. */
export function readCsv(bytes: Uint8Array, maxRows: number): Cells {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  if (text.includes("\0")) throw new TypeError("No text holds U+0000.");
  const rows: string[][] = parse(text, {
    relax_column_count: true,
    max_record_size: MAX_RECORD,
    // Millions of empty lines fit into a small file; those too far down to matter are not kept.
    on_record: (cells: string[], { records }) =>
      records > maxRows && cells.every((cell) => cell.trim() === "") ? null : cells,
  });
  return {
    rows: rows.map((cells) => cells.map((cell) => cell.replace(ESCAPED_FORMULA, ""))),
    from1904: false,
  };
}

import { csvRow } from "./csv.ts";
import type { ReadCursor } from "./readCursor.ts";

/** Where the rows of a file come from. */
export interface RowSource {
  /** The tables and their condition; the rows' table has the alias `a`. */
  from: string;
  values: readonly unknown[];
  /** The most rows; undefined: all. */
  limit: number | undefined;
}

/**
 * Reads a table as a CSV file, newest rows first. `cells` is SQL of each column's text, formatted as CSV and never
 * null; Postgres joins a row to one text.
 */
export async function* csvFile(
  read: ReadCursor,
  header: readonly string[],
  cells: readonly string[],
  { from, values, limit }: RowSource,
): AsyncGenerator<string> {
  const row = cells.map((cell) => `(${cell})`).join(" || ',' || ");
  const query = `SELECT ${row} FROM ${from} ORDER BY a."id" DESC${limit === undefined ? "" : ` LIMIT ${limit}`}`;
  let isFirst = true;
  for await (const rows of read({ text: query, values })) {
    const text = rows.map(([line]) => `${line}\r\n`).join("");
    yield isFirst ? csvRow(header, { isFirst }) + text : text;
    isFirst = false;
  }
  if (isFirst) yield csvRow(header, { isFirst });
}

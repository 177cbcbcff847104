import { stringify } from "csv-stringify/sync";

type Cells = readonly string[];

/**
 * Rows of a table for spreadsheets, the first of which begin the file: UTF-8 that they recognise, and no cell that they would
 * take for a formula (decisions.md §4).
 */
export function csvOf(rows: readonly Cells[], { begins }: { begins: boolean }): string {
  return stringify(
    rows.map((row) => [...row]),
    { bom: begins, escape_formulas: true, record_delimiter: "windows" },
  );
}

/** A table, page by page, as it is asked for: the next page is read when the one before has been taken. */
export async function* csvPages(
  header: Cells,
  pages: AsyncIterable<readonly Cells[]>,
): AsyncGenerator<string> {
  let begins = true;
  for await (const rows of pages) {
    yield csvOf(begins ? [header, ...rows] : rows, { begins });
    begins = false;
  }
}

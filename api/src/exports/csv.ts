import { stringify } from "csv-stringify/sync";

type Cells = readonly string[];

/**
 * Formats table rows for spreadsheets. The first chunk of a file starts with a BOM, so that spreadsheets
 * detect UTF-8; cells that would be read as formulas are escaped (decisions.md §4).
 */
export function csvOf(rows: readonly Cells[], { isFirst }: { isFirst: boolean }): string {
  return stringify(
    rows.map((row) => [...row]),
    { bom: isFirst, escape_formulas: true, record_delimiter: "windows" },
  );
}

/** Formats a table page by page; the next page is read only after the previous one was consumed. */
export async function* csvPages(
  header: Cells,
  pages: AsyncIterable<readonly Cells[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of pages) {
    yield csvOf(isFirst ? [header, ...rows] : rows, { isFirst });
    isFirst = false;
  }
}

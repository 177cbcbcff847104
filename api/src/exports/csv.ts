import { stringify } from "csv-stringify/sync";

/** A number of a cell as text, so that no digit is lost. */
export class NumericCell {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type CsvRow = readonly (string | NumericCell)[];

/** The beginnings of a text that spreadsheets read as a formula, also in full width. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

const escapeFormula = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

/**
 * Formats table rows for spreadsheets. The first chunk of a file starts with a BOM, so that spreadsheets
 * detect UTF-8; texts that would be read as formulas are escaped, numbers stay numbers (decisions.md §6).
 */
export function csvOf(rows: readonly CsvRow[], { isFirst }: { isFirst: boolean }): string {
  return stringify(
    rows.map((row) => row.map((cell) => (cell instanceof NumericCell ? cell.text : escapeFormula(cell)))),
    { bom: isFirst, record_delimiter: "windows" },
  );
}

/** Formats a table page by page; the next page is read only after the previous one was consumed. */
export async function* csvPages(
  header: CsvRow,
  pages: AsyncIterable<readonly CsvRow[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of pages) {
    yield csvOf(isFirst ? [header, ...rows] : rows, { isFirst });
    isFirst = false;
  }
}

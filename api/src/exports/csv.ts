import { stringify } from "csv-stringify/sync";

/** The beginnings of a text that spreadsheets read as a formula, also in full width. */
const FORMULA = "^[=+@\t\r\uff1d\uff0b\uff0d\uff20-]";
/** What a text must be quoted for. */
const QUOTED = '[",\r\n]';

const formula = new RegExp(FORMULA);

/**
 * Formats texts as one row for spreadsheets; texts that would be read as formulas are escaped (decisions.md §6).
 * `isFirst` adds a BOM, so that spreadsheets detect UTF-8.
 */
export const csvRow = (cells: readonly string[], { isFirst = false } = {}): string =>
  stringify([cells.map((cell) => (formula.test(cell) ? `'${cell}` : cell))], {
    bom: isFirst,
    record_delimiter: "windows",
    // A single line feed inside a text also ends the row for most readers.
    quote_record_delimiter: true,
  });

/** Formats a text as one cell. */
export const csvCell = (text: string): string => csvRow([text, ""]).slice(0, -",\r\n".length);

/** Returns SQL that formats a text as csvCell does. */
export function csvCellSql(text: string): string {
  const escaped = `CASE WHEN ${text} ~ ${literal(FORMULA)} THEN '''' || ${text} ELSE ${text} END`;
  // Most texts are neither escaped nor quoted, which one comparison tells.
  return `CASE WHEN ${text} !~ ${literal(`${FORMULA}|${QUOTED}`)} THEN ${text}
    WHEN ${text} ~ ${literal(QUOTED)} THEN '"' || replace(${escaped}, '"', '""') || '"' ELSE ${escaped} END`;
}

/** Returns SQL of a number without trailing zeros, as the API writes it. */
export const numberSql = (amount: string): string => `trim_scale(${amount})::text`;

/** Returns a text as an SQL literal. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

import { fileLocaleOf, type Language } from "@machiya/schema/domain/language";
import { ALTERED_TEXT, escapeText, QUOTED_CHARACTER } from "@machiya/schema/domain/spreadsheetText";
import { formatBareDay } from "@machiya/schema/domain/time/bareDay";
import { stringify } from "csv-stringify/sync";

/**
 * Formats texts as one row for spreadsheets; texts that would be read as formulas or other numbers are escaped (decisions.md §6).
 * `isFirst` adds a BOM, so that spreadsheets detect UTF-8.
 */
export const csvRow = (cells: readonly string[], { isFirst = false } = {}): string =>
  stringify([cells.map(escapeText)], {
    bom: isFirst,
    record_delimiter: "windows",
    // A single line feed inside a text also ends the row for most readers.
    quote_record_delimiter: true,
  });

/** Formats a text as one cell. */
export const csvCell = (text: string): string => csvRow([text, ""]).slice(0, -",\r\n".length);

/** Returns SQL that formats a text as csvCell does. */
export function csvCellSql(text: string): string {
  const escaped = `CASE WHEN ${text} ~ ${literal(ALTERED_TEXT)} THEN '''' || ${text} ELSE ${text} END`;
  // Most texts are neither escaped nor quoted, which one comparison tells.
  return `CASE WHEN ${text} !~ ${literal(`${ALTERED_TEXT}|${QUOTED_CHARACTER}`)} THEN ${text}
    WHEN ${text} ~ ${literal(QUOTED_CHARACTER)} THEN '"' || replace(${escaped}, '"', '""') || '"' ELSE ${escaped} END`;
}

/** Returns SQL of a number without trailing zeros, as the API writes it. */
export const numberSql = (amount: string): string => `trim_scale(${amount})::text`;

/** The clock and the language by which a file shows times. */
export interface TimeFormat {
  /** The shop's time zone. */
  zone: string;
  language: Language;
}

/** Returns SQL of an instant as formatDayTime formats it, with Gregorian years; empty if it is null. */
export function instantSql(instant: string, { zone, language }: TimeFormat): string {
  // The pattern of the day has the separators and the order of a formatted day.
  const day = formatBareDay("YYYY-MM-DD", fileLocaleOf(language));
  return `coalesce(to_char(${instant} AT TIME ZONE ${literal(zone)}, ${literal(`${day} HH24:MI`)}), '')`;
}

/** Returns a text as an SQL literal. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

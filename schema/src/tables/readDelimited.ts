import { CsvError, parse } from "csv-parse/sync";
import { LINE_ENDS } from "../domain/tables/delimiter.ts";

/** The maximum length of a row, in characters. */
const MAX_RECORD = 100_000;

/** A row with the number of the line on which it ends, from 1. */
export interface DelimitedRow {
  line: number;
  cells: string[];
}

/** A quotation mark without a partner. */
export class OpenQuoteError extends Error {
  /** The number of its row, from 1. */
  readonly row: number;
  /** The number of the line on which its row begins, from 1. */
  readonly line: number;

  constructor(row: number, line: number) {
    super(`A quotation mark in row ${row} has no partner.`);
    this.row = row;
    this.line = line;
  }
}

interface DelimitedRules {
  delimiter: string;
  /** Whether quotation marks inside of cells without them are characters of the text, as in banks' files. */
  hasFreeQuotes: boolean;
  /** Beyond this number of rows, empty ones are dropped. */
  maxRows: number;
}

/**
 * Splits a text into rows and cells; every kind of line end ends a row. Throws OpenQuoteError, and a CsvError for a row
 * that is too long.
 */
export function readDelimited(
  text: string,
  { delimiter, hasFreeQuotes, maxRows }: DelimitedRules,
): DelimitedRow[] {
  const rows: DelimitedRow[] = [];
  const end = { row: 0, line: 0 };
  try {
    parse(text, {
      delimiter,
      bom: true,
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      relax_quotes: hasFreeQuotes,
      max_record_size: MAX_RECORD,
      on_record: (cells: string[], { lines: line }) => {
        end.row += 1;
        end.line = line;
        // A small file can contain millions of empty lines.
        if (rows.length < maxRows || cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError && OPEN_QUOTES.has(error.code))
      throw new OpenQuoteError(end.row + 1, end.line + 1);
    throw error;
  }
}

/** The parser's codes of quotation marks without a partner. */
const OPEN_QUOTES: ReadonlySet<string> = new Set([
  "CSV_QUOTE_NOT_CLOSED",
  "INVALID_OPENING_QUOTE",
  "CSV_INVALID_CLOSING_QUOTE",
]);

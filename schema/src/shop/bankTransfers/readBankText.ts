import { CsvError, parse } from "csv-parse/sync";
import { cleanCell } from "../../domain/bankTransfers/bankCells.ts";
import type { BankRow, UnreadableLine } from "../../domain/bankTransfers/bankLines.ts";

/** The rows of a text, or why it has none. */
export type BankText = { rows: BankRow[] } | { unreadable: UnreadableLine };

/** The share of lines that must have a separator. */
const MOST = 0.6;

/** Returns what separates the cells; null for spaces, with which some banks' pages are copied. */
function delimiterOf(lines: readonly string[]): "\t" | "," | ";" | null {
  // A comma between thousands separates no cells.
  const bare = lines.map((line) => line.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, ""));
  const isUsual = (delimiter: string) =>
    bare.filter((line) => line.includes(delimiter)).length >= Math.max(1, lines.length * MOST);
  return (["\t", ",", ";"] as const).find(isUsual) ?? null;
}

/** Splits lines without separators: at two or more spaces if most lines have them, or else at every space. */
function splitAtSpaces(lines: readonly { line: number; text: string }[]): BankRow[] {
  const wide = lines.filter(({ text }) => /\S\s{2,}\S/.test(text)).length >= lines.length * MOST;
  return lines.map(({ line, text }) => ({
    line,
    cells: text
      .trim()
      .split(wide ? /\s{2,}/ : /\s+/)
      .map(cleanCell),
  }));
}

/** Reads the rows of a bank's file, or of a text copied from its site, with the numbers of their lines. */
export function readBankText(text: string): BankText {
  const content = text.replace(/^\uFEFF/, "");
  const lines = content
    .split(/\r\n|\r|\n/)
    .map((one, index) => ({ line: index + 1, text: one }))
    .filter((one) => one.text.trim() !== "");
  const delimiter = delimiterOf(lines.map((one) => one.text));
  if (delimiter === null) return { rows: splitAtSpaces(lines) };
  const rows: BankRow[] = [];
  try {
    parse(content, {
      ...{ delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
      on_record: (record: string[], { lines: line }) => {
        rows.push({ line, cells: record.map(cleanCell) });
        return null;
      },
    });
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The row with the quotation mark follows the last complete one; the parser names the end of the text.
    const opened = lines.find(({ line }) => line > (rows.at(-1)?.line ?? 0)) ?? { line: 1, text: content };
    return { unreadable: { line: opened.line, problem: "QUOTES", text: opened.text.slice(0, 80) } };
  }
}

import { countBankHeaders } from "../../domain/bankTransfers/bankColumns.ts";
import type { BankRow, UnreadableLine } from "../../domain/bankTransfers/bankLines.ts";
import { delimiterOf, linesOf, withoutDeclaration } from "../../domain/tables/delimiter.ts";
import { cleanCell } from "../../domain/typedText.ts";
import { OpenQuoteError, readDelimited } from "../../tables/readDelimited.ts";

/** The rows of a text, or why it has none. */
export type BankText = { rows: BankRow[] } | { unreadable: UnreadableLine };

/** The share of lines that must have wide gaps. */
const MOST = 0.6;

/** Splits lines without delimiters: at two or more spaces if most lines have them, or else at every space. */
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
export function readBankText(given: string): BankText {
  const { text, declared } = withoutDeclaration(given.replace(/^\uFEFF/, ""));
  const first = declared === null ? 1 : 2;
  const all = linesOf(text).map((one, index) => ({ line: index + first, text: one }));
  const lines = all.filter((one) => one.text.trim() !== "");
  const delimiter =
    declared ??
    delimiterOf(
      all.map((one) => one.text),
      countBankHeaders,
    );
  if (delimiter === null) return { rows: splitAtSpaces(lines) };
  // One kind of line end inside of quotation marks, too, so that lines are counted as they are seen.
  const content = all.map((one) => one.text).join("\n");
  try {
    const read = readDelimited(content, { delimiter, hasFreeQuotes: true, maxRows: 0 });
    return { rows: read.map(({ line, cells }) => ({ line: line + first - 1, cells: cells.map(cleanCell) })) };
  } catch (error) {
    if (!(error instanceof OpenQuoteError)) throw error;
    const opened = all.slice(error.line - 1).find((one) => one.text.trim() !== "") ?? { line: first, text };
    return { unreadable: { line: opened.line, problem: "QUOTES", text: opened.text.slice(0, 80) } };
  }
}

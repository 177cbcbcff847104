/** What separates the cells of a text. */
export const DELIMITERS = ["\t", ",", ";", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Every end of a line, in one file too: Windows', Unix', and that of old Macintosh programs. */
export const LINE_ENDS = ["\r\n", "\n", "\r"];
const LINE_END = /\r\n|\r|\n/;

/** Returns the lines of a text. */
export const linesOf = (text: string): string[] => text.split(LINE_END);

/** The first line by which a file tells Excel what separates its cells. */
const DECLARED = /^\uFEFF?sep=(.)(?:\r\n|\r|\n)/i;

/** Returns the text without the line that declares what separates its cells, and what it declares. */
export function withoutDeclaration(text: string): { text: string; declared: Delimiter | null } {
  const [line = "", character] = DECLARED.exec(text.slice(0, 10)) ?? [];
  const declared = DELIMITERS.find((one) => one === character) ?? null;
  return declared === null ? { text, declared } : { text: text.slice(line.length), declared };
}

/** How many lines can precede the header and be read to find it. */
const HEADER_LINES = 30;
/** The maximum length of a line that can be the header. */
const MAX_HEADER = 10_000;

/** Returns the cells of the first lines without quotation marks, as if they had nothing in quotes. */
function firstRows(lines: readonly string[], delimiter: string): string[][] {
  const first = lines.slice(0, HEADER_LINES).filter((line) => line.length <= MAX_HEADER);
  return first.map((line) => line.replaceAll('"', "").split(delimiter));
}

/** Counts the known headers among the cells of a row. */
export type CountHeaders = (cells: readonly string[]) => number;

/** Returns the largest number of known headers in one of the first lines, with any delimiter. */
export function headersIn(text: string, countHeaders: CountHeaders): number {
  const lines = linesOf(text.slice(0, HEADER_LINES * MAX_HEADER));
  const counts = DELIMITERS.flatMap((one) => firstRows(lines, one).map(countHeaders));
  return Math.max(0, ...counts);
}

/** The share of lines that must have a delimiter. */
const MOST = 0.6;

/** A comma between thousands separates no cells. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;

/**
 * Returns what separates the cells of a text: what lets one of the first lines have the most known headers, or else what
 * most lines have. Null when there is nothing such.
 */
export function delimiterOf(lines: readonly string[], countHeaders: CountHeaders): Delimiter | null {
  const counts = DELIMITERS.map((one) => ({
    one,
    count: Math.max(0, ...firstRows(lines, one).map(countHeaders)),
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count === most);
  if (most > 0 && best.length === 1) return best[0]?.one ?? null;
  const filled = lines.filter((line) => line.trim() !== "").map((line) => line.replaceAll(THOUSANDS, ""));
  const isUsual = (delimiter: string) =>
    filled.filter((line) => line.includes(delimiter)).length >= Math.max(1, filled.length * MOST);
  return DELIMITERS.find(isUsual) ?? null;
}

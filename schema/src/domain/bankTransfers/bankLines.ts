import { type Big, decimal, toWire } from "../money.ts";
import { dayReader, readWrittenTime } from "../tables/writtenDay.ts";
import { readWrittenNumber } from "../tables/writtenNumber.ts";
import { shiftDay } from "../time/calendarTime.ts";
import { accountDigitsIn } from "./accountDigits.ts";
import { isBlank, momentOf, readBankDay } from "./bankCells.ts";
import { type BankColumn, type BankLayout, headerColumn, isNumbered, NEEDED_COLUMNS } from "./bankColumns.ts";
import { directionOf, mayBeDirections } from "./bankDirections.ts";

/** The limits of one text: its length in characters, and its lines. */
export const MAX_BANK_TEXT = 400_000;
export const MAX_BANK_LINES = 1000;
/** The maximum number of columns; the widest files of banks have some thirty. */
export const MAX_BANK_COLUMNS = 60;

/** A row of a bank's text. */
export interface BankRow {
  /** The number of its line in the text, from 1. */
  line: number;
  cells: string[];
}

/** Money that came in or went out, as the bank lists it. */
export interface BankLine {
  line: number;
  /** Identifies the line by its cells, independent of the meaning of the columns, and its number among equal lines. */
  key: string;
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM; null when the bank does not say it. */
  time: string | null;
  /** More than 0. */
  amount: Big;
  isIncoming: boolean;
  /** Whether it is known that the money came in or went out. Without a sign, a column beside the amount may say it. */
  isDirectionKnown: boolean;
  /** The last digits of the account that paid, at most five; null when the bank does not say it. */
  digits: string | null;
  /** Digits of the note, which may be the account's. */
  hints: string[];
  name: string;
  note: string;
}

/** Why a line cannot be read. */
export const BANK_LINE_PROBLEMS = [
  "NO_DATE",
  "WRONG_DATE",
  "AMBIGUOUS_DATE",
  "FUTURE_DATE",
  "WRONG_TIME",
  "NO_AMOUNT",
  "WRONG_AMOUNT",
  "QUOTES",
  "TOO_WIDE",
  "SPLIT_AMOUNT",
] as const;
export type BankLineProblem = (typeof BANK_LINE_PROBLEMS)[number];

/** A line that cannot be read. */
export interface UnreadableLine {
  line: number;
  problem: BankLineProblem;
  /** The cell, or the beginning of the line. */
  text: string;
}

/** The result of reading a bank's rows. */
export interface ReadLines {
  lines: BankLine[];
  unreadable: UnreadableLine[];
  /** The needed columns that no column has. */
  missing: BankColumn[];
}

/** How far ahead a day can be: banks post what arrives on holidays on the next business day. */
const MAX_DAYS_AHEAD = 10;

/** The beginnings of rows that sum up others. */
const TOTAL = /^(?:合計|總計|小計|總金額|総計|total|subtotal|รวม|ยอดรวม)/i;

/** Returns a cell in the one form of its content, so that 1,200 and 1200.00 are the same. */
function canonicalCell(cell: string): string {
  const moment = readBankDay(cell);
  if (moment !== null) return `${moment.day} ${moment.time ?? ""}`.trim();
  const amount = readWrittenNumber(cell);
  return amount === null ? cell.toLowerCase() : toWire(amount);
}

/** Returns what identifies each row: its cells without numbering, and its number among equal rows. */
function keysOf(rows: readonly BankRow[]): string[] {
  const start = isNumbered(rows.map(({ cells }) => cells)) ? 1 : 0;
  const seen = new Map<string, number>();
  return rows.map(({ cells }) => {
    const content = cells
      .slice(start)
      .filter((cell) => !isBlank(cell))
      .map(canonicalCell);
    const key = content.join("\u001f");
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    return `${key}\u001f#${occurrence}`;
  });
}

const textAt = (cells: readonly string[], columns: readonly BankColumn[], wanted: BankColumn): string =>
  cells
    .filter((cell, index) => columns[index] === wanted && !isBlank(cell))
    .join(" ")
    .trim();

/** How much of an unreadable line is shown. */
const SHOWN = 80;
const beginningOf = (cells: readonly string[]): string => cells.slice(0, SHOWN).join(" ").slice(0, SHOWN);

/** Returns the number of cells up to the last one that says something. */
const lastFilled = (cells: readonly string[]): number => cells.findLastIndex((cell) => !isBlank(cell)) + 1;

/** Returns the lines with more columns than are read, by whose number the time of recognizing columns grows. */
export const tooWideLines = (rows: readonly BankRow[]): UnreadableLine[] =>
  rows
    .filter(({ cells }) => lastFilled(cells) > MAX_BANK_COLUMNS)
    .map(({ line, cells }) => ({ line, problem: "TOO_WIDE", text: beginningOf(cells) }));

/** Returns whether a comma between thousands has divided an amount into two cells, as in 1,200 without quotation marks. */
function hasSplitAmount(cells: readonly string[], columns: readonly BankColumn[]): boolean {
  return cells.some(
    (cell, index) =>
      (columns[index] === "AMOUNT" || columns[index] === "WITHDRAWAL") &&
      /^\D{0,5}\d{1,3}$/.test(cell) &&
      /^\d{3}(?:\.\d+)?\D{0,5}$/.test(cells[index + 1] ?? ""),
  );
}

type Content = Omit<BankLine, "line" | "key">;

/** Reads one row. `areSidesKnown` is whether nothing else in the file may say whether money came in. */
function readRow(
  cells: readonly string[],
  columns: readonly BankColumn[],
  {
    readDay,
    lastDay,
    areSidesKnown,
  }: { readDay: ReturnType<typeof dayReader>; lastDay: string; areSidesKnown: boolean },
): Content | { problem: BankLineProblem; text: string } {
  const cell = (column: BankColumn) => textAt(cells, columns, column);
  const beginning = beginningOf(cells);
  const [date, time] = [cell("DATE"), cell("TIME")];
  if (date === "") return { problem: "NO_DATE", text: beginning };
  const read = readDay(date);
  if (read === "AMBIGUOUS") return { problem: "AMBIGUOUS_DATE", text: date };
  const moment = momentOf(read);
  if (moment === null) return { problem: "WRONG_DATE", text: date };
  if (moment.day > lastDay) return { problem: "FUTURE_DATE", text: date };
  const clock = time === "" ? moment.time : readWrittenTime(time);
  if (time !== "" && clock === null) return { problem: "WRONG_TIME", text: time };

  const [paidIn, paidOut] = [cell("AMOUNT"), cell("WITHDRAWAL")];
  const incoming = paidIn === "" ? null : readWrittenNumber(paidIn);
  if (paidIn !== "" && incoming === null) return { problem: "WRONG_AMOUNT", text: paidIn };
  const outgoing = paidOut === "" ? null : readWrittenNumber(paidOut);
  if (paidOut !== "" && outgoing === null) return { problem: "WRONG_AMOUNT", text: paidOut };
  // Banks with two columns leave one empty, or write 0 into it.
  const found = incoming?.eq(0) === false ? incoming : (outgoing?.abs().neg() ?? incoming ?? null);
  if (found !== null && incoming?.eq(0) === false && outgoing?.eq(0) === false)
    return { problem: "WRONG_AMOUNT", text: `${paidIn} ${paidOut}` };
  const said = columns.indexOf("DIRECTION");
  const direction = said === -1 ? null : directionOf(cells[said] ?? "");
  const isNotedAsOut = cells.some(
    (text, at) => columns[at] === "NOTE" && !isBlank(text) && directionOf(text) === "OUT",
  );
  const isOut = direction === "OUT" || (said === -1 && isNotedAsOut);
  const amount = found !== null && isOut ? found.abs().neg() : found;
  if (amount === null) return { problem: "NO_AMOUNT", text: beginning };
  if (amount.eq(0)) return { problem: "WRONG_AMOUNT", text: paidIn || paidOut };

  const [account, note] = [cell("ACCOUNT"), cell("NOTE")];
  return {
    day: moment.day,
    time: clock,
    amount: amount.abs(),
    isIncoming: amount.gt(0),
    note,
    isDirectionKnown: amount.lt(0) || (said === -1 ? areSidesKnown : direction !== null),
    ...accountDigitsIn(account, note),
    name: cell("NAME"),
  };
}

/** Returns whether a column of two values beside unsigned amounts may say which of them went out. */
function hasUnknownDirections(
  content: readonly BankRow[],
  layout: BankLayout,
  header: readonly string[],
): boolean {
  const { columns } = layout;
  const cellsAt = (index: number) => content.map(({ cells }) => cells[index] ?? "");
  const isSigned = (index: number) => cellsAt(index).some((cell) => readWrittenNumber(cell)?.lt(0));
  if (columns.includes("DIRECTION") || columns.includes("WITHDRAWAL")) return false;
  if (columns.some((column, index) => column === "AMOUNT" && isSigned(index))) return false;
  return columns.some(
    (column, index) =>
      ["NAME", "NOTE", "IGNORED"].includes(column) &&
      headerColumn(header[index] ?? "") === null &&
      mayBeDirections(cellsAt(index)),
  );
}

/**
 * Reads the rows below the header. Rows above it, empty rows, and sums are skipped; every other row is a line or
 * has a problem. No line can be later than a few days after `today`, the store's day.
 */
export function readBankLines(rows: readonly BankRow[], layout: BankLayout, today: string): ReadLines {
  const { columns, header } = layout;
  const missing = NEEDED_COLUMNS.filter((needed) => !columns.includes(needed));
  if (missing.length > 0) return { lines: [], unreadable: [], missing };
  const below = rows.slice(header === null ? 0 : header + 1);
  const content = below.filter(
    ({ cells }) => !cells.every(isBlank) && !TOTAL.test(cells.find((cell) => !isBlank(cell)) ?? ""),
  );
  const keys = keysOf(content);
  const width = header === null ? null : lastFilled(rows[header]?.cells ?? []);
  const headerCells = header === null ? [] : (rows[header]?.cells ?? []);
  const areSidesKnown =
    layout.areChosen || (layout.areSidesKnown && !hasUnknownDirections(content, layout, headerCells));
  const lastDay = shiftDay(today, MAX_DAYS_AHEAD);
  const dates = content.map(({ cells }) => textAt(cells, columns, "DATE"));
  const readDay = dayReader(dates, (day) => day <= lastDay);
  const lines: BankLine[] = [];
  const unreadable: UnreadableLine[] = [];
  for (const [index, { line, cells }] of content.entries()) {
    const isSplit = width !== null && lastFilled(cells) > width && hasSplitAmount(cells, columns);
    const read = isSplit
      ? { problem: "SPLIT_AMOUNT" as const, text: beginningOf(cells) }
      : readRow(cells, columns, { readDay, lastDay, areSidesKnown });
    if ("problem" in read) unreadable.push({ line, ...read });
    else lines.push({ line, key: keys[index] ?? "", ...read });
  }
  return { lines, unreadable, missing: [] };
}

/** Returns whether so many lines cannot be read that the others may be misunderstood, too. */
export const isMostlyUnreadable = ({
  lines,
  unreadable,
}: {
  lines: readonly unknown[];
  unreadable: readonly unknown[];
}): boolean => unreadable.length > lines.length;

/** Returns an amount of a line as a number of the ledger. */
export const lineAmount = ({ amount }: Pick<BankLine, "amount">): string => toWire(decimal(amount));

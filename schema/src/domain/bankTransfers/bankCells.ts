import { Big, readDecimal } from "../money.ts";
import { dayReader, type ReadDay, timeBehind } from "../tables/writtenDay.ts";

/** A day and a time of day as a bank writes them; null for a time that is not there. */
export interface BankMoment {
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM or null. */
  time: string | null;
}

/** The length of the longest cell that can be a day, a time, or an amount; a note can be as long as a text. */
const MAX_VALUE = 60;

/** Returns whether a cell says nothing. */
export const isBlank = (cell: string | undefined): boolean => /^[-–—*]?$/.test(cell ?? "");

const readDayFirst = dayReader(["31/12/2000"], () => true);

/**
 * Reads a day, with the time of day if the cell contains one, as it identifies a line: without the rest of the file, and
 * the day before the month. Null when it is no day.
 */
export const readBankDay = (cell: string): BankMoment | null => momentOf(readDayFirst(cell));

/** Returns the day and the time of a cell that was read; null when it is no day, or its rest is no time. */
export function momentOf(read: ReadDay | "AMBIGUOUS" | null): BankMoment | null {
  if (read === null || read === "AMBIGUOUS") return null;
  const time = timeBehind(read.rest);
  return time === null ? null : { day: read.day, time: time === "" ? null : time };
}

/** Signs of currencies. The sign of the yen is a backslash in Shift_JIS. */
const CURRENCY = /(?:nt|hk|us)?\$|twd|ntd|jpy|thb|hkd|usd|[¥\\฿元円圓]|บาท/gi;

/** The signs by which negative amounts are written, Japanese triangles among them. */
const MINUS = /^[-−‐‑–—▲△▼]/;

/** Reads an amount, such as NT$1,200.00 and (50), which is negative. Null when it is none. */
export function readBankAmount(cell: string): Big | null {
  if (cell.length > MAX_VALUE) return null;
  let text = cell.replaceAll(CURRENCY, "").replaceAll(" ", "");
  const inBrackets = /^\((.+)\)$/.exec(text);
  if (inBrackets?.[1] !== undefined) text = `-${inBrackets[1]}`;
  text = text
    .replace(/^\+/, "")
    .replace(MINUS, "-")
    .replace(/^(.+)[-−]$/, "-$1");
  // A comma separates thousands; one that does not is an error and not a decimal sign.
  if (!/^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(text)) return null;
  return readDecimal(new Big(text.replaceAll(",", "")).toFixed());
}

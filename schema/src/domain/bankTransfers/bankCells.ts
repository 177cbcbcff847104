import { Big, readDecimal } from "../money.ts";

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

const pad = (value: number | string) => String(value).padStart(2, "0");

/** The first year of the reigns in which Japanese banks count years. */
const REIGNS: Record<string, number> = { 令和: 2018, r: 2018, 平成: 1988, h: 1988, 民國: 1911, 民国: 1911 };

/** Returns the year AD: of Taiwan's years (115), of the Buddhist ones (2569), and of Japanese reigns. */
function yearOf(reign: string, digits: string): number {
  const year = Number(digits);
  const start = REIGNS[reign.toLowerCase()];
  if (start !== undefined) return start + year;
  if (digits.length === 3) return year + 1911;
  return year >= 2400 ? year - 543 : year;
}

/** Returns a day that exists, from 1990 to 2199; else null. */
function dayText(year: number, month: number, date: number): string | null {
  const day = new Date(Date.UTC(year, month - 1, date));
  const exists = year >= 1990 && year < 2200 && day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return exists ? `${year}-${pad(month)}-${pad(date)}` : null;
}

/** The year first: 2026/11/23, 115/11/23, 令和8年11月23日. */
const YEAR_FIRST =
  /^(?:(令和|平成|民國|民国|[RHrh])\.? ?(?=\d{1,4}\D)|(?=\d{3,4}\D))(\d+)[-/.年 ]+(\d{1,2})[-/.月 ]+(\d{1,2})日?/;
/** The day first: 23/11/2569. */
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/;
/** Without separators: 20261123 and 1151123. */
const COMPACT = /^(\d{3,4})(\d{2})(\d{2})(?=\D|$|\d{6}$)/;

/** Reads the day at the beginning of a cell; `rest` is what follows. */
function readDay(cell: string): { day: string; rest: string } | null {
  const after = (match: RegExpExecArray) => cell.slice(match[0].length).replace(/^[ T(]+/, "");
  const yearFirst = YEAR_FIRST.exec(cell);
  if (yearFirst !== null) {
    const [, reign = "", year = "", month, date] = yearFirst;
    const day = dayText(yearOf(reign, year), Number(month), Number(date));
    return day === null ? null : { day, rest: after(yearFirst) };
  }
  const dayFirst = DAY_FIRST.exec(cell);
  if (dayFirst !== null) {
    const [, date, month, year = ""] = dayFirst;
    const day = dayText(yearOf("", year), Number(month), Number(date));
    return day === null ? null : { day, rest: after(dayFirst) };
  }
  const compact = COMPACT.exec(cell);
  if (compact === null) return null;
  const [, year = "", month, date] = compact;
  const day = dayText(yearOf("", year), Number(month), Number(date));
  return day === null ? null : { day, rest: after(compact) };
}

const BEFORE_NOON = /^(?:上午|午前|am)|am$/i;
const AFTER_NOON = /^(?:下午|午後|pm)|pm$/i;
const HALF = /上午|下午|午前|午後|am|pm/gi;
const CLOCK = /^(\d{1,2})[:時.](\d{1,2})(?:[:分.](\d{1,2})(?:\.\d+)?)?[秒分]?(?: ?น\.?)?$/;
const COMPACT_CLOCK = /^(\d{2})(\d{2})(\d{2})?$/;

/** Reads a time of day, such as 14:05:33, 140533, and 下午 2:05. Returns HH:MM; null when it is none. */
export function readBankTime(cell: string): string | null {
  if (cell.length > MAX_VALUE) return null;
  const text = cell.replaceAll(HALF, "").trim();
  const match = CLOCK.exec(text) ?? COMPACT_CLOCK.exec(text);
  if (match === null) return null;
  const [, hours, minutes = "", seconds = "0"] = match;
  let hour = Number(hours);
  if (AFTER_NOON.test(cell) && hour < 12) hour += 12;
  if (BEFORE_NOON.test(cell) && hour === 12) hour = 0;
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return `${pad(hour)}:${pad(minutes)}`;
}

/** Reads a day, with the time of day if the cell contains one. Null when it is no day. */
export function readBankDay(cell: string): BankMoment | null {
  if (cell.length > MAX_VALUE) return null;
  const found = readDay(cell);
  if (found === null) return null;
  const { day, rest } = found;
  // A weekday in brackets may follow the day.
  const clock = rest.replace(/^[^\d上下午前後apAP]*\)?/, "").trim();
  if (clock === "") return { day, time: null };
  const time = readBankTime(clock);
  return time === null ? null : { day, time };
}

const CURRENCY = /(?:nt|hk|us)?\$|twd|ntd|jpy|thb|hkd|usd|[¥฿元円圓]|บาท/gi;

/** Reads an amount, such as NT$1,200.00 and (50), which is negative. Null when it is none. */
export function readBankAmount(cell: string): Big | null {
  if (cell.length > MAX_VALUE) return null;
  let text = cell.replaceAll(CURRENCY, "").replaceAll(" ", "");
  const inBrackets = /^\((.+)\)$/.exec(text);
  if (inBrackets?.[1] !== undefined) text = `-${inBrackets[1]}`;
  text = text.replace(/^\+/, "").replace(/^(.+)-$/, "-$1");
  // A comma separates thousands; one that does not is an error and not a decimal sign.
  if (!/^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(text)) return null;
  return readDecimal(new Big(text.replaceAll(",", "")).toFixed());
}

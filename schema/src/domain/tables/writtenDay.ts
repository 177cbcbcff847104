import { yearOfEra, yearOfRoc } from "../time/eraYear.ts";

/** The order of day, month, and year in a text of numbers. */
type DayOrder = "DMY" | "MDY" | "YMD";

/** The length of the longest text that can be a day with its time. */
const MAX_TEXT = 60;

const pad = (value: number | string) => String(value).padStart(2, "0");

/** Returns a day that exists, from 1990 to 2199; else null. */
export function dayText(year: number, month: number, date: number): string | null {
  const day = new Date(Date.UTC(year, month - 1, date));
  const exists = year >= 1990 && year < 2200 && day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return exists ? `${year}-${pad(month)}-${pad(date)}` : null;
}

/** The years from which a year of four digits is a Buddhist one. */
const BUDDHIST = 543;
const FIRST_BUDDHIST = 2400;

/** Returns the year AD of a year of three or four digits, or of an era. */
function fullYear(era: string, digits: string): number {
  const ofEra = yearOfEra(era, digits);
  if (ofEra !== null) return ofEra;
  const year = Number(digits);
  // Taiwan's years have three digits, with or without a zero before them.
  if (year < 1000) return yearOfRoc(year);
  return year >= FIRST_BUDDHIST ? year - BUDDHIST : year;
}

/** Returns the years that two digits can mean: AD, or else Buddhist. */
const shortYears = (digits: string): number[] => [2000 + Number(digits), 2500 - BUDDHIST + Number(digits)];

const MONTHS = [
  "jan january ม.ค. มกราคม",
  "feb february ก.พ. กุมภาพันธ์",
  "mar march มี.ค. มีนาคม",
  "apr april เม.ย. เมษายน",
  "may พ.ค. พฤษภาคม",
  "jun june มิ.ย. มิถุนายน",
  "jul july ก.ค. กรกฎาคม",
  "aug august ส.ค. สิงหาคม",
  "sep sept september ก.ย. กันยายน",
  "oct october ต.ค. ตุลาคม",
  "nov november พ.ย. พฤศจิกายน",
  "dec december ธ.ค. ธันวาคม",
];
const bareMonth = (name: string) => name.toLowerCase().replaceAll(/[. ]/g, "");
const MONTH_NUMBERS = new Map(
  MONTHS.flatMap((names, index) => names.split(" ").map((name) => [bareMonth(name), index + 1] as const)),
);

const YEAR_FIRST =
  /^(?:(令和|平成|中華民國|中华民国|民國|民国|[RHrh])\.? ?(?=(?:\d{1,4}|元)\D)|(?=\d{3,4}\D))(\d{1,4}|元)[-/.年 ]{1,3}(\d{1,2})[-/.月 ]{1,3}(\d{1,2})日?/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/;
const SHORT = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2})(?!\d)/;
const COMPACT = /^(\d{3,4})(\d{2})(\d{2})(?=\D|$|\d{6}$)/;
const NAMED = /^(\d{1,2})[-/. ]{1,3}([A-Za-z\u0E00-\u0E7F.]{2,15})[-/., ]{1,3}(\d{4}|\d{2})(?!\d)/;
const NAME_FIRST = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})(?!\d)/;

type Days = Partial<Record<DayOrder, string>>;

/** The possible days at the beginning of a text, and what follows them. */
interface WrittenDay {
  days: Days;
  /** Whether the order of the numbers is written, so that it says nothing about other texts. */
  isPlain: boolean;
  rest: string;
}

const daysOf = (days: Record<DayOrder, string | null>): Days =>
  Object.fromEntries(Object.entries(days).filter(([, day]) => day !== null));

/** Returns the first of several years in which a day exists and is possible. */
function shortDay(
  year: string,
  month: string,
  date: string,
  isPossible: (day: string) => boolean,
): string | null {
  const days = shortYears(year).map((full) => dayText(full, Number(month), Number(date)));
  return days.find((day) => day !== null && isPossible(day)) ?? days[0] ?? null;
}

/** Returns what the numbers at the beginning of a text can mean; null when there is no day. */
function readDays(text: string, isPossible: (day: string) => boolean): WrittenDay | null {
  if (text.length > MAX_TEXT) return null;
  const plain = (match: RegExpExecArray, day: string | null): WrittenDay | null =>
    day === null ? null : { days: { YMD: day }, isPlain: true, rest: text.slice(match[0].length) };
  const first = YEAR_FIRST.exec(text);
  if (first !== null) {
    const [, era = "", year = "", month, date] = first;
    return plain(first, dayText(fullYear(era, year), Number(month), Number(date)));
  }
  const named = NAMED.exec(text);
  const month = named === null ? undefined : MONTH_NUMBERS.get(bareMonth(named[2] ?? ""));
  if (named !== null && month !== undefined) {
    const [, date = "", , year = ""] = named;
    const day =
      year.length === 2
        ? shortDay(year, String(month), date, isPossible)
        : dayText(fullYear("", year), month, Number(date));
    return plain(named, day);
  }
  const nameFirst = NAME_FIRST.exec(text);
  if (nameFirst !== null) {
    const [, name = "", date, year = ""] = nameFirst;
    return plain(
      nameFirst,
      dayText(fullYear("", year), MONTH_NUMBERS.get(bareMonth(name)) ?? 0, Number(date)),
    );
  }
  const last = YEAR_LAST.exec(text);
  if (last !== null) {
    const [, one, two, year = ""] = last;
    const full = fullYear("", year);
    const dayFirst = dayText(full, Number(two), Number(one));
    // Buddhist years are written in Thailand, where the day comes first.
    if (Number(year) >= FIRST_BUDDHIST) return plain(last, dayFirst);
    const days = daysOf({ DMY: dayFirst, MDY: dayText(full, Number(one), Number(two)), YMD: null });
    return { days, isPlain: false, rest: text.slice(last[0].length) };
  }
  const short = SHORT.exec(text);
  if (short !== null) {
    const [, one = "", , two = "", three = ""] = short;
    const days = daysOf({
      DMY: shortDay(three, two, one, isPossible),
      MDY: shortDay(three, one, two, isPossible),
      YMD: one.length === 2 ? shortDay(one, two, three, isPossible) : null,
    });
    return { days, isPlain: false, rest: text.slice(short[0].length) };
  }
  const compact = COMPACT.exec(text);
  if (compact === null) return null;
  const [, year = "", two, three] = compact;
  return plain(compact, dayText(fullYear("", year), Number(two), Number(three)));
}

/** A day that was read, as YYYY-MM-DD, and the text behind it. */
export interface ReadDay {
  day: string;
  rest: string;
}

/**
 * Returns a function that reads the days of a file, as people and programs write them in Taiwan, Japan, Thailand, and in
 * English. Where day, month, and year cannot be told apart, the other texts of the file decide, and days that are
 * possible are preferred; else the function returns "AMBIGUOUS". It returns null for what is no day.
 */
export function dayReader(
  texts: readonly string[],
  isPossible: (day: string) => boolean,
): (text: string) => ReadDay | "AMBIGUOUS" | null {
  const optionsOf = (text: string) => {
    const read = readDays(text, isPossible);
    if (read === null) return null;
    const all = Object.entries(read.days);
    const possible = all.filter(([, day]) => isPossible(day));
    return { options: possible.length > 0 ? possible : all, isPlain: read.isPlain, rest: read.rest };
  };
  const evidence = new Set(
    texts.flatMap((text) => {
      const read = optionsOf(text);
      const [option, another] = read?.options ?? [];
      const isProof =
        read?.isPlain === false && option !== undefined && another === undefined && isPossible(option[1]);
      return isProof ? option[0] : [];
    }),
  );
  return (text) => {
    const read = optionsOf(text);
    if (read === null || read.options.length === 0) return null;
    const days = new Set(read.options.map(([, day]) => day));
    const proved = new Set(read.options.filter(([order]) => evidence.has(order)).map(([, day]) => day));
    const [day] = days.size === 1 ? days : proved;
    return day === undefined || (days.size > 1 && proved.size > 1) ? "AMBIGUOUS" : { day, rest: read.rest };
  };
}

/** Returns whether a text begins with a day. */
export const beginsWithDay = (text: string): boolean =>
  Object.keys(readDays(text, () => true)?.days ?? {}).length > 0;

const BEFORE_NOON = /^(?:上午|午前|am)|am$/i;
const AFTER_NOON = /^(?:下午|午後|pm)|pm$/i;
const HALF = /上午|下午|午前|午後|am|pm/gi;
const CLOCK = /^(\d{1,2})[:時点點.](\d{1,2})(?:[:分.](\d{1,2})(?:\.\d{1,9})?)?[秒分]?(?: ?น\.?)?$/;
const COMPACT_CLOCK = /^(\d{2})(\d{2})(\d{2})?$/;

/** Reads a time of day, such as 14:05:33, 140533, and 下午 2:05. Returns HH:MM; null when it is none. */
export function readWrittenTime(cell: string): string | null {
  if (cell.length > MAX_TEXT) return null;
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

/** An offset from UTC, which a bank of the shop's country writes behind the shop's own time. */
const OFFSET = /[+-]\d\d:?\d\d$/;

/** Returns the time of day in the text behind a day: "" for none, null when it is something else. */
export function timeBehind(rest: string): string | null {
  // A weekday in brackets may follow the day.
  const clock = rest
    .replace(/^[ T(]+/, "")
    .replace(/^[^\d上下午前後apAP]*\)?/, "")
    .replace(OFFSET, "")
    .trim();
  return clock === "" ? "" : readWrittenTime(clock);
}

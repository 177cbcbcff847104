import { readDay } from "@machiya/schema/domain/listFilters/dayFilter";
import { monthOf, shiftDay, WEEK_DAYS } from "@machiya/schema/domain/time/calendarTime";
import { withGregorianYear, yearOfRoc } from "@machiya/schema/domain/time/eraYear";
import { weekdayOf } from "@machiya/schema/domain/time/shopTime";
import { atMidnight, type ClockText } from "../../language/zonedTime.ts";
import { daysFromToday, isNow, normalizeTyped, weekdayNamed } from "./dateWords.ts";

/** What decides about the meaning of a typed date. */
export interface TypedContext {
  /** The locale, whose order of year, month, and day applies. */
  locale: string;
  /** The store's local time. */
  now: ClockText;
  /** Without a year, a date means the first one from this day on; otherwise one of this year. */
  earliest?: string | undefined;
}

/** By how many years the Thai calendar is ahead, and the first of its years that a field accepts. */
const BUDDHIST_ERA = 543;
const FIRST_BUDDHIST_YEAR = 1900 + BUDDHIST_ERA;

/** A year of two digits is within this many years of now. */
const CENTURY = 100;

/** A Chinese year of two digits is of this century up to so many years from now. */
const SOON_YEARS = 10;

const NUMBERS = /^\d{1,8}(?:(?:\s*[-/.年月]\s*|\s+)\d{1,4}){0,2}\s*日?$/;
const OFFSET = /^[+-]\s*\d{1,4}$/;

/**
 * Reads a typed day as YYYY-MM-DD: a date in the language's order or year first, a word such as "tomorrow", the
 * next day with a weekday's name, or a number of days from today such as "+7". Words, and years of 民國 and of the
 * Japanese eras, are understood in every language. Returns null for anything else.
 */
export function readTypedDay(typed: string, context: TypedContext): string | null {
  const text = normalizeTyped(typed);
  const today = context.now.slice(0, 10);
  const by = OFFSET.test(text) ? Number(text.replace(/\s/g, "")) : daysFromToday(text);
  if (by !== null) return shiftDay(today, by);
  const weekday = weekdayNamed(text);
  if (weekday !== null)
    return shiftDay(today, ((weekday - weekdayOf(today) + WEEK_DAYS - 1) % WEEK_DAYS) + 1);
  const date = withGregorianYear(text);
  return NUMBERS.test(date) ? readNumbers(date.match(/\d+/g) ?? [], context) : null;
}

/** Reads a date of one to three numbers, with missing parts from today. */
function readNumbers(numbers: readonly string[], context: TypedContext): string | null {
  const { locale, now, earliest = "" } = context;
  const today = now.slice(0, 10);
  const isDayFirst = locale.startsWith("th");
  const [first = "", second, third] = numbers;
  if (second === undefined) {
    if (first.length > 2) return readDigits(first, context);
    const months = [today, shiftDay(monthOf(today).to, 1)].map((month) => month.slice(0, 7));
    return firstFrom(earliest, months, (month) => calendarDay(month.slice(0, 4), month.slice(5), first));
  }
  if (third === undefined) {
    const [month, day] = isDayFirst ? [second, first] : [first, second];
    const years = [0, 1].map((more) => String(Number(now.slice(0, 4)) + more));
    return firstFrom(earliest, years, (year) => calendarDay(year, month, day));
  }
  const isYearFirst = first.length === 4 || !isDayFirst;
  const year = fullYear(isYearFirst ? first : third, context);
  return year && calendarDay(year, second, isYearFirst ? third : first);
}

/** Reads eight digits without separators, or in Chinese the seven of a year of 民國. */
function readDigits(digits: string, context: TypedContext): string | null {
  if (digits.length !== 8 && !(digits.length === 7 && isChinese(context))) return null;
  const month = digits.length - 4;
  const cuts = context.locale.startsWith("th") ? [0, 2, 4, 8] : [0, month, month + 2, month + 4];
  return readNumbers(
    cuts.slice(1).map((end, at) => digits.slice(cuts[at], end)),
    context,
  );
}

/** Returns the first existing day from the earliest one on, or else the first existing one. */
function firstFrom(
  earliest: string,
  periods: readonly string[],
  dayIn: (period: string) => string | null,
): string | null {
  const days = periods.map(dayIn);
  const [current = null] = days;
  return earliest === "" ? current : (days.find((day) => day !== null && day >= earliest) ?? current);
}

const isChinese = ({ locale }: TypedContext): boolean => locale.startsWith("zh");

/**
 * Returns the Gregorian year of a typed one of two or four digits. In Chinese, years of three digits are of 民國, and so
 * are those of two that would be far ahead otherwise, as 78 in a date of birth.
 */
function fullYear(typed: string, context: TypedContext): string | null {
  const { locale, now } = context;
  const year = Number(typed);
  if (isChinese(context) && (typed.length === 2 || typed.length === 3)) {
    const thisYear = Number(now.slice(0, 4));
    const inCentury = thisYear - (thisYear % CENTURY) + year;
    return String(typed.length === 2 && inCentury <= thisYear + SOON_YEARS ? inCentury : yearOfRoc(year));
  }
  const isThai = locale.startsWith("th");
  if (typed.length === 4) return String(isThai && year >= FIRST_BUDDHIST_YEAR ? year - BUDDHIST_ERA : year);
  if (typed.length !== 2) return null;
  const current = Number(now.slice(0, 4)) + (isThai ? BUDDHIST_ERA : 0);
  const inCentury = current - (current % CENTURY) + year;
  const distance = inCentury - current;
  const centuries = distance > CENTURY / 2 ? -CENTURY : distance <= -CENTURY / 2 ? CENTURY : 0;
  return String(inCentury + centuries - (isThai ? BUDDHIST_ERA : 0));
}

/** Returns the day of these numbers; null if it does not exist. */
function calendarDay(year: string, month: string, day: string): string | null {
  if (month.length > 2 || day.length > 2) return null;
  return readDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`) || null;
}

const CLOCK = /^(\d{1,2})(?:[:.時點点](\d{2})分?|[時點点])?(?:\s*น\.?)?$/;
const COMPACT_CLOCK = /^(\d{1,2})(\d{2})$/;
const MORNING = /^(?:上午|午前)\s*|\s*(?:am|a\.m\.)$/;
const AFTERNOON = /^(?:下午|午後)\s*|\s*(?:pm|p\.m\.)$/;

/** Reads a typed time as HH:mm: 9, 930, 14:30, 2:30 pm, or "now"; null for anything else. */
export function readTypedTime(typed: string, { now }: Pick<TypedContext, "now">): string | null {
  const text = normalizeTyped(typed);
  if (isNow(text)) return now.slice(11);
  const half = MORNING.test(text) ? 0 : AFTERNOON.test(text) ? 12 : null;
  const bare = text.replace(MORNING, "").replace(AFTERNOON, "");
  const [, hours = "", minutes = "00"] = CLOCK.exec(bare) ?? COMPACT_CLOCK.exec(bare) ?? [];
  const hour = half === null ? Number(hours) : (Number(hours) % 12) + half;
  const isHour = half === null ? hour < 24 : Number(hours) >= 1 && Number(hours) <= 12;
  if (hours === "" || !isHour || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

/** Reads a typed day and time as YYYY-MM-DDTHH:mm, such as "tomorrow 14:30"; null for anything else. */
export function readTypedDayTime(typed: string, context: TypedContext): ClockText | null {
  const text = normalizeTyped(typed).replace(/(\d)t(\d)/, "$1 $2");
  if (isNow(text)) return context.now;
  // The time begins after a space or after the last letter of a word; the latest such place is tried first.
  const places = [...text.matchAll(/\s+|(?<=\p{L}\p{M}*)(?=\d)/gu)].map(({ index }) => index).reverse();
  for (const place of places) {
    const day = readTypedDay(text.slice(0, place), context);
    const time = day === null ? null : readTypedTime(text.slice(place), context);
    if (time !== null) return `${day}T${time}`;
  }
  return null;
}

/** Reads a typed day whose time may be missing, which is midnight then; null for anything else. */
export function readTypedDayOptionalTime(typed: string, context: TypedContext): ClockText | null {
  const day = readTypedDay(typed, context);
  return readTypedDayTime(typed, context) ?? (day === null ? null : atMidnight(day));
}

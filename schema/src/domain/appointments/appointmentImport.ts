import { namesBetweenCommas, readHeader, type TableColumns, type TableRules } from "../products/tableFile.ts";
import { dayReader, timeBehind } from "../tables/writtenDay.ts";
import { type DayMinutes, instantAt, measureDay, minuteAtClock } from "../time/dayMinutes.ts";
import { readMoment } from "../time/shopTime.ts";
import { spreadsheetDayZero } from "../time/spreadsheetDates.ts";
import { cleanCell } from "../typedText.ts";

/**
 * The columns that the import reads, by their names (decisions.md §5) or by their headings in any language. Other columns
 * are ignored.
 */
export const APPOINTMENT_COLUMNS = [
  "customer_name",
  "customer_phone",
  "start_time",
  "services",
  "staff",
  "remark",
] as const;

export type AppointmentColumn = (typeof APPOINTMENT_COLUMNS)[number];

/** Columns without which an appointment cannot be created. */
export const REQUIRED_APPOINTMENT_COLUMNS: readonly AppointmentColumn[] = APPOINTMENT_COLUMNS.slice(0, 4);

/** Limits of a file of appointments, which has one appointment per row. */
export const APPOINTMENT_FILE: TableRules = {
  types: ["xlsx", "xls"],
  maxBytes: 5_000_000,
  maxRows: 5000,
  columns: APPOINTMENT_COLUMNS,
};

/**
 * Maps each header cell to its column, null for an ignored cell. Returns null when a required column is
 * missing or a column occurs twice.
 */
export function readAppointmentHeader(
  cells: readonly string[],
  headings?: TableColumns<AppointmentColumn>["headings"],
): (AppointmentColumn | null)[] | null {
  const header = readHeader({ columns: APPOINTMENT_COLUMNS, headings }, cells);
  return REQUIRED_APPOINTMENT_COLUMNS.every((column) => header?.includes(column)) ? header : null;
}

/** Returns the trimmed cells of a row by column. */
export function readAppointmentCells(
  header: readonly (AppointmentColumn | null)[],
  cells: readonly string[],
): Record<AppointmentColumn, string> {
  const text = (column: AppointmentColumn) => cells[header.indexOf(column)]?.trim() ?? "";
  return {
    customer_name: text("customer_name"),
    customer_phone: text("customer_phone"),
    start_time: text("start_time"),
    services: text("services"),
    staff: text("staff"),
    remark: text("remark"),
  };
}

/** Whether a record has this name. */
type IsKnown = (name: string) => boolean;

/**
 * Splits the names in one cell at semicolons, and at commas between known names. Empty names are preserved, except at the end, because position
 * matters.
 */
function readNames(text: string, isKnown: IsKnown): string[] {
  const names = text
    .split(/[;；]/)
    .map((name) => name.trim())
    .flatMap((name) => namesBetweenCommas(name, isKnown));
  return names.slice(0, names.findLastIndex((name) => name !== "") + 1);
}

/** Returns the names of services; null when there are none or one of them is empty. */
export function readServiceNames(text: string, isKnown: IsKnown = () => false): string[] | null {
  const names = readNames(text, isKnown);
  return names.length === 0 || names.includes("") ? null : names;
}

/**
 * Returns the staff member's name for each of `count` services; an empty name means not specified. A single
 * name without a semicolon applies to all services; otherwise names match services by position, and services
 * without a name are not specified. Returns null when there are more names than services.
 */
export function readStaffNames(text: string, count: number, isKnown: IsKnown = () => false): string[] | null {
  const names = readNames(text, isKnown);
  const [only = ""] = names;
  if (names.length === 1 && !/[;；]/.test(text)) return Array<string>(count).fill(only);
  return names.length > count ? null : Array.from({ length: count }, (_, index) => names[index] ?? "");
}

const SERIAL = /^\d{1,7}(\.\d+)?$/;
const SECONDS_OF_DAY = 86_400;

/**
 * Returns a function that reads the start times of one workbook. A spreadsheet date (a number of days without
 * a zone) and a text such as `2026-11-23 10:00`, `115/11/23 上午 10:00`, or `23/11/2569 10:00` are in the store's zone;
 * an ISO 8601 instant has its own offset. Where day and month cannot be told apart, `texts`, all start times of the
 * workbook, decide, and days from `today` on are preferred. The function returns null for anything else.
 */
export function startReader({
  zone,
  from1904,
  texts = [],
  today = "",
}: {
  zone: string;
  from1904: boolean;
  texts?: readonly string[];
  today?: string;
}): (text: string) => Date | null {
  const readDay = dayReader(texts.map(cleanCell), (day) => day >= today);
  const dayZero = spreadsheetDayZero(from1904);
  const days = new Map<string, DayMinutes>();

  function atClock(day: string, clockMinute: number): Date | null {
    if (readMoment(day) === null) return null;
    const measured = days.get(day) ?? measureDay(day, zone);
    days.set(day, measured);
    return instantAt(measured, minuteAtClock(measured, clockMinute));
  }

  return (text) => {
    const plain = cleanCell(text);
    if (SERIAL.test(plain)) {
      // Rounds to the nearest second, because a binary fraction of a day is not exact.
      const shown = new Date(dayZero + Math.round(Number(plain) * SECONDS_OF_DAY) * 1000);
      return atClock(shown.toISOString().slice(0, 10), shown.getUTCHours() * 60 + shown.getUTCMinutes());
    }
    const moment = readMoment(plain);
    if (moment !== null && "instant" in moment) return moment.instant;
    const read = readDay(plain);
    if (read === null || read === "AMBIGUOUS") return null;
    const [hour, minute] = (timeBehind(read.rest) || null)?.split(":") ?? [];
    return minute === undefined ? null : atClock(read.day, Number(hour) * 60 + Number(minute));
  };
}

/** A phone number from whose beginning a spreadsheet has removed the 0: it has nothing but nine or ten digits. */
const SHORTENED_PHONE = /^[1-9]\d{8,9}$/;

/** Returns whether a phone number lacks its first 0, as in a cell that a spreadsheet reads as a number. */
export const lacksZero = (phone: string): boolean => SHORTENED_PHONE.test(cleanCell(phone));

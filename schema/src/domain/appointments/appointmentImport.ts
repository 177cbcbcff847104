import { readHeader, type TableRules } from "../products/tableFile.ts";
import { type DayMinutes, instantAt, measureDay, minuteAtClock } from "../time/dayMinutes.ts";
import { readMoment } from "../time/shopTime.ts";

/** The columns that are read, by their headers (decisions.md §5). Others are ignored. */
export const APPOINTMENT_COLUMNS = [
  "customer_name",
  "customer_phone",
  "start_time",
  "services",
  "staff",
  "remark",
] as const;

export type AppointmentColumn = (typeof APPOINTMENT_COLUMNS)[number];

/** Without them there is no appointment. */
export const REQUIRED_APPOINTMENT_COLUMNS: readonly AppointmentColumn[] = APPOINTMENT_COLUMNS.slice(0, 4);

/** What a file of appointments may be: one for each row. */
export const APPOINTMENT_FILE: TableRules = {
  types: ["xlsx", "xls"],
  maxBytes: 5_000_000,
  maxRows: 5000,
  columns: APPOINTMENT_COLUMNS,
};

/** What each column of a header line is; null for one that is not read. Null as a whole: one is missing, or stands twice. */
export function readAppointmentHeader(cells: readonly string[]): (AppointmentColumn | null)[] | null {
  const header = readHeader(APPOINTMENT_COLUMNS, cells);
  return REQUIRED_APPOINTMENT_COLUMNS.every((column) => header?.includes(column)) ? header : null;
}

/** The cells of a row by their columns, trimmed. */
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

/** Names stand in one cell, a semicolon between them: in their order, empty ones kept but at the end. */
function readNames(text: string): string[] {
  const names = text.split(/[;；]/).map((name) => name.trim());
  return names.slice(0, names.findLastIndex((name) => name !== "") + 1);
}

/** The names of services; null when there are none, or nothing stands between two semicolons. */
export function readServiceNames(text: string): string[] | null {
  const names = readNames(text);
  return names.length === 0 || names.includes("") ? null : names;
}

/**
 * Who does each of `count` services; empty: not specified. One name alone does all of them; otherwise names follow the
 * services, and those for whom there is none are not specified. Null: more names than services.
 */
export function readStaffNames(text: string, count: number): string[] | null {
  const names = readNames(text);
  const [only = ""] = names;
  if (names.length === 1 && !/[;；]/.test(text)) return Array<string>(count).fill(only);
  return names.length > count ? null : Array.from({ length: count }, (_, index) => names[index] ?? "");
}

const SERIAL = /^\d{1,7}(\.\d+)?$/;
const LOCAL = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})[ T]+(\d{1,2}):(\d{2})(?::\d{2})?$/;
const SECONDS_OF_DAY = 86_400;

/** What day 0 of a spreadsheet is: counted from 1900, with a leap day in that year which there was not, and from 1904. */
const DAY_0 = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/**
 * Reads the starts in one workbook: a spreadsheet's own date (a number of days, without a zone) or a text `2026-11-23 10:00` or
 * `2026/11/23 10:00` is the store's clock; an ISO 8601 instant has its offset. Null when it is none of these.
 */
export function startReader({
  zone,
  from1904,
}: {
  zone: string;
  from1904: boolean;
}): (text: string) => Date | null {
  const dayZero = DAY_0[from1904 ? 1904 : 1900];
  const days = new Map<string, DayMinutes>();

  function atClock(day: string, clockMinute: number): Date | null {
    if (readMoment(day) === null) return null;
    const measured = days.get(day) ?? measureDay(day, zone);
    days.set(day, measured);
    return instantAt(measured, minuteAtClock(measured, clockMinute));
  }

  return (text) => {
    const plain = text.normalize("NFKC");
    if (SERIAL.test(plain)) {
      // The nearest second: numbers cannot keep thirds of a day.
      const shown = new Date(dayZero + Math.round(Number(plain) * SECONDS_OF_DAY) * 1000);
      return atClock(shown.toISOString().slice(0, 10), shown.getUTCHours() * 60 + shown.getUTCMinutes());
    }
    const parts = LOCAL.exec(plain);
    if (parts === null) {
      const moment = readMoment(plain);
      return moment !== null && "instant" in moment ? moment.instant : null;
    }
    const [, year = "", , month = "", date = "", hour, minute] = parts;
    if (Number(hour) > 23 || Number(minute) > 59) return null;
    const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
    return atClock(day, Number(hour) * 60 + Number(minute));
  };
}

import { dayReader, type ReadDay, timeBehind } from "../tables/writtenDay.ts";

/** A day and a time of day as a bank writes them; null for a time that is not there. */
export interface BankMoment {
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM or null. */
  time: string | null;
}

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

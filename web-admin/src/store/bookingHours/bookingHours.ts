import { formatClock, readShiftTimes } from "@machiya/schema/domain/shifts/shiftTimes";

/** Booking hours on a weekday (1 is Monday, 7 is Sunday), in minutes of the day. */
export interface Hours {
  weekday: number;
  startMinute: number;
  endMinute: number;
}

/** Booking hours as form values: HH:mm, empty if not typed yet; midnight as an end is 00:00. */
export interface HoursDraft {
  weekday: number;
  start: string;
  end: string;
}

/** Joins hours into one text, so that sets of hours can be compared. */
export function joinHours(hours: readonly HoursDraft[]): string {
  return hours.map(({ weekday, start, end }) => `${weekday} ${start}-${end}`).join(",");
}

export function splitHours(text: string): HoursDraft[] {
  return text
    .split(",")
    .filter((part) => part !== "")
    .map((part) => {
      const [weekday = "", times = ""] = part.split(" ");
      const [start = "", end = ""] = times.split("-");
      return { weekday: Number(weekday), start, end };
    });
}

/** Returns the record's hours as one text of a draft, sorted by weekday and time. */
export function hoursText(hours: readonly Hours[]): string {
  const sorted = hours.toSorted((a, b) => a.weekday - b.weekday || a.startMinute - b.startMinute);
  return joinHours(
    sorted.map(({ weekday, startMinute, endMinute }) => ({
      weekday,
      start: formatClock(startMinute),
      end: formatClock(endMinute % 1440),
    })),
  );
}

/**
 * Parses the text into minutes; null if a time is missing, an end is not after its start, or hours of a
 * weekday overlap.
 */
export function readHours(text: string, zone: string): Hours[] | null {
  const read: Hours[] = [];
  for (const { weekday, start, end } of splitHours(text)) {
    const times = readShiftTimes({ start, end }, zone);
    if ("problem" in times) return null;
    read.push({ weekday, startMinute: times.start, endMinute: times.end });
  }
  const sorted = read.toSorted((a, b) => a.weekday - b.weekday || a.startMinute - b.startMinute);
  const overlap = sorted.some((hours, at) => {
    const before = sorted[at - 1];
    return before?.weekday === hours.weekday && before.endMinute > hours.startMinute;
  });
  return overlap ? null : sorted;
}

import { formatClock, readShiftTimes } from "@machiya/schema/domain/shifts/shiftTimes";

/** When appointments are taken on a weekday (1 Monday to 7 Sunday), in minutes of the day. */
export interface Hours {
  weekday: number;
  startMinute: number;
  endMinute: number;
}

/** The same as a form holds it: times as HH:mm, empty where none is written; midnight as an end is 00:00. */
export interface HoursDraft {
  weekday: number;
  start: string;
  end: string;
}

/** All hours as one text, so that two sets of them can be compared. */
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

/** The record's hours as one text of a form, by weekday and time. */
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

/** What is written, as minutes; null when a time is missing, an end does not come after its start, or two hours of a weekday overlap. */
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

import { useDates } from "../../language/useDates.ts";

/** Formats a time span in the store's local time with the day written once: 2026/11/21 10:00–11:00. */
export function useSpan() {
  const { day, dayTime } = useDates();
  const time = (instant: string) => dayTime(instant).split(" ")[1] ?? "";
  return {
    time,
    span: (startsAt: string, endsAt: string) =>
      `${dayTime(startsAt)}–${day(startsAt) === day(endsAt) ? time(endsAt) : dayTime(endsAt)}`,
    /** Leaves out the day if it equals the day of `beside`. */
    shortSpan: (startsAt: string, endsAt: string, beside: string) =>
      day(startsAt) === day(beside) && day(endsAt) === day(beside)
        ? `${time(startsAt)}–${time(endsAt)}`
        : `${dayTime(startsAt)}–${day(startsAt) === day(endsAt) ? time(endsAt) : dayTime(endsAt)}`,
  };
}

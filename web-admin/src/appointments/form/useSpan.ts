import { useDates } from "../../language/useDates.ts";

/** From when to when by the store's clocks, the day said once: 2026/11/21 10:00–11:00. */
export function useSpan() {
  const { day, dayTime } = useDates();
  const time = (instant: string) => dayTime(instant).split(" ")[1] ?? "";
  return {
    time,
    span: (startsAt: string, endsAt: string) =>
      `${dayTime(startsAt)}–${day(startsAt) === day(endsAt) ? time(endsAt) : dayTime(endsAt)}`,
    /** Without the day, where it is the day of `beside`. */
    shortSpan: (startsAt: string, endsAt: string, beside: string) =>
      day(startsAt) === day(beside) && day(endsAt) === day(beside)
        ? `${time(startsAt)}–${time(endsAt)}`
        : `${dayTime(startsAt)}–${day(startsAt) === day(endsAt) ? time(endsAt) : dayTime(endsAt)}`,
  };
}

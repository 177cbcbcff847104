import { formatDay, formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { useStoreSettings } from "../session/storeSettings.ts";
import { useLanguage } from "./language.ts";
import { clockAt, clockText, instantAt, withoutMidnight } from "./zonedTime.ts";

/** Returns functions that format instants in the store's zone, never in the browser's. */
export function useDates() {
  const { locale } = useLanguage();
  const { timeZone } = useStoreSettings();
  const day = (instant: string) => formatDay(new Date(instant), timeZone, locale);
  const dayTime = (instant: string) => formatDayTime(new Date(instant), timeZone, locale);
  return {
    day,
    dayTime,
    /** Formats a date that may have a time; midnight means a day without one. */
    dayWithTime: (instant: string) => clockText(withoutMidnight(clockAt(instant, timeZone)), locale),
    /** Converts an instant to the value of a date and time field; empty for none. */
    clock: (instant: string | null | undefined) => (instant == null ? "" : clockAt(instant, timeZone)),
    /** Formats the value of a date field, or of a date and time field. */
    clockText: (clock: string) => clockText(clock, locale),
    /** Formats the value of a field whose time is optional. */
    dayClockText: (clock: string) => clockText(withoutMidnight(clock), locale),
    /** Converts the value of such a field to an instant; null if it is empty. */
    instant: (clock: string) => instantAt(clock, timeZone),
  };
}

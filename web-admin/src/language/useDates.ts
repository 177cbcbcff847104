import { formatDay, formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { useStoreSettings } from "../session/storeSettings.ts";
import { useLanguage } from "./language.ts";
import { clockAt, clockText, instantAt } from "./zonedTime.ts";

/** Returns functions that format instants in the store's zone, never in the browser's. */
export function useDates() {
  const { locale } = useLanguage();
  const { timeZone } = useStoreSettings();
  return {
    day: (instant: string) => formatDay(new Date(instant), timeZone, locale),
    dayTime: (instant: string) => formatDayTime(new Date(instant), timeZone, locale),
    /** Converts an instant to the value of a date and time field; empty for none. */
    clock: (instant: string | null | undefined) => (instant == null ? "" : clockAt(instant, timeZone)),
    /** Formats the value of a date field, or of a date and time field. */
    clockText: (clock: string) => clockText(clock, locale),
    /** Converts the value of such a field to an instant; null if it is empty. */
    instant: (clock: string) => instantAt(clock, timeZone),
  };
}

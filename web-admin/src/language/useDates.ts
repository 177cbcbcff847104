import { formatDay, formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { useStoreSettings } from "../session/storeSettings.ts";
import { useLanguage } from "./language.ts";
import { clockAt, instantAt } from "./zonedTime.ts";

/** Instants as the shop's people read them: in the store's zone, never the browser's. */
export function useDates() {
  const { locale } = useLanguage();
  const { timeZone } = useStoreSettings();
  return {
    day: (instant: string) => formatDay(new Date(instant), timeZone, locale),
    dayTime: (instant: string) => formatDayTime(new Date(instant), timeZone, locale),
    /** For a field of date and time: the reading of the shop's clocks; empty for none. */
    clock: (instant: string | null | undefined) => (instant == null ? "" : clockAt(instant, timeZone)),
    /** The instant that such a field says; null when it is empty. */
    instant: (clock: string) => instantAt(clock, timeZone),
  };
}

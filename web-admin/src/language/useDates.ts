import { localeOf } from "@machiya/schema/domain/language";
import { formatDay, formatDayTime } from "@machiya/schema/domain/shopTime";
import { useStoreSettings } from "../session/storeSettings.ts";
import { useLanguage } from "./language.ts";

/** Instants as the shop's people read them: in the store's zone, never the browser's. */
export function useDates() {
  const { language } = useLanguage();
  const { timeZone } = useStoreSettings();
  const locale = localeOf(language);
  return {
    day: (instant: string) => formatDay(new Date(instant), timeZone, locale),
    dayTime: (instant: string) => formatDayTime(new Date(instant), timeZone, locale),
  };
}

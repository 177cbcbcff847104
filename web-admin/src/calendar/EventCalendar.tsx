import "@event-calendar/core/index.css";
import { useEffect, useRef } from "react";
import type { CalendarProps } from "./calendarProps.ts";
import { describeDays } from "./content.ts";
import { useCalendarOptions } from "./useCalendarOptions.ts";
import { useCalendarStyles } from "./useCalendarStyles.ts";
import { useDayKeys } from "./useDayKeys.ts";
import { useEventCalendar } from "./useEventCalendar.ts";

/** The grid itself, drawn by the library; the only file that a page loads it through. */
export function EventCalendar(props: CalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  const { options, sayingOf } = useCalendarOptions(props);
  useEventCalendar(root, options);
  useEffect(() => {
    if (root.current !== null) describeDays(root.current, sayingOf);
  }, [sayingOf]);
  useDayKeys(root, props, props.onNavigate);
  return <div ref={root} className={useCalendarStyles()} />;
}

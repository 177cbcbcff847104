import { DayGrid, Interaction, ResourceTimeGrid, TimeGrid } from "@event-calendar/core";
import "@event-calendar/core/index.css";
import { type CSSProperties, useEffect, useRef } from "react";
import type { CalendarProps } from "./calendarProps.ts";
import { describeDays } from "./content.ts";
import { EventCard } from "./EventCard.tsx";
import { useCalendarOptions } from "./useCalendarOptions.ts";
import { DAY_WIDTHS, useCalendarStyles } from "./useCalendarStyles.ts";
import { useDayKeys } from "./useDayKeys.ts";
import { useEventCalendar } from "./useEventCalendar.ts";
import { useEventKeys } from "./useEventKeys.ts";

/** Windows in which most of a week is visible. */
const WIDE = "(min-width: 1100px)";

const PLUGINS = [DayGrid, TimeGrid, ResourceTimeGrid, Interaction];

/** Returns the style with the columns of a week. */
const weekStyle = (widths: readonly number[]) =>
  ({ [DAY_WIDTHS]: widths.map((width) => `minmax(${width}px, 1fr)`).join(" ") }) as CSSProperties;

/** Renders the grid with the library. It is the only module through which pages load the library. */
export function EventCalendar(props: CalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  const { options, sayingOf, dayWidths } = useCalendarOptions(props);
  useEventCalendar(root, PLUGINS, options);
  useEffect(() => {
    if (root.current !== null) describeDays(root.current, sayingOf);
  }, [sayingOf]);
  const { view, day } = props;
  useEffect(() => {
    // A busy month is higher than the window, so it opens on its day; a busy week is wider. A wide window hides as
    // few earlier days as it can; a phone shows few days, so its first one is the day.
    const frame = requestAnimationFrame(() => {
      const cell = root.current?.querySelector(`[data-day="${day}"]`)?.closest(".ec-day, .ec-col-head");
      const inline = matchMedia(WIDE).matches ? "nearest" : "start";
      if (view !== "day") cell?.scrollIntoView({ block: "nearest", inline });
    });
    return () => cancelAnimationFrame(frame);
  }, [view, day]);
  useDayKeys(root, props, props.onNavigate);
  useEventKeys(root, props);
  const grid = useCalendarStyles();
  return (
    <>
      <div ref={root} className={grid} style={dayWidths === null ? undefined : weekStyle(dayWidths)} />
      {props.card !== undefined && <EventCard root={root} contentOf={props.card} />}
    </>
  );
}

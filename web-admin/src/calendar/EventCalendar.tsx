import { DayGrid, Interaction, ResourceTimeGrid, TimeGrid } from "@event-calendar/core";
import "@event-calendar/core/index.css";
import { useEffect, useRef } from "react";
import type { CalendarProps } from "./calendarProps.ts";
import { describeDays } from "./content.ts";
import { EventCard } from "./EventCard.tsx";
import { useCalendarOptions } from "./useCalendarOptions.ts";
import { useCalendarStyles } from "./useCalendarStyles.ts";
import { useDayKeys } from "./useDayKeys.ts";
import { useEventCalendar } from "./useEventCalendar.ts";
import { useEventKeys } from "./useEventKeys.ts";

const PLUGINS = [DayGrid, TimeGrid, ResourceTimeGrid, Interaction];

/** Renders the grid with the library. It is the only module through which pages load the library. */
export function EventCalendar(props: CalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  const { options, sayingOf } = useCalendarOptions(props);
  useEventCalendar(root, PLUGINS, options);
  useEffect(() => {
    if (root.current !== null) describeDays(root.current, sayingOf);
  }, [sayingOf]);
  const { view, day } = props;
  useEffect(() => {
    // A busy month is higher than the window, so it opens on its day; a busy week is wider.
    const frame = requestAnimationFrame(() => {
      const cell = root.current?.querySelector(`[data-day="${day}"]`)?.closest(".ec-day, .ec-col-head");
      if (view !== "day") cell?.scrollIntoView({ block: "nearest", inline: "start" });
    });
    return () => cancelAnimationFrame(frame);
  }, [view, day]);
  useDayKeys(root, props, props.onNavigate);
  useEventKeys(root, props);
  const grid = useCalendarStyles();
  return (
    <>
      <div ref={root} className={grid} />
      {props.card !== undefined && <EventCard root={root} contentOf={props.card} />}
    </>
  );
}

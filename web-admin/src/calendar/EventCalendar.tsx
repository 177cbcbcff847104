import { DayGrid, Interaction, ResourceTimeGrid, TimeGrid } from "@event-calendar/core";
import "@event-calendar/core/index.css";
import { makeStyles, tokens } from "@fluentui/react-components";
import { type CSSProperties, useEffect, useRef } from "react";
import { useMessages } from "../language/language.ts";
import type { CalendarProps } from "./calendarProps.ts";
import { describeDays } from "./content.ts";
import { EventCard } from "./EventCard.tsx";
import { MIN_EMPTY_DAY_WIDTH } from "./eventRendering.ts";
import { useCalendarOptions } from "./useCalendarOptions.ts";
import { DAY_WIDTHS, FITTED_DAY_WIDTHS, useCalendarStyles, WEEK_REST } from "./useCalendarStyles.ts";
import { useDayKeys } from "./useDayKeys.ts";
import { useEventCalendar } from "./useEventCalendar.ts";
import { useEventKeys } from "./useEventKeys.ts";
import { useScrollingFrame } from "./useScrollingFrame.ts";

const useStyles = makeStyles({
  hint: {
    margin: 0,
    padding: "6px 12px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    "@media print": { display: "none" },
  },
});

/** Windows in which a whole week is visible. */
const WIDE = "(min-width: 1100px)";

const PLUGINS = [DayGrid, TimeGrid, ResourceTimeGrid, Interaction];

/** Returns the style with the columns of a week. */
function weekStyle(widths: readonly number[]): CSSProperties {
  const extras = widths.map((width) => width - MIN_EMPTY_DAY_WIDTH);
  const sum = extras.reduce((total, extra) => total + extra, 0) || 1;
  return {
    [DAY_WIDTHS]: widths.map((width) => `minmax(${width}px, 1fr)`).join(" "),
    // Days share the width that empty ones leave, so that a busy week is no wider than the grid.
    [FITTED_DAY_WIDTHS]: extras
      .map(
        (extra) =>
          `minmax(calc(${MIN_EMPTY_DAY_WIDTH}px + min(${extra}px, ${WEEK_REST} * ${extra / sum})), 1fr)`,
      )
      .join(" "),
  } as CSSProperties;
}

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
    // A busy month is higher than the window, so it opens on its day. A wide window shows the whole week; a phone shows
    // few of its days, so the first one is the day.
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
  const styles = useStyles();
  const words = useMessages("calendar");
  const hasHours = view === "day" || (view === "week" && props.week !== "list");
  const people = view === "day" ? props.resources : undefined;
  const scrollsSideways = useScrollingFrame(root, {
    grid: hasHours ? (people ?? view) : null,
    name: people === undefined ? props.label : words.people,
  });
  const isSideways = scrollsSideways && people !== undefined;
  return (
    <>
      {isSideways && <p className={styles.hint}>{words.sideways} ↔</p>}
      <div
        ref={root}
        className={grid}
        data-sideways={isSideways || undefined}
        style={dayWidths === null ? undefined : weekStyle(dayWidths)}
      />
      {props.card !== undefined && <EventCard root={root} contentOf={props.card} />}
    </>
  );
}

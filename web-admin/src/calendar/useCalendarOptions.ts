import type { Calendar } from "@event-calendar/core";
import { localDay, shortWeekday } from "@machiya/schema/client/dayFormat";
import { localeOf } from "@machiya/schema/domain/language";
import { formatClock } from "@machiya/schema/domain/shifts/shiftTimes";
import { instantOfWall, moveSpan, resizedMinutes } from "@machiya/schema/domain/time/calendarTime";
import { utcOffset } from "@machiya/schema/domain/time/shopTime";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLanguage, useMessages } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { BOTTOM_BAR, useMediaQuery } from "../ui/useMediaQuery.ts";
import type { CalendarProps } from "./calendarProps.ts";
import { dayHead, dayName } from "./calendarText.ts";
import { backgroundContent, type DaySummary, dayContent, eventContent } from "./content.ts";
import {
  daySums,
  isSharedAbsence,
  MIN_DAY_WIDTH,
  MIN_EVENT_WIDTH,
  namedAbsences,
  openingMinute,
  type RenderedEvent,
  renderBackground,
  renderEvent,
  shownHours,
  weekDayWidths,
} from "./eventRendering.ts";

const MINUTES_OF_DAY = 1440;
const HOURS = { from: 9 * 60, to: 21 * 60 };
const NONE: readonly never[] = [];

/** Returns the library's name of the view. */
function viewName({ view, week, resources }: CalendarProps): string {
  if (view === "month") return "dayGridMonth";
  if (view === "week") return week === "list" ? "dayGridWeek" : "timeGridWeek";
  return resources === undefined ? "timeGridDay" : "resourceTimeGridDay";
}

/** Returns the zone's current offset from UTC as +08:00, which the library needs for its now indicator. */
function offsetText(zone: string): string {
  const minutes = utcOffset(new Date(), zone);
  return `${minutes < 0 ? "-" : "+"}${formatClock(Math.abs(minutes))}`;
}

const minutesOf = (delta: Calendar.Duration) => delta.days * MINUTES_OF_DAY + delta.seconds / 60;

/**
 * Returns the library's options for a calendar. All times are exchanged as local texts or differences,
 * because the library's Date objects use the browser's zone, in which an hour may not exist.
 */
export function useCalendarOptions(props: CalendarProps): {
  options: Calendar.Options;
  /** Returns the current description of a day, also for a button that is already rendered. */
  sayingOf: (day: string) => DaySummary;
  /** The minimum widths of the days of a week with hours, in pixels. */
  dayWidths: readonly number[] | null;
} {
  const { language } = useLanguage();
  const words = useMessages("calendar");
  const { timeZone: zone } = useStoreSettings();
  const locale = localeOf(language);

  const { view, day, week, events, resources, backgrounds = NONE, hours = HOURS } = props;
  const name = viewName(props);
  const showsHours = view === "day" || (view === "week" && week !== "list");
  const resizes = showsHours && props.onResize !== undefined;

  const sums = useMemo(
    () => daySums({ view, day }, events, backgrounds, { zone }),
    [view, day, events, backgrounds, zone],
  );
  const heads = useMemo(
    () => (showsHours ? daySums({ view, day }, [], namedAbsences(backgrounds, zone), { zone }) : sums),
    [showsHours, view, day, backgrounds, zone, sums],
  );
  const sayingOf = useCallback(
    (of: string) => {
      const { count = 0, notes = NONE } = sums.get(of) ?? {};
      const amount = count === 0 ? words.nothing : words.events(count);
      const name = [dayName(of, locale), ...notes, amount].join(", ");
      return { name, notes: heads.get(of)?.notes ?? NONE };
    },
    [sums, heads, locale, words],
  );
  const latest = useRef({ props, zone, sayingOf });
  useEffect(() => {
    latest.current = { props, zone, sayingOf };
  });

  const callbacks = useMemo(() => handlers(latest), []);
  const cells = useMemo<Calendar.Options>(() => {
    const cell = (of: string, text: string) =>
      dayContent(
        {
          day: of,
          text,
          tabStop: of === latest.current.props.day,
          onClick: (clicked, button) => latest.current.props.onDayClick(clicked, button),
        },
        latest.current.sayingOf(of),
      );
    return {
      dayHeaderFormat: (date) => {
        const of = localDay(date);
        return showsHours ? cell(of, dayHead(of, locale)) : shortWeekday(of, locale);
      },
      dayCellContent: ({ date, allDay }) => {
        const of = localDay(date);
        const text = view === "month" ? String(date.getDate()) : dayHead(of, locale).replace(/[^\d/]+/g, "");
        return allDay ? cell(of, text) : "";
      },
    };
  }, [view, showsHours, locale]);
  const highlighted = useMemo<Calendar.Options>(
    () => ({
      highlightedDates: showsHours ? [] : [...sums].filter(([, { closed }]) => closed).map(([of]) => of),
    }),
    [sums, showsHours],
  );

  const rendered = useMemo<Calendar.Options>(
    () => ({
      events: [
        ...events.map((event) => renderEvent(event, { zone, locale }, { resizes })),
        ...(showsHours
          ? backgrounds
              .filter((one) => !isSharedAbsence(one))
              .map((one) => renderBackground(one, { zone, locale }))
          : []),
      ],
    }),
    [events, backgrounds, showsHours, resizes, zone, locale],
  );
  const columns = useMemo<Calendar.Options>(
    () => (resources === undefined ? {} : { resources: resources.map(({ id, title }) => ({ id, title })) }),
    [resources],
  );

  // Events at the same time share the width of their day, so busy days are wider.
  const dayWidths = useMemo(
    () => (name === "timeGridWeek" ? weekDayWidths(day, events, zone) : null),
    [name, day, events, zone],
  );
  const { from, to } = useMemo(
    () => (showsHours ? shownHours(hours, { view, day }, events, zone) : hours),
    [showsHours, hours, view, day, events, zone],
  );
  // It is the time at which the page was turned, so that the passing time does not scroll the view.
  const opensAt = useMemo(
    () => formatClock(openingMinute({ from }, { view, day }, new Date(), zone)),
    [from, view, day, zone],
  );
  const offset = offsetText(zone);
  // On narrow windows the grid scrolls sideways anyway, so that names and times have more room.
  const isNarrow = useMediaQuery(BOTTOM_BAR);
  const columnWidth = resources === undefined || isNarrow ? MIN_DAY_WIDTH : MIN_EVENT_WIDTH;
  const options = useMemo<Calendar.Options>(
    () => ({
      ...FIXED,
      ...callbacks,
      locale,
      timeZone: offset,
      slotMinTime: formatClock(from),
      slotMaxTime: formatClock(to),
      scrollTime: opensAt,
      ...cells,
      ...highlighted,
      ...columns,
      columnWidth: `minmax(${columnWidth}px, 1fr)`,
      view: name,
      date: day,
      ...rendered,
    }),
    [
      callbacks,
      locale,
      offset,
      from,
      to,
      opensAt,
      cells,
      highlighted,
      columns,
      columnWidth,
      name,
      day,
      rendered,
    ],
  );
  return { options, sayingOf, dayWidths };
}

/** The constant options: weeks start on Sunday (decisions.md §5), and the library's toolbar is hidden. */
const FIXED: Calendar.Options = {
  headerToolbar: { start: "", center: "", end: "" },
  firstDay: 0,
  allDaySlot: false,
  nowIndicator: true,
  slotEventOverlap: false,
  slotHeight: 37,
  snapDuration: "00:15:00",
  longPressDelay: 400,
  eventContent: ({ event }) => {
    const rendered = event.extendedProps as RenderedEvent;
    return event.display === "background" ? backgroundContent(rendered.title) : eventContent(rendered);
  },
};

type Latest = { readonly current: { props: CalendarProps; zone: string } };

function handlers(latest: Latest): Calendar.Options {
  return {
    eventClick: ({ event, el, jsEvent }) => {
      // Without this, the same Enter key would also press the first button of the opened dialog.
      jsEvent.preventDefault();
      latest.current.props.onEventClick(String(event.id), el);
    },
    dateClick: ({ dateStr, allDay, dayEl, resource }) => {
      const { props, zone } = latest.current;
      if (!allDay && props.onTimeClick !== undefined) {
        props.onTimeClick({ at: instantOfWall(dateStr, zone), resourceId: resource?.id ?? null });
      } else props.onDayClick(dateStr.slice(0, 10), dayEl);
    },
    eventResize: ({ event, endDelta, revert }) => {
      const { props, zone } = latest.current;
      const resized = props.events.find(({ id }) => id === String(event.id));
      const minutes = resized === undefined ? 0 : resizedMinutes(resized, minutesOf(endDelta), zone);
      if (resized === undefined || minutes === 0 || props.onResize === undefined) return revert();
      props.onResize({ id: resized.id, minutes, undo: revert });
    },
    eventDrop: ({ event, delta, newResource, revert }) => {
      const { props, zone } = latest.current;
      const moved = props.events.find(({ id }) => id === String(event.id));
      if (moved === undefined || props.onMove === undefined) return revert();
      props.onMove({
        id: moved.id,
        ...moveSpan(moved, minutesOf(delta), zone),
        resourceId: newResource?.id ?? moved.resourceId ?? null,
        undo: revert,
      });
    },
  };
}
